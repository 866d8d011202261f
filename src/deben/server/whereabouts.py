"""From which address somebody came last: identities are free, so what is scarce is shared out by addresses too."""

from .recent import Recent

__all__ = ["Whereabouts"]

MOST_KNOWN = 20_000


class Whereabouts:
    """The last address of each person, in memory only and for nothing but fair shares."""

    def __init__(self) -> None:
        self._last: Recent[str, str] = Recent(MOST_KNOWN)

    def note(self, identity: str, address: str) -> None:
        """Know that somebody came from an address."""
        self._last.put(identity, address)

    def of(self, identity: str) -> str:
        """Return the address that somebody came from; the identity itself for somebody who has not come yet."""
        return self._last.get(identity, identity)
