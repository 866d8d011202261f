"""``deben simulate``, ``perft`` and ``bench``: numbers for people and for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from deben.games import game_named
from deben.kernel.executor import PythonExecutor
from deben.lab.perft import perft
from deben.match import Match, seed_text

from .conftest import Command


def simulated(deben: Command, *arguments: object) -> dict[str, Any]:
    done = deben("simulate", "duel", "--json", "--seed", "7", *arguments)
    assert done.code == 0
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_simulate_json_holds_wins_points_and_sources_by_seat(deben: Command) -> None:
    found = simulated(deben, "--matches", 300, "--seats", "random,greedy", "--option", "sides=ABAB")
    assert (found["matches"], found["seed"], found["options"]) == (300, seed_text(7), {"sides": "ABAB"})
    random, greedy = found["seats"]
    assert (random["player"], greedy["player"]) == ("random", "greedy")
    assert random["wins"] + greedy["wins"] == 300  # a tie of the Duel has a winner, D8.6
    assert greedy["interval"][0] < greedy["win_rate"] < greedy["interval"][1]
    assert greedy["win_rate"] > 0.9
    for seat in found["seats"]:
        assert sum(seat["sources"].values()) == pytest.approx(seat["points"]["mean"])
        assert list(seat["sources"]) == list(game_named("duel").sources)
        assert seat["points"]["least"] <= seat["points"]["quantiles"]["50"] <= seat["points"]["most"]


def test_a_simulation_can_be_repeated_with_any_number_of_jobs(deben: Command) -> None:
    first = simulated(deben, "--matches", 200, "--jobs", 1)
    second = simulated(deben, "--matches", 200, "--jobs", 3)
    assert first["seats"] == second["seats"]
    assert first["decisions"] == second["decisions"]


def test_simulate_prints_tables_in_every_language(deben: Command) -> None:
    done = deben("simulate", "duel", "--matches", 20, "--seats", "random", "--seed", "7", "--lang", "fr")
    assert "20 parties" in done.out
    assert "chambre" in done.out
    assert "Graine\u00a0: 7" in done.out


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_simulate_draws_a_plot(deben: Command, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"plot.{kind}"
    simulated(deben, "--matches", 40, "--plot", path)
    assert path.read_bytes().startswith(b"\x89PNG" if kind == "png" else b"<?xml")


def test_perft_counts_and_splits(deben: Command) -> None:
    expected = perft(PythonExecutor(game_named("duel").rules), Match("duel", 3).state, 2)
    done = deben("perft", "duel", "--seed", "3", "--depth", 2, "--split", "--json")
    found = json.loads(done.out)
    assert found["count"] == expected == sum(found["split"].values())
    assert list(found["split"]) == Match("duel", 3).legal
    text = deben("perft", "duel", "--seed", "3", "--depth", 2, "--split").out
    assert text.splitlines()[-1] == f"Sequences of 2 actions: {expected}"
    assert text.splitlines()[0].split() == ["a1", str(found["split"]["a1"])]
    assert "a1 " not in deben("perft", "duel", "--seed", "3", "--depth", 2).out


@pytest.mark.parametrize("executor", ["wasm", "python"])
def test_whoever_counts_may_say_what_the_rules_run_on(deben: Command, executor: str) -> None:
    same = deben("perft", "duel", "--seed", "3", "--depth", 2, "--executor", executor)
    assert same.out == deben("perft", "duel", "--seed", "3", "--depth", 2).out
    played = [
        json.loads(deben("simulate", "duel", "-n", 3, "--seed", "5", "--json", *more).out)
        for more in ((), ("--executor", executor))
    ]
    assert played[0]["seats"] == played[1]["seats"]


def test_an_executor_that_is_not_there_is_refused(deben: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    done = deben("perft", "duel", "--executor", "gpu")
    assert done.code == 2
    assert "There is no executor “gpu” here; there are: wasm, cpu, python." in done.err
    monkeypatch.setattr("deben.cli.arguments.common.has_compiler", lambda: False)
    assert 'pip install "deben[lab]"' in deben("simulate", "duel", "--executor", "cpu").err


@pytest.mark.parametrize(("package", "extra"), [("torch.nn", "train"), ("asyncpg", "postgres"), ("numba", "lab")])
def test_what_a_command_misses_is_told_by_its_extra(
    deben: Command, monkeypatch: pytest.MonkeyPatch, package: str, extra: str
) -> None:
    def missing(*_: object) -> None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)

    monkeypatch.setattr("deben.cli.commands.rules.asked_game", missing)
    done = deben("rules", "duel")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert f'pip install "deben[{extra}]"' in done.err
    package = "a.mistake.of.ours"
    with pytest.raises(ModuleNotFoundError):
        deben("rules", "duel")


def test_bench_measures_every_executor_that_runs_here(deben: Command) -> None:
    found = json.loads(deben("bench", "--seconds", "0.05", "--json").out)
    speeds = {speed["executor"]: speed["decisions_per_second"] for speed in found["speeds"]}
    assert set(speeds) >= {"wasm", "cpu", "python"}
    assert min(speeds["cpu"], speeds["wasm"]) > 10 * speeds["python"] > 0
    assert {"wasmtime", "numba"} <= set(found["versions"])
    assert found["bytes_per_state"] == game_named("duel").rules.record.dtype.itemsize
    assert "python" in deben("bench", "--seconds", "0.05").out
