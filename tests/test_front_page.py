"""What the package offers to whoever imports it: this list is a promise, and so are the types."""

import asyncio
import random
import subprocess
import sys
from itertools import pairwise
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
        "Analysis", "Bot", "Budget", "Decision", "Game", "History", "Match", "MatchRecord", "Move", "Narrator", "Outcome",
        "RecordError", "Refusal", "Refused", "__version__", "bot", "games", "load", "new", "svg",
    ]  # fmt: skip
    assert set(deben.__all__) <= set(dir(deben))
    assert all(getattr(deben, name) is not None for name in deben.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        deben.nothing  # noqa: B018


def test_a_bot_for_any_match() -> None:
    scribe = deben.bot("scribe")
    for game, options in (("duel", {}), ("nefertiti", {"players": 3}), ("nefertiti", {"players": 2})):
        match = deben.new(game, 7, options)
        assert match.let(scribe, simulations=4).number == 1
    assert repr(scribe) == "<Bot scribe>"
    with pytest.raises(KeyError, match="there is no bot 'nobody'; there are: random, greedy, "):
        deben.bot("nobody")


def test_a_bot_is_asked_by_its_name() -> None:
    match, other = deben.new("duel", 7), deben.new("duel", 7)
    assert match.let("scribe", simulations=50) == other.let(deben.bot("scribe"), simulations=50)
    with pytest.raises(KeyError, match="there is no bot 'nobody'"):
        match.let("nobody")


@pytest.mark.parametrize(("game", "options"), [("duel", {}), ("nefertiti", {"players": 3})])
def test_an_analysis_goes_on_until_nobody_asks(game: str, options: dict[str, int]) -> None:
    match = deben.new(game, 7, options)

    async def asked() -> list[deben.Analysis]:
        found = []
        async for analysis in match.analysing(0.05):
            found.append(analysis)
            if len(found) == 3:
                match.play(match.legal[0])
            if len(found) == 6:
                break
        return found

    found = asyncio.run(asked())
    assert [before.trials < after.trials for before, after in pairwise(found)] == [True] * 5
    assert {analysis.seat for analysis in found} == {0}, "it tells of the moment at which it began"
    assert {line.action for line in found[-1].lines} <= {*deben.new(game, 7, options).legal}


def test_nothing_is_analysed_once_a_match_is_over() -> None:
    match, chance = deben.new("duel", 7), random.Random(1)
    while not match.over:
        match.play(chance.choice(match.legal))

    async def asked() -> deben.Analysis:
        return await anext(match.analysing())

    with pytest.raises(ValueError, match="the match is over"):
        asyncio.run(asked())


def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else() -> None:
    match = deben.new("nefertiti", 7, {"players": 3})
    match.play(match.legal[0])
    decision = match.decision(simulations=5)
    assert decision.view == match.view(match.actor)
    assert list(decision.legal) == match.legal_numbers
    assert decision.past == [move.action_number for move in match.moves]
    assert decision.budget == deben.Budget(simulations=5)


def test_analysis_in_one_line() -> None:
    match = deben.new("duel", 7)
    analysis = match.analyse(simulations=400)
    assert analysis.action == analysis.best.action == analysis.lines[0].action
    assert analysis.best.actions[0] in match.legal
    assert sum(analysis.chances) == pytest.approx(1)
    assert 0 < analysis.doubt < 0.5
    assert analysis.best.chances[0] >= max(line.chances[0] for line in analysis.lines) - 0.01, "the order is of chances as shown"
    assert match.analyse(simulations=400).lines == analysis.lines, "the same again"
    assert analysis.action in repr(analysis)
    assert len(str(analysis).splitlines()) == len(analysis.lines)
    assert f"<b>{analysis.action}</b>" in analysis._repr_html_()


def test_an_analysis_knows_what_the_seat_may_know_d9_1() -> None:
    """Two matches that differ only in what is hidden are analysed alike."""
    one, other = deben.new("duel", 7), deben.new("duel", 7)
    pile = other.position.rpartition("pile=")
    moved = deben.new("duel", 7, position=f"{pile[0]}")
    assert one.view(0) == moved.view(0)
    assert one.state != moved.state
    assert one.analyse(simulations=200).lines == moved.analyse(simulations=200).lines


def test_nothing_is_asked_of_a_match_that_is_over() -> None:
    match = deben.new("duel", 7)
    while not match.over:
        match.play(match.legal[-1])
    for ask in (match.analyse, match.decision, lambda: match.let(deben.bot("random"))):
        with pytest.raises(ValueError, match="nobody decides"):
            ask()


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
