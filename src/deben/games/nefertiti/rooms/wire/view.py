"""Nefertiti on the wire: one seat's view as things with names."""

import msgspec

from .....wire.encoded import Encoded
from .....wire.game_types import BoardPart, GameView
from .names import (
    AnyCard,
    Card,
    CharacterName,
    GiftCard,
    GiftName,
    Letter,
    OwnerName,
    Phase,
    PlaceName,
    PortName,
    Rule,
    Side,
    SquareName,
    Stack,
    StallName,
    Sure,
    Symbol,
)

__all__ = [
    "NefertitiCharacter", "NefertitiClosing", "NefertitiCourse", "NefertitiGift", "NefertitiMarket", "NefertitiMemphis",
    "NefertitiPiece", "NefertitiPlace", "NefertitiPower", "NefertitiProgress", "NefertitiSeat", "NefertitiSquare", "NefertitiStall",
    "NefertitiView", "StallShown",
]  # fmt: skip


class NefertitiPiece(msgspec.Struct, frozen=True):
    """A servant or a collector on a square."""

    seat: int
    collector: bool


class NefertitiSquare(msgspec.Struct, frozen=True):
    """One square of a stall."""

    name: SquareName
    """The notation of placing there: ``gl4``, ``sl2a``, ``m5``."""
    bid: int
    symbol: Symbol | None
    row: int
    column: int
    piece: NefertitiPiece | None
    resolved: int
    """The place of the square in the order of resolution, from 1."""


class NefertitiProgress(msgspec.Struct, frozen=True):
    """How near a stall is to closing; the rule says which of the numbers mean something."""

    rule: Rule
    now: int
    """The largest group, colours, levels held, most in a line, sum of bids, occupied bids a die can show, longest chain."""
    needed: int
    """What ``now`` must reach; for dice and chain 6, which is certain."""
    exactly: list[int]
    """sum: also these exact sums close."""
    pieces: int
    pieces_needed: int | None
    """colours: so many pieces close as well."""
    marked: list[int]
    """levels: the rows held, from 0; dice: the numbers that count."""
    chance: int | None
    """dice and chain: in how many of 36 rolls it would close with the pieces there now."""


class NefertitiStall(msgspec.Struct, frozen=True):
    """One of the two stalls of a market, or Memphis's."""

    name: StallName
    side: Side
    """The port is Memphis's."""
    squares: list[NefertitiSquare]
    closing: NefertitiProgress | None
    """Null for Memphis, which never closes so."""


class NefertitiPlace(msgspec.Struct, frozen=True):
    """A place for a card on a market."""

    name: PlaceName
    """The notation of picking it."""
    card: Card | None
    """A kind of gift, or ``travelling-thief``."""
    face_down: bool
    sealed: bool


class NefertitiMarket(msgspec.Struct, frozen=True):
    """One of the four markets."""

    name: PortName
    letter: Letter
    open: bool
    tile: bool
    """Whether the closed tile lies here."""
    barred: bool
    """Whether Akhenaton was drawn here."""
    stall: NefertitiStall
    """The visible one."""
    other: NefertitiStall
    """The one that shows after the next closing."""
    places: list[NefertitiPlace]
    reserve: int
    half: int
    """What taking half of the Reserve would bring now."""


class NefertitiMemphis(msgspec.Struct, frozen=True):
    """The port of Memphis, where it is in play."""

    open: bool
    stall: NefertitiStall
    docked: dict[str, int]
    """Foreign gifts there, by kind."""
    reserve: int
    half: int


class NefertitiGift(msgspec.Struct, frozen=True):
    """What a seat's gifts of one type are worth now."""

    gift: GiftName
    units: int
    """Gifts held, a double senet being two."""
    bonus: int
    """What foreign gifts add to each."""
    each: int
    """Course and bonus."""
    points: int


class NefertitiSeat(msgspec.Struct, frozen=True):
    """What one player has."""

    deben: int
    seals: int
    servants: int
    """In hand."""
    collectors: int
    hand: dict[str, int]
    """Gift cards by kind."""
    gifts: list[NefertitiGift]
    prestige: dict[str, int]
    """Scored in play, by source; only those above 0."""
    priest: bool
    """Whether they keep the Priest of Amon."""
    dice: bool
    """Whether they keep the dice of Louqsor."""


class NefertitiCourse(msgspec.Struct, frozen=True):
    """What one gift of a type is worth, and how that would change."""

    gift: GiftName
    owners: int
    now: int
    """With one owner where there is none yet."""
    fewer: int | None
    """With one owner fewer; null if that cannot be."""
    more: int | None
    """With one owner more; null if everybody is one."""
    table: list[int]
    """For 1, 2, and 3 or more owners."""
    cards: list[GiftCard]
    """The kinds of card of this type at this table."""
    unseen: int
    """Cards of this type still in the deck."""


class NefertitiCharacter(msgspec.Struct, frozen=True):
    """A character of this table."""

    name: CharacterName
    copies: int
    """Still to be recruited."""
    stack: Stack | None
    """The stack it lies in."""
    top: bool
    """Whether it lies open: alone, or on top of its stack."""


class NefertitiClosing(msgspec.Struct, frozen=True):
    """A market being resolved."""

    market: PortName
    """A market, or memphis for an attribution."""
    square: SquareName | None
    """Of the piece being resolved."""
    seat: int | None
    collector: bool
    bid: int | None
    best: bool
    """Whether the best bidder is still at it."""
    picks: int
    took_upper: bool
    spread: int
    """Deben a collector still has to lay down."""


class NefertitiPower(msgspec.Struct, frozen=True):
    """A character at work: what has been chosen so far."""

    character: CharacterName | None
    """Recruited this turn."""
    exchanges: int
    must: bool
    """Whether it has to be used at least once more."""
    partner: OwnerName | None
    market: PortName | None
    place: PlaceName | None
    card: GiftCard | None
    gift: GiftName | None
    asked: OwnerName | None
    """The owner who discards now."""
    aside: dict[str, int]


class NefertitiView(GameView, frozen=True, tag_field="game", tag="nefertiti"):
    """What a seat may know of a match of Nefertiti."""

    players: int
    phase: Phase
    turn: int
    """The seat whose turn it is; the snapshot's actor says who decides."""
    steps: int
    """Servants still to be placed this turn."""
    markets: list[NefertitiMarket]
    memphis: NefertitiMemphis | None
    seats: list[NefertitiSeat]
    neutral: dict[str, int] | None
    """The neutral owner's gifts by kind, with two players."""
    courses: list[NefertitiCourse]
    characters: list[NefertitiCharacter]
    closing: NefertitiClosing | None
    power: NefertitiPower
    dice: list[int]
    """The last roll of Louqsor's dice: none, one or two."""
    holder: int | None
    """Who keeps the dice."""
    supply: int
    """Royal seals nobody has."""
    deck: int
    """Cards left to draw."""
    unseen: dict[str, int]
    """Cards in the unknown part of the deck, by kind, Akhenaton among them until he is drawn."""
    bottom: list[AnyCard] | None
    """For the Oracle's player: the cards at the bottom of the deck, the deepest last."""
    ordered: int
    """How many of them have been put in order."""
    sunk: list[GiftCard]
    """Kinds that everybody knows to lie at the bottom."""
    discarded: dict[str, int]
    barren: int
    """Closings in succession in which nothing was bought; the tenth ends the match."""
    akhenaton: bool
    """Whether he has been drawn."""


class StallShown(BoardPart, frozen=True):
    """A stall of the board's data and how sure we are of it."""

    market: str
    stall: Encoded[NefertitiStall]
    values: Sure
    values_stated: list[str]
    """Bids that are surer than the rest of the stall."""
    symbols: Sure
    symbols_stated: list[str]
