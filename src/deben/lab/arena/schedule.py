"""Who meets whom, and in which seats: every deal is played in several seatings, so that its luck falls to everybody alike."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from ...games.contract import CodedError

__all__ = ["MIRRORS", "PAIRINGS", "TABLES", "Pairing", "ScheduleError", "pairings", "seatings"]

PAIRINGS = ("all", "ladder", "first")
"""Everybody against everybody; each against the one named just before; the first against each other."""
TABLES = ("one", "mixed")
"""One contestant against a table of another; tables at which all are different."""
MIRRORS = ("rotations", "permutations")
"""Which seatings of a mixed table a deal is played in."""
TWO = 2


class ScheduleError(CodedError):
    """So many contestants cannot meet in this way."""


@dataclass(frozen=True)
class Pairing:
    """Contestants, by number, who meet at a table: one seat for the first of them, the other seats for the others in turn."""

    players: tuple[int, ...]
    """One for each seat, whoever the results are about first."""

    @property
    def one(self) -> int:
        """Whom the pairing's win rate is about."""
        return self.players[0]


def pairings(contestants: int, seats: int, way: str = "all", table: str = "one") -> list[Pairing]:
    """Return who meets whom; raises ``ScheduleError`` where there are too few contestants for it."""
    needed = seats if table == "mixed" and seats > TWO else TWO
    if contestants < needed:
        raise ScheduleError(
            "too-few-contestants", f"{needed} contestants or more, not {contestants}", given=contestants, needed=needed
        )
    if needed == seats:
        return [Pairing(tuple(reversed(chosen)) if way != "first" else chosen) for chosen in _chosen(contestants, seats, way)]
    return [Pairing((one, *[other] * (seats - 1))) for one, other in _ordered(contestants, way)]


def _chosen(contestants: int, seats: int, way: str) -> Iterator[tuple[int, ...]]:
    if way == "ladder":
        yield from (tuple(range(start, start + seats)) for start in range(contestants - seats + 1))
    else:
        yield from (chosen for chosen in combinations(range(contestants), seats) if way == "all" or chosen[0] == 0)


def _ordered(contestants: int, way: str) -> Iterator[tuple[int, int]]:
    """Yield who sits alone and who fills the table: with three and more seats both ways are different contests."""
    if way == "ladder":
        yield from ((one, one - 1) for one in range(1, contestants))
    elif way == "first":
        yield from ((0, other) for other in range(1, contestants))
    else:
        yield from permutations(range(contestants), TWO)


def seatings(pairing: Pairing, mirror: str = "rotations") -> list[tuple[int, ...]]:
    """Return the contestant of each seat, one seating after the other; each different one once."""
    players, count = pairing.players, len(pairing.players)
    turned = [players[count - turn :] + players[: count - turn] for turn in range(count)]
    return list(dict.fromkeys(permutations(players) if mirror == "permutations" else turned))
