"""Every kind of event cites a clause that exists."""

import pytest

from deben.games import game_named
from deben.locale.citations import cited_by, cited_clause, cited_clauses, cited_kinds
from deben.locale.rulebook import GAMES, rulebook


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_cites_clauses_of_the_book(game: str) -> None:
    kinds = {kind.name.lower().replace("_", "-") for kind in game_named(game).event_fields}
    assert set(cited_kinds(game)) == kinds
    book = rulebook(game)
    assert {book.clause(each).id for each in cited_clauses(game)} == set(cited_clauses(game))


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_by_parameters_that_the_event_has(game: str) -> None:
    fields = {kind.name.lower().replace("_", "-"): names for kind, names in game_named(game).event_fields.items()}
    for kind, names in fields.items():
        assert set(cited_by(game, kind)) <= set(names), kind


def test_a_choice_follows_the_parameters() -> None:
    assert cited_clause("duel", "taken", {"square": "b2"}) == "D5.2"
    assert cited_clause("duel", "taken", {"square": None}) == "D6.1"
    assert cited_clause("nefertiti", "closing", {"by_hand": 0, "stall": "lr"}) == "N4.5"
    assert cited_clause("nefertiti", "closing", {"by_hand": True, "stall": "lr"}) == "N3.3"
    assert cited_clause("nefertiti", "rolled", {"again": 0, "second": 0}) == "N4.5"
    assert cited_clause("duel", "flown", {}) is None
