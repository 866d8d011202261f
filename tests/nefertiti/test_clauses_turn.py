"""Clauses N3: the turn."""

import pytest

from deben.games.nefertiti.board import NONE
from deben.games.nefertiti.state import Phase

from .table import table

NOTHING = "-,-,-,-"
BARE = {"g": NOTHING, "a": NOTHING, "s": NOTHING, "l": NOTHING}


def test_n3_1_recruiting_costs_a_seal_and_the_card() -> None:
    """N3.1: the seal goes back to the supply, the card leaves the game, and a servant must still be placed."""
    match = table(hands={0: "harp,chair"}, seals=[2, 0, 0, 0])
    supply = match.state.supply
    match.play("vizier")
    assert match.state.seals[0] == 1
    assert match.state.supply == supply + 1
    assert match.state.characters[0] == 0
    assert match.actor == 0
    assert match.phase == Phase.SERVANT
    assert not any(action in match.legal for action in ("vizier", "scribe+3", "royal-maid")), "at most one a turn"


def test_n3_1_not_without_a_seal_and_only_before_placing() -> None:
    """N3.1: who has no seal recruits nobody; after a servant has been placed the turn is over."""
    assert "vizier" not in table(hands={0: "harp"}).legal
    match = table(hands={0: "harp"}, seals=[1, 0, 0, 0])
    assert "vizier" in match.legal
    assert match.play("gr1").actor == 1


def test_n3_1_the_seal_is_back_before_the_power_works() -> None:
    """N3.1: with an empty supply, the Thief's own seal is the one that a stolen papyrus brings."""
    match = table(4, memphis=True, gifts={"l": "papyrus,-,-,-"}, characters="thief", seals=[1, 0, 0, 0], supply=0)
    match.play("thief", "upper")
    assert match.state.seals[0] == 1
    assert match.state.supply == 0


@pytest.mark.parametrize(
    ("character", "why"),
    [
        ("vizier", "no gift"),
        ("scribe+3", "no gift"),
        ("merchant-of-amon", "no gift"),
        ("royal-scribe", "no gift"),
        ("first-merchant", "nothing to exchange"),
        ("merchant", "nothing to exchange"),
        ("royal-maid", "nobody holds anything"),
        ("thief", "no gift on the closed market"),
        ("treasurer", "empty Reserves"),
        ("travelling-thief", "no gift anywhere"),
        ("trader", "nothing to give"),
        ("beggar", "neither Deben nor gifts"),
    ],
)
def test_n3_1_no_power_for_nothing(character: str, why: str) -> None:
    """N3.1: a character whose power could do nothing cannot be recruited."""
    match = table(gifts=BARE, reserves=dict.fromkeys("gasl", 0), characters=character, seals=[1, 0, 0, 0])
    assert character not in match.legal, why


def test_n3_1_only_the_oracle_and_the_beggar_may_do_nothing() -> None:
    """N3.1: those two can be used for nothing, the Beggar where there is something to choose; the Priest of Amon works later."""
    match = table(gifts=BARE, reserves=dict.fromkeys("gasl", 0), characters="oracle,beggar,priest-of-amon", seals=[1, 0, 0, 0])
    assert {"oracle", "priest-of-amon"} <= set(match.legal)
    assert "beggar" not in match.legal
    match = table(gifts=BARE, reserves={**dict.fromkeys("gas", 0), "l": 1}, characters="beggar", seals=[1, 0, 0, 0]).play("beggar")
    assert match.legal == ["done"]
    match.play("done", "done", "done")
    assert match.legal == ["coin", "done"]
    match.play("done")
    assert match.phase == Phase.SERVANT
    match = table(characters="oracle", seals=[1, 0, 0, 0]).play("oracle")
    assert match.legal == ["done"]


@pytest.mark.parametrize("character", ["merchant-of-amon", "royal-scribe", "trader", "first-merchant", "merchant"])
def test_n3_1_a_power_must_be_used_once(character: str) -> None:
    """N3.1: no stopping before the first use."""
    match = table(hands={0: "harp,chair", 1: "harp,mirror,chair"}, characters=character, seals=[1, 0, 0, 0])
    assert "done" not in match.play(character).legal


def test_n3_2_exactly_one_servant() -> None:
    """N3.2: on any free square of the visible stall of an open market, and then it is the next one's turn."""
    match = table(pieces="gr4:2,gr7:3")
    assert [action for action in match.legal if action[0] == "g"] == ["gr1", "gr2", "gr3", "gr5", "gr6", "gr8"]
    assert {action[0] for action in match.legal} == {"g", "a", "s"}
    assert "pass" not in match.legal
    assert "done" not in match.legal
    match.play("ar0")
    assert match.pieces() == "gr4:2,gr7:3,ar0:1"
    assert match.state.servants.tolist() == [3, 3, 3, 4, 0]
    assert match.actor == 1


def test_n3_3_no_servant_in_hand_closes_a_market() -> None:
    """N3.3: one on which a servant of theirs stands, at once and with no condition met."""
    match = table(pieces="gr4:1,gr7:1,ar0:1,ar1:1,sr1:2")
    assert match.legal == ["close g", "close a"]
    match.play("close g")
    assert match.happened("closing") == [{"seat": 0, "market": 0, "by_hand": 1, "stall": 1, "pieces": 2}]
    assert match.happened("rolled") == []
    assert match.actor == 0
    assert match.phase == Phase.BEST


def test_n3_3_not_with_a_servant_in_hand() -> None:
    """N3.3: whoever can place must."""
    match = table(pieces="gr4:1,gr7:1,ar0:1")
    assert not any(action.startswith("close") for action in match.legal)


def test_n3_3_closing_louqsor_rolls_no_dice() -> None:
    """N3.3: no dice, and they are put back."""
    match = table(pieces="ll4:1,ll7:1,ll1:1,ll2:1", tile="g", holder=0)
    match.play("close l")
    assert match.happened("rolled") == []
    assert match.state.holder == NONE


def test_n3_4_several_servants_of_one_player() -> None:
    """N3.4: on one stall, but one a square."""
    match = table(pieces="ar0:1,ar4:1")
    assert "ar0" not in match.legal
    match.play("ar5")
    assert match.pieces() == "ar0:1,ar4:1,ar5:1"


@pytest.mark.parametrize(
    ("square", "others", "reserve", "earned"),
    [
        ("gr1", "", 3, [0]),
        ("gr2", "", 3, [0, 1]),
        ("gr2", "", 1, [0]),
        ("gr2", "", 0, []),
        ("gr1", "", 0, []),
        ("gr2", "gr8:2", 3, [1]),
        ("gr2", "gr8:2", 0, []),
        ("gr1", "gr8:2", 3, []),
        ("gr1", "gr8:1", 3, []),
        ("gr3", "", 2, [0]),
        ("gr8", "", 2, [0]),
    ],
)
def test_n3_5_first_servant_and_coin(square: str, others: str, reserve: int, earned: list[int]) -> None:
    """N3.5: one Deben for the first servant, then one for a coin symbol, while the Reserve lasts."""
    match = table(pieces=others, reserves={"g": reserve}, deben=[5, 5, 5, 5]).play(square)
    assert [event["why"] for event in match.happened("earned")] == earned
    assert match.state.deben[0] == 5 + len(earned)
    assert match.reserve("g") == reserve - len(earned)


def test_n3_6_order_within_a_turn() -> None:
    """N3.6: character; servant, collector, re-roll, each with its closing; then the seat to the left."""
    match = table(
        2, tile="s", holder=0, pieces="gr4:2,gr6:2,gr7:2,ll2:1,ar8:1", hands={0: "harp"}, seals=[1, 0], deben=[20, 20],
    )  # fmt: skip
    match.rolls_next(2, 2)
    match.play("scribe+2", "type harp")
    assert match.phase == Phase.SERVANT
    match.play("gr1")
    assert match.phase == Phase.BEST, "the closing that the servant caused comes first"
    match.play("upper", "half", "half", "half")
    assert match.phase == Phase.COLLECTOR
    match.play("ar0")
    assert match.phase == Phase.REROLL
    match.play("roll")
    assert match.phase == Phase.BEST
    assert match.actor == 0
    match.play("upper")
    assert match.phase == Phase.TURN
    assert match.actor == 1


def test_n3_6_the_next_is_left_of_whose_turn_it_was() -> None:
    """N3.6: whoever bought what."""
    match = table(pieces="gr4:2,gr7:3").play("gr1")
    assert match.actor == 2
    match.play("upper")
    assert match.actor == 1
    match.play("half")
    assert match.actor == 0
    match.play("half")
    assert match.actor == 1
    assert match.phase == Phase.TURN
