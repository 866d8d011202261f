"""What a table can choose, and what is said about a choice that cannot be (N1.4, N2.1, N9, N13, N14)."""

from typing import Any

import pytest

from deben.games import OptionsError, game_named
from deben.games.nefertiti.board import CHARACTER_NAMES, START_SERVANTS
from deben.games.nefertiti.options import Options
from deben.locale import LANGUAGES
from deben.match import Match
from deben.narrate import Narrator

from .walks import OPTION_SETS

NEFERTITI = game_named("nefertiti")
MAIDS = "royal-maid,royal-maid"
ERRORS = [
    ("nefertiti-players", {"players": 1}, {"players": 1}),
    ("nefertiti-players", {"players": 6}, {"players": 6}),
    ("nefertiti-five-need-memphis", {"players": 5, "memphis": False}, {}),
    ("nefertiti-stalls", {"stalls": "LRL"}, {"given": "LRL"}),
    ("nefertiti-stalls", {"stalls": "LRLM"}, {"given": "LRLM"}),
    ("nefertiti-stalls", {"stalls": "beginners"}, {"given": "beginners"}),
    ("nefertiti-character", {"characters": "pharaoh"}, {"given": "pharaoh"}),
    ("nefertiti-character", {"characters": "scribe+3"}, {"given": "scribe+3"}),
    ("nefertiti-character-copies", {"characters": f"{MAIDS},royal-maid,oracle,trader,thief"}, {"given": "royal-maid"}),
    ("nefertiti-character-copies", {"characters": "oracle,oracle"}, {"given": "oracle"}),
    ("nefertiti-character-count", {"characters": "oracle,trader"}, {"count": 2}),
    ("nefertiti-character-count", {"characters": f"{MAIDS},oracle,trader,thief,beggar,vizier"}, {"count": 7}),
    ("malformed-options", {"player": 4}, {"detail": "Object contains unknown field `player`"}),
    ("malformed-options", {"players": "four"}, {"detail": "Expected `int`, got `str` - at `$.players`"}),
]


@pytest.mark.parametrize(("code", "given", "params"), ERRORS)
def test_an_impossible_choice_is_refused_in_every_language(code: str, given: dict[str, Any], params: dict[str, Any]) -> None:
    """N2.1, N9.1, N9.2."""
    with pytest.raises(OptionsError) as refused:
        NEFERTITI.options(given)
    assert (refused.value.code, refused.value.params) == (code, params)
    told = [Narrator("nefertiti", lang).error(refused.value) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(str(value) in sentence for sentence in told for value in params.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_n9_2_every_number_of_players_has_a_default_for_a_first_match(players: int) -> None:
    """N9.2, N13.1: discovery stalls and the base characters; Memphis with five only."""
    options = NEFERTITI.options({"players": players})
    assert options == Options(players, "discovery", "base", players == 5)
    match = Match("nefertiti", 1, options)
    assert match.seats == players
    assert match.state.servants[0] == START_SERVANTS[players - 2]
    assert match.legal


@pytest.mark.parametrize(
    "given", [*OPTION_SETS, {}, {"stalls": "RRRR"}, {"characters": f"{MAIDS},thief,vizier,oracle,beggar"}], ids=str
)
def test_a_state_holds_its_options_from_first_to_last(given: dict[str, Any]) -> None:
    options = NEFERTITI.options(given)
    assert NEFERTITI.options(options) == options
    assert NEFERTITI.options_of(NEFERTITI.blank(options)) == options
    match = Match("nefertiti", 3, options)
    while len(match.moves) < 40:
        match.play(match.legal[-1])
    assert NEFERTITI.options_of(match.state) == NEFERTITI.options_of(match.view(0)) == options


def test_options_are_read_in_any_case_and_names_put_in_order() -> None:
    """N9.1."""
    assert NEFERTITI.options(Options(stalls="Advanced")).stalls == "advanced"
    assert NEFERTITI.options(Options(stalls="lrlr")).stalls == "LRLR"
    assert NEFERTITI.options(Options(characters=" Palace-Intrigue ")).characters == "palace-intrigue"
    named = NEFERTITI.options(Options(characters=f"trader, oracle,{MAIDS}, thief,vizier")).characters
    assert named == "vizier,royal-maid,royal-maid,thief,oracle,trader"


def test_n1_4_seals_are_fourteen_with_any_part_of_the_expansion() -> None:
    """N1.4: also when the six drawn or named are those of the base game."""
    base_by_name = f"vizier,high-priest,{MAIDS},thief,treasurer"
    cases: list[tuple[dict[str, Any], int]] = [({}, 12), ({"players": 3}, 12), ({"players": 2}, 14), ({"players": 5}, 14)]
    cases.append(({"memphis": True}, 14))
    cases += [({"characters": "random"}, 14), ({"characters": base_by_name}, 14), ({"characters": "curse-of-amon"}, 14)]
    for given, seals in cases:
        assert NEFERTITI.blank(NEFERTITI.options(given)).supply == seals, given


def test_n9_1_scenarios_and_names_choose_six_besides_the_stacks() -> None:
    """N9.1, N2.4, N14.1: the stacks lose Scribes with two and three players."""
    state = NEFERTITI.blank(NEFERTITI.options({"players": 3, "characters": "palace-intrigue"}))
    counts = dict(zip(CHARACTER_NAMES, state.characters.tolist(), strict=True))
    assert {name: count for name, count in counts.items() if count} == {
        "first-merchant": 1, "merchant": 2, "royal-maid": 2, "scribe+3": 1, "scribe+2": 1, "scribe+1": 1,
        "oracle": 1, "merchant-of-amon": 1, "royal-scribe": 1, "travelling-thief": 1,
    }  # fmt: skip
