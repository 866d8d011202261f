"""A move that is told while it is played says what it would say afterwards, and what it gave away."""

import json
import random

import pytest

from deben.games import game_named, game_names
from deben.kernel.default import executor_named
from deben.kernel.desk import HOLE, events_in
from deben.kernel.entries.matches import conceal_one
from deben.kernel.show.presenter import Presenter
from deben.match import Match, Refused


@pytest.mark.parametrize("name", game_names())
def test_events_are_told_as_the_presenter_tells_them_later(name: str) -> None:
    match, chance, gave_away = Match(name, 5), random.Random(5), set()
    while not match.over:
        before = match.state.copy()
        move, told = match.play_told(chance.choice(match.legal))
        rows = events_in(move.log)
        assert told == Presenter(match.executor).events_text(before, rows)
        assert [event["kind"] for event in json.loads(told)] == [event.kind for event in move.events]
        assert move.reveals == match.game.reveals(before, move.action_number, rows)
        gave_away.add(move.reveals)
    assert gave_away == {True, False}


def test_a_move_told_is_the_move_played() -> None:
    one, other = Match("duel", 3), Match("duel", 3)
    for _ in range(10):
        action = one.legal[-1]

        assert one.play_told(action)[0] == other.play(action)
    assert one.state == other.state
    with pytest.raises(Refused):
        one.play_told("nonsense")
    assert one == other, "nothing has changed"


def test_only_arrays_of_its_own_memory_can_be_bound() -> None:
    rules = game_named("duel").rules
    here, there = (executor_named("wasm", rules).own() for _ in range(2))
    rows = there.new(rules.record.dtype, 1)
    with pytest.raises(ValueError, match="own instance"):
        here.bound(conceal_one, rows, HOLE)
