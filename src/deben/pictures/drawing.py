"""A moment of a match as an SVG."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from ..games.contract import Game, NotationError
from ..kernel.contract import OVER
from ..kernel.executor import Executor
from ..kernel.show.presenter import Presenter
from ..locale import LANGUAGES
from .engine import CannotDraw, draw

__all__ = ["THEMES", "Arrow", "CannotDraw", "Mark", "Place", "svg_of"]

Place: TypeAlias = str
"""A part of the board: an action in notation that is done there, or the name that the page's boards have for it."""
Mark: TypeAlias = Mapping[Place, int | None] | Iterable[Place]
"""Places to mark, or places with the seat in whose colour each is marked."""
Arrow: TypeAlias = tuple[Place, Place] | tuple[Place, Place, int]
"""From where to where, and the seat in whose colour, if it is somebody's."""
THEMES = ("light", "dark")


def svg_of(
    game: Game, executor: Executor, state: Any, *, seat: int | None = None, marks: Mark = (), arrows: Iterable[Arrow] = (),
    players: Sequence[str] = (), lang: str = "en", theme: str = "light", width: int | None = None,
) -> str:  # fmt: skip
    """Return a state or view as SVG text, as a seat sees it, or without one a spectator.

    Raises ``ValueError`` for a place that is not on the board, ``CannotDraw`` where something is missing on this machine.
    """
    if lang not in LANGUAGES or theme not in THEMES:
        raise ValueError(f"languages are {', '.join(LANGUAGES)}, themes are {', '.join(THEMES)}")
    presenter = Presenter(executor)
    shown = presenter.moment(state, seat)
    marked = dict(marks) if isinstance(marks, Mapping) else dict.fromkeys(marks)
    pointing = [(str(start), str(end), whose[0] if whose else None) for start, end, *whose in arrows]
    places = {*marked, *(end for start, end, _ in pointing), *(start for start, _, _ in pointing)}
    actor = executor.actor(state)
    drawn = draw({
        "game": game.name, "view": json.loads(shown.text), "scores": json.loads(shown.scores),
        "actor": None if actor == OVER else actor, "seat": seat, "players": list(players),
        "legal": json.loads(presenter.legal_text(shown.view, _legal(game, executor, state, places))),
        "marks": [{"place": place, "seat": whose} for place, whose in marked.items()],
        "arrows": [{"from": start, "to": end, "seat": whose} for start, end, whose in pointing],
        "language": lang, "texts": _texts(game, lang), "theme": theme,
    })  # fmt: skip
    if drawn["unknown"]:
        raise ValueError(f"not on this board: {', '.join(drawn['unknown'])}; there are: {', '.join(drawn['places'])}")
    svg: str = drawn["svg"]
    return svg if width is None else _resized(svg, width)


def _texts(game: Game, lang: str) -> str:
    """Return what a game says of itself, for boards that were built without it."""
    return "\n".join(file.read_text("utf-8") for folder in game.texts(lang) for file in sorted(folder.glob("*.ftl")))


def _legal(game: Game, executor: Executor, state: Any, places: Iterable[Place]) -> list[int]:
    """Return the legal actions among the places: these are shown as something to choose."""
    found = []
    for place in places:
        try:
            found.append(game.read_action(place))
        except NotationError:
            continue
    legal = executor.legal(state)
    return [action for action in legal if action in found]


def _resized(svg: str, width: int) -> str:
    """Return the same picture in another width."""
    drawn = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert drawn is not None
    height = round(int(drawn[2]) * width / int(drawn[1]))
    return svg[: drawn.start()] + f'width="{width}" height="{height}"' + svg[drawn.end() :]
