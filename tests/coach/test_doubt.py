"""The order of choices, their doubt, and what is one: what the coach says never contradicts its own figures."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deben.analysis.alike import same_things
from deben.analysis.doubt import NOISE, about_equal, hundredths, in_order, is_settled, mean, win_error
from deben.coach import Commentator, Judgement, analyse, coach_for
from deben.match import History, Match
from deben.narrate import Narrator

from ..duel.tables import table
from ..nefertiti.table import table as nefertiti_table
from .scripted import Scripted, judged

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = json.loads((HERE / "doubt.json").read_text())
ALIKE: list[dict[str, Any]] = json.loads((HERE / "alike.json").read_text())
LOAD = "boats=oc5t3/c6ot1/c7c8c9/c10c11c12/t1t2t2/t4lo port=NA./.../... N=c4"


@dataclass(frozen=True)
class Named:
    """An action of the fixture."""

    name: str
    wins: Any
    win_errors: Any
    ahead: float
    unsure: float = 0.0

    def lead_error(self, seat: int) -> float:  # noqa: ARG002
        """Return how sure that is."""
        return self.unsure

    def lead(self, seat: int) -> float:
        """Return by how much it is ahead."""
        return self.ahead if seat == 0 else -self.ahead


def named(name: str, lead: float, looks: list[tuple[int, float]], lead_error: float = 0.0) -> Named:
    """Return what an action of the fixture comes to."""
    trials, won = np.array([trials for trials, _ in looks]), np.array([[won, 1 - won] for _, won in looks])
    return Named(name, mean(won, trials), win_error(won, trials), lead, lead_error)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_order_and_doubt_are_those_of_the_page(case: dict[str, Any]) -> None:
    order = in_order([named(name, **action) for name, action in case["actions"].items()], 0)
    assert [each.name for each in order] == case["order"]
    assert [each.name for each in order[1:] if about_equal(order[0], each, 0)] == case["equal"]
    assert [each.name for each in order if is_settled(order[0], each, 0)] == case.get("settled", [])
    assert {each.name: round(float(each.win_errors[0]), 4) for each in order} == case["errors"]


class Preferring(Scripted):
    """Tries most what it wrote down first, as a search does that goes by more than the chance to win."""

    def promising(self, view: Any, legal: Sequence[int], most: int, share: float, seed: int) -> list[int]:  # noqa: ARG002
        """Return the actions in the order in which they were written down."""
        return [action for action in map(self.game.read_action, self.wins) if action in legal][:most]


def test_what_is_tried_most_is_not_told_first_when_it_is_worse() -> None:
    """Seen at the first decision of a Duel: 37 % above 52, 51 and 47 %."""
    search = Preferring("duel", 2, {"b2": 0.37, "a1": 0.52, "c1": 0.51, "c3": 0.47}, {})
    decision = judged(search, Match("duel", 5).state, "b2")
    assert [choice.action for choice in decision.choices] == ["a1", "c1", "c3", "b2"]
    assert [choice.equal for choice in decision.choices] == [False, True, False, False]
    assert decision.choices[1].loss == 0, "what may be nothing costs nothing"


def test_equal_bids_on_an_empty_stall_are_one() -> None:
    """Seen at 53 % and 36 %: two squares of the same bid on an empty stall."""
    empty = nefertiti_table(3, deben=[9, 9, 9])
    wins = {"sr2a": 0.53, "sr2b": 0.36, "gr1": 0.4, "gr4": 0.3, "ar0": 0.2, "sr7": 0.3}
    choices = judged(Scripted("nefertiti", 3, wins, {}), empty.state).choices
    assert [(choice.action, choice.same) for choice in choices][:2] == [("sr2a", ["sr2b", "sr2c"]), ("gr1", [])]
    played = judged(Scripted("nefertiti", 3, wins, {}), empty.state, "sr2b").played
    assert played is not None
    assert (played.action, played.same) == ("sr2b", ["sr2a", "sr2c"]), "what was played stands for them"
    taken = nefertiti_table(3, pieces="sr7:1", deben=[9, 9, 9])
    found = [choice.action for choice in judged(Scripted("nefertiti", 3, wins, {}), taken.state).choices]
    assert {"sr2a", "sr2b"} <= set(found), "others stand there: the order counts"


@pytest.mark.parametrize("case", ALIKE, ids=lambda case: case["about"])
def test_what_is_the_same_thing_is_so_on_the_page_too(case: dict[str, Any]) -> None:
    match = Match(case["game"], 1, position=case["position"])
    things = same_things(match.game, match.view(match.actor), match.legal_numbers)
    found = [[match.game.write_action(action) for action in (thing, *others)] for thing, others in things.items() if others]
    assert found == case["groups"]


def test_exchanges_of_equal_tokens_change_nothing() -> None:
    match = Match("duel", 1, position=ALIKE[0]["position"])
    after = [match.copy() for _ in ALIKE[0]["groups"][0]]
    for copy, action in zip(after, ALIKE[0]["groups"][0], strict=True):
        copy.play(action)
    assert len({copy.state.to_bytes() for copy in after}) == 1


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["same result: sr2b", "about equal: gr1"]),
        ("fr", ["revient au même\u00a0: sr2b", "à peu près égales\u00a0: gr1"]),
        ("it", ["è lo stesso: sr2b", "circa pari: gr1"]),
    ],
)
def test_what_is_beside_the_best_is_told(lang: str, sentences: list[str]) -> None:
    match = nefertiti_table(3, deben=[9, 9, 9])
    decision = judged(Scripted("nefertiti", 3, {"sr2a": 0.41, "gr1": 0.4, "gr4": 0.3, "ar0": 0.2, "sr7": 0.3}, {}), match.state)
    told = Commentator(Narrator("nefertiti", lang)).beside(decision, match.state)
    assert [text.startswith(start) for text, start in zip(told, sentences, strict=True)] == [True, True], told


def test_a_chance_is_told_with_its_doubt_where_that_matters() -> None:
    search = Scripted("duel", 2, {"x1": 0.62, "c1": 0.3}, {})
    sure = judged(search, table(LOAD).state).choices[0]
    search.trials = 30
    open_ = judged(search, table(LOAD).state).choices[0]
    commentator = Commentator(Narrator("duel", "en"))
    assert commentator.chance(sure, 0) == "62 %"
    assert commentator.chance(open_, 0).startswith("62 % ± ")


# Whole matches


def contradictions(decisions: Iterator[Judgement]) -> Iterator[str]:
    """Yield every place where a judgement contradicts its own figures."""
    for decision in decisions:
        best, *others = decision.choices
        chance = {choice.action: choice.worth.wins[decision.seat] for choice in decision.choices}
        shown = [hundredths(chance[choice.action]) for choice in decision.choices]
        if shown != sorted(shown, reverse=True):
            yield f"{decision.number}: told in another order than {shown}"
        if decision.played is not None:
            others.append(decision.played)
        for other in others:
            ahead = other.worth.wins[decision.seat] - best.worth.wins[decision.seat]
            if ahead > max(0.01, NOISE * float(np.hypot(best.error, other.error))):
                yield f"{decision.number}: {other.action} is {ahead} better than {best.action}"
            if other.equal and (other.loss or other.mark != "sound"):
                yield f"{decision.number}: {other.action} is about equal and still costs {other.loss}"
        names = [action for choice in decision.choices for action in (choice.action, *choice.same)]
        if len(names) != len(set(names)):
            yield f"{decision.number}: one thing told twice in {names}"


def played_out(game: str, seed: int, options: dict[str, Any]) -> History:
    """Return a match played to its end by a fixed kind of choice."""
    match = Match(game, seed, options)
    while not match.over:
        match.play(match.legal[7 * len(match.moves) % len(match.legal)])
    return History.of(match.record())


MATCHES = [("duel", {}), ("nefertiti", {"players": 2}), ("nefertiti", {"players": 4})]


@pytest.mark.parametrize(("game", "options"), MATCHES)
def test_whole_matches_are_told_without_contradiction(game: str, options: dict[str, Any]) -> None:
    history = played_out(game, 5, options)
    coach = coach_for(game, history.executor, history.seats, None, simulations=200)
    assert list(contradictions(analyse(coach, history))) == []


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "options"), MATCHES)
def test_whole_matches_looked_at_for_long(game: str, options: dict[str, Any], seed: int) -> None:
    history = played_out(game, seed, options)
    coach = coach_for(game, history.executor, history.seats, 0.5)
    assert list(contradictions(analyse(coach, history, seed=seed))) == []
