"""``python -m tests.lab.games_pages`` writes what each place of an observation and of a mask means to ``docs/games/*.md``."""

import textwrap
from pathlib import Path

from deben.games import Game, game_named
from deben.lab.legend import legend_of

__all__ = ["GAMES", "page", "path_of"]

FOLDER = Path(__file__).parents[2] / "docs" / "games"
GAMES = ("duel", "nefertiti")
WIDTH = 120
HEAD = """# {title}: observations and actions

<!-- Written by `python -m tests.lab.games_pages`. -->

An observation is {width:,} zeros and ones, an action one of {actions} numbers, and the mask has a one for each that is
legal. `deben.lab.legend.meanings` says the same, place by place.

## Observations

Marks of a kind lie in the order of what they are counted by, the last of these counting fastest: mark `(i, j)` of a
kind that is counted by two things is at *first + i × values of the second + j*. A value *from* stands for all up to the
next; the first and the last also for what lies beyond. *Seat + 1* is the next seat clockwise from the one that looks.
"""


def path_of(game: Game) -> Path:
    """Return where the page of a game lies."""
    return FOLDER / f"{game.name}.md"


def _marks(game: Game) -> list[str]:
    lines, first = ["| first | last | marks | counted by | what it says |", "| ---: | ---: | --- | --- | --- |"], 0
    for marks in legend_of(game):
        counted = " × ".join(f"{each.name} {len(each.values)}" for each in marks.axes) or "–"
        lines.append(f"| {first} | {first + marks.count - 1} | {marks.name} | {counted} | {marks.text} |")
        first += marks.count
    return lines


def _values(game: Game) -> list[str]:
    axes = {each: None for marks in legend_of(game) for each in marks.axes}
    lines = []
    for each in axes:
        users = ", ".join(marks.name for marks in legend_of(game) if each in marks.axes)
        text = f"- *{each.name}* of {users}: {', '.join(each.values)}"
        lines += textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return lines


def _actions(game: Game) -> list[str]:
    """Return the actions, those of one kind together."""
    lines, names, first = [], game.action_names, 0
    for action in range(1, len(names) + 1):
        if action == len(names) or game.rules.kind_of(action) != game.rules.kind_of(first):
            numbers = f"{first}–{action - 1}" if action - 1 > first else f"{first}"
            text = f"- **{numbers}** {', '.join(f'`{name}`'.replace(' ', '~') for name in names[first:action])}"
            lines += [line.replace("~", " ") for line in textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)]
            first = action
    return lines


def page(game: Game) -> str:
    """Return the page of a game."""
    title = {"duel": "Imhotep: The Duel", "nefertiti": "Nefertiti"}[game.name]
    width = sum(marks.count for marks in legend_of(game))
    head = HEAD.format(title=title, width=width, actions=len(game.action_names))
    parts = [head, *_marks(game), "", "The values, in order:", "", *_values(game), "", "## Actions", "", *_actions(game)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path_of(game_named(name)).write_text(page(game_named(name)), encoding="utf-8")
