"""The turn of Nefertiti, from first decision to last (N3): every action comes in here, and here it is decided what comes next.

An action carries out the decision of the present phase.  If that leaves nothing to decide it sets ``Phase.GO_ON``, and
:func:`go_on` looks for the next decision in the order of N3.6: the rest of a closing, servants still to be placed, the collector,
the re-roll, the end of the turn.
"""

from ...kernel.contract import OVER
from ...kernel.log import emit
from ...kernel.rule import Log, rule
from .actions import (
    AMOUNT,
    CLOSE,
    COIN,
    COINS,
    DONE,
    GIVE,
    HALF,
    MARKET,
    ORDER_CARD,
    OWNER,
    PASS,
    PICK,
    PLACE,
    RECRUIT,
    ROLL,
    TYPE,
    WANT,
    square_of,
    stall_of,
)
from .board import COLLECTOR, EMPTY, LOUQSOR, MEMPHIS, MOST_SQUARES, NEUTRAL, NONE, SYMBOLS, Symbol
from .characters.exchanges import merchant_give, trade_give
from .characters.oracle import end_exchanges, order_card, take_from_bottom
from .characters.recruit import recruit, servant_on_market
from .characters.scorers import choose_for_royal_scribe, discard_for_maid, end_royal_scribe, give_to_amon, name_type, score_type
from .characters.thieves import steal, travel, travel_take
from .characters.treasury import beg_coin, beg_nothing, turn_down, withdraw
from .closing.bidders import decline_extra, discard_unpaid, take_best, take_bought, take_half
from .closing.collectors import collect_coins, collect_gift, spread_coin
from .closing.conditions import condition_met, stall_at
from .closing.pieces import bidder, clear_memphis, close, start_attribution
from .closing.resolution import resolve
from .events import Event
from .markets.places import docked_gifts
from .markets.reserves import BY_COIN, BY_FIRST_SERVANT, earn
from .markets.squares import can_place_collector
from .state import Phase, State

__all__ = ["actor", "apply", "begin_turn"]


@rule
def actor(state: State) -> int:
    """Return the seat that decides now, or ``OVER``: in closings and for the Royal Maid not always the one whose turn it is."""
    phase = state.phase
    if phase == Phase.OVER:
        return OVER
    if Phase.BEST <= phase <= Phase.SPREAD:
        return bidder(state)
    if phase == Phase.TRAVELLER_MARKET or phase == Phase.TRAVELLER_GIFT:
        return state.user
    if phase == Phase.MAID_DISCARD and state.asked != NEUTRAL:  # for the neutral owner the recruiting player chooses, N14.6
        return state.asked
    return state.seat


@rule
def apply(state: State, action: int, log: Log) -> None:
    """Carry out one legal action, and let the turn go on until somebody has to decide again."""
    decide(state, action, log)
    while state.phase == Phase.GO_ON:
        go_on(state, log)


@rule
def go_on(state: State, log: Log) -> None:
    """Find what comes next in the turn, in the order of N3.6."""
    if state.closing != NONE:
        resolve(state, log)
    elif state.steps > 0:
        forget_power(state)
        state.phase = Phase.SERVANT
    elif state.collector_done == 0:
        state.collector_done = 1
        if can_place_collector(state):
            state.phase = Phase.COLLECTOR
    elif state.reroll_done == 0:
        state.reroll_done = 1
        if state.holder == state.seat and state.holder_new == 0:  # N4.6
            state.phase = Phase.REROLL
    elif everybody_at_memphis(state):
        meet_at_memphis(state, log)
    else:
        state.seat = (state.seat + 1) % state.players
        begin_turn(state, log)


@rule
def forget_power(state: State) -> None:
    """Forget what a power at work had to remember: servants come after it (N3.1), and equal moments are equal records."""
    state.must = 0
    state.exchanges = 0
    state.past_partner = NONE
    state.type = NONE
    state.course_owners = 0


@rule
def begin_turn(state: State, log: Log) -> None:
    """Begin the turn of the seat."""
    state.recruited = NONE
    state.steps = 1
    state.stalls_used = 0
    state.closed_by_hand = 0
    state.collector_done = 0
    state.reroll_done = 0
    state.holder_new = 0
    state.phase = Phase.TURN
    emit(log, Event.TURN, state.seat)


@rule
def everybody_at_memphis(state: State) -> bool:
    """Return whether every servant of every player stands at Memphis (N12.9)."""
    if state.memphis == 0:
        return False
    for seat in range(state.players):
        if state.servants[seat] > 0 or servant_on_market(state, seat):
            return False
    return True


@rule
def meet_at_memphis(state: State, log: Log) -> None:
    """Hold the attribution of N12.9; with no gift there the servants just go home."""
    start_attribution(state, 1, 0, log)
    if docked_gifts(state) == 0:
        clear_memphis(state, log)


@rule
def decide(state: State, action: int, log: Log) -> None:
    """Carry out the decision of the present phase."""
    phase = state.phase
    if phase <= Phase.SERVANT:
        step(state, action, log)
    elif phase == Phase.COLLECTOR:
        state.phase = Phase.GO_ON
        if action != DONE:
            place_collector(state, stall_of(action) // 2, square_of(action), log)
    elif phase == Phase.REROLL:
        state.phase = Phase.GO_ON
        if action == ROLL and condition_met(state, state.seat, LOUQSOR, 1, log):
            close(state, LOUQSOR, 0, log)
    elif phase <= Phase.SPREAD:
        decide_closing(state, action, log)
    elif phase <= Phase.SCRIBE:
        decide_base_power(state, action, log)
    else:
        decide_power(state, action, log)


@rule
def step(state: State, action: int, log: Log) -> None:
    """Recruit, or take one step with a servant: place it, close a market without one, or pass (N3.1–N3.3, N12.8)."""
    if action < PLACE:
        recruit(state, action - RECRUIT, log)
        return
    state.steps -= 1
    state.phase = Phase.GO_ON
    if action < CLOSE:
        place_servant(state, stall_of(action) // 2, square_of(action), log)
    elif action == PASS:
        emit(log, Event.PASSED, state.seat)
    else:
        state.closed_by_hand = 1
        close(state, action - CLOSE, 1, log)


@rule
def stall_empty(state: State, market: int) -> bool:
    """Return whether no servant stands on the market's visible stall."""
    for square in range(MOST_SQUARES):
        if EMPTY < state.pieces[market, square] < COLLECTOR:
            return False
    return True


@rule
def place_servant(state: State, market: int, square: int, log: Log) -> None:
    """Place a servant, earn what it earns, and see whether the market closes (N3.2, N3.5, N3.6)."""
    seat = state.seat
    stall = stall_at(state, market)
    first = stall_empty(state, market)
    state.pieces[market, square] = seat
    state.servants[seat] -= 1
    state.stalls_used |= 1 << stall
    emit(log, Event.PLACED, seat, stall, square, 0)
    if first:
        earn(state, market, 1, BY_FIRST_SERVANT, log)
    if SYMBOLS[stall, square] == Symbol.COIN:
        earn(state, market, 1, BY_COIN, log)
    check_closing(state, market, log)


@rule
def place_collector(state: State, market: int, square: int, log: Log) -> None:
    """Place a collector, which earns nothing but can close the market (N14.2, N14.3)."""
    state.pieces[market, square] = COLLECTOR + state.seat
    state.collectors[state.seat] -= 1
    emit(log, Event.PLACED, state.seat, stall_at(state, market), square, 1)
    check_closing(state, market, log)


@rule
def check_closing(state: State, market: int, log: Log) -> None:
    """Take Louqsor's dice if that is where the piece went (N4.6), and close the market if its condition is met (N4)."""
    if market == MEMPHIS:
        return
    if market == LOUQSOR:
        state.holder = state.seat
        state.holder_new = 1
    if condition_met(state, state.seat, market, 0, log):
        close(state, market, 0, log)


@rule
def decide_closing(state: State, action: int, log: Log) -> None:
    """Carry out a decision of a bidder or of a collector's owner (N5, N14.4)."""
    phase = state.phase
    if phase == Phase.BEST:
        if action == DONE:
            decline_extra(state, log)
        else:
            take_best(state, action - PICK, action - WANT, log)
    elif phase == Phase.DISCARD:
        discard_unpaid(state, action - GIVE, log)
    elif phase == Phase.BUY:
        if action == HALF:
            take_half(state, log)
        else:
            take_bought(state, action - PICK, action - WANT, log)
    elif phase == Phase.COLLECT:
        if action == COINS:
            collect_coins(state, log)
        else:
            collect_gift(state, action - PICK, action - WANT, log)
    else:
        spread_coin(state, action - MARKET, log)


@rule
def decide_base_power(state: State, action: int, log: Log) -> None:
    """Carry out a decision for the Merchants, the Royal Maid, the Thief or a Scribe (N8)."""
    phase = state.phase
    if phase == Phase.MERCHANT_OWNER:
        state.partner = NONE
        state.phase = Phase.GO_ON
        if action != DONE:
            state.partner = action - OWNER
            state.phase = Phase.MERCHANT_WANT
    elif phase == Phase.MERCHANT_WANT:
        state.kind = action - WANT
        state.phase = Phase.MERCHANT_GIVE
    elif phase == Phase.MERCHANT_GIVE:
        merchant_give(state, action - GIVE, log)
    elif phase == Phase.MAID_TYPE:
        name_type(state, action - TYPE, log)
    elif phase == Phase.MAID_DISCARD:
        discard_for_maid(state, action - GIVE, log)
    elif phase == Phase.THIEF:
        steal(state, action - PICK, log)
    else:
        score_type(state, action - TYPE, log)


@rule
def decide_power(state: State, action: int, log: Log) -> None:
    """Carry out a decision for the other characters (N8.8, N10)."""
    phase = state.phase
    if action == DONE and phase != Phase.BEGGAR:
        end_power(state, log)
    elif phase == Phase.TREASURER_MARKET:
        state.market = action - MARKET
        state.phase = Phase.TREASURER_AMOUNT
    elif phase == Phase.TREASURER_AMOUNT:
        withdraw(state, action - AMOUNT + 1, log)
    elif phase == Phase.ORACLE_GIVE:
        state.kind = action - GIVE
        state.phase = Phase.ORACLE_TAKE
    elif phase == Phase.ORACLE_TAKE:
        take_from_bottom(state, action - WANT, log)
    elif phase == Phase.ORACLE_ORDER:
        order_card(state, action - ORDER_CARD, log)
    elif phase == Phase.BEGGAR:
        beg(state, action, log)
    elif phase == Phase.AMON_GIVE:
        give_to_amon(state, action - GIVE, log)
    elif phase == Phase.ROYAL_SCRIBE:
        choose_for_royal_scribe(state, action - GIVE, log)
    elif phase == Phase.TRAVELLER_MARKET:
        travel(state, action - MARKET, log)
    elif phase == Phase.TRAVELLER_GIFT:
        travel_take(state, action - PICK, log)
    elif phase == Phase.TRADER_MARKET:
        state.market = action - MARKET
        state.phase = Phase.TRADER_GIFT
    elif phase == Phase.TRADER_GIFT:
        state.place = action - PICK
        state.phase = Phase.TRADER_GIVE
    else:
        trade_give(state, action - GIVE, log)


@rule
def beg(state: State, action: int, log: Log) -> None:
    """Carry out the Beggar's choice for one market (N10.2)."""
    if action == COIN:
        beg_coin(state, log)
    elif action == DONE:
        beg_nothing(state)
    else:
        turn_down(state, action - PICK, log)


@rule
def end_power(state: State, log: Log) -> None:
    """End a power whose player has done enough."""
    if state.phase == Phase.ORACLE_GIVE:
        end_exchanges(state, log)
    elif state.phase == Phase.ROYAL_SCRIBE:
        end_royal_scribe(state, log)
    else:
        state.phase = Phase.GO_ON
