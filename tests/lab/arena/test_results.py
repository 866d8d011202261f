"""Results of an arena: win rates, ranks, ratings."""

import random

import msgspec
import numpy as np
import pytest

from deben.lab.arena import Deal, MatchResult, Pairing, Rating, contestant_results, tallies
from deben.lab.arena.deals import ranks_of
from deben.lab.arena.ratings import ratings
from deben.lab.statistics import wilson
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
    assert tally.paired is not None
    assert tally.paired[0] < 0.625 < tally.paired[1]
    assert tally.rank_spread is not None


def test_where_nothing_was_played_there_is_nothing_to_tell() -> None:
    (contest,) = tallies([], [Pairing((1, 0))], ["a", "b"])
    nothing = msgspec.to_builtins(contest.tally)
    counts = {"deals": 0, "matches": 0, "wins": 0.0, "forfeits": 0}
    assert {name: value for name, value in nothing.items() if value is not None} == counts
    assert [row.rating for row in contestant_results([], ["a", "b"])] == [None, None]
    played = Deal(0, 0, [match([0, 1], [3, 1])])
    assert [row.contestant for row in contestant_results([played], ["c", "a", "b"])] == ["c", "a", "b"]
    assert ratings([played], 3)[2] is None


def test_six_of_six_prove_little() -> None:
    deals = [Deal(0, deal, [match([0, 1], [3, 1]), match([1, 0], [1, 3])]) for deal in range(3)]
    best, worst = contestant_results(deals, ["a", "b"])
    assert best.rating is not None
    assert best.rating.interval[0] < 1600 < best.rating.elo < 2000 < best.rating.interval[1]
    assert (best.tally.mean_rank, worst.tally.mean_rank) == (1, 2)
    spreads = [best.tally.rank_spread, worst.tally.rank_spread]
    assert spreads == pytest.approx([(1 - wilson(6, 6)[0]) / 2] * 2)


@pytest.mark.parametrize(("gap", "deals"), [(100, 3), (300, 3), (400, 4)])
def test_intervals_hold_the_strengths_as_often_as_they_say(gap: float, deals: int) -> None:
    """Three players, so that what two results tell of the third counts; by drawing deals anew they held 78 %, 58 % and 51 %."""
    random, strengths, held, rounds = np.random.default_rng(7), [1500 - gap, 1500, 1500 + gap], 0, 60
    for _ in range(rounds):
        played = [Deal(pair, deal, mirrored(random, strengths, *pairing)) for deal in range(deals) for pair, pairing in PAIRS]
        for rating, strength in zip(ratings(played, 3), strengths, strict=True):
            assert rating is not None
            held += rating.interval[0] <= strength <= rating.interval[1]
    assert held / (3 * rounds) > 0.92


PAIRS = [*enumerate([(0, 1), (0, 2), (1, 2)])]


def mirrored(random: np.random.Generator, strengths: list[float], one: int, other: int) -> list[MatchResult]:
    """Return two matches of two players of known strengths, who change seats."""
    rate = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
    first, second = random.random(2) < rate
    return [match([one, other], [int(first), int(not first)]), match([other, one], [int(not second), int(second)])]


def strength_deals(gaps: int, deals: int) -> list[Deal]:
    """Three players, each of whom beats the next in three of four matches."""
    source, found = random.Random(3), []
    for deal in range(deals):
        for pairing, (strong, weak) in enumerate([(2, 1), (1, 0), (2, 0)]):
            won = source.random() < (0.75 if strong - weak == 1 else 0.9)
            found.append(Deal(pairing, deal, [match([strong, weak], [int(won) * gaps, int(not won) * gaps])]))
    return found


def rated(deals: list[Deal], contestants: int) -> list[Rating]:
    return [rating for rating in ratings(deals, contestants) if rating is not None]


def test_ratings_order_players_and_grow_surer() -> None:
    few, many = strength_deals(5, 20), strength_deals(5, 200)
    order = [row.contestant for row in contestant_results(many, ["a", "b", "c"])]
    assert order == ["c", "b", "a"]
    doubt = [np.ptp(rated(deals, 3)[1].interval) for deals in (few, many)]
    assert doubt[1] < doubt[0]
    weak, fair, strong = rated(many, 3)
    assert strong.interval[0] > weak.interval[1]
    for gap in (fair.elo - weak.elo, strong.elo - fair.elo):
        assert gap == pytest.approx(191, abs=45), "three of four are 191 points"
    assert weak.elo + fair.elo + strong.elo == pytest.approx(4500)


def test_who_always_wins_has_a_rating_too() -> None:
    one, other = rated([Deal(0, deal, [match([0, 1], [3, 1])]) for deal in range(10)], 2)
    assert 300 < one.elo - other.elo < 1500


def test_equal_players_are_rated_alike_whoever_fills_the_table() -> None:
    matches = [match([0, 1, 1, 1], [9, 1, 2, 3]), match([1, 0, 1, 1], [9, 1, 2, 3])] * 40
    matches += [match([0, 1, 1, 1], [1, 9, 2, 3]), match([1, 0, 1, 1], [1, 9, 2, 3])] * 40
    one, other = rated([Deal(0, number, [one]) for number, one in enumerate(matches)], 2)
    assert abs(one.elo - other.elo) < 30
