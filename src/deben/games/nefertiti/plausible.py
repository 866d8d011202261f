"""Whether a position written down by hand holds together: pieces, money, the end, and the step that is due."""

import numpy as np

from ...kernel.record import Ints
from .actions import MOST_LEGAL
from .aftermath import BARREN_CLOSINGS
from .board import (
    CHARACTER_NAMES,
    COLLECTOR,
    EMPTY,
    LOUQSOR,
    MARKETS,
    MEMPHIS,
    MEMPHIS_STALL,
    MOST_SQUARES,
    NONE,
    START_COLLECTORS,
    START_DEBEN,
    START_SERVANTS,
    TRAVELLER,
    Character,
)  # fmt: skip
from .characters.exchanges import can_want, exchange_with, tradeable
from .closing import pieces_on
from .faults import fault
from .fields_moment import CLOSING_PHASES, MERCHANTS, ORACLES, POWERS, TRADERS, TRAVELLERS, in_power
from .legal import legal
from .markets import open_markets
from .notation import PHASE_NAMES, PORT_NAMES, SQUARE_NAMES, STALL_LETTERS
from .resolution import next_square
from .squares import can_place_collector
from .state import Phase, State
from .wares import can_lay_something

__all__ = ["check_plausible", "settle_closing"]

NEEDED = {
    Phase.MERCHANT_WANT: {"partner": "partner"},
    Phase.MERCHANT_GIVE: {"partner": "partner", "kind": "kind"},
    Phase.MAID_DISCARD: {"type": "type", "asked": "asked"},
    Phase.TREASURER_AMOUNT: {"at": "market"},
    Phase.ORACLE_TAKE: {"kind": "kind"},
    Phase.BEGGAR: {"at": "market"},
    Phase.TRAVELLER_MARKET: {"user": "user"},
    Phase.TRAVELLER_GIFT: {"user": "user", "at": "market"},
    Phase.TRADER_GIFT: {"at": "market"},
    Phase.TRADER_GIVE: {"at": "market", "place": "place"},
}
"""The fields without which the decision of a phase makes no sense, each with its attribute."""


def settle_closing(state: State) -> None:
    """Set what follows from the market being resolved: the piece whose turn it is, and whether it is the best bidder's (N5.1)."""
    phase, market = Phase(state.phase), state.closing
    if phase in CLOSING_PHASES and market == NONE:
        raise fault("closing-missing", phase=PHASE_NAMES[phase])
    if market == NONE:
        return
    if phase not in (*CLOSING_PHASES, *TRAVELLERS) or (phase in TRAVELLERS and market == MEMPHIS):
        raise fault("closing-out-of-place", phase=PHASE_NAMES[phase])
    if market == MEMPHIS and state.memphis == 0:
        raise fault("no-memphis", field="closing")
    if market < MARKETS and state.open[market] == 0:
        raise fault("closing-not-open", name=PORT_NAMES[market])
    state.best = int(phase in (Phase.BEST, Phase.DISCARD) or (phase in TRAVELLERS and state.picks > 0))
    state.square = next_square(state) if phase in CLOSING_PHASES or state.best else NONE
    state.spread = state.reserves[market] if phase == Phase.SPREAD else 0
    if not _right_piece(state):
        raise fault("wrong-piece", phase=PHASE_NAMES[phase], name=PORT_NAMES[market])


def _right_piece(state: State) -> bool:
    """Return whether the piece being resolved is one whose owner decides this: a servant, or for some phases a collector."""
    if state.phase in TRAVELLERS and not state.best:
        return True
    if state.square == NONE:
        return False
    piece = state.pieces[state.closing, state.square]
    if state.phase in TRAVELLERS:
        return bool(piece == state.user)
    return bool((piece >= COLLECTOR) == (state.phase in (Phase.COLLECT, Phase.SPREAD)))


def check_plausible(state: State) -> None:
    """Raise ``PositionError`` for the first thing that contradicts the rules."""
    for check in (_check_pieces, _check_money, _check_cards, _check_holder, _check_over, _check_turn, _check_needed, _check_step):
        check(state)


def _check_pieces(state: State) -> None:
    for code, owned, in_hand in (
        ("too-many-servants", int(START_SERVANTS[state.players - 2]), state.servants),
        ("too-many-collectors", int(START_COLLECTORS[state.players - 2]), state.collectors),
    ):
        for seat, left in enumerate(in_hand.tolist()):
            if left < 0:
                raise fault(code, seat=seat, player=f"Player {seat + 1}", pieces=owned - left, owned=owned)
    standing = [square for square in range(MOST_SQUARES) if state.pieces[MEMPHIS, square] != EMPTY]
    if standing and state.barred != NONE and state.closing != MEMPHIS:  # N12.7
        raise fault("piece-on-closed", square=f"{STALL_LETTERS[MEMPHIS_STALL]}{SQUARE_NAMES[MEMPHIS_STALL][standing[0]]}")


def _check_money(state: State) -> None:
    """Check that no Deben is lost or won; with two players some may have left the game (N1.3, N14.6)."""
    total = sum(state.deben.tolist()) + sum(state.reserves.tolist())
    expected = int(START_DEBEN[state.players - 2, : state.players].sum()) + MARKETS + state.memphis
    if state.players == 2 and total > expected:
        raise fault("too-much-money", total=total, expected=expected)
    if state.players > 2 and total != expected:
        raise fault("wrong-money", total=total, expected=expected)


def _check_cards(state: State) -> None:
    on_board = int((state.gifts == TRAVELLER).sum())
    if on_board + state.characters[Character.TRAVELLING_THIEF] > 1:
        raise fault("traveller-twice")
    if any(aside > held for aside, held in zip(state.aside.tolist(), state.hands[state.seat].tolist(), strict=True)):
        raise fault("aside-not-held")


def _check_holder(state: State) -> None:
    if state.holder != NONE and (state.open[LOUQSOR] == 0 or pieces_on(state, LOUQSOR) == 0 or state.closing == LOUQSOR):
        raise fault("holder-without-piece")


def _check_over(state: State) -> None:
    ended = open_markets(state) == 0 or state.barren == BARREN_CLOSINGS
    if ended != (state.phase == Phase.OVER):
        raise fault("is-over" if ended else "not-over")


def _check_turn(state: State) -> None:
    """Check that the character, the steps and the exchanges left go with the phase."""
    phase, name = Phase(state.phase), PHASE_NAMES[state.phase]
    fits = POWERS[phase] if in_power(state) else (NONE,) if phase == Phase.TURN else (state.recruited,)
    if state.recruited not in fits:
        raise fault("wrong-recruit", phase=name, name="-" if state.recruited == NONE else CHARACTER_NAMES[state.recruited])
    if state.steps not in _steps(state):
        raise fault("wrong-steps", steps=state.steps, phase=name)
    if phase in (*MERCHANTS, *TRADERS) and state.exchanges == 0:
        raise fault("bad-number", field="exchanges", text="0", low=1, high=2)


def _steps(state: State) -> tuple[int, ...]:
    """Return how many servants can still be to be placed in the phase (N3.2, N8.4)."""
    if state.phase == Phase.SERVANT:
        return (1, 2) if state.recruited == Character.HIGH_PRIEST else (1,)
    if state.phase == Phase.TURN or in_power(state):
        return (1,)
    return (0,) if state.phase in (Phase.COLLECTOR, Phase.REROLL) else (0, 1)


def _check_needed(state: State) -> None:
    phase = Phase(state.phase)
    for field, attribute in NEEDED.get(phase, {}).items():
        if getattr(state, attribute) == NONE:
            raise fault("missing-for-phase", phase=PHASE_NAMES[phase], field=field)
    if phase in ORACLES and state.oracle != state.seat:
        raise fault("missing-for-phase", phase=PHASE_NAMES[phase], field="oracle")


def _check_step(state: State) -> None:
    if state.phase != Phase.OVER and not _step_possible(state):
        raise fault("step-impossible", phase=PHASE_NAMES[state.phase])


def _step_possible(state: State) -> bool:
    """Return whether there is something to decide, and its consequences can be carried out."""
    phase = Phase(state.phase)
    if phase == Phase.COLLECTOR:
        return can_place_collector(state)
    if phase == Phase.REROLL:
        return bool(state.holder == state.seat and state.holder_new == 0)
    if phase == Phase.SPREAD:
        return 0 < state.spread < MARKETS - 1 + state.memphis
    if phase == Phase.MERCHANT_WANT:
        return exchange_with(state, state.partner)
    if phase == Phase.MERCHANT_GIVE:
        return exchange_with(state, state.partner) and can_want(state, state.partner, state.kind)
    if phase == Phase.TRADER_GIVE:
        return tradeable(state, state.market, state.place)
    if phase in ORACLES:
        return _oracle_possible(state)
    return _something_legal(state)


def _oracle_possible(state: State) -> bool:
    if not 0 < state.known <= state.cards - state.drawn:
        return False
    if state.phase == Phase.ORACLE_ORDER:
        return bool(state.ordered < state.known - 1)
    return _something_legal(state) or can_lay_something(state)


def _something_legal(state: State) -> bool:
    return legal(state, np.zeros(MOST_LEGAL, np.int16).view(Ints)) > 0
