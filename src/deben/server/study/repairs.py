"""Small repairs of a position that somebody is setting up: what is nowhere is put where it does no harm, as its game knows."""

from collections.abc import Callable, Mapping

from ...games.contract import Game, PositionError

__all__ = ["Repair", "fields_of", "mended", "written"]

MOST_REPAIRS = 3
Repair = Callable[[str, PositionError], str | None]
"""Returns a text with one fault repaired, None where that is not simple; a game brings one for each code it can repair."""


def mended(game: Game, text: str, error: PositionError) -> str | None:
    """Return the text repaired so that it is a position, None where that is not simple."""
    known: Mapping[str, Repair] = game.bring("server", "REPAIRS", {})
    for _ in range(MOST_REPAIRS):
        repaired = known[error.code](text, error) if error.code in known else None
        if repaired is None:
            return None
        text = repaired
        try:
            game.read_position(text)
        except PositionError as next_error:
            error = next_error
        else:
            return text
    return None


def fields_of(text: str) -> dict[str, str]:
    """Return the fields of a position by name."""
    return {part.partition("=")[0]: part.partition("=")[2] for part in text.split()}


def written(fields: dict[str, str]) -> str:
    """Return fields as a position."""
    return " ".join(f"{name}={value}" for name, value in fields.items())
