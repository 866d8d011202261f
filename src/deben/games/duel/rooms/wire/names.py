"""The names of duel as types.  Written by ``python -m deben.wire.names`` from the rule code.  Do not edit."""

from typing import Literal

__all__ = [
    "BoatName", "Clause", "Ending", "Face", "Fault", "OptionName", "Phase", "ReasonCode", "Side", "SquareName", "TokenName",
]  # fmt: skip

BoatName = Literal[
    "1", "2", "3", "a", "b", "c",
]  # fmt: skip
Clause = Literal[
    "D3.2", "D4.1", "D5.1", "D5.4", "D6", "D6.1", "D6.2", "D6.3", "D6.4", "D6.5", "D7.1",
]  # fmt: skip
Ending = Literal[
    "now", "last-boat",
]  # fmt: skip
Face = Literal[
    "o", "l", "d", "t1", "t2", "t3", "t4", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "T", "B",
    "R", "S",
]  # fmt: skip
Fault = Literal[
    "malformed-field", "unknown-field", "field-twice", "boats-missing", "bad-sides", "bad-seat", "bad-phase", "bad-placed",
    "bad-port", "too-many-pawns", "bad-token", "wrong-boat-count", "boat-half-empty", "face-down", "too-many-copies",
    "warehouse-too-long", "pile-too-long", "pile-not-threes", "wrong-total", "removed-unclear", "boat-left-too-early",
    "no-boat", "not-over", "is-over", "warehouse-too-empty", "five-wrong", "five-unclear", "placed-without-build",
    "token-not-played", "pawns-not-placed", "step-impossible",
]  # fmt: skip
OptionName = Literal[
    "sides",
]  # fmt: skip
Phase = Literal[
    "turn", "take", "build", "rush-place", "rush-unload", "rush-again", "swap", "swap-unload", "over",
]  # fmt: skip
ReasonCode = Literal[
    "over", "pass-is-forced", "nothing-to-decline", "step-is-due", "finish-the-token-first", "one-token-a-turn",
    "play-token-first", "no-pawn", "square-taken", "rush-square-makes-no-unload", "boat-gone", "lane-too-empty",
    "no-such-token", "nothing-to-take", "needs-two-pawns", "rush-needs-pawn", "rush-needs-unload", "nothing-to-unload",
    "action-token-not-takeable",
]  # fmt: skip
Side = Literal[
    "A", "B",
]  # fmt: skip
SquareName = Literal[
    "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3",
]  # fmt: skip
TokenName = Literal[
    "take", "build", "rush", "swap",
]  # fmt: skip
