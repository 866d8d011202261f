"""Pictures from Python: the page's boards, drawn without a browser."""

import asyncio
import random
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import deben
from deben.locale import LANGUAGES
from deben.match import Match
from deben.pictures import CannotDraw, browser, engine, png_of

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
    """It is well-formed, asks nobody for anything, and shows every seat."""
    match = midway(game, options, actions)
    svg = deben.svg(match, players=[f"Player {seat}x" for seat in range(match.seats)])
    ET.fromstring(svg)
    assert "url(http" not in svg
    assert "src=" not in svg
    assert "href=" not in svg
    assert all(f"Player {seat}x" in svg for seat in range(match.seats))


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
    pictures = {
        deben.svg(match, lang=lang, theme=theme, seat=seat)
        for lang in LANGUAGES
        for theme in ("light", "dark")
        for seat in (None, 1)
    }
    assert len(pictures) == 2 * 2 * len(LANGUAGES)
    small = ET.fromstring(deben.svg(match, width=356))
    assert (small.get("width"), small.get("viewBox")) == ("356", "0 0 1424 760")
    assert small.get("height") == "190"
    for wrong in ({"lang": "de"}, {"theme": "pink"}):
        with pytest.raises(ValueError, match="languages are en"):
            deben.svg(match, **wrong)  # type: ignore[arg-type]


def test_marks_and_arrows() -> None:
    match = midway("duel", {}, 6)
    plain, legal = deben.svg(match), match.legal[0]
    chosen = deben.svg(match, marks=[legal])
    assert chosen.count('aria-disabled="false"') == plain.count('aria-disabled="false"') + 1, "it can be chosen"
    assert deben.svg(match, marks={"pile": 1}).count('data-marked="1" data-last=""') == 1
    assert deben.svg(match, marks=["warehouse"]).count('data-hinted=""') == 1
    assert deben.svg(match, arrows=[("pile", legal), (legal, "warehouse", 0)]).count("<marker") == 8
    with pytest.raises(ValueError, match=r"not on this board: z9; there are: .*pile"):
        deben.svg(match, marks=["z9"])


def test_pixels_need_a_browser_and_say_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(browser.BROWSER, str(tmp_path / "nowhere"))
    with pytest.raises(CannotDraw, match="install it, or name one in DEBEN_BROWSER") as failed:
        png_of(deben.svg(midway("duel", {})))
    assert failed.value.code == "no-browser"
    monkeypatch.setenv(browser.BROWSER, "false")
    with pytest.raises(CannotDraw) as failed:
        png_of(deben.svg(midway("duel", {})))
    assert failed.value.code == "browser-failed"
