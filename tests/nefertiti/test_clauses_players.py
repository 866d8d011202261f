"""Clauses N13 (five players) and N14 (two players)."""

import pytest

from deben.games.nefertiti.board import COPIES, NEUTRAL
from deben.games.nefertiti.state import Phase

from .table import Table, card, table

NOTHING = "-,-,-,-"


def test_n13_1_five_players() -> None:
    """N13.1: Memphis and the cups, three servants each, their own start money; senets and all characters as for four."""
    state = table(5).state
    assert state.memphis == 1
    assert state.servants.tolist() == [3, 3, 3, 3, 3]
    assert state.deben.tolist() == [8, 8, 8, 9, 9]
    assert COPIES[3, 1, card("cup")] == 4
    assert COPIES[3, 1, card("senet")] == 5
    assert sum(state.characters.tolist()) == 13


def test_n14_1_two_players() -> None:
    """N14.1: Scribe +3, one Scribe +2 and the senets are out; 10 and 11 Deben; four servants and two collectors each."""
    state = table(2).state
    assert state.characters.tolist()[6:9] == [0, 1, 1]
    assert COPIES[0, 0, card("senet")] == COPIES[0, 0, card("double")] == 0
    assert state.cards == 39
    assert state.deben.tolist() == [10, 11, 0, 0, 0]
    assert state.servants.tolist() == [4, 4, 0, 0, 0]
    assert state.collectors.tolist() == [2, 2]


def test_n14_2_a_collector_after_a_servant() -> None:
    """N14.2: on a free square behind some servant, of another stall than the servant just placed; optional; it earns nothing."""
    match = table(2, pieces="gr4:2,ar4:1", reserves={"g": 5, "a": 5}).play("ar8")
    assert match.phase == Phase.COLLECTOR
    assert match.legal == ["gr1", "gr2", "gr3", "done"]
    money = match.state.deben[0]
    match.play("gr2")
    assert match.pieces() == "gr2:c1,gr4:2,ar4:1,ar8:1"
    assert (match.state.deben[0], match.reserve("g")) == (money, 5)
    assert match.state.collectors.tolist() == [1, 2]
    assert match.actor == 1
    match = table(2, pieces="gr4:2").play("ar8", "done")
    assert match.actor == 1
    assert match.state.collectors.tolist() == [2, 2]


def test_n14_2_the_order_of_equal_bids() -> None:
    """N14.2: at Abou Simbel some servant must stand ahead: to the right of an equal bid, or higher."""
    match = table(2, stalls="RRLL", pieces="sl5a:2").play("ar8")
    assert "sl5b" not in match.legal, "it would be ahead"
    assert "sl2b" in match.legal
    match = table(2, stalls="RRLL", pieces="sl5b:2").play("ar8")
    assert "sl5a" in match.legal
    assert "sl7" not in match.legal


def test_n14_2_no_collector_where_none_fits() -> None:
    """N14.2: nobody is asked: no servant on another stall, or no collector left, or behind collectors only."""
    assert table(2).play("gr8").actor == 1
    assert table(2, pieces="gr8:2,gr2:c1,gr1:c1").play("ar8").actor == 1
    match = table(2, pieces="gr4:2,gr7:c2").play("ar8")
    assert "gr5" not in match.legal, "a collector ahead is no servant"


def test_n14_2_at_memphis() -> None:
    """N14.2: Memphis counts as a stall, until Akhenaton."""
    match = table(2, memphis=True, pieces="m4:2").play("ar8")
    assert match.legal == ["m1", "m2", "m3", "done"]
    match.play("m2")
    assert match.pieces() == "ar8:1,m2:c1,m4:2"
    assert match.actor == 1
    match = table(2, memphis=True, pieces="m4:2,gr4:2").play("m8")
    assert match.legal == ["gr1", "gr2", "gr3", "done"]
    assert table(2, memphis=True, barred="l", tile="s", pieces="gr4:2").play("ar8").legal == ["gr1", "gr2", "gr3", "done"]


def test_n14_2_after_the_closing_that_the_servant_caused() -> None:
    """N14.2: only one collector, also with the High Priest, and not on either stall."""
    match = table(2, pieces="gr4:2,ar8:2,sr12:2", characters="high-priest", seals=[1, 0]).play("high-priest", "gr1", "ar0")
    assert match.phase == Phase.COLLECTOR
    assert {action[0] for action in match.legal} == {"s", "d"}
    match.play("sr1")
    assert match.actor == 1
    match = table(2, pieces="gr4:2,gr5:2,gr6:2,ar8:2", deben=[9, 9]).play("gr1", "upper", "half", "half", "half")
    assert match.phase == Phase.COLLECTOR
    assert "ar0" in match.legal


def test_n14_3_a_collector_counts_for_the_conditions() -> None:
    """N14.3: and can cause the closing."""
    match = table(2, pieces="ar8:2,ar4:2", deben=[9, 9]).play("gr1", "ar0")
    assert match.happened("closing") == [{"seat": 0, "market": 1, "by_hand": 0, "stall": 3, "pieces": 3}]
    match = table(2, stalls="RRLL", pieces="sl7:2,sl2a:2", deben=[9, 9]).play("gr1", "sl2b")
    assert match.happened("closing")


@pytest.mark.parametrize(
    ("pieces", "square", "expected"),
    [
        ("gr8:2,gr7:1", "gr1", True),  # servants of both colours and a collector
        ("gr8:2,gr7:c2", "gr1", True),  # collectors of both colours and a servant
        ("gr8:2,gr7:2", "gr1", False),
        ("gr8:2,gr7:c1", "gr1", False),
        ("gr8:2,gr7:2,gr6:2", "gr1", True),  # four pieces
        ("gr8:2,gr7:2,gr6:c1", "gr1", True),
        ("gr8:1", "gr1", False),
    ],
)
def test_n14_3_gizeh_right(pieces: str, square: str, expected: bool) -> None:
    """N14.3: four pieces, or one sort in both colours and a piece of the other sort."""
    match = table(2, pieces=pieces, deben=[20, 20]).play("ar8", square)
    assert bool(match.happened("closing")) == expected


def test_n14_3_two_servants_of_both_colours_and_one_more() -> None:
    """N14.3: three servants of two colours do not close."""
    assert not table(2, pieces="gr8:2,gr7:1").play("gr1").happened("closing")
    assert table(2, pieces="gr8:2,gr7:c1").play("gr1").happened("closing"), "a servant makes the trio complete too"


def test_n14_3_louqsor() -> None:
    """N14.3: a collector brings a roll, and its owner becomes the holder."""
    match = table(2, tile="g", pieces="ll8:2", holder=1, deben=[9, 9]).rolls_next(6, 6).play("ar8", "ll2")
    assert match.happened("rolled") == [{"seat": 0, "first": 6, "second": 6, "again": 0}]
    assert match.state.holder == 0
    assert match.actor == 1, "no re-roll in the turn in which they took the dice"
    match = table(2, tile="g", pieces="ll8:2", deben=[9, 9]).rolls_next(2, 2).play("ar8", "ll2")
    assert match.happened("closing")


def collecting(reserve: int, memphis: bool = False, gifts: str = "harp,chair,chair,harp", **more: object) -> Table:
    """Return a table at which seat 1 has bought the upper gift at Gizeh, and seat 0's collector is next, then its servant."""
    match = table(2, memphis=memphis, pieces="gr8:2,gr4:c1,gr2:c2", deben=[20, 20], gifts={"g": gifts}, sealed="g", **more)  # type: ignore[arg-type]
    match.play("gr1", "lower1", "lower2", "done")
    match.state.reserves[0] = reserve
    return match


def test_n14_4_coins_for_every_other_reserve() -> None:
    """N14.4: three Deben, one on each other Reserve; four with Memphis."""
    match = collecting(5)
    assert (match.actor, match.phase) == (0, Phase.COLLECT)
    assert match.legal == ["upper", "lower3", "coins"]
    match.play("coins")
    assert [match.reserve(letter) for letter in "gasl"] == [2, 2, 2, 2]
    assert match.state.collectors.tolist() == [2, 1]
    assert (match.actor, match.phase) == (1, Phase.COLLECT)
    match = collecting(4, memphis=True).play("coins")
    assert [match.reserve(letter) for letter in "gaslm"] == [0, 2, 2, 2, 2]


def test_n14_4_too_few_coins() -> None:
    """N14.4: all there are, a Reserve chosen for each; several may go to one."""
    match = collecting(2).play("coins")
    assert (match.actor, match.phase) == (0, Phase.SPREAD)
    assert match.legal == ["at a", "at s", "at l"]
    match.play("at l", "at l")
    assert [match.reserve(letter) for letter in "gasl"] == [0, 1, 1, 3]
    assert (match.actor, match.phase) == (1, Phase.COLLECT)
    match = collecting(3, memphis=True).play("coins")
    assert match.legal == ["at a", "at s", "at l", "at m"]
    match.play("at m", "at a", "at m")
    assert [match.reserve(letter) for letter in "gaslm"] == [0, 2, 1, 1, 3]


def test_n14_4_a_gift_for_the_neutral_owner() -> None:
    """N14.4: face up, not the Travelling Thief; its seal returns to the supply."""
    match = collecting(0)
    supply = match.state.supply
    assert match.legal == ["upper", "lower3"], "no coins in an empty Reserve"
    match.play("upper")
    assert match.hand(NEUTRAL) == ["harp"]
    assert match.state.supply == supply + 1
    assert match.state.sealed[0] == 0
    assert match.state.seals.tolist()[:2] == [0, 0]
    match.play("lower3")
    assert match.hand(NEUTRAL) == ["harp", "harp"]
    match = table(2, pieces="gr8:2,gr4:c1", deben=[0, 0], gifts={"g": "traveller,~chair,harp,-"}).play("gr1")
    assert match.legal == ["lower2", "coins"]


def test_n14_4_a_papyrus_brings_no_seal() -> None:
    """N14.4, N11.1: the neutral owner takes none."""
    match = collecting(0, memphis=True, gifts="mirror,chair,chair,papyrus")
    supply = match.state.supply
    match.play("lower3")
    assert match.hand(NEUTRAL) == ["papyrus"]
    assert match.state.supply == supply


def test_n14_4_nothing_possible() -> None:
    """N14.4: the collector just goes home."""
    match = table(2, pieces="gr8:2,gr4:c1,gr2:c1", deben=[20, 0], gifts={"g": NOTHING}, reserves={"g": 0}).play("gr1")
    assert (match.actor, match.phase) == (0, Phase.BUY)
    assert match.state.collectors.tolist() == [2, 2]


def test_n14_4_at_memphis() -> None:
    """N14.4: one of the gifts that lie there, or four Deben for the four markets."""
    match = table(
        2, memphis=True, pieces="m4:2,m2:c1,m1:c1,gr4:2,gr5:2,gr6:2", deben=[20, 20], docked="harp+1,chair+1,mirror+1",
        deck="goldwork+1,harp,harp,harp,chair",
    )  # fmt: skip
    match.play("gr1", "upper", "half", "half", "half", "want harp+1", "want chair+1")
    assert (match.actor, match.phase) == (0, Phase.COLLECT)
    assert match.legal == ["want mirror+1", "want goldwork+1", "coins"]
    match.play("want mirror+1")
    assert match.hand(NEUTRAL) == ["mirror+1"]
    assert match.happened("collected") == [{"seat": 0, "market": 4, "place": -1, "kind": card("mirror+1")}]
    match.state.reserves[4] = 4
    before = [match.reserve(letter) for letter in "gasl"]
    match.play("coins")
    assert [match.reserve(letter) for letter in "gasl"] == [amount + 1 for amount in before]
    assert match.reserve("m") == 0


def test_n14_4_collecting_is_not_barren() -> None:
    """N14.4, N6.3: a gift collected counts, coins do not."""
    for choice, barren in (("lower1", 0), ("coins", 4)):
        match = table(2, pieces="gr8:2,gr4:c1", deben=[0, 0], reserves={"g": 3}, barren=3, gifts={"l": "harp,chair,chair,harp"})
        match.play("gr1", choice, "half")
        assert match.state.barren == barren


def test_n14_5_the_neutral_owner_counts_for_the_courses() -> None:
    """N14.5: but never scores."""
    match = table(2, hands={0: "harp", 1: "harp", NEUTRAL: "harp"}, deben=[0, 0])
    assert match.breakdown(0) == {"harp": 5}
    assert len(match.points()) == 2
    assert table(2, hands={0: "harp", NEUTRAL: "harp"}, deben=[0, 0]).breakdown(0) == {"harp": 7}


def test_n14_6_exchanges_with_the_neutral_owner() -> None:
    """N14.6: like a player; Deben paid to it leave the game; a papyrus brings no seal."""
    match = table(
        2, memphis=True, hands={0: "mirror,harp", NEUTRAL: "mirror,papyrus"}, characters="merchant", seals=[1, 0], deben=[5, 5]
    )
    match.play("merchant")
    assert match.legal == ["neutral"]
    match.play("neutral", "want mirror", "give harp")
    assert match.hand(NEUTRAL) == ["harp", "papyrus"]
    assert match.state.deben.tolist()[:2] == [3, 5]
    match = table(2, memphis=True, hands={0: "papyrus,harp", NEUTRAL: "papyrus"}, characters="merchant", seals=[1, 0])
    match.play("merchant", "neutral", "want papyrus", "give harp")
    assert match.state.seals[0] == 0


def test_n14_6_first_merchant_with_the_other_and_the_neutral_owner() -> None:
    """N14.6, N8.3: these are two different ones."""
    hands = {0: "harp,chair,mirror", 1: "chair", NEUTRAL: "mirror"}
    match = table(2, hands=hands, characters="first-merchant", seals=[1, 0]).play("first-merchant")
    assert match.legal == ["seat2", "neutral"]
    match.play("neutral", "want mirror", "give harp")
    assert match.legal == ["seat2", "done"]


def test_n14_6_the_royal_maid() -> None:
    """N14.6, N8.5: the neutral owner discards last, scores nothing, and the recruiting player chooses the card."""
    match = table(
        2, memphis=True, hands={0: "harp", 1: "harp", NEUTRAL: "harp,harp+2"}, characters="royal-maid", seals=[0, 1], turn=1
    )
    match.play("royal-maid", "type harp")
    assert match.actor == 1
    match.play("give harp")
    assert match.actor == 0
    match.play("give harp")
    assert match.actor == 1
    assert match.legal == ["give harp", "give harp+2"]
    match.play("give harp+2")
    assert match.hand(NEUTRAL) == ["harp"]
    assert [match.prestige(seat) for seat in (0, 1)] == [{"royal_maid": 5}, {"royal_maid": 5}]
    match = table(2, hands={NEUTRAL: "mirror"}, characters="royal-maid", seals=[1, 0]).play(
        "royal-maid", "type mirror", "give mirror"
    )
    assert match.hand(NEUTRAL) == []
    assert match.phase == Phase.SERVANT


def test_n14_7_no_collector_after_closing_by_hand() -> None:
    """N14.7: N3.3 holds with collectors in hand, and then none can be placed, not even after a High Priest's other servant."""
    match = table(2, pieces="ar0:1,ar1:1,ar3:1,ar4:1,gr8:2", deben=[20, 20])
    assert match.legal == ["close a"]
    match.play("close a", "upper", "half", "half", "half")
    assert (match.actor, match.phase) == (1, Phase.TURN)
    match = table(2, pieces="ar0:1,ar1:1,ar3:1,gr8:2", deben=[20, 20], characters="high-priest", seals=[1, 0])
    match.play("high-priest", "sr1", "close a", "upper", "half", "half")
    assert (match.actor, match.phase) == (1, Phase.TURN)
