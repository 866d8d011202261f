"""Opening tables, and coming to them by a link."""

from collections.abc import Iterable
from functools import partial

from ...store import ActionRow, Store
from ...store.rows import InvitationKind
from ...wire.company import Invitation
from ...wire.http import CreateTable, Joined, TableCreated
from ..errors import ServiceError
from ..tables.commands import Commands
from ..tables.creation import new_table
from ..tables.desk import ReadingDesk
from ..tables.going.rules import FILL
from ..tables.reception import Reception
from ..tables.rulesets import Rulesets
from .company import Companies
from .lobby import Lobby

__all__ = ["Entrance"]


class Entrance:
    """The way to a table for people who open one or were invited."""

    def __init__(
        self, store: Store, rulesets: Rulesets, reception: Reception, lobby: Lobby, company: Companies, desk: ReadingDesk,
        commands: Commands, programs: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.store, self.reception, self.lobby, self.company, self.desk = store, reception, lobby, company, desk
        self.commands = commands
        self.rulesets, self.programs = rulesets, programs

    async def create(self, identity: str, request: CreateTable) -> TableCreated:
        """Return a new table, open to whoever has its links, or to everybody if it is to be public."""
        made = partial(new_table, request, identity, self.programs, self.rulesets.boards)
        table = made() if request.position is None else await self.desk.away(made)  # reading a position is work for the rules
        return await (self.lobby.open(table) if table.public else self.reception.add(table))

    async def _invited(self, secret: str) -> tuple[str, InvitationKind]:
        invited = await self.store.invited(secret)
        if invited is None:
            raise ServiceError("no-invitation")
        return invited

    async def look(self, identity: str, secret: str) -> Invitation:
        """Return what an invitation is for, before anybody accepts it."""
        table, kind = await self._invited(secret)
        live = await self.reception.tables.get(table)
        row, company = live.row, self.company
        await company.know({row.creator} | {seat.identity for seat in row.seats if seat.identity})
        seats = live.mine(row.creator)
        return Invitation(
            table=self.lobby.shown(live, identity), seat=kind == "seat", free=await company.free(live, identity),
            host=company.name(live, row.creator), avatar=company.avatar(live, row.creator), host_seat=seats[0] if seats else None,
        )  # fmt: skip

    async def join(self, identity: str, secret: str, *, watch: bool = False) -> Joined:
        """Return the table of an invitation after taking a seat there, or after being let in to watch."""
        table, kind = await self._invited(secret)
        if watch or kind == "watch":
            return await self.reception.watch(table, identity)
        return await self.reception.sit(table, identity, self.company.take)

    async def fill(self, identity: str, table: str) -> None:
        """Let bots sit in the free seats of a table, if its host wants to begin: those that would go on for somebody who left."""
        async with self.reception.tables.locked(table) as live:
            seats = live.mine(identity)
            if identity != live.row.creator or not seats:
                raise ServiceError("not-yours")
            if live.status != "waiting":
                raise ServiceError("not-waiting")
            self.reception.capacity.check_bots()
            await self.company.store.fill(table, live.terms.stand_in)
            await self.reception.read_people(live)
            await self.commands.commit(live, ActionRow(live.number + 1, seats[0], FILL, FILL))
        self.lobby.stale()
        await self.reception.changed(live)
