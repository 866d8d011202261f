"""Company at the tables: who is there and how, what is said, and the table that comes after.

Only connections that have asked to listen are told: programs that play need no company.
"""

import asyncio
import weakref
from collections.abc import Iterable

import msgspec

from ...store import CompanyStore, Face, SaidRow, Store, still_kept
from ...wire.company import Away, Company, Expected, Guest, Heard, Listen, Next, Presence, Proposal, Room, Said, Say, Unsaid
from ...wire.http import Me
from ..errors import ServiceError
from ..nodes.membership import Membership
from ..recent import Recent
from ..tables.connection import Connection
from ..tables.names import clean_name
from ..tables.news import News
from ..tables.registry import Tables
from ..tables.seats import name_in
from ..tables.table import Table
from .chat import AVATARS, Chat, avatar_of, avatars_of, hears, room_of, who_of

__all__ = ["Gathering", "Companies"]

MOST_FACES = 5000
FACE = "face"
"""What servers tell each other when somebody changes theirs."""
TELL_SECONDS = 1.0
"""From one time to the next that all who listen are told who looks away and who is back: a line of theirs is far shorter."""


class Gathering:
    """The part of a live table that is not the match: who listens and who is away, which seats are kept, what comes after."""

    def __init__(self) -> None:
        self.listeners: weakref.WeakKeyDictionary[Connection, bool] = weakref.WeakKeyDictionary()
        """Connections that listen, and whether their people are away."""
        self.expected: dict[int, tuple[str, str]] = {}
        self.next: Next | None = None
        self.told = -TELL_SECONDS
        """When all were told that somebody had gone to do something else, or was back."""
        self.telling = False


class Companies:
    """The company at all tables."""

    def __init__(self, tables: Tables, people: Store, store: CompanyStore, chat: Chat, news: News, nodes: Membership) -> None:
        self.tables, self.people, self.store, self.chat, self.news, self.nodes = tables, people, store, chat, news, nodes
        self._tasks: set[asyncio.Task[None]] = set()
        nodes.listen(FACE, self._hear_of_face)
        self._gatherings: weakref.WeakKeyDictionary[Table, Gathering] = weakref.WeakKeyDictionary()
        self._faces: Recent[str, Face] = Recent(MOST_FACES)

    # Faces

    async def me(self, identity: str) -> Me:
        """Return who somebody is here."""
        face = (await self.store.faces([identity])).get(identity, Face())
        return Me(face.name, avatar_of(identity, face), who_of(identity))

    async def picture(self, identity: str, avatar: str) -> None:
        """Give a person a picture; raises ``ServiceError`` for one that there is not."""
        if avatar not in AVATARS:
            raise ServiceError("bad-avatar")
        await self.people.keep_identity(identity)
        await self.store.picture(identity, avatar)
        await self.show_face(identity)
        await self.nodes.say(FACE, identity)

    async def rename(self, identity: str, name: str) -> None:
        """Give a person another name, from their next match on; raises ``ServiceError`` for one of which nothing can be shown."""
        cleaned = clean_name(name)
        if name and not cleaned:
            raise ServiceError("bad-name")
        await self.people.keep_identity(identity, cleaned)
        await self.show_face(identity)
        await self.nodes.say(FACE, identity)

    def _hear_of_face(self, identity: str) -> None:
        """Know that somebody has changed what they look like at another server."""
        task = asyncio.create_task(self.show_face(identity))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def show_face(self, identity: str) -> None:
        """Tell the tables that are here what a person looks like and is called now."""
        await self.look_anew(identity)
        for live in self.tables.known():
            if live.has(identity):
                await self._read_name(live, identity, self.face(identity).name)
                live.tell_people()
                self.news.people.tell(live)

    async def _read_name(self, live: Table, identity: str, name: str) -> None:
        """See which name a person now has at a table: the new one, or the one with which they began."""
        async with live.lock:
            row = await self.people.table(live.row.id)
            live.know(row or live.row)
            live.names[identity] = name

    async def look_anew(self, identity: str) -> None:
        """Learn the face of a person who has changed it."""
        await self._learn({identity})

    async def know(self, identities: Iterable[str]) -> None:
        """Learn the faces of people."""
        strange = {identity for identity in identities if identity not in self._faces}
        if strange:
            await self._learn(strange)

    async def _learn(self, identities: set[str]) -> None:
        known = await self.store.faces(identities)
        for identity, face in known.items():  # who is not kept yet will be, and has a face then
            self._faces.put(identity, face)

    def face(self, identity: str) -> Face:
        """Return what a person looks like, as far as it is known."""
        return self._faces.get(identity, Face())

    def avatars(self, live: Table) -> dict[str, str]:
        """Return the pictures of those who sit at a table or are expected there, as far as they are known: no two alike."""
        gathering = self._gatherings.get(live)
        expected = [identity for identity, _ in gathering.expected.values()] if gathering else []
        people = {seat.identity for seat in live.row.seats if seat.identity}
        return avatars_of({identity: self.face(identity) for identity in people.union(expected)})

    def avatar(self, live: Table, identity: str) -> str:
        """Return a person's picture at a table."""
        return self.avatars(live).get(identity) or avatar_of(identity, self.face(identity))

    # Who is there

    async def _gathering(self, live: Table) -> Gathering:
        found = self._gatherings.get(live)
        if found is None:
            found = Gathering()
            found.expected = await self.store.expected(live.row.id)
            await self.know({identity for identity, _ in found.expected.values()})
            after = await self.store.rematch_of(live.row.id)
            if after is not None:
                await self.know([after[1]])
                found.next = Next(who_of(after[1]), self.name(live, after[1]))
            found = self._gatherings.setdefault(live, found)
        return found

    def name(self, live: Table, identity: str) -> str:
        """Return what a person is called at a table."""
        seats = [seat for seat in live.row.seats if seat.identity == identity]
        if seats and seats[0].called is not None:
            return name_in(live.row, seats[0], live.names)
        own = next((seat.name for seat in seats if seat.name), "")
        return own or self.face(identity).name or live.names.get(identity, "")

    def _presence(self, live: Table, gathering: Gathering, identity: str) -> Presence:
        theirs = [connection for connection in live.connections if connection.identity == identity]
        if not theirs:
            return "gone"
        return "away" if all(gathering.listeners.get(connection, False) for connection in theirs) else "here"

    def _guests(self, live: Table, gathering: Gathering) -> list[Guest]:
        seated = list(dict.fromkeys(seat.identity for seat in live.row.seats if seat.identity))
        present = {connection.identity for connection in live.connections}
        watching = sorted(present - set(seated), key=lambda identity: (self.name(live, identity), who_of(identity)))
        avatars = self.avatars(live)
        return [
            Guest(
                who_of(identity), self.name(live, identity), avatars.get(identity) or avatar_of(identity, self.face(identity)),
                self._presence(live, gathering, identity), list(live.mine(identity)),
            )
            for identity in [*seated, *watching]
        ]  # fmt: skip

    def tell(self, live: Table, only: Connection | None = None) -> None:
        """Tell everybody who listens at a table, or only one of them, who is there."""
        gathering = self._gatherings.get(live)
        if gathering is None or not gathering.listeners:
            return
        open_seats = {seat.seat for seat in live.row.seats if seat.open}
        gathering.expected = gathering.expected if still_kept(live.row.created) else {}
        avatars = self.avatars(live)
        expected = [
            Expected(seat, name or self.face(identity).name, avatars[identity])
            for seat, (identity, name) in gathering.expected.items() if seat in open_seats
        ]  # fmt: skip
        host = who_of(live.row.creator)
        message = msgspec.json.encode(Company(self._guests(live, gathering), expected, gathering.next, live.row.public, host))
        for connection in live.connections:
            if connection in gathering.listeners and only in (None, connection):
                connection.put(message)

    # What people ask for

    async def obey(self, live: Table, connection: Connection, command: Say | Listen | Away) -> Heard | Unsaid | None:
        """Return the answer to a command about company, None where there is nothing to answer."""
        if isinstance(command, Say):
            return await self._say(live, connection, command)
        if isinstance(command, Listen):
            return await self._listen(live, connection, command)
        gathering = await self._gathering(live)
        if gathering.listeners.get(connection, command.away) != command.away:
            gathering.listeners[connection] = command.away
            self._tell_soon(live, gathering)
        return None

    def _tell_soon(self, live: Table, gathering: Gathering) -> None:
        """Tell who is there, but however often somebody comes and goes, all who listen are told only so often."""
        loop = asyncio.get_running_loop()
        if gathering.telling:
            return
        gathering.telling = True

        def tell() -> None:
            gathering.telling, gathering.told = False, loop.time()
            self.tell(live)

        loop.call_later(max(0.0, gathering.told + TELL_SECONDS - loop.time()), tell)

    async def _listen(self, live: Table, connection: Connection, command: Listen) -> Heard:
        gathering, identity = await self._gathering(live), connection.identity
        new = connection not in gathering.listeners
        gathering.listeners.setdefault(connection, False)  # first: what is said while we look is then heard, perhaps twice
        since: dict[Room, int] = {"players": command.players, "watchers": command.watchers}
        rows = await self.chat.heard(live, identity, since)
        people = {seat.identity for seat in live.row.seats if seat.identity} | {kept for kept, _ in gathering.expected.values()}
        await self.know({identity} | people | {row.identity for row in rows})
        self.tell(live, None if new else connection)
        return Heard(who_of(identity), room_of(live, identity), self._to_wire(live, rows))

    def _to_wire(self, live: Table, rows: list[SaidRow]) -> list[Said]:
        avatars = self.avatars(live)
        return self.chat.to_wire(rows, lambda identity: avatars.get(identity) or avatar_of(identity, self.face(identity)))

    async def _say(self, live: Table, connection: Connection, command: Say) -> Unsaid | None:
        gathering, identity = await self._gathering(live), connection.identity
        await self.know([identity])
        row = await self.chat.say(live, identity, command, self.name(live, identity))
        if isinstance(row, Unsaid):
            return row
        self._publish(live, gathering, row, command.key)
        return None

    def _publish(self, live: Table, gathering: Gathering, row: SaidRow, key: str) -> None:
        """Tell of something that is stored: a repeated key tells it again, and the numbers keep it from being heard twice."""
        [said] = self._to_wire(live, [row])
        for connection in live.connections:
            if connection in gathering.listeners and hears(live, connection.identity, said.room):
                connection.put(self.chat.message(said, key if connection.identity == row.identity else None))

    # Seats and what comes after

    async def take(self, table: str, identity: str) -> int | None:
        """Return the seat that now belongs to a person: one that was kept for them, or else the first one kept for nobody."""
        mine = await self.store.take_kept(table, identity)
        if mine is not None:
            return mine
        return await self.people.take_seat(table, identity, but=await self.store.expected(table))

    async def free(self, live: Table, identity: str) -> int:
        """Return how many seats of a table a person could take: those that are kept for nobody else."""
        others = {seat for seat, (kept, _) in (await self.store.expected(live.row.id)).items() if kept != identity}
        return sum(seat.open and seat.seat not in others for seat in live.row.seats)

    async def proposals(self, identity: str) -> list[Proposal]:
        """Return to which other matches a person is asked: where a seat is kept for them."""
        rows = await self.store.proposals(identity)
        await self.know({row.proposer for row in rows})
        return [Proposal(row.table, row.after, row.game, self.face(row.proposer).name) for row in rows]

    async def stand(self, live: Table, identity: str) -> None:
        """Give a person's seats back; nobody is expected in them any more."""
        await self.store.stand(live.row.id, identity)
        gathering = await self._gathering(live)
        gathering.expected = {seat: kept for seat, kept in gathering.expected.items() if kept[0] != identity}

    async def announce(self, live: Table, proposer: str) -> None:
        """Tell a table that there will be another one."""
        await self.know([proposer])
        gathering = await self._gathering(live)
        gathering.next = Next(who_of(proposer), self.name(live, proposer))
        self.tell(live)
