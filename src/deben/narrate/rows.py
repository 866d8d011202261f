"""A game's rows with named parameters, as the page gets them: events, actions, and a moment with its choices."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from ..games.contract import Event, Game
from ..kernel.contract import OVER
from ..kernel.default import default_executor
from ..kernel.show.presenter import Presenter
from ..locale.vocabulary import vocabulary
from .facts import moment_of

__all__ = ["Row", "Rows"]

Row = Mapping[str, Any]


class Rows:
    """Reads the rows that the rules of one game write."""

    def __init__(self, game: Game) -> None:
        self.game, self.executor = game, default_executor(game.rules)
        self.presenter = Presenter(self.executor)

    @cached_property
    def _kinds(self) -> dict[str, int]:
        return {kind.name.lower().replace("_", "-"): int(kind) for kind in self.game.event_fields}

    def _raw(self, event: Event, known: bool) -> list[int]:
        """Return an event as the log has it; on an unknown board what only the board can tell is the first of its kind."""
        unplaced = [] if known else vocabulary(self.game).unplaced.get(event.kind, [])
        values = (0 if name in unplaced else value for name, value in event.params.items())
        return [self._kinds[event.kind], *values]

    def events(self, events: Sequence[Event], before: Any = None) -> list[Row]:
        """Return events with their parameters.

        Without the state before them some parameters are not the right ones, which no sentence names.
        """
        state = self.game.blank(self.game.options()) if before is None else before
        rows = [self._raw(event, before is not None) for event in events]
        found: list[Row] = msgspec.json.decode(self.presenter.events_text(state, rows))
        return found

    def action(self, action: int, view: Any = None) -> Row:
        """Return an action with what it is about; a view lets it say what lies there."""
        shown = self.presenter.plain_text(action) if view is None else self.presenter.action_text(view, action)
        return msgspec.json.decode(shown, type=dict[str, Any])

    def view(self, view: Any) -> dict[str, Any]:
        """Return a view as the seat that decides sees it; after the end, as a spectator does."""
        actor = int(self.executor.actor(view))
        shown = self.presenter.view_text(view, actor if actor != OVER else None)
        return msgspec.json.decode(shown, type=dict[str, Any])

    def moment(self, view: Any) -> dict[str, Any]:
        """Return a moment as the seat that decides sees it."""
        legal = self.presenter.legal_text(view, self.executor.legal(view))
        return moment_of(self.view(view), msgspec.json.decode(legal), int(self.executor.actor(view)))
