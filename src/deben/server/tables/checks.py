"""What is said of a command before it is played and after: whether it can be an entry of the log, and how it went."""

import logging
import time

from ...match import Refused as RefusedAction
from ...store import ActionRow, Conflict, Doubled, is_trouble
from ...wire.going import Go
from ...wire.messages import Accepted, Act, Refused
from ..limits import MOST_ACTION, is_key
from ..logs import log
from ..timepiece import TIME
from .going.commands import go_row
from .log import reason_shown
from .table import Table
from .undo.commands import UndoCommand, undo_row
from .undo.rules import is_no_action

__all__ = ["Command", "log_stored", "outcome_of", "row_of"]

Command = Act | UndoCommand | Go


def row_of(live: Table, identity: str, command: Command, most: int) -> ActionRow | Accepted | Refused:
    """Return what is to be stored for a command, or the answer to one that needs no storing; the lock is held.

    A log of ``most`` entries takes nothing new that is not play.
    """
    mine = live.mine(identity)
    if not mine:
        return Refused(command.key, "no-seat")
    if not is_key(command.key):
        return Refused(None, "bad-message")
    if isinstance(command, Act) and (len(command.action) > MOST_ACTION or is_no_action(command.action)):
        return Refused(command.key, "malformed")
    if live.gone:
        return Refused(command.key, "stale")
    key = f"{identity}:{command.key}"
    if key in live.keys:
        return Accepted(command.key, live.keys[key])
    if isinstance(command, Go):
        return go_row(live, mine, command, key, TIME.now())
    if command.number != live.number:
        return Refused(command.key, "stale", params={"number": live.number})
    if live.status == "waiting":
        return Refused(command.key, "waiting")
    if not isinstance(command, Act):
        return undo_row(live, mine, command, key, most)
    if live.going.ended:
        return Refused(command.key, "over")
    seat = live.acting(mine)
    if seat in live.going.bots:
        return Refused(command.key, "bot-goes-on")
    if live.clock is not None and live.clock.fallen(TIME.now()) == seat:
        return Refused(command.key, "time-out")
    return ActionRow(live.number + 1, seat, command.action, key)


def outcome_of(live: Table, command: Command, number: int, error: BaseException | None) -> Accepted | Refused:
    """Return what whoever sent a command is told after it was played and stored, or not."""
    if error is None:
        return Accepted(command.key, number)
    if isinstance(error, RefusedAction):
        return Refused(command.key, error.refusal.code, reason_shown(error.refusal))
    if isinstance(error, Doubled):
        return Accepted(command.key, error.number)
    if isinstance(error, Conflict):
        return Refused(command.key, "stale")
    log("a command failed", logging.ERROR, table=live.row.id, number=number, key=command.key, error=error)
    return Refused(command.key, "storage-away" if is_trouble(error) else "internal")


def log_stored(live: Table, command: Command, number: int, begun: float) -> None:
    """Log that what somebody's message asked for is stored, and how long that took; never what it was, which may be hidden."""
    kind, ms = command.__struct_config__.tag, round((time.perf_counter() - begun) * 1000, 1)
    log("an entry was stored", table=live.row.id, number=number, kind=kind, key=command.key, ms=ms)
