"""One moment of a table, shown to everybody who looks: what several people see alike is made once, and made as JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ...match import Match, seed_text
from ...wire.common import Status
from ...wire.encoded import encoded
from ...wire.messages import Moment
from ..timepiece import TIME
from .going.clock import TableClock
from .going.rules import ALL_HERE, Going
from .undo.rules import Request, may_undo, own_last

__all__ = ["Broadcast", "viewing_seat"]

NULL, NONE, FALSE, TRUE = b"null", b"[]", b"false", b"true"
SEATS: dict[int | None, bytes] = {None: NULL} | {seat: b"%d" % seat for seat in range(8)}
STATUS: dict[Status, bytes] = {"waiting": b'"waiting"', "playing": b'"playing"', "over": b'"over"'}
FIELDS = Moment.__struct_fields__
PLAYED = b'{"type":"played",%b,"entry":%%b,"key":%%b}' % b",".join(b'"%b":%%b' % name.encode() for name in FIELDS)
"""A ``Played`` with the text of every field left open."""
encode = msgspec.json.Encoder().encode


def viewing_seat(mine: Sequence[int], actor: int | None) -> int | None:
    """Return whose view somebody with these seats sees.

    With several seats it is the one that decides; while none of them does, what anybody may see: their people share a screen.
    """
    if actor in mine:
        return actor
    return mine[0] if len(mine) == 1 else None


class Broadcast:
    """One moment of a table; ``returns`` says whether anything can be taken back there."""

    __slots__ = ("_outcome", "_request", "_seed", "actor", "clock", "going", "match", "number", "owners", "returns", "status")

    def __init__(
        self, match: Match, number: int, status: Status, actor: int | None, request: Request | None = None,
        owners: Sequence[str | None] = (), going: Going = ALL_HERE, clock: TableClock | None = None,
        returns: bool = True,
    ) -> None:  # fmt: skip
        self.match, self.number, self.status, self.actor, self.owners = match, number, status, actor, owners
        self.going, self.clock, self.returns = going, clock, returns
        self._request = encode(request.to_wire()) if request else NULL
        self._outcome = self._seed = NULL
        if actor is None:
            self._outcome, self._seed = self._ending(), encode(seed_text(match.seed))

    def _ending(self) -> bytes:
        """Return how the match ended, by its rules or before."""
        ended = self.going.ended
        return encode(ended.outcome(self.match.score)) if ended else self.match.presenter.scores_text(self.match.state, final=True)

    def _time(self, clock: TableClock) -> bytes:
        """Return the clocks as they stand now."""
        return encode(clock.to_wire(TIME.now(), [owner is not None for owner in self.owners]))

    def _texts(self, mine: Sequence[int]) -> tuple[bytes, ...]:
        """Return the fields of a ``Moment`` for somebody with these seats, in their order, as JSON."""
        match, actor = self.match, self.actor
        seat = viewing_seat(mine, actor)
        shown = match.scene(seat)
        legal, undo, back = NONE, FALSE, NULL
        if self.going is not ALL_HERE and self.going.bots:
            mine = [seat for seat in mine if seat not in self.going.bots]  # a bot acts there
        if mine and self.status == "playing":
            if actor in mine:
                legal = shown.legal
            if self.returns and may_undo(match, mine, actor):
                undo = TRUE
            elif self.returns and (found := own_last(match, mine, self.owners, actor)):
                back = encode(found)
        return (
            b"%d" % self.number, STATUS[self.status], SEATS[seat], SEATS[actor], shown.text, legal, undo, back,
            self._request, NULL if self.clock is None else self._time(self.clock), shown.scores, self._outcome, self._seed,
        )  # fmt: skip

    def moment(self, mine: Sequence[int]) -> dict[str, Any]:
        """Return the fields of a ``Moment`` for somebody with these seats; what is more than a word is finished JSON."""
        fields = {name: None if text is NULL else encoded(text) for name, text in zip(FIELDS, self._texts(mine), strict=True)}
        plain = {"number": self.number, "status": self.status, "seat": viewing_seat(mine, self.actor), "actor": self.actor}
        return fields | plain

    def played(self, mine: Sequence[int], entry: bytes, key: str | None) -> bytes:
        """Return a ``Played`` as JSON for somebody with these seats; ``entry`` is the new line of the log as they may read it."""
        return PLAYED % (*self._texts(mine), entry, NULL if key is None else encode(key))
