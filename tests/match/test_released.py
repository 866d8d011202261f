"""Matches outlive rules: the records of every release are replayed on the module that was released with them."""

import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from deben.bots import fitting_mind, room_for
from deben.games import RulesNotKept, game_by, game_named, game_names, game_referred
from deben.games.kept import KeptGame, keep_module, made_game, released
from deben.kernel.default import default_executor, module_path
from deben.kernel.wasm.module import Module, read_info
from deben.match import History, Match, RecordError, read_record, verify_record
from deben.narrate import Narrator

from .released_records import FOLDER
from .tomorrow import tomorrow

RECORDS = sorted(FOLDER.glob("*/*.json"))


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def module_of(record: Path) -> Path:
    read = read_record(record.read_text())
    return game_named(read.game).folder / "released" / f"{read.ruleset}.wasm"


@pytest.mark.parametrize("name", game_names())
def test_every_release_is_there_as_it_was(name: str) -> None:
    releases = released(game_named(name))
    assert releases, "run `python -m deben.lab.release` for every version that goes out"
    for each in releases:
        path = game_named(name).folder / "released" / f"{each.rules}.wasm"
        info = read_info(path.with_suffix(".json"))
        assert hashlib.sha256(path.read_bytes()).hexdigest() == each.module
        assert (info.rules, info.version, info.board) == (each.rules, each.version, each.board)
        assert (FOLDER / each.release).is_dir(), "run `python -m tests.match.released_records`"


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_of_a_release_holds(path: Path) -> None:
    verdict = verify_record(path.read_text())
    assert verdict.fault is None, verdict.fault
    assert verdict.digest == path.with_suffix(".digest").read_text().strip()


@pytest.mark.parametrize("minded", [False, True])
@pytest.mark.parametrize("path", {module_of(record): record for record in RECORDS}.values(), ids=named)
def test_a_search_thinks_and_remembers_on_the_module_of_a_release(path: Path, minded: bool) -> None:
    """Modules of the first release tell outcomes of chance apart and ask whether a tree does; those of today ask nothing."""
    record = read_record(path.read_text())
    match = Match(made_game(game_named(record.game), Module.load(module_of(path))), record.seed, record.options)
    mind = fitting_mind(match.game.rules) if minded else None
    assert (mind is None) != minded, "the mind of today sees what that of the release saw"
    room = room_for(match.executor, match.seats, 4000, mind)
    recalled = []
    for step in range(8):
        room.begin(match.view(match.actor), 1, step)
        room.search(200)
        action = room.line()[0]
        kept = room.kept(action)
        match.play(action)
        room.begin(match.view(match.actor), 3, step)
        room.recall(kept, (), match.legal_numbers)
        recalled.append(room.visits)
    assert max(recalled) > 8
    assert max(recalled) < 200


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_plays_on_its_module_as_it_was(path: Path) -> None:
    record, module = read_record(path.read_text()), Module.load(module_of(path))
    game = made_game(game_named(record.game), module)
    history = History(Match(game, record.seed, record.options, position=record.position), record.actions, record.ended)
    assert history.outcome == record.outcome
    last = game.write_position(history.state(len(history) - 1))
    assert hashlib.sha256(last.encode()).hexdigest() == path.with_suffix(".digest").read_text().strip()


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem.startswith("duel")], ids=named)
def test_a_record_outlives_its_rules(path: Path) -> None:
    with tomorrow():
        verdict = verify_record(path.read_text())
        assert verdict.fault is None, verdict.fault
        assert verdict.digest == path.with_suffix(".digest").read_text().strip()
        assert isinstance(verdict.history.game if verdict.history else None, KeptGame)


def test_a_match_goes_on_by_the_rules_it_began_with() -> None:
    record = Match("duel", 5).record()
    with tomorrow():
        match = Match.load(record)
        assert match.play("b2").events
        assert match.refusal("b2") is not None
        assert match.record().ruleset == record.ruleset
        assert Narrator(match.game).prompt(match.view(1), 1).startswith("Echnaton") or match.actor == 1
        assert game_referred(match.game.reference) is match.game


def test_a_record_without_a_digest_is_of_the_first_release() -> None:
    match = Match("duel", 5)
    match.play("b2")
    text = match.save().replace(match.game.digest, "").replace(match.game.module_digest, "")
    assert verify_record(text).fault is None
    with tomorrow():
        assert verify_record(text).fault is None


@pytest.mark.parametrize("digest", ["ff" * 32, "../../duel/module", "", "g" * 64])
def test_rules_that_nobody_kept_are_told(digest: str) -> None:
    with pytest.raises(RulesNotKept, match="were not kept"):
        game_by("duel", 99, digest)


def test_two_boards_are_never_confused() -> None:
    record = Match("nefertiti", 5).record()
    other = read_record(Match("nefertiti", 5).save().replace(record.board, "0" * 64))
    with pytest.raises(RecordError, match="board"):
        Match.load(other)


def test_a_module_of_ones_own_is_found_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = module_path(game_named("duel").rules)
    text = path.with_suffix(".json").read_text().replace(game_named("duel").digest, "ab" * 32)
    (tmp_path / "own.json").write_text(text)
    keep_module(tmp_path / "kept", path.read_bytes(), read_info(tmp_path / "own.json"))
    with pytest.raises(RulesNotKept):
        game_by("duel", 1, "ab" * 32)
    monkeypatch.setenv("DEBEN_MODULES", str(tmp_path / "kept"))
    found = game_by("duel", 1, "ab" * 32)
    assert isinstance(found, KeptGame)
    assert default_executor(found.rules).name == "wasm"


def test_several_threads_lay_out_the_same_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both, write = Barrier(2), Path.write_bytes

    def written(path: Path, data: bytes) -> int:
        count = write(path, data)
        both.wait(30)
        return count

    path = module_path(game_named("duel").rules)
    monkeypatch.setattr(Path, "write_bytes", written)
    with ThreadPoolExecutor(2) as threads:
        kept = [threads.submit(keep_module, tmp_path, path.read_bytes(), read_info(path.with_suffix(".json"))) for _ in range(2)]
        assert len({each.result() for each in kept}) == 1
    assert len([*tmp_path.iterdir()]) == 2
