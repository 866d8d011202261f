"""Clauses N1: the parts, as the board's data has them and as the rules use them."""

import inspect
import tomllib
from pathlib import Path

import pytest

from deben.games.nefertiti.board import (
    BIDS,
    COPIES,
    COURSES,
    KIND_NAMES,
    MARKET_NAMES,
    MAX_VALUES,
    PLACES,
    SQUARES,
    SYMBOLS,
    TYPE_NAMES,
)
from deben.games.nefertiti.game import GAME

from .table import EXECUTOR, table

STALL_NAMES = [f"{market}.{side}" for market in MARKET_NAMES for side in ("left", "right")] + ["memphis.port"]
LAYOUTS = {
    "gizeh.left": "0 1c 2 3s 4c 5 6 7x",
    "gizeh.right": "1 2c 3s 4 5c 6 7 8x",
    "akhet-aton.left": "0 1c 2 3c 4 5 6s 7 8 9x",
    "akhet-aton.right": "0 1c 2s 3c 4 5 6 7 8x",
    "abou-simbel.left": "1c 1 2c 2 5 5s 7 8x",
    "abou-simbel.right": "1 2 2 2 3c 6 7 12x",
    "louqsor.left": "1s 2 3c 4 5c 6 7 8x",
    "louqsor.right": "1c 2s 3 4c 5 6 7 8 9x",
    "memphis.port": "1 2 3 4 5 6 7 8",
}


def test_n1_1_markets_stalls_and_places() -> None:
    """N1.1: four markets, each shows one of two stalls; an upper and three lower places."""
    assert MARKET_NAMES == ("gizeh", "akhet-aton", "abou-simbel", "louqsor")
    assert PLACES == 4
    match = table(stalls="LRLR", tile="g")
    assert {action[:2] for action in match.legal if action[0] in "gasl"} == {"ar", "sl", "lr"}
    match = table(gifts={"g": "harp,-,-,-"}, tile="g", characters="thief", seals=[1, 0, 0, 0])
    assert match.play("thief").legal == ["upper"]


@pytest.mark.parametrize("stall", range(9), ids=STALL_NAMES)
def test_n1_2_squares_with_bids_and_symbols(stall: int) -> None:
    """N1.2: every square's bid and symbol."""
    squares = [f"{BIDS[stall, i]}{['', 'c', 's', 'x'][SYMBOLS[stall, i]]}" for i in range(SQUARES[stall])]
    assert " ".join(squares) == LAYOUTS[STALL_NAMES[stall]]


def test_n1_2_the_data_file_is_the_shared_one() -> None:
    """N1.2: each stall has its rows as in boards.toml, and says how sure it is."""
    data = tomllib.loads(Path(inspect.getfile(type(GAME))).with_name("board.toml").read_text(encoding="utf-8"))
    rows = {f"{market['name']}.{side}": market[side]["rows"] for market in data["market"] for side in ("left", "right")}
    assert rows["akhet-aton.left"] == [["0"], ["1c", "2"], ["3c", "4", "5"], ["6s", "7", "8", "9x"]]
    assert {name: " ".join(text for row in found for text in row) for name, found in rows.items()} == {
        name: layout for name, layout in LAYOUTS.items() if name != "memphis.port"
    }
    assert all(set(market[side]["basis"]) >= {"values", "symbols"} for market in data["market"] for side in ("left", "right"))


@pytest.mark.parametrize(
    ("players", "memphis", "total"), [(2, False, 25), (3, False, 33), (4, False, 40), (4, True, 41), (5, True, 47)]
)
def test_n1_3_money_in_the_box(players: int, memphis: bool, total: int) -> None:
    """N1.3: players and Reserves together; the box has 40 Deben, and 7 more in the expansion."""
    state = EXECUTOR.setup(GAME.blank(GAME.options({"players": players, "memphis": memphis})), 3)
    assert sum(state.deben.tolist()) + sum(state.reserves.tolist()) == total


def test_n1_3_money_moves_but_is_never_lost() -> None:
    """N1.3: what somebody pays another gets."""
    match = table(4, pieces="gr4:2,gr7:3", deben=[8, 9, 9, 10])
    total = sum(match.state.deben.tolist()) + sum(match.state.reserves.tolist())
    match.play("gr2", "upper", "half")
    assert sum(match.state.deben.tolist()) + sum(match.state.reserves.tolist()) == total


@pytest.mark.parametrize(
    ("options", "seals"),
    [
        ({"players": 3}, 12),
        ({"players": 4}, 12),
        ({"players": 4, "memphis": True}, 14),
        ({"players": 2}, 14),
        ({"players": 5}, 14),
        ({"players": 4, "characters": "random"}, 14),
        ({"players": 3, "characters": "curse-of-amon"}, 14),
        ({"players": 4, "characters": "vizier,high-priest,royal-maid,royal-maid,thief,treasurer"}, 14),
        ({"players": 3, "stalls": "advanced"}, 12),
    ],
)
def test_n1_4_seals(options: dict[str, object], seals: int) -> None:
    """N1.4: 12 seals, 14 with any part of the expansion, even if the named characters are those of the base game."""
    state = EXECUTOR.setup(GAME.blank(GAME.options(options)), 5)
    assert state.supply + sum(state.sealed.tolist()) == seals
    assert sum(state.seals.tolist()) == 0


@pytest.mark.parametrize(
    ("gift", "cards", "courses"),
    [
        ("senet", {"senet": 5, "double": 3}, [6, 5, 4]),
        ("harp", {"harp": 8}, [9, 7, 5]),
        ("chair", {"chair": 8}, [9, 7, 5]),
        ("mirror", {"mirror": 6}, [11, 8, 6]),
        ("statuette", {"statuette": 6}, [11, 8, 6]),
        ("necklace", {"necklace": 5}, [14, 10, 7]),
        ("goldwork", {"goldwork": 5}, [14, 10, 7]),
    ],
)
def test_n1_5_gifts(gift: str, cards: dict[str, int], courses: list[int]) -> None:
    """N1.5: how many there are, what one is worth for one, two, three or more owners, and at most."""
    for name, copies in cards.items():
        kind = KIND_NAMES.index(name)
        assert COPIES[2, 0, kind] == copies
        assert MAX_VALUES[kind] == courses[0] * (2 if name == "double" else 1)
    name = next(iter(cards))
    assert COURSES[TYPE_NAMES.index(gift)].tolist()[1:] == courses
    for owners, worth in enumerate([*courses, courses[2]], 1):
        match = table(hands=dict.fromkeys(range(owners), name), gifts={"g": "-,-,-,-", "a": "-,-,-,-", "s": "-,-,-,-"})
        assert match.breakdown(0)[gift] == worth


def test_n1_6_a_double_senet_counts_as_two() -> None:
    """N1.6: one card, two senets: in the score, and for a Scribe with its bonus twice."""
    assert table(hands={0: "double"}).breakdown(0)["senet"] == 12
    assert table(hands={0: "double,senet", 1: "senet"}).breakdown(0)["senet"] == 15
    match = table(hands={0: "double"}, seals=[1, 0, 0, 0]).play("scribe+3", "type senet")
    assert match.prestige(0) == {"scribe": 18}
    assert match.happened("discarded") == [{"owner": 0, "kind": KIND_NAMES.index("double")}]


def test_n1_7_the_course_follows_the_owners() -> None:
    """N1.7: the course changes as soon as somebody gets or loses the last gift of a type."""
    match = table(hands={0: "harp,harp", 1: "harp"}, turn=1, seals=[0, 1, 0, 0])
    assert match.breakdown(0)["harp"] == 14
    match.play("scribe+3", "type harp")
    assert match.breakdown(0)["harp"] == 18


def test_n1_8_characters_of_the_base_game() -> None:
    """N1.8: thirteen cards; of a stack only the top one can be recruited: First Merchant, +3, +2, +2, +1."""
    state = EXECUTOR.setup(GAME.blank(GAME.options({"players": 4})), 1)
    assert sum(state.characters.tolist()) == 13
    assert state.characters.tolist()[:10] == [1, 1, 2, 1, 2, 1, 1, 2, 1, 1]
    match = table(hands={0: "harp,harp,chair", 1: "chair,mirror,mirror"}, seals=[9, 0, 0, 0], deben=[9, 9, 9, 9])
    top = []
    for _ in range(4):
        scribes = [action for action in match.legal if action.startswith("scribe")]
        merchants = [action for action in match.legal if action.endswith("merchant")]
        assert len(scribes) == 1
        top.append(scribes[0])
        assert merchants == ["first-merchant"]
        match.state.characters[["scribe+3", "scribe+2", "scribe+1"].index(scribes[0]) + 6] -= 1
    assert top == ["scribe+3", "scribe+2", "scribe+2", "scribe+1"]
    assert not [action for action in match.legal if action.startswith("scribe")]
    match.state.characters[1] = 0
    assert "merchant" in match.legal


def test_n1_9_one_akhenaton_two_dice_one_tile() -> None:
    """N1.9: Akhenaton is in the deck once, a roll is of two dice, and one market has the tile."""
    state = EXECUTOR.setup(GAME.blank(GAME.options({"players": 4})), 1)
    assert state.deck.tolist().count(len(KIND_NAMES)) == 1
    match = table(stalls="RRRL", tile="g").rolls_next(6, 1).play("ll4")
    assert match.state.dice.tolist() == [6, 1]
    assert match.open() == "asl"
