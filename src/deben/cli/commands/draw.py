"""``deben draw``: a position, or a moment of a saved match, as a picture."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ... import svg
from ...games import Game, PositionError, game_of_position
from ...match import Match
from ...pictures import CannotDraw, png_of
from ...pictures.drawing import THEMES
from ..arguments.common import STANDARD, Lang, asked_game, asked_text, load_match
from ..arguments.completed import known_games, one_of
from ..terminal.console import Console
from ..terminal.seats import called, players_of

__all__ = ["draw"]

KINDS = (".svg", ".png")
NARROWEST, WIDEST = 100, 10_000
Shown = Annotated[str, typer.Argument(metavar="POSITION|FILE", help="cli-draw.shown")]
Picture = Annotated[Path, typer.Argument(metavar="PICTURE", help="cli-draw.picture")]
GameAsked = Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-draw.game", autocompletion=known_games)]
At = Annotated[int | None, typer.Option("--at", metavar="N", help="cli-replay.at")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-draw.seat")]
Marks = Annotated[list[str] | None, typer.Option("--mark", metavar="PLACE", help="cli-draw.mark")]
Arrows = Annotated[list[str] | None, typer.Option("--arrow", metavar="PLACE,PLACE", help="cli-draw.arrow")]
Theme = Annotated[str, typer.Option("--theme", metavar="|".join(THEMES), help="cli-draw.theme", autocompletion=one_of(THEMES))]
Width = Annotated[int | None, typer.Option("--width", metavar="PIXELS", help="cli-draw.width")]


def draw(
    shown: Shown, picture: Picture, game: GameAsked = None, at: At = None, seat: Seat = None, mark: Marks = None,
    arrow: Arrows = None, theme: Theme = "light", width: Width = None, lang: Lang = None,
) -> None:  # fmt: skip
    """Draw a position in notation, or a saved match, as SVG or PNG."""
    console = Console(lang)
    if picture != STANDARD and picture.suffix.lower() not in KINDS:
        console.refuse("cli-error-picture", file=str(picture), known=", ".join(KINDS))
    if theme not in THEMES:
        console.refuse("cli-error-choice", name="--theme", known=", ".join(THEMES))
    if width is not None and not NARROWEST <= width <= WIDEST:
        console.refuse("cli-error-number", name="--width", least=NARROWEST, most=WIDEST)
    thing, seats, players = _found(console, shown, game, at)
    if seat is not None and not 1 <= seat <= seats:
        console.refuse("cli-error-number", name="--seat", least=1, most=seats)
    try:
        drawing = svg(
            thing, game=game, seat=None if seat is None else seat - 1, marks=mark or (), arrows=list(map(_ends, arrow or ())),
            players=players, lang=console.lang, theme=theme, width=width,
        )  # fmt: skip
        _write(console, picture, drawing)
    except (CannotDraw, ValueError) as error:
        console.refuse("cli-error-draw", detail=str(error))


def _ends(text: str) -> tuple[str, str]:
    start, comma, end = text.partition(",")
    if not comma:
        raise ValueError(f"--arrow {text}: PLACE,PLACE")
    return start.strip(), end.strip()


def _found(console: Console, text: str, name: str | None, at: int | None) -> tuple[Match | str, int, list[str]]:
    """Return what is to be drawn, how many seats it has, and who sits there: a file that exists is a saved match.

    Either may come on the standard input.
    """
    given = asked_text(console, STANDARD) if text == str(STANDARD) else None
    if _is_file(text) or (given or b"").startswith((b"{", b"[")):
        match, record = load_match(console, Path(text), given)
        if at is not None and not 0 <= at <= len(match.moves):
            console.refuse("cli-error-number", name="--at", least=0, most=len(match.moves))
        match.undo(0 if at is None else len(match.moves) - at)
        return match, match.seats, list(called(console, match.game, *players_of(console, record.players, match.seats)))
    text = text if given is None else given.decode(errors="replace").strip()
    try:
        game: Game[Any] = game_of_position(text) if name is None else asked_game(console, name)
        return text, game.seats(game.options_of(game.read_position(text))), []
    except PositionError as error:
        console.refuse("cli-error-draw", detail=str(error))


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):  # a position can be longer than any name
        return False


def _write(console: Console, picture: Path, drawing: str) -> None:
    if picture == STANDARD:
        console.out.file.write(f"{drawing}\n")
        return
    content = drawing.encode() if picture.suffix.lower() == ".svg" else png_of(drawing)
    try:
        picture.write_bytes(content)
    except OSError as error:
        console.refuse("cli-error-file", file=str(picture), detail=error.strerror or str(error))
