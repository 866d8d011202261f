"""Clauses N8: the characters of the base game."""

import pytest

from deben.games.nefertiti.board import KIND_NAMES
from deben.games.nefertiti.state import Phase

from .table import Table, names, table


def with_seal(characters: str, players: int = 4, **more: object) -> Table:
    """Return a table with these characters at which seat 0 has a seal."""
    return table(players, characters=characters, seals=[1] + [0] * (players - 1), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "points"),
    [("harp", 2), ("harp,harp", 2), ("harp,senet,double", 4), ("senet,harp,chair,mirror,statuette,necklace,goldwork", 14)],
)
def test_n8_1_vizier(hand: str, points: int) -> None:
    """N8.1: two points for each different type; nothing is discarded, others' courses do not matter."""
    match = with_seal("vizier", hands={0: hand, 1: "harp,chair"}).play("vizier")
    assert match.prestige(0) == {"vizier": points}
    assert match.hand(0) == sorted(names(hand), key=KIND_NAMES.index)


def test_n8_2_merchant_exchanges_one_gift() -> None:
    """N8.2: of a type the player holds; the other cannot refuse, and the player decides all of it."""
    match = with_seal("merchant", hands={0: "harp,mirror", 1: "harp,chair", 2: "mirror,statuette", 3: "chair"}, deben=[9, 9, 9, 9])
    match.play("merchant")
    assert match.legal == ["seat2", "seat3"]
    match.play("seat3")
    assert match.legal == ["want mirror"]
    match.play("want mirror")
    assert match.legal == ["give harp"], "a mirror would be no exchange"
    match.play("give harp")
    assert (match.hand(0), match.hand(2)) == (["harp", "mirror", "mirror"][1:], ["harp", "statuette"])
    assert match.state.deben.tolist()[:3] == [7, 9, 11]
    assert match.phase == Phase.SERVANT


def test_n8_2_the_gift_that_allows_it_may_be_given() -> None:
    """N8.2: a double senet for a single one, a foreign gift for a common one: the two cards differ, the type is held."""
    match = with_seal("merchant", hands={0: "senet", 1: "double"}, deben=[9, 0, 0, 0])
    match.play("merchant", "seat2", "want double", "give senet")
    assert match.hand(0) == ["double"]
    assert match.state.deben.tolist()[:2] == [3, 6]
    match = with_seal("merchant", memphis=True, hands={0: "harp", 1: "harp+2"}, deben=[0, 0, 0, 0])
    match.play("merchant", "seat2", "want harp+2", "give harp")
    assert (match.hand(0), match.hand(1)) == (["harp+2"], ["harp"])


def test_n8_2_no_money_comes_back() -> None:
    """N8.2: who gives more gets nothing for it."""
    match = with_seal("merchant", hands={0: "necklace,harp", 1: "harp"}, deben=[5, 5, 5, 5])
    match.play("merchant", "seat2", "want harp", "give necklace")
    assert match.state.deben.tolist()[:2] == [5, 5]


@pytest.mark.parametrize(
    ("mine", "theirs", "money", "possible"),
    [
        ("harp", "harp", 9, False),  # equal cards
        ("harp", "chair", 9, False),  # a type not held
        ("senet", "double", 5, False),  # six to pay
        ("senet", "double", 6, True),
        ("harp,mirror", "mirror", 1, False),  # two to pay, and a mirror is no other card
        ("harp,mirror", "mirror", 2, True),
        ("", "mirror", 9, False),
        ("mirror", "", 9, False),
    ],
)
def test_n8_2_when_no_exchange_is_possible(mine: str, theirs: str, money: int, possible: bool) -> None:
    """N8.2: the player holds the type, the cards differ, and the difference can be paid."""
    match = with_seal("merchant", hands={0: mine, 1: theirs}, deben=[money, 9, 9, 9])
    assert ("merchant" in match.legal) == possible


def test_n8_2_only_payable_gifts_may_be_given() -> None:
    """N8.2: five Deben bridge from a mirror to a necklace, not from a senet."""
    match = with_seal("merchant", hands={0: "senet,mirror,necklace", 1: "necklace"}, deben=[5, 9, 9, 9])
    match.play("merchant", "seat2", "want necklace")
    assert match.legal == ["give mirror"]


def test_n8_3_first_merchant_with_two_different_players() -> None:
    """N8.3: up to two exchanges, not twice with the same player; the second is optional."""
    hands = {0: "harp,chair,mirror", 1: "harp,mirror", 2: "chair,mirror"}
    match = with_seal("first-merchant,merchant", hands=hands, deben=[9, 9, 9, 9])
    assert "merchant" not in match.legal
    match.play("first-merchant", "seat2", "want mirror", "give harp")
    assert match.phase == Phase.MERCHANT_OWNER
    assert match.legal == ["seat3", "done"]
    match.play("seat3", "want mirror", "give chair")
    assert match.hand(0) == ["mirror", "mirror", "mirror"]
    assert match.phase == Phase.SERVANT
    match = with_seal("first-merchant", hands=hands, deben=[9, 9, 9, 9])
    match.play("first-merchant", "seat2", "want mirror", "give harp", "done")
    assert match.phase == Phase.SERVANT


def test_n8_3_no_second_exchange_where_none_is_possible() -> None:
    """N8.3: then nobody is asked."""
    match = with_seal("first-merchant", hands={0: "harp,chair", 1: "harp"}, deben=[9, 9, 9, 9])
    match.play("first-merchant", "seat2", "want harp", "give chair")
    assert match.phase == Phase.SERVANT


def test_n8_3_a_partner_of_an_earlier_turn_is_no_bar() -> None:
    """N8.3: the rule of two different players holds for one First Merchant, not for the Merchants after him."""
    hands = {0: "harp,chair", 1: "harp,mirror", 2: "mirror,necklace"}
    match = table(3, hands=hands, characters="first-merchant,merchant", seals=[1, 0, 1])
    match.play("first-merchant", "seat2", "want harp", "give chair", "gr1", "gr4")
    assert match.actor == 2
    match.play("merchant")
    assert match.legal == ["seat2"]


def test_n8_4_high_priest_places_two() -> None:
    """N8.4: on any markets, one after the other; the first's closing is resolved before the second."""
    match = with_seal("high-priest", pieces="gr4:2,gr7:3", deben=[9, 9, 9, 9], deck="harp,harp,chair,chair")
    match.play("high-priest", "gr1")
    assert match.phase == Phase.BEST
    match.play("upper", "half", "half")
    assert (match.actor, match.phase) == (0, Phase.SERVANT)
    assert "ll1" in match.legal, "the market that the closing reopened"
    assert "gl1" not in match.legal
    match.play("ar0")
    assert match.actor == 1


def test_n8_4_the_same_stall_twice() -> None:
    """N8.4: both may go to one stall."""
    match = with_seal("high-priest").play("high-priest", "ar0", "ar4")
    assert match.pieces() == "ar0:1,ar4:1"
    assert match.state.servants[0] == 2


def test_n8_4_with_too_few_servants_a_market_is_closed() -> None:
    """N8.4: with one servant the second step closes a market; with none the first does."""
    match = with_seal("high-priest", pieces="ar0:1,ar4:1,gr1:1", deben=[9, 9, 9, 9]).play("high-priest", "sr1")
    assert match.legal == ["close g", "close a", "close s"]
    match.play("close s", "upper")
    assert match.actor == 1
    match = with_seal("high-priest", pieces="ar0:1,ar4:1,gr1:1,gr2:1", deben=[9, 9, 9, 9]).play("high-priest")
    assert match.legal == ["close g", "close a"]
    match.play("close g", "upper", "half")
    assert (match.actor, match.phase) == (0, Phase.SERVANT)
    assert "ar1" in match.legal


def test_n8_4_not_for_who_would_only_pass_twice() -> None:
    """N8.4, N3.1: all servants at Memphis: the High Priest could do nothing."""
    match = with_seal("high-priest", memphis=True, pieces="m1:1,m2:1,m3:1,m4:1")
    assert match.legal == ["pass"]
    assert "high-priest" in with_seal("high-priest", memphis=True, pieces="m1:1,m2:1,m3:1,ar0:1").legal


def test_n8_5_royal_maid_everybody_discards_one() -> None:
    """N8.5: at the course from before the discards, clockwise from the recruiting player."""
    match = table(turn=2, hands={0: "harp,harp", 2: "chair", 3: "harp"}, seals=[0, 0, 1, 0], characters="royal-maid")
    match.play("royal-maid")
    assert match.legal == ["type harp", "type chair"], "not necessarily one's own, but somebody's"
    match.play("type harp")
    assert match.actor == 3
    match.play("give harp")
    assert match.prestige(3) == {"royal_maid": 7}
    assert match.actor == 0
    match.play("give harp")
    assert match.prestige(0) == {"royal_maid": 7}, "the course of two owners, though only one is left"
    assert match.hand(0) == ["harp"]
    assert (match.actor, match.phase) == (2, Phase.SERVANT)
    assert match.prestige(2) == {}


def test_n8_5_each_chooses_which_card() -> None:
    """N8.5, N1.6: a double senet is scored as two; a foreign gift's bonus counts while it is held."""
    match = with_seal("royal-maid", hands={0: "senet,double", 1: "senet"}).play("royal-maid", "type senet")
    assert match.legal == ["give senet", "give double"]
    match.play("give double")
    assert match.prestige(0) == {"royal_maid": 10}
    match.play("give senet")
    match = with_seal("royal-maid", memphis=True, hands={0: "harp,harp+1,harp+2", 1: "harp"}).play(
        "royal-maid", "type harp", "give harp"
    )
    assert match.prestige(0) == {"royal_maid": 10}
    match.play("give harp")
    assert match.prestige(1) == {"royal_maid": 7}


def test_n8_6_thief() -> None:
    """N8.6: any gift of the market with the closed tile, with the seal on it."""
    match = with_seal("thief", gifts={"l": "mirror,-,~harp,chair"}, sealed="l").play("thief")
    assert match.legal == ["upper", "lower3"], "not a face-down one"
    match.play("upper")
    assert match.hand(0) == ["mirror"]
    assert match.state.seals[0] == 1
    assert match.places("l") == "-,-,~harp,chair"
    match = with_seal("thief", gifts={"l": "mirror,-,-,chair"}, sealed="l").play("thief", "lower3")
    assert (match.state.seals[0], match.state.sealed[3]) == (0, 1)


def test_n8_6_only_where_the_tile_is() -> None:
    """N8.6: not from a market closed for good without it; with the tile on a market closed for good, yes."""
    match = with_seal("thief", barred="g", shut="a", tile="l", gifts={"l": "-,-,-,-"})
    assert "thief" not in match.legal
    match = with_seal("thief", barred="g", shut="a", tile="l", gifts={"l": "-,harp,-,-"}).play("thief")
    assert match.legal == ["lower1"]
    match.play("lower1")
    assert match.hand(0) == ["harp"]
    assert match.places("l") == "-,-,-,-"
    assert "thief" not in with_seal("thief", gifts={"l": "traveller,-,-,-"}).legal


@pytest.mark.parametrize(
    ("scribe", "mine", "theirs", "gift", "points"),
    [
        ("scribe+3", "harp,harp", "", "harp", 24),
        ("scribe+2", "harp,harp", "harp", "harp", 18),
        ("scribe+1", "goldwork", "goldwork", "goldwork", 11),
        ("scribe+2", "senet,double", "", "senet", 24),
        ("scribe+3", "mirror,harp", "", "mirror", 14),
    ],
)
def test_n8_7_scribe(scribe: str, mine: str, theirs: str, gift: str, points: int) -> None:
    """N8.7: each gift of a held type at the course plus n, twice for a double senet; then all of them are discarded."""
    match = with_seal(scribe, hands={0: mine, 1: theirs}).play(scribe)
    assert match.legal == [f"type {name}" for name in dict.fromkeys(sorted(names(mine.replace("double", "senet"))))]
    match.play(f"type {gift}")
    assert match.prestige(0) == {"scribe": points}
    assert not [card for card in match.hand(0) if card == gift]
    assert match.hand(1) == names(theirs)
    assert match.prestige(1) == {}


def test_n8_7_scribe_with_foreign_gifts() -> None:
    """N8.7, N12.1: every harp gets the bonus of every foreign harp."""
    match = with_seal("scribe+1", memphis=True, hands={0: "harp,harp+1,harp+2"}).play("scribe+1", "type harp")
    assert match.prestige(0) == {"scribe": 3 * (9 + 3 + 1)}


@pytest.mark.parametrize(("reserve", "amounts"), [(1, 1), (3, 3), (4, 4), (9, 4)])
def test_n8_8_treasurer(reserve: int, amounts: int) -> None:
    """N8.8: one to four Deben of one Reserve, the player chooses how many."""
    match = with_seal("treasurer", reserves={"g": reserve, "a": 0, "s": 0, "l": 0}, deben=[0, 0, 0, 0]).play("treasurer")
    assert match.legal == ["at g"]
    match.play("at g")
    assert match.legal == [f"{amount} deben" for amount in range(1, amounts + 1)]
    match.play(f"{amounts} deben")
    assert (match.state.deben[0], match.reserve("g")) == (amounts, reserve - amounts)


def test_n8_8_treasurer_anywhere() -> None:
    """N8.8, N12.4: open, closed or closed for good, but not at Memphis."""
    match = with_seal("treasurer", memphis=True, barred="g", shut="a", tile="l").play("treasurer")
    assert match.legal == ["at g", "at a", "at s", "at l"]
    assert "treasurer" not in with_seal("treasurer", memphis=True, reserves={**dict.fromkeys("gasl", 0), "m": 5}).legal
