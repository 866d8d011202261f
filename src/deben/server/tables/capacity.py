"""How much a server takes on: at its limits newcomers are told to come back, so that those who are here do not wait."""

import logging
from collections.abc import Callable

from ...store import NewTable
from ...wire.codes import FailureCode
from ..errors import ServiceError
from ..logs import log
from ..settings import Settings
from ..workers import Thinkers
from .registry import Tables

__all__ = ["Capacity"]


class Capacity:
    """Knows when a server has as much as it takes."""

    def __init__(self, tables: Tables, thinkers: Thinkers, settings: Settings) -> None:
        self.tables, self.thinkers, self.settings = tables, thinkers, settings
        self.connections = 0
        """Sockets that are open to tables, at other servers too."""
        self._full: set[str] = set()

    def check_table(self, table: NewTable) -> None:
        """Raise ``ServiceError`` for a table too many, or for one more with bots where too many wait to be thought for."""
        self._check("tables", lambda: self._busy() >= self.settings.most_tables, "server-full")
        if any(seat.bot for seat in table.seats):
            self.check_bots()

    def check_bots(self) -> None:
        """Raise ``ServiceError`` for one more table with bots where too many wait to be thought for."""
        self._check("thinking", lambda: self.thinkers.waiting >= self.settings.most_thinking, "bots-busy")

    def check_connection(self) -> None:
        """Raise ``ServiceError`` for a connection too many; those who play are not asked."""
        self._check("connections", lambda: self.connections >= self.settings.most_connections, "server-full")

    def _busy(self) -> int:
        """Return how many tables are in use: somebody is there, or a bot is about to act."""
        if len(known := self.tables.known()) < self.settings.most_tables:
            return len(known)
        return sum(1 for live in known if live.connections or live.playing_bot is not None)

    def _check(self, what: str, full: Callable[[], bool], code: FailureCode) -> None:
        """Raise for a limit that is reached; the log says when it comes to that, and when it is over."""
        if full():
            if what not in self._full:
                self._full.add(what)
                log("the server is full", logging.WARNING, what=what)
            raise ServiceError(code)
        if what in self._full:
            self._full.discard(what)
            log("the server has room again", what=what)
