"""A game of another package: Kalah keeps the contract, plays by its rules, and every command knows it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deben.bots import LEVELS, Budget, Decision, bot_named
from deben.games import Game, all_games
from deben.kernel.chance import choose, new_chance
from deben.match import Match
from deben.narrate import Narrator
from deben.server import supplies
from deben.testing import CHECKS
from tests.examples.conftest import Deben
from tests.examples.sowing import Ring

OPTIONS: list[dict[str, Any]] = [{}, {"pits": 3, "seeds": 2}, {"pits": 5, "seeds": 6}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize(
    "check",
    [pytest.param(check, marks=[pytest.mark.slow] if check.__name__ == "check_executors" else []) for check in CHECKS],
    ids=lambda check: check.__name__.removeprefix("check_"),
)
def test_kalah_keeps_the_contract(kalah: Game, check: Any, options: dict[str, Any]) -> None:
    check(kalah, kalah.options(options), 7)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_kalah_is_what_another_hand_wrote(kalah: Game, options: dict[str, Any]) -> None:
    for seed in range(5):
        match, chance = Match(kalah, seed, options), new_chance(seed)
        ring = Ring(match.options.pits, match.options.seeds)
        while not match.over:
            action = match.legal_numbers[choose(chance, len(match.legal_numbers))]
            match.play(action)
            ring.play(action)
            rows = [[ring.cells[place] for place in ring.row(seat)] for seat in (0, 1)]
            assert [row[: ring.size] for row in match.state.pits.tolist()] == rows
            assert match.state.stores.tolist() == [ring.cells[ring.store(seat)] for seat in (0, 1)]
            assert match.over == ring.over
            assert match.over or match.actor == ring.turn


def test_a_last_seed_in_the_store_gives_another_turn(kalah: Game) -> None:
    match = Match(kalah)
    assert [event.kind for event in match.play("3").events] == ["sowed", "again"]
    assert match.actor == 0


def test_a_last_seed_in_an_empty_pit_captures(kalah: Game) -> None:
    position = "size=6 seeds=4 seat=0 over=0 pits=1,0,5,5,5,5,4,4,4,4,9,0 stores=1,1"
    match = Match(kalah, position=position)
    move = match.play("1")
    assert move.events[1].params == {"seat": 0, "pit": 1, "seeds": 9}
    assert match.state.stores.tolist() == [11, 1]


def test_the_match_ends_when_a_row_is_empty(kalah: Game) -> None:
    match = Match(kalah, position="size=6 seeds=4 seat=0 over=0 pits=0,0,0,0,0,1,0,0,2,0,0,3 stores=20,22")
    assert [event.kind for event in match.play("6").events] == ["sowed", "swept", "ended"]
    assert match.outcome is not None
    assert (match.outcome.reason, list(match.outcome.points)) == ("row-empty", [21, 27])


def test_a_game_without_texts_is_told_as_it_stands(kalah: Game) -> None:
    class Silent(type(kalah)):  # type: ignore[misc]
        """Kalah for nobody in particular."""

        languages = ()

    match, narrator = Match(Silent()), Narrator(Silent())
    assert narrator.prompt(match.view(0), 0) == "Player 1, your turn."
    assert narrator.action("3") == "sow (pit 3)"
    assert narrator.events(match.play("3").events) == ["sowed (seat Player 1, pit 3, seeds 4)", "again (seat Player 1)"]
    refusal = match.refusal("3")
    assert refusal is not None
    assert narrator.refusal(refusal) == "empty pit (pit 3)"
    assert narrator.position(match.view()) == [
        "Player 1 – pits: 4 4 0 5 5 5; store: 1",
        "Player 2 – pits: 4 4 4 4 4 4; store: 0",
    ]
    assert narrator.breakdown(match.score)[1] == "Player 1: 24 points (store 1, pits 23)"


def test_a_match_in_the_terminal(run: Deben, tmp_path: Path) -> None:
    record = tmp_path / "kalah.json"
    said = run("play", "kalah", "--seed", "5", "--save", str(record), typed="?\nwhy 7\n3\nwhy 3\ntext\nposition\n1\n").stdout
    for words in ("Sow from pit 3", "is not an action of this game", "South ends in the store and sows again.", "Pit 3 is empty."):
        assert words in said
    assert "Pits: 4 4 0 5 5 5; Store: 1" in said
    assert json.loads(record.read_text())["game"] == "kalah"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_people_of_other_languages_get_the_games_own(run: Deben, lang: str) -> None:
    said = run("play", "kalah", "--lang", lang, typed="3\n").stdout
    assert "South ends in the store and sows again." in said


def test_whole_matches_of_bots_and_what_is_kept_of_them(run: Deben, tmp_path: Path) -> None:
    record = str(tmp_path / "kalah.json")
    run("play", "kalah", "--seats", "greedy,random", "--seed", "5", "--save", record)
    told = run("replay", record).stdout
    assert "A row is empty" in told
    assert "wins" in told
    assert "store" in run("replay", record, "--at", "4").stdout.lower()
    assert run("verify", record).stdout


def test_the_figures_of_kalah(run: Deben) -> None:
    assert "kalah: 20 matches" in run("simulate", "kalah", "-n", "20", "--seed", "1", "-j", "1").stdout
    assert [run("perft", "kalah", "-d", str(depth)).stdout.split()[-1] for depth in (1, 2, 3)] == ["6", "35", "185"]
    assert "greedy" in run("arena", "kalah", "greedy", "random", "--deals", "2", "--seed", "1").stdout


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_bots_plays_it(kalah: Game, level: str) -> None:
    match = Match(kalah, position="size=3 seeds=1 seat=0 over=0 pits=1,0,1,0,0,0,0,0,1,0,0,0 stores=1,2")
    bot = bot_named(level, match.executor, match.seats)
    chosen = bot.choose(Decision(match.view(0), match.legal_numbers, Budget(seconds=0.2, simulations=20), new_chance(1)))
    assert chosen in match.legal_numbers


def test_the_coach_tells_what_a_decision_was_worth_by_source(run: Deben, tmp_path: Path) -> None:
    record = str(tmp_path / "kalah.json")
    run("play", "kalah", "--option", "pits=3", "--option", "seeds=1", "--seats", "random", "--seed", "5", "--save", record)
    assert "Sow from pit" in run("analyse", record).stdout


def test_the_page_is_built_without_it(kalah: Game) -> None:
    assert kalah in all_games()
    assert supplies.supplies() == supplies.TARGET.read_text(encoding="utf-8")


@pytest.mark.nightly
def test_its_module_lies_in_its_own_package(run: Deben, place: Path, environment: dict[str, str]) -> None:
    """From then on everything takes it; without it the rules ran as plain Python."""
    build = subprocess.run([sys.executable, "-m", "deben.lab.module", "kalah"], env=environment, check=False)
    assert build.returncode == 0
    assert (place / "kalah" / "module.wasm").is_file()
    asked = "import deben; print(deben.new('kalah').executor.name)"
    said = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout == "wasm\n"
    assert "kalah: 2,000 matches" in run("simulate", "kalah", "-n", "2000", "--seed", "1").stdout
