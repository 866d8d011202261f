"""Public tables: those that anybody may join or watch."""

import logging
import time
from datetime import timedelta

import msgspec

from ...store import CompanyStore, Elsewhere, NewTable, TooMany
from ...wire.company import Lobby as LobbyTables
from ...wire.company import LobbyTable
from ...wire.http import Joined, TableCreated
from ..errors import ServiceError
from ..logs import log
from ..nodes.relay import Relay
from ..settings import Settings
from ..tables.reception import Reception
from ..tables.registry import Tables
from ..tables.table import Table
from .company import Companies

__all__ = ["LOBBY", "Lobby", "Neighbour"]

LOBBY = b"/node/lobby"
"""Where a server asks another for its public tables."""

AGE = timedelta(days=2)
"""After so long an open table no longer counts for whoever opened it."""
DESERTED = timedelta(hours=2)
"""So long an open table is shown although nobody is there: whoever opened it may come back."""
MOST = 60
"""Tables shown, but for those where somebody waits: they are never left out."""


class Neighbour(msgspec.Struct, frozen=True):
    """A public table at some server, as it is shown to nobody in particular."""

    shown: LobbyTable
    people: list[str | None]
    """Who has the seats."""
    attended: bool
    """Whether anybody is there."""


_NEIGHBOURS = msgspec.json.Decoder(list[Neighbour])


def _neighbours(answer: bytes) -> list[Neighbour]:
    """Return what another server told; nothing where that cannot be read: it may be of another version."""
    try:
        return _NEIGHBOURS.decode(answer)
    except msgspec.DecodeError as error:
        log("another server's public tables cannot be read", logging.WARNING, error=error)
        return []


def _told_to(each: Neighbour, identity: str) -> Neighbour:
    """Return a table as it is shown to a person, who may have a seat there."""
    players = [
        msgspec.structs.replace(player, mine=owner == identity and not player.given_up)
        for player, owner in zip(each.shown.players, each.people, strict=True)
    ]
    return msgspec.structs.replace(each, shown=msgspec.structs.replace(each.shown, players=players))


class Lobby:
    """The list of public tables, and the way in."""

    def __init__(
        self, tables: Tables, reception: Reception, company: Companies, store: CompanyStore, settings: Settings, relay: Relay
    ) -> None:
        self.all, self.reception, self.company, self.store, self.relay = tables, reception, company, store, relay
        self.most, self.fresh = settings.public_tables, settings.lobby_fresh
        self._seen: list[Table] = []
        self._others: list[Neighbour] = []
        self._until = 0.0

    async def open(self, table: NewTable) -> TableCreated:
        """Return a public table that is now kept; raises ``ServiceError`` for people who have as many open ones as they may."""
        try:
            return await self.reception.add(table, self.store.room_for_one(table.creator, AGE, self.most))
        except TooMany:
            raise ServiceError("too-many-public", most=self.most) from None

    def stale(self) -> None:
        """Look anew at the next question."""
        self._until = 0.0

    async def tables(self, identity: str) -> LobbyTables:
        """Return the public tables as shown to a person: with free seats, people at them first, then those being played."""
        if time.monotonic() > self._until:
            self._seen, self._others, self._until = await self._look(), await self._ask(), time.monotonic() + self.fresh
        mine = [Neighbour(self.shown(live, identity), [], bool(live.connections)) for live in self._shown()]
        shown = mine + [_told_to(each, identity) for each in self._others]
        shown.sort(key=lambda each: (each.shown.status != "waiting", not each.attended))
        waited = sum(each.shown.status == "waiting" and each.attended for each in shown)
        return LobbyTables([each.shown for each in shown[: max(MOST, waited)]])

    def _shown(self) -> list[Table]:
        return [live for live in self._seen if live.status == "waiting" or (live.status == "playing" and live.connections)]

    async def neighbours(self) -> list[Neighbour]:
        """Return the public tables that are here, for another server to show."""
        self._seen = await self._look()
        return [
            Neighbour(self.shown(live, ""), [seat.identity for seat in live.row.seats], bool(live.connections))
            for live in self._shown()
        ]

    async def _ask(self) -> list[Neighbour]:
        if not self.relay.nodes.peers:
            return []
        return [each for answer in await self.relay.ask_all("GET", LOBBY) for each in _neighbours(answer)]

    async def _look(self) -> list[Table]:
        found = {live.row.id: live for live in self.all.known() if live.row.public and live.connections}
        for name in await self.store.open_tables(DESERTED, MOST):
            try:
                found[name] = await self.all.get(name)
            except (ServiceError, Elsewhere):  # of rules this program no longer plays, or shown by the server that has it
                continue
        await self.company.know({seat.identity for live in found.values() for seat in live.row.seats if seat.identity})
        return list(found.values())

    def shown(self, live: Table, identity: str) -> LobbyTable:
        """Return a table as it is shown to a person who is not there; the faces of its people must be known."""
        row, avatars = live.row, self.company.avatars(live)
        watchers = {connection.identity for connection in live.connections} - {seat.identity for seat in row.seats}
        return LobbyTable(
            table=row.id, game=row.game, options=row.options, status=live.status, players=live.players(identity),
            avatars=[avatars.get(seat.identity or "", "") for seat in row.seats],
            watchers=len(watchers), created=row.created.isoformat(), clock=live.terms.clock,
            spirit=live.terms.spirit,
        )  # fmt: skip

    async def _public(self, table: str) -> str:
        if not (await self.all.get(table)).row.public:
            raise ServiceError("not-yours")
        self.stale()
        return table

    async def sit(self, identity: str, table: str) -> Joined:
        """Return the seat a person took at a public table."""
        return await self.reception.sit(await self._public(table), identity, self.company.take)

    async def watch(self, identity: str, table: str) -> Joined:
        """Return that a person watches a public table."""
        return await self.reception.watch(await self._public(table), identity)

    async def stand(self, identity: str, table: str) -> None:
        """Give a person's seats back while the table waits, or those kept for them; without its host it is public no more."""
        kept = any(proposal.table == table for proposal in await self.store.proposals(identity))
        async with self.all.locked(table) as live:
            if not (kept or live.mine(identity)) or live.status != "waiting":
                raise ServiceError("not-waiting")
            await self.company.stand(live, identity)
            await self.reception.read_people(live)
            if not live.may_look(identity):
                live.show_out(identity)
        self.stale()
        await self.reception.changed(live)
