"""How each game is shown: with :mod:`.scene` the only place where the server turns states into messages, always through a view."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from ..games import game_named
from ..games.contract import Event
from ..match import Match, Move, Outcome, Refusal
from .wire.act_nefertiti import (
    before_of,
    nefertiti_action,
    nefertiti_events,
    nefertiti_legal,
    plain_nefertiti_action,
)
from .wire.common import ActionReason, Breakdowns, LegalAction, LogEntry, TableEvent
from .wire.form import finished
from .wire.messages import View
from .wire.show_duel import duel_action, duel_events, duel_legal, duel_view, plain_duel_action
from .wire.show_nefertiti import nefertiti_view

__all__ = ["SHOWINGS", "entry_for", "entry_of", "kept_of", "outcome_shown", "public_action", "reason_shown"]

SECRET_ACTION = "card"
"""What others read in place of an action that they may not know: the Oracle puts a card somewhere (N10.1)."""
MOST_KEPT = 20_000
"""Events that are kept once they are shown: most of what happens has happened before."""


@dataclass(frozen=True)
class Showing:
    """How one game is shown."""

    view: Callable[..., View]
    """From a reading of a view, whose it is, and, if the game has no form, its cells where they are known (``Figures``)."""
    action: Callable[[Any, int], LegalAction]
    plain: Callable[[int], LegalAction]
    """An action without what a view adds to it."""
    legal: Callable[[Any, Sequence[int]], bytes]
    """From a reading and the legal actions: all of them as JSON."""
    events: Callable[[Any, Sequence[Event]], list[TableEvent]]
    before: Callable[[Any], Any]
    """What must be kept of a state so that the events that come out of it can be shown; a key."""


SHOWINGS = {
    "duel": Showing(duel_view, duel_action, plain_duel_action, duel_legal, duel_events, lambda _: None),
    "nefertiti": Showing(nefertiti_view, nefertiti_action, plain_nefertiti_action, nefertiti_legal, nefertiti_events, before_of),
}


_told: dict[tuple[int, Any], tuple[Event, bytes]] = {}


def _events(game: str, before: Any, events: Sequence[Event]) -> list[TableEvent]:
    """Return events as they are shown, finished.

    A game gives the same object for the same event, and with the event kept nothing else can have its address.
    """
    texts = []
    for event in events:
        known = _told.get((id(event), before))
        if known is None:
            if len(_told) >= MOST_KEPT:
                _told.clear()
            known = event, msgspec.json.encode(SHOWINGS[game].events(before, (event,))[0])
            _told[id(event), before] = known
        texts.append(known[1])
    shown: list[TableEvent] = finished(b"[%b]" % b",".join(texts))
    return shown


def entry_of(match: Match, before: Any, move: Move, number: int, bot: str | None) -> LogEntry:
    """Return the full line of the log for a move; ``before`` is what :func:`kept_of` said before it.  Its events are finished."""
    return LogEntry(number, move.seat, move.action, _events(match.game.name, before, move.events), bot)


def kept_of(match: Match) -> Any:
    """Return what must be known of the present state to show what the next move does."""
    return SHOWINGS[match.game.name].before(match.state)


@cache
def _secrets(name: str) -> frozenset[str]:
    game = game_named(name)
    return frozenset(game.write_action(action) for action in range(game.rules.actions) if game.secret(action))


def public_action(game: str, action: str) -> str:
    """Return what everybody but the one who decided may know of an action."""
    return SECRET_ACTION if action in _secrets(game) else action


def entry_for(match: Match, entry: LogEntry, mine: Collection[int]) -> LogEntry:
    """Return the line as somebody with these seats may read it."""
    if entry.seat in mine:
        return entry
    shown = public_action(match.game.name, entry.action)
    return entry if shown == entry.action else msgspec.structs.replace(entry, action=shown)


def reason_shown(refusal: Refusal | None) -> ActionReason | None:
    """Return the rule's reason of a refusal, if it has one."""
    reason = refusal.reason if refusal else None
    return ActionReason(reason.code, reason.clause, dict(reason.params)) if reason else None


def outcome_shown(outcome: Outcome) -> Breakdowns:
    """Return how a match ended."""
    return Breakdowns(outcome.reason, outcome.ranking, outcome.points, outcome.breakdown)
