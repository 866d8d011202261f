"""Nefertiti's board as constants, built from its data at import: ``board.toml``, or another one (``games/boards.py``).

Numbers stand for things in the order of the data file: markets 0 to 3 and Memphis 4; stalls ``2 * market + side`` and Memphis 8;
kinds are the different cards among the gifts; characters by their place in the file.
"""

from enum import IntEnum
from pathlib import Path

import numpy as np

from ..boards import data_for
from .schema import BoardData, BoardDataError, check_own, load, read, square

_USUAL = Path(__file__).parent / "board.toml"
DATA: BoardData = check_own(read(data_for(__package__ or "", _USUAL), "board.toml"), load(_USUAL))

MARKETS = 4
MEMPHIS = 4  # the fifth place where servants stand, N12.3
STALLS = 9
MEMPHIS_STALL = 8
MOST_SQUARES = 10
PLACES = 4  # the upper place and lower 1 to 3, N1.1
UPPER = 0
MOST_PLAYERS = 5
NEUTRAL = 5  # the owner behind the collectors, N14.1
OWNERS = 6
COLLECTOR = 8  # a collector of seat s is the piece COLLECTOR + s

EMPTY = -1
"""No card, no piece."""
NONE = -1
"""No market, no seat, no square."""
UNKNOWN = -2
"""A card that the owner of a view cannot know."""

MARKET_NAMES = tuple(market.name for market in DATA.market)
LOUQSOR = MARKET_NAMES.index("louqsor")  # whose dice stay with a holder, N4.6


class Symbol(IntEnum):
    """What a square may show besides its bid (N1.2)."""

    NONE = 0
    COIN = 1
    SINGLE = 2
    EXTRA = 3


class ClosingRule(IntEnum):
    """The named closing rules that the data refers to (N4)."""

    GROUP = 0
    COLOURS = 1
    LEVELS = 2
    LINE = 3
    SUM = 4
    DICE = 5
    CHAIN = 6


def _squares() -> list[list[tuple[int, int, int, str]]]:
    """Return (row, column, bid, symbol) of every square of every stall."""
    layouts = [rows for market in DATA.market for rows in (market.left.rows, market.right.rows)] + [DATA.memphis.rows]
    return [[(r, c, *square(text, "board")) for r, row in enumerate(rows) for c, text in enumerate(row)] for rows in layouts]


def _table(values: list[list[int]], dtype: type = np.int8) -> np.ndarray[tuple[int, ...], np.dtype[np.signedinteger]]:
    """Return rows of different lengths as one array, filled up with EMPTY."""
    width = max(map(len, values))
    return np.array([row + [EMPTY] * (width - len(row)) for row in values], dtype)


def _neighbours(squares: list[tuple[int, int, int, str]]) -> list[int]:
    """Return for each square the bits of those orthogonally next to it."""
    at = {(r, c): i for i, (r, c, _, _) in enumerate(squares)}
    around = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return [sum(1 << at[r + dr, c + dc] for dr, dc in around if (r + dr, c + dc) in at) for r, c, _, _ in squares]


def _order(squares: list[tuple[int, int, int, str]]) -> list[int]:
    """Return the squares from the highest bid down, of equal bids the one farther right first (N5.1)."""
    return sorted(range(len(squares)), key=lambda i: (-squares[i][2], -squares[i][1]))


_LAYOUT = _squares()
_CLOSINGS = [stall.closes for market in DATA.market for stall in (market.left, market.right)]

SQUARES = np.array([len(squares) for squares in _LAYOUT], np.int8)
BIDS = _table([[bid for _, _, bid, _ in squares] for squares in _LAYOUT])
SYMBOLS = _table([["csx".find(symbol) + 1 if symbol else 0 for _, _, _, symbol in squares] for squares in _LAYOUT])
ORDER = _table([_order(squares) for squares in _LAYOUT])
NEIGHBOURS = _table([_neighbours(squares) for squares in _LAYOUT], np.int16)
LEVELS = _table(
    [
        [sum(1 << i for i, s in enumerate(squares) if s[0] == row) for row in range(max(s[0] for s in squares) + 1)]
        for squares in _LAYOUT
    ],
    np.int16,
)  # the bits of each row of a stall
LINES = np.array([0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124], np.int16)  # rows, columns, diagonals of a 3×3 court

RULES_OF_CLOSING = np.array([ClosingRule[closes.rule.upper()] for closes in _CLOSINGS], np.int8)
GROUP_SIZE = np.array([closes.size for closes in _CLOSINGS], np.int8)
COLOURS_TO_CLOSE = np.array([closes.colours for closes in _CLOSINGS], np.int8)
PIECES_TO_CLOSE = np.array([closes.pieces for closes in _CLOSINGS], np.int8)
EXACTLY = _table([list(closes.exactly) for closes in _CLOSINGS])
LEAST = np.array([closes.least for closes in _CLOSINGS], np.int8)

TYPE_NAMES = tuple(gift.name for gift in DATA.gift)
TYPES = len(TYPE_NAMES)
COURSES = np.array([[0, *gift.course] for gift in DATA.gift], np.int8)  # by number of owners, three standing for more, N1.7

_CARDS = [(t, card) for t, gift in enumerate(DATA.gift) for card in gift.cards]
KIND_NAMES = tuple(card.name for _, card in _CARDS)
KINDS = len(_CARDS)
TYPE_OF = np.array([t for t, _ in _CARDS], np.int8)
FIRST_KIND = np.searchsorted(TYPE_OF, np.arange(TYPES + 1)).astype(
    np.int8
)  # the kinds of type t are FIRST_KIND[t] to FIRST_KIND[t + 1] - 1
UNITS = np.array([card.units for _, card in _CARDS], np.int8)  # how many gifts the card counts as, N1.6
PLUSES = np.array([card.plus for _, card in _CARDS], np.int8)  # of a foreign gift, N12.1
BONUS_SEAL = np.array([card.seal for _, card in _CARDS], np.bool_)  # brings a seal from the board, N11.1
MAX_VALUES = np.array([DATA.gift[t].course[0] * card.units for t, card in _CARDS], np.int8)

AKHENATON = KINDS
"""The card that starts the end (N6), as it lies in the deck."""
TRAVELLER = KINDS + 1
"""The Travelling Thief's card as it lies in a place of a market (N10.6)."""

CHARACTER_NAMES = tuple(character.name for character in DATA.character)
CHARACTERS = len(CHARACTER_NAMES)
_STACKS = sorted({character.stack for character in DATA.character if character.stack})
STACKS = np.array([_STACKS.index(c.stack) if c.stack else NONE for c in DATA.character], np.int8)  # of a stack the top one, N1.8


class Character(IntEnum):
    """The characters whose powers are rules; the data must list them in this order (N8, N10)."""

    VIZIER = 0
    FIRST_MERCHANT = 1
    MERCHANT = 2
    HIGH_PRIEST = 3
    ROYAL_MAID = 4
    THIEF = 5
    SCRIBE_3 = 6
    SCRIBE_2 = 7
    SCRIBE_1 = 8
    TREASURER = 9
    ORACLE = 10
    BEGGAR = 11
    MERCHANT_OF_AMON = 12
    PRIEST_OF_AMON = 13
    ROYAL_SCRIBE = 14
    TRAVELLING_THIEF = 15
    TRADER = 16


if [c.name.lower().replace("_", "-").replace("scribe-", "scribe+") for c in Character] != [*CHARACTER_NAMES]:
    raise BoardDataError("board.toml lists the characters in another order than their powers")


def copies(kind: int, players: int, memphis: bool) -> int:
    """Return how many cards of a kind a table with these options has (N1.5, N2.4, N12.1, N12.2)."""
    gift, card = DATA.gift[_CARDS[kind][0]], _CARDS[kind][1]
    if players not in gift.players or (not memphis and (card.plus or card.memphis)):
        return 0
    if card.plus or not memphis or card.units > 1:
        return card.copies
    replaced = sum(other.copies for other in gift.cards if other.plus)  # foreign cards take the place of common ones
    return (card.copies - replaced) * (players if card.per_player else 1)


# Cards of each kind by players - 2 and Memphis off or on.
COPIES = np.array([[[copies(k, p, m) for k in range(KINDS)] for m in (False, True)] for p in range(2, 6)], np.int8)
DECK = int(COPIES.sum(axis=2).max()) + 1  # the largest deck, Akhenaton included

START_DEBEN = _table([start.deben for start in DATA.start])
START_SERVANTS = np.array([start.servants for start in DATA.start], np.int8)
START_COLLECTORS = np.array([start.collectors for start in DATA.start], np.int8)

# Of the characters outside the stacks six are drawn (N9.1).
LOOSE_COPIES = np.array([0 if character.stack else character.copies for character in DATA.character], np.int8)
DRAWN_CHARACTERS = 6
