"""Golden matches: small records, replayed to their final breakdown and checked by a clerk who works it out again."""

from functools import cache

import pytest

from deben.games.nefertiti.events import Event
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.state import Phase
from deben.kernel.executor import PythonExecutor
from deben.match import Match, MatchRecord, read_record
from tests.golden import written

from .golden_matches import FOLDER, GOLDEN, STALLS, Story, told
from .reference import CHARACTERS, Clerk

EXECUTOR = PythonExecutor(GAME.rules)


def text_of(name: str) -> str:
    """Return the text of a golden file."""
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


@cache
def record_of(name: str) -> MatchRecord:
    """Return the record in a golden file."""
    return read_record(text_of(name))


@cache
def story_of(name: str) -> Story:
    """Return a golden match step by step."""
    record = record_of(name)
    actions = iter(record.actions)
    return told(EXECUTOR, record.options, record.seed, lambda *_: next(actions, None))


@pytest.mark.parametrize("name", GOLDEN)
def test_the_stored_outcome_is_reached(name: str) -> None:
    """N7: the record replays, every action legal, to the breakdown stored in it; and it is small enough to read."""
    match = Match.load(record_of(name))
    assert match.over
    assert record_of(name).outcome == match.outcome
    assert written(match) == text_of(name)
    assert len(text_of(name)) < 4_500


@pytest.mark.parametrize("name", GOLDEN)
def test_the_clerk_agrees(name: str) -> None:
    """N1.3, N5, N7, N8, N10, N14: every payment, every score in play, the final breakdown and the ranking, worked out again."""
    story, outcome = story_of(name), record_of(name).outcome
    clerk = Clerk(story.end.players, bool(story.end.memphis))
    for step in story.steps:
        clerk.follow(step.action, step.events)
    assert outcome is not None
    assert outcome.breakdown == tuple(clerk.result())
    assert outcome.points == tuple(sum(part.values()) for part in clerk.result())
    assert outcome.ranking == clerk.ranking()
    assert clerk.reserves == story.end.reserves.tolist()[: len(clerk.reserves)]


@pytest.mark.parametrize("name", GOLDEN)
def test_each_shows_what_it_is_kept_for(name: str) -> None:
    """The purposes name the clauses; the feature is really in the match, and its options are the ones named."""
    assert GOLDEN[name].feature(story_of(name)), GOLDEN[name].purpose
    assert GAME.options(GOLDEN[name].options) == GAME.options(record_of(name).options)


def test_every_file_has_a_purpose() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GOLDEN)
    assert len(GOLDEN) >= 30
    assert len({record_of(name).seed for name in GOLDEN}) == len(GOLDEN), "no match is there twice"


def test_ends() -> None:
    """N6.2, N6.3, N7.2: both reasons to end, a tie broken by Deben, a shared win."""
    reasons = {name: outcome.reason for name in GOLDEN if (outcome := record_of(name).outcome)}
    assert reasons["barren-end"] == "barren"
    assert reasons["two-players"] == "akhenaton"
    shared, broken = record_of("shared-win").outcome, record_of("tie-broken-by-deben").outcome
    assert shared is not None
    assert len(shared.winners) > 1
    assert broken is not None
    assert len(broken.winners) == 1
    assert sorted(broken.points)[-2] == max(broken.points)


def test_together_they_reach_every_phase_and_every_kind_of_event() -> None:
    """N3 to N14: every phase in which somebody decides, every event, every character, every stall closed by its condition."""
    steps = [step for name in GOLDEN for step in story_of(name).steps]
    assert {step.before.phase for step in steps} | {Phase.OVER} == {*Phase} - {Phase.GO_ON}
    kinds = {event.kind for step in steps for event in step.events}
    assert kinds == {kind.name.lower().replace("_", "-") for kind in Event}
    assert {CHARACTERS[event["character"]] for step in steps for event in step.of("recruited")} == {*CHARACTERS}
    assert {story_of(name).end.players for name in GOLDEN} == {2, 3, 4, 5}
    assert {*STALLS} <= {*GOLDEN}
