"""``deben train``: bring up a mind for a game, on a machine with a GPU or on a cluster."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from ...games import Game
from ...kernel.native.cuda import CudaUnavailable
from ...lab.cluster import Cluster
from ..arguments.cluster import RayAddress, asked_cluster
from ..arguments.common import GameName, Lang, Seed, asked_game, asked_seed
from ..terminal.console import Console

__all__ = ["train"]

Minutes = Annotated[float | None, typer.Option("--minutes", metavar="M", help="cli-train.minutes")]
Generations = Annotated[int | None, typer.Option("--generations", metavar="N", help="cli-train.generations")]
Matches = Annotated[int, typer.Option("--matches", metavar="N", help="cli-train.matches")]
Folder = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="cli-train.out")]
Anew = Annotated[bool, typer.Option("--anew", help="cli-train.anew")]
LEAST, MOST, USUAL = 0.1, 10_000.0, 20.0
MOST_GENERATIONS, MOST_MATCHES = 10_000, 1_000_000


def train(
    game: GameName,
    out: Folder,
    minutes: Minutes = None,
    generations: Generations = None,
    anew: Anew = False,
    ray: RayAddress = None,
    matches: Matches = 1200,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Let a mind play against itself and learn, generation after generation, and go on where the last run ended."""
    console = Console(lang)
    chosen = asked_game(console, game)
    for name, number, least, most in (
        ("--minutes", minutes, LEAST, MOST), ("--generations", generations, 1, MOST_GENERATIONS),
        ("--matches", matches, 1, MOST_MATCHES),
    ):  # fmt: skip
        if number is not None and not least <= number <= most:
            console.refuse("cli-error-number", name=name, least=least, most=most)
    if chosen.room("lab") is None:
        console.refuse("cli-train-no-eyes", game=chosen.name)
    if find_spec("torch") is None or (ray is None and find_spec("numba_cuda") is None):
        console.refuse("cli-train-missing")
    luck = asked_seed(console, seed or "0")
    limit = minutes or (USUAL if generations is None else MOST)
    try:
        with asked_cluster(console, ray, chosen) as cluster:
            _bring_up(console, chosen, out, limit, generations, anew, cluster, luck, matches)
    except CudaUnavailable as error:
        console.refuse("cli-train-no-device", detail=str(error))


def _bring_up(
    console: Console, game: Game, out: Path, minutes: float, generations: int | None, anew: bool, cluster: Cluster | None,
    seed: int, matches: int,
) -> None:  # fmt: skip
    from ...kernel.mind.weights import Mind
    from ...lab.train.generations import Course
    from ...lab.train.generations import train as bring_up

    def tell(line: dict[str, Any]) -> None:
        console.out.file.write(json.dumps(line) + "\n")
        console.out.file.flush()

    room: Any = game.room("lab")
    known, school = game.folder / "mind.bin", room.school()
    course = Course(room.RULES, school, out, None if anew or not known.is_file() else Mind.load(known), seed)
    ground: Any
    if cluster is not None:
        from ...lab.train.together import Together

        ground = Together(cluster, game, school, out / "matches", seed, matches)
    else:
        from ...lab.train.alone import Alone

        least, most = game.seat_range
        tables = school.dealt([room.tables(players) for players in range(least, most + 1)])
        ground = Alone(room.RULES, tables, school, out / "tables", course.generation)
    bring_up(course, ground, minutes, generations, tell)
