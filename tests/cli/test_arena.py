"""``deben arena``: contests on mirrored deals, stored, continued, drawn."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..processes import ended
from .conftest import Command

QUICK = ("--seed", "5", "--jobs", "1", "--json")


def found(deben: Command, *arguments: object) -> dict[str, Any]:
    done = deben("arena", *arguments, *QUICK)
    assert done.code == 0, done.err
    result: dict[str, Any] = json.loads(done.out)
    return result


def test_greedy_beats_chance_and_each_deal_is_mirrored(deben: Command, tmp_path: Path) -> None:
    store = tmp_path / "a.jsonl"
    result = found(deben, "duel", "random", "greedy", "--deals", 12, "--store", store, "--option", "sides=ABAB")
    (contest,) = result["contests"]
    tally = contest["tally"]
    assert (contest["one"], contest["others"], tally["matches"], tally["deals"]) == ("greedy", ["random"], 24, 12)
    assert tally["win_rate"] > 0.8
    assert tally["paired"][0] < tally["win_rate"] < tally["paired"][1] + 1e-9
    assert [row["contestant"] for row in result["contestants"]] == ["greedy", "random"]
    assert result["complete"]
    assert result["settings"]["options"] == {"sides": "ABAB"}
    deals = [json.loads(line) for line in store.read_text().splitlines()[1:]]
    assert all([match["seats"] for match in deal["matches"]] == [[1, 0], [0, 1]] for deal in deals)


def test_results_do_not_depend_on_jobs_and_can_be_continued(deben: Command, tmp_path: Path) -> None:
    store = tmp_path / "a.jsonl"
    names = ("duel", "random", "uct@20")
    whole = found(deben, *names, "--deals", 4)
    part = found(deben, *names, "--deals", 2, "--store", store)
    assert part["contests"][0]["tally"]["deals"] == 2
    done = deben("arena", *names, "--deals", 4, "--store", store, "--jobs", 2, "--json")  # the seed is that of the file
    rest = json.loads(done.out)
    for tally in (whole["contests"][0]["tally"], rest["contests"][0]["tally"]):
        del tally["seconds"]
    assert rest["contests"] == whole["contests"]
    assert len(store.read_text().splitlines()) == 5


def test_nefertiti_has_one_against_a_table_and_mixed_tables(deben: Command) -> None:
    options = ("--option", "players=3", "--deals", 1)
    one = found(deben, "nefertiti", "random", "greedy", *options, "--pairing", "ladder")
    assert [contest["others"] for contest in one["contests"]] == [["random", "random"]]
    assert one["contests"][0]["tally"]["matches"] == 3
    mixed = found(deben, "nefertiti", "random", "greedy", "uct@8", *options, "--table", "mixed", "--mirror", "permutations")
    assert [row["tally"]["matches"] for row in mixed["contestants"]] == [6, 6, 6]
    assert sum(row["tally"]["wins"] for row in mixed["contestants"]) == pytest.approx(6)


def test_the_report_is_in_every_language_and_a_plot_is_drawn(deben: Command, tmp_path: Path) -> None:
    plot = tmp_path / "plot.png"
    arguments = ("arena", "duel", "random", "greedy", "--deals", 2, "--jobs", 1, "--seed", "5")
    assert "Rencontres" in deben(*arguments, "--lang", "fr", "--plot", plot).out
    assert plot.read_bytes().startswith(b"\x89PNG")
    done = deben(*arguments, "--lang", "it")
    assert "Incontri" in done.out
    assert "Seme: 5" in done.out


BAD = {
    "one alone": (("random",), "2 contestants are needed, and only 1"),
    "too few for a mixed table": (("random", "greedy", "--table", "mixed"), "4 contestants are needed, and only 2"),
    "twice": (("random", "random"), "“random” was named twice"),
    "nobody": (("random", "genius"), "“genius” cannot take a seat"),
    "no setting": (("random", "uct@fast"), "“uct@fast” names no contestant"),
    "setting of one who does not think": (("random", "greedy@400"), "“greedy@400” does not search"),
    "no time": (("random", "uct@0s"), "more than 0 and at most 600"),
    "too much": (("random", "uct@99999999999"), "1 to 10,000,000"),
    "no program": (("random", "program:./nowhere"), "“./nowhere” is not a program"),
    "unbalanced command": (("random", "program:a 'b"), "is not a program"),
    "pairing": (("random", "greedy", "--pairing", "swiss"), "no --pairing “swiss”; there are: all, ladder, first"),
    "no deals": (("random", "greedy", "--deals", "0"), "--deals is a number from 1"),
    "no jobs": (("random", "greedy", "--jobs", "0"), "--jobs is a number from 1"),
    "kind of plot": (("random", "greedy", "--plot", "x.gif"), "a plot ends in pdf, png, svg"),
    "a folder": (("random", "greedy", "--store", "/"), "/: Is a directory"),
}


@pytest.mark.parametrize(("arguments", "clue"), BAD.values(), ids=BAD)
def test_bad_input_gets_one_line_and_exit_code_2(deben: Command, arguments: tuple[str, ...], clue: str) -> None:
    done = deben("arena", "nefertiti", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert clue in done.err


def test_a_program_that_never_answers_is_told_of_a_few_times_and_counted(deben: Command) -> None:
    done = deben("arena", "duel", "random", "program:false", "--deals", 4, "--jobs", 1, "--lang", "en")
    assert done.code == 0, done.err
    assert 1 <= sum("program:false" in line for line in done.err.splitlines()) <= 3


def test_a_store_of_other_settings_is_refused(deben: Command, tmp_path: Path) -> None:
    store = tmp_path / "a.jsonl"
    found(deben, "duel", "random", "greedy", "--deals", 1, "--store", store)
    done = deben("arena", "duel", "greedy", "random", "--store", store)
    assert done.code == 2
    assert "belongs to another arena: its contestants is" in done.err
    assert "is not a seed" not in deben("arena", "duel", "random", "greedy", "--seed", "6", "--store", store).err
    store.write_text("hello\n")
    assert "does not hold the results of an arena (line 1)" in deben("arena", "duel", "random", "greedy", "--store", store).err


def begun(store: Path, deals: int) -> "subprocess.Popen[str]":
    """Return an arena that has played so many deals and has many more to go."""
    words = f"arena duel uct@2000 uct@1500 --deals 400 --seed 1 --jobs 2 --store {store}".split()
    process = subprocess.Popen(
        [sys.executable, "-c", "from deben.cli import main; main()", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler), env=os.environ | {"LANG": "C"},
    )  # fmt: skip
    until = time.monotonic() + 300
    while process.poll() is None and time.monotonic() < until and (not store.exists() or lines_of(store) <= deals):
        time.sleep(0.1)
    return process


def lines_of(store: Path) -> int:
    return len(store.read_bytes().splitlines())


def test_an_interrupted_arena_keeps_its_deals_and_goes_on(tmp_path: Path) -> None:
    store = tmp_path / "a.jsonl"
    process = begun(store, 2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "mirrored deals" in out
    assert "continues with the deals in" in err
    assert "Traceback" not in err
    assert lines_of(store) >= 3
    assert all(json.loads(line) for line in store.read_bytes().splitlines())


def test_an_arena_ended_before_a_deal_claims_nothing(deben: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: Any) -> Iterator[Any]:
        raise KeyboardInterrupt

    monkeypatch.setattr("deben.cli.commands.arena.play_all", interrupted)
    for plot in ([], ["--plot", tmp_path / "a.png"]):
        done = deben("arena", "duel", "random", "greedy", *plot)
        assert done.code == 130
        rows = [line.split() for line in done.out.splitlines() if line.lstrip().startswith(("random", "greedy"))]
        assert rows == [["random", "–", "0", *"–––––"], ["greedy", "–", "0", *"–––––"], ["greedy", "random", "0", *"–––––"]]
    result = json.loads(deben("arena", "duel", "random", "greedy", "--json").out)
    assert [row["rating"] for row in result["contestants"]] == [None, None]
    assert result["contests"][0]["tally"]["mean_rank"] is None


def test_a_killed_arena_leaves_no_process_behind_and_loses_no_finished_deal(tmp_path: Path) -> None:
    store = tmp_path / "a.jsonl"
    process = begun(store, 2)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(children) >= 2
    process.kill()
    process.communicate(timeout=60)
    assert [child for child in children if not ended(int(child), 20)] == []
    kept = store.read_bytes()
    assert len(kept[: kept.rfind(b"\n")].splitlines()) >= 3
