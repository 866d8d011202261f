"""A desk: what single moments are worked out on, in memory of an executor's own.

Nothing is copied between one step and the next, and what was written is read as plain memory: at a table of people this is done
for every move, and NumPy's manners would cost more than the rules.
"""

import inspect
from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from .entries import matches, questions
from .log import CAPACITY as MOST_EVENTS
from .log import EVENT_WIDTH
from .record import Record
from .show import presentation, telling
from .text import CAPACITY, Text

if TYPE_CHECKING:
    from .executor import Executor

__all__ = ["HOLE", "Desk", "Scene", "Turn", "events_in"]

TEXTS = 10
"""The events, and what each of eight seats and a spectator is shown."""
ENDS = [Struct(f"={telling.PLAIN + 3 * viewers}i").unpack_from for viewers in range(TEXTS)]
"""Read what a call says of a turn, by the number of viewers."""
HOLE: Final = object()
"""In place of a number that is given anew at every call."""
LOOKING_BACK = (questions.reveals_one, presentation.events_one)
"""Entry points whose state is the one before the action."""


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What an action led to: what the log says, who decides then, or ``OVER``, and every action that is legal then."""

    log: bytes
    actor: int
    legal: list[int]
    reveals: bool = False
    """Whether the action brought something hidden to light, to somebody at least."""

    @property
    def events(self) -> list[list[int]]:
        """The raw events."""
        return events_in(self.log)


class Scene(msgspec.Struct, frozen=True, gc=False):
    """A moment as somebody is shown it, in JSON: the view, how it stands, and what whoever decides may do."""

    text: bytes
    scores: bytes
    legal: bytes = b"[]"


def events_in(log: bytes) -> list[list[int]]:
    """Return the rows of a log, as it lies in memory, without the one that counts them."""
    rows: list[list[int]] = np.frombuffer(log, np.int16).reshape(-1, EVENT_WIDTH).tolist()
    return rows


def memory_of(cells: Any) -> memoryview:
    """Return the bytes of an array, where they lie."""
    return np.asarray(cells).reshape(-1).view(np.uint8).data


def fitting(size: int) -> int:
    """Return the length of a text that was written; raises ``OverflowError`` if it did not fit."""
    if size > CAPACITY:
        raise OverflowError(f"a text of {size} letters, there is room for {CAPACITY}")
    return size


class Sheet:
    """One text on a desk."""

    def __init__(self, row: memoryview) -> None:
        places: Any = Text.dtype.fields
        size, letters = places["size"][1], places["letters"][1]
        self._size, self.letters = row[size : size + 4].cast("i"), row[letters : letters + CAPACITY]

    def read(self) -> bytes:
        """Return what was written; raises ``OverflowError`` if it did not fit."""
        return self.letters[: fitting(self._size[0])].tobytes()


class Desk:
    """Worked on by one at a time; whoever is done with it gives it back to the executor it was taken from."""

    def __init__(self, executor: "Executor") -> None:
        own = self._own = executor.own()
        record = own.rules.record
        before, state, view = (own.new(record.dtype, 1) for _ in range(3))
        log, moves, turn = (
            own.new(np.int16, MOST_EVENTS + 1, EVENT_WIDTH),
            own.new(np.int16, own.rules.actions),
            own.new(np.int32, telling.PLAIN + 3 * (TEXTS - 1)),
        )
        texts = own.new(Text.dtype, TEXTS)
        self._things = {
            "states": own.hand(record, state), "views": own.hand(record, view), "texts": own.hand(Text, texts),
            "log": own.hand_cells(log), "moves": own.hand_cells(moves), "turn": own.hand_cells(turn),
        }  # fmt: skip
        self._things["befores"] = own.hand(record, before)
        self._things_before = self._things | {"states": self._things["befores"]}
        self._calls: dict[Callable[..., Any], Callable[..., Any]] = {}
        self.before, self.state, self.view = map(memory_of, (before, state, view))
        """The state before an action, the one after it, and what a seat sees of it."""
        self._log, self._moves, self._turn = memory_of(log).cast("h"), memory_of(moves).cast("h"), memory_of(turn).cast("i")
        pages, size = memory_of(texts), Text.dtype.itemsize
        self.sheets = [Sheet(pages[at * size : (at + 1) * size]) for at in range(TEXTS)]

    def run(self, entry: Callable[..., Any], *numbers: int) -> Any:
        """Return what an entry point says to some numbers; whatever else it takes lies on this desk."""
        call = self._calls.get(entry)
        if call is None:  # only now: some executors compile it
            things = self._things_before if entry in LOOKING_BACK else self._things
            given = [things.get(name, HOLE) for name in inspect.signature(entry).parameters]
            call = self._calls[entry] = self._own.bound(entry, *given)
        return call(*numbers)

    def written(self, entry: Callable[..., Any], *numbers: int) -> bytes:
        """Return what an entry point writes."""
        self.run(entry, *numbers)
        return self.sheets[0].read()

    def turn(self, state: bytes, action: int) -> Turn:
        """Return everything that is asked for after a legal action in a state; one below zero is none."""
        self.state[:] = self.before[:] = state
        self.run(matches.turn_one, action)
        actor, count, happened = self._turn[:3].tolist()
        reveals = action >= 0 and bool(self.run(questions.reveals_one, action))
        return Turn(self._events(happened), actor, self._moves[:count].tolist(), reveals)

    def _events(self, happened: int) -> bytes:
        if happened > MOST_EVENTS:
            raise OverflowError(f"an action caused {happened} events, the log holds {MOST_EVENTS}")
        return self._log[EVENT_WIDTH : EVENT_WIDTH * (happened + 1)].tobytes()

    def tell(self, state: bytes, action: int, viewers: Sequence[int], alike: bool) -> tuple[Turn, bytes, dict[int | None, Scene]]:
        """Return what :meth:`turn` does, the events as JSON, and what viewers are shown: ascending seats, -1 for a spectator."""
        self.before[:] = state
        looking = 0
        for seat in viewers:
            looking |= 1 << (seat + 1)
        self.run(telling.told_one, action, looking, alike)
        actor, count, happened, reveals, size, *ends = ENDS[len(viewers)](self._turn)
        turn = Turn(self._events(happened), actor, self._moves[:count].tolist(), reveals > 0)
        sheets = self.sheets
        told = sheets[0].letters[: fitting(size)].tobytes()
        scenes: dict[int | None, Scene] = {}
        at = 0
        for seat in viewers:
            view, scores, legal = ends[at : at + 3]
            at += 3
            text = sheets[at // 3].letters[: fitting(legal)].tobytes()
            scenes[None if seat < 0 else seat] = Scene(text[:view], text[view + 1 : scores], text[scores + 1 :] or b"[]")
        return turn, told, scenes

    def copy_to(self, state: Record) -> None:
        """Let a state be what the one on this desk has become."""
        memory = state.__dict__.get("memory")
        if memory is None:  # kept as records keep what they have found out about their fields
            memory = state.__dict__["memory"] = memory_of(state.rows)
        memory[:] = self.state

    def lay_actions(self, actions: Sequence[int]) -> int:
        """Put a list of actions where entry points read one, and return how many there are."""
        count = len(actions)
        self._moves[:count] = array("h", actions)
        return count

    def lay_events(self, events: Sequence[Sequence[int]]) -> None:
        """Put raw events into the log; what one is too short for is zero."""
        if len(events) > MOST_EVENTS:
            raise OverflowError(f"{len(events)} events, the log holds {MOST_EVENTS}")
        rows = chain.from_iterable((*event, *(0,) * (EVENT_WIDTH - len(event))) for event in events)
        self._log[0] = len(events)
        self._log[EVENT_WIDTH : EVENT_WIDTH * (len(events) + 1)] = array("h", rows)
