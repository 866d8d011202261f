"""How matches are shown: with :mod:`.broadcast` the only place that turns states into messages, always through a view."""

from collections.abc import Collection, Sequence
from functools import cache

import msgspec

from ...games.contract import Event, Game
from ...kernel.executor import Executor
from ...kernel.record import Record
from ...kernel.show.presenter import Presenter
from ...match import Match, Move, Refusal
from ...wire.common import ActionReason, LogEntry
from ...wire.encoded import encoded

__all__ = ["entry_for", "entry_of", "events_shown", "public_action", "reason_shown"]

SECRET_ACTION = "card"
"""What others read in place of an action that they may not know: the Oracle puts a card somewhere (N10.1)."""


def events_shown(executor: Executor, game: Game, before: Record, events: Sequence[Event]) -> msgspec.Raw:
    """Return the events of an action as JSON; ``before`` is the state before it."""
    return encoded(Presenter(executor).events_text(before, [game.event_row(event) for event in events]))


def entry_of(move: Move, told: bytes, number: int, bot: str | None) -> LogEntry:
    """Return the full line of the log for a move whose events are told in JSON."""
    return LogEntry(number, move.seat, move.action, msgspec.Raw(told), bot)


@cache
def _secrets(game: Game) -> frozenset[str]:
    return frozenset(game.write_action(action) for action in range(game.rules.actions) if game.secret(action))


def public_action(game: Game, action: str) -> str:
    """Return what everybody but the one who decided may know of an action."""
    return SECRET_ACTION if action in _secrets(game) else action


def entry_for(match: Match, entry: LogEntry, mine: Collection[int]) -> LogEntry:
    """Return the line as somebody with these seats may read it."""
    if entry.seat in mine:
        return entry
    shown = public_action(match.game, entry.action)
    return entry if shown == entry.action else msgspec.structs.replace(entry, action=shown)


def reason_shown(refusal: Refusal | None) -> ActionReason | None:
    """Return the rule's reason of a refusal, if it has one."""
    reason = refusal.reason if refusal else None
    return ActionReason(reason.code, reason.clause, dict(reason.params)) if reason else None
