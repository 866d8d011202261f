"""Results of an arena: win rates, ranks, ratings."""

import random

import numpy as np
import pytest

from deben.lab.arena import Deal, MatchResult, Pairing, contestant_results, tallies
from deben.lab.arena.deals import ranks_of
from deben.lab.arena.ratings import ratings
from deben.match.outcome import ranking_of


def match(seats: list[int], points: list[int]) -> MatchResult:
    count = len(seats)
    return MatchResult(seats, points, ranks_of(ranking_of(points)), [10] * count, [0.5] * count, [0] * count)


def test_ranks_share_the_mean_of_their_places() -> None:
    assert ranks_of(ranking_of([7, 9, 7, 1])) == [2.5, 1.0, 2.5, 4.0]
    assert ranks_of(ranking_of([5, 5])) == [1.5, 1.5]


def test_a_contest_is_told_from_the_side_of_the_one_who_sits_alone() -> None:
    deals = [
        Deal(0, 0, [match([1, 0, 0], [9, 5, 4]), match([0, 1, 0], [6, 6, 2])]),
        Deal(0, 1, [match([1, 0, 0], [1, 5, 4]), match([0, 1, 0], [1, 6, 2])]),
    ]
    (contest,) = tallies(deals, [Pairing((1, 0, 0))], ["calf", "ox"])
    assert (contest.one, contest.others) == ("ox", ["calf", "calf"])
    tally = contest.tally
    assert (tally.deals, tally.matches, tally.wins, tally.win_rate) == (2, 4, 2.5, 0.625), "half of a shared win"
    assert tally.mean_rank == pytest.approx((1 + 1.5 + 3 + 1) / 4)
    assert tally.mean_points == pytest.approx((9 + 6 + 1 + 6) / 4)
    assert tally.mean_lead == pytest.approx((4 + 0 - 4 + 4) / 4)
    assert tally.seconds == pytest.approx(0.05)
    assert tally.paired[0] < 0.625 < tally.paired[1]
    assert tally.rank_spread is not None


def test_a_pairing_without_deals_is_told_too() -> None:
    (contest,) = tallies([], [Pairing((1, 0))], ["a", "b"])
    assert (contest.tally.matches, contest.tally.paired, contest.tally.rank_spread) == (0, (0.0, 1.0), None)


def strength_deals(gaps: int, deals: int) -> list[Deal]:
    """Three players, each of whom beats the next in three of four matches."""
    source, found = random.Random(3), []
    for deal in range(deals):
        for pairing, (strong, weak) in enumerate([(2, 1), (1, 0), (2, 0)]):
            won = source.random() < (0.75 if strong - weak == 1 else 0.9)
            found.append(Deal(pairing, deal, [match([strong, weak], [int(won) * gaps, int(not won) * gaps])]))
    return found


def test_ratings_order_players_and_grow_surer() -> None:
    few, many = strength_deals(5, 20), strength_deals(5, 200)
    order = [row.contestant for row in contestant_results(many, ["a", "b", "c"])]
    assert order == ["c", "b", "a"]
    doubt = [np.ptp(ratings(deals, 3)[1].interval) for deals in (few, many)]
    assert doubt[1] < doubt[0]
    best, worst = (contestant_results(many, ["a", "b", "c"])[place].rating for place in (0, 2))
    assert best.interval[0] > worst.interval[1]
    weak, fair, strong = ratings(many, 3)
    for gap in (fair.elo - weak.elo, strong.elo - fair.elo):
        assert gap == pytest.approx(191, abs=45), "three of four are 191 points"
    assert weak.elo + fair.elo + strong.elo == pytest.approx(4500)


def test_who_always_wins_has_a_rating_too() -> None:
    one, other = ratings([Deal(0, deal, [match([0, 1], [3, 1])]) for deal in range(10)], 2)
    assert 300 < one.elo - other.elo < 1500


def test_equal_players_are_rated_alike_whoever_fills_the_table() -> None:
    matches = [match([0, 1, 1, 1], [9, 1, 2, 3]), match([1, 0, 1, 1], [9, 1, 2, 3])] * 40
    matches += [match([0, 1, 1, 1], [1, 9, 2, 3]), match([1, 0, 1, 1], [1, 9, 2, 3])] * 40
    one, other = ratings([Deal(0, number, [one]) for number, one in enumerate(matches)], 2)
    assert abs(one.elo - other.elo) < 30
    assert ratings([], 2)[0] == ratings([], 2)[1]
