"""Checks of scores: breakdowns, points, ranking and the outcome."""

from typing import Any

from ..games.contract import Game
from ..match import Match, Outcome
from .walk import SLUG, require, walk

__all__ = ["check_score"]


def check_score(game: Game, options: Any, seed: int) -> None:
    """Check that points are always the sum of their sources, that the ranking follows, and that only the end has an outcome."""
    for match in walk(game, options, seed):
        _check(match, match.score)
        require((match.outcome is None) != match.over, "an outcome belongs to the end, and only there")
    outcome = match.outcome
    require(outcome is not None and SLUG.fullmatch(outcome.reason), "no reason for the end:", outcome)
    require(outcome is None or outcome.ranking == match.score.ranking, "the outcome is not the last score")


def _check(match: Match, score: Outcome) -> None:
    seats = range(match.seats)
    require(sorted(seat for place in score.ranking for seat in place) == list(seats), "a seat has no place or two:", score.ranking)
    require(score.winners == score.ranking[0], "the winners are not those in first place:", score)
    for seat in seats:
        parts = score.breakdown[seat]
        require(tuple(parts) == match.game.sources, "sources out of order:", parts)
        require(all(type(points) is int for points in parts.values()), "not plain numbers:", parts)
        require(score.points[seat] == sum(parts.values()), "points are not the sum of", parts)
    standings = [match.executor.standing(match.state, seat) for seat in seats]
    for place, others in zip(score.ranking, score.ranking[1:], strict=False):
        require(len({standings[seat] for seat in place}) == 1, "seats share a place but not a standing:", standings)
        require(standings[place[0]] > standings[others[0]], "the ranking does not follow the standings:", standings)
        require(min(score.points[s] for s in place) >= max(score.points[s] for s in others), "fewer points rank higher:", score)
