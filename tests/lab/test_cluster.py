"""A cluster of two nodes on this machine: the same results as here, whoever works, and whoever dies at it."""

import json
import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from deben.bots.processes import descendants
from deben.cli.app import run
from deben.games import game_named
from deben.kernel.mind.weights import blank_mind
from deben.lab.cluster import Cluster, ClusterError
from deben.lab.simulation import Simulation
from deben.lab.train.pieces import Player
from deben.lab.train.school import School
from deben.lab.train.tables import NAMES
from deben.testing import compiled

pytestmark = pytest.mark.slow
DUEL = game_named("duel")
MATCHES = 4_000
LOOPBACK = "127.0.0.2"
"""Ray takes 127.0.0.1 for any other address of this machine, and goes to that."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Return the address of two nodes of one core each, as long as the tests of this file run."""
    with (
        tempfile.TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as folder,  # sockets need short names
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_raylet_start_wait_time_s", "120")  # other tests run beside these
        from ray.cluster_utils import Cluster as Nodes

        node = {"num_cpus": 1, "object_store_memory": 80 << 20, "node_ip_address": LOOPBACK}
        nodes = Nodes(True, head_node_args={**node, "include_dashboard": False})
        try:
            nodes.add_node(**node)
            yield nodes.address
        finally:
            nodes.shutdown()


def working() -> list[int]:
    """Return the processes of the cluster that are at work at this moment: Ray calls them after what they do."""
    found = []
    for process in descendants(os.getpid()):
        try:
            title = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if title.startswith(b"ray::_answer"):
            found.append(process)
    return found


def command(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    assert run([str(argument) for argument in (*arguments, "--seed", "7", "--json")]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_simulation_is_the_same_as_here(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("simulate", "duel", "--matches", 5000, "--option", "sides=ABAB")
    here, there = command(capsys, *asked), command(capsys, *asked, "--ray", address)
    assert {**there, "seconds": 0} == {**here, "seconds": 0}


def told(found: dict[str, Any]) -> Any:
    for row in (*found["contests"], *found["contestants"]):
        del row["tally"]["seconds"]
    return found["contests"], found["contestants"], found["settings"]


def test_an_arena_goes_on_elsewhere_and_programs_that_fail_are_told_of(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ("arena", "duel", "random", "uct@20", "program:false")
    here = told(command(capsys, *asked, "--deals", 4, "--jobs", 1))
    store = tmp_path / "arena.jsonl"
    command(capsys, *asked, "--deals", 2, "--jobs", 1, "--store", store)
    assert run([*asked, "--deals", "4", "--ray", address, "--store", str(store), "--json"]) == 0
    there = capsys.readouterr()
    assert told(json.loads(there.out)) == here
    assert len(store.read_text().splitlines()) == 1 + 3 * 4
    assert "program:false" in there.err


def asker(answer: Callable[[int], int]) -> Callable[[int], int]:
    return answer


def fail(piece: int) -> int:
    raise LookupError(f"there is no {piece}")


def die(piece: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return piece


@pytest.fixture(scope="class")
def cluster(address: str) -> Iterator[Cluster]:
    """Return a connection that several tests share: each new one starts processes of its own."""
    with Cluster(address, DUEL) as connected:
        yield connected


class TestOneConnection:
    def test_killed_workers_lose_nothing(self, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
        simulation = Simulation(DUEL, compiled(DUEL), ("greedy", "random"), DUEL.options(), 3)
        killed: list[int] = []
        done: list[int] = []

        def progress(more: int) -> None:
            done.append(more)
            for process in () if killed else working():
                os.kill(process, signal.SIGKILL)
                killed.append(process)

        here, there = simulation.play(MATCHES), simulation.play_on(cluster, MATCHES, progress)
        assert killed, "somebody was at work after the first part"
        assert sum(done) == MATCHES
        monkeypatch.setattr(cluster, "jobs", 1)
        alone = simulation.play_on(cluster, MATCHES)
        for name in ("points", "standings", "decisions", "tallies"):
            assert (getattr(here, name) == getattr(there, name)).all()
            assert (getattr(here, name) == getattr(alone, name)).all()

    def test_matches_to_learn_from_are_the_same_wherever_they_are_played(self, cluster: Cluster) -> None:
        lab: Any = DUEL.room("lab")
        make = partial(Player, "duel", blank_mind(lab.RULES, 16, 8), 7, School())
        ((piece, found),) = cluster.each(make, [(1, 1)])
        here = make()(piece)
        assert all((found[name] == here[name]).all() for name in NAMES)

    def test_what_goes_wrong_is_said(self, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
        assert sorted(cluster.each(partial(asker, abs), range(-9, 0))) == [(-n, n) for n in range(9, 0, -1)]
        with pytest.raises(LookupError, match="there is no 3"):
            list(cluster.each(partial(asker, fail), [3]))
        monkeypatch.setattr(cluster, "_answer", cluster._answer.options(max_retries=1))
        with pytest.raises(ClusterError) as lost:
            list(cluster.each(partial(asker, die), [3]))
        monkeypatch.setattr(cluster, "_program", "another")
        with pytest.raises(ClusterError) as differs:
            list(cluster.each(partial(asker, abs), [3]))
        assert (lost.value.code, differs.value.code) == ("cluster-lost", "cluster-differs")
        assert differs.value.params == {"node": socket.gethostname()}


@pytest.mark.parametrize("name", ["simulate", "arena"])
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1"])
def test_where_no_cluster_is_one_line_says_so(name: str, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "duel", "--ray", address, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert f"There is no cluster at {address}: " in said.err


@pytest.mark.parametrize(("lang", "words"), [("en", "needs Ray"), ("fr", "demande Ray"), ("it", "ha bisogno di Ray")])
def test_without_ray_one_line_names_the_extra(
    lang: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deben.lab.cluster.find_spec", lambda _: None)
    assert run(["simulate", "duel", "--ray", "auto", "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert 'pip install "deben[ray]"' in said
    assert said.count("\n") == 1
