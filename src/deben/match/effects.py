"""What actions cost and bring, as somebody may know it.

Each is carried out in states that fit what one seat may know, and what comes of it is said as far as it is the same in all of
them, otherwise from the least to the most, or with its chance.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ..games.contract import Event, Game
from ..kernel.contract import OVER
from ..kernel.executor import Executor
from ..kernel.show.presenter import Presenter
from .match import Match
from .unknown import filled_in

__all__ = ["Effect", "SeatEffect", "Span", "effects_now", "effects_of"]

FEW, MANY, MOST = 4, 40, 400
"""States for an action that shows nothing new, for one that does, and for one that may have several outcomes."""


class Span(msgspec.Struct, frozen=True):
    """A number that an action changes: what it is, and what it may become, the same twice where that is certain."""

    before: int
    """What it is now."""
    least: int
    """The least that it may become."""
    most: int
    """The most that it may become."""

    @property
    def sure(self) -> bool:
        """Whether nothing about it is open."""
        return self.least == self.most

    @property
    def changes(self) -> bool:
        """Whether it becomes another number, or may."""
        return self.least != self.before or self.most != self.before


class SeatEffect(msgspec.Struct, frozen=True):
    """What an action changes for one seat; what stays as it is is left out."""

    points: Span
    """Points in all."""
    sources: dict[str, Span]
    """Points by source."""
    holdings: dict[str, Span]
    """What the view counts of a seat, by name: ``deben``, ``hand.harp``, ``chamber`` (how many)."""


class Effect(msgspec.Struct, frozen=True):
    """What comes of an action."""

    action: int
    """The action, by number."""
    seat: int
    """Whose action it is, and who may know this."""
    seats: tuple[SeatEffect, ...]
    """What it changes for each seat."""
    events: tuple[Event, ...]
    """What certainly happens, in its order."""
    chances: dict[str, float]
    """By kind of event: how likely it is, where that is neither certain nor impossible."""
    ends: bool
    """Whether the match is certainly over then."""


class _Step(msgspec.Struct, frozen=True):
    """What came of an action in one state."""

    state: Any
    events: tuple[tuple[int, ...], ...]
    actor: int


class _Standing(msgspec.Struct, frozen=True):
    """How it stands for a seat."""

    points: int
    sources: dict[str, int]
    holdings: dict[str, int]


def effects_of(game: Game, executor: Executor, view: Any, seat: int, actions: Sequence[int]) -> list[Effect]:
    """Return what each of some legal actions brings, as the seat that decides in a view may know it."""
    looker = _Looker(game, executor, view, seat)
    return [looker.effect(action) for action in actions]


def effects_now(match: Match) -> dict[int, Effect]:
    """Return by its number what each action that is legal now brings, as whoever decides may know it."""
    seat = match.actor
    if seat is None:
        return {}
    found = effects_of(match.game, match.executor, match.view(seat), seat, match.legal_numbers)
    return {effect.action: effect for effect in found}


class _Looker:
    """Looks at one moment with the eyes of one seat."""

    def __init__(self, game: Game, executor: Executor, view: Any, seat: int) -> None:
        self.game, self.executor, self.view, self.seat = game, executor, view, seat
        self.presenter, self._states = Presenter(executor), list[Any]()
        self.before = self._standing(view, over=False)

    def effect(self, action: int) -> Effect:
        """Return what one action brings."""
        steps = [*self._steps(action)]
        # What happened says all there is to say: states in which the same happened need not be looked at twice.
        told = {step.events: step for step in steps[:MANY]}
        after = [self._standing(step.state, step.actor == OVER) for step in told.values()]
        seats = tuple(_seat_effect(own, [each[at] for each in after]) for at, own in enumerate(self.before))
        others = [set(step.events) for step in steps[1:]]
        certain = tuple(self.game.event(raw) for raw in steps[0].events if all(raw in other for other in others))
        return Effect(action, self.seat, seats, certain, self._chances(steps), all(step.actor == OVER for step in steps))

    def _steps(self, action: int) -> Iterator[_Step]:
        """Yield what comes of an action in so many states as it takes to tell how certain that is."""
        steps = [self._step(action, number) for number in range(FEW)]
        hidden = any(step.actor != OVER and self.game.reveals(self._fit(n), action, step.events) for n, step in enumerate(steps))
        steps += [self._step(action, number) for number in range(FEW, MANY)] if hidden else []
        yield from steps
        if self._chances(steps):
            yield from (self._step(action, number) for number in range(len(steps), MOST))

    def _step(self, action: int, number: int) -> _Step:
        state = self._fit(number).copy()
        turn = self.executor.turn(state, action)
        return _Step(state, tuple(map(tuple, turn.events)), turn.actor)

    def _fit(self, number: int) -> Any:
        """Return one of the states that fit what the seat may know, always the same ones."""
        while len(self._states) <= number:
            self._states.append(filled_in(self.executor, self.view, len(self._states) + 1))
        return self._states[number]

    def _chances(self, steps: Sequence[_Step]) -> dict[str, float]:
        kinds = [{self.game.event(raw).kind for raw in step.events} for step in steps]
        shares = {kind: sum(kind in each for each in kinds) / len(kinds) for kind in sorted(set().union(*kinds))}
        return {kind: share for kind, share in shares.items() if share < 1}

    def _standing(self, state: Any, over: bool) -> list[_Standing]:
        seen = self.presenter.moment(state, self.seat, over)
        seats, scores = msgspec.json.decode(seen.text).get("seats", []), msgspec.json.decode(seen.scores)
        return [
            _Standing(points, sources, dict(_counted(seats[at])) if at < len(seats) else {})
            for at, (points, sources) in enumerate(zip(scores["points"], scores["breakdown"], strict=True))
        ]


def _counted(part: Mapping[str, Any], under: str = "") -> Iterator[tuple[str, int]]:
    """Yield the numbers in a part of a view, by their names joined with points; of a list, how many are in it."""
    for name, value in part.items():
        if isinstance(value, Mapping):
            yield from _counted(value, f"{under}{name}.")
        elif isinstance(value, list):
            yield under + name, len(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield under + name, value


def _seat_effect(own: _Standing, after: Sequence[_Standing]) -> SeatEffect:
    return SeatEffect(
        _span(own.points, [each.points for each in after]),
        _spans(own, after, lambda standing: standing.sources),
        _spans(own, after, lambda standing: standing.holdings),
    )


def _span(before: int, after: Sequence[int]) -> Span:
    return Span(before, min(after), max(after))


def _spans(own: _Standing, after: Sequence[_Standing], read: Callable[[_Standing], Mapping[str, int]]) -> dict[str, Span]:
    names = {name: None for each in (own, *after) for name in read(each)}
    spans = {name: _span(read(own).get(name, 0), [read(each).get(name, 0) for each in after]) for name in names}
    return {name: span for name, span in spans.items() if span.changes}
