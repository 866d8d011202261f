"""What an arena found: who beats whom how often, how sure that is, and ratings."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from ..statistics import wilson
from .deals import Deal, MatchResult
from .intervals import paired_interval
from .ratings import Rating, ratings
from .schedule import Pairing

__all__ = ["Contest", "ContestantResult", "Tally", "contestant_results", "tallies"]


class Tally(msgspec.Struct, frozen=True):
    """How a contestant did: in one pairing, or in all of them; where nothing was played there are no means."""

    deals: int
    """How many deals were played."""
    matches: int
    """How many matches."""
    wins: float
    """First places; a shared one counts as its part."""
    win_rate: float | None
    """The part of the matches that it won."""
    paired: tuple[float, float] | None
    """The 95 % interval of the win rate, from the mean of each mirrored deal."""
    wilson: tuple[float, float] | None
    """Wilson's 95 % interval, as if all matches were independent."""
    mean_rank: float | None
    """The mean of its ranks, from 1."""
    rank_spread: float | None
    """Half the width of the 95 % interval of the mean rank, by deals."""
    mean_points: float | None
    """The mean of its points."""
    mean_lead: float | None
    """Points ahead of the best opponent."""
    seconds: float | None
    """Thinking time a decision."""
    forfeits: int
    """How often something simpler decided in its place."""


class ContestantResult(msgspec.Struct, frozen=True):
    """How a contestant did in the whole arena."""

    contestant: str
    """Who it is, as it was written."""
    rating: Rating | None
    """How strong, on one scale for everybody; nothing for who has not played."""
    tally: Tally
    """What came of its matches."""


class Contest(msgspec.Struct, frozen=True):
    """One pairing: who sat alone or first, against whom, and how that went for the first."""

    one: str
    """Who is looked at."""
    others: list[str]
    """Whom it met."""
    tally: Tally
    """What came of it for the first."""


def _wins(match: MatchResult, seat: int) -> float:
    best = min(match.ranks)
    return 1 / match.ranks.count(best) if match.ranks[seat] == best else 0.0


def _lead(match: MatchResult, seat: int) -> int:
    return match.points[seat] - max(points for other, points in enumerate(match.points) if other != seat)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _place(match: MatchResult, seat: int) -> float:
    """Return the rank of a seat as a number from 0, the best, to 1."""
    return (match.ranks[seat] - 1) / (len(match.ranks) - 1)


def _tally(deals: Iterable[Deal], player: int) -> Tally:
    by_deal: dict[int, list[tuple[MatchResult, int]]] = defaultdict(list)
    for deal in deals:  # the same deal of several pairings is one piece of luck
        by_deal[deal.deal] += [(m, seat) for m in deal.matches for seat, who in enumerate(m.seats) if who == player]
    groups = [group for group in by_deal.values() if group]
    played = [one for group in groups for one in group]
    if not played:
        return Tally(0, 0, 0.0, None, None, None, None, None, None, None, None, 0)
    wins, decisions = sum(_wins(*one) for one in played), sum(m.decisions[seat] for m, seat in played)
    best, worst = paired_interval([_mean([_place(*one) for one in group]) for group in groups], len(played))
    return Tally(
        deals=len(groups), matches=len(played), wins=wins, win_rate=wins / len(played),
        paired=paired_interval([_mean([_wins(*one) for one in group]) for group in groups], len(played)),
        wilson=wilson(wins, len(played)), mean_rank=_mean([m.ranks[seat] for m, seat in played]),
        rank_spread=(worst - best) / 2 * (len(played[0][0].ranks) - 1),
        mean_points=_mean([m.points[seat] for m, seat in played]), mean_lead=_mean([_lead(*one) for one in played]),
        seconds=sum(m.seconds[seat] for m, seat in played) / max(1, decisions),
        forfeits=sum(m.forfeits[seat] for m, seat in played),
    )  # fmt: skip


def _in_order(deals: Iterable[Deal]) -> list[Deal]:
    """Return deals in one order, whichever was done first: sums of fractions depend on it in their last digits."""
    return sorted(deals, key=lambda deal: (deal.deal, deal.pairing))


def tallies(deals: Iterable[Deal], pairings: Sequence[Pairing], names: Sequence[str]) -> list[Contest]:
    """Return each pairing's result, from the side of its first contestant."""
    by_pairing: dict[int, list[Deal]] = defaultdict(list)
    for deal in _in_order(deals):
        by_pairing[deal.pairing].append(deal)
    return [
        Contest(names[pairing.one], [names[other] for other in pairing.players[1:]], _tally(by_pairing[number], pairing.one))
        for number, pairing in enumerate(pairings)
    ]


def contestant_results(deals: Iterable[Deal], names: Sequence[str]) -> list[ContestantResult]:
    """Return every contestant with rating and results over all pairings, the best rated first."""
    told = _in_order(deals)
    rated = ratings(told, len(names))
    found = [ContestantResult(name, rated[number], _tally(told, number)) for number, name in enumerate(names)]
    return sorted(found, key=lambda row: -row.rating.elo if row.rating else 0.0)
