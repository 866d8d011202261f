"""What the reasons of Nefertiti are made of: their codes, clauses, parameters and words.

The sentences are the messages ``reason-nefertiti-<code>`` of the locale files.  Parameters are what people read: squares, cards,
markets and characters as notation names them, seats and amounts as numbers.
"""

from enum import IntEnum, auto

import numpy as np

from ....kernel.record import Ints
from ....kernel.show.reasons import code_names, wording
from ..actions import CLOSE, PLACE
from ..board import CHARACTER_NAMES, KIND_NAMES, TYPE_NAMES
from ..notation import ACTION_NAMES, OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, PORT_NAMES, SIDE_NAMES
from ..state import Phase

__all__ = ["AGAIN", "CLAUSES", "CODES", "WORDING", "Clause", "Code", "Step"]


class Code(IntEnum):
    """Why something may not be done."""

    OVER = 0
    NOT_NOW = 1
    STEP_IS_DUE = 2
    USE_POWER_ONCE = 3
    MUST_TAKE = 4
    ALREADY_RECRUITED = 5
    TOO_LATE_TO_RECRUIT = 6
    NO_SEAL = 7
    CHARACTER_GONE = 8
    CHARACTER_NOT_IN_PLAY = 9
    CHARACTER_GONE_OR_NOT_DRAWN = 10
    CHARACTER_COVERED = 11
    PRIEST_NEEDS_SERVANT = 12
    NEEDS_OWN_GIFT = 13
    NO_EXCHANGE_POSSIBLE = 14
    NOBODY_OWNS_ANYTHING = 15
    NOTHING_TO_STEAL = 16
    RESERVES_EMPTY = 17
    DECK_EMPTY = 18
    NOWHERE_TO_TRAVEL = 19
    NO_TRADE_POSSIBLE = 20
    NOTHING_TO_BEG = 21
    MUST_PLACE = 22
    MUST_CLOSE = 23
    MUST_PASS = 24
    NO_MEMPHIS = 25
    MEMPHIS_CLOSED = 26
    PRIEST_SECOND_AT_MEMPHIS = 27
    MARKET_CLOSED = 28
    MARKET_CLOSED_FOR_GOOD = 29
    STALL_HIDDEN = 30
    SQUARE_TAKEN = 31
    COLLECTOR_OWN_STALL = 32
    COLLECTOR_BEST_BID = 33
    SERVANT_IN_HAND = 34
    NO_SERVANT_THERE = 35
    PASS_WITH_SERVANT = 36
    DICE_LATER = 37
    DICE_AT_END = 38
    DICE_NOT_YOURS = 39
    CHOOSE_BY_KIND = 40
    CHOOSE_BY_PLACE = 41
    PLACE_EMPTY = 42
    GIFT_FACE_DOWN = 43
    UPPER_INSTEAD = 44
    CANNOT_PAY = 45
    TRAVELLER_NO_GIFT = 46
    NOT_CHEAPEST = 47
    NOTHING_TO_GIVE_FOR = 48
    NOT_DOCKED = 49
    OWNER_LACKS = 50
    NEEDS_OWN_OF_TYPE = 51
    SAME_CARD = 52
    VALUE_TOO_HIGH = 53
    NOT_AT_BOTTOM = 54
    NOT_HELD = 55
    TOO_EXPENSIVE = 56
    JUST_TAKEN = 57
    NOTHING_FOR_IT = 58
    WRONG_TYPE = 59
    ALREADY_CHOSEN = 60
    OWNER_SELF = 61
    NO_SUCH_OWNER = 62
    SAME_PARTNER = 63
    NO_EXCHANGE_WITH = 64
    NOBODY_OWNS_TYPE = 65
    TYPE_NOT_HELD = 66
    SAME_RESERVE = 67
    NO_POWER_AT_MEMPHIS = 68
    RESERVE_EMPTY = 69
    AKHENATONS_MARKET = 70
    TRAVELLER_CAME_FROM = 71
    NO_GIFT_THERE = 72
    NO_TRADE_THERE = 73
    RESERVE_TOO_SMALL = 74
    CARD_ALREADY_PUT = 75
    NO_SUCH_CARD = 76
    BEST_TAKES_NO_HALF = 77
    EXCHANGE_BEGUN = 78
    RECRUIT_OR_PASS = 79


class Clause(IntEnum):
    """The clauses that forbid something, or ask for something else."""

    N1_1 = 0
    N1_8 = 1
    N3_1 = 2
    N3_2 = 3
    N3_3 = 4
    N3_4 = 5
    N4_6 = 6
    N5_2 = 7
    N5_5 = 8
    N5_6 = 9
    N6_1 = 10
    N6_2 = 11
    N6_3 = 12
    N8_2 = 13
    N8_3 = 14
    N8_5 = 15
    N8_6 = 16
    N8_7 = 17
    N8_8 = 18
    N9_1 = 19
    N10_1 = 20
    N10_2 = 21
    N10_3 = 22
    N10_5 = 23
    N10_6 = 24
    N10_7 = 25
    N12_3 = 26
    N12_4 = 27
    N12_6 = 28
    N12_7 = 29
    N12_8 = 30
    N14_1 = 31
    N14_2 = 32
    N14_4 = 33
    N5_4 = 34


class Step(IntEnum):
    """What is to be decided, where the phase does not say all of it."""

    RECRUIT_OR_CLOSE = len(Phase)
    CLOSE = auto()
    RECRUIT_OR_PASS = auto()
    PASS = auto()
    BUY_OR_PASS = auto()
    HALF = auto()
    EXTRA = auto()
    MERCHANT_AGAIN = auto()
    TRADER_AGAIN = auto()
    AMON_AGAIN = auto()
    ROYAL_SCRIBE_AGAIN = auto()


CODES = code_names(Code)
"""Every code that ``explain`` can give."""

_PARAMS = {
    ("step",): (Code.NOT_NOW, Code.STEP_IS_DUE, Code.EXCHANGE_BEGUN),
    ("character",): (
        Code.USE_POWER_ONCE,
        Code.ALREADY_RECRUITED,
        Code.CHARACTER_GONE,
        Code.CHARACTER_NOT_IN_PLAY,
        Code.CHARACTER_GONE_OR_NOT_DRAWN,
        Code.PRIEST_NEEDS_SERVANT,
        Code.NEEDS_OWN_GIFT,
        Code.NO_EXCHANGE_POSSIBLE,
        Code.NOBODY_OWNS_ANYTHING,
        Code.RESERVES_EMPTY,
        Code.DECK_EMPTY,
        Code.NOWHERE_TO_TRAVEL,
        Code.NO_TRADE_POSSIBLE,
        Code.NOTHING_TO_BEG,
    ),
    ("character", "top"): (Code.CHARACTER_COVERED,),
    ("character", "market"): (Code.NOTHING_TO_STEAL,),
    ("market",): (
        Code.MARKET_CLOSED,
        Code.MARKET_CLOSED_FOR_GOOD,
        Code.COLLECTOR_OWN_STALL,
        Code.NO_SERVANT_THERE,
        Code.SAME_RESERVE,
        Code.RESERVE_EMPTY,
        Code.AKHENATONS_MARKET,
        Code.TRAVELLER_CAME_FROM,
        Code.NO_GIFT_THERE,
        Code.NO_TRADE_THERE,
    ),
    ("market", "side"): (Code.STALL_HIDDEN,),
    ("square", "seat"): (Code.SQUARE_TAKEN,),
    ("square",): (Code.COLLECTOR_BEST_BID,),
    ("servants",): (Code.SERVANT_IN_HAND, Code.PASS_WITH_SERVANT),
    ("market", "place"): (Code.PLACE_EMPTY, Code.GIFT_FACE_DOWN, Code.TRAVELLER_NO_GIFT),
    ("bid", "deben"): (Code.CANNOT_PAY,),
    ("value", "lowest"): (Code.NOT_CHEAPEST,),
    ("kind", "deben"): (Code.NOTHING_TO_GIVE_FOR,),
    ("kind",): (
        Code.NOT_DOCKED,
        Code.SAME_CARD,
        Code.NOT_AT_BOTTOM,
        Code.NOT_HELD,
        Code.JUST_TAKEN,
        Code.NOTHING_FOR_IT,
        Code.ALREADY_CHOSEN,
    ),
    ("owner", "kind"): (Code.OWNER_LACKS,),
    ("type",): (Code.NEEDS_OWN_OF_TYPE, Code.NOBODY_OWNS_TYPE, Code.TYPE_NOT_HELD),
    ("kind", "given"): (Code.VALUE_TOO_HIGH,),
    ("difference", "deben"): (Code.TOO_EXPENSIVE,),
    ("kind", "type"): (Code.WRONG_TYPE,),
    ("owner",): (Code.NO_SUCH_OWNER, Code.SAME_PARTNER, Code.NO_EXCHANGE_WITH),
    ("market", "deben"): (Code.RESERVE_TOO_SMALL,),
    ("card",): (Code.CARD_ALREADY_PUT,),
    ("card", "cards"): (Code.NO_SUCH_CARD,),
}
PARAMS = {code: params for params, codes in _PARAMS.items() for code in codes}
"""What each code has to be filled in with, if anything."""
STEP_NAMES = (*PHASE_NAMES, *code_names(Step))
WORDS = {
    "step": STEP_NAMES, "character": CHARACTER_NAMES, "top": CHARACTER_NAMES, "market": PORT_NAMES, "side": SIDE_NAMES,
    "square": ACTION_NAMES[PLACE:CLOSE], "place": PLACE_NAMES, "kind": KIND_NAMES, "given": KIND_NAMES, "owner": OWNER_NAMES,
    "type": TYPE_NAMES,
}  # fmt: skip
WORDING = wording(Code, Clause, PARAMS, WORDS)

_CLAUSES = {
    Phase.TURN: Clause.N3_2, Phase.SERVANT: Clause.N3_2, Phase.COLLECTOR: Clause.N14_2, Phase.REROLL: Clause.N4_6,
    Phase.BEST: Clause.N5_2, Phase.DISCARD: Clause.N5_5, Phase.BUY: Clause.N5_6, Phase.COLLECT: Clause.N14_4,
    Phase.SPREAD: Clause.N14_4, Phase.MERCHANT_OWNER: Clause.N8_2, Phase.MERCHANT_WANT: Clause.N8_2,
    Phase.MERCHANT_GIVE: Clause.N8_2, Phase.MAID_TYPE: Clause.N8_5, Phase.MAID_DISCARD: Clause.N8_5, Phase.THIEF: Clause.N8_6,
    Phase.SCRIBE: Clause.N8_7, Phase.TREASURER_MARKET: Clause.N8_8, Phase.TREASURER_AMOUNT: Clause.N8_8,
    Phase.ORACLE_GIVE: Clause.N10_1, Phase.ORACLE_TAKE: Clause.N10_1, Phase.ORACLE_ORDER: Clause.N10_1,
    Phase.BEGGAR: Clause.N10_2, Phase.AMON_GIVE: Clause.N10_3, Phase.ROYAL_SCRIBE: Clause.N10_5,
    Phase.TRAVELLER_MARKET: Clause.N10_6, Phase.TRAVELLER_GIFT: Clause.N10_6, Phase.TRADER_MARKET: Clause.N10_7,
    Phase.TRADER_GIFT: Clause.N10_7, Phase.TRADER_GIVE: Clause.N10_7, Phase.OVER: Clause.N6_2,
}  # fmt: skip
CLAUSES = np.array([_CLAUSES.get(phase, 0) for phase in Phase], np.int8).view(Ints)
"""The clause of the decision that each phase asks for."""

_AGAIN = {
    Phase.MERCHANT_OWNER: Step.MERCHANT_AGAIN, Phase.TRADER_MARKET: Step.TRADER_AGAIN, Phase.AMON_GIVE: Step.AMON_AGAIN,
    Phase.ROYAL_SCRIBE: Step.ROYAL_SCRIBE_AGAIN,
}  # fmt: skip
AGAIN = np.array([_AGAIN.get(phase, phase) for phase in Phase], np.int8).view(Ints)
"""What each phase asks for where the power may also end."""
