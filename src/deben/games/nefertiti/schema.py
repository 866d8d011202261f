"""The schema of the board's data, and a validator that says in words what is wrong.

``python -m deben.games.nefertiti.schema [FILE]`` checks a file; ``docs/board-data.md`` explains the format.
"""

import sys
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal

import msgspec

__all__ = [
    "Basis", "BoardData", "BoardDataError", "Card", "Character", "Closing", "Gift", "Market", "Memphis", "Stall", "Start", "load",
]  # fmt: skip

SYMBOLS = {"": "none", "c": "coin", "s": "single card", "x": "extra card"}
NEED = {"group": {"size"}, "colours": {"colours", "pieces"}, "sum": {"least"}}


Sure = Literal["stated", "deduced", "reconstructed"]


MOST_BID, MOST_SUM, MOST_COPIES, MOST_PIECES = 40, 100, 20, 5
"""What there is room for: in a state, and on the screen."""


class BoardDataError(ValueError):
    """The board's data does not hold together; the text says where and why."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data without unknown names."""


class Basis(_Strict, frozen=True):
    """How sure we are of a layout's values and symbols, and which squares are surer than the rest."""

    values: Sure
    symbols: Sure
    values_stated: tuple[str, ...] = ()
    symbols_stated: tuple[str, ...] = ()


class Closing(_Strict, frozen=True):
    """A named closing rule with its numbers (N4)."""

    rule: Literal["group", "colours", "levels", "line", "sum", "dice", "chain"]
    size: int = 0
    colours: int = 0
    pieces: int = 0
    exactly: tuple[int, ...] = ()
    least: int = 0


class Stall(_Strict, frozen=True):
    """One stall: its squares in rows and what closes it."""

    rows: list[list[str]]
    closes: Closing
    basis: Basis


class Market(_Strict, frozen=True):
    """A market with its two stalls."""

    name: str
    letter: str
    left: Stall
    right: Stall


class Memphis(_Strict, frozen=True):
    """The port's single row of squares (N12.3)."""

    letter: str
    rows: list[list[str]]
    basis: Basis


class Card(_Strict, frozen=True):
    """One face among the gift cards."""

    name: str
    copies: int
    units: int = 1
    plus: int = 0
    per_player: bool = False
    memphis: bool = False
    seal: bool = False


class Gift(_Strict, frozen=True):
    """A type of gift: its courses and its cards."""

    name: str
    course: tuple[int, int, int]
    cards: list[Card]
    players: tuple[int, ...] = (2, 3, 4, 5)


class Character(_Strict, frozen=True):
    """A character: how many copies, from which box, in which stack."""

    name: str
    copies: int
    set: Literal["base", "expansion"]
    stack: str = ""
    without: tuple[int, ...] = ()


class Start(_Strict, frozen=True):
    """What each seat starts with for one number of players."""

    players: int
    deben: list[int]
    servants: int
    collectors: int = 0


class BoardData(_Strict, frozen=True):
    """The whole file."""

    market: list[Market]
    memphis: Memphis
    gift: list[Gift]
    character: list[Character]
    scenarios: dict[str, list[str]]
    start: list[Start]
    seals: dict[str, int]
    discovery: dict[str, Literal["left", "right"]]
    name: str = ""
    """What a board of somebody's own is called."""


def square(text: str, where: str) -> tuple[int, str]:
    """Return the bid and the symbol letter of a square written like ``7x``."""
    digits = text.rstrip("csx")
    if not digits.isdigit() or text[len(digits) :] not in SYMBOLS:
        raise BoardDataError(f"{where}: {text!r} is no square; write a bid and at most one of c, s, x, like 7x")
    return int(digits), text[len(digits) :]


def _check_stall(rows: list[list[str]], where: str, repeats: bool) -> None:
    squares = [square(text, where) for row in rows for text in row]
    if not 1 <= len(squares) <= 10:
        raise BoardDataError(f"{where}: a stall has 1 to 10 squares, not {len(squares)}")
    if not repeats and max(Counter(bid for bid, _ in squares).values()) > 1:
        raise BoardDataError(f"{where}: only a stall closed by a sum may repeat a bid (N5.1)")
    for row in rows:
        bids = [square(text, where)[0] for text in row]
        if repeats and bids != sorted(bids):
            raise BoardDataError(f"{where}: bids in a row go up from left to right, so that equal ones are neighbours")


def _check_closing(stall: Stall, where: str) -> None:
    closes, sizes = stall.closes, [len(row) for row in stall.rows]
    for name in NEED.get(closes.rule, set()):
        if getattr(closes, name) <= 0:
            raise BoardDataError(f"{where}: closing rule {closes.rule!r} needs a number {name!r} above zero")
    if closes.rule == "line" and sizes != [3, 3, 3]:
        raise BoardDataError(f"{where}: closing rule 'line' needs three rows of three squares")
    if closes.rule == "chain" and len(sizes) != 1:
        raise BoardDataError(f"{where}: closing rule 'chain' needs a single row")
    if closes.rule == "group" and len(set(sizes)) != 1:
        raise BoardDataError(f"{where}: closing rule 'group' needs rows of equal length, so that columns line up")


def _check_names(names: list[str], what: str) -> None:
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise BoardDataError(f"{what} {twice[0]!r} is there twice")


def _check_gifts(gifts: list[Gift]) -> None:
    _check_names([card.name for gift in gifts for card in gift.cards], "card")
    for gift in gifts:
        foreign = sum(card.copies for card in gift.cards if card.plus)
        if foreign > sum(card.copies for card in gift.cards if not card.plus):
            raise BoardDataError(f"{gift.name}: {foreign} foreign cards replace more common ones than there are (N12.1)")


def check(data: BoardData) -> BoardData:
    """Return the data if it holds together; raises ``BoardDataError`` that says where it does not."""
    if [market.name for market in data.market] != list(data.discovery) or len(data.market) != 4:
        raise BoardDataError("there are four markets, and 'discovery' names a side for each of them in the same order")
    for market in data.market:
        for side in ("left", "right"):
            stall: Stall = getattr(market, side)
            _check_stall(stall.rows, f"{market.name} {side}", stall.closes.rule == "sum")
            _check_closing(stall, f"{market.name} {side}")
    _check_stall(data.memphis.rows, "memphis", repeats=False)
    _check_names([*(market.letter for market in data.market), data.memphis.letter], "letter")
    _check_gifts(data.gift)
    _check_names([character.name for character in data.character], "character")
    known = {character.name for character in data.character if not character.stack}
    for name, chosen in data.scenarios.items():
        for character in chosen:
            if character not in known:
                raise BoardDataError(f"scenario {name!r} names {character!r}, which is no character outside the stacks")
    if set(data.seals) != {"base", "expansion"}:
        raise BoardDataError("'seals' has two numbers, 'base' and 'expansion' (N1.4)")
    if [start.players for start in data.start] != [2, 3, 4, 5]:
        raise BoardDataError("'start' has one entry each for 2, 3, 4 and 5 players")
    for start in data.start:
        if len(start.deben) != start.players:
            raise BoardDataError(f"start for {start.players} players names {len(start.deben)} sums of Deben")
    return data


def _names(data: BoardData) -> dict[str, list[str]]:
    """Return what texts, pictures and powers are found by, in its order."""
    return {
        "market": [f"{market.name} ({market.letter})" for market in data.market] + [f"memphis ({data.memphis.letter})"],
        "gift": [gift.name for gift in data.gift], "card": [card.name for gift in data.gift for card in gift.cards],
        "character": [character.name for character in data.character], "scenario": [*data.scenarios],
    }  # fmt: skip


def _numbers(data: BoardData) -> list[tuple[str, int, int, int]]:
    """Return numbers that a state must have room for: where each stands, what it is, the least and the most it may be."""
    stalls = [(f"{market.name} {side}", getattr(market, side)) for market in data.market for side in ("left", "right")]
    layouts = [*((where, stall.rows) for where, stall in stalls), ("memphis", data.memphis.rows)]
    closes = [(where, number) for where, stall in stalls for number in (stall.closes.least, *stall.closes.exactly)]
    return [
        *((where, square(text, where)[0], 0, MOST_BID) for where, rows in layouts for row in rows for text in row),
        *((where, number, 0, MOST_SUM) for where, number in closes),
        *((f"course of {gift.name}", number, 0, MOST_BID) for gift in data.gift for number in gift.course),
        *((card.name, card.copies, 0, MOST_COPIES) for gift in data.gift for card in gift.cards),
        *((f"start for {start.players} players", number, 0, MOST_BID) for start in data.start for number in start.deben),
        *((f"servants of {start.players} players", start.servants, 1, MOST_PIECES) for start in data.start),
        *((f"collectors of {start.players} players", start.collectors, 0, MOST_PIECES) for start in data.start),
        *((f"seals of {name}", number, 0, MOST_BID) for name, number in data.seals.items()),
    ]


def check_own(data: BoardData, usual: BoardData) -> BoardData:
    """Return the data of a board of one's own if it can stand for the usual one; raises ``BoardDataError``."""
    for kind, names in _names(usual).items():
        other = _names(data)[kind]
        if other != names:
            different = next(pair for pair in zip_longest(other, names) if pair[0] != pair[1])
            raise BoardDataError(
                f"names stay as they are, texts and pictures are found by them: {kind} {different[0]!r} is {different[1]!r}"
            )
    for where, number, least, most in _numbers(data):
        if not least <= number <= most:
            raise BoardDataError(f"{where}: {number} is not between {least} and {most}")
    return data


def read(text: str | bytes, name: str) -> BoardData:
    """Return the checked data of a file with that text and name; raises ``BoardDataError``."""
    try:
        return check(msgspec.toml.decode(text, type=BoardData))
    except msgspec.ValidationError as error:
        raise BoardDataError(f"{name}: {error}") from None
    except msgspec.DecodeError as error:
        raise BoardDataError(f"{name} cannot be read: {error}") from None


def load(path: Path) -> BoardData:
    """Return the checked data of a file; raises ``BoardDataError``."""
    try:
        return read(path.read_bytes(), path.name)
    except OSError as error:
        raise BoardDataError(f"{path.name} cannot be read: {error}") from None


def main(arguments: list[str]) -> int:
    """Return 0 after checking the file named in the arguments (or ours), 2 if something is wrong with it."""
    path = Path(arguments[0]) if arguments else Path(__file__).parent / "board.toml"
    write: Any = sys.stdout.write
    try:
        data = load(path)
    except BoardDataError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    write(f"{path.name}: {len(data.market)} markets, {len(data.gift)} gifts, {len(data.character)} characters; all is well\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
