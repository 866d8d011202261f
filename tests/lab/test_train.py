"""Training: self-play really run in the simulator, and the network in whole numbers where PyTorch is installed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deben.games import game_named
from deben.kernel.mind.network import GRAIN, attend, logit
from deben.kernel.record import Ints
from deben.lab.train.curves import draw_curves, read_history


def played(opinion: int, steps: int) -> Any:
    command = [sys.executable, "-W", "error", "-m", "tests.lab.simulated_training", str(opinion), str(steps)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_self_play_keeps_what_was_thought_and_what_came_of_it() -> None:
    found = played(0, 420)
    start, end = found["spans"][0]
    assert 40 < start <= end, "a match was finished"
    visits, about = np.array(found["kept_visits"][0][:end]), np.array(found["kept_about"][0][:end])
    full = about[:, 1] == 1
    assert 0.2 < full.mean() < 0.8
    assert set(visits[full].sum(axis=1)) == {5}, "six simulations, the first of them at the root itself"
    assert set(visits[~full].sum(axis=1)) == {2}
    assert set(about[:, 0]) == {0, 1}
    assert set(about[:, 2]) == {2}
    won = np.array(found["kept_won"][0])
    assert (won[:start].sum(axis=1) == 1).all()
    assert (won[end:] == 0).all()
    points = np.array(found["kept_points"][0][0]).sum(axis=1)
    assert (points.argmax() == won[0].argmax()) or points[0] == points[1]
    assert found["look"][0] == pytest.approx([95, 95], abs=25)
    assert all(count > 1 for count in found["look"][1])
    spans, thought = found["carry"]
    assert spans[0] == [0, end - start]
    assert thought == found["kept_thought"][0][start:end]


def test_the_first_generation_is_judged_by_hand() -> None:
    found = played(1, 60)
    thought = np.array(found["kept_thought"][0][: found["spans"][0][1]])
    assert len(thought) > 5
    assert (abs(thought.sum(axis=1) - 1000) < 5).all()
    assert thought.std() > 1


def test_curves_are_drawn(tmp_path: Path) -> None:
    line = {"generation": 1, "before": [0.7, 4.0, 2.0], "wins": 0.6, "points": 3.9, "policy": 1.9}
    (tmp_path / "history.jsonl").write_text(json.dumps(line) + "\n" + json.dumps(line | {"generation": 2}) + "\n")
    draw_curves(read_history(tmp_path / "history.jsonl"), tmp_path / "curves.png")
    assert (tmp_path / "curves.png").stat().st_size > 1000


def test_a_network_says_the_same_in_whole_numbers() -> None:
    torch = pytest.importorskip("torch")
    from deben.lab.train.net import Net, mind_of

    lab: Any = game_named("duel").room("lab")
    torch.manual_seed(1)
    net = Net(lab.RULES, 48, 16)
    mind = mind_of(net)
    mind.check(lab.RULES)
    marks = np.random.default_rng(2).integers(0, lab.RULES.width, 120).astype(np.int16)
    sight = torch.bincount(torch.tensor(marks, dtype=torch.long), minlength=lab.RULES.width).float()[None]
    acts, sums = np.zeros(64, np.int16).view(Ints), np.zeros(16, np.int32).view(Ints)
    attend(mind.first.view(Ints), mind.second.view(Ints), marks.view(Ints), len(marks), acts, sums)
    assert np.abs(net.cells(sight)[0].detach().numpy() - np.asarray(acts) / GRAIN).max() < 0.05
    said = [logit(mind.policy.view(Ints), action, acts) for action in range(lab.RULES.actions)]
    assert net(sight)[3][0].tolist() == pytest.approx(said, abs=0.05)
    again = Net(lab.RULES, 48, 16)
    again.take(mind)
    assert all((mind_of(again).layers()[name] == layer).all() for name, layer in mind.layers().items())
