"""Pictures from Python: the page's boards, drawn without a browser."""

import asyncio
import random
import re
import sys
import xml.etree.ElementTree as ET

import pytest

import deben
from deben.locale import LANGUAGES
from deben.match import Match
from deben.pictures import CannotDraw, array_of, engine, png_of

PLAIN = {
    "svg", "g", "path", "use", "rect", "circle", "ellipse", "line", "defs", "clipPath", "pattern", "filter",
    "linearGradient", "stop", "feColorMatrix", "feDropShadow", "feGaussianBlur", "feComponentTransfer",
    "feFuncR", "feFuncG", "feFuncB",
}  # fmt: skip
"""Elements of SVG that browsers, resvg, librsvg, Inkscape and CairoSVG have in common."""
SETTINGS = [
    ("duel", {}), ("duel", {"sides": "BABA"}), ("nefertiti", {"players": 2}), ("nefertiti", {"players": 5}),
    ("nefertiti", {"players": 4, "characters": "palace-intrigue"}),
]  # fmt: skip


def midway(game: str, options: dict[str, object], actions: int = 25, seed: int = 3) -> Match:
    """Return a match after so many random actions."""
    match, chance = Match(game, seed, options), random.Random(seed)
    while not match.over and len(match.moves) < actions:
        match.play(chance.choice(match.legal))
    return match


@pytest.mark.parametrize(("game", "options"), SETTINGS)
@pytest.mark.parametrize("actions", [0, 25, 2000])
def test_every_moment_is_a_picture_of_its_own(game: str, options: dict[str, object], actions: int) -> None:
    """It is plain SVG that every viewer knows, asks nobody for anything, and shows every seat."""
    match = midway(game, options, actions)
    svg = deben.svg(match, players=[f"Player {seat}x" for seat in range(match.seats)])
    drawn = list(ET.fromstring(svg).iter())
    assert {each.tag.removeprefix("{http://www.w3.org/2000/svg}") for each in drawn} <= PLAIN
    names = {each.get("id") for each in drawn}
    assert all(link in names for link in re.findall(r'(?:xlink:href="#|url\(#)([^")]*)', svg))
    assert not re.search(r'src=|href="[^#]|url\([^#]|var\(|calc\(|class=|style=|NaN|undefined|Infinity', svg)
    told = {each.get("aria-label") for each in drawn}
    assert {f"Player {seat}x" for seat in range(match.seats)} <= told


def test_a_notebook_shows_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midway("duel", {})
    assert match._repr_svg_() == deben.svg(match)
    monkeypatch.setattr(engine, "script_file", lambda: None)
    engine._engine.cache_clear()
    assert match._repr_svg_() is None, "it shows the text in its place"
    with pytest.raises(CannotDraw, match="make drawing") as failed:
        deben.svg(match)
    assert failed.value.code == "not-built"
    engine._engine.cache_clear()


def test_a_notebook_has_a_loop_that_runs() -> None:
    """Where a loop runs in the same thread, as in every notebook, a picture is drawn all the same."""
    match = deben.new("duel", seed=1)

    async def cell() -> str | None:
        return match._repr_svg_()

    assert asyncio.run(cell()) == match._repr_svg_()


def test_a_picture_tells_nobody_what_is_hidden_d9_1_n15_1() -> None:
    """States that look alike to whoever looks give the same picture, byte for byte."""
    for game, field in (("duel", "pile="), ("nefertiti", "deck=")):
        match = Match(game, 3)
        hidden = Match(game, 8, position=match.game.write_position(match.view(0)))
        assert hidden.view(0) == match.view(0)
        assert hidden.state != match.state, field
        assert deben.svg(hidden, seat=0) == deben.svg(match, seat=0)


def test_a_position_is_drawn_by_its_game() -> None:
    for game in ("duel", "nefertiti"):
        match = midway(game, {})
        assert deben.svg(match.position) == deben.svg(match.position, game=game) == deben.svg(match)
    with pytest.raises(ValueError, match="wrong-boat-count"):
        deben.svg("boats=1")
    with pytest.raises(ValueError, match="unknown-field"):
        deben.svg("nonsense=1")


def test_languages_themes_seats_and_widths() -> None:
    match = midway("nefertiti", {"players": 3})
    looks = [("light", None), ("dark", None), ("dark", 1)]
    pictures = {deben.svg(match, lang=lang) for lang in LANGUAGES} | {
        deben.svg(match, theme=theme, seat=seat) for theme, seat in looks
    }
    assert len(pictures) == len(LANGUAGES) + 2
    small = ET.fromstring(deben.svg(match, width=356))
    assert (small.get("width"), small.get("viewBox")) == ("356", "0 0 1424 784")
    assert small.get("height") == "196"
    for wrong in ({"lang": "de"}, {"theme": "pink"}):
        with pytest.raises(ValueError, match="languages are en"):
            deben.svg(match, **wrong)  # type: ignore[arg-type]


FOCUS, CHOICE, SECOND = "#1f3f77", "#b8860b", "#3f7d4e"
"""Colours of marks and arrows in the light: nobody's, something to choose, the second seat's."""


def strokes(svg: str, colour: str) -> list[dict[str, str]]:
    """Return the attributes of everything that is lined in a colour."""
    return [dict(each.attrib) for each in ET.fromstring(svg).iter() if each.get("stroke") == colour]


def test_marks_and_arrows() -> None:
    match = midway("duel", {}, 6)
    plain, legal = deben.svg(match), match.legal[0]
    assert deben.svg(match, marks=[legal]).count(CHOICE) > plain.count(CHOICE), "it can be chosen"
    assert len(strokes(deben.svg(match, marks={"pile": 1}), SECOND)) == len(strokes(plain, SECOND)) + 2, "two lines"
    hinted = [line for line in strokes(deben.svg(match, marks=["warehouse"]), FOCUS) if "stroke-dasharray" in line]
    assert len(hinted) == 1
    pointing = deben.svg(match, arrows=[("pile", legal), (legal, "warehouse", 1)])
    assert len([line for line in strokes(pointing, FOCUS) if line.get("opacity") == "0.85"]) == 1
    assert len([line for line in strokes(pointing, SECOND) if line.get("opacity") == "0.85"]) == 1
    with pytest.raises(ValueError, match=r"not on this board: z9; there are: .*pile"):
        deben.svg(match, marks=["z9"])


def test_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    """They need no browser and no font; a place that is marked has the mark's colour in them."""
    match = midway("duel", {})
    picture = png_of(deben.svg(match, width=607), scale=0.5)
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == (304, 170)
    rows = array_of(deben.svg(match))
    assert (rows.shape, rows.dtype.name) == ((680, 1214, 3), "uint8")
    assert rows[2, 2].tolist() == [0xF3, 0xE9, 0xD2], "the ground"
    assert array_of(deben.svg(match, theme="dark"))[2, 2].tolist() == [0x12, 0x18, 0x26]
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(CannotDraw, match=r"pip install 'deben\[pictures\]'") as failed:
        png_of(deben.svg(match))
    assert failed.value.code == "no-painter"
