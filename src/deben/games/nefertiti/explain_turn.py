"""Why a character may not be recruited, a piece not placed, a market not closed (N3, N8, N10, N12, N14.2)."""

from ..contract import Reason
from .actions import PLACE, square_of, stall_of
from .board import CHARACTER_NAMES, CHARACTERS, COLLECTOR, EMPTY, MARKETS, MEMPHIS, NONE, STACKS, Character
from .closing import stall_at
from .courses import holds_any
from .notation import ACTION_NAMES, PORT_NAMES, SIDE_NAMES
from .reasons import not_now
from .recruit import in_reach, power_works
from .squares import can_close, collector_fits, servant_may_stand
from .state import Phase, State

__all__ = ["step_instead", "why_not_close", "why_not_place", "why_not_recruit"]

STEPPING = (Phase.TURN, Phase.SERVANT)

POWER_CLAUSES = {
    Character.VIZIER: "N8.1", Character.FIRST_MERCHANT: "N8.3", Character.MERCHANT: "N8.2", Character.HIGH_PRIEST: "N8.4",
    Character.ROYAL_MAID: "N8.5", Character.THIEF: "N8.6", Character.SCRIBE_3: "N8.7", Character.SCRIBE_2: "N8.7",
    Character.SCRIBE_1: "N8.7", Character.TREASURER: "N8.8", Character.ORACLE: "N10.1", Character.MERCHANT_OF_AMON: "N10.3",
    Character.ROYAL_SCRIBE: "N10.5", Character.TRAVELLING_THIEF: "N10.6", Character.TRADER: "N10.7",
}  # fmt: skip
"""The clause of every power that can fail to work."""

NEEDS = {
    Character.FIRST_MERCHANT: "no-exchange-possible", Character.MERCHANT: "no-exchange-possible",
    Character.HIGH_PRIEST: "priest-needs-servant", Character.ROYAL_MAID: "nobody-owns-anything",
    Character.THIEF: "nothing-to-steal",
    Character.TREASURER: "reserves-empty", Character.ORACLE: "deck-empty", Character.TRAVELLING_THIEF: "nowhere-to-travel",
    Character.TRADER: "no-trade-possible",
}  # fmt: skip
"""What is missing when a power could do nothing; for the others it is a gift of one's own."""
EXCHANGERS = (Character.FIRST_MERCHANT, Character.MERCHANT, Character.TRADER)


def why_not_recruit(view: State, character: int) -> Reason | None:
    """Return why the character may not be recruited (N3.1, N1.8)."""
    if view.phase in (Phase.SERVANT, Phase.COLLECTOR, Phase.REROLL):
        if view.recruited == NONE:
            return Reason("too-late-to-recruit", "N3.1")
        return Reason("already-recruited", "N3.1", {"character": CHARACTER_NAMES[view.recruited]})
    if view.phase != Phase.TURN:
        return not_now(view)
    params: dict[str, int | str] = {"character": CHARACTER_NAMES[character]}
    if view.characters[character] == 0:
        return Reason("character-gone", "N3.1", params)
    if not in_reach(view, character):
        return Reason("character-covered", "N1.8", params | {"top": _top_of_stack(view, STACKS[character])})
    if view.seals[view.seat] == 0:
        return Reason("no-seal", "N3.1")
    return None if power_works(view, character) else _useless(view, Character(character))


def _top_of_stack(view: State, stack: int) -> str:
    return next(CHARACTER_NAMES[other] for other in range(CHARACTERS) if STACKS[other] == stack and view.characters[other] > 0)


def _useless(view: State, character: Character) -> Reason:
    """Return what is missing for the power to do anything (N3.1)."""
    code = NEEDS.get(character, "needs-own-gift")
    if character in EXCHANGERS and not holds_any(view, view.seat):
        code = "needs-own-gift"
    params: dict[str, int | str] = {"character": CHARACTER_NAMES[character]}
    if character == Character.THIEF:
        params["market"] = PORT_NAMES[view.tile]
    return Reason(code, POWER_CLAUSES[character], params)


def step_instead(view: State) -> Reason | None:
    """Return what a player without a servant in hand has to do instead of placing one (N3.3, N12.8)."""
    if view.servants[view.seat] > 0:
        return None
    closes = any(can_close(view, market) for market in range(MARKETS))
    return Reason("must-close", "N3.3") if closes else Reason("must-pass", "N12.8")


def why_not_place(view: State, square: int) -> Reason | None:
    """Return why no servant, or in its moment no collector, may stand on this square (N3.2, N14.2)."""
    if view.phase in STEPPING:
        return step_instead(view) or _barred_stall(view, square) or _taken(view, square)
    if view.phase == Phase.COLLECTOR:
        return _barred_stall(view, square) or _taken(view, square) or _unfit_for_collector(view, square)
    return not_now(view)


def _barred_stall(view: State, square: int) -> Reason | None:
    """Return why nothing may be placed on the stall of this square."""
    stall = stall_of(PLACE + square)
    market = stall // 2
    if market == MEMPHIS:
        return _barred_memphis(view)
    if view.open[market] == 0:
        return closed_market(view, market)
    if stall != stall_at(view, market):
        return Reason("stall-hidden", "N1.1", {"market": PORT_NAMES[market], "side": SIDE_NAMES[stall % 2]})
    return None


def _barred_memphis(view: State) -> Reason | None:
    if view.memphis == 0:
        return Reason("no-memphis", "N12.3")
    if view.barred != NONE:
        return Reason("memphis-closed", "N12.7")
    if view.phase in STEPPING and not servant_may_stand(view, MEMPHIS):
        return Reason("priest-second-at-memphis", "N12.4")
    return None


def closed_market(view: State, market: int) -> Reason:
    """Return that the market is closed, for now or for good (N3.2, N6.1, N6.2)."""
    if market == view.tile and view.barred == NONE:
        return Reason("market-closed", "N3.2", {"market": PORT_NAMES[market]})
    clause = "N6.1" if market in (view.tile, view.barred) else "N6.2"
    return Reason("market-closed-for-good", clause, {"market": PORT_NAMES[market]})


def _taken(view: State, square: int) -> Reason | None:
    """Return that a piece stands on the square, if one does (N3.4)."""
    piece = view.pieces[stall_of(PLACE + square) // 2, square_of(PLACE + square)]
    if piece == EMPTY:
        return None
    return Reason("square-taken", "N3.4", {"square": ACTION_NAMES[PLACE + square], "seat": piece % COLLECTOR})


def _unfit_for_collector(view: State, square: int) -> Reason | None:
    """Return why a collector may not stand on this free square (N14.2)."""
    stall = stall_of(PLACE + square)
    if (view.stalls_used >> stall) & 1:
        return Reason("collector-own-stall", "N14.2", {"market": PORT_NAMES[stall // 2]})
    if not collector_fits(view, stall // 2, square_of(PLACE + square)):
        return Reason("collector-best-bid", "N14.2", {"square": ACTION_NAMES[PLACE + square]})
    return None


def why_not_close(view: State, market: int) -> Reason | None:
    """Return why the player may not close the market by hand (N3.3)."""
    if view.phase not in STEPPING:
        return not_now(view)
    if view.servants[view.seat] > 0:
        return Reason("servant-in-hand", "N3.3", {"servants": view.servants[view.seat]})
    if view.open[market] == 0:
        return closed_market(view, market)
    return None if can_close(view, market) else Reason("no-servant-there", "N3.3", {"market": PORT_NAMES[market]})
