"""Clauses N2 (set-up) and N9 (which characters are in play)."""

from collections import Counter
from typing import Any

import pytest

from deben.games.contract import OptionsError
from deben.games.nefertiti.board import AKHENATON, CHARACTER_NAMES, EMPTY, KIND_NAMES, PLUSES
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.state import Phase, State

from .table import EXECUTOR, Table


def start(seed: int = 1, **options: Any) -> State:
    """Return a match at its beginning."""
    state: State = EXECUTOR.setup(GAME.blank(GAME.options(options)), seed)
    return state


def in_play(state: State) -> Counter[str]:
    """Return the characters that can still be recruited."""
    return Counter({name: copies for name, copies in zip(CHARACTER_NAMES, state.characters.tolist(), strict=True) if copies})


def test_n2_1_visible_stalls() -> None:
    """N2.1: discovery, chosen by the table, or each at random."""
    assert start().visible.tolist() == [1, 1, 1, 0]
    assert start(stalls="LRLR").visible.tolist() == [0, 1, 0, 1]
    seen = {tuple(start(seed, stalls="advanced").visible.tolist()) for seed in range(200)}
    assert len(seen) == 16


def test_n2_2_reserves_and_the_closed_tile() -> None:
    """N2.2: one Deben each; Louqsor is closed, with no gifts."""
    state = start()
    assert state.reserves.tolist() == [1, 1, 1, 1, 0]
    assert state.open.tolist() == [1, 1, 1, 0]
    assert state.tile == 3
    assert state.gifts[3].tolist() == [EMPTY] * 4
    assert state.sealed.tolist() == [1, 1, 1, 0]
    assert not any(action.startswith("l") for action in Table(state).legal if len(action) == 3)


@pytest.mark.parametrize(("players", "money"), [(3, [9, 10, 10, 0, 0]), (4, [8, 9, 9, 10, 0])])
def test_n2_3_servants_and_money(players: int, money: list[int]) -> None:
    """N2.3: four servants each, money by turn order."""
    state = start(players=players)
    assert state.deben.tolist() == money
    assert state.servants.tolist() == [4] * players + [0] * (5 - players)
    assert state.collectors.tolist() == [0, 0]


def test_n2_4_three_players() -> None:
    """N2.4: one Scribe +2 and all senets are out."""
    state = start(players=3)
    assert in_play(state)["scribe+2"] == 1
    assert (in_play(state)["scribe+3"], in_play(state)["scribe+1"]) == (1, 1)
    cards = [card for row in state.gifts.tolist() for card in row] + state.deck.tolist()
    assert not {KIND_NAMES.index("senet"), KIND_NAMES.index("double")} & set(cards)
    assert state.cards == 38 + 1
    assert start(players=4).cards == 46 + 1


def test_n2_5_akhenaton_among_the_last_five() -> None:
    """N2.5: at each of the five places about equally often; the other cards are shuffled."""
    from_bottom = Counter[int]()
    tops = set()
    for seed in range(300):
        state = start(seed)
        deck = state.deck.tolist()[: state.cards]
        from_bottom[state.cards - 1 - deck.index(AKHENATON)] += 1
        tops.add(tuple(state.gifts[0].tolist()))
        assert deck[: state.drawn] == [EMPTY] * 12
    assert set(from_bottom) == {0, 1, 2, 3, 4}
    assert min(from_bottom.values()) > 30
    assert len(tops) > 200


def test_n2_6_open_markets_get_four_gifts() -> None:
    """N2.6: upper first with a seal on it, then lower 1 to 3, market after market; the deck gives them in that order."""
    state = start(4)
    assert state.drawn == 12
    assert all(0 <= card < AKHENATON for row in state.gifts.tolist()[:3] for card in row)
    assert state.supply == 9
    for seed in range(20):
        foreign = start(seed, memphis=True)
        assert foreign.drawn == 12 + sum(foreign.docked.tolist())
        assert all(0 <= card < AKHENATON and PLUSES[card] == 0 for row in foreign.gifts.tolist()[:3] for card in row)


def test_n2_7_seat_0_starts_and_play_goes_clockwise() -> None:
    """N2.7: increasing seats, and round again."""
    match = Table(start(players=3))
    assert match.phase == Phase.TURN
    seats = []
    for square in ("gr1", "ar0", "sr1", "gr4"):
        seats.append(match.actor)
        match.play(square)
    assert seats == [0, 1, 2, 0]


@pytest.mark.parametrize(
    ("scenario", "names"),
    [
        ("curse-of-amon", ["priest-of-amon", "merchant-of-amon", "vizier", "treasurer", "beggar", "trader"]),
        ("palace-intrigue", ["royal-maid", "royal-maid", "royal-scribe", "merchant-of-amon", "travelling-thief", "oracle"]),
        ("race-on-the-nile", ["high-priest", "treasurer", "beggar", "travelling-thief", "thief", "trader"]),
    ],
)
def test_n9_1_scenarios(scenario: str, names: list[str]) -> None:
    """N9.1: six characters besides the stacks."""
    found = in_play(start(characters=scenario))
    stacks = {"first-merchant": 1, "merchant": 2, "scribe+3": 1, "scribe+2": 2, "scribe+1": 1}
    assert found == Counter(names) + Counter(stacks)


def test_n9_1_six_are_drawn_at_random() -> None:
    """N9.1: six of the thirteen outside the stacks, which are always in play; each of them comes, both Royal Maids too."""
    seen = Counter[str]()
    for seed in range(150):
        found = in_play(start(seed, characters="random"))
        stacks = {name: found.pop(name) for name in ("first-merchant", "merchant", "scribe+3", "scribe+2", "scribe+1")}
        assert stacks == {"first-merchant": 1, "merchant": 2, "scribe+3": 1, "scribe+2": 2, "scribe+1": 1}
        assert found.total() == 6
        assert all(copies == 1 or name == "royal-maid" for name, copies in found.items())
        seen += found
    assert len(seen) == 12
    assert 40 < seen["oracle"] < 100
    assert 100 < seen["royal-maid"] < 180


def test_n9_1_characters_by_name() -> None:
    """N9.1: the table names six; unknown ones, a third Royal Maid and any other number are refused."""
    chosen = "oracle,vizier,royal-maid,royal-maid,beggar,trader"
    assert in_play(start(characters=chosen))["royal-maid"] == 2
    for wrong in (
        "oracle",
        "oracle,oracle,vizier,beggar,trader,thief",
        "pharaoh,vizier,royal-maid,royal-maid,beggar,trader",
        "scribe+1",
    ):
        with pytest.raises(OptionsError):
            GAME.options({"characters": wrong})


def test_n9_2_options_are_independent_but_five_need_memphis() -> None:
    """N9.2: any player count with base or expansion characters; five players require Memphis."""
    for players in (2, 3, 4, 5):
        for characters in ("base", "random"):
            state = start(players=players, characters=characters, memphis=True)
            assert (state.players, state.memphis) == (players, 1)
    with pytest.raises(OptionsError, match="five-need-memphis"):
        GAME.options({"players": 5, "memphis": False})
    for players in (1, 6):
        with pytest.raises(OptionsError):
            GAME.options({"players": players})
    with pytest.raises(OptionsError):
        GAME.options({"stalls": "LRX"})
    assert [GAME.options({"players": players}).memphis for players in (2, 3, 4, 5)] == [False, False, False, True]


def test_n9_1_the_draw_is_part_of_set_up() -> None:
    """N9.1: with the same seed the same six, and Memphis does not change what a foreign gift is."""
    assert in_play(start(7, characters="random")) == in_play(start(7, characters="random"))
    assert all(PLUSES[kind] > 0 for kind, count in enumerate(start(7, memphis=True).docked.tolist()) if count)
