"""The full record of a moment of the Duel."""

from enum import IntEnum

from ...kernel.record import Ints, Record, i8, i16
from .board import ACTIONS, BOATS, FACES, PILE, SLOTS, SQUARES, WAREHOUSE

__all__ = ["Phase", "State"]


class Phase(IntEnum):
    """What kind of decision comes next."""

    TURN = 0  # place, unload or play, D3.1
    TAKE = 1  # which token, D6.1
    BUILD = 2  # where the next pawn of a build-up goes, D6.2
    RUSH_PLACE = 3  # where the pawn of a rush goes, D6.3
    RUSH_UNLOAD = 4  # its first boat
    RUSH_AGAIN = 5  # its optional second boat
    SWAP = 6  # which two tokens, D6.4
    SWAP_UNLOAD = 7  # which boat after the exchange
    OVER = 8


class State(Record):
    """Everything there is to know; a view is the same record with ``UNKNOWN`` where its seat cannot know."""

    sides: Ints = i8(4)  # by site: 0 is side A, 1 is side B, D1.5
    phase: int = i8()
    seat: int = i8()  # whose turn it is
    placed: int = i8()  # pawns placed so far in a build-up
    unloads: int = i8()  # in the whole match; the 18th ends it, D5.4
    port: Ints = i8(SQUARES)  # the seat of the pawn on each square, or EMPTY
    reserve: Ints = i8(2)  # pawns in hand
    boats: Ints = i8(BOATS, SLOTS)  # faces; EMPTY all along once the boat has left
    pile: Ints = i8(PILE)  # faces in drawing order, EMPTY once drawn
    drawn: int = i8()  # how many of the pile have been drawn
    warehouse: Ints = i8(WAREHOUSE)  # faces, the top one first, EMPTY once turned up
    revealed: int = i8()  # how many of the warehouse have been turned up
    removed: Ints = i8(FACES)  # tokens out of the game, by face
    tokens: Ints = i8(2, ACTIONS)  # action tokens before each player
    obelisks: Ints = i8(2)
    first_five: int = i8()  # who took a fifth obelisk first, or EMPTY, D8.1b
    temples: Ints = i8(2, 4)  # by value
    pyramids: Ints = i8(2, 2)  # light, dark
    chamber: Ints = i16(2)  # a bit for each number held, number 1 lowest
