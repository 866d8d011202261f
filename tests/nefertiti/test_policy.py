"""Opinions of Nefertiti: what tempts, and what a position promises, on any moment of any match."""

from typing import Any

import pytest

from deben.games import game_named
from deben.games.nefertiti.scoring import STANDING_STEP
from deben.kernel.chance import choose, new_chance
from deben.match import Match

from ..nightly import often

NEFERTITI = game_named("nefertiti")
RULES = NEFERTITI.rules
TABLES: list[dict[str, Any]] = [
    {"players": 2, "memphis": True, "characters": "random"},
    {"players": 3, "characters": "curse-of-amon"},
    {"players": 4, "characters": "palace-intrigue", "memphis": True},
    {"players": 5, "characters": "race-on-the-nile"},
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_action_of_a_match_has_an_urge_and_every_seat_a_promise(options: dict[str, Any]) -> None:
    for seed in range(1, often(1, 2) + 1):
        match, chance = Match("nefertiti", seed, options), new_chance(seed)
        while match.actor is not None:
            legal = match.legal_numbers
            assert all(-3000 < RULES.urge(match.state, action) < 3000 for action in legal)
            for seat in range(match.seats):
                ahead = RULES.promise(match.state, seat) - match.executor.standing(match.state, seat)
                assert -60 * STANDING_STEP < ahead < 200 * STANDING_STEP
            match.play(legal[choose(chance, len(legal))])


def test_a_bid_that_cannot_be_paid_tempts_least_n5_5() -> None:
    match = Match("nefertiti", 5, {"players": 4})
    urges = {action: RULES.urge(match.state, action) for action in match.legal_numbers}
    dear = [NEFERTITI.write_action(action) for action in urges if urges[action] == min(urges.values())]
    assert dear == ["sr12"], "nobody starts with twelve Deben"
