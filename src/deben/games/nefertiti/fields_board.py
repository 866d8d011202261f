"""The fields for what lies and stands on the board (N1.1, N1.2, N12.3)."""

import re

from .board import (
    COLLECTOR,
    EMPTY,
    KINDS,
    MARKETS,
    MEMPHIS,
    MOST_SQUARES,
    PLACES,
    PLUSES,
    SQUARES,
    STALLS,
    START_COLLECTORS,
    START_SERVANTS,
    TRAVELLER,
)  # fmt: skip
from .closing import stall_at
from .faults import fault
from .fields import Field, always, word
from .notation import LETTERS, SQUARE_NAMES, STALL_LETTERS
from .options import options_of, sides_of
from .state import State
from .words import CARD_NAMES, read_cards, read_counts, read_names, read_numbers, write_counts

__all__ = ["BOARD_FIELDS", "MARKET_LETTERS"]

SQUARES_BY_NAME = {
    f"{STALL_LETTERS[stall]}{SQUARE_NAMES[stall][square]}": (stall, square)
    for stall in range(STALLS)
    for square in range(SQUARES[stall])
}
MARKET_LETTERS = LETTERS[:MARKETS]
ON_MARKETS = (EMPTY, *range(KINDS), TRAVELLER)


def write_stalls(state: State) -> str:
    """Return the letter of each visible stall."""
    return "".join("LR"[side] for side in state.visible.tolist())


def read_stalls(state: State, text: str) -> None:
    """Set the visible stalls."""
    if not re.fullmatch(f"[LR]{{{MARKETS}}}", text):
        raise fault("bad-stalls", text=text)
    for market, letter in enumerate(text):
        state.visible[market] = "LR".index(letter)


def stalls_at_first(state: State) -> str:
    """Return the stalls visible at set-up; where chance chose them, those of a first match (N2.1)."""
    sides = sides_of(options_of(state).stalls)
    return "".join("LR"[side] for side in (sides if max(sides) < 2 else sides_of("discovery")))


def write_shut(state: State) -> str:
    """Return the letters of the markets closed for good after Akhenaton was drawn (N6.2)."""
    shut = [m for m in range(MARKETS) if state.open[m] == 0 and m not in (state.tile, state.barred)]
    return ",".join(LETTERS[market] for market in shut) or "-"


def read_shut(state: State, text: str) -> None:
    """Set which markets are open: all but the one with the tile, Akhenaton's, and those named here."""
    shut = read_names("shut", text, MARKET_LETTERS)
    if state.tile < 0 or state.tile in (*shut, state.barred) or state.barred in shut or (shut and state.barred < 0):
        raise fault("wrong-tile")
    for market in range(MARKETS):
        state.open[market] = int(market not in (*shut, state.tile, state.barred))


def _gifts(market: int) -> Field:
    """Return the field for the places of a market."""
    return Field(
        LETTERS[market], lambda state: write_gifts(state, market), lambda state, text: read_gifts(state, market, text), always("-")
    )


def write_gifts(state: State, market: int) -> str:
    """Return the cards on a market, the upper one first; ``~`` marks one face down, ``^`` the seal."""
    parts = [CARD_NAMES[card] for card in state.gifts[market].tolist()]
    parts = [f"~{part}" if (state.face_down[market] >> place) & 1 else part for place, part in enumerate(parts)]
    parts[0] += "^" if state.sealed[market] else ""
    while len(parts) > 1 and parts[-1] == "-":
        parts.pop()
    return ",".join(parts)


def read_gifts(state: State, market: int, text: str) -> None:
    """Lay cards on the places of a market."""
    parts = text.split(",")
    state.sealed[market] = int(parts[0].endswith("^"))
    parts[0] = parts[0].removesuffix("^")
    if len(parts) > PLACES:
        raise fault("bad-places", field=LETTERS[market], text=text)
    for place, part in enumerate(parts):
        cards = read_cards(LETTERS[market], part.removeprefix("~"), ON_MARKETS) or [EMPTY]
        if len(cards) > 1 or (part.startswith("~") and cards[0] in (EMPTY, TRAVELLER)):
            raise fault("bad-places", field=LETTERS[market], text=text)
        state.gifts[market, place] = cards[0]
        state.face_down[market] |= int(part.startswith("~")) << place
    if state.sealed[market] and state.gifts[market, 0] == EMPTY:
        raise fault("seal-on-empty", field=LETTERS[market])


def read_port(state: State, text: str) -> None:
    """Lay foreign gifts at Memphis (N12.5)."""
    if text != "-" and state.memphis == 0:
        raise fault("no-memphis", field="port")
    for kind, count in read_counts(state, "port", text).items():
        if PLUSES[kind] == 0:
            raise fault("not-foreign", card=CARD_NAMES[kind])
        state.docked[kind] = count


def reserves(state: State) -> int:
    """Return how many Reserves there are."""
    return MARKETS + state.memphis


def write_reserves(state: State) -> str:
    """Return the Deben on each Reserve."""
    return ",".join(str(deben) for deben in state.reserves[: reserves(state)].tolist())


def read_reserves(state: State, text: str) -> None:
    """Put Deben on the Reserves."""
    for market, deben in enumerate(read_numbers("reserves", text, reserves(state))):
        state.reserves[market] = deben


def write_pieces(state: State) -> str:
    """Return every piece with its square, markets in their order."""
    parts = []
    for market in range(MARKETS + 1):
        for square in range(MOST_SQUARES):
            piece = state.pieces[market, square]
            if piece != EMPTY:
                stall = stall_at(state, market)
                mark = "c" if piece >= COLLECTOR else ""
                parts.append(f"{STALL_LETTERS[stall]}{SQUARE_NAMES[stall][square]}:{mark}{piece % COLLECTOR + 1}")
    return ",".join(parts) or "-"


def read_pieces(state: State, text: str) -> None:
    """Put pieces on squares; those that are not there are in hand (N2.3, N14.1)."""
    for seat in range(state.players):
        state.servants[seat] = START_SERVANTS[state.players - 2]
    for seat in range(2):
        state.collectors[seat] = START_COLLECTORS[state.players - 2]
    for part in text.split(",") if text != "-" else ():
        _put_piece(state, part)


def _put_piece(state: State, part: str) -> None:
    name, _, whose = part.partition(":")
    found = re.fullmatch("(c?)([1-5])", whose)
    if name not in SQUARES_BY_NAME or not found or int(found[2]) > state.players or (found[1] and state.players != 2):
        raise fault("bad-square", text=part)
    (stall, square), seat = SQUARES_BY_NAME[name], int(found[2]) - 1
    market = stall // 2
    if market == MEMPHIS and state.memphis == 0:
        raise fault("no-memphis", field="pieces")
    if stall != stall_at(state, market):
        raise fault("piece-hidden", square=name)
    if state.pieces[market, square] != EMPTY:
        raise fault("piece-twice", square=name)
    if market < MARKETS and state.open[market] == 0:
        raise fault("piece-on-closed", square=name)
    state.pieces[market, square] = COLLECTOR + seat if found[1] else seat
    (state.collectors if found[1] else state.servants)[seat] -= 1


BOARD_FIELDS = (
    Field("stalls", write_stalls, read_stalls, stalls_at_first),
    word("tile", "tile", MARKET_LETTERS, always("l")),
    word("barred", "barred", MARKET_LETTERS),
    Field("shut", write_shut, read_shut, always("-")),
    *(_gifts(market) for market in range(MARKETS)),
    Field("port", lambda state: write_counts(state.docked.tolist()), read_port, always("-")),
    Field("reserves", write_reserves, read_reserves, lambda state: ",".join(["1"] * reserves(state))),
    Field("pieces", write_pieces, read_pieces, always("-")),
)
