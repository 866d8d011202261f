"""The check that executors agree: plain Python against any other, field by field after every action."""

from functools import cache
from typing import Any

from ..games.contract import Game
from ..kernel.chance import choose, new_chance
from ..kernel.contract import OVER
from ..kernel.default import executor_named, has_compiler, module_path
from ..kernel.executor import Executor, PythonExecutor
from .shown import agree_on_texts, is_shown
from .walk import onlookers, require, require_same

__all__ = ["agree", "check_executors", "compiled", "others"]


@cache
def compiled(game: Game, name: str = "wasm") -> Executor:
    """Return an executor of a game, made once: loading machine code takes a moment."""
    return executor_named(name, game.rules)


def others(game: Game) -> list[Executor]:
    """Return every executor beside plain Python that can run a game here: its module, and a compiler's."""
    names = ["wasm"] if module_path(game.rules).is_file() else []
    return [compiled(game, name) for name in [*names, *(["cpu"] if has_compiler() else [])]]


def check_executors(game: Game, options: Any, seed: int) -> None:
    """Check that every executor does exactly what plain Python does."""
    for other in others(game):
        agree(game, options, seed, other)


def agree(game: Game, options: Any, seed: int, other: Executor, first: Executor | None = None) -> int:
    """Return the length of a random match after driving two executors, one of them plain Python if nobody says, side by side.

    The state, the legal actions and the events are compared at every step; views, standings, draws of the unknown and what is
    shown in turn, one onlooker after the other.
    """
    plain, chance, watching = first or PythonExecutor(game.rules), new_chance(seed), onlookers(game, options)
    mine, its = (executor.setup(game.blank(options), seed) for executor in (plain, other))
    step = 0
    while True:
        require_same(mine, its, "seed", seed, "step", step)
        seat = watching[step % len(watching)]
        _agree_on_sight(plain, other, mine, seat, resample=step % 8 == 0)
        if step % 8 == 4 and is_shown(plain.rules):
            agree_on_texts(plain, other, mine, seat)
        actor = plain.actor(mine)
        require(actor == other.actor(its), "seed", seed, "step", step, "executors let different seats decide")
        if actor == OVER:
            return step
        legal = plain.legal(mine)
        require(legal == other.legal(its), "seed", seed, "step", step, "others are legal than", legal)
        action = legal[choose(chance, len(legal))]
        both = its.copy()
        events, others = plain.apply(mine, action), other.apply(its, action)
        require(events == others, "seed", seed, "step", step, events, "or", others)
        _agree_on_turn(plain, other, both, action, its)
        step += 1


def _agree_on_turn(plain: Executor, other: Executor, state: Any, action: int, after: Any) -> None:
    """Check that a whole turn in one call is the same as its parts."""
    again = state.copy()
    turn, its = plain.turn(state, action), other.turn(again, action)
    require(turn == its, turn, "or", its)
    require((turn.actor, turn.legal) == (other.actor(after), other.legal(after)), "a turn leads elsewhere than its action:", turn)
    require_same(state, after, "after a turn:")
    require_same(again, after, "after a turn:")


def _agree_on_sight(plain: Executor, other: Executor, state: Any, seat: int, resample: bool) -> None:
    view = plain.view(state, seat)
    require_same(view, other.view(state, seat), "views of seat", seat)
    if seat >= 0:
        require(plain.standing(state, seat) == other.standing(state, seat), "standings of seat", seat)
    if resample:
        first, second = plain.resample(view, new_chance(seat)), other.resample(view, new_chance(seat))
        require_same(first, second, "draws for seat", seat)
