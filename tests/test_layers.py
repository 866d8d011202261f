"""The rooms depend on each other one way only (law 6 of the design)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import deben

SOURCE = Path(deben.__file__).parent

BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "locale": set(),
    "store": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "analysis": {"kernel", "games", "bots"},
    "pictures": {"kernel", "games", "locale"},
    "match": {"kernel", "games", "bots", "analysis", "pictures"},
    "narrate": {"kernel", "games", "match", "locale"},
    "coach": {"kernel", "games", "match", "narrate", "bots", "analysis"},
    "testing": {"kernel", "games", "match", "locale"},
    "wire": {"games", "match", "coach"},
    "protocol": {"kernel", "games", "bots", "wire"},
    "lab": {"kernel", "games", "match", "bots", "pictures", "protocol"},
    "server": {"kernel", "games", "match", "bots", "coach", "store", "locale", "wire", "protocol"},
    "cli": {"kernel", "games", "match", "narrate", "bots", "pictures", "coach", "lab", "store", "protocol", "server", "locale"},
}
"""What each room imports, lowest first, besides itself and the package's own front page where it stands above the match."""
INSIDE: dict[str, dict[str, set[str]]] = {
    "server": {
        "ground": set(),
        "workers": {"ground"},
        "nodes": {"ground"},
        "tables": {"ground", "workers", "nodes"},
        "people": {"ground", "nodes", "tables"},
        "study": {"ground", "workers", "tables"},
        "door": {"ground", "nodes"},
        "http": {"ground", "nodes", "tables", "people", "study", "door"},
        "sockets": {"ground", "nodes", "tables", "people", "http", "door"},
        "top": {"ground", "workers", "nodes", "tables", "people", "study", "door", "http", "sockets"},
    },
    "cli": {
        "terminal": set(),
        "arguments": {"terminal"},
        "reports": {"terminal"},
        "lines": {"terminal", "reports"},
        "screen": {"terminal", "reports"},
        "commands": {"terminal", "arguments", "reports", "lines", "screen"},
        "top": {"terminal", "arguments", "commands"},
    },
}
"""The rooms inside a room, lowest first, and what each imports of them."""
FILES: dict[str, dict[str, str]] = {
    "server": dict.fromkeys(
        (
            "errors",
            "housekeeping",
            "limits",
            "logs",
            "metrics",
            "recent",
            "refusals",
            "settings",
            "timepiece",
            "wellness",
            "whereabouts",
        ),
        "ground",
    )
    | dict.fromkeys(("parts", "app", "configuration", "process", "processes", "sharing", "site", "supplies", "thinking"), "top"),
    "cli": dict.fromkeys(("app", "process"), "top"),
}
"""Where the files stand that lie in no room inside a room."""
FRONT = {"analysis", "bots", "games", "kernel", "match", "narrate", "pictures"}
"""What the package's front page may import."""


def place_of(parts: tuple[str, ...]) -> str:
    """Return the room a path in the package belongs to: what a game brings to a room belongs to that room."""
    if parts[:1] == ("games",) and parts[2:3] == ("rooms",) and len(parts) > 3 and parts[3] != "__init__.py":
        return parts[3].removesuffix(".py")
    return parts[0].removesuffix(".py")


def room_of(path: Path) -> str:
    """Return the room a file belongs to; the front page of the package has none."""
    parts = path.relative_to(SOURCE).parts
    return place_of(parts) if parts != ("__init__.py",) else ""


def game_of(parts: tuple[str, ...]) -> str | None:
    """Return the game whose package a path leads into."""
    return parts[1] if parts[:1] == ("games",) and len(parts) > 1 and (SOURCE / "games" / parts[1]).is_dir() else None


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


def inner_of(parts: tuple[str, ...]) -> str | None:
    """Return the room inside a room that a path in the package leads to; None where a room has none, or at its own door."""
    if parts[:1] and parts[0] in INSIDE and len(parts) > 1:
        name = parts[1].removesuffix(".py")
        return FILES[parts[0]].get(name, None if name == "__init__" else name)
    return None


def _allowed(path: Path, target: tuple[str, ...]) -> bool:
    room, there = room_of(path), place_of(target)
    mine = game_of(path.relative_to(SOURCE).parts)
    if mine is None and game_of(target) is not None:
        # Whatever is in a game is found through it, but for the types that `deben.new` promises.
        return not room and target[2:] == ("state", "State")
    if mine is not None and mine == game_of(target):
        return there in {room} | BELOW[room]
    if mine is not None and there == room != "games":
        return True
    if there == room and room in INSIDE:
        here, inner = inner_of(path.relative_to(SOURCE).parts), inner_of(target)
        return here is None or (inner is not None and inner in {here} | INSIDE[room].get(here, set()))
    if there in BELOW:
        return there in {room} | (BELOW[room] if room else FRONT)
    return room not in FOUNDATIONS


def offences(path: Path, text: str) -> list[str]:
    """Return one line for each import of a file that goes the wrong way, wherever in the file it stands."""
    return [
        f"{path.relative_to(SOURCE)}:{line} imports deben.{'.'.join(target)}"
        for line, target in imported(path, ast.parse(text))
        if not _allowed(path, target)
    ]


FOUNDATIONS = ("kernel", "locale", *sorted(FRONT))
"""Rooms below the front page, which imports some of them: they may not import it."""


def test_every_room_has_its_place() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms <= set(BELOW), "say in BELOW what the new room stands on"


def test_every_part_of_a_room_has_its_place() -> None:
    for room, inside in INSIDE.items():
        names = {path.stem for path in (SOURCE / room).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
        assert names - {"__init__"} == set(inside) - set(FILES[room].values()) | set(FILES[room])


@pytest.mark.parametrize("below", [BELOW, *INSIDE.values()], ids=["all", *INSIDE])
def test_nothing_stands_on_itself_in_a_circle(below: dict[str, set[str]]) -> None:
    order = list(below)
    for room, others in below.items():
        assert all(order.index(other) < order.index(room) for other in others), room


def test_nothing_is_allowed_that_is_not_used() -> None:
    used: dict[tuple[str | None, str | None], set[str | None]] = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        for _, target in imported(path, ast.parse(path.read_text(encoding="utf-8"))):
            used.setdefault((room_of(path), None), set()).add(target[0])
            if target[0] == room_of(path):
                used.setdefault((room_of(path), inner_of(parts)), set()).add(inner_of(target))
    idle = [f"{room} on {other}" for room, others in BELOW.items() for other in others - used.get((room, None), set())]
    for outer, inside in INSIDE.items():
        idle += [
            f"{outer}.{room} on {other}" for room, others in inside.items() for other in others - used.get((outer, room), set())
        ]
    assert not idle, "BELOW and INSIDE allow more than is used: " + ", ".join(idle)


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


def named_games(tree: ast.Module) -> list[tuple[int, str]]:
    """Return every text in the code, descriptions and types aside, that names one of our games as a word."""
    games = [path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]
    word = re.compile(rf"(?<![a-z])({'|'.join(games)})(?![a-z])")
    described = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    subscripts = [node for node in ast.walk(tree) if isinstance(node, ast.Subscript)]
    described |= {id(node.slice) for node in subscripts if ast.unparse(node.value) == "Literal"}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in described]
    return [(node.lineno, node.value) for node in texts if isinstance(node.value, str) and word.search(node.value)]


def test_no_game_is_named_outside_its_package() -> None:
    """Whatever the program must know of a game it finds through the game."""
    paths = [path for path in SOURCE.rglob("*.py") if game_of(path.relative_to(SOURCE).parts) is None]
    found = [(str(path.relative_to(SOURCE)), *each) for path in paths for each in named_games(ast.parse(path.read_text("utf-8")))]
    assert not found


def test_a_name_is_found_wherever_it_hides() -> None:
    tree = ast.parse(
        '"""The duel."""\nGAMES = ("duel",)\nif game == "nefertiti":\n    say(f"cli-duel-{x}")\ny = "duelling"\nz: Literal["duel"]'
    )
    assert [line for line, _ in named_games(tree)] == [2, 3, 4]


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("kernel/record.py", "from ..games import all_games", "kernel/record.py:1 imports deben.games.all_games"),
        ("kernel/record.py", "\nfrom .. import games", "kernel/record.py:2 imports deben.games"),
        ("games/duel/turn.py", "from ...match.match import Match", "games/duel/turn.py:1 imports deben.match.match.Match"),
        ("games/duel/turn.py", "import deben.locale.translator", "games/duel/turn.py:1 imports deben.locale.translator"),
        ("games/contract.py", "def f():\n    from deben.match import Match", "games/contract.py:2 imports deben.match.Match"),
        ("match/match.py", "from .. import new", "match/match.py:1 imports deben.new"),
        ("locale/rulebook.py", "from deben.games import all_games", "locale/rulebook.py:1 imports deben.games.all_games"),
        ("testing/play.py", "from ..cli import main", "testing/play.py:1 imports deben.cli.main"),
        ("__init__.py", "from .cli import main", "__init__.py:1 imports deben.cli.main"),
        ("cli/app.py", "from ..games.duel.board import LANES", "cli/app.py:1 imports deben.games.duel.board.LANES"),
        ("coach/coach.py", "from ..games.duel.rooms import coach", "coach/coach.py:1 imports deben.games.duel.rooms.coach"),
        ("games/duel/turn.py", "from .rooms.coach import x", "games/duel/turn.py:1 imports deben.games.duel.rooms.coach.x"),
        (
            "games/duel/rooms/coach.py",
            "from ....server import app",
            "games/duel/rooms/coach.py:1 imports deben.server.app",
        ),
        (
            "games/duel/rooms/coach.py",
            "from .cli import x",
            "games/duel/rooms/coach.py:1 imports deben.games.duel.rooms.cli.x",
        ),
        ("store/store.py", "from ..match import Match", "store/store.py:1 imports deben.match.Match"),
        ("wire/http.py", "from ..server.tables import table", "wire/http.py:1 imports deben.server.tables.table"),
        (
            "protocol/seat.py",
            "from ..server.errors import ServiceError",
            "protocol/seat.py:1 imports deben.server.errors.ServiceError",
        ),
        (
            "server/tables/bots.py",
            "if TYPE_CHECKING:\n    from ..app import x",
            "server/tables/bots.py:2 imports deben.server.app.x",
        ),
        ("server/tables/bots.py", "from ..people import chat", "server/tables/bots.py:1 imports deben.server.people.chat"),
        ("server/tables/undo/rules.py", "from ...study import x", "server/tables/undo/rules.py:1 imports deben.server.study.x"),
        (
            "server/people/chat.py",
            "from ..study.hints import Hints",
            "server/people/chat.py:1 imports deben.server.study.hints.Hints",
        ),
        ("server/http/me.py", "from ..sockets import fast", "server/http/me.py:1 imports deben.server.sockets.fast"),
        ("server/errors.py", "from .http import me", "server/errors.py:1 imports deben.server.http.me"),
        ("server/study/hints.py", "from ..parts import Parts", "server/study/hints.py:1 imports deben.server.parts.Parts"),
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
        (
            "games/duel/rooms/coach.py",
            "from ....coach.model import Reason\nfrom ....kernel.log import Log\nfrom ..board import LANES\nfrom .narrate import X",
        ),
        (
            "games/nefertiti/rooms/cli/board.py",
            "from .....cli.terminal.boards import Board\nfrom ...board import COSTS\nfrom .signs import x",
        ),
        ("games/nefertiti/rooms/server.py", "from ....server.study.rulebook import Stall"),
        ("testing/play.py", "from ..games.contract import Game\nfrom ..locale import LANGUAGES"),
        ("server/tables/bots.py", "from ..workers import Thinkers\nfrom .commands import Commands\nfrom ...match import Match"),
        (
            "server/tables/undo/rules.py",
            "from ....wire.undo import Undo\nfrom ..table import Table\nfrom ...errors import ServiceError",
        ),
        ("server/app.py", "from .http.me import ROUTES\nfrom .parts import Parts"),
    ],
)
def test_a_right_import_is_no_offence(file: str, text: str) -> None:
    assert offences(SOURCE / file, text) == []
