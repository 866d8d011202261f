"""What each place of an observation means: told of all places, as the rule code has them, and on the pages."""

from importlib import import_module
from typing import Any

import pytest

from deben.games import game_named
from deben.lab.legend import legend_of, meanings
from deben.lab.observation import Observer
from deben.match import Match

from .games_pages import GAMES, page, path_of


@pytest.mark.parametrize("name", GAMES)
def test_the_legend_is_that_of_the_rule_code(name: str) -> None:
    game = game_named(name)
    rules: Any = game.rules
    features, first = import_module(f"deben.games.{name}.mind.features"), 0
    for marks in legend_of(game):
        assert getattr(features, marks.name.upper()) == first, marks.name
        first += marks.count
    assert first == rules.width == len(set(meanings(game)))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_is_of_the_present_marks(name: str) -> None:
    assert path_of(game_named(name)).read_text(encoding="utf-8") == page(game_named(name)), "run python -m tests.lab.games_pages"


def seen_by(match: Match, seat: int) -> set[str]:
    told = meanings(match.game)
    return {told[at] for at in Observer(match.game).observe(match.executor, match.state, seat).nonzero()[0]}


def test_what_is_seen_of_an_opening_is_what_the_legend_says() -> None:
    match = Match("duel", 1, {"sides": "ABAA"})
    match.play("b2")
    mine, theirs = seen_by(match, 0), seen_by(match, 1)
    assert {
        "port, of the seat, square b2",
        "reserve, of the seat, pawns 3",
        "sides, site temple",
        "placed, pawns not its turn",
    } <= mine
    assert {"port, of the other, square b2", "reserve, of the other, pawns 3", "second", "time, boats 0"} <= theirs
    assert {"lane, boat 2, pawns .m.", "lane, boat b, pawns .m."} <= mine
    assert len([text for text in mine if text.startswith("slot, boat 1,")]) == 3


def test_what_is_seen_of_nefertiti_is_what_the_legend_says() -> None:
    match = Match("nefertiti", 3, {"players": 3, "memphis": True})
    seen = seen_by(match, 0)
    assert {"table, table 3", "table, table memphis", "turn, seat + 0", "closing, market none"} <= seen
    view: Any = match.view(0)
    for seat in range(3):
        assert f"servants, seat + {seat}, number {view.servants[seat]}" in seen
        assert f"seals, seat + {(seat - 1) % 3}, number {view.seals[seat]}" in seen_by(match, 1)
    assert not any("seat + 3" in text or "seat + 4" in text for text in seen)
