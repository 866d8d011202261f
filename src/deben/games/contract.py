"""What every game offers beyond its rule functions: options, texts, reasons, scores.

Each game package has one :class:`Game` object; whatever serves people (matches, command line, server) talks to that and to
nothing inside the package.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import numpy as np

from ..kernel import contract as placeholders
from ..kernel.contract import OVER, Rules
from ..kernel.default import default_executor, rules_identity
from ..kernel.executor import Executor, PythonExecutor
from ..kernel.log import EVENT_WIDTH
from ..kernel.notation.entries import position_from, position_text
from ..kernel.notation.faults import MOST_QUOTED
from ..kernel.record import Ints, Record
from ..kernel.show.reasons import explained
from ..kernel.text import CAPACITY
from .errors import CodedError, NotationError, OptionsError, PositionError
from .plain_position import read_plain, write_plain

if TYPE_CHECKING:  # rules run where msgspec is not installed, on a machine that only computes
    import msgspec

    from .option_fields import OptionField

__all__ = [
    "Breakdown", "CodedError", "Event", "Game", "NotationError", "OptionsError", "PositionError", "Reason", "StateT", "TallyTable",
]  # fmt: skip

Thing = TypeVar("Thing")
if TYPE_CHECKING:
    import typing_extensions

    StateT = typing_extensions.TypeVar("StateT", bound=Record, default=Any)
else:  # without a default before Python 3.13: a game that is found by its name has states of any kind
    StateT = TypeVar("StateT", bound=Record)
MOST_EVENTS = 20_000
"""Events that are kept once they have been read."""
Breakdown = dict[str, int]
"""The points of one seat by source, in the game's order."""


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: a stable code, the clause that says so, and what to fill into the sentence.

    The sentence itself is the message ``reason-<game>-<code>`` of the locale files.  A game without a rulebook has no clauses.
    """

    code: str
    """A word that does not change."""
    clause: str = ""
    """The clause of the rulebook."""
    params: Mapping[str, int | str] = field(default_factory=dict)
    """What to fill into the sentence, by name."""

    def __hash__(self) -> int:
        """Return the same for equal reasons, whatever the order of their parameters."""
        return hash((self.code, self.clause, frozenset(self.params.items())))


@dataclass(frozen=True)
class Event:
    """Something that happened: a kind in words and its parameters by name (raw numbers of the game's board)."""

    kind: str
    """What happened, in a word."""
    params: Mapping[str, int]
    """With whom and what, by name."""

    def __hash__(self) -> int:
        """Return the same for equal events, whatever the order of their parameters."""
        return hash((self.kind, frozenset(self.params.items())))


@dataclass(frozen=True)
class TallyTable:
    """Averages over many matches: a row for each thing of a kind, a column for each question.

    Rows and columns are codes; a column ``seat1`` is about one seat.  The texts are the message ``tally-<game>-<name>`` of the
    locale files, with an attribute for each column and each panel.
    """

    name: str
    """The name of the table."""
    columns: tuple[str, ...]
    """The code of each question."""
    rows: Mapping[str, Sequence[float | None]]
    """The values of each row by its code; None where there is nothing to take the average of."""
    panels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The columns that each panel of a drawing shows as parts of one sum; without panels all values are drawn as shades."""
    shares: bool = False
    """Whether the values are parts of a whole."""


@cache
def _module(package: str, name: str) -> ModuleType | None:
    """Return a module of a package that may lack it, or be missing itself; what goes wrong inside the module is not hidden."""
    if find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


class Game(Generic[StateT]):
    """The rules of one title with everything people need around them."""

    name: ClassVar[str]
    """The name by which it is found."""
    version: ClassVar[int]
    """Number of the rules version, for people; which rules a match is played by says their digest."""
    rules: ClassVar[Rules]
    """Its rule functions."""
    action_names: ClassVar[Sequence[str]]
    """The notation of every action, by number."""
    event_fields: ClassVar[Mapping[Any, tuple[str, ...]]]
    """The parameters of each kind of event (an ``IntEnum`` member), by name."""
    sources: ClassVar[tuple[str, ...]]
    """Where points come from, in the order of a breakdown."""
    end_reasons: ClassVar[tuple[str, ...]]
    """How a match can end, by number."""
    option_fields: "ClassVar[tuple[OptionField, ...]]" = ()
    """The options as data, in the order of their numbers."""
    option_faults: ClassVar[tuple[str, ...]] = ("",)
    """The codes of what can be wrong with options, by number, from 1."""
    seat_range: ClassVar[tuple[int, int]]
    """The least and the most seats that a match can have."""
    luck: ClassVar[bool] = True
    """Whether a match depends on its seed."""
    secrets: ClassVar[bool] = True
    """Whether anything is hidden from anybody, a spectator at least."""
    alike: ClassVar[bool] = False
    """Whether all seats, and spectators, always have the same view."""
    languages: ClassVar[tuple[str, ...]] = ("en",)
    """The languages in which the game has all its texts; the first is what people of other languages get."""

    @property
    def options_type(self) -> "type[msgspec.Struct]":
        """The options as a type, with a default for each; a game where there is nothing to choose has none of its own."""
        from .no_options import NoOptions

        return NoOptions

    @property
    def folder(self) -> Path:
        """Return the folder of the game's package: its data and its texts lie there."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def package(self) -> str:
        """Return the name of the package that the game is in: whatever belongs to it lies there."""
        return sys.modules[type(self).__module__].__package__ or ""

    @property
    def reference(self) -> str:
        """The name under which another process finds the same rules."""
        return self.name

    @property
    def digest(self) -> str:
        """The digest of the rules; nothing for a game without a module of its sources."""
        return rules_identity(self.rules).rules

    @property
    def board(self) -> str:
        """The digest of the board's data; nothing for a game without any."""
        return rules_identity(self.rules).board

    @property
    def board_name(self) -> str:
        """What its board is called, where that is one of somebody's own; nothing for the usual one."""
        return ""

    @property
    def module_digest(self) -> str:
        """The digest of the module that plays the game; nothing without one."""
        return rules_identity(self.rules).module

    def room(self, name: str) -> ModuleType | None:
        """Return what the game brings to a room of the house, its module ``rooms.<name>``; None if it brings nothing."""
        return _module(f"{self.package}.rooms", name) if self.package else None

    def bring(self, room: str, name: str, otherwise: Thing) -> Thing:
        """Return what the game brings to a room under a name; without it, what the room has for any game."""
        found: Thing = getattr(self.room(room), name, otherwise)
        return found

    def texts(self, lang: str) -> list[Path]:
        """Return the folder with the game's texts in a language, or in its own where it does not speak that one; none without."""
        speaks = lang if lang in self.languages else next(iter(self.languages), "")
        folder = self.folder / "locale" / speaks
        return [folder] if speaks and folder.is_dir() else []

    def options(self, given: "Mapping[str, Any] | msgspec.Struct | None" = None) -> Any:
        """Return complete options from some of them; raises ``OptionsError`` for unknown or impossible ones."""
        import msgspec

        if isinstance(given, self.options_type):
            return self.check_options(given)
        try:
            return self.check_options(msgspec.convert(dict(given or {}), self.options_type))  # type: ignore[arg-type]
        except msgspec.ValidationError as error:
            raise OptionsError("malformed-options", f"{self.name}: {error}", detail=str(error)) from None

    def check_options(self, options: Any) -> Any:
        """Return the options with defaults settled; raises ``OptionsError`` when they contradict each other."""
        return self.options_of(self.blank(options))

    def seats(self, options: Any) -> int:
        """Return how many seats a match with these options has."""
        return self.rules.seats_of(self.blank(options))

    def blank(self, options: Any) -> StateT:
        """Return a state that holds the options and nothing else: what set-up starts from; raises ``OptionsError``."""
        from .option_fields import blank_with

        state: StateT = blank_with(self.rules.record(), self.rules.write_options, self.option_fields, self.option_faults, options)
        return state

    def options_of(self, state: StateT) -> Any:
        """Return the options a state was set up with."""
        from .option_fields import values_in

        return self.options_type(**values_in(state, self.rules.read_options, self.option_fields))

    def explain(self, view: Any, action: int, executor: Executor | None = None) -> Reason | None:
        """Return why the seat that decides may not do this now, or None exactly when it is legal; plain Python says it slowly."""
        executor = executor or self._plain
        if self.rules.explain is placeholders.explain:
            return self._unexplained(view, action, executor)
        written = explained(executor, view, action)
        return Reason(**json.loads(written)) if written else None

    def _unexplained(self, view: Any, action: int, executor: Executor) -> Reason | None:
        """Return what can be said of any game: that it is over, or that an action is not on the list."""
        if executor.actor(view) == OVER:
            return Reason("over")
        return None if action in executor.legal(view) else Reason("not-legal")

    @cached_property
    def _plain(self) -> Executor:
        return PythonExecutor(self.rules) if not hasattr(self.rules, "executor") else default_executor(self.rules)

    def breakdown(self, state: Any, seat: int) -> Breakdown:
        """Return the points of a seat by source if the match ended now."""
        return {name: self.rules.points_from(state, seat, source) for source, name in enumerate(self.sources)}

    def end_reason(self, state: Any) -> str:
        """Return the code of how a finished match ended."""
        return self.end_reasons[self.rules.end_reason(state)]

    @property
    def has_notation(self) -> bool:
        """Whether positions have a notation of the game's own, whose reader judges what people write; otherwise they are plain."""
        return self.rules.read_position is not placeholders.read_position

    def write_position(self, state: Any) -> str:
        """Return a state or view in position notation."""
        return position_text(default_executor(self.rules), state) if self.has_notation else write_plain(state)

    def read_position(self, text: str) -> StateT:
        """Return the state or view that a position text describes; raises ``PositionError`` saying what is wrong."""
        if not self.has_notation:
            plain: StateT = read_plain(self.rules.record, text)
            return plain
        if len(text.encode(errors="replace")) > CAPACITY:  # no position is nearly so long
            raise PositionError("malformed-field", text=text[:MOST_QUOTED])
        found = position_from(default_executor(self.rules), text)
        if isinstance(found, dict):
            raise PositionError(found["code"], **found["params"])
        view: StateT = found
        return view

    def tables(self, options: Any, tallies: Any, matches: int) -> list[TallyTable]:  # noqa: ARG002
        """Return what the tallies of so many matches with these options say; a game that counts nothing has nothing to say."""
        return []

    @cached_property
    def _by_name(self) -> dict[str, int]:
        return {name: action for action, name in enumerate(self.action_names)}

    def write_action(self, action: int) -> str:
        """Return the notation of an action."""
        return self.action_names[action]

    def secret(self, action: int) -> bool:
        """Return whether only the seat that takes an action may know which one it was."""
        return self.rules.secret(action)

    def reveals(self, before: Any, action: int, events: Sequence[Sequence[int]]) -> bool:
        """Return whether an action with these raw events brought something hidden to light; ``before`` is the state before it."""
        log = np.array([(len(events), *[0] * (EVENT_WIDTH - 1)), *events], np.int16).view(Ints)
        return self.rules.reveals(before, action, log)

    def read_action(self, text: str) -> int:
        """Return the action a text means, whatever its spacing and case; raises ``NotationError``."""
        action = self._by_name.get(text)
        if action is None:
            action = self._by_name.get(" ".join(text.lower().split()))
        if action is None:
            raise NotationError("unknown-action", f"{text!r} is no action of {self.name}", text=text[:40])
        return action

    @cached_property
    def event_kinds(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        """The kinds of events by number: what each is called, and its parameters."""
        return {int(kind): (kind.name.lower().replace("_", "-"), fields) for kind, fields in self.event_fields.items()}

    def event(self, raw: Sequence[int]) -> Event:
        """Return a raw row of the event log with its names; most rows were seen before."""
        return self._named(tuple(raw))

    @cached_property
    def _named(self) -> Callable[[tuple[int, ...]], Event]:
        @lru_cache(MOST_EVENTS)
        def named(raw: tuple[int, ...]) -> Event:
            kind, fields = self.event_kinds[raw[0]]
            return Event(kind, dict(zip(fields, raw[1:], strict=False)))

        return named

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {kind: number for number, (kind, _) in self.event_kinds.items()}

    def event_row(self, event: Event) -> tuple[int, ...]:
        """Return an event as the row of the log that it was read from."""
        return self._numbers[event.kind], *event.params.values()
