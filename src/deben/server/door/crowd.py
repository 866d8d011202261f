"""Connections by the address they come from: how many of one are open, and how many of these have not asked for anything."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Protocol

from ..limits import home_of
from ..nodes.relay import RELAYED

__all__ = ["MOST_QUIET", "Asking", "Crowd"]

MOST_QUIET = 100
"""Connections of one address that may wait with their first request: so many people do not knock in the same moment."""


class Asking(Protocol):
    """A connection over which requests come."""

    scope: Any
    """The last of them; None before the first."""


class Crowd:
    """The connections of one server that are no sockets."""

    def __init__(self, most: int, is_proxy: Callable[[str], bool] = lambda _: False) -> None:
        self.most, self.is_proxy = most, is_proxy
        self._open: defaultdict[str, set[Asking]] = defaultdict(set)
        self._quiet: Counter[str] = Counter()
        """How many have not asked for anything yet; a proxy's always have."""

    def refuses(self, host: str) -> tuple[str, dict[str, int]] | None:
        """Return why one more of an address is too many, and what was compared; None if it may come."""
        home = home_of(host)
        if self._is_many(host):
            return None
        if self._quiet[home] >= MOST_QUIET:
            return "too-many-silent", {"silent": self._quiet[home], "most": MOST_QUIET}
        count = self._count(home)
        return ("too-many-open", {"open": count, "most": self.most}) if count >= self.most else None

    def _is_many(self, host: str) -> bool:
        """Return whether an address stands for many people: that of a proxy, or a way in of this machine, which has none."""
        return not host or self.is_proxy(host) or self.is_proxy(home_of(host))

    def _count(self, home: str) -> int:
        """Return how many an address has open; what another server passed on belongs to people who were counted there."""
        lines = self._open.get(home, set())
        if len(lines) >= self.most:
            lines -= {line for line in lines if line.scope and RELAYED in (line.scope.get("extensions") or {})}
        return len(lines)

    def enter(self, line: Asking, host: str) -> None:
        """Count a connection that comes."""
        home = home_of(host)
        self._open[home].add(line)
        self._quiet[home] += 1

    def spoke(self, host: str) -> None:
        """Know that a connection has asked for something."""
        home = home_of(host)
        self._quiet[home] -= 1
        if not self._quiet[home]:
            del self._quiet[home]

    def leave(self, line: Asking, host: str) -> None:
        """Count a connection no longer."""
        home = home_of(host)
        lines = self._open.get(home, set())
        lines.discard(line)
        if not lines:
            self._open.pop(home, None)
