"""Replays: finished matches for anybody who has the link, running ones for the people at the table, each from their own seat.

A history is made from what is stored, so a replay neither needs nor disturbs the table itself.
"""

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from ...bots import BOTS
from ...games import Game
from ...match import Ended, History, Match, RecordError, Spirit, read_record, seed_text
from ...store import ActionRow, Store, TableRow
from ...wire.common import Player, Value
from ...wire.going import Stopped
from ...wire.replay import Moments, Position, Replay
from ..errors import ServiceError
from ..logs import log
from ..recent import Recent
from ..tables.desk import ReadingDesk
from ..tables.going.rules import Going, going_of
from ..tables.names import clean_name
from ..tables.rulesets import Rulesets
from ..tables.seats import may_look, players_of, seats_of, terms_of
from ..tables.undo.rules import kept_actions
from .imports import chosen_by
from .moments import ending_of, log_of, moments_of, points_of

__all__ = ["Replays", "ReplaySource"]

MOST_KEPT = 48
AROUND = 2
"""Moments on each side of the one that was asked for that come with the first answer."""
MOST_MOMENTS = 64


@dataclass(frozen=True)
class ReplaySource:
    """A match that can be replayed: its history, and who is asking for what."""

    history: History
    players: list[Player]
    bots: list[str | None]
    commitment: str
    rules: int
    secret: bool
    """Whether something may still be hidden: a match goes on, and there is more in it than whoever asks may see."""
    table: str | None = None
    mine: tuple[int, ...] = ()
    alone: bool = False
    """Whether whoever asks has no other people at the table."""
    brought: bool = False
    """Whether it was played on somebody's own device."""
    spirit: Spirit = "usual"


def allowed_view(told: ReplaySource, seat: int | None, opened: bool) -> tuple[int | None, bool]:
    """Return whose view may be shown and whether all is open: before the end only one's own, afterwards whatever was asked."""
    if not told.secret:
        if seat is not None and not 0 <= seat < told.history.seats:
            raise ServiceError("bad-request")
        return (None, True) if opened else (seat, False)
    return (told.mine[0] if len(told.mine) == 1 else None), False


def replay_of(told: ReplaySource, seat: int | None, opened: bool, at: int) -> Replay:
    """Return a whole match, with the moments around one of them."""
    history = told.history
    seat, opened = allowed_view(told, seat, opened)
    at = min(max(at, 0), len(history) - 1)
    return Replay(
        table=told.table, brought=told.brought, game=history.game.name, rules=told.rules,
        ruleset=history.game.digest, board=history.game.board_name, options=_options(history),
        position=history.start, commitment=told.commitment, seed=None if told.secret else seed_text(history.seed),
        players=told.players, log=log_of(history, told.bots, told.mine if told.secret else None),
        actors=history.actors, points=points_of(history),
        outcome=ending_of(history), ended=Stopped(history.ended.reason, history.ended.seat) if history.ended else None,
        seat=seat, spirit=told.spirit, open=opened, moments=moments_of(history, at - AROUND, at + AROUND, seat, opened),
    )  # fmt: skip


def _options(history: History) -> dict[str, Value]:
    options: dict[str, Value] = msgspec.to_builtins(history.options)
    return options


def window_of(told: ReplaySource, seat: int | None, opened: bool, first: int, last: int) -> Moments:
    """Return some moments of a match."""
    seat, opened = allowed_view(told, seat, opened)
    return Moments(moments_of(told.history, first, min(last, first + MOST_MOMENTS - 1), seat, opened))


def position_of(told: ReplaySource, at: int) -> Position:
    """Return a moment in position notation; raises ``ServiceError`` for a running match with other people, or a serious one."""
    history = told.history
    if told.secret and (not told.alone or told.spirit == "serious"):
        raise ServiceError("not-over")
    if not 0 <= at < len(history) or history.actors[at] is None:
        raise ServiceError("no-moment")
    return Position(history.game.name, history.public_position(at), history.seats)


def notation_of(told: ReplaySource, at: int | None, seat: int | None) -> Position:
    """Return a moment in position notation as whoever asks may see it; without a number the last one there is."""
    history = told.history
    number = len(history) - 1 if at is None else at
    if not 0 <= number < len(history):
        raise ServiceError("no-moment")
    view = history.view(number, allowed_view(told, seat, False)[0])
    return Position(history.game.name, history.game.write_position(view), history.seats)


def _going(row: TableRow, actions: list[ActionRow]) -> Going:
    clock = terms_of(row).clock
    return going_of(actions, [seat.identity for seat in row.seats], clock is not None and clock.each)


class Replays:
    """The matches that were looked at last, moment by moment."""

    def __init__(self, store: Store, rulesets: Rulesets, desk: ReadingDesk) -> None:
        self.store, self.rulesets, self.desk = store, rulesets, desk
        self._kept: Recent[tuple[str, int], History] = Recent(MOST_KEPT)

    async def of_table(self, identity: str, name: str, entries: int | None = None) -> ReplaySource:
        """Return the match of a table for somebody who may see it: once it is over, anybody; raises ``ServiceError``.

        With a number of entries it is as it was when the log had so many, whatever was taken back since.
        """
        row, game = await self.rulesets.row_and_game(name)
        actions, mine = (await self.store.actions(name))[:entries], seats_of(row, identity)
        if entries is not None and entries > len(actions):
            raise ServiceError("no-moment")
        going = _going(row, actions)
        history = await self._history(row, game, actions, going.ended)
        if not history.over and not may_look(row, identity):
            raise ServiceError("not-yours")
        names = await self.store.names({seat.identity for seat in row.seats if seat.identity})
        bots = [action.bot for action in kept_actions(actions)]
        return ReplaySource(
            history, players_of(row, identity, names, (), going), bots, row.commitment, row.rules, not history.over, name, mine,
            bool(mine) and all(seat.bot or seat.identity == identity for seat in row.seats), row.brought,
            terms_of(row).spirit,
        )  # fmt: skip

    async def _history(self, row: TableRow, game: Game, actions: list[ActionRow], ended: Ended | None) -> History:
        key = (row.id, len(actions))
        history = self._kept.recall(key)
        return self._kept.put(key, await asyncio.to_thread(self._made, row, game, actions, ended)) if history is None else history

    def _made(self, row: TableRow, game: Game, actions: list[ActionRow], ended: Ended | None) -> History:
        try:
            start = Match(game, row.seed, row.options, position=row.position)
            kept = kept_actions(actions)
            history = History(start, [action.action for action in kept], ended)
            if [move.seat for move in history.moves] != [action.seat for action in kept]:
                raise ValueError("somebody else acted than is written")
            return history
        except Exception as error:  # options that are none, an action that is none: whatever it is, the row is not what was written
            log("a table is damaged", logging.ERROR, table=row.id, error=error)
            raise ServiceError("damaged") from None

    async def of_record(self, text: bytes) -> ReplaySource:
        """Return the match of a record that somebody sent; nothing of it is stored.  Raises ``ServiceError``."""
        return await self.desk.away(self._read, text)

    def _read(self, text: bytes) -> ReplaySource:
        try:
            record = read_record(text)
            history = History.of(record)
        except RecordError as error:
            raise ServiceError("bad-record", detail=error.code) from None
        names = [*record.players, *[""] * history.seats][: history.seats]
        players = [_named(seat, name) for seat, name in enumerate(names)]
        bots = [chosen_by(record.stand_ins, move.number, players[move.seat].bot) for move in history.moves]
        return ReplaySource(history, players, bots, record.commitment, record.rules, False, spirit=record.spirit)


def _named(seat: int, name: str) -> Player:
    """Return a player of a record, which has the name of a bot in place of a person's."""
    return (
        Player(seat, "bot", "", name, False, False)
        if name in BOTS
        else Player(seat, "person", clean_name(name), None, False, False)
    )
