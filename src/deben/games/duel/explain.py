"""Why something may not be done: the reason for every action of the Duel that ``legal`` does not list.

The sentences are the messages ``reason-duel-<code>`` of the locale files.  Parameters are what people read: squares, boats and
tokens in notation, slots from 1, seats and counts as numbers.
"""

from ..contract import Reason
from .actions import DONE, PASS, PLACE, PLAY, SWAP, TAKE, UNLOAD, boat_of_swap
from .board import EMPTY, FIRST_ACTION, SLOTS, Token
from .legal import can_build, can_play, can_rush, can_take, can_unload_any, in_play, lane_pawns, makes_unload
from .notation import BOAT_NAMES, PHASE_NAMES, SQUARE_NAMES, TOKEN_NAMES
from .state import Phase, State

__all__ = ["CODES", "explain"]

CODES = (
    "over", "pass-is-forced", "nothing-to-decline", "step-is-due", "finish-the-token-first", "play-token-first",
    "no-pawn", "square-taken", "rush-square-makes-no-unload", "boat-gone", "lane-too-empty",
    "no-such-token", "nothing-to-take", "needs-two-pawns", "rush-needs-pawn", "rush-needs-unload", "nothing-to-unload",
    "action-token-not-takeable",
)  # fmt: skip
"""Every code that :func:`explain` can give."""

TOKEN_CLAUSES = ("D6.1", "D6.2", "D6.3", "D6.4")
TOKEN_OF_PHASE = {
    Phase.TAKE: Token.TAKE,
    Phase.BUILD: Token.BUILD,
    Phase.RUSH_PLACE: Token.RUSH,
    Phase.RUSH_UNLOAD: Token.RUSH,
    Phase.RUSH_AGAIN: Token.RUSH,
    Phase.SWAP: Token.SWAP,
    Phase.SWAP_UNLOAD: Token.SWAP,
}
PLACING = (Phase.TURN, Phase.BUILD, Phase.RUSH_PLACE)
UNLOADING = (Phase.TURN, Phase.RUSH_UNLOAD, Phase.RUSH_AGAIN, Phase.SWAP_UNLOAD)


def explain(view: State, action: int) -> Reason | None:
    """Return why the seat that decides may not do this now, or None exactly when it is legal."""
    phase = Phase(view.phase)
    if phase == Phase.OVER:
        return Reason("over", "D7.1")
    if action == PASS:
        return _pass(view)
    if action == DONE:
        return _done(view)
    if action < UNLOAD:
        return _place(view, action - PLACE) if phase in PLACING else _unfinished(view)
    if action < PLAY:
        return _unload(view, action - UNLOAD) if phase in UNLOADING else _unfinished(view)
    if action < TAKE:
        return _play(view, Token(action - PLAY)) if phase == Phase.TURN else _unfinished(view)
    token = Token.TAKE if action < SWAP else Token.SWAP
    if phase == Phase.TURN:
        return _play(view, token) or Reason("play-token-first", TOKEN_CLAUSES[token], {"token": TOKEN_NAMES[token]})
    if phase != (Phase.TAKE if token == Token.TAKE else Phase.SWAP):
        return _unfinished(view)
    if token == Token.SWAP:
        return _in_play(view, boat_of_swap(action))
    return _take(view, (action - TAKE) // SLOTS, (action - TAKE) % SLOTS)


def _unfinished(view: State) -> Reason:
    """Return that a step of the token in play comes first (D6.5)."""
    token, step = TOKEN_OF_PHASE[Phase(view.phase)], PHASE_NAMES[view.phase]
    return Reason("finish-the-token-first", "D6.5", {"token": TOKEN_NAMES[token], "step": step})


def _pass(view: State) -> Reason | None:
    """Return why a pass is not forced now (D3.2): something else can be done."""
    if view.phase != Phase.TURN:
        return _unfinished(view)
    stuck = view.reserve[view.seat] == 0 and not can_unload_any(view) and not any(can_play(view, token) for token in Token)
    return None if stuck else Reason("pass-is-forced", "D3.2")


def _done(view: State) -> Reason | None:
    """Return why there is no optional step to decline now (D6.5)."""
    phase = Phase(view.phase)
    if phase == Phase.TURN:
        return Reason("nothing-to-decline", "D6.5")
    if phase == Phase.RUSH_AGAIN or (phase == Phase.BUILD and view.placed == 2):
        return None
    return Reason("step-is-due", "D6.5", {"token": TOKEN_NAMES[TOKEN_OF_PHASE[phase]], "step": PHASE_NAMES[phase]})


def _place(view: State, square: int) -> Reason | None:
    """Return why no pawn can go to this square (D4.1, D6.3)."""
    name = SQUARE_NAMES[square]
    if view.phase != Phase.RUSH_PLACE and view.reserve[view.seat] == 0:
        return Reason("no-pawn", "D4.1")
    if view.port[square] != EMPTY:
        return Reason("square-taken", "D4.1", {"square": name, "seat": view.port[square]})
    if view.phase == Phase.RUSH_PLACE and not can_unload_any(view) and not makes_unload(view, square):
        return Reason("rush-square-makes-no-unload", "D6.3", {"square": name})
    return None


def _in_play(view: State, boat: int) -> Reason | None:
    """Return that the boat has left, if it has (D5.4)."""
    return None if in_play(view, boat) else Reason("boat-gone", "D5.4", {"boat": BOAT_NAMES[boat]})


def _unload(view: State, boat: int) -> Reason | None:
    """Return why this boat cannot be unloaded (D5.1)."""
    pawns = lane_pawns(view, boat)
    if in_play(view, boat) and pawns < 2:
        return Reason("lane-too-empty", "D5.1", {"boat": BOAT_NAMES[boat], "pawns": pawns})
    return _in_play(view, boat)


def _play(view: State, token: Token) -> Reason | None:
    """Return why this action token cannot be played (D6): not held, or not to be carried out in full."""
    if view.tokens[view.seat, token] == 0:
        return Reason("no-such-token", "D6", {"token": TOKEN_NAMES[token]})
    if token == Token.TAKE:
        return None if can_take(view) else Reason("nothing-to-take", "D6.1")
    pawns = view.reserve[view.seat]
    if token == Token.BUILD:
        return None if can_build(view) else Reason("needs-two-pawns", "D6.2", {"pawns": pawns})
    if token == Token.RUSH:
        return None if can_rush(view) else Reason("rush-needs-unload" if pawns else "rush-needs-pawn", "D6.3")
    return None if can_unload_any(view) else Reason("nothing-to-unload", "D6.4")


def _take(view: State, boat: int, slot: int) -> Reason | None:
    """Return why this token cannot be taken (D6.1)."""
    face = view.boats[boat, slot]
    if face < FIRST_ACTION:
        return _in_play(view, boat)
    params = {"boat": BOAT_NAMES[boat], "slot": slot + 1, "token": TOKEN_NAMES[face - FIRST_ACTION]}
    return Reason("action-token-not-takeable", "D6.1", params)
