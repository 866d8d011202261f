"""Options of any game, as they are given: ``--option NAME=VALUE``, as often as one likes."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
import typer

from ...games import Game, OptionsError
from ...games.option_fields import OptionField
from ...narrate import Narrator
from ..terminal.console import BadInput, Console
from .completed import game_in, one_of

__all__ = ["TableOption", "asked_options", "default_of", "option_name", "ways_of"]

FLAGS = {"on": "true", "yes": "true", "off": "false", "no": "false"}
"""Words for an option that is true or false, besides those."""


def known_options(context: typer.Context, incomplete: str) -> list[str]:
    """Return the options of the game on the command line that begin so, with each of their values where those are few words."""
    game = game_in(context)
    fields = game.option_fields if game else ()
    pairs = (f"{field.name}={way}" for field in fields for way in [*map(_written, _choices(field))] or [""])
    return one_of(pairs)(incomplete)


TableOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-common.option", autocompletion=known_options)
]


def option_name(pair: str) -> str:
    """Return the name in ``name=value``."""
    return pair.partition("=")[0].strip()


def asked_options(console: Console, game: Game, pairs: Sequence[str] | None) -> Any:
    """Return a table's options from any number of ``name=value``."""
    given: dict[str, str] = {}
    for pair in pairs or ():
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not name or not sign:
            console.refuse("cli-error-pair", text=pair)
        given[name] = value
    wrong = [f"{name}={value}" for name, value in given.items() if _read(game, {name: value}) is None]
    if wrong:
        known = ", ".join(_described(game, field) for field in game.option_fields)
        console.refuse("cli-error-options", game=game.name, given=", ".join(wrong), known=known)
    try:
        return game.options(_read(game, given))
    except OptionsError as error:
        raise BadInput(Narrator(game, console.lang).error(error)) from None


def _read(game: Game, given: Mapping[str, str]) -> msgspec.Struct | None:
    """Return options as the game has them; None where one has no such name, or not such a kind of value."""
    plain = {name: FLAGS.get(value.lower(), value) for name, value in given.items()}
    try:
        return msgspec.convert(plain, game.options_type, strict=False)
    except msgspec.ValidationError:
        return None


def _choices(field: OptionField) -> list[Any]:
    return [choice for choice in field.choices if choice is not None]


def ways_of(field: OptionField) -> list[str]:
    """Return what an option may be, each way as one types it."""
    ways = [*map(_written, _choices(field))]
    ways += ["".join(f"[{pair}]" for pair in field.letters)] if field.letters else []
    return ways + ([f"{field.picks} × ({'|'.join(dict.fromkeys(field.cards))})"] if field.cards else [])


def default_of(game: Game, field: OptionField) -> str | None:
    """Return what an option is if nobody says it, as one types it; None where that follows from the others."""
    default = getattr(game.options_type(), field.name)
    return None if default is None else _written(default)


def _described(game: Game, field: OptionField) -> str:
    """Return an option with its default and what it may be: ``players=4 (2|3|4|5)``."""
    default = default_of(game, field)
    return f"{field.name}{'' if default is None else f'={default}'} ({'|'.join(ways_of(field))})"


def _written(value: Any) -> str:
    """Return a value as one types it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)
