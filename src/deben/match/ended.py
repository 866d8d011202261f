"""The end of a match before its rules end it: somebody gave up, ran out of time, or it was broken off."""

from typing import Literal

import msgspec

from .outcome import Outcome

__all__ = ["Ended", "EndedReason"]

EndedReason = Literal["resigned", "time", "ended"]


class Ended(msgspec.Struct, frozen=True):
    """Why a match stopped where it did, and who brought it about; ``ended`` alone has no winner."""

    reason: EndedReason
    """What stopped it."""
    seat: int
    """The seat that brought it about."""

    def outcome(self, score: Outcome) -> Outcome:
        """Return the outcome, given how it stood: whoever gave up or ran out of time is last, the others stay as they were."""
        if self.reason == "ended":
            return Outcome(self.reason, (tuple(range(len(score.points))),), score.points, score.breakdown)
        others = (tuple(seat for seat in place if seat != self.seat) for place in score.ranking)
        ranking = (*(place for place in others if place), (self.seat,))
        return Outcome(self.reason, ranking, score.points, score.breakdown)

    @property
    def decided(self) -> bool:
        """Whether somebody won."""
        return self.reason != "ended"
