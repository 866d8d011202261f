"""Boards of one's own: checked, built, played on at the terminal and at a server, and never taken for the usual one."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from deben.cli.app import run
from deben.games import BoardError, BoardNotBuilt, Game, game_by, game_named, game_on, game_with_board
from deben.games.boards import board_of
from deben.games.kept import _GAMES
from deben.kernel.default import executor_named
from deben.kernel.wasm.identity import rules_digest
from deben.lab.boards import CannotBuild, _follow, build_board
from deben.lab.simulation import Simulation, _player
from deben.match import History, Match, RecordError, read_record, verify_record, write_record
from deben.narrate import Narrator

from ..server.harness import ME, Person, bot, play_out, quick, running
from . import CLUB, MODULE, keep_club

Said = pytest.CaptureFixture[str]
DATA = CLUB.read_text(encoding="utf-8")
USUAL = game_named("nefertiti")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a person's folder for data, without any module."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("DEBEN_MODULES", raising=False)
    before = dict(_GAMES)
    _GAMES.clear()
    yield tmp_path / "data"
    _GAMES.clear()
    _GAMES.update(before)


@pytest.fixture
def club(own: Path) -> Path:
    """Return the same with the module of the club's board."""
    keep_club(own)
    return own


def played(seed: int) -> str:
    """Return the record of a random match on the club's board."""
    match, chance = Match(game_with_board("nefertiti", DATA), seed, {"players": 2}), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    return write_record(match.record())


def test_the_module_is_of_this_board_and_of_these_rules() -> None:
    """Otherwise ``make rules`` builds it anew."""
    info = json.loads(MODULE.with_suffix(".json").read_text(encoding="utf-8"))
    assert info["rules"] == rules_digest(game_on(USUAL, DATA).rules)
    assert info["board"] == board_of(USUAL, DATA)
    assert info["data"] == DATA
    assert info["rules"] != USUAL.digest


@pytest.mark.nightly
def test_the_module_is_built_anew_byte_for_byte(own: Path) -> None:
    game = build_board(USUAL, DATA)
    [code] = (own / "deben" / "modules").glob("*.wasm")
    assert code.read_bytes() == MODULE.read_bytes()
    assert game.board_name == "Club"


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('"harp"', '"lyre"', "gift 'lyre' is 'harp'"),
        ("[12, 13]", "[12, 130]", "130 is not between 0 and 40"),
        ('"6x"', '"6y"', "gizeh left: '6y' is no square"),
        ('letter = "g"', 'letter = "q"', r"market 'gizeh \(q\)'"),
        ("[[market]]", "[[market", "Expected|cannot be read|Invalid|line"),
        ("[seals]", "[seal]", "seal"),
    ],
)
def test_a_file_that_is_no_board_says_why(before: str, after: str, why: str) -> None:
    with pytest.raises(BoardError, match=why):
        game_on(USUAL, DATA.replace(before, after, 1))
    assert game_on(USUAL, DATA).name == "nefertiti", "whatever was wrong before"


@pytest.mark.usefixtures("club")
def test_everything_around_the_rules_knows_the_board() -> None:
    game = game_with_board("nefertiti", DATA)
    assert [name for name in game.action_names if name.startswith("gl")] == ["gl0", "gl2", "gl3", "gl4", "gl5", "gl6"]
    assert (game.board_name, USUAL.board_name) == ("Club", "")
    match = Match(game, 1, {"players": 2, "stalls": "LLLL"})
    assert match.state.deben[:2].tolist() == [12, 13]
    told = " ".join(Narrator(game, "en").position(match.view(0)))
    usual = Match(USUAL, 1, {"players": 2, "stalls": "LLLL"})
    assert told != " ".join(Narrator(USUAL, "en").position(usual.view(0)))
    text = game.write_position(match.state)
    assert game.read_position(text) == match.state
    assert match.analyse(simulations=60).lines


@pytest.mark.usefixtures("club")
def test_the_usual_board_under_another_name_is_the_usual_one() -> None:
    data = (USUAL.folder / "board.toml").read_text(encoding="utf-8")
    assert game_with_board("nefertiti", f'name = "Mine"\n{data}') is USUAL


def test_two_boards_are_never_confused(club: Path, tmp_path: Path, capsys: Said) -> None:
    text = played(3)
    record = read_record(text)
    assert record.board == board_of(USUAL, DATA) != USUAL.board
    assert verify_record(text).fault is None
    lied = text.replace(record.board, USUAL.board)
    assert (fault := verify_record(lied).fault) is not None
    assert fault.code == "version"
    (tmp_path / "match.json").write_text(text)
    assert run(["verify", str(tmp_path / "match.json")]) == 0
    assert run(["replay", str(tmp_path / "match.json")]) == 0
    for file in (club / "deben" / "modules").iterdir():
        file.unlink()
    _GAMES.clear()
    with pytest.raises(RecordError, match=f"nefertiti, board {record.board[:12]}"):
        History.of(record)
    capsys.readouterr()
    for lang, words in (("en", "a board that is not here"), ("fr", "un plateau qui n’est pas ici"), ("it", "un tabellone che qui")):
        assert run(["replay", str(tmp_path / "match.json"), "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert words in said
        assert record.board[:12] in said


def test_a_board_that_nobody_built(own: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    assert not own.exists()
    with pytest.raises(BoardNotBuilt):
        game_with_board("nefertiti", DATA)
    monkeypatch.setattr("deben.lab.boards.find_spec", lambda _: None)
    assert run(["board", str(CLUB), "--check"]) == 0
    assert run(["board", str(CLUB)]) == 2
    assert 'pip install "deben[build]"' in capsys.readouterr().err
    assert run(["play", "nefertiti", "--board", str(own / "nothing.toml")]) == 2
    assert run(["simulate", "duel", "--board", str(CLUB)]) == 2, "the Duel has no board that is data"


def test_the_usual_board_is_printed_to_begin_with(own: Path, tmp_path: Path, capsys: Said) -> None:
    assert not own.exists()
    assert run(["board", "--print"]) == 0
    file = tmp_path / "my.toml"
    file.write_text(f'name = "Mine"\n{capsys.readouterr().out}')
    assert run(["board", str(file)]) == 0, "it is the usual one, and built"
    for arguments in ([], ["--print", str(file)], ["--check"]):
        assert run(["board", *arguments]) == 2
        assert "deben board --print > my.toml" in capsys.readouterr().err


def test_building_tells_how_far_it_is(own: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    def build(game: Game, data: str, tell: Callable[[int, int], None]) -> Game:
        for done in range(51):
            tell(done, 51)
        keep_club(own)
        return game_with_board(game.name, data)

    monkeypatch.setattr("deben.lab.boards.build_board", build)
    assert run(["board", str(CLUB), "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "club.toml can be played on" in told.out
    begun, *quarters = told.err.splitlines()
    assert "three minutes" in begun
    assert quarters == ["25 %: 13 of 51 steps", "50 %: 26 of 51 steps", "76 %: 39 of 51 steps"]


def test_a_build_is_followed_to_its_end(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    steps = "print('0 2 one_many'); print('1 2 two_one', flush=True); print('2 2 optimising'); print('nefertiti: 1 byte in 0 s')"
    _follow([sys.executable, "-c", steps], tmp_path / "errors", lambda *step: told.append(step))
    assert told == [(0, 3), (1, 3), (2, 3)]
    with pytest.raises(CannotBuild, match=r"^broken$"):
        _follow([sys.executable, "-c", "import sys; sys.exit('it is\\nbroken')"], tmp_path / "errors", lambda *_: None)


@pytest.mark.usefixtures("club")
def test_a_board_at_the_terminal(tmp_path: Path, capsys: Said) -> None:
    assert run(["board", str(CLUB)]) == 0
    assert "Club" in capsys.readouterr().out
    assert run(["simulate", "nefertiti", "--board", str(CLUB), "-n", "20", "--seats", "random,random", "--jobs", "1"]) == 0
    file = str(tmp_path / "match.json")
    assert run(["play", "nefertiti", "--board", str(CLUB), "--plain", "--seats", "random,random", "--save", file]) == 0
    assert run(["verify", file]) == 0
    assert read_record(Path(file).read_bytes()).board == board_of(USUAL, DATA)


@pytest.mark.usefixtures("club")
def test_both_boards_are_counted_alike(capsys: Said) -> None:
    def simulated(*arguments: str) -> str:
        assert run(["simulate", "nefertiti", "-n", "20", "--seed", "1", "--option", "players=3", "--lang", "en", *arguments]) == 0
        return capsys.readouterr().out

    usual, own = json.loads(simulated("--json")), json.loads(simulated("--json", "--board", str(CLUB)))
    assert usual["tables"].keys() == own["tables"].keys() == {"characters", "stalls", "pieces"}
    for name, table in usual["tables"].items():
        mine = own["tables"][name]
        assert {row: cells.keys() for row, cells in mine.items()} == {row: cells.keys() for row, cells in table.items()}
        assert mine != table, "it is another board"
    assert len(simulated("--board", str(CLUB)).splitlines()) == len(simulated().splitlines())


@pytest.mark.usefixtures("club")
def test_a_simulation_on_a_board_runs_on_its_module_everywhere(capsys: Said) -> None:
    game = game_with_board("nefertiti", DATA)
    options, seats = game.options({"players": 2}), ("greedy", "random")
    here = Simulation(game, executor_named("wasm", game.rules), seats, options, 1).play_span(0, 4)
    there = _player(game.reference, "wasm", seats, options, 1)((0, 4))
    usual = Simulation(USUAL, executor_named("wasm", USUAL.rules), seats, USUAL.options({"players": 2}), 1).play_span(0, 4)
    assert (here.points == there.points).all()
    assert (here.points != usual.points).any()
    assert run(["simulate", "nefertiti", "--board", str(CLUB), "--executor", "python"]) == 2
    assert "wasm" in capsys.readouterr().err


def test_a_board_at_a_server(club: Path, tmp_path: Path) -> None:
    settings = quick(tmp_path, boards=(str(CLUB),))
    seats = [ME, bot("pupil")]
    with running(settings) as address, Person(address, "Anna") as anna:
        games = {game["name"]: game for game in anna.http.get("/api/games").json()["games"]}
        [offered] = games["nefertiti"]["boards"]
        assert (offered["name"], games["duel"]["boards"]) == ("Club", [])
        asked = {"game": "nefertiti", "seats": seats, "options": {"players": 2, "stalls": "LLLL"}}
        wrong = anna.http.post("/api/tables", json=asked | {"board": "f" * 64})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-board")
        created = anna.http.post("/api/tables", json=asked | {"board": offered["ruleset"]}).json()["table"]
        other = anna.http.post("/api/tables", json=asked).json()["table"]
        with anna.sit(created) as seat, anna.sit(other) as beside:
            assert (seat.now["board"], seat.now["ruleset"]) == ("Club", offered["ruleset"])
            assert (beside.now["board"], beside.now["ruleset"]) == ("", USUAL.digest)
            assert {"gl2", "gl6"} < {each["action"] for each in seat.now["legal"]}
            assert "gl1" not in {each["action"] for each in seat.now["legal"]}
            play_out([seat], random.Random(1), 400)
            assert seat.now["status"] == "over"
        assert anna.http.get(f"/modules/{offered['ruleset']}.wasm").content == MODULE.read_bytes()
        record = anna.http.get(f"/api/tables/{created}/record").content
        assert anna.http.get(f"/api/tables/{created}/replay").json()["board"] == "Club"
        again = anna.http.post(f"/api/tables/{created}/rematch").json()["table"]
        assert anna.http.get(f"/api/tables/{again}").json()["board"] == "Club"
    assert verify_record(record).fault is None
    for file in (club / "deben" / "modules").iterdir():
        file.unlink()
    _GAMES.clear()
    with running(quick(tmp_path)) as address, anna.moved_to(address) as back:
        assert back.http.get(f"/api/tables/{created}").json()["board"] == "Club", "the database keeps its rules"
    assert game_by("nefertiti", USUAL.version, offered["ruleset"]).board_name == "Club"
