"""Clauses N11 (papyrus and cups) and N12 (the port of Memphis)."""

import pytest

from deben.games.nefertiti.board import COPIES, KIND_NAMES, MAX_VALUES, NONE, PLUSES
from deben.games.nefertiti.state import Phase

from .table import Table, card, table

FOUR = "harp+1,chair+1,mirror+1,necklace+1"
"""Four gifts at Memphis, enough for an attribution once another comes."""


def at_memphis(pieces: str, docked: str, deck: str, **more: object) -> Table:
    """Return a table at which seat 3 has just closed Gizeh, and Louqsor was filled from this deck."""
    kept = {"turn": 3, "deben": [9, 9, 9, 9], "memphis": True, **more}
    match = table(pieces=f"gr4:4,gr7:4,gr6:4,{pieces}", docked=docked, deck=deck, **kept)  # type: ignore[arg-type]
    return match.play("gr1", "upper", "half", "half", "half")


def test_n11_1_papyrus() -> None:
    """N11.1: four points whoever else has one; bought from the board it brings a seal from the supply, if there is one."""
    assert table(memphis=True, hands={0: "papyrus", 1: "papyrus", 2: "papyrus"}).breakdown(0)["papyrus"] == 4
    assert table(memphis=True, hands={0: "papyrus,papyrus"}).breakdown(0)["papyrus"] == 8
    assert MAX_VALUES[card("papyrus")] == 4
    for supply in (0, 1, 5):
        match = table(
            memphis=True, pieces="gr4:2,gr7:3", gifts={"g": "papyrus,chair,-,-"}, deben=[9] * 4, sealed="g", supply=supply
        )
        match.play("gr1", "upper")
        assert match.state.seals[2] == 1 + min(supply, 1)
        assert match.state.supply == max(supply - 1, 0)


def test_n11_1_not_from_another_player() -> None:
    """N11.1: a Merchant's exchange brings no seal."""
    match = table(memphis=True, hands={0: "papyrus,harp", 1: "papyrus,harp"}, characters="merchant", seals=[1, 0, 0, 0])
    match.play("merchant", "seat2", "want papyrus", "give harp")
    assert match.hand(0) == ["papyrus", "papyrus"]
    assert match.state.seals.tolist()[:2] == [0, 0]


def test_n11_1_stolen_by_the_thief() -> None:
    """N11.1: its own seal if it lies on the upper place, and one for the papyrus."""
    match = table(memphis=True, gifts={"l": "papyrus,-,-,-"}, sealed="l", characters="thief", seals=[1, 0, 0, 0]).play(
        "thief", "upper"
    )
    assert match.state.seals[0] == 2


def test_n11_2_cup() -> None:
    """N11.2: always nine points, max value nine."""
    match = table(5, hands={0: "cup,cup", 1: "cup", 2: "cup"})
    assert match.breakdown(0)["cup"] == 18
    assert match.breakdown(1)["cup"] == 9
    assert MAX_VALUES[card("cup")] == 9


def test_n11_3_types_of_their_own() -> None:
    """N11.3: for Vizier, Royal Maid, Scribe and Royal Scribe."""
    match = table(5, hands={0: "papyrus,cup,harp"}, characters="vizier", seals=[1, 0, 0, 0, 0]).play("vizier")
    assert match.prestige(0) == {"vizier": 6}
    match = table(5, hands={0: "papyrus", 1: "papyrus,cup"}, characters="royal-maid", seals=[1, 0, 0, 0, 0]).play("royal-maid")
    assert match.legal == ["type papyrus", "type cup"]
    match.play("type papyrus", "give papyrus", "give papyrus")
    assert [match.prestige(seat) for seat in (0, 1)] == [{"royal_maid": 4}, {"royal_maid": 4}]
    match = table(5, hands={0: "papyrus,papyrus,cup"}, characters="scribe+3", seals=[1, 0, 0, 0, 0]).play(
        "scribe+3", "type papyrus"
    )
    assert match.prestige(0) == {"scribe": 14}
    match = table(5, hands={0: "papyrus,cup", 1: "cup"}, characters="royal-scribe", seals=[1, 0, 0, 0, 0])
    match.play("royal-scribe", "give papyrus", "give cup")
    assert match.prestige(0) == {"royal_scribe": 15}


def test_n12_1_ten_foreign_gifts_replace_common_ones() -> None:
    """N12.1: of the same type, with its course and max value."""
    foreign = {KIND_NAMES[k]: int(COPIES[2, 1, k]) for k in range(len(KIND_NAMES)) if PLUSES[k]}
    assert foreign == {
        "harp+1": 1, "harp+2": 1, "chair+1": 1, "chair+2": 1, "mirror+1": 2, "statuette+1": 2, "necklace+1": 1, "goldwork+1": 1,
    }  # fmt: skip
    common = {"harp": 6, "chair": 6, "mirror": 4, "statuette": 4, "necklace": 4, "goldwork": 4, "senet": 5, "double": 3}
    for name, copies in common.items():
        assert COPIES[2, 1, card(name)] == copies
    for name in foreign:
        assert MAX_VALUES[card(name)] == MAX_VALUES[card(name.split("+")[0])]
        assert COPIES[2, 0, card(name)] == 0


@pytest.mark.parametrize(
    ("hand", "source", "points"),
    [
        ("harp+2", "harp", 11),
        ("harp,harp,harp+2", "harp", 33),
        ("harp,harp+1,harp+2", "harp", 36),
        ("mirror+1,mirror+1", "mirror", 26),
        ("mirror+1,mirror+1,mirror", "mirror", 39),
    ],
)
def test_n12_1_the_bonus_counts_for_every_gift_of_the_type(hand: str, source: str, points: int) -> None:
    """N12.1: itself included, and they add up; others with the type get nothing of it."""
    match = table(memphis=True, hands={0: hand})
    assert match.breakdown(0)[source] == points
    match = table(memphis=True, hands={0: hand, 1: source})
    assert match.breakdown(1)[source] == {"harp": 7, "mirror": 8}[source]


@pytest.mark.parametrize(("players", "papyri", "cups", "total"), [(2, 2, 0, 40), (3, 3, 0, 41), (4, 4, 0, 50), (5, 5, 4, 55)])
def test_n12_2_papyri_and_cups(players: int, papyri: int, cups: int, total: int) -> None:
    """N12.2: as many papyri as players; the four cups with five."""
    copies = COPIES[players - 2, 1]
    assert copies[card("papyrus")] == papyri
    assert copies[card("cup")] == cups
    assert copies.sum() == total
    assert table(players, memphis=True).state.cards == total + 1
    assert COPIES[players - 2, 0, card("papyrus")] == 0


def test_n12_3_placing_at_memphis() -> None:
    """N12.3: one row of eight, a Reserve of one Deben for the first servant, and nothing closes."""
    match = table(memphis=True, deben=[5, 5, 5, 5], docked=FOUR)
    assert match.reserve("m") == 1
    assert [action for action in match.legal if action[0] == "m"] == [f"m{bid}" for bid in range(1, 9)]
    match.play("m5")
    assert (match.state.deben[0], match.reserve("m")) == (6, 0)
    assert match.actor == 1
    match.state.reserves[4] = 3
    match.play("m6", "m7", "m8", "m1")
    assert (match.state.deben[1], match.reserve("m")) == (5, 3), "not the first"
    assert match.happened("closing") == match.happened("attribution") == []


def test_n12_3_a_full_row() -> None:
    """N12.3: one servant a square, and still nothing closes."""
    match = table(memphis=True, pieces="m1:1,m2:1,m3:2,m4:2,m5:3,m6:3,m7:4,m8:4")
    assert not [action for action in match.legal if action[0] == "m"]
    assert "m1" not in table().legal, "no Memphis, no squares"


def test_n12_4_no_character_works_there() -> None:
    """N12.4: neither Treasurer, Beggar, Trader nor thieves reach it; the High Priest's second step may not be there."""
    match = table(
        memphis=True, docked=FOUR, hands={0: "harp"}, characters="treasurer,trader,travelling-thief,beggar", seals=[1, 0, 0, 0]
    )
    for character in ("treasurer", "trader", "travelling-thief"):
        again = Table(match.state.copy()).play(character)
        assert again.legal
        assert "at m" not in again.legal
    assert Table(match.state.copy()).play("beggar", "done", "done", "done", "done").phase == Phase.SERVANT


def test_n12_4_the_high_priests_second_step() -> None:
    """N12.4: the first may be at Memphis, the second not."""
    match = table(memphis=True, characters="high-priest", seals=[1, 0, 0, 0]).play("high-priest")
    assert "m1" in match.legal
    match.play("m1")
    assert match.phase == Phase.SERVANT
    assert not [action for action in match.legal if action[0] == "m"]
    match.play("gr1")
    assert "m2" in match.legal, "the next player may"


def test_n12_5_foreign_gifts_drawn_go_to_memphis() -> None:
    """N12.5: and the filling goes on."""
    match = at_memphis("", "", "harp+2,harp,chair,mirror+1,harp,mirror")
    assert match.places("l") == "harp,chair,harp,mirror"
    assert match.docked() == ["harp+2", "mirror+1"]
    assert len(match.happened("docked")) == 2


def test_n12_6_attribution() -> None:
    """N12.6: the best bidder pays and takes two, each other buys one or takes half; the servants go home, the rest stays."""
    match = at_memphis("m5:1,m3:2,m2:3", FOUR, "goldwork+1,harp,harp,harp,chair")
    assert match.attributions() == [0]
    assert (match.actor, match.phase) == (0, Phase.BEST)
    assert match.legal == ["want harp+1", "want chair+1", "want mirror+1", "want necklace+1", "want goldwork+1"]
    assert (match.state.deben[0], match.reserve("m")) == (4, 6)
    match.play("want harp+1")
    assert "done" not in match.legal, "two, not up to two"
    match.play("want necklace+1")
    assert match.hand(0) == ["harp+1", "necklace+1"]
    assert (match.actor, match.phase) == (1, Phase.BUY)
    match.play("want chair+1")
    assert (match.state.deben[1], match.reserve("m")) == (6, 9)
    match.play("half")
    assert (match.state.deben[2], match.reserve("m")) == (14, 4)
    assert match.docked() == ["mirror+1", "goldwork+1"]
    assert match.pieces() == "-"
    assert (match.actor, match.phase) == (0, Phase.TURN)


@pytest.mark.parametrize(
    ("pieces", "docked", "deck", "happens"),
    [
        ("m5:1", "harp+1,chair+1,mirror+1", "goldwork+1,harp,harp,harp,chair", True),
        ("m5:1", "harp+1,chair+1", "goldwork+1,harp,harp,harp,chair", False),  # three
        ("m5:1", "harp+1,chair+1", "goldwork+1,necklace+1,harp,harp,harp,chair", True),
        ("m5:1", FOUR, "harp,harp,harp,chair", False),  # none came
        ("", FOUR, "goldwork+1,harp,harp,harp,chair", False),  # nobody there
    ],
)
def test_n12_6_when(pieces: str, docked: str, deck: str, happens: bool) -> None:
    """N12.6: a foreign gift came in that filling, four or more lie there, and a servant stands there."""
    assert bool(at_memphis(pieces, docked, deck).happened("attribution")) == happens


def test_n12_6_who_cannot_pay_discards() -> None:
    """N12.6, N5.5: a best bidder without the money discards one of their own; and buys nothing."""
    match = at_memphis("m5:1,m3:2", FOUR, "goldwork+1,harp,harp,harp,chair", deben=[4, 2, 9, 9], hands={0: "mirror,chair"})
    assert (match.actor, match.phase) == (0, Phase.DISCARD)
    match.play("give chair")
    assert match.hand(0) == ["mirror"]
    assert (match.actor, match.legal) == (1, ["half"])


def test_n12_6_within_the_high_priests_turn() -> None:
    """N12.6: at once; then the second servant is placed."""
    match = table(
        memphis=True, pieces="gr4:2,gr7:3,m2:1", docked=FOUR, deck="goldwork+1,harp,harp,harp,chair", characters="high-priest",
        seals=[1, 0, 0, 0], deben=[9, 9, 9, 9],
    )  # fmt: skip
    match.play("high-priest", "gr1", "upper", "half", "half", "want harp+1", "want chair+1")
    assert (match.actor, match.phase) == (0, Phase.SERVANT)
    assert match.state.servants[0] == 4


def test_n12_6_a_purchase_there_ends_the_barren_row() -> None:
    """N12.6, N6.3 and our ruling: it counts as no closing; but a gift taken there begins the count anew."""
    match = table(
        memphis=True, pieces="gr4:2,gr7:3,m2:4", docked=FOUR, deck="goldwork+1,harp,harp,harp,chair", deben=[0, 0, 0, 5], barren=5,
    )  # fmt: skip
    match.play("gr1", "half", "half")
    assert match.state.barren == 6
    match.play("want harp+1", "want chair+1")
    assert match.state.barren == 0


def test_n12_7_the_last_attribution() -> None:
    """N12.7: when Akhenaton is drawn, with any gift there; afterwards nobody may place at Memphis."""
    match = at_memphis("m5:1,m3:2", "harp+1", "harp,akhenaton,harp")
    assert match.attributions() == [1]
    assert match.happened("memphis-closed") == []
    match.play("want harp+1")
    assert (match.actor, match.phase) == (1, Phase.BUY), "one, as only one is left"
    match.play("half")
    assert match.happened("memphis-closed") == [{}]
    assert match.phase == Phase.TURN
    assert not [action for action in match.legal if action[0] == "m"]
    assert match.pieces() == "-"


def test_n12_7_without_a_gift_the_servants_go_home() -> None:
    """N12.7: no attribution; nor where nobody stands."""
    match = at_memphis("m5:1,m3:2", "", "harp,akhenaton,harp")
    assert match.happened("attribution") == []
    assert len(match.happened("went-home")) == 2
    assert match.state.servants.tolist()[:2] == [4, 4]
    assert not [action for action in match.legal if action[0] == "m"]
    match = at_memphis("", "harp+1", "harp,akhenaton,harp")
    assert match.happened("attribution") == []
    assert match.docked() == ["harp+1"], "out of reach for good"
    assert match.happened("memphis-closed") == [{}]


def test_n12_7_a_foreign_gift_that_came_just_before() -> None:
    """N12.7: one that was drawn in the same filling lies there too."""
    match = at_memphis("m5:1", "", "harp+1,akhenaton,harp")
    assert match.legal == ["want harp+1"]


def test_n12_8_not_to_be_closed_by_hand() -> None:
    """N12.8: who has servants on a market closes that, who has them all at Memphis passes."""
    match = table(memphis=True, pieces="m1:1,m2:1,m3:1,ar0:1")
    assert match.legal == ["close a"]
    match = table(memphis=True, pieces="m1:1,m2:1,m3:1,m4:1,ar0:2")
    assert match.legal == ["pass"]
    match.play("pass")
    assert match.happened("passed") == [{"seat": 0}]
    assert match.actor == 1


def test_n12_9_everybody_at_memphis() -> None:
    """N12.9: at the end of a turn there is an attribution at once, whatever lies there."""
    match = table(3, memphis=True, pieces="m1:2,m2:2,m3:2,m4:2,m5:1,m6:1,m7:1", docked="harp+1", deben=[9, 0, 9])
    match.state.servants[2] = 0
    match.play("m8")
    assert match.attributions() == [0]
    assert (match.actor, match.phase) == (0, Phase.BEST)
    match.play("want harp+1")
    assert match.hand(0) == ["harp+1"]
    while match.phase == Phase.BUY:
        match.play("half")
    assert (match.actor, match.phase) == (1, Phase.TURN)
    assert match.pieces() == "-"


def test_n12_9_without_a_gift_they_just_go_home() -> None:
    """N12.9, N6.3: no payment, and it counts as a barren closing; two players with all eight there."""
    match = table(2, memphis=True, pieces="m1:2,m2:2,m3:2,m4:2,m5:1,m6:1,m7:1", barren=3).play("m8")
    assert match.happened("attribution") == [{"last": 0, "pieces": 8, "gifts": 0}]
    assert match.state.servants.tolist()[:2] == [4, 4]
    assert match.state.barren == 4
    assert match.happened("paid") == []
    assert (match.actor, match.phase) == (1, Phase.TURN)
    match = table(2, memphis=True, pieces="m1:2,m2:2,m3:2,m4:2,m5:1,m6:1,m7:1", barren=9).play("m8")
    assert match.over


def test_n12_9_not_while_one_servant_is_elsewhere() -> None:
    """N12.9: in hand or on a market."""
    match = table(2, memphis=True, pieces="m1:2,m2:2,m3:2,ar0:2,m5:1,m6:1,m7:1").play("m8")
    assert match.happened("attribution") == []
    match = table(2, memphis=True, pieces="m1:2,m2:2,m3:2,m5:1,m6:1,m7:1").play("m8")
    assert match.happened("attribution") == []
    assert match.state.barred == NONE
