"""How long people have been away from a table, and for how long the others wait for them."""

from collections.abc import Collection, Iterable

__all__ = ["Absences"]

SECOND = 1000
LONGER = 5
"""So many times longer the others wait for somebody who is there and does not decide."""


class Absences:
    """When people were last at a table; of those who have not come since it is in memory, that is when it was fetched."""

    def __init__(self, fetched: int) -> None:
        self.fetched = fetched
        self._left: dict[str, int] = {}

    def left(self, identity: str, now: int) -> None:
        """Note that one of a person's lines is gone; while there is another, nobody asks for it."""
        self._left[identity] = now

    def gone(self, people: Iterable[str | None], present: Collection[str], now: int) -> dict[str, int]:
        """Return for how many milliseconds each of those who are not there has been away."""
        return {who: now - self._left.get(who, self.fetched) for who in people if who is not None and who not in present}

    def wait(self, identity: str, here: bool, decides_since: int, patience: int, now: int) -> int:
        """Return for how many seconds more the others wait for somebody who decides."""
        since = max(decides_since, self.fetched) if here else self._left.get(identity, self.fetched)
        left = since + patience * SECOND * (LONGER if here else 1) - now
        return max(0, -(-left // SECOND))
