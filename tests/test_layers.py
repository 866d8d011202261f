"""The rooms depend on each other one way only (law 6 of the design)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import deben

SOURCE = Path(deben.__file__).parent

BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "locale": set(),
    "games": {"kernel"},
    "match": {"kernel", "games"},
    "narrate": {"kernel", "games", "match", "locale"},
    "bots": {"kernel", "games", "match"},
    "coach": {"kernel", "games", "match", "narrate", "bots", "locale"},
    "lab": {"kernel", "games", "match", "narrate", "bots", "coach", "locale"},
    "store": {"kernel", "games", "match"},
    "testing": {"kernel", "games", "match", "narrate", "bots", "coach", "lab", "store", "server", "locale"},
    "server": {"kernel", "games", "match", "narrate", "bots", "coach", "lab", "store", "locale"},
    "cli": {"kernel", "games", "match", "narrate", "bots", "coach", "lab", "store", "server", "locale", "testing"},
}
"""What each room may import, besides itself and the package's own front page where it stands above the match."""
FRONT = {"match"}
"""What the package's front page may import."""


def room_of(path: Path) -> str:
    """Return the room a file stands in; the front page of the package has none."""
    parts = path.relative_to(SOURCE).parts
    return parts[0].removesuffix(".py") if parts != ("__init__.py",) else ""


def imported(path: Path, tree: ast.AST) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the line and the dotted path inside the package of every import of it."""
    package = ("deben", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, tuple(name.name.split("."))[1:]) for name in node.names if name.name.split(".")[0] == "deben")
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            full = (*base, *(node.module.split(".") if node.module else ()))
            if full[:1] == ("deben",):
                yield from ((node.lineno, (*full[1:], name.name)) for name in node.names)


def offences(path: Path, text: str) -> list[str]:
    """Return one line for each import of a file that goes the wrong way."""
    room = room_of(path)
    allowed = {room} | (BELOW[room] if room else FRONT)
    return [
        f"{path.relative_to(SOURCE)}:{line} imports deben.{'.'.join(target)}"
        for line, target in imported(path, ast.parse(text))
        if (target[0] in BELOW and target[0] not in allowed) or (target[0] not in BELOW and room in FOUNDATIONS)
    ]


FOUNDATIONS = ("kernel", "locale", "games", "match")
"""Rooms below the front page, which imports the match: they may not import it."""


def test_every_room_has_its_place() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(BELOW), "say in BELOW what the new room stands on"


def test_nothing_stands_on_itself_in_a_circle() -> None:
    for room, below in BELOW.items():
        assert room not in below
        assert all(room not in BELOW[other] for other in below)
        assert all(BELOW[other] <= below for other in below), f"{room} stands on rooms whose own ground it does not name"


def test_imports_go_one_way() -> None:
    found = [line for path in sorted(SOURCE.rglob("*.py")) for line in offences(path, path.read_text(encoding="utf-8"))]
    assert not found, "\n".join(found)


def test_games_do_not_know_each_other() -> None:
    """A game imports the contract and itself, and no other game."""
    games = [path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]
    for game in games:
        for path in (SOURCE / "games" / game).rglob("*.py"):
            for line, target in imported(path, ast.parse(path.read_text(encoding="utf-8"))):
                others = {other for other in games if other != game and target[:2] == ("games", other)}
                assert not others, f"{path.relative_to(SOURCE)}:{line} imports {others}"


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("kernel/record.py", "from ..games import GAMES", "kernel/record.py:1 imports deben.games.GAMES"),
        ("kernel/record.py", "\nfrom .. import games", "kernel/record.py:2 imports deben.games"),
        ("games/duel/turn.py", "from ...match.match import Match", "games/duel/turn.py:1 imports deben.match.match.Match"),
        ("games/duel/turn.py", "import deben.locale.translator", "games/duel/turn.py:1 imports deben.locale.translator"),
        ("games/contract.py", "def f():\n    from deben.match import Match", "games/contract.py:2 imports deben.match.Match"),
        ("match/match.py", "from .. import new", "match/match.py:1 imports deben.new"),
        ("locale/rulebook.py", "from deben.games import GAMES", "locale/rulebook.py:1 imports deben.games.GAMES"),
        ("testing/play.py", "from ..cli import main", "testing/play.py:1 imports deben.cli.main"),
        ("__init__.py", "from .cli import main", "__init__.py:1 imports deben.cli.main"),
    ],
)
def test_a_wrong_import_is_named_with_its_line(file: str, text: str, line: str) -> None:
    assert offences(SOURCE / file, text) == [line]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("games/duel/turn.py", "from ...kernel.rule import rule\nfrom .board import LANES\nimport numpy as np"),
        ("cli/main.py", "from deben import new, __version__\nfrom deben.locale import Translator"),
        ("__init__.py", "from .match import Match"),
        ("testing/play.py", "from ..games.contract import Game\nfrom ..locale import LANGUAGES"),
    ],
)
def test_a_right_import_is_no_offence(file: str, text: str) -> None:
    assert offences(SOURCE / file, text) == []
