"""Nefertiti's table in sentences: what lies where, what it is worth, how it ended, and what cannot be done."""

import re
from random import Random

import pytest

from deben.games import PositionError
from deben.games.nefertiti.board import CHARACTER_NAMES, KIND_NAMES
from deben.games.nefertiti.scoring import SOURCES
from deben.locale import LANGUAGES
from deben.locale.source import entries_of_file
from deben.match import Match, Outcome
from deben.narrate import Narrator
from tests.nefertiti.test_explain import GIFTS, RACE, THREE
from tests.nefertiti.test_position import EXAMPLE, FAULTS

from .test_nefertiti import NAMES, NEFERTITI, complete, sentences

OURS = ("game.ftl", "faults.ftl", "reasons.ftl", "turn.ftl")


def ours(lang: str) -> dict[str, str]:
    """Return every entry of the game's own texts."""
    (folder,) = NEFERTITI.texts(lang)
    return {key: source for name in OURS for key, source in entries_of_file(lang, name, folder).items()}


def test_with_a_view_a_choice_names_the_card() -> None:
    """N5.6, N8.6, N10.7."""
    narrator = Narrator("nefertiti")
    assert (
        narrator.action("lower1", NEFERTITI.read_position(f"{THREE} phase=buy closing=g pieces=gr4:1"))
        == "Buy a mirror from lower place 1"
    )
    assert (
        narrator.action("upper", NEFERTITI.read_position(f"{RACE} phase=trader-gift at=s seat1=necklace"))
        == "Choose a piece of goldwork on the upper place"
    )
    assert narrator.action("upper", NEFERTITI.read_position(THREE)) == "Choose the card on the upper place"


TABLE = """
Gizeh, the right stall, open: Reserve 5 Deben; closes with servants of 3 colours (now 2) or with 4 pieces (now 2).
Bids at Gizeh: 1, 2 coin (Player 3), 3 single card, 4 (Ann), 5 coin, 6, 7, 8 extra card.
Cards at Gizeh: upper harp with a seal, lower 1 mirror, lower 2 empty, lower 3 chair.
Akhet-Aton, the right stall, open: Reserve 0 Deben; closes with three occupied squares in a row, a column or a diagonal; \
most in one line so far: 1.
Bids at Akhet-Aton: 0 (Player 3), 1 coin, 2 single card, 3 coin, 4, 5, 6, 7, 8 extra card.
Cards at Akhet-Aton: upper necklace with a seal, lower 1 chair, lower 2 harp, lower 3 mirror.
Abu Simbel, the right stall, open: Reserve 1 Deben; closes when the occupied bids add up to 17 or more; now: 0.
Bids at Abu Simbel: 1, 2a, 2b, 2c, 3 coin, 6, 7, 12 extra card.
Cards at Abu Simbel: upper goldwork with a seal, lower 1 statuette, lower 2 harp face down, lower 3 chair.
Luxor, the left stall, closed: Reserve 2 Deben.
Cards at Luxor: upper empty, lower 1 empty, lower 2 empty, lower 3 empty.
Values: harp 9 (owners: 1), chair 9 (owners: 0), mirror 11 (owners: 1), statuette 11 (owners: 0), necklace 14 (owners: 1), \
goldwork 14 (owners: 0).
Ann: 6 Deben, seals: 1, servants in hand: 3; gifts: harp, necklace.
Player 2: 9 Deben, seals: 0, servants in hand: 4; gifts: nothing.
Player 3: 10 Deben, seals: 0, servants in hand: 2; gifts: mirror ×2.
Characters to recruit: Vizier, First Merchant, Merchant ×2, High Priest, Royal Maid ×2, Thief, Scribe +3, Scribe +2, \
Scribe +1, Treasurer.
Cards in the deck: 24; seals in the supply: 8.
Out of the game: nothing.
"""


def test_a_position_in_english() -> None:
    """N1.1, N1.7, N4, N15.1: markets with bids and gifts, values, seats, and only the size of what is hidden."""
    lines = Narrator("nefertiti", "en", ["Ann"]).position(NEFERTITI.read_position(EXAMPLE))
    assert lines == TABLE.strip().splitlines()


def test_more_of_a_table_in_english() -> None:
    """N6.1, N10.1, N12.7, N14.1: closed for good, collectors, the neutral owner, the Oracle's knowledge."""
    text = (
        f"players=2 memphis=yes cast=palace-intrigue {GIFTS} barred=g pieces=sr12:1,sr1:c2 neutral=mirror port=harp+1 priest=2 "
        "prestige=1:vizier:6,1:scribe:20 oracle=1 characters=- "
    )
    view = NEFERTITI.read_position(text)
    lines = Narrator("nefertiti", "en", NAMES).position(view)
    for line in (
        "Gizeh, closed for good: Reserve 1 Deben.",
        "Bids at Abu Simbel: 1 (collector of Bob), 2a, 2b, 2c, 3 coin, 6, 7, 12 extra card (Ann).",
        "Memphis, closed to new servants: Reserve 1 Deben; gifts: harp +1.",
        "Bob, collectors in hand: 1.",
        "Ann, prestige scored during play: 26 (Vizier 6, Scribe 20).",
        "Bob keeps the Priest of Amon.",
        "The neutral owner, gifts: mirror.",
        "Characters to recruit: nothing.",
        "Ann knows the last cards of the deck.",
    ):
        assert line in lines
    assert not any("as you know them" in line for line in lines)
    match = Match("nefertiti", 1, position=text)
    assert any("as you know them" in line for line in Narrator("nefertiti").position(match.view(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_powers_and_sources_differ_from_each_other(lang: str) -> None:
    """N1.5, N1.8, N7.3, N10, N11."""
    says = sentences(lang)
    assert len({says.card(kind) for kind in range(len(KIND_NAMES))}) == len(KIND_NAMES)
    assert len({says.character(character) for character in CHARACTER_NAMES}) == len(CHARACTER_NAMES)
    assert len({says.power(character) for character in CHARACTER_NAMES}) == len(CHARACTER_NAMES)
    assert all(complete(says.power(character)) for character in CHARACTER_NAMES)
    assert len({says.source(source) for source in SOURCES}) == len(SOURCES)
    for choice in ("discovery", "advanced", "base", "random", "curse-of-amon", "palace-intrigue", "race-on-the-nile"):
        assert complete(says.texts.text("choice-nefertiti", choice=choice))
    for option in ("players", "stalls", "characters", "memphis"):
        assert complete(says.texts.text(f"option-nefertiti-{option}") + says.texts.text(f"option-nefertiti-{option}.help"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_closing_condition_is_told_with_its_progress(lang: str) -> None:
    """N4.1 to N4.5: on all eight stalls."""
    says = sentences(lang)
    left = NEFERTITI.read_position("players=4 stalls=LLLL tile=g g=- pieces=al0:1,al3:2,sl5a:1,sl7:2,ll3:1")
    right = NEFERTITI.read_position("players=4 stalls=RRRR tile=g g=- pieces=ar0:1,ar4:2,sr12:1,lr3:1,lr4:2,lr5:3")
    gizeh_left = NEFERTITI.read_position("players=4 tile=a stalls=LLLL g=- pieces=gl0:1,gl2:2")
    gizeh_right = NEFERTITI.read_position("players=4 tile=a stalls=RRRR g=- pieces=gr1:1")
    told = [says.closing(view, market) for view in (left, right) for market in (1, 2, 3)]
    told += [says.closing(gizeh_left, 0), says.closing(gizeh_right, 0)]
    assert all(map(complete, told))
    assert len(set(told)) == len(told)
    progress = ["2", "12", "3", "2", "12", "3", "2", "1"]
    assert all(re.search(rf"\b{number}\b", sentence) for number, sentence in zip(progress, told, strict=True))


@pytest.mark.parametrize(
    ("reason", "ranking", "points", "first", "last"),
    [
        ("akhenaton", ((0,), (1,)), (30, 29), "The last market is closed: the game is over.", "Ann wins."),
        (
            "barren",
            ((1,), (0,)),
            (30, 30),
            "Ten closings in a row brought nobody a card: the game is over.",
            "Equal prestige: Bob has more Deben and wins.",
        ),
        ("akhenaton", ((0, 1),), (30, 30), "The last market is closed: the game is over.", "The win is shared: Ann, Bob."),
    ],
)
def test_breakdown(reason: str, ranking: tuple[tuple[int, ...], ...], points: tuple[int, ...], first: str, last: str) -> None:
    """N6.2, N6.3, N7.2, N7.3: why it ended, where the prestige comes from, who wins."""
    parts = {"vizier": 6, "harp": 14, "deben": 4, "seals": 6, "priest-of-amon": 0}
    lines = Narrator("nefertiti", "en", NAMES).breakdown(Outcome(reason, ranking, points, (parts, parts)))
    assert lines[0] == first
    assert lines[1] == "Ann: 30 points (Vizier 6, harp 14, Deben 4, seals 6, Priest of Amon 0)"
    assert lines[3] == last


def test_errors_of_positions_are_told_in_every_language() -> None:
    for _, text in FAULTS:
        with pytest.raises(PositionError) as refused:
            NEFERTITI.read_position(text)
        told = [Narrator("nefertiti", lang).error(refused.value) for lang in LANGUAGES]
        assert all(map(complete, told))
        assert len(set(told)) == len(LANGUAGES)


def test_refusals_are_told_in_the_middle_of_a_match() -> None:
    match, chance = Match("nefertiti", 5, {"players": 3}), Random(5)
    narrator = Narrator("nefertiti", "en", NAMES)
    for _ in range(6):
        match.play(chance.choice(match.legal))
    for action in ("upper", "close g", "vizier", "m1", "roll"):
        refusal = match.refusal(action)
        assert refusal is not None
        assert narrator.refusal(refusal).endswith(")")


def test_french_spaces_before_high_punctuation_do_not_break() -> None:
    for key, source in ours("fr").items():
        text = re.sub(r"^#.*$", "", source, flags=re.MULTILINE)
        assert not re.search(r"\S [;:?!»]|« |\w[;?!]", text), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic(lang: str) -> None:
    for key, source in ours(lang).items():
        assert "'" not in re.sub(r"^#.*$", "", source, flags=re.MULTILINE), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_without_a_name_are_counted(lang: str) -> None:
    narrator = Narrator("nefertiti", lang, ["", "Bob"])
    assert narrator.player(0).endswith(" 1")
    assert narrator.player(1) == "Bob"
    assert len({Narrator("nefertiti", lang).player(seat) for seat in range(5)}) == 5
