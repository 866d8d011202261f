"""Commands about taking back, turned into entries of the log."""

from ....store import ActionRow
from ....wire.codes import RefusalCode
from ....wire.messages import Refused
from ....wire.undo import AnswerUndo, AskUndo, Undo
from ..table import Table
from .rules import ASK, GRANT, REFUSE, UNDO, WITHDRAW, take_back

__all__ = ["UndoCommand", "undo_row"]

UndoCommand = Undo | AskUndo | AnswerUndo


def undo_row(live: Table, mine: tuple[int, ...], command: UndoCommand, key: str, most: int) -> ActionRow | Refused:
    """Return the entry that a command about taking back makes, or why it makes none; the match goes on and the lock is held.

    In a log with the most entries nothing new is taken back or asked for; what was asked before is still answered.
    """
    if live.status != "playing":
        found: tuple[int, str] | RefusalCode = "no-undo"
    elif live.terms.spirit == "serious":
        found = "serious"
    elif live.number >= most and not isinstance(command, AnswerUndo):
        found = "log-full"
    elif isinstance(command, Undo):
        found = (live.match.moves[-1].seat, UNDO) if live.may_undo(mine) else "no-undo"
    elif isinstance(command, AskUndo):
        found = _asked(live, mine, command.keep)
    else:
        found = _answered(live, mine, command)
    if isinstance(found, str):
        return Refused(command.key, found)
    seat, action = found
    return ActionRow(live.number + 1, seat, action, key)


def _asked(live: Table, mine: tuple[int, ...], keep: int) -> tuple[int, str] | RefusalCode:
    if live.request is not None:
        return "undo-pending"
    request = take_back(live.match.moves, keep, mine, live.owners)
    if request is None:
        return "no-undo"
    return request.seat, f"{ASK if request.needed else UNDO} {request.count}"


def _answered(live: Table, mine: tuple[int, ...], command: AnswerUndo) -> tuple[int, str] | RefusalCode:
    request = live.request
    if request is None:
        return "no-request"
    if command.answer == "withdraw":
        return (request.seat, WITHDRAW) if request.seat in mine else "no-request"
    if request.seat in mine:
        return "no-request"
    if command.answer == "refuse":
        return mine[0], REFUSE
    after = request.granted_by(mine)
    if after == request:
        return "no-request"
    return after.granted[-1], GRANT if after.needed else f"{UNDO} {request.count}"
