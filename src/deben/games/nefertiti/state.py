"""The full record of a moment of Nefertiti."""

from enum import IntEnum

from ...kernel.record import Ints, Record, i8, i16, u32
from .board import CHARACTERS, DECK, KINDS, MARKETS, MOST_PLAYERS, MOST_SQUARES, OWNERS, PLACES

__all__ = ["BOTTOM", "SCORING", "Phase", "Scorer", "State"]

BOTTOM = 5
"""The cards at the bottom of the deck among which Akhenaton lies (N2.5), and which the Oracle sees (N10.1)."""


class Phase(IntEnum):
    """What kind of decision comes next."""

    GO_ON = 0  # none: the turn goes on by itself, and no action ever starts here
    # The turn, N3
    TURN = 1  # recruit, or place a servant, or close, or pass
    SERVANT = 2  # place a servant, or close, or pass: the character has been used
    COLLECTOR = 3  # place a collector or not, N14.2
    REROLL = 4  # roll again or not, N4.6
    # A closing, N5
    BEST = 5  # the best bidder takes gifts
    DISCARD = 6  # the best bidder cannot pay and discards
    BUY = 7  # another bidder buys or takes half
    COLLECT = 8  # a collector takes money or a gift, N14.4
    SPREAD = 9  # too little money for every Reserve: choose one, N14.4
    # The characters, N8 and N10
    MERCHANT_OWNER = 10
    MERCHANT_WANT = 11
    MERCHANT_GIVE = 12
    MAID_TYPE = 13
    MAID_DISCARD = 14
    THIEF = 15
    SCRIBE = 16
    TREASURER_MARKET = 17
    TREASURER_AMOUNT = 18
    ORACLE_GIVE = 19
    ORACLE_TAKE = 20
    ORACLE_ORDER = 21
    BEGGAR = 22
    AMON_GIVE = 23
    ROYAL_SCRIBE = 24
    TRAVELLER_MARKET = 25
    TRAVELLER_GIFT = 26
    TRADER_MARKET = 27
    TRADER_GIFT = 28
    TRADER_GIVE = 29
    OVER = 30


class Scorer(IntEnum):
    """The characters that score prestige in play, for the breakdown (N7.3)."""

    VIZIER = 0
    ROYAL_MAID = 1
    SCRIBE = 2
    MERCHANT_OF_AMON = 3
    ROYAL_SCRIBE = 4


SCORING = len(Scorer)


class State(Record):
    """Everything there is to know; a view is the same record with ``UNKNOWN`` where its seat cannot know."""

    # Options
    players: int = i8()
    memphis: int = i8()  # 1 when the port is in play, N12
    draw_six: int = i8()  # 1 when set-up draws six characters, N9.1
    began: int = i8()  # the option `stalls`, as options.py numbers it
    cast: int = i16()  # the option `characters`, as options.py numbers it
    # The turn
    phase: int = i8()
    seat: int = i8()  # whose turn it is; see `actor` for who decides
    recruited: int = i8()  # the character recruited this turn, or NONE
    steps: int = i8()  # servants still to be placed this turn, N3.2, N8.4
    stalls_used: int = i16()  # bits of the stalls on which a servant was placed this turn, N14.2
    closed_by_hand: int = i8()  # 1 if N3.3 was used this turn, N14.7
    collector_done: int = i8()  # 1 once the collector's moment is over
    reroll_done: int = i8()  # 1 once the re-roll's moment is over
    # The markets
    visible: Ints = i8(MARKETS)  # 0 left, 1 right stall; 2 in a blank state: at random
    open: Ints = i8(MARKETS)
    tile: int = i8()  # the market with the closed tile
    barred: int = i8()  # the market on which Akhenaton was drawn, or NONE
    gifts: Ints = i8(MARKETS, PLACES)  # kinds, TRAVELLER or EMPTY
    face_down: Ints = i8(MARKETS)  # a bit for each place turned by the Beggar, N10.2
    sealed: Ints = i8(MARKETS)  # 1 where a seal lies on the upper place
    reserves: Ints = i8(MARKETS + 1)
    pieces: Ints = i8(MARKETS + 1, MOST_SQUARES)  # on the visible stall: a seat, COLLECTOR + seat, or EMPTY
    docked: Ints = i8(KINDS)  # foreign gifts at Memphis, N12.5
    # The owners
    deben: Ints = i8(MOST_PLAYERS)
    seals: Ints = i8(MOST_PLAYERS)
    supply: int = i8()  # seals nobody has
    servants: Ints = i8(MOST_PLAYERS)  # in hand
    collectors: Ints = i8(2)  # in hand
    hands: Ints = i8(OWNERS, KINDS)
    prestige: Ints = i16(MOST_PLAYERS, SCORING)  # scored in play
    priest: int = i8()  # who keeps the Priest of Amon, or NONE
    # The cards
    deck: Ints = i8(DECK)  # from the top; EMPTY once drawn and beyond the last card
    cards: int = i8()  # how many the deck had at first
    drawn: int = i8()  # how many have been drawn
    discarded: Ints = i8(KINDS)
    characters: Ints = i8(CHARACTERS)  # copies still to be recruited
    # The dice of Louqsor
    seed: Ints = u32(8)  # the key of the rolls; never in a view
    rolls: int = i16()  # blocks of luck used for dice
    dice: Ints = i8(2)  # the last roll, 0 where no die was rolled
    holder: int = i8()  # who keeps the dice, or NONE, N4.6
    holder_new: int = i8()  # 1 in the turn in which the dice were taken
    # A closing
    closing: int = i8()  # the market being resolved, MEMPHIS for an attribution, or NONE
    square: int = i8()  # of the piece being resolved
    best: int = i8()  # 1 until the best bidder is done
    picks: int = i8()  # gifts the best bidder has taken
    took_upper: int = i8()  # 1 if the upper gift was among them
    spread: int = i8()  # Deben a collector still has to lay down
    counts: int = i8()  # 1 if this resolution counts for N6.3: every closing, and the attribution of N12.9
    bought: int = i8()  # 1 once a card was bought or collected in this closing
    barren: int = i8()  # closings in succession without that, N6.3
    # A character at work
    exchanges: int = i8()  # still allowed to a Merchant or Trader
    must: int = i8()  # 1 until the power has been used once, N3.1
    user: int = i8()  # who uses the Travelling Thief: the recruiter, or whoever bought the card
    partner: int = i8()  # the owner with whom a Merchant exchanges now
    past_partner: int = i8()  # the owner of the First Merchant's first exchange, or NONE, N8.3
    market: int = i8()  # the market chosen, or reached by the Beggar, or left by the Travelling Thief
    place: int = i8()  # the place chosen
    kind: int = i8()  # the kind wanted, or given to the Oracle
    type: int = i8()  # the type named to the Royal Maid
    course_owners: int = i8()  # owners of it before the discards, N8.5
    asked: int = i8()  # the owner who discards now
    aside: Ints = i8(KINDS)  # gifts chosen for the Royal Scribe, or taken from the Oracle's cards
    # The Oracle's knowledge
    oracle: int = i8()  # who looked, or NONE
    known: int = i8()  # how many cards at the bottom they know
    sunk: Ints = i8(BOTTOM)  # kinds publicly known to lie at the bottom, EMPTY beyond
    settled: int = i8()  # bits of bottom cards that were put there in this power; only the Oracle's player knows which
    ordered: int = i8()  # how many bottom cards have been put in order
