"""What certainly follows an action: the same in every state that fits the view."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..games.contract import Event, Game
from ..kernel.chance import new_chance
from ..kernel.contract import OVER
from ..kernel.executor import Executor

__all__ = ["Consequences", "consequences"]

SAMPLES = 4


@dataclass(frozen=True)
class Consequences:
    """What an action and the line after it certainly bring about."""

    action: int
    events: tuple[Event, ...]
    """What happens at once."""
    after: Any
    """A state right after it, one of those that fit the view; only what is the same in all of them may be used."""
    line: tuple[int, ...]
    """The actions after it, as far as they are legal whatever is hidden."""
    line_seats: tuple[int, ...]
    line_things: tuple[str | None, ...]
    """What each of them takes, where that is certain."""
    line_events: tuple[Event, ...]
    later: Any
    """A state after the line."""


def consequences(game: Game, executor: Executor, view: Any, action: int, line: Sequence[int], seed: int) -> Consequences:
    """Return what follows an action and a line of play in several states that fit the view."""
    states = [executor.resample(view, new_chance(seed + sample)) for sample in range(SAMPLES)]
    events = _step(game, executor, states, action)
    after = states[0].copy()
    followed: list[int] = []
    seats: list[int] = []
    things: list[str | None] = []
    told: list[Event] = []
    thing_of = game.bring("analysis", "thing_of", _nothing)
    for following in line:
        actors = {executor.actor(state) for state in states}
        if len(actors) > 1 or OVER in actors or not all(following in executor.legal(state) for state in states):
            break
        seats.append(actors.pop())
        followed.append(following)
        taken = {thing_of(state, following) for state in states}
        things.append(taken.pop() if len(taken) == 1 else None)
        told += _step(game, executor, states, following)
    return Consequences(action, tuple(events), after, tuple(followed), tuple(seats), tuple(things), tuple(told), states[0])


def _nothing(_state: Any, _action: int) -> str | None:
    return None


def _step(game: Game, executor: Executor, states: list[Any], action: int) -> list[Event]:
    """Carry an action out in every state and return the events that all of them have."""
    logs = [[game.event(raw) for raw in executor.apply(state, action)] for state in states]
    return [event for event in logs[0] if all(event in log for log in logs[1:])]
