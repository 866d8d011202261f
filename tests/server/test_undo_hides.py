"""No undo crosses hidden information unasked: what may be taken back freely taught nobody anything (D9.1, N15.1, N10.1)."""

import random
from typing import Any

import pytest

from deben.kernel.chance import new_chance
from deben.match import Match, Move
from deben.server.tables.undo.rules import any_reveals, may_undo, take_back

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {"sides": "AABB"}),
    ("nefertiti", {"players": 2, "memphis": True, "characters": "palace-intrigue", "stalls": "advanced"}),
    ("nefertiti", {"players": 3, "characters": "vizier,oracle,beggar,thief,trader,treasurer", "stalls": "advanced"}),
    ("nefertiti", {"players": 4, "characters": "race-on-the-nile"}),
]
OTHERS = 3


def taught(match: Match, before: Any, move: Move, chance: random.Random) -> bool:
    """Return whether an action taught somebody something about what was hidden.

    It did unless, in every match that somebody could not tell from the true one, the same action leads to what they see now.
    """
    executor, action = match.executor, match.game.read_action(move.action)
    for seat in range(-1, match.seats):
        seen = executor.view(match.state, seat)
        for _ in range(OTHERS):
            other = executor.resample(executor.view(before, seat), new_chance(chance.randrange(1 << 60)))
            if action not in executor.legal(other):
                return True  # that it could be done says something
            executor.apply(other, action)
            if executor.view(other, seat) != seen or executor.actor(other) != executor.actor(match.state):
                return True
    return False


def wanted(match: Match, chance: random.Random) -> str:
    """Return a random action, but an Oracle is recruited as soon as possible, and used: there most is hidden."""
    legal = match.legal
    offers = [action for action in legal if action.startswith("give")] if "done" in legal else []
    return "oracle" if "oracle" in legal else chance.choice(offers or legal)


@pytest.mark.parametrize("part", range(4))
def test_what_may_be_taken_back_freely_taught_nobody_anything(part: int) -> None:
    game, options = TABLES[part]
    chance, freely, seen = random.Random(part), 0, 0
    for number in range(6 if game == "duel" else 2):
        match = Match(game, 100 * part + number, options)
        while not match.over:
            before = match.state.copy()
            move = match.play(wanted(match, chance))
            seen += move.reveals
            if may_undo(match, [move.seat], match.actor):
                freely += 1
                assert not taught(match, before, move, chance), (move, match.game.write_position(before))
    assert freely > 50
    assert seen, "there was something to come to light"


def test_a_longer_way_back_is_asked_for_as_soon_as_one_step_of_it_was_seen() -> None:
    """Whatever is needed for several actions is needed if a single one of them brought something to light."""
    chance = random.Random(7)
    match = Match("nefertiti", 7, {"players": 3, "characters": "palace-intrigue"})
    people = ["anna", "bruno", "carla"]
    while not match.over:
        match.play(chance.choice(match.legal))
        keep = chance.randrange(len(match.moves))
        seat = match.moves[keep].seat
        request = take_back(match.moves, keep, [seat], people)
        assert request is not None
        undone = match.moves[keep:]
        assert request.crosses == any_reveals(match.moves, keep)
        others = {each for each in range(3) if each != seat}
        acted = {move.seat for move in undone} - {seat}
        assert set(request.needed) == (others if request.crosses else acted)
        assert take_back(match.moves, keep, sorted(others), people) is None
