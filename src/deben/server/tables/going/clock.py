"""A table's clocks, read off its log: how much time each seat has left follows from when the entries were made."""

from ....wire.going import Clock, Clocks

__all__ = ["TableClock"]

SECOND = 1000


class TableClock:
    """The time that every person's seat has left; it runs for whoever must decide, from the first action on."""

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.left = [terms.seconds * SECOND] * seats
        self.running: int | None = None
        self.since = 0
        self._begun = False

    def entry(self, at: int, actor: int | None, acted: int | None, counts: bool = True) -> None:
        """Note an entry of the log: when it was made, whose time runs now, and who acted if it was an action of the game.

        Where it does not count, the time since the entry before it is nobody's.
        """
        if self.running is not None and counts:
            self.left[self.running] -= max(0, at - self.since)
        self._begun = self._begun or acted is not None
        if acted is not None and acted == self.running and actor != acted and not self.terms.each:
            self.left[acted] += self.terms.increment * SECOND
        if self.terms.each and actor is not None and (acted is not None or actor != self.running):
            self.left[actor] = self.terms.seconds * SECOND
        self.running, self.since = actor if self._begun else None, at

    def left_now(self, seat: int, now: int) -> int:
        """Return how many milliseconds a seat has left."""
        used = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def fallen(self, now: int) -> int | None:
        """Return the seat whose time is up."""
        return self.running if self.running is not None and self.left_now(self.running, now) == 0 else None

    def to_wire(self, now: int, people: "list[bool]") -> Clocks:
        """Return the clocks as they stand; ``people`` says which seats have one."""
        left = [self.left_now(seat, now) if person else None for seat, person in enumerate(people)]
        return Clocks(left, self.running)
