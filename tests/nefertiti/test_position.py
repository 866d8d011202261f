"""Position notation: round-trips, defaults, and what is said about impossible positions."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deben import load
from deben.games import PositionError, game_named
from deben.games.nefertiti.board import MARKETS, NONE, UNKNOWN
from deben.games.nefertiti.notation import PHASE_NAMES
from deben.games.nefertiti.position import FIELDS
from deben.games.nefertiti.position.faults import CODES
from deben.games.nefertiti.state import Phase
from deben.match import Match
from deben.narrate import Narrator

from ..nightly import often
from ..positions_page import blocks, described
from .test_explain import CASES, GIFTS, PALACE, PORT, RACE, THREE, TWO
from .walks import OPTION_SETS, name, walk

NEFERTITI = game_named("nefertiti")
NARRATOR = Narrator("nefertiti", "en")
read_position, write_position = NEFERTITI.read_position, NEFERTITI.write_position
DECK = "?*25"  # of THREE: 39 cards, twelve of them on the markets, and two out of the way
SEEN = "goldwork,necklace,akhenaton,statuette,goldwork"
(EXAMPLE,) = blocks("Nefertiti")
BUY = f"{THREE} phase=buy closing=g pieces=gr4:1"

FAULTS = [
    ("malformed-field", "g"),
    ("malformed-field", "g="),
    ("malformed-field", f"{THREE} =4"),
    ("unknown-field", f"{THREE} boats=3"),
    ("field-twice", f"{THREE} players=4"),
    ("gifts-missing", ""),
    ("gifts-missing", "players=3 turn=2"),
    ("bad-players", f"players=6 {GIFTS}"),
    ("bad-players", f"players=x {GIFTS}"),
    ("five-need-memphis", f"players=5 memphis=no {GIFTS}"),
    ("bad-began", f"{THREE} began=LRL"),
    ("bad-cast", f"{THREE} cast=pharaoh"),
    ("bad-cast", f"{THREE} cast=oracle,trader"),
    ("bad-number", f"{THREE} steps=3"),
    ("bad-number", f"{THREE} barren=x"),
    ("bad-number", f"{RACE} phase=trader-market seat1=harp exchanges=0"),
    ("bad-numbers", f"{THREE} deben=1,2"),
    ("bad-numbers", f"{THREE} reserves=1,1,1,1,1"),
    ("bad-numbers", f"{THREE} seals=1,x,0"),
    ("bad-word", f"{THREE} phase=sleep"),
    ("bad-word", f"{THREE} phase=go-on"),
    ("bad-word", f"{THREE} phase=-"),
    ("bad-word", f"{THREE} tile=m"),
    ("bad-word", f"{THREE} bought=maybe"),
    ("bad-word", f"{THREE} recruited=pharaoh"),
    ("bad-word", f"{THREE} characters=vizier,pharaoh"),
    ("bad-word", f"{THREE} used=g"),
    ("bad-word", f"{THREE} settled=6"),
    ("bad-word", f"{THREE} memphis=maybe"),
    ("bad-word", f"{THREE} barred=g shut=m"),
    ("bad-seat", f"{THREE} turn=4"),
    ("bad-seat", f"{THREE} turn=-"),
    ("bad-seat", f"{THREE} priest=0"),
    ("bad-seat", f"{THREE} holder=x"),
    ("bad-seat", f"{THREE} prestige=4:vizier:6"),
    ("bad-stalls", f"{THREE} stalls=RRR"),
    ("bad-stalls", f"{THREE} stalls=rrrl"),
    ("bad-card", f"{THREE} seat1=pyramid"),
    ("bad-card", f"{THREE} seat1=harp*0"),
    ("bad-card", f"{THREE} seat1=?"),
    ("bad-card", f"{THREE} seat1=travelling-thief"),
    ("bad-card", f"{THREE} l=akhenaton"),
    ("bad-card", f"{THREE} l=harp,,chair"),
    ("bad-card", f"{THREE} sunk=harp*2"),
    ("bad-card", f"{THREE} deck=?*25,travelling-thief"),
    ("bad-card", f"{PORT} port=harp+9"),
    ("bad-places", f"{THREE} l=harp,harp,harp,harp,harp"),
    ("bad-places", f"{THREE} l=harp*2"),
    ("bad-places", f"{THREE} l=~-"),
    ("bad-places", f"{RACE} characters=- l=~travelling-thief"),
    ("bad-square", f"{THREE} pieces=gr4"),
    ("bad-square", f"{THREE} pieces=gr9:1"),
    ("bad-square", f"{THREE} pieces=gr4:4"),
    ("bad-square", f"{THREE} pieces=gr4:c1"),
    ("bad-prestige", f"{THREE} prestige=1:pharaoh:6"),
    ("bad-prestige", f"{THREE} prestige=vizier:6"),
    ("bad-prestige", f"{THREE} prestige=1:vizier:many"),
    ("bad-roll", f"{THREE} roll=7"),
    ("bad-roll", f"{THREE} roll=1+2+3"),
    ("bad-luck", f"{THREE} luck=12"),
    ("bad-luck", f"{THREE} luck={'g' * 64}"),
    ("no-memphis", f"{THREE} port=harp+1"),
    ("no-memphis", f"{THREE} pieces=m1:1"),
    ("no-memphis", f"{THREE} phase=buy closing=m"),
    ("no-such-owner", f"{THREE} seat4=harp"),
    ("no-such-owner", f"{THREE} neutral=harp"),
    ("not-foreign", f"{PORT} port=harp"),
    ("too-many-copies", f"{THREE} seat1=senet"),
    ("too-many-copies", f"{THREE} seat1=harp*9"),
    ("too-many-copies", f"{THREE} seat1=harp*4 seat2=harp*2"),
    ("too-many-copies", f"{THREE} deck=harp*8,akhenaton"),
    ("too-many-characters", f"{THREE} characters=vizier,vizier"),
    ("too-many-characters", f"{THREE} characters=oracle"),
    ("traveller-twice", f"{RACE} l=travelling-thief"),
    ("seal-on-empty", f"{THREE} l=-^"),
    ("too-many-seals", f"{THREE} seals=9,1,0"),
    ("wrong-money", f"{THREE} deben=9,10,11"),
    ("wrong-money", f"{THREE} reserves=0,1,1,1"),
    ("too-much-money", f"{TWO} deben=10,12"),
    ("piece-hidden", f"{THREE} pieces=gl4:1"),
    ("piece-twice", f"{THREE} pieces=gr4:1,gr4:2"),
    ("piece-on-closed", f"{THREE} pieces=ll1:1"),
    ("piece-on-closed", f"{PORT} barred=g pieces=m2:1"),
    ("too-many-servants", f"{THREE} pieces=gr1:1,gr2:1,ar0:1,ar1:1,ar2:1"),
    ("too-many-collectors", f"{TWO} pieces=gr8:1,gr1:c2,gr2:c2,gr3:c2"),
    ("wrong-total", f"{THREE} deck=?*25,harp,chair,akhenaton"),
    ("wrong-total", f"{THREE} discarded=harp deck={DECK}"),
    ("wrong-total", f"{THREE} deck=?*60"),
    ("discarded-unclear", f"{THREE} deck={DECK}"),
    ("akhenaton-misplaced", f"{THREE} deck=?*10,akhenaton,?*16"),
    ("akhenaton-misplaced", f"{THREE} deck=?*22,harp,chair,harp,chair,harp"),
    ("akhenaton-misplaced", f"{THREE} barred=g deck=?*25,akhenaton"),
    ("akhenaton-misplaced", f"{THREE} deck=-"),
    ("sunk-misplaced", f"{PALACE} oracle=1 sunk=harp,harp,harp,harp,harp"),
    ("sunk-misplaced", f"{PALACE} oracle=1 sunk=harp,harp,harp,harp,harp,harp"),
    ("sunk-misplaced", f"{PALACE} oracle=1 sunk=harp deck=?*22,chair,chair,mirror,mirror,akhenaton"),
    ("wrong-tile", f"{THREE} tile=-"),
    ("wrong-tile", f"{THREE} barred=l"),
    ("wrong-tile", f"{THREE} shut=g"),
    ("wrong-tile", f"{THREE} barred=g shut=l"),
    ("wrong-tile", f"{THREE} barred=g shut=g"),
    ("aside-not-held", f"{THREE} phase=royal-scribe seat1=harp aside=chair"),
    ("holder-without-piece", f"{THREE} holder=1"),
    ("holder-without-piece", f"{THREE} tile=g holder=1"),
    ("holder-without-piece", f"{THREE} tile=g phase=buy closing=l holder=1 pieces=ll1:1"),
    ("closing-missing", f"{THREE} phase=buy"),
    ("closing-out-of-place", f"{THREE} closing=g"),
    ("closing-out-of-place", f"{PORT} phase=traveller-market closing=m"),
    ("closing-not-open", f"{THREE} phase=buy closing=l"),
    ("wrong-piece", f"{THREE} phase=buy closing=g"),
    ("wrong-piece", f"{TWO} phase=buy closing=g pieces=gr4:c1"),
    ("wrong-piece", f"{TWO} phase=collect closing=g pieces=gr4:1"),
    ("wrong-piece", f"{THREE} phase=traveller-market closing=g at=g picks=1 pieces=gr4:2"),
    ("wrong-recruit", f"{THREE} recruited=vizier"),
    ("wrong-recruit", f"{THREE} phase=thief tile=g l=harp recruited=vizier"),
    ("wrong-steps", f"{THREE} steps=2"),
    ("wrong-steps", f"{THREE} phase=servant recruited=vizier steps=2"),
    ("wrong-steps", f"{THREE} phase=treasurer-market steps=0"),
    ("wrong-steps", f"{BUY} steps=2"),
    ("missing-for-phase", f"{THREE} phase=merchant-want seat1=harp,chair seat2=harp"),
    ("missing-for-phase", f"{THREE} phase=merchant-give partner=seat2 seat1=harp,chair seat2=harp"),
    ("missing-for-phase", f"{THREE} phase=maid-discard type=harp"),
    ("missing-for-phase", f"{THREE} phase=treasurer-amount"),
    ("missing-for-phase", f"{PALACE} phase=oracle-take"),
    ("missing-for-phase", f"{PALACE} phase=oracle-give oracle=2"),
    ("missing-for-phase", f"{THREE} phase=beggar at=-"),
    ("missing-for-phase", f"{PALACE} phase=traveller-gift"),
    ("missing-for-phase", f"{RACE} phase=trader-give at=g"),
    ("not-over", f"{THREE} phase=over"),
    ("is-over", f"{THREE} barred=g shut=a,s"),
    ("is-over", f"{THREE} barren=10"),
    ("step-impossible", f"{THREE} phase=collector"),
    ("step-impossible", f"{TWO} phase=collector used=gr pieces=gr4:1"),
    ("step-impossible", f"{THREE} phase=reroll"),
    ("step-impossible", f"{THREE} tile=g phase=reroll holder=1* pieces=ll1:1"),
    ("step-impossible", f"{TWO} phase=spread closing=g pieces=gr4:c1 reserves=3,0,0,0"),
    ("step-impossible", f"{THREE} phase=discard closing=g pieces=gr8:1"),
    ("step-impossible", f"{THREE} phase=merchant-owner seat1=harp"),
    ("step-impossible", f"{THREE} phase=merchant-want partner=seat1 seat1=harp,chair"),
    ("step-impossible", f"{THREE} phase=merchant-give partner=seat2 kind=mirror seat1=harp,chair seat2=harp"),
    ("step-impossible", f"{THREE} phase=maid-type"),
    ("step-impossible", f"{THREE} phase=thief"),
    ("step-impossible", f"{THREE} phase=scribe"),
    ("step-impossible", f"{PALACE} phase=oracle-give known=0"),
    ("step-impossible", f"{PALACE} phase=oracle-order ordered=4"),
    ("step-impossible", f"{PORT} cast=palace-intrigue phase=oracle-take kind=papyrus seat1=papyrus"),
    (
        "step-impossible",
        f"{PALACE} phase=oracle-take kind=harp seat1=harp deck=?*21,{SEEN}",
    ),
    ("step-impossible", f"{RACE} phase=trader-give at=l place=upper seat1=harp"),
]


@pytest.mark.parametrize(("code", "text"), FAULTS)
def test_an_impossible_position_is_refused_with_the_code_that_says_why(code: str, text: str) -> None:
    """N1.1 to N1.8, N2.1, N2.3, N2.5, N3.2, N3.4, N4.6, N5.1, N5.8, N6.1 to N6.3, N9.1, N9.2, N10.1, N10.6, N12.5, N14.1."""
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert refused.value.code == code
    assert all(str(told) in str(refused.value) for told in (code, *refused.value.params))


def test_every_fault_is_among_the_cases() -> None:
    assert {code for code, _ in FAULTS} == set(CODES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{THREE} seat1=harp*4 seat2=harp*2", "harp occurs 9 times; the number in this match is 8 (N1.5)"),
        (f"{THREE} seals=9,1,0", "13 seals are with players and on markets; there are 12 (N1.4)"),
        (f"{THREE} deben=9,10,11", "players and Reserves have 34 Deben; it must be 33 (N1.3)"),
        (f"{THREE} pieces=gr1:2,gr2:2,ar0:2,ar1:2,ar2:2", "Player 2 has 5 servants on the board; each player owns 4 (N2.3)"),
        (f"{THREE} deck={DECK}", "cards that are nowhere: 2; name them in discarded, or name the whole deck (N5.8)"),
        (f"{THREE} discarded=harp deck={DECK}", "with 25 in the deck the number of cards is 38; this match has 39 (N1.5)"),
        ("players=3 g=- phase=thief", "phase thief: nothing can be decided there in this position"),
        (f"{THREE} pieces={'x' * 60}", "“" + "x" * 40 + "” is not a piece"),
    ],
)
def test_messages_say_exactly_what_is_wrong(text: str, message: str) -> None:
    """N1.3, N1.4, N1.5, N2.3, N5.8."""
    with pytest.raises(PositionError) as refused:
        read_position(text)
    assert message in NARRATOR.error(refused.value)


def test_the_page_about_positions_is_true() -> None:
    assert write_position(read_position(EXAMPLE)) == EXAMPLE
    assert sorted(described("Nefertiti")) == sorted(FIELDS)


def test_what_is_left_out_follows_from_the_rest() -> None:
    """N2.2 to N2.6, N15.1: gifts alone are a match of four before its first turn; nothing of the deck is known."""
    state = read_position(GIFTS)
    assert (state.players, state.seat, state.phase, state.tile, state.barred) == (4, 0, Phase.TURN, 3, NONE)
    assert state.deben.tolist() == [8, 9, 9, 10, 0]
    assert state.reserves.tolist() == [1, 1, 1, 1, 0]
    assert state.servants.tolist() == [4, 4, 4, 4, 0]
    assert state.supply == 9
    assert state.cards - state.drawn == 47 - 12
    assert set(state.deck[state.drawn : state.cards].tolist()) == {UNKNOWN}
    assert write_position(state) == GIFTS


def test_servants_seals_and_cards_are_counted() -> None:
    """N1.4, N2.3, N14.1."""
    state = read_position(f"{TWO} seals=2,1 seat1=harp neutral=mirror*2 pieces=gr4:1,gr3:c1,ar0:2")
    assert state.servants.tolist()[:2] == [3, 3]
    assert state.collectors.tolist() == [1, 2]
    assert state.supply == 14 - 3 - 3
    assert state.cards - state.drawn == 39 - 12 - 3


def test_the_discarded_gifts_follow_when_all_others_are_named() -> None:
    """N1.5: 38 gifts with three players, and Akhenaton."""
    state = read_position(f"{THREE} deck=harp,akhenaton,chair")
    assert sum(state.discarded.tolist()) == 38 - 12 - 2
    assert state.drawn == 39 - 3


def test_after_akhenaton_two_markets_are_open() -> None:
    """N6.1, N6.2."""
    assert read_position(f"{THREE} barred=g").open.tolist() == [0, 1, 1, 0]
    assert read_position(f"{THREE} barred=g shut=s").open.tolist() == [0, 1, 0, 0]


def test_fields_may_come_in_any_order() -> None:
    parts = EXAMPLE.split()
    for seed in range(5):
        Random(seed).shuffle(parts)
        assert read_position("  ".join(parts)) == read_position(EXAMPLE)


@pytest.mark.walk
@pytest.mark.parametrize("options", OPTION_SETS, ids=name)
def test_every_position_of_a_match_round_trips_in_full_and_as_a_view(options: dict[str, Any]) -> None:
    """N15.1: from set-up to end, for every seat and a spectator in turn."""
    seen = set()
    for number, match in enumerate(walk(100 + OPTION_SETS.index(options), options)):
        onlookers = (None, *range(match.seats))
        for state in (match.state, match.view(match.actor), match.view(onlookers[number % len(onlookers)])):
            text = write_position(state)
            assert read_position(text).differences(state) == []
            assert "\n" not in text
        seen.add(match.state.phase)
    assert len(seen) > 8


def test_every_phase_can_be_written_down() -> None:
    """N3 to N14: the cases of test_explain hold them all but the moment between decisions."""
    written = {PHASE_NAMES[read_position(text).phase] for text, _, _ in CASES}
    assert written == set(PHASE_NAMES) - {"go-on"} - {"reroll"}
    assert read_position(f"{THREE} tile=g phase=reroll holder=1 pieces=ll1:1").phase == Phase.REROLL


@st.composite
def moments(draw: st.DrawFn) -> Match:
    """Return a match with some options, stopped anywhere."""
    match = Match("nefertiti", draw(st.integers(0, 2**256 - 1)), draw(st.sampled_from(OPTION_SETS)))
    for choice in draw(st.lists(st.integers(0, 999), max_size=150)):
        if match.over:
            break
        match.play(match.legal[choice % len(match.legal)])
    return match


@pytest.mark.walk
@settings(max_examples=often(15, 50), deadline=None)
@given(moments())
def test_any_moment_round_trips(match: Match) -> None:
    for state in (match.state, match.view(0)):
        text = write_position(state)
        assert read_position(text).differences(state) == []
        assert write_position(read_position(text)) == text


@pytest.mark.walk
@settings(max_examples=often(10, 30), deadline=None)
@given(moments(), st.integers(0, 2**256 - 1), st.booleans())
def test_a_match_from_a_view_fills_it_in_from_its_seed_and_plays_to_the_end(match: Match, seed: int, spectator: bool) -> None:
    """N2.5, N15.1: nothing known changes, the same seed gives the same match, and it ends."""
    seat = None if spectator else match.seats - 1
    text, view = write_position(match.view(seat)), match.view(seat)
    again, chance = Match("nefertiti", seed, position=text), Random(0)
    assert again.view(seat) == view
    assert again.options == match.options
    assert again.state == Match("nefertiti", seed, position=text).state
    while not again.over:
        again.play(chance.choice(again.legal))
    assert load(again.save()).outcome == again.outcome


@pytest.mark.walk
@pytest.mark.parametrize("seed", range(12))
def test_an_oracle_at_work_can_be_taken_over_by_anybody_who_watched(seed: int) -> None:
    """N10.1, N15.1: what the player was seen to exchange lies at the bottom, and for a gift they offer there is one to take."""
    options = {"players": 3, "characters": "palace-intrigue", "memphis": seed % 2 == 1}
    for match in walk(seed, options):
        if Phase.ORACLE_GIVE <= match.state.phase <= Phase.ORACLE_ORDER:
            for seat in (None, 0, 1, 2):
                again = Match("nefertiti", seed, position=write_position(match.view(seat)))
                bottom = again.state.deck[again.state.cards - again.state.known : again.state.cards].tolist()
                assert all(
                    bottom.count(card) >= again.state.sunk.tolist().count(card) for card in again.state.sunk.tolist() if card >= 0
                )
                assert again.legal


@pytest.mark.walk
@settings(max_examples=often(30, 200), deadline=None)
@given(st.data(), st.integers(0, 2**32))
def test_a_mistyped_position_is_refused_or_playable(data: st.DataObject, seed: int) -> None:
    """Mistakes in typing: signs of a good text are exchanged, left out or doubled; what still reads can be played to its end."""
    text = data.draw(st.sampled_from([EXAMPLE, *(position for position, _, _ in CASES)]))
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text = text[:at] + data.draw(st.text("gaslm:,*^~?-=0123456789 ch", max_size=2)) + text[at + 1 :]
    try:
        match = Match("nefertiti", seed, position=text)
    except PositionError:
        return
    chance = Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal))
    assert match.outcome is not None


def test_another_seed_fills_a_view_in_another_way() -> None:
    """N15.1: the deck and the dice."""
    states = [Match("nefertiti", seed, position=THREE).state for seed in range(20)]
    assert len({bytes(state.deck) for state in states}) == len({bytes(state.seed) for state in states}) == 20


def test_a_full_position_needs_no_seed() -> None:
    """The text of a full state holds the order of the deck and the key of the dice; that of a view neither."""
    match = Match("nefertiti", 7)
    assert Match("nefertiti", 8, position=write_position(match.state)).state == match.state
    assert "luck" in write_position(match.state)
    assert "luck" not in write_position(match.view(0))


def test_a_board_without_gifts_says_so_and_nobody_is_a_dash() -> None:
    """N1.1, N4.6: a dash stands for nothing and nobody."""
    state = read_position("players=3 g=- holder=-")
    assert write_position(state) == "players=3 g=-"
    state.tile = NONE
    assert write_position(state) == "players=3 tile=- shut=l g=-"


def test_only_markets_of_the_board_have_a_field() -> None:
    """N1.1."""
    assert [field for field in FIELDS if len(field) == 1] == list("gasl")
    assert MARKETS == 4
