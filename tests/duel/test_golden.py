"""Golden matches: small records, replayed by the program and by the second writing of the rules to the same final breakdown."""

from functools import cache
from itertools import product

import pytest

from deben.games.duel.events import Event
from deben.games.duel.notation import ACTION_NAMES, TOKEN_NAMES
from deben.match import Match, read_record
from tests.golden import written

from .golden_matches import FOLDER, GOLDEN, actions, has_turn
from .reference import Table


@cache
def replayed(name: str) -> Match:
    """Return a golden match after its last action; loading checks every action and the outcome."""
    return Match.load(read_record((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", GOLDEN)
def test_the_stored_outcome_is_reached(name: str) -> None:
    """D8: the program replays the record to the breakdown stored in it."""
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    record, match = read_record(text), replayed(name)
    assert match.over
    assert record.outcome == match.outcome
    assert written(match) == text
    assert len(text) < 2_000, "a golden file is small enough to read"


@pytest.mark.parametrize("name", GOLDEN)
def test_the_second_writing_of_the_rules_reaches_it_too(name: str) -> None:
    """D3 to D8: other code, written straight from the clauses, plays the same actions to the same points and winner."""
    record = read_record((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    start = Match("duel", record.seed, record.options)
    table = Table(start.game.write_position(start.state))
    for action in record.actions:
        table.play(action)
    assert record.outcome is not None
    assert table.over
    assert table.unloads == 18
    assert record.outcome.breakdown == (table.breakdown("N"), table.breakdown("A"))
    assert record.outcome.points == tuple(sum(table.breakdown(player).values()) for player in "NA")
    assert record.outcome.winners == ("NA".index(table.winner()),)
    assert record.outcome.reason == "last-boat"


@pytest.mark.parametrize("name", GOLDEN)
def test_each_shows_what_it_is_kept_for(name: str) -> None:
    """The purposes name the clauses; the feature is really in the match."""
    assert GOLDEN[name].feature(replayed(name)), GOLDEN[name].purpose
    assert replayed(name).options.sides == GOLDEN[name].sides


def test_every_file_has_a_purpose() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GOLDEN)
    assert len(GOLDEN) >= 12


def test_together_they_play_everything() -> None:
    """D6, D6.5: every action token, each optional step taken and declined, the pass, nearly every action there is."""
    matches = [replayed(name) for name in GOLDEN]
    played = {action for match in matches for action in actions(match)}
    assert {*TOKEN_NAMES, "done", "pass"} <= played
    assert {name for name in ACTION_NAMES if len(name) == 2} <= played, "every square and every boat"
    for shape in product(["build"], ["."], ["."], [".", "done"]):
        assert any(has_turn(match, *shape) for match in matches), shape
    for shape in product(["rush"], ["."], ["x"], ["x", "done"]):
        assert any(has_turn(match, *shape) for match in matches), shape
    kinds = {event.kind for match in matches for move in match.moves for event in move.events}
    assert kinds == {kind.name.lower().replace("_", "-") for kind in Event}


def test_together_they_use_both_sides_of_every_site_and_mixes() -> None:
    """D1.5: all A, all B, and each side of each site in a mixed set-up."""
    sides = {golden.sides for golden in GOLDEN.values()}
    assert {"AAAA", "BBBB"} <= sides
    mixes = sides - {"AAAA", "BBBB"}
    assert all({mix[site] for mix in mixes} == {"A", "B"} for site in range(4))


def test_a_tie_is_won_by_seat_1() -> None:
    """D8.6: equal points, one winner."""
    outcome = replayed("tie").outcome
    assert outcome is not None
    assert outcome.points[0] == outcome.points[1]
    assert outcome.ranking == ((1,), (0,))
