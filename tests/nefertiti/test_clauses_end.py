"""Clauses N6 (Akhenaton and the end) and N7 (final scoring)."""

import pytest

from deben.games.nefertiti.board import AKHENATON, NONE
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.state import Phase

from .table import Table, table

RICH = [30, 30, 30, 30]


def drawn(deck: str, before: str = "-,-,-,-", **more: object) -> Table:
    """Return a table at which the closing of Gizeh has just reopened Louqsor with these cards on the deck."""
    match = table(pieces="gr4:2,gr7:3", deben=RICH, gifts={"l": before}, deck=deck, reserves={"l": 3}, **more)  # type: ignore[arg-type]
    return match.play("gr1", "upper", "half", "half")


@pytest.mark.parametrize("place", range(4))
def test_n6_1_akhenaton_is_drawn(place: int) -> None:
    """N6.1: drawing stops, no seal, the market stays closed with what lies on it; the tile stays on the market just closed."""
    match = drawn("mirror," * place + "akhenaton" + ",mirror" * (4 - place))
    assert match.happened("akhenaton") == [{"market": 3}]
    assert match.places("l") == ",".join(["mirror"] * place + ["-"] * (4 - place))
    assert match.state.sealed[3] == 0
    assert match.reserve("l") == 3
    assert match.open() == "as"
    assert match.state.tile == 0
    assert match.bottom() == ["mirror"] * (4 - place)
    assert AKHENATON not in match.state.deck.tolist()


def test_n6_1_the_next_card_waits() -> None:
    """N6.1: once all places are filled nobody draws any further, and Akhenaton stays in the deck."""
    match = drawn("mirror,mirror,mirror,mirror,akhenaton")
    assert match.state.barred == NONE
    assert match.bottom() == ["akhenaton"]
    assert match.open() == "asl"


def test_n6_1_what_lay_there_slides_first() -> None:
    """N6.1: the market was being filled, so its gifts have moved up; they and its Deben stay."""
    match = drawn("mirror,akhenaton", "-,harp,-,chair")
    assert match.places("l") == "harp,chair,mirror,-"
    assert match.open() == "as"


def test_n6_1_no_market_reopens_any_more() -> None:
    """N6.1: the next closing leaves one open market; the tile moves no more."""
    match = drawn("akhenaton")
    match.state.phase = Phase.TURN
    match.play("ar0", "sr1", "ar1", "sr3", "ar2")
    while match.phase in (Phase.BEST, Phase.BUY):
        match.play(match.legal[-1] if match.phase == Phase.BUY else "upper")
    assert match.open() == "s"
    assert match.state.tile == 0
    assert match.happened("reopened") == []
    assert match.happened("shut") == [{"market": 1}]


def test_n6_2_the_second_of_the_last_two_ends_it() -> None:
    """N6.2: at once, whatever is left of the turn: here the High Priest's second servant."""
    match = table(
        barred="g", shut="a", tile="l", pieces="sr12:2,sr3:3", deben=RICH, characters="high-priest", seals=[1, 0, 0, 0],
    )  # fmt: skip
    match.play("high-priest", "sr2a", "upper", "done", "half", "half")
    assert match.over
    assert match.legal == []
    assert match.happened("ended") == [{"barren": 0}]
    assert match.happened("turn") == []


def test_n6_2_the_first_of_the_last_two_does_not() -> None:
    """N6.2: play goes on with one open market."""
    match = table(barred="g", tile="l", pieces="sr12:2,sr3:3", deben=RICH).play("sr2a", "upper", "done", "half", "half")
    assert not match.over
    assert match.open() == "a"
    assert {action[0] for action in match.legal} == {"a"}


def test_n6_3_ten_barren_closings_end_it() -> None:
    """N6.3: without any card bought in them; at once, before the Reserve slides."""
    match = table(pieces="gr4:1,gr7:3", deben=[0, 0, 0, 9], barren=9, turn=3).play("gr8", "upper", "done")
    assert match.state.barren == 9
    match.play("half", "half")
    assert not match.over
    assert match.state.barren == 0, "the best bidder bought"
    match = table(pieces="gr4:1,gr7:3", deben=[0, 0, 0, 0], barren=9, turn=3).play("gr8", "half", "half")
    assert match.over
    assert match.happened("ended") == [{"barren": 1}]
    assert match.happened("closed") == []
    assert match.state.visible[0] == 1
    assert GAME.end_reason(match.state) == "barren"


def test_n6_3_counts_in_succession() -> None:
    """N6.3: a ninth barren closing is only counted, and one purchase by anybody begins the count anew."""
    match = table(pieces="gr4:1,gr7:3", deben=[0, 0, 0, 0], barren=8, turn=3).play("gr8", "half", "half")
    assert not match.over
    assert match.state.barren == 9
    match = table(pieces="gr4:1,gr7:3", deben=[5, 0, 0, 0], barren=9, turn=3).play("gr8", "half", "lower1")
    assert not match.over
    assert match.state.barren == 0


def test_n6_3_payment_for_nothing_is_barren() -> None:
    """N6.3: a best bidder who pays where nothing lies has bought no card."""
    match = table(pieces="gr4:1,gr7:3", deben=RICH, barren=9, turn=3, gifts={"g": "-,-,-,-"}).play("gr8", "half", "half")
    assert match.over


def test_n7_1_gifts_money_seals() -> None:
    """N7.1: the course for each gift, a point for two Deben rounded down, three for a seal."""
    match = table(hands={0: "harp,harp,mirror", 1: "harp"}, deben=[7, 1, 0, 10], seals=[2, 0, 1, 0])
    assert match.breakdown(0) == {"harp": 14, "mirror": 11, "deben": 3, "seals": 6}
    assert match.breakdown(1) == {"harp": 7}
    assert match.breakdown(2) == {"seals": 3}
    assert match.breakdown(3) == {"deben": 5}
    assert match.points() == [34, 7, 3, 5]


def test_n7_2_prestige_then_deben_then_shared() -> None:
    """N7.2: what was scored during the game counts; ties go to more Deben, and then the win is shared."""
    assert table(deben=[4, 0, 0, 0], prestige={1: 3}).best() == [1]
    assert table(deben=[4, 5, 0, 0]).points()[:2] == [2, 2]
    assert table(deben=[4, 5, 0, 0]).best() == [1]
    assert table(deben=[4, 0, 4, 0], prestige={0: 1, 2: 1}).best() == [0, 2]
    assert table(deben=[47, 0, 0, 0], prestige={1: 24}).best() == [1], "no amount of Deben outweighs a point"


def test_n7_2_large_scores() -> None:
    """N7.2: more than 127 points are no trouble."""
    match = table(hands={0: "necklace," * 4 + "goldwork," * 4 + "mirror," * 4}, deben=[5, 0, 0, 0])
    assert match.points()[0] == 56 + 56 + 44 + 2


def test_n7_3_the_breakdown_by_source() -> None:
    """N7.3: prestige in play by character, each type, Deben, seals, Priest of Amon."""
    match = table(hands={0: "harp"}, seals=[1, 0, 0, 0], deben=[2, 0, 0, 0]).play("vizier")
    assert tuple(GAME.breakdown(match.state, 0)) == (
        "vizier", "royal-maid", "scribe", "merchant-of-amon", "royal-scribe", "senet", "harp", "chair", "mirror", "statuette",
        "necklace", "goldwork", "papyrus", "cup", "deben", "seals", "priest-of-amon",
    )  # fmt: skip
    assert match.breakdown(0) == {"vizier": 2, "harp": 9, "deben": 1}
