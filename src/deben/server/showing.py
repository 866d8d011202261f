"""What one person sees of a match: the only place where the server turns states into messages, always through a view."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from ..games.contract import Event
from ..match import Match, Move, Outcome, Refusal, seed_text
from ..match.outcome import ranking_of
from .figures import Figures, figures_of
from .undoing import Request, may_undo, own_last
from .wire.act_nefertiti import Before, nefertiti_action, nefertiti_events, secret_action
from .wire.common import ActionReason, Breakdowns, LegalAction, LogEntry, Status, TableEvent
from .wire.messages import View
from .wire.reading import Reading
from .wire.show_duel import duel_action, duel_events, duel_view
from .wire.show_nefertiti import nefertiti_view

__all__ = ["Scene", "entry_for", "entry_of", "kept_of", "reason_shown", "viewing_seat"]


@dataclass(frozen=True)
class Showing:
    """How one game is shown."""

    view: Callable[..., View]
    """From a reading of a view, whose it is, and what nobody has seen, where that is known."""
    action: Callable[[Any, int], LegalAction]
    events: Callable[[Any, Sequence[Event]], list[TableEvent]]
    secret: Callable[[str], str]
    before: Callable[[Any], Any]
    """What must be kept of a state so that the events that come out of it can be shown."""


SHOWINGS = {
    "duel": Showing(duel_view, duel_action, duel_events, lambda action: action, lambda _: None),
    "nefertiti": Showing(nefertiti_view, nefertiti_action, nefertiti_events, secret_action, Before),
}


def viewing_seat(mine: Collection[int], actor: int | None) -> int | None:
    """Return whose view somebody with these seats sees.

    With several seats it is the one that decides; while none of them does, what anybody may see: their people share a screen.
    """
    if actor in mine:
        return actor
    return next(iter(mine)) if len(mine) == 1 else None


def entry_of(match: Match, before: Any, move: Move, number: int, bot: str | None) -> LogEntry:
    """Return the full line of the log for a move; ``before`` is the state it was played in, or what :func:`kept_of` kept of it."""
    return LogEntry(number, move.seat, move.action, SHOWINGS[match.game.name].events(before, move.events), bot)


def kept_of(match: Match) -> Any:
    """Return what must be known of the present state to show what the next move does."""
    return SHOWINGS[match.game.name].before(match.state)


def entry_for(match: Match, entry: LogEntry, mine: Collection[int]) -> LogEntry:
    """Return the line as somebody with these seats may read it."""
    if entry.seat in mine:
        return entry
    shown = SHOWINGS[match.game.name].secret(entry.action)
    return entry if shown == entry.action else msgspec.structs.replace(entry, action=shown)


def reason_shown(refusal: Refusal | None) -> ActionReason | None:
    """Return the rule's reason of a refusal, if it has one."""
    reason = refusal.reason if refusal else None
    return ActionReason(reason.code, reason.clause, dict(reason.params)) if reason else None


def _breakdowns(outcome: Outcome) -> Breakdowns:
    return Breakdowns(outcome.reason, outcome.ranking, outcome.points, outcome.breakdown)


class _Shown(NamedTuple):
    """One view as everybody with the same knowledge sees it."""

    view: View
    encoded: msgspec.Raw
    reading: Any
    figures: Figures


class Scene:
    """One moment of a table, shown to everybody who looks: what several people see alike is made once."""

    def __init__(
        self, match: Match, number: int, status: Status, actor: int | None, request: Request | None = None,
        owners: Sequence[str | None] = (),
    ) -> None:  # fmt: skip
        self.match, self.number, self.status, self.actor = match, number, status, actor
        self.request, self.owners = request, owners
        self._views: dict[bytes, _Shown] = {}
        self._scores: tuple[Breakdowns, msgspec.Raw] | None = None
        outcome = match.outcome if actor is None else None
        self._outcome = _breakdowns(outcome) if outcome else None
        self._seed = seed_text(match.seed) if outcome else None

    def _standing(self, figures: Figures) -> tuple[Breakdowns, msgspec.Raw]:
        """Return the scores if it ended now: they are public, so the first view that is shown will do."""
        if self._scores is None:
            sources = self.match.game.sources
            breakdown = [dict(zip(sources, points, strict=True)) for points in figures.points]
            scores = Breakdowns("now", ranking_of(figures.standings), [sum(points) for points in figures.points], breakdown)
            self._scores = scores, msgspec.Raw(msgspec.json.encode(scores))
        return self._scores

    def _shown(self, seat: int | None) -> _Shown:
        """Return a view on the wire, and for reading; whoever may know the same shares both."""
        match = self.match
        view = match.view(seat)
        key = view.to_bytes()
        if key not in self._views:
            reading, figures = Reading(view), figures_of(match.executor, match.game, view, match.seats)
            shown = SHOWINGS[match.game.name].view(reading, seat, figures.unseen)
            self._views[key] = _Shown(shown, msgspec.Raw(msgspec.json.encode(shown)), reading, figures)
        return self._views[key]

    def moment(self, mine: Collection[int], encoded: bool = False) -> dict[str, Any]:
        """Return the fields of a ``Moment`` for somebody with these seats; ``encoded`` leaves the large ones as ready JSON."""
        match, actor = self.match, self.actor
        seat = viewing_seat(mine, actor)
        shown = self._shown(seat)
        plays = self.status == "playing" and bool(mine)
        decides = plays and actor is not None and actor in mine
        action = SHOWINGS[match.game.name].action
        free = plays and may_undo(match, mine, actor)
        return {
            "number": self.number, "status": self.status, "seat": seat, "actor": actor,
            "view": shown.encoded if encoded else shown.view,
            "legal": [action(shown.reading, number) for number in match.legal_actions()] if decides else [],
            "undo": free, "take_back": own_last(match, mine, self.owners, actor) if plays and not free else None,
            "request": self.request.shown() if self.request else None,
            "scores": self._standing(shown.figures)[encoded],
            "outcome": self._outcome, "seed": self._seed,
        }  # fmt: skip
