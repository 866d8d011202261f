"""``deben train``: bring up a mind for a game, on a machine with a GPU."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from ...kernel.native.cuda import CudaUnavailable
from ..arguments.common import GameName, Lang, asked_game
from ..terminal.console import Console

__all__ = ["train"]

Minutes = Annotated[float, typer.Option("--minutes", metavar="M", help="cli-train.minutes")]
Folder = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="cli-train.out")]
Anew = Annotated[bool, typer.Option("--anew", help="cli-train.anew")]
LEAST, MOST = 0.1, 10_000.0


def train(game: GameName, out: Folder, minutes: Minutes = 20.0, anew: Anew = False, lang: Lang = None) -> None:
    """Let a mind play against itself and learn, generation after generation, and go on where the last run ended."""
    console = Console(lang)
    chosen = asked_game(console, game)
    if not LEAST <= minutes <= MOST:
        console.refuse("cli-error-number", name="--minutes", least=LEAST, most=MOST)
    room = chosen.room("lab")
    if room is None:
        console.refuse("cli-train-no-eyes", game=chosen.name)
    if find_spec("torch") is None or find_spec("numba_cuda") is None:
        console.refuse("cli-train-missing")
    from ...kernel.mind.weights import Mind
    from ...lab.train.generations import train as bring_up

    known = chosen.folder / "mind.bin"
    mind = None if anew or not known.is_file() else Mind.load(known)
    tables = [table for players in range(chosen.seat_range[0], chosen.seat_range[1] + 1) for table in room.tables(players)]

    def tell(line: dict[str, Any]) -> None:
        console.out.file.write(json.dumps(line) + "\n")
        console.out.file.flush()

    try:
        bring_up(room.RULES, tables, minutes, out, room.school(), mind, tell)
    except CudaUnavailable as error:
        console.refuse("cli-train-no-device", detail=str(error))
