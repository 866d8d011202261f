"""Another match with the same people and options: one proposes it, the others are led there, and everybody moves on a seat."""

import asyncio
from collections.abc import Iterable

import msgspec

from ...store import CompanyStore, Elsewhere, NewTable
from ...wire.going import Terms
from ...wire.http import CreateTable, Joined, SeatRequest
from ..errors import Continued, ServiceError
from ..tables.creation import new_table
from ..tables.reception import Reception
from ..tables.registry import Tables
from ..tables.seats import seats_of
from ..tables.table import Table
from .company import Companies
from .turn_alerts import TurnAlerts

__all__ = ["Rematches"]


def following(live: Table, proposer: str, programs: Iterable[str] = ()) -> tuple[NewTable, list[tuple[int, str, str]]]:
    """Return the table that follows a match, and the seats kept there: seat, identity, and the name used at the seat."""
    old = live.row.seats
    turned = [*old[1:], old[0]]  # whoever sat second begins now
    kept = [(at, seat.identity, seat.name) for at, seat in enumerate(turned) if seat.identity not in (None, proposer)]
    seats = [
        SeatRequest("me", seat.name) if seat.identity == proposer
        else SeatRequest("bot", seat.name, seat.bot) if seat.bot else SeatRequest("open")
        for seat in turned
    ]  # fmt: skip
    start = live.row.position  # which has its own options
    terms = msgspec.convert(live.row.terms, Terms)
    game = live.match.game
    request = CreateTable(
        live.row.game, seats, {} if start else live.row.options, start, terms=terms, board=game.digest if game.board_name else ""
    )
    return new_table(request, proposer, programs, [game]), [
        (at, identity, name) for at, identity, name in kept if identity is not None
    ]


class Rematches:
    """The tables that follow finished ones."""

    def __init__(
        self, tables: Tables, reception: Reception, company: Companies, store: CompanyStore, alerts: TurnAlerts,
        programs: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.tables, self.reception, self.company, self.store, self.programs = tables, reception, company, store, programs
        self.alerts = alerts

    async def ask(self, identity: str, table: str) -> Joined:
        """Return the table that follows a finished one, with one's place there; raises ``ServiceError``.

        The first of its players to ask opens it.  Later it takes players to the seats kept for them and lets spectators watch.
        """
        async with self.tables.locked(table) as live:
            if not live.may_look(identity):
                raise ServiceError("not-yours")
            after = await self.store.rematch_of(table)
            if after is None:
                if live.status != "over" or not live.mine(identity):
                    raise ServiceError("no-rematch")
                made, kept = await asyncio.to_thread(following, live, identity, self.programs)
                await self.reception.add(made)
                await self.store.follow(table, made.id, identity, kept)
        if after is None:
            await self.company.announce(live, identity)
            self.alerts.proposed({other for _, other, _ in kept})
        after_id = made.id if after is None else after[0]
        try:
            next_table = await self.tables.get(after_id)
        except Elsewhere as error:
            raise await self._continued(error, identity, bool(live.mine(identity))) from None
        if next_table.status == "over" and next_table.mine(identity):  # played too: the next one after that
            return await self.ask(identity, after_id)
        return await self._place(next_table, identity, bool(live.mine(identity)))

    async def _continued(self, error: Elsewhere, identity: str, player: bool) -> Elsewhere:
        """Return how to come to the next table at another server: by an invitation, as everybody does."""
        row = await self.tables.store.table(error.table)
        assert row is not None
        sits = bool(seats_of(row, identity)) or (player and any(seat.open for seat in row.seats))
        return Continued(error, f"/api/invitations/{row.invitations['seat' if sits else 'watch']}")

    async def _place(self, live: Table, identity: str, player: bool) -> Joined:
        seats = live.mine(identity)
        if seats:
            return Joined(live.row.id, seats[0])
        if player and live.status == "waiting":
            return await self.reception.sit(live.row.id, identity, self.company.take)
        return await self.reception.watch(live.row.id, identity)
