"""Nefertiti's table in the terminal: everything is on it, and it fits 100 by 35."""

import random
from typing import Any

import pytest
from rich.console import Console as Screen

from deben.cli.terminal.boards import board_of
from deben.cli.terminal.console import Console
from deben.games.nefertiti.actions import ACTION_COUNT
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.rooms.cli import NefertitiBoard
from deben.locale import LANGUAGES
from deben.match import Match
from deben.narrate import Narrator

WIDTH, HEIGHT = 100, 35
PROMPT = 2  # the question and the line typed under it
GIFTS = "g=harp^,mirror,chair,~goldwork a=necklace^,chair,harp,mirror s=goldwork^,statuette,harp,chair"


@pytest.fixture(autouse=True)
def a_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever runs the tests may be narrower, and would get the small form."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))


def board(match: Match, lang: str = "en") -> NefertitiBoard:
    console = Console(lang)
    players = [console.text("cli-player", kind=kind) for kind in ("human", *["greedy"] * (match.seats - 1))]
    made = board_of(GAME)(console, Narrator("nefertiti", lang), players)
    assert isinstance(made, NefertitiBoard)
    return made


def drawn(match: Match, lang: str = "en", colours: bool = False) -> list[str]:
    """Return the lines of the table as the seat that decides sees it."""
    screen = Screen(width=WIDTH, highlight=False, force_terminal=colours, color_system="truecolor" if colours else None)
    with screen.capture() as caught:
        screen.print(board(match, lang).draw(match.view(match.actor), match.legal_numbers))
    return [line.rstrip() for line in caught.get().splitlines()]


def at(position: str) -> list[str]:
    return drawn(Match("nefertiti", 1, position=position))


def heading(lines: list[str], stall: str) -> str:
    return next(line for line in lines if line.startswith(f"{stall} "))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_fits_a_terminal_at_every_moment(players: int, lang: str) -> None:
    options: dict[str, Any] = {"players": players, "characters": "random", "stalls": "advanced", "memphis": players in (2, 5)}
    match, chance = Match("nefertiti", players, options), random.Random(players)
    while not match.over:
        match.play(chance.choice(match.legal))
        if len(match.moves) % 7 == 0 or match.over:
            lines = drawn(match, lang)
            assert len(lines) + PROMPT <= HEIGHT
            assert max(map(len, lines)) <= WIDTH
            assert not [line for line in lines if "…" in line]


CLOSES = {
    "group n4_1": ("LRRL", "gl0:1,gl1:2,gl6:1", "gl", "group 2/4"),
    "colours n4_1": ("RRRL", "gr1:1,gr8:1,gr2:2", "gr", "colours 2/3 or pieces 3/4"),
    "levels n4_2": ("RLRL", "al0:1,al7:2,al8:1", "al", "levels 2/4"),
    "line n4_2": ("RRRL", "ar0:1,ar4:2,ar7:1", "ar", "in a line 2/3"),
    "exact sums n4_3": ("RRLL", "sl5a:1,sl2b:2", "sl", "sum 7 → 11, 14, 17+"),
    "sum n4_3": ("RRRL", "sr12:1,sr2a:2", "sr", "sum 14 → 17+"),
}


@pytest.mark.parametrize(("stalls", "pieces", "stall", "text"), CLOSES.values(), ids=CLOSES)
def test_each_open_market_says_what_closes_it_and_how_far_that_is(stalls: str, pieces: str, stall: str, text: str) -> None:
    assert f"  {text} ─" in heading(at(f"players=3 stalls={stalls} {GIFTS} pieces={pieces}"), stall)


def test_louqsor_shows_the_bids_that_dice_can_hit_the_chain_and_who_keeps_the_dice_n4_4_n4_5_n4_6() -> None:
    louqsor = "players=3 tile=s g=harp,mirror,chair,harp a=chair,harp,mirror,chair l=goldwork,statuette,harp,chair holder=2"
    assert "two dice on 2 5  dice 6+3: B ─" in heading(at(f"{louqsor} stalls=RRRL pieces=ll2:1,ll5:2,ll7:1 roll=6+3 rolls=1"), "ll")
    assert "die ≤ chain 2  dice 4: B ─" in heading(at(f"{louqsor} stalls=RRRR pieces=lr2:1,lr3:2,lr9:1 roll=4 rolls=1"), "lr")


def test_squares_show_bids_symbols_and_pieces_collectors_in_small_letters_n1_2_n14_1() -> None:
    lines = at(f"players=2 {GIFTS} pieces=gr8:1,gr2:c1,gr1:2,sr2a:2,sr1:c2")
    at_gizeh = lines.index(heading(lines, "gr"))
    assert [line[:20].split() for line in lines[at_gizeh + 1 : at_gizeh + 4]] == [
        ["B1", "a2◎", "·3▪"],
        ["·4", "·5◎"],
        ["·6", "·7", "A8+"],
    ]
    at_abou_simbel = lines.index(heading(lines, "sr"))
    assert lines[at_abou_simbel + 1].split("│")[0].split() == ["b1", "B2a", "·2b", "·2c"]
    assert "●●●○ ■□" in next(line for line in lines if "●" in line)


def test_the_covered_stall_stands_beside_the_visible_one_n1_1() -> None:
    lines = at(f"players=3 {GIFTS}")
    start = lines.index(heading(lines, "gr"))
    assert [line.split("│")[1][:18].split() for line in lines[start + 1 : start + 5]] == [
        ["gl", "0", "1◎"], ["2", "3▪"], ["4◎", "5"], ["6", "7+"],
    ]  # fmt: skip


def test_cards_show_the_seal_and_empty_places_and_closed_markets_the_tile_n1_1_n5_9() -> None:
    lines = at(f"players=3 {GIFTS}")
    start = lines.index(heading(lines, "gr"))
    assert [line[40:63].strip() for line in lines[start + 1 : start + 5]] == ["▲ harp ◆", "1 mirror", "2 chair", "3 goldwork"]
    assert "closed tile" in heading(lines, "ll")
    start = lines.index(heading(lines, "ll"))
    assert [line[40:].strip() for line in lines[start + 1 : start + 5]] == ["▲ –", "1 –", "2 –", "3 –"]


def test_markets_closed_for_good_say_so_and_memphis_too_n6_1_n12_7() -> None:
    lines = at(f"players=5 {GIFTS} barred=l tile=g port=harp+1,mirror+1*2")
    assert "closed for good" in heading(lines, "ll")
    assert "closed tile" in heading(lines, "gr")
    assert "Reserve 1◎  closed for good" in heading(lines, "m")
    assert any(line.split() == ["harp", "+1", "mirror", "+1", "mirror", "+1"] for line in (line[:63] for line in lines))


def test_players_show_money_seals_gifts_with_their_points_and_prestige_n1_3_n7_1_n12_1() -> None:
    position = (
        "players=5 deben=6,9,3,11,13 seals=1,0,2,0,0 prestige=1:vizier:6,1:scribe:14 priest=3 "
        f"seat1=harp*2,harp+1,mirror seat2=mirror,papyrus seat3=double,senet {GIFTS}"
    )
    match = Match("nefertiti", 1, position=position)
    lines = [line[64:].strip() for line in drawn(match)]
    outcome = match.score
    first = lines.index(next(line for line in lines if line.startswith("A ")))
    assert lines[first].startswith("A  ▶ Player 1 (human) ─")
    assert lines[first].endswith(f"─ {outcome.points[0]}")
    assert lines[first + 1] == "6 ◎  1 ◆  ●●●  scored 20"
    assert lines[first + 2] == "harp×3+1 30  mirror 8"
    third = lines.index(next(line for line in lines if line.startswith("C ")))
    assert lines[third + 1 : third + 3] == ["3 ◎  2 ◆  ●●●  Priest of Amon", "senet×3 18"]


def test_courses_mark_the_present_one_and_characters_those_still_there_n1_7_n1_8() -> None:
    owners = "seat1=harp seat2=harp neutral=harp,chair"
    text = "\n".join(at(f"players=2 cast=palace-intrigue characters=merchant,merchant,scribe+1,oracle {owners} {GIFTS}"))
    assert "harp 9·7·[5]  chair [9]·7·5  mirror 11·8·6" in text
    assert "senet" not in text  # none with two players, N14.1
    assert "Characters  Merchant×2  Scribe +1  Oracle" in text
    assert "the neutral owner ─" in text


def test_only_the_oracles_player_sees_the_last_cards_n10_1_n15_1() -> None:
    match = Match("nefertiti", 4, {"players": 3, "characters": "palace-intrigue"})
    chance = random.Random(2)
    while "oracle" not in match.legal:
        match.play(chance.choice(match.legal))
    match.play("oracle")
    assert any(line.startswith("The last cards  ") for line in drawn(match))
    while match.state.phase < 5 or match.state.phase >= 10 or match.actor == match.state.oracle:
        match.play("done" if "done" in match.legal else chance.choice(match.legal))
    assert not any(line.startswith("The last cards") for line in drawn(match))


def test_what_can_be_done_is_lit() -> None:
    match = Match("nefertiti", 1, position=f"players=3 seals=1,0,0 seat1=harp {GIFTS}")
    text = "\n".join(drawn(match, colours=True))
    assert "\x1b[32m·1   \x1b[0m" in text  # a free square of an open market
    assert "\x1b[2m·1▪  \x1b[0m" in text  # one under the closed tile
    assert "\x1b[1;32mVizier\x1b[0m" in text
    assert "\x1b[2mScribe +1\x1b[0m" in text  # lies under the others, N1.8


def test_every_action_has_a_heading_and_the_headings_go_with_the_ranges() -> None:
    match = Match("nefertiti", 1)
    groups = {match.game.write_action(action): board(match).group(action) for action in range(ACTION_COUNT)}
    assert len(set(groups.values())) == 11
    expected = {
        "vizier": "Recruit a character", "gl0": "Place a piece", "m8": "Place a piece", "close g": "Close a market",
        "upper": "Take a card", "want cup": "Take a card", "give harp": "Choose a gift of yours", "neutral": "Exchange with",
        "type cup": "Name a type", "at m": "Choose a market", "4 deben": "Take Deben", "card5": "Put the cards in order",
        "half": "Otherwise", "pass": "Otherwise",
    }  # fmt: skip
    assert {name: groups[name] for name in expected} == expected
