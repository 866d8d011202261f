"""Opening a table: what was asked for, checked and made whole."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ...bots import BOTS, LEVELS
from ...games import Game, OptionsError, PositionError, all_games, game_named
from ...kernel.luck import new_seed
from ...match import Match, commitment_of, seed_text
from ...store import NewTable, SeatRow
from ...store.store import token
from ...wire.going import Terms
from ...wire.http import BoardInfo, CreateTable, GameInfo, OptionInfo, SeatRequest
from ..errors import ServiceError
from ..limits import MOST_POSITION
from .names import clean_name
from .seats import SUGGESTED

__all__ = ["games_on_offer", "new_table"]

MOST_TEXT = 200


def games_on_offer(programs: Iterable[str] = (), boards: Iterable[Game] = ()) -> list[GameInfo]:
    """Return every game with its options, the levels of its bots, the outside programs after them, and boards of one's own."""
    return [_game_info(game, programs, [board for board in boards if board.name == game.name]) for game in all_games()]


def _game_info(game: Game, programs: Iterable[str], boards: Iterable[Game]) -> GameInfo:
    defaults = game.options_type()
    options = [
        OptionInfo(field.name, getattr(defaults, field.name), list(field.choices), list(field.cards), field.picks)
        for field in game.option_fields
    ]
    least, most = game.seat_range
    return GameInfo(
        game.name,
        game.version,
        least,
        most,
        options,
        [*LEVELS, *programs],
        SUGGESTED,
        [BoardInfo(board.board_name, board.digest) for board in boards],
    )


def _options(game: Game, request: CreateTable) -> Any:
    if any(isinstance(value, str) and len(value) > MOST_TEXT for value in request.options.values()):
        raise ServiceError("bad-options", detail="too-long")
    try:
        return game.options(request.options)
    except OptionsError as error:
        raise ServiceError("bad-options", detail=error.code, **{k: v for k, v in error.params.items() if k != "detail"}) from None


def _from_position(game: Game, text: str, seed: str) -> Match:
    """Return a match that starts from what anybody could see of a position; raises ``ServiceError`` where none can start.

    What is hidden there is never taken from the text: whoever opens the table would know what is going to be drawn.
    """
    if len(text) > MOST_POSITION or not game.has_notation:  # what nobody judges is not played from
        raise ServiceError("bad-position", detail="too-long" if game.has_notation else "no-notation")
    try:
        match = Match(game, seed, position=game.write_position(Match(game, seed, position=text).view()))
    except PositionError as error:
        raise ServiceError("bad-position", **{"detail": error.code} | _told(error.params)) from None
    if match.over:
        raise ServiceError("bad-position", detail="is-over")
    return match


def _told(params: Mapping[str, Any]) -> dict[str, int | str]:
    return {name: value if isinstance(value, int) else str(value)[:MOST_TEXT] for name, value in params.items() if name != "detail"}


def _seat(number: int, asked: SeatRequest, identity: str, programs: Iterable[str]) -> SeatRow:
    if asked.kind == "bot":
        if asked.bot not in (*BOTS, *programs):
            raise ServiceError("bad-bot", bot=asked.bot[:MOST_TEXT])
        return SeatRow(number, None, clean_name(asked.name), asked.bot)
    if asked.kind == "me":
        return SeatRow(number, identity, clean_name(asked.name))
    return SeatRow(number)


def _terms(terms: Terms) -> dict[str, Any]:
    """Return what a table agrees on, as it is kept; raises ``ServiceError`` for a bot that there is not."""
    if terms.stand_in and terms.stand_in not in BOTS:
        raise ServiceError("bad-bot", bot=terms.stand_in[:MOST_TEXT])
    kept: dict[str, Any] = msgspec.to_builtins(terms)
    return kept


def _game(request: CreateTable, boards: Iterable[Game]) -> Game:
    """Return the game that was asked for, on the board that was; raises ``ServiceError`` for one that is not on offer."""
    if not request.board:
        return game_named(request.game)
    found = next((game for game in boards if (game.name, game.digest) == (request.game, request.board)), None)
    if found is None:
        raise ServiceError("bad-board")
    return found


def new_table(request: CreateTable, identity: str, programs: Iterable[str] = (), boards: Iterable[Game] = ()) -> NewTable:
    """Return a table with 256 bits of luck fixed for good; raises ``ServiceError`` for options or seats that cannot be."""
    game = _game(request, boards)
    seed = seed_text(new_seed())
    start = None if request.position is None else _from_position(game, request.position, seed)
    options = _options(game, request) if start is None else start.options
    if len(request.seats) != game.seats(options):
        raise ServiceError("bad-seats", given=len(request.seats), count=game.seats(options))
    return NewTable(
        id=token(), game=game.name, rules=game.version, ruleset=game.digest, module=game.module_digest,
        options=msgspec.to_builtins(options), seed=seed,
        commitment=commitment_of(seed), creator=identity,
        seats=[_seat(number, asked, identity, programs) for number, asked in enumerate(request.seats)],
        invitations={"seat": token(), "watch": token()}, position=start.start if start else None, public=request.public,
        terms=_terms(request.terms),
    )  # fmt: skip
