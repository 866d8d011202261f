"""What is to be decided now, as reasons say it: no more than the player can do (N3.1–N3.3, N5.4, N5.6, N8.3, N10, N12.8)."""

from ....kernel.rule import rule
from ....kernel.show.reasons import because
from ..board import CHARACTERS, MARKETS, MEMPHIS, PLACES
from ..characters.recruit import can_recruit
from ..closing.bidders import may_stop
from ..closing.pieces import bid_now, bidder
from ..legal import may_end_power
from ..markets.places import docked_gifts, offered
from ..markets.squares import can_close
from ..state import Phase, State
from .codes import AGAIN, CLAUSES, Clause, Code, Step

__all__ = ["because_now", "closes_any", "is_stepping", "not_now", "recruits_any", "step_clause", "step_now"]


@rule
def because_now(view: State, code: int, first: int = 0, second: int = 0) -> int:
    """Return a reason that rests on the clause of the present decision."""
    return because(code, CLAUSES[view.phase], first, second)


@rule
def not_now(view: State) -> int:
    """Return that something else is to be decided now (N3.6)."""
    return because(Code.NOT_NOW, step_clause(view), step_now(view))


@rule
def is_stepping(view: State) -> bool:
    """Return whether the player is to take a step with a servant, or may recruit before it."""
    return view.phase == Phase.TURN or view.phase == Phase.SERVANT


@rule
def closes_any(view: State) -> bool:
    """Return whether the player may close some market by hand."""
    for market in range(MARKETS):
        if can_close(view, market):
            return True
    return False


@rule
def recruits_any(view: State) -> bool:
    """Return whether the player may still recruit some character this turn."""
    if view.phase != Phase.TURN:
        return False
    for character in range(CHARACTERS):
        if can_recruit(view, character):
            return True
    return False


@rule
def buys_any(view: State) -> bool:
    """Return whether the bidder can pay, and something is left to buy."""
    if view.deben[bidder(view)] < bid_now(view):
        return False
    if view.closing == MEMPHIS:
        return docked_gifts(view) > 0
    for place in range(PLACES):
        if offered(view, view.closing, place):
            return True
    return False


@rule
def step_clause(view: State) -> int:
    """Return the clause of what is to be decided now."""
    if is_stepping(view) and view.servants[view.seat] == 0:
        return Clause.N3_3 if closes_any(view) else Clause.N12_8
    if view.phase == Phase.BEST and may_stop(view):
        return Clause.N5_4
    merchant = view.phase == Phase.MERCHANT_OWNER or view.phase == Phase.MERCHANT_WANT or view.phase == Phase.MERCHANT_GIVE
    if merchant and view.must == 0:
        return Clause.N8_3
    return int(CLAUSES[view.phase])


@rule
def step_now(view: State) -> int:
    """Return what is to be decided now: a phase, or a step of it."""
    if is_stepping(view):
        return step_of_turn(view)
    if view.phase == Phase.BUY:
        return step_of_bidder(view)
    if view.phase == Phase.BEST:
        return Step.EXTRA if may_stop(view) else Phase.BEST
    return int(AGAIN[view.phase]) if may_end_power(view) else int(view.phase)


@rule
def step_of_turn(view: State) -> int:
    """Return which step with a servant is due, and whether a character can be recruited before (N3.1–N3.3, N12.8)."""
    recruits = recruits_any(view)
    if view.servants[view.seat] > 0:
        return Phase.TURN if recruits else Phase.SERVANT
    if closes_any(view):
        return Step.RECRUIT_OR_CLOSE if recruits else Step.CLOSE
    return Step.RECRUIT_OR_PASS if recruits else Step.PASS


@rule
def step_of_bidder(view: State) -> int:
    """Return what a bidder who is not the best can do: buy, take half of the Reserve, or with an empty one pass (N5.6)."""
    if view.reserves[view.closing] > 0:
        return Phase.BUY if buys_any(view) else Step.HALF
    return Step.BUY_OR_PASS if buys_any(view) else Step.PASS
