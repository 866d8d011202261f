"""What environments show of a match: text, the page's drawing, or pixels of it."""

import sys
from collections.abc import Callable
from typing import Any

from ...games import Game
from ...kernel.executor import Executor
from ...pictures import array_of, svg_of

__all__ = ["FRAMES", "MODES", "known_mode", "rendered"]

FRAMES = 2
"""How many pictures a second suit whoever watches: a board is looked at longer than a film."""


def _text(game: Game, executor: Executor, state: Any, seat: int | None) -> str:
    return game.write_position(executor.view(state, -1 if seat is None else seat))


def _printed(game: Game, executor: Executor, state: Any, seat: int | None) -> None:
    sys.stdout.write(_text(game, executor, state, seat) + "\n")


def _drawn(game: Game, executor: Executor, state: Any, seat: int | None) -> str:
    return svg_of(game, executor, state, seat=seat)


def _painted(game: Game, executor: Executor, state: Any, seat: int | None) -> Any:
    return array_of(_drawn(game, executor, state, seat))


WAYS: dict[str, Callable[[Game, Executor, Any, int | None], Any]] = {
    "human": _printed, "ansi": _text, "svg": _drawn, "rgb_array": _painted,
}  # fmt: skip
MODES = tuple(WAYS)
"""The position printed, the position as text, the page's board as SVG text, and as an array of pixels."""


def known_mode(mode: str | None) -> str | None:
    """Return a mode that there is, or none; raises ``ValueError`` for any other."""
    if mode not in (None, *MODES):
        raise ValueError(f"there is no render mode {mode!r}; there are: {', '.join(MODES)}")
    return mode


def rendered(game: Game, executor: Executor, state: Any, seat: int | None, mode: str | None) -> Any:
    """Return a state as a seat may know it, or without one a spectator, in a mode; nothing where there is none."""
    return WAYS[mode](game, executor, state, seat) if mode else None
