"""What an executor shows of single moments: JSON, ready to be sent."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..desk import Desk, Turn
from ..executor import Executor
from ..record import Record
from . import presentation

__all__ = ["Presenter", "Shown"]


class Shown(NamedTuple):
    """A moment as a seat sees it."""

    record: type[Record]
    memory: bytes
    """The view."""
    text: bytes
    scores: bytes
    legal: bytes
    """The actions that were asked for."""

    @property
    def view(self) -> Any:
        """The view as a record."""
        return self.record.from_bytes(self.memory)


class Presenter:
    """Shows the matches that an executor plays, in whatever thread."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self._take, self._give = executor.take_desk, executor.give_desk

    def _given_back(self, desk: Desk, text: bytes) -> bytes:
        self._give(desk)
        return text

    def play(self, state: Record, action: int) -> tuple[Turn, bytes]:
        """Carry out a legal action on the state; return what it led to, and its events as :meth:`events_text` would."""
        desk = self._take()
        turn = desk.turn(state.to_bytes(), action)
        told = desk.written(presentation.events_one)
        desk.copy_to(state)
        self._give(desk)
        return turn, told

    def moment(self, state: Record, seat: int | None, final: bool = False, legal: Sequence[int] = ()) -> Shown:
        """Return the view of a seat, or without one a spectator's, how it stands, and some actions as :meth:`legal_text` would.

        ``final`` is for the end of a match.
        """
        desk = self._take()
        desk.state[:] = state.to_bytes()
        desk.run(presentation.moment_one, -1 if seat is None else seat, int(final))
        text, scores = desk.sheets[0].read(), desk.sheets[1].read()
        actions = desk.written(presentation.legal_one, desk.lay_actions(legal)) if legal else b"[]"
        shown = Shown(type(state), desk.view.tobytes(), text, scores, actions)
        self._give(desk)
        return shown

    def view_text(self, state: Record, seat: int | None) -> bytes:
        """Return the view of a seat, or without one a spectator's, of a state or of that view itself."""
        desk = self._take()
        desk.state[:] = state.to_bytes()
        return self._given_back(desk, desk.written(presentation.view_one, -1 if seat is None else seat))

    def scores_text(self, view: Record, final: bool = False) -> bytes:
        """Return how it stands at a view or state; ``final`` is for the end of a match, and says why it ended."""
        desk = self._take()
        desk.view[:] = view.to_bytes()
        return self._given_back(desk, desk.written(presentation.scores_one, int(final)))

    def hidden_text(self, state: Record) -> bytes:
        """Return what lies face down, by place and in the order in which it would come."""
        desk = self._take()
        desk.state[:] = state.to_bytes()
        return self._given_back(desk, desk.written(presentation.hidden_one))

    def action_text(self, view: Record, action: int) -> bytes:
        """Return an action with the parts of the board it is attached to."""
        desk = self._take()
        desk.view[:] = view.to_bytes()
        return self._given_back(desk, desk.written(presentation.action_one, action))

    def plain_text(self, action: int) -> bytes:
        """Return an action without what a view adds to it."""
        desk = self._take()
        return self._given_back(desk, desk.written(presentation.plain_one, action))

    def legal_text(self, view: Record, actions: Sequence[int]) -> bytes:
        """Return a list of actions with the parts of the board they are attached to."""
        desk = self._take()
        desk.view[:] = view.to_bytes()
        return self._given_back(desk, desk.written(presentation.legal_one, desk.lay_actions(actions)))

    def events_text(self, before: Record, events: Sequence[Sequence[int]]) -> bytes:
        """Return raw events, as a log has them, as a list; ``before`` is the state before the action that caused them."""
        desk = self._take()
        desk.before[:] = before.to_bytes()
        desk.lay_events(events)
        return self._given_back(desk, desk.written(presentation.events_one))
