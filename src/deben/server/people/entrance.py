"""Opening tables, and coming to them by a link."""

from collections.abc import Iterable
from functools import partial

from ...store import Store
from ...wire.http import CreateTable, Joined, TableCreated
from ..errors import ServiceError
from ..tables.creation import new_table
from ..tables.desk import ReadingDesk
from ..tables.reception import Reception
from ..tables.rulesets import Rulesets
from .company import Companies
from .lobby import Lobby

__all__ = ["Entrance"]


class Entrance:
    """The way to a table for people who open one or were invited."""

    def __init__(
        self, store: Store, rulesets: Rulesets, reception: Reception, lobby: Lobby, company: Companies, desk: ReadingDesk,
        programs: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.store, self.reception, self.lobby, self.company, self.desk = store, reception, lobby, company, desk
        self.rulesets, self.programs = rulesets, programs

    async def create(self, identity: str, request: CreateTable) -> TableCreated:
        """Return a new table, open to whoever has its links, or to everybody if it is to be public."""
        made = partial(new_table, request, identity, self.programs, self.rulesets.boards)
        table = made() if request.position is None else await self.desk.away(made)  # reading a position is work for the rules
        return await (self.lobby.open(table) if table.public else self.reception.add(table))

    async def join(self, identity: str, secret: str) -> Joined:
        """Return the table of an invitation after taking a seat there, or after being let in to watch."""
        invited = await self.store.invited(secret)
        if invited is None:
            raise ServiceError("no-invitation")
        table, kind = invited
        if kind == "watch":
            return await self.reception.watch(table, identity)
        return await self.reception.sit(table, identity, self.company.take)
