"""Writes ``docs/tables.md`` from the source: ``python -m tests.tables_page``."""

import inspect
import re
from pathlib import Path

import msgspec

from deben.games import all_games
from deben.games.contract import Game

__all__ = ["PAGE", "page"]

PAGE = Path(__file__).parents[1] / "docs" / "tables.md"
FIELD = re.compile(r"^    (\w+): [\w.]+ = \w+\(.*?\)(?:  # (.*))?$", re.MULTILINE)


def page() -> str:
    """Return the page: the options of each game and the fields of its states."""
    parts = ["# Tables", "<!-- Written by `python -m tests.tables_page`. -->", INTRODUCTION]
    for game in all_games():
        parts += [f"## {game.name}: options", _text(game.options_type), _options(game)]
        parts += [f"## {game.name}: fields of a state", _fields(game)]
    return "\n\n".join(parts) + "\n"


INTRODUCTION = """\
Options are given by name: `deben.new(game, options={…})`, `--option NAME=VALUE`. A state is one flat record, and a view
the same with `UNKNOWN` where its seat cannot know; `match.state.FIELD` and `match.view(seat).FIELD` read them."""


def _text(kind: type) -> str:
    words = re.sub(r"``", "`", inspect.getdoc(kind) or "").split()
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 116:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return "\n".join([*lines, line])


def _options(game: Game) -> str:
    offered = {field.name: field for field in game.option_fields}
    rows = ["| option | default | choices |", "|---|---|---|"]
    for field in msgspec.structs.fields(game.options_type):
        data = offered.get(field.name)
        choices = ", ".join(f"`{json(choice)}`" for choice in data.choices) if data else ""
        if data and data.letters:
            choices = ", ".join(filter(None, [choices, f"`{' '.join('|'.join(pair) for pair in data.letters)}`".replace("|", "/")]))
        if data and data.cards:
            choices += f", {data.picks} names"
        rows.append(f"| `{field.name}` | `{json(field.default)}` | {choices} |")
    return "\n".join(rows)


def json(value: object) -> str:
    """Return a value as JSON, the texts without their marks."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _fields(game: Game) -> str:
    record = game.rules.record
    said = dict(FIELD.findall(inspect.getsource(record)))
    rows = ["| field | numbers | what it is |", "|---|---|---|"]
    assert record.dtype.fields is not None
    for name, (dtype, *_) in record.dtype.fields.items():
        if name.startswith("_"):
            continue  # nothing but room
        shape = " × ".join(map(str, dtype.shape)) or "1"
        rows.append(f"| `{name}` | {shape} `{dtype.base}` | {said.get(name, '').replace('|', '/')} |")
    return "\n".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
