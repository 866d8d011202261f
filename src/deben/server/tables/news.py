"""Who hears of tables besides the people at them: whoever must know subscribes, and a table knows none of them by name."""

from collections.abc import Callable

from .table import Table

__all__ = ["Listeners", "News"]

Hears = Callable[[Table], None]


class Listeners:
    """Those who want to hear of one kind of news, in the order in which they came."""

    def __init__(self) -> None:
        self._all: list[Hears] = []

    def add(self, hears: Hears) -> None:
        """Let somebody hear of it from now on."""
        self._all.append(hears)

    def tell(self, live: Table) -> None:
        """Tell all of them that it happened at a table."""
        for hears in self._all:
            hears(live)


class News:
    """What there is to hear of."""

    def __init__(self) -> None:
        self.moved = Listeners()
        """Another may have to decide: an entry was stored, a seat changed hands, a table was opened."""
        self.people = Listeners()
        """Somebody came, went, sat down, stood up, or is called otherwise."""
