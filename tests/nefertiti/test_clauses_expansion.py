"""Clauses N10: the characters of the expansion."""

import pytest

from deben.games.nefertiti.board import NONE
from deben.games.nefertiti.state import Phase

from .table import EXECUTOR, Table, names, table

NOTHING = "-,-,-,-"
BARE = dict.fromkeys("gasl", NOTHING)
LAST = "mirror,senet,harp,akhenaton,necklace"
"""Five cards on a deck that has no more."""


def with_seal(characters: str, players: int = 4, **more: object) -> Table:
    """Return a table with these characters at which seat 0 has a seal."""
    return table(players, characters=characters, seals=[1] + [0] * (players - 1), **more)  # type: ignore[arg-type]


def test_n10_1_oracle_exchanges_with_the_bottom() -> None:
    """N10.1: one for one, each taken gift different and of at most the same max value; Akhenaton cannot be taken."""
    match = with_seal("oracle", hands={0: "mirror,chair,senet"}, deck=LAST).play("oracle")
    assert match.happened("oracle-saw") == [{"seat": 0, "cards": 5}]
    assert match.legal == ["give chair", "give mirror", "done"], "nothing cheaper than a senet lies there"
    match.play("give mirror")
    assert match.legal == ["want senet", "want harp"], "no necklace for a mirror, and no mirror for a mirror"
    match.play("want harp")
    assert match.happened("oracle-exchanged") == [{"seat": 0, "taken": 2, "given": 8}]
    assert match.hand(0) == ["senet", "harp", "chair"]
    assert match.bottom() == ["mirror", "senet", "mirror", "akhenaton", "necklace"]
    assert match.legal == ["give chair", "done"], "the harp was not held before"


def test_n10_1_each_card_at_most_once() -> None:
    """N10.1: what was put in cannot be taken out, what was taken cannot be given."""
    match = with_seal("oracle", hands={0: "necklace,goldwork,harp"}, deck="chair,akhenaton,harp").play("oracle")
    match.play("give necklace", "want harp")
    assert "give harp" in match.legal, "one harp was held before"
    match.play("give harp", "want chair")
    assert match.legal == ["done"], "no card is left that was there before"
    assert match.hand(0) == ["harp", "chair", "goldwork"]
    assert match.bottom() == ["harp", "akhenaton", "necklace"]


def test_n10_1_the_order_is_chosen() -> None:
    """N10.1: any order, one card after the other; the last one has only one place left."""
    match = with_seal("oracle", deck=LAST).play("oracle", "done")
    assert match.phase == Phase.ORACLE_ORDER
    assert match.legal == ["card1", "card2", "card3", "card4", "card5"]
    match.play("card4", "card3", "card5")
    assert match.legal == ["card4", "card5"]
    match.play("card5")
    assert match.happened("oracle-done") == [{"seat": 0}]
    assert match.bottom() == ["akhenaton", "senet", "necklace", "harp", "mirror"]
    assert match.phase == Phase.SERVANT


def test_n10_1_the_bottom_of_a_long_deck() -> None:
    """N10.1: the last five, the cards above stay."""
    match = with_seal("oracle")
    above = match.state.deck.tolist()[: match.state.cards - 5]
    last = match.bottom()
    assert last[-1] == "akhenaton"
    match.play("oracle", "done", "card5", "card5", "card5", "card5")
    assert match.bottom() == [last[4], last[3], last[2], last[1], last[0]]
    assert match.state.deck.tolist()[: match.state.cards - 5] == above


def test_n10_1_fewer_cards_and_none() -> None:
    """N10.1: possible as long as the deck is not empty, also after Akhenaton."""
    match = with_seal("oracle", deck="mirror,harp", barred="g").play("oracle")
    assert match.happened("oracle-saw") == [{"seat": 0, "cards": 2}]
    match.play("done", "card2")
    assert match.bottom() == ["harp", "mirror"]
    match = with_seal("oracle", deck="mirror", barred="g").play("oracle", "done")
    assert match.phase == Phase.SERVANT, "a single card has no order"
    assert "oracle" not in with_seal("oracle", deck="", barred="g").legal


def test_n10_1_a_papyrus_from_the_deck_brings_no_seal() -> None:
    """N10.1, N11.1."""
    match = with_seal("oracle", memphis=True, hands={0: "harp"}, deck="papyrus,akhenaton").play(
        "oracle", "give harp", "want papyrus"
    )
    assert match.hand(0) == ["papyrus"]
    assert match.state.seals[0] == 0


def test_n10_2_beggar_market_by_market() -> None:
    """N10.2: in order; one Deben, or one gift face down, or nothing."""
    match = with_seal("beggar", reserves={"a": 0}, deben=[0, 0, 0, 0], gifts={"s": "traveller,~harp,mirror,-"}).play("beggar")
    assert match.legal == ["upper", "lower1", "lower2", "lower3", "coin", "done"]
    match.play("coin")
    assert (match.state.deben[0], match.reserve("g")) == (1, 0)
    assert match.legal == ["upper", "lower1", "lower2", "lower3", "done"]
    match.play("lower1")
    assert match.places("a") == "chair,~mirror,harp,statuette"
    assert match.legal == ["lower2", "coin", "done"], "neither the Travelling Thief nor what is face down already"
    match.play("done")
    assert match.legal == ["coin", "done"]
    match.play("coin")
    assert match.state.deben[0] == 2
    assert match.phase == Phase.SERVANT


def test_n10_2_beggar_at_closed_markets() -> None:
    """N10.2: open, closed or closed for good."""
    match = with_seal("beggar", barred="g", shut="a", tile="l", gifts={"l": "harp,-,-,-"}).play("beggar")
    match.play("lower1", "coin", "upper", "upper")
    assert (match.places("g"), match.places("s"), match.places("l")) == (
        "harp,~chair,chair,harp", "~goldwork,statuette,mirror,necklace", "~harp,-,-,-",
    )  # fmt: skip


def test_n10_2_face_down_gifts() -> None:
    """N10.2: cannot be bought, exchanged or stolen, but fill their place, and turn up when the market next reopens."""
    match = table(pieces="gr4:2,gr7:3", deben=[9, 9, 9, 9], gifts={"g": "~harp,chair,~chair,harp"}, sealed="g").play("gr1")
    assert match.legal == ["lower1", "lower3"]
    match.play("lower1", "lower3")
    assert match.legal == ["half"]
    match.play("half", "half")
    assert match.places("g") == "~harp,-,~chair,-"
    assert match.state.sealed[0] == 1
    gifts = {"g": "~harp,-,~chair,-", "a": NOTHING, "s": NOTHING, "l": NOTHING}
    match = with_seal("thief,trader,travelling-thief", gifts=gifts, tile="g", hands={0: "mirror"})
    assert not {"thief", "trader", "travelling-thief"} & set(match.legal)
    match = table(tile="g", gifts={"g": "~harp,-,~chair,-"}, pieces="ar0:2,ar1:3", deben=[9, 9, 9, 9], deck="mirror,mirror").play(
        "ar2"
    )
    match.play("upper", "half", "half")
    assert match.places("g") == "harp,chair,mirror,mirror"
    assert len(match.happened("turned-up")) == 2


def test_n10_3_merchant_of_amon() -> None:
    """N10.3: any number of own gifts for 8 points each, 16 for a double senet; no course, no bonus."""
    match = with_seal("merchant-of-amon", memphis=True, hands={0: "double,harp+2,goldwork", 1: "goldwork"}).play("merchant-of-amon")
    match.play("give double")
    assert match.prestige(0) == {"merchant_of_amon": 16}
    match.play("give harp+2")
    assert match.prestige(0) == {"merchant_of_amon": 24}
    assert match.legal == ["give goldwork", "done"]
    match.play("done")
    assert match.hand(0) == ["goldwork"]
    assert match.phase == Phase.SERVANT
    match = with_seal("merchant-of-amon", hands={0: "harp"}).play("merchant-of-amon", "give harp")
    assert match.phase == Phase.SERVANT, "with the last gift it ends by itself"


@pytest.mark.parametrize(
    ("prestige", "bonus"),
    [
        ([10, 0, 0, 0, 0], 0),
        ([10, 11, 0, 0, 0], 6),
        ([10, 11, 12, 0, 0], 9),
        ([10, 11, 12, 13, 0], 12),
        ([10, 11, 12, 13, 14], 15),
        ([10, 10, 10, 0, 0], 0),
        ([10, 11, 11, 0, 0], 9),
        ([10, 11, 10, 10, 10], 6),
    ],
)
def test_n10_4_priest_of_amon(prestige: list[int], bonus: int) -> None:
    """N10.4: 0, 6, 9, 12, 15 by the number of players strictly ahead, before this bonus."""
    match = with_seal("priest-of-amon", 5, deben=[0] * 5, prestige=dict(enumerate(prestige))).play("priest-of-amon")
    assert match.state.priest == 0
    assert match.state.characters.tolist().count(1) == 0
    assert match.breakdown(0).get("priest-of-amon", 0) == bonus
    assert match.points()[0] == 10 + bonus
    assert match.phase == Phase.SERVANT


def test_n10_4_the_rank_is_by_prestige_alone() -> None:
    """N10.4: more Deben with equal prestige is not ahead; the bonus may win the match."""
    match = with_seal("priest-of-amon", deben=[0, 1, 0, 0], prestige={0: 5, 1: 5, 2: 9}).play("priest-of-amon")
    assert match.breakdown(0)["priest-of-amon"] == 6
    assert match.best() == [0]


def test_n10_5_royal_scribe() -> None:
    """N10.5: any own gifts at the course before any discard plus one each; a type need not be scored completely."""
    match = with_seal("royal-scribe", hands={0: "harp,harp,double,mirror", 1: "harp,mirror"}).play("royal-scribe")
    match.play("give harp", "give double")
    assert match.hand(0) == ["double", "harp", "harp", "mirror"], "they are held until all are chosen"
    match.play("done")
    assert match.prestige(0) == {"royal_scribe": (7 + 1) + 2 * (6 + 1)}
    assert match.hand(0) == ["harp", "mirror"]
    match = with_seal("royal-scribe", hands={0: "harp,harp", 1: "harp"}).play("royal-scribe", "give harp", "give harp")
    assert match.prestige(0) == {"royal_scribe": 16}, "all at the course of two owners; and with the last gift it ends by itself"
    assert match.phase == Phase.SERVANT


def test_n10_5_royal_scribe_with_a_foreign_gift_that_stays() -> None:
    """N10.5, N12.1: it is held at that moment, so it raises the others."""
    match = with_seal("royal-scribe", memphis=True, hands={0: "harp,harp,harp+2"}).play(
        "royal-scribe", "give harp", "give harp", "done"
    )
    assert match.prestige(0) == {"royal_scribe": 2 * (9 + 2 + 1)}
    assert match.hand(0) == ["harp+2"]


def test_n10_5_many_gifts_at_once() -> None:
    """N10.5: more than 127 points are no trouble."""
    hand = "goldwork,goldwork,goldwork,goldwork,necklace,necklace,necklace,necklace,mirror,mirror"
    match = with_seal("royal-scribe", hands={0: hand}).play("royal-scribe", *(f"give {gift}" for gift in names(hand)))
    assert match.prestige(0) == {"royal_scribe": 8 * 15 + 2 * 12}


def test_n10_6_travelling_thief_takes_the_cheapest() -> None:
    """N10.6: the face-up gift of the lowest max value, without the seal; the card lies in its place."""
    match = with_seal("travelling-thief", gifts={"g": "harp,mirror,~senet,double"}, sealed="g").play("travelling-thief")
    assert match.legal == ["at g", "at a", "at s"], "Louqsor has nothing"
    match.play("at g")
    assert match.hand(0) == ["harp"]
    assert match.places("g") == "traveller,mirror,~senet,double"
    assert (match.state.seals[0], match.state.sealed[0]) == (0, 1)
    assert match.phase == Phase.SERVANT


def test_n10_6_of_several_the_player_chooses() -> None:
    """N10.6: equal max values, also of different types."""
    match = with_seal("travelling-thief", gifts={"g": "harp,mirror,chair,harp"}).play("travelling-thief", "at g")
    assert match.phase == Phase.TRAVELLER_GIFT
    assert match.legal == ["upper", "lower2", "lower3"]
    match.play("lower2")
    assert match.hand(0) == ["chair"]
    assert match.places("g") == "harp,mirror,traveller,harp"


def test_n10_6_where_it_may_go() -> None:
    """N10.6: open or closed, closed for good too, but not where Akhenaton was drawn."""
    match = with_seal("travelling-thief", barred="g", shut="a", tile="l", gifts={"l": "harp,-,-,-"}).play("travelling-thief")
    assert match.legal == ["at a", "at s", "at l"]


def bought(gifts: dict[str, str], sealed: str = "", **more: object) -> Table:
    """Return a table at which seat 2 has just bought the Travelling Thief as best bidder at Gizeh."""
    match = table(pieces="gr4:2,gr7:3", deben=[20] * 4, gifts=gifts, sealed=sealed, **more)  # type: ignore[arg-type]
    return match.play("gr1", "upper")


def test_n10_6_bought_like_a_gift_and_used_at_once() -> None:
    """N10.6: with the seal if it lies on the upper place; on one of the other three markets; the card moves there."""
    match = bought({"g": "traveller,chair,-,-", "a": "mirror,-,senet,-"}, "g")
    assert match.state.seals[2] == 1
    assert (match.actor, match.phase) == (2, Phase.TRAVELLER_MARKET)
    assert match.legal == ["at a", "at s"]
    match.play("at a")
    assert match.hand(2) == ["senet"]
    assert match.places("a") == "mirror,-,traveller,-"
    assert match.places("g") == "-,chair,-,-"
    assert (match.actor, match.phase) == (1, Phase.BUY)


def test_n10_6_as_one_of_two_lower_cards_and_by_another_bidder() -> None:
    """N10.6: it counts as one of the best bidder's cards; whoever buys it later uses it too."""
    match = table(pieces="gr4:2,gr7:3", deben=[20] * 4, gifts={"g": "harp,traveller,chair,mirror"}).play("gr1", "lower1", "at a")
    assert (match.actor, match.phase) == (2, Phase.TRAVELLER_GIFT)
    match.play("lower2")
    assert (match.actor, match.phase) == (2, Phase.BEST)
    assert match.legal == ["lower2", "lower3"]
    match = table(pieces="gr4:2,gr7:3", deben=[20] * 4, gifts={"g": "harp,traveller,chair,mirror"}).play("gr1", "upper", "lower1")
    assert (match.actor, match.phase) == (1, Phase.TRAVELLER_MARKET)
    match.play("at s")
    assert match.phase == Phase.TRAVELLER_GIFT
    match.play("lower1")
    assert match.hand(1) == ["statuette"]
    assert (match.actor, match.phase) == (0, Phase.BUY)


def test_n10_6_with_nowhere_to_go_it_leaves_the_game() -> None:
    """N10.6: if no other market offers a gift."""
    match = bought({**BARE, "g": "traveller,chair,-,-", "a": "~mirror,-,-,-"})
    assert match.happened("traveller-left") == [{}]
    assert (match.actor, match.phase) == (1, Phase.BUY)
    assert match.hand(2) == []
    assert match.state.market == NONE


def test_n10_6_a_papyrus_taken_by_it_brings_a_seal() -> None:
    """N10.6, N11.1: taken from the board."""
    match = bought({"g": "traveller,chair,-,-", "a": "papyrus,-,-,-"}, memphis=True).play("at a")
    assert match.state.seals[2] == 1


def test_n10_6_out_of_reach_for_thief_and_trader() -> None:
    """N10.6: it is no gift."""
    match = with_seal("thief,trader", gifts={**BARE, "l": "traveller,-,-,-"}, hands={0: "harp"})
    assert not {"thief", "trader"} & set(match.legal)


def test_n10_7_trader() -> None:
    """N10.7: an own gift for a different face-up one on any market; the difference goes to that Reserve; the seal stays."""
    match = with_seal("trader", hands={0: "chair,harp"}, gifts={"g": "harp,~mirror,necklace,-"}, sealed="g", deben=[5, 0, 0, 0])
    match.play("trader", "at g")
    assert match.legal == ["upper", "lower2"]
    match.play("lower2")
    assert match.legal == ["give harp", "give chair"]
    match.play("give harp")
    assert match.hand(0) == ["chair", "necklace"]
    assert match.places("g") == "harp,~mirror,harp,-"
    assert (match.state.deben[0], match.reserve("g")) == (0, 6)
    assert match.phase == Phase.TRADER_MARKET
    assert "done" in match.legal
    match.play("at g", "upper", "give necklace")
    assert match.hand(0) == ["harp", "chair"]
    assert (match.state.deben[0], match.reserve("g")) == (0, 6), "no money comes back"
    assert (match.state.seals[0], match.state.sealed[0]) == (0, 1)
    assert match.phase == Phase.SERVANT, "two exchanges at most"


def test_n10_7_the_second_is_optional() -> None:
    """N10.7: after one exchange the player may stop."""
    match = with_seal("trader", hands={0: "chair"}).play("trader", "at g", "upper", "give chair", "done")
    assert match.hand(0) == ["harp"]
    assert match.places("g") == "chair,chair,chair,harp"
    assert match.phase == Phase.SERVANT


def test_n10_7_anywhere_and_with_foreign_gifts() -> None:
    """N10.7: closed for good or where Akhenaton was drawn; a foreign gift takes its place on a market."""
    gifts = {"g": "harp,-,-,-", "a": "mirror,-,-,-", "l": "-,-,-,chair"}
    match = with_seal("trader", memphis=True, barred="g", shut="a", tile="l", gifts=gifts, hands={0: "chair+2"}).play("trader")
    assert match.legal == ["at g", "at a", "at s", "at l"]
    match.play("at l", "lower3", "give chair+2")
    assert match.places("l") == "-,-,-,chair+2"
    assert match.docked() == []
    assert match.hand(0) == ["chair"]


@pytest.mark.parametrize(
    ("hand", "gift", "money", "possible"), [("harp", "harp", 9, False), ("harp", "mirror", 1, False), ("harp", "mirror", 2, True)]
)
def test_n10_7_when_no_exchange_is_possible(hand: str, gift: str, money: int, possible: bool) -> None:
    """N10.7: equal cards, or a difference that cannot be paid."""
    match = with_seal("trader", hands={0: hand}, gifts={**BARE, "g": f"{gift},-,-,-"}, deben=[money, 0, 0, 0])
    assert ("trader" in match.legal) == possible


def test_n10_7_no_second_exchange_where_none_is_possible() -> None:
    """N10.7: then nobody is asked; here the only gift there is now lies in hand."""
    match = with_seal("trader", hands={0: "harp"}, gifts={**BARE, "g": "necklace,-,-,-"}, deben=[5, 0, 0, 0])
    match.play("trader", "at g", "upper", "give harp")
    assert EXECUTOR.legal(match.state)
    assert match.phase == Phase.TRADER_MARKET, "back again would be possible"
    match = with_seal("trader", memphis=True, hands={0: "harp"}, gifts={**BARE, "g": "papyrus,-,-,-"}, deben=[0, 0, 0, 0])
    match.play("trader", "at g", "upper", "give harp")
    assert match.state.seals[0] == 1, "a papyrus from the board"
    assert match.phase == Phase.SERVANT, "five Deben for the harp cannot be paid"
