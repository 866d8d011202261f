"""What the package offers to whoever imports it: this list is a promise, and so are the types."""

import subprocess
import sys
from typing import assert_type

import pytest

import deben
from deben.games.duel.game import GAME as DUEL
from deben.games.duel.state import State as DuelState
from deben.games.nefertiti.game import GAME as NEFERTITI
from deben.games.nefertiti.state import State as NefertitiState
from deben.match import History, Match


def test_the_names_of_the_package() -> None:
    assert deben.__all__ == [
        "Bot", "Budget", "Decision", "Game", "History", "Match", "MatchRecord", "Move", "Narrator", "Outcome", "RecordError",
        "Refusal", "Refused", "__version__", "bot", "games", "load", "new",
    ]  # fmt: skip
    assert set(deben.__all__) <= set(dir(deben))
    assert all(getattr(deben, name) is not None for name in deben.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        deben.nothing  # noqa: B018


def test_a_bot_for_a_match() -> None:
    match = deben.new("duel", 7)
    decision = deben.Decision(match.view(match.actor), match.legal_numbers, deben.Budget(simulations=4))
    assert match.play(deben.bot("scribe", match).choose(decision)).number == 1
    with pytest.raises(KeyError, match="there is no bot 'nobody'; there are: random, greedy, "):
        deben.bot("nobody", match)


@pytest.mark.parametrize("name", ["Bot", "Game", "Match", "Narrator", "games"])
def test_a_fresh_import_finds_the_rooms(name: str) -> None:
    """Rooms are imported late: a name of one must not depend on what another one imported before."""
    subprocess.run([sys.executable, "-c", f"import deben; deben.{name}"], check=True)


def test_states_and_views_have_the_type_of_their_game() -> None:
    """Type checkers read this too (``make lint``): a match that is made from a game knows what its views are."""
    duel, nefertiti = deben.new(DUEL, 7), Match(NEFERTITI, 7)
    assert_type(duel, Match[DuelState])
    assert_type(duel.state, DuelState)
    assert_type(duel.view(0), DuelState)
    assert_type(duel.copy().view(), DuelState)
    assert_type(History(duel, ["a1"]).view(1), DuelState)
    assert_type(DUEL.read_position(duel.position), DuelState)
    assert_type(nefertiti.view(0), NefertitiState)
    assert isinstance(duel.view(0), DuelState)
    assert isinstance(History(duel, ["a1"]).view(1), DuelState)
    assert isinstance(nefertiti.view(0), NefertitiState)
