"""A table in memory: its match, rebuilt from the stored actions, its people and their connections."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from ...coach.model import Question
from ...games import Game
from ...kernel.contract import OVER
from ...match import Match, Refusal
from ...store import ActionRow, TableRow
from ...wire.coach import Judged
from ...wire.common import LogEntry, Player, Status
from ...wire.messages import Players, Snapshot
from ...wire.undo import EntryEvent
from ..settings import Settings
from ..timepiece import TIME
from .broadcast import Broadcast
from .connection import Connection
from .going.absences import Absences
from .going.clock import TableClock
from .going.rules import ALL_HERE, CLOCK_ON, after_going, going_entry
from .lock import TableLock
from .log import entry_for, entry_of
from .seats import may_look, players_of, seats_of, terms_of
from .undo.rules import HINT, UNDO, Request, after_entry, is_about_undo, is_no_action, kept_actions, may_undo, split, undo_entry

__all__ = ["AskedHint", "Table"]

SPECTATORS = (None,)
SEVERAL = 2
Listeners = tuple[str | None, tuple[int, ...], list[Connection]]
"""A person, None for all who watch, with their seats and their connections."""


@dataclass(eq=False)
class AskedHint:
    """A question to the coach, and its answer."""

    question: Question
    judged: Judged | None = None


class Table:
    """What the server knows of a table while people are at it; whoever changes or shows the match holds ``lock``."""

    def __init__(self, row: TableRow, names: dict[str, str], game: Game) -> None:
        self.game = game
        self.names = names
        self.going = ALL_HERE
        """Who has left, and whether the match was stopped."""
        self.lock = TableLock()
        self.connections: set[Connection] = set()
        """Changed by :meth:`join` and :meth:`part` only."""
        self._audience: list[Listeners] | None = None
        self.playing_bot: asyncio.Task[None] | None = None
        self.gone = False
        """Whether this copy was given up because it could not be stored."""
        self.bot_failures: dict[int, int] = {}
        self.log: list[LogEntry] = []
        self.number = 0
        """How many entries the log has."""
        self.keys: dict[str, int] = {}
        self.match: Match
        self.actor: int | None = None
        """Who decides now, None once it is over; asked far more often than it changes."""
        self.status: Status = "over"
        """Whether people are still missing, the match goes on, or it is over."""
        self.hint: AskedHint | None = None
        """The last question to the coach: whoever asks the same again gets the same answer."""
        self.request: Request | None = None
        """What somebody asks to take back."""
        self.absences = Absences(TIME.now())
        self.know(row)
        self.clock = TableClock(self.terms.clock, len(row.seats)) if self.terms.clock else None
        self.last_at = 0
        """When the last entry was made."""
        self._broadcast: Broadcast | None = None

    def rebuild(self, actions: Sequence[ActionRow]) -> None:
        """Replay the stored actions from the start."""
        self.match = Match(self.game, self.row.seed, self.row.options, position=self.row.position)
        self._await(self.match.actor)
        for action in actions:
            self.play(action)

    def _await(self, actor: int | None) -> None:
        """Know who decides."""
        self.actor = actor
        self.status = "waiting" if self._waiting else "over" if actor is None else "playing"
        self._broadcast = None

    def play(self, row: ActionRow, shown: bool = False) -> LogEntry:
        """Carry out an action that is stored or about to be, and return its line of the log; raises ``Refused``.

        ``shown`` says that everybody who is connected will be shown what came of it.
        """
        match, number = self.match, self.number + 1
        if acted := not is_no_action(row.action):
            told = match.play_told(row.action, row.seat, self._viewers() if shown else ())
            entry = entry_of(*told, number, row.bot)
            self.request = None  # play goes on
        else:
            entry = self._noted(row, number)
        self.log.append(entry)
        self.number = self.keys[row.key] = number
        self._await(None if self.going.ended else match.actor)
        self.last_at = row.at
        if self.clock is not None:
            self._note_time(row, acted)
        return entry

    def _viewers(self) -> Collection[int | None]:
        """Return whose views those see who are connected; whoever has several seats sees one or another."""
        if self.game.alike:
            return SPECTATORS
        return {mine[0] if mine else None for _, mine, _ in self._audience or self._gathered() if len(mine) < SEVERAL}

    def _gathered(self) -> "list[Listeners]":
        """Return everybody who is connected; who that is changes far less often than they are told something."""
        found: dict[str | None, Listeners] = {}
        for connection in self.connections:
            mine = self.mine(connection.identity)
            who = connection.identity if mine else None
            found.setdefault(who, (who, mine, []))[2].append(connection)
        self._audience = [*found.values()]
        return self._audience

    def join(self, connection: Connection) -> None:
        """Let somebody hear of what happens here; of a copy that was forgotten meanwhile nobody would ever be let go again."""
        self.connections.add(connection)
        self._audience = None
        if self.gone:
            connection.close()

    def part(self, connection: Connection) -> None:
        """Let somebody hear of it no more."""
        self.connections.discard(connection)
        self._audience = None

    def _noted(self, row: ActionRow, number: int) -> LogEntry:
        """Carry out what is no action of the game."""
        if is_about_undo(row.action):
            return self._take_back(row, number)
        if row.action == HINT:
            return LogEntry(number, row.seat, HINT, [EntryEvent(HINT, {"seat": row.seat})])
        return self._go(row, number)

    def _note_time(self, row: ActionRow, acted: bool) -> None:
        assert self.clock is not None
        deciding = None if self.actor is None or self.owners[self.actor] is None else self.actor
        self.clock.entry(row.at, deciding, row.seat if acted else None, row.action != CLOCK_ON)

    def _go(self, row: ActionRow, number: int) -> LogEntry:
        entry = going_entry(self.going, row, number, self.people, self.terms.stand_in)
        each = self.terms.clock is not None and self.terms.clock.each
        self.going = after_going(self.going, row, self.people, each)
        self.request = self.request if row.action == CLOCK_ON else None
        self._sit()
        return entry

    def _take_back(self, row: ActionRow, number: int) -> LogEntry:
        entry = undo_entry(self.match, row, number, self.request, self.owners)
        self.request = after_entry(self.match, row, self.request, self.owners)
        if (found := split(row.action))[0] == UNDO:
            self.match.undo(found[1])
        return entry

    def stand_ins(self) -> dict[int, str]:
        """Return what chose an action, by its number in the match, in place of the bot that plays the seat."""
        chosen = enumerate(kept_actions(self.log), 1)
        return {number: entry.bot for number, entry in chosen if entry.bot and entry.bot != self.row.seats[entry.seat].bot}

    def results(self) -> list[tuple[int, int]]:
        """Return the place and the points of every seat at the end; 0 is the place of all where nobody won."""
        ended = self.going.ended
        outcome = ended.outcome(self.match.score) if ended else self.match.score
        places = {seat: 1 + sum(map(len, outcome.ranking[:at])) for at, seats in enumerate(outcome.ranking) for seat in seats}
        decided = ended is None or ended.decided
        return [(places[seat] if decided else 0, points) for seat, points in enumerate(outcome.points)]

    def know(self, row: TableRow) -> None:
        """Know the table as it is stored by now."""
        self.row = row
        self.terms = terms_of(row)
        self.people = [seat.identity for seat in row.seats]
        """Whose the seats are, None for a bot's."""
        self._waiting = any(seat.open for seat in row.seats)
        self._sit()
        self._await(self.actor)

    def _sit(self) -> None:
        """See who plays in which seat."""
        row, going = self.row, self.going
        self.owners = [None if seat.seat in going.bots else seat.identity for seat in row.seats]
        """The people who play in the seats, None where a bot does."""
        self._seats = {
            identity: tuple(seat for seat in seats_of(row, identity) if seat not in going.given_up)
            for identity in {seat.identity for seat in row.seats if seat.identity}
        }
        self._audience = None

    def mine(self, identity: str) -> tuple[int, ...]:
        """Return the seats of a person, but for those that they gave up."""
        return self._seats.get(identity, ())

    def decides(self, identity: str) -> bool:
        """Return whether a person decides now."""
        return self.status == "playing" and self.actor is not None and self.owners[self.actor] == identity

    def bot_in(self, seat: int) -> str | None:
        """Return the bot that plays a seat now: its own, or the one that goes on for somebody."""
        return self.terms.stand_in if seat in self.going.bots else self.row.seats[seat].bot

    def present(self) -> set[str]:
        """Return the people who are here: those on a line that is not silent."""
        return {connection.identity for connection in tuple(self.connections) if not connection.silent}

    def patience_left(self, seat: int, now: int) -> int | None:
        """Return for how many seconds the others must still wait for a seat; None where they can only wait."""
        owner = self.owners[seat] if seat == self.actor else None
        if owner is None or not self.terms.patience:
            return None
        if self.terms.clock is not None and self.terms.clock.each:
            return None  # being away is what days are for
        return self.absences.wait(owner, owner in self.present(), self.last_at, self.terms.patience, now)

    def has(self, identity: str) -> bool:
        """Return whether a person sits or is here."""
        return bool(self.mine(identity)) or any(connection.identity == identity for connection in self.connections)

    def may_look(self, identity: str) -> bool:
        """Return whether a person may see this table at all."""
        return may_look(self.row, identity)

    def has_room(self, identity: str, settings: Settings) -> bool:
        """Return whether a person may have one more connection: spectators can never keep those who play away."""
        theirs = sum(connection.identity == identity for connection in self.connections)
        free = bool(self.mine(identity)) or len(self.connections) < settings.table_connections
        return free and theirs < settings.person_connections

    def show_out(self, identity: str) -> None:
        """End the connections of a person who may no longer look."""
        for connection in tuple(self.connections):
            if connection.identity == identity:
                connection.close()

    @property
    def attended(self) -> bool:
        """Whether somebody who plays here is there."""
        return any(self.mine(connection.identity) for connection in self.connections)

    @property
    def awaited(self) -> bool:
        """Whether anybody waits for what bots do here: a person who plays, or somebody who looks."""
        return bool(self.connections) or any(seat.bot is None for seat in self.row.seats)

    def bot_to_move(self) -> str | None:
        """Return the bot that decides now, if one does; while somebody asks to take back, bots wait."""
        if self.actor is None or self.owners[self.actor] is not None or self.status != "playing" or self.request:
            return None
        return self.bot_in(self.actor)

    def refusal(self, action: str, mine: Sequence[int]) -> Refusal | None:
        """Return why somebody with these seats may not do this now, or None if they may."""
        return Refusal("over", action) if self.going.ended else self.match.refusal(action, self.acting(mine))

    def acting(self, mine: Sequence[int]) -> int:
        """Return the seat for which somebody with these seats acts: the one that decides, if it is theirs."""
        return self.actor if self.actor is not None and self.actor in mine else mine[0]

    def may_undo(self, mine: Sequence[int]) -> bool:
        """Return whether somebody with these seats may take back the last action unasked."""
        return self.status == "playing" and self.terms.spirit != "serious" and may_undo(self.match, mine, self.actor)

    def players(self, identity: str) -> list[Player]:
        """Return who sits where, as told to a person."""
        gone = self.absences.gone(self.people, self.present(), TIME.now())
        return players_of(self.row, identity, self.names, self.present(), self.going, gone)

    @property
    def turn(self) -> int:
        """Who decides, as it is stored with an action: ``OVER`` once nobody does."""
        return OVER if self.actor is None else self.actor

    def tell_people(self) -> None:
        """Tell everybody who is connected who is there."""
        for connection in self.connections:
            connection.put(msgspec.json.encode(Players(self.players(connection.identity), self.status)))

    @property
    def broadcast(self) -> Broadcast:
        """The present moment."""
        if self._broadcast is None:
            self._broadcast = Broadcast(
                self.match, self.number, self.status, self.actor, self.request, self.owners, self.going, self.clock,
                self.terms.spirit != "serious",
            )  # fmt: skip
        return self._broadcast

    def missing(self, since: int) -> int:
        """Return how many entries are told to whoever says that they have so many: all to those who know too much."""
        return self.number - since if 0 <= since <= self.number else self.number

    def snapshot(self, identity: str, since: int = 0) -> Snapshot:
        """Return the whole table as a person may see it, with the log after some number."""
        mine, row = self.mine(identity), self.row
        since = self.number - self.missing(since)
        known = bool(mine) or identity == row.creator
        return Snapshot(
            **self.broadcast.moment(mine), table=row.id, game=row.game, rules=row.rules, ruleset=self.match.game.digest,
            board=self.match.game.board_name, options=row.options,
            position=row.position, commitment=row.commitment, terms=self.terms, players=self.players(identity), since=since,
            log=[entry_for(self.match, entry, mine) for entry in self.log[since:]],
            invitation=f"/join/{row.invitations['seat']}" if known and self.status == "waiting" else None,
            watching=f"/watch/{row.invitations['watch']}" if known else None,
        )  # fmt: skip

    def snapshot_bytes(self, identity: str, since: int = 0) -> bytes:
        """Return the message that tells a person everything."""
        return msgspec.json.encode(self.snapshot(identity, since))

    def publish(self, entry: LogEntry, sender: str | None, key: str | None) -> None:
        """Tell everybody who is connected of a new entry; all who watch are told the same, and so is one person on two devices.

        What it was told from is kept no longer: hundreds of tables that each keep their last texts drive all else out of the cache.
        """
        broadcast, public, own = self.broadcast, entry_for(self.match, entry, ()), msgspec.json.encode(entry)
        others = own if public is entry else msgspec.json.encode(public)
        for who, mine, connections in self._audience or self._gathered():
            line = own if entry.seat in mine else others
            message = broadcast.played(mine, line, key if who is not None and who == sender else None)
            for connection in connections:
                connection.put(message)
        self.match.forget_scenes()
