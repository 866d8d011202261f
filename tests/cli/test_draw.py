"""``deben draw``: positions and saved matches as pictures."""

import sys
from pathlib import Path

import pytest

from deben import new, svg
from deben.pictures import png_of

from .conftest import Command


def test_a_position_is_drawn(deben: Command, tmp_path: Path) -> None:
    match, picture = new("duel", 7), tmp_path / "board.svg"
    done = deben("draw", match.position, picture, "--mark", "b2", "--arrow", "pile,slot:a:1", "--seat", 2, "--theme", "dark")
    assert done.code == 0, done.err
    drawn = svg(match, seat=1, marks=["b2"], arrows=[("pile", "slot:a:1")], theme="dark")
    assert picture.read_text() == drawn
    assert deben("draw", match.position, tmp_path / "board.png").code == 0
    assert (tmp_path / "board.png").read_bytes() == png_of(svg(match))


def test_a_saved_match_is_drawn_at_any_moment(deben: Command, finished: Path, tmp_path: Path) -> None:
    last, first = tmp_path / "last.svg", tmp_path / "first.svg"
    assert deben("draw", finished, last, "--lang", "fr", "--width", 600).code == 0
    assert deben("draw", finished, first, "--at", 0).code == 0
    assert 'width="600"' in last.read_text()[:200]
    assert last.read_text() != first.read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("boats=1", "x.svg"), "wrong-boat-count"),
        (("boats=1", "x.gif"), ".svg, .png"),
        (("POSITION", "x.svg", "--seat", "3"), "from 1 to 2"),
        (("POSITION", "x.svg", "--width", "3"), "from 100"),
        (("POSITION", "x.svg", "--theme", "pink"), "light, dark"),
        (("POSITION", "x.svg", "--mark", "z9"), "not on this board: z9"),
        (("POSITION", "x.svg", "--arrow", "a1"), "PLACE,PLACE"),
        (("POSITION", "x.svg", "--game", "chess"), "chess"),
        (("POSITION", "nowhere/x.svg"), "nowhere"),
    ],
)
def test_each_mistake_is_one_line(
    deben: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = deben("draw", *(new("duel", 7).position if each == "POSITION" else each for each in arguments))
    assert done.code == 2
    assert said in done.err
    assert len(done.err.strip().splitlines()) == 1
    assert not list(tmp_path.glob("x.*"))


def test_pixels_without_a_painter(deben: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    done = deben("draw", new("duel", 7).position, tmp_path / "x.png")
    assert done.code == 2
    assert "deben[pictures]" in done.err


def test_what_is_drawn_and_the_picture_go_through_a_pipe(deben: Command, finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.svg"
    assert deben("draw", finished, file, "--at", 7).code == 0
    piped = deben("draw", "-", "-", "--at", 7, typed=finished.read_text())
    assert (piped.code, piped.out.strip()) == (0, file.read_text().strip())
    position = deben("replay", finished, "--at", 7).out.splitlines()[-1]
    assert deben("draw", "-", "-", typed=f"{position}\n").out == deben("draw", position, "-").out != ""
    assert deben("draw", "-", "-", typed="nothing").code == 2
