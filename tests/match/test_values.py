"""What a match gives back are values: equal ones are one in a set, and none changes."""

from collections.abc import Callable
from typing import Any

import pytest

import deben
from deben.games import Event, Reason
from deben.match import History, Match, Outcome, Refusal

LAST = "port=.NN/.../... boats=c1c2c3/-/-/-/-/o*3 pile=- warehouse=ooo"
"""One unload ends it."""


def played(seed: int = 7) -> Match:
    """Return a match with a few actions in it."""
    match = deben.new("nefertiti", seed, {"players": 3})
    for _ in range(12):
        match.play(match.legal[0])
    return match


def test_moves_and_their_events_are_hashable() -> None:
    first, again, other = played(), played(), played(8)
    assert set(first.moves) == set(again.moves)
    assert len({*first.moves, *again.moves}) == 12
    assert set(first.moves) != set(other.moves)
    assert len({Event("gave", {"seat": 0, "deben": 3}), Event("gave", {"deben": 3, "seat": 0}), Event("gave", {"seat": 1})}) == 2


def test_refusals_and_reasons_are_hashable() -> None:
    match = deben.new("duel", 7)
    match.play("b2")
    assert len({match.refusal("b2"), match.refusal("B2"), match.refusal("x1"), match.refusal("z9")}) == 3
    assert (
        len({Refusal("illegal", "a1", Reason("why", "D1", {"n": 1})), Refusal("illegal", "a1", Reason("why", "D1", {"n": 2}))}) == 2
    )


def test_outcomes_and_records_are_hashable() -> None:
    matches = [Match("duel", seed, position=LAST) for seed in (1, 1, 2)]
    records = {match.record() for match in matches}
    for match in matches:
        match.play("x1")
    assert len(records) == 2
    assert len({match.record() for match in matches} | records) == 4
    assert {match.outcome for match in matches} == {matches[0].outcome}
    parts = ({"obelisk": 3}, {"obelisk": 1})
    assert len({Outcome("last-boat", ((0,), (1,)), (3, 1), parts), Outcome("last-boat", ((1,), (0,)), (3, 1), parts)}) == 2


@pytest.mark.parametrize(
    ("value", "field"),
    [
        (lambda match: match.moves[0], "action"),
        (lambda match: match.moves[0].events[0], "kind"),
        (lambda match: match.score, "points"),
        (lambda match: match.record(), "seed"),
        (lambda match: match.options, "players"),
    ],
    ids=["move", "event", "outcome", "record", "options"],
)
def test_values_do_not_change(value: Callable[[Match], Any], field: str) -> None:
    found = value(played())
    with pytest.raises(AttributeError):
        setattr(found, field, getattr(found, field))


def test_an_action_has_a_text_and_a_number() -> None:
    match = played()
    assert [match.game.read_action(text) for text in match.legal] == match.legal_numbers
    assert [match.game.write_action(move.action_number) for move in match.moves] == [move.action for move in match.moves]
    assert match.played == [(move.seat, move.action_number) for move in match.moves]
    assert History.of(match.record()).moves == match.moves


def test_the_position_is_where_another_match_can_start() -> None:
    match = played()
    again = deben.new("nefertiti", position=match.position)
    assert match.start is None
    assert again.start == match.position == str(match) == again.position
    assert again.state == match.state
    again.play(again.legal[0])
    assert again.position != again.start
    assert again.record().position == again.start, "a record holds where it began"
