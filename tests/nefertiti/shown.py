"""What is shown of Nefertiti, read plainly off the record: what the rule functions are compared with."""

from collections.abc import Sequence
from typing import Any

from deben.games.nefertiti.board import (
    BIDS,
    CHARACTER_NAMES,
    COLLECTOR,
    COPIES,
    COURSES,
    DATA,
    EMPTY,
    KIND_NAMES,
    MARKETS,
    NEUTRAL,
    NONE,
    SQUARES,
    SYMBOLS,
    TYPE_NAMES,
    TYPE_OF,
    UNKNOWN,
)
from deben.games.nefertiti.closing.progress import progress
from deben.games.nefertiti.notation import LETTERS, OWNER_NAMES, PHASE_NAMES, PLACE_NAMES, PORT_NAMES, SQUARE_NAMES, STALL_LETTERS
from deben.games.nefertiti.scoring import gift_points

CARDS = {**dict(enumerate(KIND_NAMES)), len(KIND_NAMES): "akhenaton", len(KIND_NAMES) + 1: "travelling-thief", UNKNOWN: "?"}
LAYOUTS = [rows for market in DATA.market for rows in (market.left.rows, market.right.rows)] + [DATA.memphis.rows]
SCORERS = ("vizier", "royal-maid", "scribe", "merchant-of-amon", "royal-scribe")
MEMPHIS = 4


def counted(counts: Sequence[int]) -> dict[str, int]:
    """Return cards by name from how many there are of each kind."""
    return {CARDS[kind]: int(count) for kind, count in enumerate(counts) if count > 0}


def named(names: Sequence[str], number: int) -> str | None:
    """Return the name of a number, None for none."""
    return None if number == NONE else names[number]


def piece_of(piece: int) -> dict[str, Any] | None:
    """Return whose servant or collector a piece is."""
    return None if piece == EMPTY else {"seat": piece % COLLECTOR, "collector": piece >= COLLECTOR}


def stall_of(view: Any, market: int, stall: int) -> dict[str, Any]:
    """Return a stall; only the visible one has pieces, and squares are resolved from the highest bid down, then from the right."""
    visible = market == MEMPHIS or stall == 2 * market + view.visible[market]
    grid = [(row, column) for row, squares in enumerate(LAYOUTS[stall]) for column in range(len(squares))]
    order = sorted(range(len(grid)), key=lambda square: (-BIDS[stall, square], -grid[square][1]))
    squares = [
        {
            "name": STALL_LETTERS[stall] + SQUARE_NAMES[stall][square], "bid": int(BIDS[stall, square]),
            "symbol": (None, "coin", "single", "extra")[SYMBOLS[stall, square]], "row": row, "column": column,
            "piece": piece_of(view.pieces[market, square]) if visible else None, "resolved": order.index(square) + 1,
        }
        for square, (row, column) in enumerate(grid)
    ]  # fmt: skip
    assert len(squares) == SQUARES[stall]
    side = "port" if market == MEMPHIS else ("left", "right")[stall % 2]
    closing = None if market == MEMPHIS else closing_of(view, market, stall)
    return {"name": STALL_LETTERS[stall], "side": side, "squares": squares, "closing": closing}


def closing_of(view: Any, market: int, stall: int) -> dict[str, Any]:
    """Return how near a stall is to closing."""
    found = progress(view, market, stall)
    return {
        "rule": found.rule.name.lower(), "now": found.now, "needed": found.needed, "exactly": list(found.exactly),
        "pieces": found.pieces, "pieces_needed": found.pieces_needed or None, "marked": list(found.marked), "chance": found.chance,
    }  # fmt: skip


def market_of(view: Any, market: int) -> dict[str, Any]:
    """Return one of the four markets."""
    stall, reserve = 2 * market + view.visible[market], view.reserves[market]
    places = [
        {
            "name": name, "card": CARDS.get(view.gifts[market, place]), "face_down": view.face_down[market] & 1 << place > 0,
            "sealed": place == 0 and view.sealed[market] == 1,
        }
        for place, name in enumerate(PLACE_NAMES)
    ]  # fmt: skip
    return {
        "name": PORT_NAMES[market], "letter": LETTERS[market], "open": view.open[market] == 1, "tile": view.tile == market,
        "barred": view.barred == market, "stall": stall_of(view, market, stall), "other": stall_of(view, market, stall ^ 1),
        "places": places, "reserve": reserve, "half": reserve - reserve // 2,
    }  # fmt: skip


def memphis_of(view: Any) -> dict[str, Any] | None:
    """Return the port of Memphis, if it is in play."""
    reserve = view.reserves[MEMPHIS]
    return {
        "open": view.barred == NONE, "stall": stall_of(view, MEMPHIS, 8), "docked": counted(view.docked), "reserve": reserve,
        "half": reserve - reserve // 2,
    } if view.memphis else None  # fmt: skip


def units_of(view: Any, owner: int, gift: int) -> int:
    """Return how many gifts of a type an owner has."""
    return sum(view.hands[owner, kind] * (2 if KIND_NAMES[kind] == "double" else 1) for kind in kinds_of(gift))


def kinds_of(gift: int) -> list[int]:
    """Return the kinds of card of a type."""
    return [kind for kind in range(len(KIND_NAMES)) if TYPE_OF[kind] == gift]


def owners_of(view: Any, gift: int) -> int:
    """Return how many owners, the neutral one among them, hold a type."""
    return sum(units_of(view, owner, gift) > 0 for owner in range(NEUTRAL + 1))


def gift_of(view: Any, seat: int, gift: int) -> dict[str, Any]:
    """Return what a seat's gifts of a type are worth."""
    bonus = sum(view.hands[seat, kind] * int(KIND_NAMES[kind].partition("+")[2] or 0) for kind in kinds_of(gift))
    each = int(COURSES[gift, min(owners_of(view, gift), 3)]) + bonus
    units, points = units_of(view, seat, gift), gift_points(view, seat, gift)
    return {"gift": TYPE_NAMES[gift], "units": units, "bonus": bonus, "each": each, "points": points}


def seat_of(view: Any, seat: int) -> dict[str, Any]:
    """Return what a player has."""
    return {
        "deben": view.deben[seat], "seals": view.seals[seat], "servants": view.servants[seat],
        "collectors": view.collectors[seat] if view.players == 2 else 0, "hand": counted(view.hands[seat]),
        "gifts": [gift_of(view, seat, gift) for gift in range(len(TYPE_NAMES)) if units_of(view, seat, gift)],
        "prestige": {name: int(points) for name, points in zip(SCORERS, view.prestige[seat], strict=True) if points},
        "priest": view.priest == seat, "dice": view.holder == seat,
    }  # fmt: skip


def course_of(view: Any, gift: int, unseen: Sequence[int]) -> dict[str, Any]:
    """Return what one gift of a type is worth, and how that would change."""
    owners, table = owners_of(view, gift), COURSES[gift].tolist()
    cards = [kind for kind in kinds_of(gift) if COPIES[view.players - 2, view.memphis, kind]]
    return {
        "gift": TYPE_NAMES[gift], "owners": owners, "now": table[min(max(owners, 1), 3)],
        "fewer": table[min(owners - 1, 3)] if owners > 1 else None,
        "more": None if owners == max(view.players, 3) else table[min(owners + 1, 3)], "table": table[1:],
        "cards": [CARDS[kind] for kind in cards], "unseen": sum(unseen[kind] for kind in cards),
    }  # fmt: skip


def characters_of(view: Any) -> list[dict[str, Any]]:
    """Return the characters of the table; of a stack only the topmost lies open."""
    shown: list[dict[str, Any]] = []
    tops: set[str] = set()
    for number, character in enumerate(DATA.character):
        copies = view.characters[number]
        top = copies > 0 and not (character.stack and character.stack in tops)
        tops |= {character.stack} if copies else set()
        if copies or character.stack or view.recruited == number:
            shown.append({"name": CHARACTER_NAMES[number], "copies": copies, "stack": character.stack or None, "top": top})
    return shown


def resolved_of(view: Any) -> dict[str, Any] | None:
    """Return the closing under way."""
    if view.closing == NONE:
        return None
    stall = 8 if view.closing == MEMPHIS else 2 * view.closing + view.visible[view.closing]
    square = view.square
    piece = piece_of(EMPTY if square == NONE else view.pieces[view.closing, square]) or {"seat": None, "collector": False}
    return {
        "market": PORT_NAMES[view.closing], **piece,
        "square": None if square == NONE else STALL_LETTERS[stall] + SQUARE_NAMES[stall][square],
        "bid": None if square == NONE else int(BIDS[stall, square]), "best": view.best == 1, "picks": view.picks,
        "took_upper": view.took_upper == 1, "spread": view.spread,
    }  # fmt: skip


def power_of(view: Any) -> dict[str, Any]:
    """Return what has been chosen for a character."""
    return {
        "character": named(CHARACTER_NAMES, view.recruited), "exchanges": view.exchanges, "must": view.must == 1,
        "partner": named(OWNER_NAMES, view.partner), "market": named(PORT_NAMES, view.market),
        "place": named(PLACE_NAMES, view.place), "card": named(KIND_NAMES, view.kind), "gift": named(TYPE_NAMES, view.type),
        "asked": named(OWNER_NAMES, view.asked), "aside": counted(view.aside),
    }  # fmt: skip


def view_of(state: Any, view: Any, seat: int | None) -> dict[str, Any]:
    """Return the view of a seat; what is unseen is exactly what the deck hides from it."""
    hidden = [card for card, known in zip(state.deck, view.deck, strict=True) if known == UNKNOWN]
    unseen = [hidden.count(kind) for kind in range(len(KIND_NAMES) + 1)]
    bottom = [CARDS[card] for card in view.deck[view.drawn : view.cards] if card != UNKNOWN] if view.oracle == seat else []
    gifts = [
        gift for gift in range(len(TYPE_NAMES)) if any(COPIES[view.players - 2, view.memphis, kind] for kind in kinds_of(gift))
    ]
    return {
        "game": "nefertiti", "players": view.players, "phase": PHASE_NAMES[view.phase], "turn": view.seat, "steps": view.steps,
        "markets": [market_of(view, market) for market in range(MARKETS)], "memphis": memphis_of(view),
        "seats": [seat_of(view, owner) for owner in range(view.players)],
        "neutral": counted(view.hands[NEUTRAL]) if view.players == 2 else None,
        "courses": [course_of(view, gift, unseen) for gift in gifts], "characters": characters_of(view),
        "closing": resolved_of(view), "power": power_of(view), "dice": [int(die) for die in view.dice if die],
        "holder": None if view.holder == NONE else view.holder, "supply": view.supply, "deck": view.cards - view.drawn,
        "unseen": counted(unseen), "bottom": bottom or None, "ordered": view.ordered,
        "sunk": [CARDS[card] for card in view.sunk if card != EMPTY], "discarded": counted(view.discarded), "barren": view.barren,
        "akhenaton": view.barred != NONE,
    }  # fmt: skip
