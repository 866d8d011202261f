"""The full screen: whole matches by keys in 80 by 24, and everything a person can do there."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, RichLog, Static

from deben.cli.screen.app import TableApp
from deben.cli.screen.board_pane import BoardPane
from deben.cli.screen.choices import Choices
from deben.cli.screen.page import Page
from deben.cli.terminal.shelf import Shelf
from deben.match import Match, read_record
from tests.nightly import often

from .screens import at_screen, check_whole, lines_of, screen_of, settled


@pytest.fixture(autouse=True)
def _state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def said(app: TableApp) -> str:
    return str(app.query_one("#said", Static).visual)


def page_of(app: TableApp) -> str:
    assert isinstance(app.screen, Page)
    return "\n".join(lines_of(app))


async def type_line(pilot: Pilot[None], text: str) -> None:
    await pilot.press("colon")
    pilot.app.query_one("#typed", Input).value = text
    await pilot.press("enter")
    await pilot.pause()


def begun(game: str, options: dict[str, object]) -> Match:
    """Return a match to be played to its end: the last part of it, at night all of it."""
    match, chance = Match(game, 7, options), random.Random(9)
    while not match.over:
        match.play(chance.choice(match.legal))
    match.undo(often(len(match.moves) // 6, len(match.moves)))
    return match


@pytest.mark.parametrize(
    ("game", "options", "lang"),
    [("duel", {}, "fr"), ("nefertiti", {"players": 5, "memphis": True}, "it"), ("nefertiti", {"players": 2}, "en")],
)
def test_a_whole_match_is_played_by_keys_and_nothing_is_cut_in_80_by_24(game: str, options: dict[str, object], lang: str) -> None:
    match, chance = begun(game, options), random.Random(5)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while not match.over:
            check_whole(app)
            assert app.query_one(RichLog).is_vertical_scroll_end
            if len(app.panes) > 1 and chance.random() < 0.2:
                for _ in app.panes:
                    await pilot.press("v")
                    check_whole(app)
            before = len(match.moves)
            for key in chance.choices(("right", "down", "left", "up", "end", "home"), k=chance.randrange(3)):
                await pilot.press(key)
            await pilot.press("enter")
            await settled(app, pilot)
            assert len(match.moves) > before
        outcome = match.outcome
        assert outcome is not None
        for key in ("", "enter", "space"):
            if key:
                await pilot.press(key)
            assert all(str(points) in page_of(app) for points in outcome.points), "also once it was closed"
            await pilot.press("escape")
        await pilot.pause()
        assert app.query_one(RichLog).is_vertical_scroll_end

    at_screen(screen_of(match, lang), play)
    assert [kept.finished for kept in Shelf().matches()] == [True]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_the_table_grows_with_the_room(game: str, size: tuple[int, int]) -> None:
    match, chance = Match(game, 3), random.Random(3)
    for _ in range(60):
        if not match.over:
            match.play(chance.choice(match.legal))

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        check_whole(app)
        assert len(app.panes) == (4 if game == "nefertiti" and size[1] < 40 else 1)
        tall = app.query_one(BoardPane).size.height
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.pause()
        check_whole(app)
        assert app.query_one(BoardPane).size.height <= tall

    at_screen(screen_of(match, "fr", *["human"] * match.seats), look, size)


def test_what_is_typed_fast_is_no_key_of_the_table(tmp_path: Path) -> None:
    match, file = Match("duel", 12), tmp_path / "saved.json"

    async def type_fast(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("colon", "b", "2", "enter"):
            app.simulate_key(key)
        await pilot.pause()
        await settled(app, pilot)
        assert match.moves[0].action == "b2"
        await pilot.press("colon", *f"save {file}")
        await pilot.press("enter")
        await pilot.pause()
        assert file.exists()
        await pilot.press("slash")
        assert app.query_one("#typed", Input).value == ""

    at_screen(screen_of(match), type_fast)


def test_what_cannot_be_done_is_refused_with_its_reason_and_clause_d5_1(tmp_path: Path) -> None:
    match, file = Match("duel", 12), tmp_path / "saved.json"

    async def try_things(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(pilot, "x1")
        assert "needs 2. (D5.1)" in said(app)
        await type_line(pilot, "nonsense")
        assert "“nonsense” is not an action" in said(app)
        await type_line(pilot, "why x1")
        assert "D5.1  Choose a boat" in page_of(app)
        await pilot.press("escape", "u")
        assert "nothing to take back" in said(app)
        await pilot.press("v")
        assert "in view already" in said(app)
        await type_line(pilot, f"save {file}")
        assert str(file) in said(app)
        await type_line(pilot, "save")
        assert "Save where?" in said(app)
        await type_line(pilot, "b2")
        await settled(app, pilot)

    at_screen(screen_of(match), try_things)
    assert match.moves[0].action == "b2"
    assert read_record(file.read_bytes()).actions == ()


def test_the_mouse_points_and_clicks_again_and_an_impossible_square_says_why_d4_1() -> None:
    match = Match("duel", 12)

    async def click(app: TableApp, pilot: Pilot[None]) -> None:
        row = next(number for number, line in enumerate(lines_of(app)) if line.startswith("  2 │"))
        column = lines_of(app)[row].index("b2")
        await pilot.click(BoardPane, offset=(column, row))
        await pilot.pause()
        present = app.query_one(Choices).present
        assert present is not None
        assert present.name == "b2"
        assert not match.moves
        await pilot.click(BoardPane, offset=(column, row))
        await settled(app, pilot)
        assert match.moves[0].action == "b2"
        await pilot.click(BoardPane, offset=(column, row))
        await pilot.pause()
        assert "(D" in said(app)
        choices = app.query_one(Choices)
        await pilot.click(Choices, offset=(choices._column + 1, 0))
        await pilot.pause()
        assert choices.at == 1

    at_screen(screen_of(match), click)


def test_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    match = Match("duel", 12)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await settled(app, pilot)
        assert len(match.moves) > 1
        await pilot.press("u")
        assert not match.moves
        assert "taken back" in said(app)

    at_screen(screen_of(match), play)


def test_pages_open_and_close_and_tab_goes_round() -> None:
    async def read(app: TableApp, pilot: Pilot[None]) -> None:
        for key, words in (("?", "why MOVE"), ("r", "D1.1"), ("t", "Boat 1"), ("l", "Commitment"), ("w", "is possible")):
            await pilot.press("question_mark" if key == "?" else key)
            assert words in page_of(app)
            await pilot.press("escape")
            assert not isinstance(app.screen, Page)
        seen = []
        for _ in range(3):
            await pilot.press("tab")
            seen.append(app.focused and app.focused.id)
        assert sorted(map(str, seen)) == ["board", "choices", "log"]

    at_screen(screen_of(Match("duel", 12)), read)


def test_the_language_changes_at_the_table() -> None:
    async def change(app: TableApp, pilot: Pilot[None]) -> None:
        for words in ("placez un pion", "piazza una pedina", "place a pawn"):
            await pilot.press("g")
            await pilot.pause()
            assert words in "\n".join(lines_of(app))
            check_whole(app)

    at_screen(screen_of(Match("duel", 12)), change)


def test_the_coach_hints_to_who_plays_alone_and_judges_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.cli.reports.advice.HINT_SECONDS", 0.05)
    monkeypatch.setattr("deben.cli.reports.advice.ANALYSIS_SECONDS", 0.02)
    match = Match("duel", 12)

    async def ask(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("c")
        assert "Nothing has been decided" in said(app)
        await pilot.press("h")
        await settled(app, pilot)
        assert "Nefertiti is to decide; best:" in page_of(app)
        await pilot.press("escape")
        assert any(entry.mark == "◆" for entry in app.query_one(Choices).entries)
        await pilot.press("enter")
        await settled(app, pilot)
        await pilot.press("c")
        await settled(app, pilot)
        assert "The coach on this match" in page_of(app)

    at_screen(screen_of(match), ask)

    async def ask_with_others(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("h", "c"):
            await pilot.press(key)
            assert "no hints while other people" in said(app)

    at_screen(screen_of(Match("duel", 12), "en", "human", "human"), ask_with_others)


def test_choices_stand_with_what_they_bring() -> None:
    match = Match("duel", 1, position="boats=ot3c7/ldR/t2ot1/c1c2B/ddo/t4lS port=NAN/.../...")

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        choices = app.query_one(Choices)
        choices.point_at(match.game.read_action("x1"))
        await pilot.pause()
        assert choices.present is not None
        assert (choices.present.signs, "the most obelisks" in choices.present.effect) == ("+6, Akhenaton +2", True)
        assert "+6, Akhenaton +2" in said(app)

    at_screen(screen_of(match), look)


def test_a_game_without_a_board_of_its_own_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples/kalah/src"))
    from kalah.game import GAME  # type: ignore[import-not-found,unused-ignore]

    match = Match(GAME, 1)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        check_whole(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert len(match.moves) > 1

    at_screen(screen_of(match), play)
