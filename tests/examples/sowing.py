"""Kalah written a second time, as differently as possible: one ring of cells, walked cell by cell."""

from dataclasses import dataclass, field

__all__ = ["Ring"]


@dataclass
class Ring:
    """The table as one ring: the pits of South, their store, the pits of North, their store."""

    size: int = 6
    seeds: int = 4
    turn: int = 0
    over: bool = False
    cells: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cells = ([self.seeds] * self.size + [0]) * 2

    def store(self, seat: int) -> int:
        """Return the place of a store."""
        return (self.size + 1) * seat + self.size

    def row(self, seat: int) -> range:
        """Return the places of a player's pits."""
        return range((self.size + 1) * seat, self.store(seat))

    def play(self, pit: int) -> None:
        """Sow from the player's pit of that number, from 0."""
        at = self.row(self.turn)[pit]
        hand, self.cells[at] = self.cells[at], 0
        while hand:
            at = (at + 1) % len(self.cells)
            if at != self.store(1 - self.turn):
                self.cells[at] += 1
                hand -= 1
        mirror = 2 * self.size - at
        if at in self.row(self.turn) and self.cells[at] == 1 and self.cells[mirror]:
            self.cells[self.store(self.turn)] += 1 + self.cells[mirror]
            self.cells[at] = self.cells[mirror] = 0
        again = at == self.store(self.turn)
        rows = [sum(self.cells[place] for place in self.row(seat)) for seat in (0, 1)]
        if 0 in rows:
            self.over = True
            for seat in (0, 1):
                self.cells[self.store(seat)] += rows[seat]
                for place in self.row(seat):
                    self.cells[place] = 0
        elif not again:
            self.turn = 1 - self.turn
