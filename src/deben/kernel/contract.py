"""What the kernel asks of a game: rule functions over one record, some of which a game may leave out.

``kernel`` knows no game; whatever drives many games (walks, batches, search) is written against the names below and turned to a
game's functions by a :class:`deben.kernel.rule.Translation`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .chance import Chance
from .luck import Luck
from .notation.fields import Notes
from .record import Record
from .rule import Log, Moves, Tallies, rule
from .search.tuning import PLAIN_UCT, Tuning
from .text import Text, close_object, open_object

__all__ = [
    "OVER", "Rules", "actor", "apply", "conceal", "end_reason", "explain", "kind_of", "legal", "points_from", "promise",
    "read_options", "read_position", "resample", "reveals", "seats_of", "secret", "setup", "show_action", "show_ending",
    "show_event", "show_hidden", "show_plain", "show_source", "show_view", "sources_of", "standing", "tally", "urge",
    "write_options", "write_position",
]  # fmt: skip

OVER = -1
"""The actor of a match that has ended."""


@rule
def setup(state: Record, luck: Luck) -> None:
    """Set the table: the state already holds the options, everything random is drawn from ``luck``."""
    raise NotImplementedError


@rule
def actor(state: Record) -> int:
    """Return the seat that decides now, or ``OVER``."""
    raise NotImplementedError


@rule
def legal(state: Record, moves: Moves) -> int:
    """Fill ``moves`` with every legal action in ascending order and return how many there are."""
    raise NotImplementedError


@rule
def apply(state: Record, action: int, log: Log) -> None:
    """Carry out one legal action, and everything that follows by itself, writing events to ``log``."""
    raise NotImplementedError


@rule
def conceal(state: Record, seat: int) -> None:
    """Turn the state into what ``seat`` may know; a seat below zero is a spectator.  In an open game everybody knows it all."""


@rule
def resample(state: Record, chance: Chance) -> None:
    """Turn a view into one of the states that fit it, each equally likely as far as its seat can tell.

    In an open game a view is the state.
    """


@rule
def standing(state: Record, seat: int) -> int:
    """Return a number that ranks the seat if the match ended now: larger is better, equal is a shared place."""
    raise NotImplementedError


@rule
def points_from(state: Record, seat: int, source: int) -> int:
    """Return the points a seat would have from one source, by its number, if the match ended now."""
    raise NotImplementedError


@rule
def explain(view: Record, action: int, out: Text) -> int:
    """Write why the seat that decides may not do this now as a reason (:mod:`.reasons`) and return 1; return 0 when it is legal."""
    raise NotImplementedError


@rule
def write_options(state: Record, values: Moves) -> int:  # noqa: ARG001
    """Write options, a number for each, to an empty state and return 0, or the number of what is wrong with them."""
    return 0


@rule
def read_options(state: Record, values: Moves) -> None:
    """Read the options off a state, as :func:`write_options` takes them.  A game may have no options."""


@rule
def reveals(before: Record, action: int, log: Log) -> bool:  # noqa: ARG001  # in an open game nothing is hidden
    """Return whether an action, whose events the log holds, brought something hidden to light, to somebody at least."""
    return False


@rule
def secret(action: int) -> bool:  # noqa: ARG001  # most games hide no action
    """Return whether only the seat that takes an action may know which one it was."""
    return False


@rule
def end_reason(state: Record) -> int:  # noqa: ARG001  # most games end in one way only
    """Return the number of the reason for which a finished match ended."""
    return 0


@rule
def tally(state: Record, log: Log, tallies: Tallies) -> None:
    """Count what an action did: ``state`` is the moment after it, ``log`` holds its events.  A game may count nothing."""


@rule
def urge(state: Record, action: int) -> int:  # noqa: ARG001
    """Return how tempting a legal action looks at a glance, larger being better: what roll-outs lean towards."""
    return 0


@rule
def promise(state: Record, seat: int) -> int:
    """Return an estimate of the seat's final standing, for roll-outs that are cut short; without a better one, the present one."""
    return standing(state, seat)


@rule
def kind_of(action: int) -> int:
    """Return the number of the kind of an action: who misjudges one misjudges all of its kind.

    In a game without an answer each is of its own.
    """
    return action


@rule
def seats_of(state: Record) -> int:
    """Return how many seats the match has."""
    raise NotImplementedError


@rule
def sources_of(state: Record) -> int:  # noqa: ARG001  # without a better answer, all points are of one kind
    """Return from how many sources points can come."""
    return 1


@rule
def show_view(view: Record, seat: int, out: Text) -> None:
    """Write a view, whose it is being ``seat`` (below zero a spectator), as one JSON object."""
    raise NotImplementedError


@rule
def show_plain(action: int, out: Text) -> None:
    """Write an action without what a view adds to it."""
    raise NotImplementedError


@rule
def show_action(view: Record, action: int, out: Text) -> None:  # noqa: ARG001
    """Write an action, with the parts of the board it is attached to, as one JSON object; ``at`` is where in the view it is."""
    show_plain(action, out)


@rule
def show_event(before: Record, log: Log, row: int, out: Text) -> None:
    """Write one event of a log, names in place of numbers, as one JSON object; ``before`` is the moment before the action."""
    raise NotImplementedError


@rule
def show_source(source: int, out: Text) -> None:
    """Write the name of a source of points as the key of an object."""
    raise NotImplementedError


@rule
def show_ending(state: Record, out: Text) -> None:
    """Write the code of how a finished match ended."""
    raise NotImplementedError


@rule
def show_hidden(state: Record, out: Text) -> None:  # noqa: ARG001
    """Write what lies face down, by place and in the order in which it would come, as one JSON object of lists."""
    open_object(out)
    close_object(out)


@rule
def write_position(state: Record, out: Text) -> None:
    """Write a state or view in position notation; what a reader would fill in anyway is left out."""
    raise NotImplementedError


@rule
def read_position(text: Text, state: Record, notes: Notes, out: Text) -> int:
    """Fill a state of zeros with what a position text says and return 0; for an impossible one return 1 and write why.

    What is wrong is JSON in ``out``: a code, and the parameters of its sentence.
    """
    raise NotImplementedError


@dataclass(frozen=True)
class Rules:
    """One game as the kernel sees it: its record, its limits and its rule functions."""

    name: str
    record: type[Record]
    actions: int
    most_legal: int
    setup: Callable[[Any, Luck], None]
    actor: Callable[[Any], int]
    legal: Callable[[Any, Any], int]
    apply: Callable[[Any, int, Any], None]
    standing: Callable[[Any, int], int]
    points_from: Callable[[Any, int, int], int]
    conceal: Callable[[Any, int], None] = conceal
    resample: Callable[[Any, Chance], None] = resample
    explain: Callable[[Any, int, Any], int] = explain
    write_options: Callable[[Any, Any], int] = write_options
    read_options: Callable[[Any, Any], None] = read_options
    reveals: Callable[[Any, int, Any], bool] = reveals
    secret: Callable[[int], bool] = secret
    end_reason: Callable[[Any], int] = end_reason
    tally: Callable[[Any, Any, Any], None] = tally
    tallies: int = 0
    """How many things are counted for each seat."""
    urge: Callable[[Any, int], int] = urge
    promise: Callable[[Any, int], int] = promise
    kind_of: Callable[[int], int] = kind_of
    seats_of: Callable[[Any], int] = seats_of
    sources_of: Callable[[Any], int] = sources_of
    show_view: Callable[[Any, int, Text], None] = show_view
    show_action: Callable[[Any, int, Text], None] = show_action
    show_plain: Callable[[int, Text], None] = show_plain
    show_event: Callable[[Any, Any, int, Text], None] = show_event
    show_source: Callable[[int, Text], None] = show_source
    show_ending: Callable[[Any, Text], None] = show_ending
    show_hidden: Callable[[Any, Text], None] = show_hidden
    write_position: Callable[[Any, Text], None] = write_position
    read_position: Callable[[Text, Any, Notes, Text], int] = read_position
    point: int = 1
    """By how much one point raises a standing."""
    tuning: Tuning = PLAIN_UCT
    """The dials with which search plays the game best."""
    inline: bool = False
    """Whether compilers put every function into its callers by force: a small game runs half as fast again, a large one would
    compile for minutes."""

    def function_names(self) -> dict[str, str]:
        """Return the full name of the function that stands for each placeholder."""
        return {placeholder.__name__: f"{own.__module__}.{own.__qualname__}" for placeholder, own in self.contract().items()}

    def contract(self) -> dict[Callable[..., Any], Callable[..., Any]]:
        """Return which function of this game stands for each placeholder above."""
        return {
            setup: self.setup, actor: self.actor, legal: self.legal, apply: self.apply,
            conceal: self.conceal, resample: self.resample, standing: self.standing, points_from: self.points_from,
            tally: self.tally, urge: self.urge, promise: self.promise, kind_of: self.kind_of,
            seats_of: self.seats_of, sources_of: self.sources_of,
            show_view: self.show_view, show_action: self.show_action, show_plain: self.show_plain, show_event: self.show_event,
            show_source: self.show_source, show_ending: self.show_ending, explain: self.explain,
            write_options: self.write_options, read_options: self.read_options, reveals: self.reveals, secret: self.secret,
            end_reason: self.end_reason, show_hidden: self.show_hidden,
            write_position: self.write_position, read_position: self.read_position,
        }  # fmt: skip
