"""The Duel on the wire: one seat's view as things with names."""

import msgspec

from .....wire.game_types import GameView
from .names import BoatName, Face, Phase, Side, SquareName

__all__ = ["DuelBoat", "DuelSeat", "DuelView"]


class DuelBoat(msgspec.Struct, frozen=True):
    """One boat: rows are ``1 2 3``, columns ``a b c``."""

    name: BoatName
    present: bool
    """False once it has left."""
    slots: list[Face | None]
    """Three token codes, slot 1 (which touches the port) first; null once the boat has left."""
    lane: list[SquareName]
    """The squares of its lane, the one nearest to the dock first."""
    pawns: int
    """How many pawns stand in the lane."""
    receivers: list[int | None]
    """Who would get the token of slot 1, 2, 3 if it were unloaded now; null: out of the game."""


class DuelSeat(msgspec.Struct, frozen=True):
    """What one player has."""

    reserve: int
    """Pawns in hand."""
    obelisks: int
    temples: list[int]
    """How many temple tokens of the values 1 to 4."""
    light: int
    dark: int
    chamber: list[int]
    """The numbers held, ascending."""
    tokens: dict[str, int]
    """Action tokens by name: take, build, rush, swap."""


class DuelView(GameView, frozen=True, tag_field="game", tag="duel"):
    """What a seat may know of a match of the Duel.

    Token codes: ``o`` obelisk, ``l`` ``d`` pyramids, ``t1``-``t4`` temples, ``c1``-``c12`` chamber, ``T B R S`` action tokens.
    """

    sides: dict[str, Side]
    """By site: obelisk, temple, pyramids, chamber."""
    phase: Phase
    turn: int
    """The seat whose turn it is."""
    placed: int
    """Pawns placed so far in a build-up."""
    unloads: int
    port: dict[str, int | None]
    """By square, ``a1`` to ``c3``: the seat of the pawn there."""
    boats: list[DuelBoat]
    seats: list[DuelSeat]
    pile: int
    """Tokens left to draw."""
    warehouse: int
    """Tokens left in the warehouse."""
    first_five: int | None
    """Who took a fifth obelisk first."""
    removed: dict[str, int]
    """Tokens out of the game, by code."""
    unseen: dict[str, int]
    """Tokens that lie face down, by code: what is still to come."""
