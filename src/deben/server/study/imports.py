"""Keeping matches that were played on somebody's own device: their records become tables that are over.

Whoever sends a record may have known its seed all along, and says who played: the table's row says so, and whoever looks is told.
"""

import asyncio
import hashlib
import time
from base64 import urlsafe_b64encode

import msgspec

from ...bots import BOTS
from ...kernel.contract import OVER
from ...match import History, MatchRecord, RecordError, read_record
from ...store import ActionRow, NewTable, SeatRow, Store
from ...store.store import token
from ...wire.http import Joined
from ..errors import ServiceError
from ..logs import log
from ..tables.desk import ReadingDesk
from ..tables.names import clean_name

__all__ = ["Imports", "brought_table", "chosen_by"]

ID_BYTES = 16


class Imports:
    """Keeps matches of people's own devices."""

    def __init__(self, store: Store, desk: ReadingDesk) -> None:
        self.store, self.desk = store, desk
        self._one = asyncio.Lock()
        """Between seeing that a match is not kept and keeping it."""

    async def keep(self, identity: str, record: bytes) -> Joined:
        """Return the table that a match of somebody's own device is kept as; raises ``ServiceError``."""
        table, actions = await self.desk.away(brought_table, record, identity)
        async with self._one:
            if await self.store.table(table.id) is None:
                await self.store.add_table(table, actions=actions)
                log("match kept", table=table.id, game=table.game, actions=len(actions))
        return Joined(table.id, next((seat.seat for seat in table.seats if seat.identity == identity), None))


def brought_table(text: bytes, identity: str) -> tuple[NewTable, list[ActionRow]]:
    """Return the table of a record and its log; raises ``ServiceError`` for one that does not hold, or has no end."""
    try:
        record = read_record(text)
        history = History.of(record)
    except RecordError as error:
        raise ServiceError("bad-record", detail=error.code) from None
    if not history.over:
        raise ServiceError("not-over")
    seats = [_seat(number, record, identity) for number in range(history.seats)]
    table = NewTable(
        id=_name(text, identity), game=record.game, rules=record.rules, ruleset=history.game.digest,
        module=history.game.module_digest, options=msgspec.to_builtins(history.options),
        seed=record.seed, commitment=record.commitment, creator=identity, seats=seats,
        invitations={"seat": token(), "watch": token()}, position=record.position, brought=True,
        terms={"spirit": record.spirit},
    )  # fmt: skip
    return table, _rows(history, seats, record.stand_ins)


def chosen_by(stand_ins: dict[int, str], number: int, bot: str | None) -> str | None:
    """Return which bot chose an action by what a record says of it; None for a person."""
    found = stand_ins.get(number)
    return found if found in BOTS else bot


def _name(text: bytes, identity: str) -> str:
    """Return the name of the table: the same for the same record of the same person, who may send it twice."""
    return urlsafe_b64encode(hashlib.sha256(identity.encode() + b":" + text).digest()[:ID_BYTES]).decode().rstrip("=")


def _seat(number: int, record: MatchRecord, identity: str) -> SeatRow:
    name = record.players[number] if number < len(record.players) else ""
    return SeatRow(number, bot=name) if name in BOTS else SeatRow(number, identity, clean_name(name))


def _rows(history: History, seats: list[SeatRow], stand_ins: dict[int, str]) -> list[ActionRow]:
    now = time.time_ns() // 1_000_000
    turns = [OVER if actor is None else actor for actor in history.actors[1:]]
    bots = [chosen_by(stand_ins, move.number, seats[move.seat].bot) for move in history.moves]
    return [
        ActionRow(move.number, move.seat, move.action, f"brought:{move.number}", bot, now, turn)
        for move, bot, turn in zip(history.moves, bots, turns, strict=True)
    ]
