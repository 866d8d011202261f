"""Decisions judged: marks, chances, lines, what a seat may know, and the course of a match."""

from typing import Any

import msgspec
import numpy as np
import pytest

from deben.analysis import tree_search
from deben.analysis.consequences import consequences
from deben.analysis.estimate import estimate_best
from deben.bots import Budget
from deben.coach import (
    Coach,
    Commentator,
    Judgement,
    analyse,
    coach_for,
    course,
    final_worth,
    question_at,
    questions_of,
)
from deben.coach.chart import mean_worth
from deben.coach.marks import mark_by_chance, mark_by_points
from deben.coach.model import Worth
from deben.games import game_named
from deben.games.nefertiti.board import KIND_NAMES
from deben.games.nefertiti.rooms.analysis import thing_of
from deben.kernel.executor import PythonExecutor
from deben.match import History, Match
from deben.narrate import Narrator

from ..duel.tables import table
from ..nefertiti.table import table as nefertiti_table
from .scripted import Scripted, judged, question

LOAD = "boats=oc5t3/c6ot1/c7c8c9/c10c11c12/t1t2t2/t4lo port=NA./.../... N=c4"
WINS = {"x1": 0.62, "c1": 0.6, "b2": 0.55, "a2": 0.5, "c3": 0.3}


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.03, 0.001, "sound"), (0.05, 0.01, "slip"), (0.12, 0.01, "mistake"), (0.3, 0.01, "blunder"), (0.3, 0.2, "sound"),
    ],
)  # fmt: skip
def test_marks_go_by_what_is_lost_and_how_sure_that_is(loss: float, error: float, mark: str) -> None:
    assert mark_by_chance(loss, error) == mark


@pytest.mark.parametrize(("lost", "mark"), [(0.8, "sound"), (4.0, "slip"), (30.0, "mistake")])
def test_where_the_winner_is_certain_marks_go_by_points_and_none_is_a_blunder(lost: float, mark: str) -> None:
    assert mark_by_points(lost, 0.5) == mark


def test_a_cost_of_no_chance_is_no_mistake() -> None:
    """Points alone are none as long as there is something to win: here the lead is bought with them."""
    points = {"x1": {(0, "chamber"): 40.0}, "c3": {(0, "chamber"): 10.0}}
    decision = judged(Scripted("duel", 2, {"x1": 0.5, "c1": 0.495, "c3": 0.494}, points), table(LOAD).state, "c3")
    assert decision.played is not None
    assert (decision.played.mark, decision.played.settled, decision.played.equal) == ("sound", False, True)


@pytest.mark.parametrize("chance", [0.0, 0.003, 0.998, 1.0])
def test_where_nothing_is_left_to_win_or_to_lose_the_coach_speaks_of_points(chance: float) -> None:
    """Met in a match that was lost at move 20: "You unloaded boat 2 −0 %", and every choice 0 % and about equal."""
    points = {
        "x1": {(0, "chamber"): 30.0},
        "c1": {(0, "chamber"): 29.8},
        "b2": {(0, "chamber"): 26.0},
        "c3": {(0, "chamber"): 11.0},
    }
    decision = judged(Scripted("duel", 2, dict.fromkeys(("x1", "c1", "b2", "c3"), chance), points), table(LOAD).state, "c3")
    played = decision.played
    assert played is not None
    assert decision.settled
    assert [(choice.action, choice.mark, choice.equal) for choice in decision.choices] == [
        ("x1", "best", False), ("c1", "sound", True), ("b2", "slip", False), ("c3", "mistake", False),
    ]  # fmt: skip
    assert (played.settled, played.loss, played.points_lost) == (True, 0.0, 19.0)


@pytest.mark.parametrize(
    ("lang", "cost", "before", "after"),
    [
        ("en", "19 points of lead", "20 points ahead", "1.0 points ahead"),
        ("fr", "19 points d’avance", "20 points d’avance", "1,0 points d’avance"),
        ("it", "19 punti di vantaggio", "20 punti di vantaggio", "1,0 punti di vantaggio"),
    ],
)
def test_points_of_lead_in_words(lang: str, cost: str, before: str, after: str) -> None:
    points = {"x1": {(0, "chamber"): 30.0}, "c3": {(0, "chamber"): 11.0}}
    decision = judged(Scripted("duel", 2, {"x1": 0.0, "c3": 0.0}, points), table(LOAD).state, "c3")
    commentator = Commentator(Narrator("duel", lang))
    best, played = decision.choices[0], decision.played
    assert played is not None
    assert commentator.cost(played) == cost
    assert [commentator.worth(choice, 0, settled=decision.settled) for choice in (best, played)] == [before, after]


def test_with_chances_the_coach_speaks_of_chances() -> None:
    decision = judged(Scripted("duel", 2, {"x1": 1.0, "c3": 0.6}, {}), table(LOAD).state, "c3")
    commentator = Commentator(Narrator("duel", "en"))
    assert decision.played is not None
    assert not decision.settled, "one choice gives the win away"
    assert commentator.cost(decision.played) == "40 %"
    assert commentator.worth(decision.choices[0], 0, settled=decision.settled) == "100 %"


def test_the_best_few_and_the_one_that_was_played() -> None:
    search = Scripted("duel", 2, WINS, {})
    decision = judged(search, table(LOAD).state, "c3")
    assert [choice.action for choice in decision.choices] == ["x1", "c1", "b2", "a2"]
    assert [choice.mark for choice in decision.choices] == ["best", "sound", "slip", "mistake"]
    assert decision.played is not None
    assert (decision.played.action, decision.played.mark, decision.played.loss) == ("c3", "blunder", 0.32)
    assert decision.worth.wins == [0.62, 0.38]
    assert decision.worth.points == [60.0, 60.0]
    looks = {action: search.looks.count(action) for action in search.looks}
    assert looks["a2"] == looks["b2"] == 4, "each gets the first looks"
    assert looks["x1"] == looks["c3"] > 4, "further ones go to the best and the one that was played"


def test_an_open_decision_has_no_played_action_and_still_reasons() -> None:
    points = {"x1": {(0, "chamber"): 14.0}}
    decision = judged(Scripted("duel", 2, WINS, points), table(LOAD).state)
    assert decision.played is None
    assert [because.code for because in decision.choices[0].pro] == ["run"]
    assert decision.choices[0].against == "c1", "the next best"


def test_a_next_best_that_makes_no_difference_is_passed_over() -> None:
    points = {"x1": {(0, "chamber"): 14.0}, "c1": {(0, "chamber"): 14.0}}
    best = judged(Scripted("duel", 2, WINS, points), table(LOAD).state).choices[0]
    assert (best.against, [because.code for because in best.pro]) == ("b2", ["run"])


def test_a_line_is_told_as_far_as_it_is_possible_whatever_is_hidden() -> None:
    search = Scripted("duel", 2, WINS, {})
    search.lines = {"c1": ("a2", "x1", "xc", "b3"), "x1": ("b2", "b2")}
    best, second = judged(search, table(LOAD).state).choices[:2]
    assert (second.line, second.line_seats) == (["a2", "x1", "xc", "b3"][: len(second.line)], [1, 0, 1, 0][: len(second.line)])
    assert len(second.line) >= 2
    assert best.line == ["b2"], "nobody can place where a pawn stands"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bruno: Take the burial chamber 6 from slot 1 of boat 2 (2:1)"),
        ("fr", "Bruno\u00a0: Prendre la chambre funéraire 6 à l’emplacement 1 du bateau 2 (2:1)"),
        ("it", "Bruno: Prendere la camera funeraria 6 dallo spazio 1 della barca 2 (2:1)"),
    ],
)
def test_a_line_is_told_in_words_with_what_it_takes(lang: str, sentence: str) -> None:
    search = Scripted("duel", 2, WINS, {})
    search.lines = {"x1": ("take", "2:1", "b2")}
    best = judged(search, table(f"{LOAD} A=T").state).choices[0]
    assert best.line_things == [None, "c6", None]
    told = Commentator(Narrator("duel", lang, ("Anna", "Bruno"))).line(best)
    assert (len(told), told[1]) == (3, sentence)
    older = msgspec.structs.replace(best, line_things=[])
    assert len(Commentator(Narrator("duel", lang)).line(older)) == 3, "what was kept before things were told"


def test_a_gift_in_a_line_is_named() -> None:
    """The servant on gr1 closes Gizeh, and the best bidder takes gifts."""
    game = game_named("nefertiti")
    executor = PythonExecutor(game.rules)
    view = executor.view(nefertiti_table(3, pieces="gr4:2,gr7:3", deben=[9, 9, 9]).state, 0)
    for place in ("upper", "lower1"):
        found = consequences(game, executor, view, game.read_action("gr1"), [game.read_action(place)], 1)
        (taken,) = (event for event in found.line_events if event.kind == "taken")
        assert found.line_things == (KIND_NAMES[taken.params["kind"]],)
        assert thing_of(found.later, game.read_action("gr4")) is None, "a servant takes nothing"


def test_looks_that_disagree_make_a_large_error() -> None:
    view = table(LOAD).view(0)
    legal = PythonExecutor(game_named("duel").rules).legal(view)
    things = dict.fromkeys(legal, ())
    calm = estimate_best(Scripted("duel", 2, WINS, {}), view, 0, things, [], 0)[0]
    wild = estimate_best(Scripted("duel", 2, WINS, {}, noise=10.0), view, 0, things, [], 0)[0]
    assert wild.win_errors[0] > 5 * calm.win_errors[0]
    assert np.isclose(wild.wins.sum(), 1)


def test_a_coach_gets_a_view_and_nothing_else() -> None:
    """Law 3: what a seat cannot know changes nothing."""
    executor = PythonExecutor(game_named("duel").rules)
    coach = coach_for("duel", executor, 2, None, simulations=80)
    start = Match("duel", 5)
    start.play("b2")
    other = Match("duel", 5)
    other.play("b2")
    pile = other.state.pile.tolist()
    for i, face in enumerate(reversed(pile[other.state.drawn :])):
        other.state.pile[other.state.drawn + i] = face
    assert other.state.to_bytes() != start.state.to_bytes()
    one, two = (coach.judge(question("duel", match.state), 3) for match in (start, other))
    assert one == two
    assert isinstance(one, Judgement)


def short_match() -> Match:
    """Return the end of a match: two boats are left, so it is over soon."""
    return table("boats=-/c5t3o/-/-/-/t4lo port=NA./NA./... pile=- warehouse=- N=c4 A=o*3", "x2")


def test_every_decision_of_a_match_as_its_seat_saw_it() -> None:
    match = Match("duel", 9)
    for action in ("b2", "a1", "c3"):
        match.play(action)
    moments = list(questions_of(History.of(match.record())))
    assert [(each.number, each.seat) for each in moments] == [(1, 0), (2, 1), (3, 0), (4, 1)]
    assert [each.played is None for each in moments] == [False, False, False, True]
    back = Match("duel", 9)
    assert moments[0].view == back.view(0).to_bytes()
    back.play("b2")
    assert moments[1].view == back.view(1).to_bytes() == question_at(History.of(match.record()), 2).view


def test_the_end_of_a_match_is_seen_by_the_search_itself() -> None:
    match = short_match()
    assert match.over
    history = History.of(match.record())
    coach = coach_for("duel", PythonExecutor(match.game.rules), 2, None, simulations=60)
    decisions = list(analyse(coach, history))
    assert [decision.number for decision in decisions] == [1]
    assert match.outcome is not None
    played = decisions[0].played
    assert played is not None
    assert played.worth == final_worth_rounded(match), "the action ends the match, so nothing about it is uncertain"
    found = course(decisions, final_worth(match.outcome))
    assert sorted(found) == [0, 1]
    assert found[1].wins == final_worth(match.outcome).wins
    assert not list(analyse(coach, history, seats={1}))
    assert msgspec.json.decode(msgspec.json.encode(decisions[0]), type=Judgement) == decisions[0]


def final_worth_rounded(match: Match) -> Any:
    """Return the end with only those sources that brought somebody something, as the coach tells it."""
    assert match.outcome is not None
    end = final_worth(match.outcome)
    shown = [source for source in end.breakdown[0] if any(part[source] for part in end.breakdown)]
    return msgspec.structs.replace(end, breakdown=[{source: part[source] for source in shown} for part in end.breakdown])


def test_the_course_of_a_match_is_the_mean_of_both_looks_at_a_moment() -> None:
    match = Match("duel", 9)
    match.play("b2")
    match.play("a1")
    coach = Coach("duel", match.executor, Scripted("duel", 2, {"b2": 0.6, "a1": 0.7, "c3": 0.2}, {}))
    found = course(analyse(coach, History.of(match.record())))
    assert [round(worth.wins[0], 3) for worth in found.values()] == [0.7, 0.45, 0.25]


def test_a_mean_keeps_the_sources_of_every_look() -> None:
    looks = [Worth([1.0], [10.0], [{"deben": 10.0}]), Worth([0.0], [12.0], [{"deben": 10.0, "vizier": 2.0}])]
    assert mean_worth(looks) == Worth([0.5], [11.0], [{"deben": 10.0, "vizier": 1.0}])


def test_a_look_ends_where_the_tree_can_count_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_search, "MOST_VISITS", 5)
    match = Match("duel", 5)
    for budget in (Budget(simulations=80), Budget(seconds=600)):
        search = tree_search.TreeSearch(match.game, match.executor, 2, budget)
        assert search.look(match.view(0), match.legal_numbers[0], 1.0, 1).trials == 5
