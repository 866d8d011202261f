"""Training on a cluster: pieces depend on nothing but their number, and generations on nothing but the seed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deben.games import game_named
from deben.kernel.mind.weights import Mind, blank_mind
from deben.lab.cluster import ClusterError
from deben.lab.train import pieces
from deben.lab.train.pieces import Player
from deben.lab.train.school import FOREIGN, LONG, School
from deben.lab.train.tables import write_columns

DUEL = game_named("duel")
LAB: Any = DUEL.room("lab")
SCHOOL = School(cells=16, more=8, batch=64, window=2)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pieces be of one match, and thoughts be short."""
    monkeypatch.setattr(pieces, "MATCHES", 1)
    monkeypatch.setattr("deben.lab.train.tables.MINDED", (6, 12))
    monkeypatch.setattr("deben.lab.train.tables.PLAIN", (6, 12))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def player(mixed: int = 0, mind: Mind | None = None) -> Player:
    return Player("duel", mind or blank_mind(LAB.RULES, 16, 8), 7, replace(SCHOOL, plan=replace(SCHOOL.plan, mixed=mixed)))


@pytest.mark.walk
def test_a_piece_is_the_same_whoever_plays_it_and_whatever_was_played_before() -> None:
    worker = player(500)
    first = worker((3, 1))
    assert not same(first, worker((3, 2)))
    assert same(first, worker((3, 1)))
    assert same(first, player(500)((3, 1)))


@pytest.mark.walk
def test_positions_have_what_was_thought_and_what_came_of_it() -> None:
    found = player()((1, 0))
    assert set(found["about"][:, 1]) == {LONG}, "the mind is among its own kind"
    assert (found["won"].sum(axis=1) == 1).all()
    assert set(found["visits"].sum(axis=1)) <= {6, 12}
    state = LAB.RULES.record(found["states"][-1].view(LAB.RULES.record.dtype))
    assert found["points"][0].sum() >= sum(LAB.RULES.points_from(state, seat, 0) for seat in range(2)) - 1
    assert FOREIGN in player(1000)((1, 1))["about"][:, 1]


class Workers:
    """A cluster that is none: pieces are done by several players, the last one first; it may be lost after some."""

    def __init__(self, count: int, most: int = 1000) -> None:
        self.count, self.most, self.asked = count, most, 0

    def each(self, make: Any, wanted: list[Any]) -> Iterator[tuple[Any, Any]]:
        hired = [make() for _ in range(self.count)]
        for number, piece in reversed(list(enumerate(wanted))):
            if self.asked == self.most:
                raise ClusterError("cluster-lost", "nobody is there")
            self.asked += 1
            yield piece, hired[number % self.count](piece)


def grown(out: Path, workers: Any) -> dict[str, Any]:
    """Return the layers of a mind after four generations of three pieces."""
    from deben.lab.train.generations import Course, train
    from deben.lab.train.together import Together

    train(Course(LAB.RULES, SCHOOL, out, None, 5), Together(workers, DUEL, SCHOOL, out / "matches", 5, 30), generations=4)
    return Mind.load(out / "mind-004.bin").layers()


def test_generations_are_the_same_for_any_workers_and_go_on_where_they_ended(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch, which the tests do without")
    whole = grown(tmp_path / "one", Workers(1))
    with pytest.raises(ClusterError):
        grown(tmp_path / "two", Workers(3, most=11))
    rest = Workers(2)
    assert same(whole, grown(tmp_path / "two", rest))
    assert rest.asked == 1
    assert len(list((tmp_path / "one" / "matches").glob("*.npz"))) == 2 * 3, "what no lesson needs is not kept"


def test_a_mind_reads_over_what_was_played(tmp_path: Path) -> None:
    """What it has not seen it judges better afterwards; it is the same whoever asks, and what it began with stays as it was."""
    pytest.importorskip("torch", reason="training needs PyTorch, which the tests do without")
    from deben.lab.train.revise import Revision

    worker, files = player(500), []
    for number in range(14):
        files.append(tmp_path / f"{number:02}.npz")
        write_columns(worker((2, number)), files[-1])
    known = blank_mind(LAB.RULES, 16, 8)
    one, other = (Revision(DUEL, known, files, 64, 3e-3) for _ in range(2))
    before = one.wrong()
    for each in (one, other):
        each.read(12.0, seed=5)
    after = one.wrong()
    assert after["points"] < before["points"]
    assert after["policy"] < before["policy"]
    assert same(one.mind().layers(), other.mind().layers())
    assert not same(one.mind().layers(), known.layers())
