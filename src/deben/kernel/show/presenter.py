"""What an executor shows of single moments: JSON, ready to be sent."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from ..desk import Desk, Scene, Turn
from ..executor import Executor
from ..record import Record
from . import presentation
from .telling import told_one

__all__ = ["Presenter", "Shown"]

SPECTATOR = -1
ALL = (SPECTATOR,)
"""Whoever looks, where all see alike."""


class Shown(NamedTuple):
    """A moment as a seat sees it."""

    record: type[Record]
    memory: bytes
    """The view."""
    text: bytes
    scores: bytes

    @property
    def view(self) -> Any:
        """The view as a record."""
        return self.record.from_bytes(self.memory)


def _number(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


class Presenter:
    """Shows the matches that an executor plays, in whatever thread."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self._take, self._give = executor.take_desk, executor.give_desk
        self._tells = executor.has(told_one)

    def _given_back(self, desk: Desk, text: bytes) -> bytes:
        self._give(desk)
        return text

    def play(
        self, state: bytes, action: int, viewers: Collection[int | None] = (), alike: bool = False
    ) -> tuple[Turn, bytes, bytes, dict[int | None, Scene]]:
        """Return what a legal action leads to, the state then, the events as JSON, and what viewers are shown.

        These are seats, and None for spectators.  Whoever decides then is shown what they may do.  Where all see ``alike``, what a
        spectator is shown serves for everybody.  Rules of a release may show nobody anything: they know no call for all of it.
        """
        take, give = self._take, self._give  # Python finds functions that an object keeps sooner than calls them as methods
        desk = take()
        if self._tells:
            looking = ALL if alike and viewers else sorted(map(_number, viewers))
            turn, events, scenes = desk.tell(state, action, looking, alike)
        else:
            turn, events, scenes = desk.turn(state, action), desk.written(presentation.events_one), {}
        after = desk.state.tobytes()
        give(desk)
        return turn, after, events, scenes

    def scene(self, state: bytes, seat: int | None, legal: Sequence[int] = ()) -> Scene:
        """Return what a seat, or without one a spectator, is shown of a state, with some actions."""
        desk = self._take()
        desk.state[:] = state
        desk.run(presentation.moment_one, _number(seat), 0)
        text, scores = desk.sheets[0].read(), desk.sheets[1].read()
        choices = (desk.written(presentation.legal_one, desk.lay_actions(legal)),) if legal else ()
        self._give(desk)
        return Scene(text, scores, *choices)

    def moment(self, state: Record, seat: int | None, final: bool = False) -> Shown:
        """Return the view of a seat, or without one a spectator's, and how it stands; ``final`` is for the end of a match."""
        desk = self._take()
        desk.state[:] = state.to_bytes()
        desk.run(presentation.moment_one, _number(seat), int(final))
        shown = Shown(type(state), desk.view.tobytes(), desk.sheets[0].read(), desk.sheets[1].read())
        self._give(desk)
        return shown

    def view_text(self, state: Record, seat: int | None) -> bytes:
        """Return the view of a seat, or without one a spectator's, of a state or of that view itself."""
        desk = self._take()
        desk.state[:] = state.to_bytes()
        return self._given_back(desk, desk.written(presentation.view_one, _number(seat)))

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
