"""Checks of what is shown: texts that rule functions write, true to the match and to what a seat may know."""

import json
from typing import Any

import msgspec

from ..games.contract import Game
from ..kernel.chance import new_chance
from ..kernel.contract import Rules, show_view
from ..kernel.executor import Executor
from ..kernel.show.presenter import Presenter
from ..match import Match
from .walk import SPECTATOR, require, walk

__all__ = ["agree_on_texts", "check_shown", "is_shown"]

PACE = 8
"""Plain Python takes its time to write: every eighth moment, and the last one, is looked at."""


def is_shown(rules: Rules) -> bool:
    """Return whether a game has texts at all: rules that nobody looks at may leave them out."""
    return rules.show_view is not show_view


def check_shown(game: Game, options: Any, seed: int) -> None:
    """Check that views hide what they must, and that scores, actions and events say what the match says."""
    before: Any = None
    for match in walk(game, options, seed):
        presenter = Presenter(match.executor)
        if len(match.moves) % PACE == 0 or match.over:
            _check_views(presenter, match, seed)
            _check_scores(presenter, match)
            _check_actions(presenter, match)
            if before is not None:
                _check_events(presenter, match, before)
        before = match.state.copy()


def _check_views(presenter: Presenter, match: Match, seed: int) -> None:
    for seat in (SPECTATOR, len(match.moves) % match.seats):
        owner = None if seat == SPECTATOR else seat
        shown = presenter.moment(match.state, owner)
        require(type(json.loads(shown.text)) is dict, "no object is shown to seat", seat)
        require(shown.view == match.view(owner), "another view is shown than that of seat", seat)
        require(presenter.view_text(shown.view, owner) == shown.text, "a view is shown otherwise than its state to seat", seat)
        other = match.executor.resample(shown.view, new_chance(seed))
        require(presenter.view_text(other, owner) == shown.text, "what is shown to seat", seat, "says what it cannot know")


def _check_scores(presenter: Presenter, match: Match) -> None:
    score = match.outcome or match.score
    wanted = msgspec.json.decode(msgspec.json.encode(score))
    found = json.loads(presenter.scores_text(match.state, final=match.over))
    require(found == wanted, "scores are shown as", found, "and are", wanted)


def _check_actions(presenter: Presenter, match: Match) -> None:
    shown = json.loads(presenter.legal_text(match.view(match.actor), match.legal_numbers))
    require([each["action"] for each in shown] == match.legal, "other actions are shown than", match.legal)
    for action, each in zip(match.legal_numbers, shown, strict=True):
        plain = json.loads(presenter.plain_text(action))
        require(
            plain["action"] == each["action"] and "kind" in plain, "an action is shown as", each, "and without a view as", plain
        )


def _check_events(presenter: Presenter, match: Match, before: Any) -> None:
    events = match.moves[-1].events
    shown = json.loads(presenter.events_text(before, [match.game.event_row(event) for event in events]))
    wanted = [(event.kind, [*event.params]) for event in events]
    require([(each["kind"], [*each["params"]]) for each in shown] == wanted, "events are shown as", shown)


def agree_on_texts(plain: Executor, other: Executor, state: Any, seat: int) -> None:
    """Check that two executors write the same of a state."""
    owner = None if seat == SPECTATOR else seat
    mine, its = (Presenter(executor).moment(state, owner) for executor in (plain, other))
    require(mine.text == its.text, "texts for seat", seat, mine.text, "or", its.text)
    require(mine.scores == its.scores, "scores for seat", seat, mine.scores, "or", its.scores)
    texts = [Presenter(executor).legal_text(mine.view, plain.legal(state)) for executor in (plain, other)]
    require(texts[0] == texts[1], "actions for seat", seat, *texts)
