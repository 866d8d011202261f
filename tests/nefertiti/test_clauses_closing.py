"""Clauses N5: closing a market."""

import pytest

from deben.games.nefertiti.state import Phase

from .table import Table, names, table

RICH = [30, 30, 30, 30]


def closed(pieces: str, deben: list[int] | None = None, gifts: str = "harp,chair,chair,mirror", **more: str) -> Table:
    """Return a table at which seat 0 has just closed Gizeh by hand; the pieces need four of seat 0."""
    match = table(stalls="RRRL", pieces=pieces, deben=deben or RICH, gifts={"g": gifts}, sealed="g", reserves={"g": 4}, **more)  # type: ignore[arg-type]
    return match.play("close g")


def test_n5_1_from_the_highest_bid_down() -> None:
    """N5.1: whoever placed first or last."""
    match = table(pieces="gr4:2,gr7:3", deben=RICH).play("gr1")
    order = [match.actor]
    for choice in ("upper", "half"):
        match.play(choice)
        order.append(match.actor)
    assert order == [2, 1, 0]


@pytest.mark.parametrize(
    ("stalls", "pieces", "square", "order"),
    [
        ("RRLL", "sl8:2,sl5a:3,sl5b:4", "sl1b", [1, 3, 2, 0]),
        ("RRLL", "sl8:2,sl7:3,sl2a:4", "sl2b", [1, 2, 0, 3]),
        ("RRRL", "sr12:2,sr2a:3,sr2c:4", "sr2b", [1, 3, 0, 2]),
    ],
)
def test_n5_1_equal_bids_at_abou_simbel(stalls: str, pieces: str, square: str, order: list[int]) -> None:
    """N5.1: of equal bids the square farther to the right comes first."""
    match = table(stalls=stalls, pieces=pieces, deben=RICH).play(square)
    found = [match.actor]
    match.play("upper", "done")
    while match.phase == Phase.BUY:
        found.append(match.actor)
        match.play("half")
    assert found == order


def test_n5_1_the_right_one_of_two_equal_best_bids_is_best() -> None:
    """N5.1: two servants on 5 and one on 1 sum to 11; the right-hand 5 is the best bidder."""
    match = table(stalls="RRLL", pieces="sl5a:2,sl5b:3", deben=RICH).play("sl1a")
    assert (match.actor, match.phase) == (2, Phase.BEST)


def test_n5_2_pays_then_takes_two_lower() -> None:
    """N5.2: the bid goes to the Reserve first; two gifts from the lower places, one after the other."""
    match = closed("gr4:1,gr6:1,gr7:1,gr5:1,gr1:2")
    assert match.happened("paid") == [{"seat": 0, "market": 0, "amount": 7}]
    assert (match.state.deben[0], match.reserve("g")) == (23, 11)
    assert match.legal == ["upper", "lower1", "lower2", "lower3"]
    match.play("lower3")
    assert match.legal == ["lower1", "lower2"], "a second lower one must be taken, and the upper one is out of reach"
    match.play("lower1")
    assert match.hand(0) == ["chair", "mirror"]
    assert match.places("g") == "harp,-,chair,-"
    assert match.phase == Phase.BUY


def test_n5_2_or_the_upper_with_its_seal() -> None:
    """N5.2: and nothing more."""
    match = closed("gr4:1,gr6:1,gr7:1,gr5:1")
    match.play("upper")
    assert match.hand(0) == ["harp"]
    assert match.state.seals[0] == 1
    assert match.state.sealed[0] == 0
    assert match.phase == Phase.BUY


def test_n5_2_fewer_lower_gifts() -> None:
    """N5.2: with one lower gift that option gives one; face-down ones do not count; with nothing there they still pay."""
    match = closed("gr4:1,gr6:1,gr7:1,gr5:1", gifts="harp,-,chair,-")
    match.play("lower2")
    assert match.hand(0) == ["chair"]
    assert match.phase == Phase.BUY
    match = closed("gr4:1,gr6:1,gr7:1,gr5:1", gifts="harp,~mirror,chair,-")
    assert match.legal == ["upper", "lower2"]
    assert match.play("lower2").phase == Phase.BUY
    match = closed("gr4:1,gr6:1,gr7:1,gr5:1", gifts="-,-,-,-")
    assert match.state.deben[0] == 23
    assert match.phase == Phase.BUY
    assert match.legal == ["half"]


def test_n5_2_the_upper_gift_without_a_seal() -> None:
    """N5.2: stays the alternative to two lower ones."""
    match = table(pieces="gr4:2,gr7:3", deben=RICH).play("gr1")
    assert match.legal == ["upper", "lower1", "lower2", "lower3"]
    match.play("upper")
    assert match.state.seals[2] == 0
    assert match.actor == 1


@pytest.mark.parametrize(("place", "seals"), [("upper", 1), ("lower2", 0)])
def test_n5_3_single_card(place: str, seals: int) -> None:
    """N5.3: exactly one gift, lower or upper with its seal."""
    match = table(stalls="RRRL", pieces="gr3:1,gr2:1,ar0:1,ar1:1", deben=RICH, sealed="g").play("close g")
    assert match.legal == ["upper", "lower1", "lower2", "lower3"]
    match.play(place)
    assert len(match.hand(0)) == 1
    assert match.state.seals[0] == seals
    assert match.phase == Phase.BUY


def test_n5_4_extra_card_three_lower() -> None:
    """N5.4: the third lower gift is optional."""
    match = closed("gr8:1,gr6:1,gr7:1,gr5:1")
    match.play("lower1", "lower2")
    assert match.legal == ["lower3", "done"]
    match.play("lower3")
    assert match.hand(0) == ["chair", "chair", "mirror"]
    assert match.phase == Phase.BUY


def test_n5_4_extra_card_upper_and_one_lower() -> None:
    """N5.4: the upper with its seal and one lower; and not two."""
    match = closed("gr8:1,gr6:1,gr7:1,gr5:1")
    match.play("upper")
    assert match.legal == ["lower1", "lower2", "lower3", "done"]
    match.play("lower2")
    assert match.hand(0) == ["harp", "chair"]
    assert match.state.seals[0] == 1
    assert match.phase == Phase.BUY


def test_n5_4_extra_card_in_either_order() -> None:
    """N5.4: the upper gift may come after one lower, but not after two; on other squares it is out of reach (N5.2)."""
    match = closed("gr8:1,gr6:1,gr7:1,gr5:1")
    match.play("lower2")
    assert match.legal == ["upper", "lower1", "lower3"]
    match.play("upper")
    assert match.hand(0) == ["harp", "chair"]
    assert match.state.seals[0] == 1
    assert match.phase == Phase.BUY
    assert "upper" not in closed("gr8:1,gr6:1,gr7:1,gr5:1").play("lower1", "lower2").legal


def test_n5_4_the_last_lower_gift_ends_the_taking() -> None:
    """N5.2, N5.4: who wants the only lower gift besides the upper one takes the upper one first."""
    assert closed("gr8:1,gr6:1,gr7:1,gr5:1", gifts="harp,chair,-,-").play("lower1").phase == Phase.BUY
    match = closed("gr8:1,gr6:1,gr7:1,gr5:1", gifts="harp,chair,-,-").play("upper")
    assert match.legal == ["lower1", "done"]


@pytest.mark.parametrize("first", [["upper"], ["lower1", "lower3"]])
def test_n5_4_the_extra_declined(first: list[str]) -> None:
    """N5.4: may be left."""
    match = closed("gr8:1,gr6:1,gr7:1,gr5:1").play(*first, "done")
    assert len(match.hand(0)) == len(first)
    assert match.phase == Phase.BUY


def test_n5_4_no_extra_where_nothing_is_left() -> None:
    """N5.4: with two lower gifts there is no third to ask about, and with none the upper is all."""
    match = closed("gr8:1,gr6:1,gr7:1,gr5:1", gifts="harp,chair,chair,-").play("lower1", "lower2")
    assert match.phase == Phase.BUY
    match = closed("gr8:1,gr6:1,gr7:1,gr5:1", gifts="harp,-,-,-").play("upper")
    assert match.phase == Phase.BUY


def test_n5_5_a_best_bidder_who_cannot_pay_discards() -> None:
    """N5.5: one gift of their choice; no payment, no gift from the market, no money, and nobody else becomes best bidder."""
    match = table(pieces="gr4:2,gr7:3", deben=[9, 9, 6, 9], hands={2: "harp,chair"}, reserves={"g": 4}).play("gr1")
    assert match.happened("unpaid") == [{"seat": 2, "market": 0, "amount": 7}]
    assert (match.actor, match.phase) == (2, Phase.DISCARD)
    assert match.legal == ["give harp", "give chair"]
    match.play("give chair")
    assert match.hand(2) == ["harp"]
    assert match.state.deben[2] == 6
    assert match.reserve("g") == 4
    assert (match.actor, match.phase) == (1, Phase.BUY)
    match.play("lower1")
    assert match.actor == 0, "one gift only"


def test_n5_5_without_a_gift_nothing_happens() -> None:
    """N5.5: and with exactly the bid they pay."""
    match = table(pieces="gr4:2,gr7:3", deben=[9, 9, 6, 9], reserves={"g": 4}).play("gr1")
    assert (match.actor, match.phase) == (1, Phase.BUY)
    assert match.state.deben[2] == 6
    assert match.state.servants[2] == 4
    assert table(pieces="gr4:2,gr7:3", deben=[9, 9, 7, 9]).play("gr1").state.deben[2] == 0


def test_n5_6_the_others_buy_one() -> None:
    """N5.6: upper with its seal or lower, for the bid."""
    match = table(pieces="gr4:2,gr7:3", deben=RICH, sealed="g", reserves={"g": 1}).play("gr1", "lower1", "lower2")
    assert match.legal == ["upper", "lower3", "half"]
    match.play("upper")
    assert match.hand(1) == ["harp"]
    assert match.state.seals[1] == 1
    assert match.state.deben[1] == 26
    assert match.reserve("g") == 12
    match.play("lower3")
    assert match.hand(0) == ["harp"]


@pytest.mark.parametrize(("reserve", "half"), [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3)])
def test_n5_6_or_take_half(reserve: int, half: int) -> None:
    """N5.6: rounded up; with an empty Reserve it is a pass."""
    match = table(pieces="ar0:2,ar1:1", turn=2, deben=[0, 9, 9, 9], gifts={"a": "harp,-,-,-"}, reserves={"a": reserve}).play("ar2")
    assert match.actor == 2
    match.play("upper")
    match.state.reserves[1] = reserve
    match.play("half")
    assert match.state.deben[0] == half
    assert match.reserve("a") == reserve - half


def test_n5_6_who_cannot_pay_can_only_take_half() -> None:
    """N5.6: three Deben do not buy for four."""
    match = table(pieces="gr4:2,gr7:3", deben=[9, 3, 9, 9]).play("gr1", "upper")
    assert match.legal == ["half"]
    assert "lower1" in table(pieces="gr4:2,gr7:3", deben=[9, 4, 9, 9]).play("gr1", "upper").legal


def test_n5_6_symbols_mean_nothing_for_the_others() -> None:
    """N5.6: single and extra count for the best bidder only."""
    match = table(pieces="gr3:2,gr7:3", deben=RICH).play("gr1", "upper", "lower1")
    assert match.actor == 0
    match = table(stalls="LRRL", pieces="gl7:3,gl6:3,gl4:3", deben=RICH).play("gl5", "upper", "done")
    assert match.actor == 2
    assert match.play("lower1").phase == Phase.BUY


def test_n5_7_money_just_received_can_pay_the_next() -> None:
    """N5.7: one servant after the other."""
    match = table(pieces="gr4:2,gr7:3,gr1:2", deben=[9, 0, 9, 9], reserves={"g": 1}).play("gr6", "upper", "half")
    assert match.actor == 1
    assert match.legal == ["half"]
    match.play("half")
    assert match.state.deben[1] == 2, "half of the 4 that are left of 1 and 7"
    assert match.legal == ["lower1", "lower2", "lower3", "half"]
    match.play("lower1")
    assert match.state.deben[1] == 1


def test_n5_8_servants_come_home_discards_leave_the_game() -> None:
    """N5.8: each resolved servant goes back to its owner at once."""
    match = table(pieces="gr4:2,gr7:3,ar0:3", deben=[9, 9, 0, 9], hands={2: "harp"}).play("gr1")
    assert match.state.servants.tolist() == [3, 3, 2, 4, 0]
    match.play("give harp")
    assert match.state.servants.tolist() == [3, 3, 3, 4, 0]
    assert sum(match.state.discarded.tolist()) == 1
    match.play("half", "half")
    assert match.state.servants.tolist() == [4, 4, 3, 4, 0]
    assert match.pieces() == "ar0:3"


def test_n5_9_the_reserve_slides_and_the_tile_moves() -> None:
    """N5.9: the other stall becomes visible under the tile; gifts and Deben stay."""
    match = table(pieces="gr4:2,gr7:3", deben=RICH, gifts={"l": "-,-,-,-"}).play("gr1", "lower1", "lower3", "half", "half")
    assert match.state.visible.tolist() == [0, 1, 1, 0]
    assert match.state.tile == 0
    assert match.open() == "asl"
    assert match.places("g") == "harp,-,chair,-", "unsold gifts stay where they are until it reopens"
    assert match.reserve("g") == 2, "1 and the bid of 7, then 4 and 2 were taken"


@pytest.mark.parametrize(
    ("before", "deck", "after", "seal"),
    [
        ("-,-,-,-", "harp,chair,mirror,necklace", "harp,chair,mirror,necklace", True),
        ("harp,-,chair,-", "mirror,necklace", "harp,chair,mirror,necklace", True),
        ("-,harp,-,chair", "mirror,necklace", "harp,chair,mirror,necklace", True),
        ("-,-,-,chair", "mirror,necklace,harp", "chair,mirror,necklace,harp", True),
        ("harp,chair,mirror,necklace", "", "harp,chair,mirror,necklace", True),
        ("~harp,-,~chair,mirror", "necklace", "harp,chair,mirror,necklace", True),
        ("-,traveller,-,harp", "mirror,necklace", "traveller,harp,mirror,necklace", True),
        ("traveller,-,-,harp", "mirror,necklace", "traveller,harp,mirror,necklace", True),
    ],
)
def test_n5_10_reopening(before: str, deck: str, after: str, seal: bool) -> None:
    """N5.10: face-down gifts turn up, the leftmost lower one moves up, the others slide, all four places are filled."""
    match = table(pieces="gr4:2,gr7:3", deben=RICH, gifts={"l": before}, deck=deck).play("gr1", "upper", "half", "half")
    assert match.places("l") == after
    assert bool(match.state.sealed[3]) == seal
    assert "l" in match.open()
    drawn = [event for event in match.happened("drawn") if event["market"] == 3]
    assert len(drawn) == len(names(deck))


def test_n5_10_seals() -> None:
    """N5.10: a seal that lies there stays the only one; without a supply there is none."""
    match = table(pieces="gr4:2,gr7:3", deben=RICH, sealed="l", gifts={"l": "harp,-,-,-"})
    supply = match.state.supply
    match.play("gr1", "upper", "half", "half")
    assert match.state.sealed[3] == 1
    assert match.state.supply == supply
    match = table(pieces="gr4:2,gr7:3", deben=RICH, supply=0).play("gr1", "upper", "half", "half")
    assert match.state.sealed[3] == 0
    match = table(pieces="gr4:2,gr7:3", deben=RICH, supply=1).play("gr1", "upper", "half", "half")
    assert (match.state.sealed[3], match.state.supply) == (1, 0)
