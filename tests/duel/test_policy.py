"""Opinions of the Duel: what tempts, and what a position promises, on any moment of any match."""

import pytest

from deben.games import game_named
from deben.kernel.chance import choose, new_chance
from deben.match import Match

DUEL = game_named("duel")
RULES = DUEL.rules


@pytest.mark.parametrize("sides", ["AAAA", "BBBB", "ABAB", "BABA"])
def test_every_action_of_a_match_has_an_urge_and_every_seat_a_promise(sides: str) -> None:
    match, chance = Match("duel", 8, {"sides": sides}), new_chance(8)
    while match.actor is not None:
        legal = match.legal_numbers
        assert all(-2000 < RULES.urge(match.state, action) < 2000 for action in legal)
        points = [match.executor.standing(match.state, seat) for seat in range(2)]
        assert all(abs(RULES.promise(match.state, seat) - points[seat]) < 240 for seat in range(2))
        match.play(legal[choose(chance, len(legal))])


def urges(position: str) -> dict[str, int]:
    match = Match("duel", 3, position=position)
    return {DUEL.write_action(action): RULES.urge(match.state, action) for action in match.legal_numbers}


def test_an_unload_that_closes_a_run_tempts_more_than_one_for_the_other_d5_2_d8_4a() -> None:
    found = urges("turn=N port=.NN/.../AA. boats=oc6c5/ldR/oot4/c1c2B/ddo/t4lS N=c4c7 A=oo removed=ll")
    assert found["x1"] > 0 > found["x3"]
    assert found["x1"] == max(found.values())


def test_a_take_is_tempted_by_the_missing_number_d6_1() -> None:
    match = Match("duel", 3, position="turn=N port=N../.A./... boats=oc6t1/ldR/oot1/c1c2B/ddo/t4lS N=c4c5c7T A=oo")
    match.play("take")
    best = max(match.legal_numbers, key=lambda action: RULES.urge(match.state, action))
    assert DUEL.write_action(best) == "1:2"


def test_a_swap_is_tempted_by_what_unloading_then_brings_d6_4() -> None:
    """Akhenaton's pawn is nearer and gets slot 3: Nefertiti wants the missing number in slot 2."""
    match = Match("duel", 3, position="turn=N port=NA./.../..A boats=c6t1t2/ldR/oot1/c1c2B/ddo/t4lS N=c5c7S A=oo removed=l")
    match.play("swap")
    found = {DUEL.write_action(action): RULES.urge(match.state, action) for action in match.legal_numbers}
    on_first = {name: urge for name, urge in found.items() if name.startswith("1:")}
    assert max(on_first, key=lambda name: on_first[name]) == "1:12"
    assert on_first["1:13"] < 0 < on_first["1:12"]
    assert {urge for name, urge in found.items() if name not in on_first} == {0}, "no other boat can be unloaded"


def test_the_fifth_obelisk_is_worth_more_to_whoever_can_take_it_first_d8_1b() -> None:
    from deben.games.duel.mind.worth import race_prospect

    assert race_prospect(4, 4, 0) < race_prospect(5, 4, 1)
    assert race_prospect(4, 0, 0) > race_prospect(4, 4, 0) > race_prospect(4, 5, -1)
