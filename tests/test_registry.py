"""Games are found by name: ours, and those of whatever packages are installed."""

import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import deben
from deben.games import BrokenGame, UnknownGame, all_games, contract, game_named, game_names, registry
from deben.games.contract import Game
from deben.games.duel.game import Duel

OURS = ("duel", "nefertiti")
SENET = "from deben.games.duel.game import Duel\n\n\nclass Senet(Duel):\n    name = 'senet'\n\n\nGAME = Senet()\n"
Install = Callable[..., None]


def _forget() -> None:
    for found in (registry._ours, registry._others, game_named, contract._module):
        found.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package of one module with the entry points it declares, as pip would."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(package: str, source: str, **games: str) -> None:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(source)
        facts = tmp_path / f"{package}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {where}" for name, where in games.items()]
        (facts / "entry_points.txt").write_text("\n".join([f"[{registry.GROUP}]", *lines, ""]))
        _forget()

    before = set(sys.modules)
    yield write
    for name in set(sys.modules) - before:
        del sys.modules[name]
    _forget()


def test_our_games_come_first() -> None:
    assert game_names()[:2] == OURS
    assert [game.name for game in all_games()][:2] == list(OURS)


def test_our_games_are_declared_like_any_other() -> None:
    """Whoever reads the package's entry points finds the games that the registry finds by itself."""
    declared = tomllib.loads((Path(deben.__file__).parents[2] / "pyproject.toml").read_text())["project"]["entry-points"]
    assert declared[registry.GROUP] == {name: entry.value for name, entry in registry._ours().items()}


def test_a_game_of_another_package_is_found_by_its_entry_point(install: Install) -> None:
    install("tablut_game", SENET.replace("senet", "tablut"), tablut="tablut_game:GAME")
    install("senet_game", SENET, senet="senet_game:GAME")
    assert game_names()[-2:] == ("senet", "tablut")
    assert "senet_game" not in sys.modules, "a game is imported when it is first asked for"
    assert game_named("senet").name == "senet"
    assert {game.name for game in all_games()} >= {*OURS, "senet", "tablut"}


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("", "AttributeError: module 'senet_game' has no attribute 'GAME'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("GAME = 1", "it is no Game of this name but 1"),
        (SENET.replace("senet", "tablut"), "it is no Game of this name but <"),
    ],
    ids=["an import", "no game", "an error", "no Game", "another name"],
)
def test_a_broken_game_is_named_and_the_others_play(install: Install, source: str, why: str) -> None:
    install("senet_game", source, senet="senet_game:GAME")
    with pytest.raises(BrokenGame) as error:
        game_named("senet")
    assert str(error.value).startswith(f"the game 'senet' (senet_game:GAME) cannot be used: {why}")
    with pytest.warns(UserWarning, match="the game 'senet'"):
        assert tuple(game.name for game in all_games() if game.name in (*OURS, "senet")) == OURS


def test_no_package_replaces_one_of_our_games(install: Install) -> None:
    install("false_duel", SENET.replace("senet", "duel"), duel="false_duel:GAME")
    with pytest.warns(UserWarning, match=r"'duel': deben\.games\.duel\.game:GAME is played, false_duel:GAME is not"):
        assert game_names().count("duel") == 1
    assert type(game_named("duel")) is Duel


def test_of_two_games_with_one_name_the_first_is_played(install: Install) -> None:
    install("senet_game", SENET, senet="senet_game:GAME")
    install("another_senet", SENET, senet="another_senet:GAME")
    with pytest.warns(UserWarning, match="'senet': another_senet:GAME is played, senet_game:GAME is not"):
        assert game_named("senet").package == "another_senet"


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'hounds'; there are: duel, nefertiti"):
        game_named("hounds")


def test_our_games_are_found_where_nothing_is_installed() -> None:
    """A machine that only computes has the source tree and NumPy, and no metadata of any package of ours."""
    asked = "import importlib.metadata as m; m.entry_points = lambda **_: (); import deben.games as g; print(*g.game_names())"
    tree = str(Path(deben.__file__).parents[1])
    found = subprocess.run([sys.executable, "-c", asked], env={"PYTHONPATH": tree}, capture_output=True, text=True, check=True)
    assert found.stdout.split() == list(OURS)


def test_a_room_asks_the_game_what_it_brings(tmp_path: Path, install: Install) -> None:
    install("senet_game", SENET, senet="senet_game:GAME")
    game: Game = game_named("senet")
    assert game.room("coach") is None, "it has no rooms at all"
    _forget()
    (tmp_path / "senet_game" / "rooms").mkdir()
    (tmp_path / "senet_game" / "rooms" / "__init__.py").touch()
    (tmp_path / "senet_game" / "rooms" / "cli.py").write_text("BOARD = 3\n")
    (tmp_path / "senet_game" / "rooms" / "server.py").write_text("import no_such_module\n")
    brought = game.room("cli")
    assert brought is not None
    assert brought.BOARD == 3
    assert game.room("coach") is None
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        game.room("server")


def test_a_game_in_a_file_of_its_own_brings_nothing() -> None:
    class Alone(Duel):
        """A game whose module is in no package."""

    Alone.__module__ = "__main__"
    assert Alone().room("cli") is None
