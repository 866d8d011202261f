"""One deal: the same luck played in every seating."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...bots import Bot, Budget, Decision, Memory, known_past
from ...games.contract import Game
from ...kernel.chance import new_chance
from ...kernel.executor import Executor
from ...match.outcome import outcome_of
from ...protocol import ProgramFailed
from .contestants import Contestant

__all__ = ["Deal", "MatchResult", "Maker", "Tell", "play_deal", "play_match"]

Tell = Callable[[str, ProgramFailed], None]
"""Hears which contestant failed, and how."""
Maker = Callable[[Contestant, Game, Any, Executor, Tell], Bot]
"""Makes a bot for a seat of a game with some options; the executor runs the rules for it."""


class MatchResult(msgspec.Struct, frozen=True):
    """What came of one match, by seat."""

    seats: list[int]
    """The contestant of each seat."""
    points: list[int]
    """The points of each seat."""
    ranks: list[float]
    """From 1; whoever shares places has their mean."""
    decisions: list[int]
    """How often each seat decided."""
    seconds: list[float]
    """What each seat took to think."""
    forfeits: list[int]
    """How often something simpler decided in its place."""


class Deal(msgspec.Struct, frozen=True):
    """A finished deal of a pairing: a line of the ledger."""

    pairing: int
    """The number of the pairing."""
    deal: int
    """The number of the deal: the same luck in every pairing."""
    matches: list[MatchResult]
    """What came of it in each seating."""


def ranks_of(ranking: Sequence[Sequence[int]]) -> list[float]:
    """Return the rank of each seat from seats by place: 1 for the best, the mean of the places that several share."""
    ranks, place = [0.0] * sum(map(len, ranking)), 1
    for group in ranking:
        for seat in group:
            ranks[seat] = place + (len(group) - 1) / 2
        place += len(group)
    return ranks


def play_match(
    game: Game, executor: Executor, options: Any, seed: int, players: Sequence[Bot], seats: Sequence[int], chances: Sequence[int]
) -> MatchResult:
    """Return what came of a match with this luck between these players, each with a number for its own chance."""
    own, memories = [new_chance(number) for number in chances], [Memory() for _ in seats]
    state = executor.setup(game.blank(options), seed % 2**256)
    moves: list[tuple[int, int]] = []
    decisions, seconds, before = [0] * len(seats), [0.0] * len(seats), [player.forfeits for player in players]
    while (seat := executor.actor(state)) >= 0:
        view, legal = executor.view(state, seat), executor.legal(state)
        past = known_past(game, seat, moves)
        begin = time.perf_counter()
        action = players[seat].choose(Decision(view, legal, Budget(), own[seat], past, memories[seat]))
        seconds[seat] += time.perf_counter() - begin
        decisions[seat] += 1
        if action not in legal:
            raise ValueError(f"contestant {seats[seat]} chose {action}, which is not legal")
        executor.apply(state, action)
        moves.append((seat, action))
    ended = outcome_of(game, executor, state, game.end_reason(state))
    for player in {id(player): player for player in players}.values():
        player.over(ended, [seat for seat, other in enumerate(players) if other is player])
    forfeits = [player.forfeits - earlier for player, earlier in zip(players, before, strict=True)]
    return MatchResult(
        list(seats), list(ended.points), ranks_of(ended.ranking), decisions, [round(one, 4) for one in seconds], forfeits
    )


def play_deal(
    game: Game, executor: Executor, options: Any, seed: int, players: Sequence[Sequence[Bot]], seatings: Sequence[Sequence[int]],
    chances: Callable[[int, int], int],
) -> list[MatchResult]:  # fmt: skip
    """Return the deal's matches, one for each seating; ``players`` has those of each seating by seat."""
    found = []
    for number, (seated, seats) in enumerate(zip(players, seatings, strict=True)):
        for player in seated:
            player.begin()
        numbers = [chances(number, seat) for seat in range(len(seats))]
        found.append(play_match(game, executor, options, seed, seated, seats, numbers))
    return found
