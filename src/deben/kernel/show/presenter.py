"""What an executor shows of single moments: JSON, ready to be sent."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..executor import Executor
from ..log import CAPACITY, EVENT_WIDTH
from ..record import Record
from ..text import Text, read_text
from . import presentation

__all__ = ["Presenter", "Shown"]

TEXTS = 2


class Shown(NamedTuple):
    """A moment as a seat sees it."""

    view: Any
    """The record."""
    text: bytes
    scores: bytes


class _Desk:
    """What is written on, by one at a time, in memory that needs no copying."""

    def __init__(self, executor: Executor) -> None:
        own = self.executor = executor.own()
        record = own.rules.record
        states, self.views, texts = own.new(record.dtype, 1), own.new(record.dtype, 1), own.new(Text.dtype, TEXTS)
        self.moves, self.log = own.new(np.int16, own.rules.actions), own.new(np.int16, CAPACITY + 1, EVENT_WIDTH)
        self.written = [Text(texts[i : i + 1]) for i in range(TEXTS)]
        self.text_rows = own.hand(Text, texts)
        self.view_rows, self._state_rows = own.hand(record, self.views), own.hand(record, states)
        self.move_cells, self.log_cells = own.hand_cells(self.moves), own.hand_cells(self.log)
        self._bytes = np.asarray(states).view(np.uint8)

    def lay(self, state: Record) -> Any:
        """Return the rows of a copy of a state on this desk."""
        self._bytes[:] = state.rows.view(np.uint8)
        return self._state_rows


class Presenter:
    """Shows the matches that an executor plays, in whatever thread."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self._record = executor.rules.record
        self._spare: list[_Desk] = executor.spare[_Desk]

    def _desk(self) -> _Desk:
        """Return a desk that nobody writes on; whoever is done with it puts it back."""
        try:
            return self._spare.pop()
        except IndexError:
            return _Desk(self.executor)

    def _written(self, desk: _Desk, entry: Callable[..., Any], *arguments: Any) -> bytes:
        """Return what an entry point writes."""
        desk.executor.translated(entry)(*arguments, desk.text_rows)
        text = read_text(desk.written[0])
        self._spare.append(desk)
        return text

    def moment(self, state: Record, seat: int | None, final: bool = False) -> Shown:
        """Return the view of a seat, or without one a spectator's, and how it stands; ``final`` is for the end of a match."""
        desk = self._desk()
        show = desk.executor.translated(presentation.moment_one)
        show(desk.lay(state), -1 if seat is None else seat, int(final), desk.view_rows, desk.text_rows)
        shown = Shown(self._record.from_bytes(desk.views.tobytes()), read_text(desk.written[0]), read_text(desk.written[1]))
        self._spare.append(desk)
        return shown

    def view_text(self, state: Record, seat: int | None) -> bytes:
        """Return the view of a seat, or without one a spectator's, of a state or of that view itself."""
        desk = self._desk()
        return self._written(desk, presentation.view_one, desk.lay(state), -1 if seat is None else seat, desk.view_rows)

    def scores_text(self, view: Record, final: bool = False) -> bytes:
        """Return how it stands at a view or state; ``final`` is for the end of a match, and says why it ended."""
        desk = self._desk()
        return self._written(desk, presentation.scores_one, desk.lay(view), int(final))

    def hidden_text(self, state: Record) -> bytes:
        """Return what lies face down, by place and in the order in which it would come."""
        desk = self._desk()
        return self._written(desk, presentation.hidden_one, desk.lay(state))

    def action_text(self, view: Record, action: int) -> bytes:
        """Return an action with the parts of the board it is attached to."""
        desk = self._desk()
        return self._written(desk, presentation.action_one, desk.lay(view), action)

    def plain_text(self, action: int) -> bytes:
        """Return an action without what a view adds to it."""
        return self._written(self._desk(), presentation.plain_one, action)

    def legal_text(self, view: Record, actions: Sequence[int]) -> bytes:
        """Return a list of actions with the parts of the board they are attached to."""
        desk = self._desk()
        desk.moves[: len(actions)] = actions
        return self._written(desk, presentation.legal_one, desk.lay(view), desk.move_cells, len(actions))

    def events_text(self, before: Record, events: Sequence[Sequence[int]]) -> bytes:
        """Return raw events, as a log has them, as a list; ``before`` is the state before the action that caused them."""
        if len(events) > CAPACITY:
            raise OverflowError(f"{len(events)} events, the log holds {CAPACITY}")
        desk = self._desk()
        desk.log[0, 0] = len(events)
        for row, event in enumerate(events, 1):
            desk.log[row] = 0
            desk.log[row, : len(event)] = event
        return self._written(desk, presentation.events_one, desk.lay(before), desk.log_cells)
