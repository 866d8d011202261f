"""``deben arena``: round robins between bots and settings."""

import time
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ...lab.arena import (
    MIRRORS,
    PAIRINGS,
    TABLES,
    ArenaSettings,
    Job,
    Ledger,
    contestant_results,
    play_all,
    play_on,
    seatings,
    tallies,
)
from ...lab.arena.players import DEFAULT, KNOWN, make_player
from ...lab.cluster import Cluster
from ...lab.devices import available_cores
from ...lab.program import program_digest
from ...match import seed_text
from ...protocol import ProgramFailed
from ..arguments.arena import arena_seed, asked_contestants, asked_ledger, asked_pairings
from ..arguments.cluster import RayAddress, asked_cluster
from ..arguments.common import GameName, Json, Lang, Seed, asked_game
from ..arguments.completed import one_of
from ..arguments.options import TableOption, asked_options
from ..reports.arena import ArenaReport, print_arena
from ..reports.picture import require_matplotlib
from ..terminal.console import Console
from ..terminal.programs import tell_forfeit

__all__ = ["arena"]

MOST_DEALS = 1_000_000
MOST_JOBS = 1024
INTERRUPTED = 130

Names = Annotated[
    list[str] | None, typer.Argument(metavar="CONTESTANT…", help="cli-arena.contestants", autocompletion=one_of(KNOWN))
]
Deals = Annotated[int, typer.Option("--deals", metavar="N", help="cli-arena.deals")]
Way = Annotated[
    str, typer.Option("--pairing", metavar="|".join(PAIRINGS), help="cli-arena.pairing", autocompletion=one_of(PAIRINGS))
]
Tables = Annotated[str, typer.Option("--table", metavar="|".join(TABLES), help="cli-arena.table", autocompletion=one_of(TABLES))]
Mirror = Annotated[
    str, typer.Option("--mirror", metavar="|".join(MIRRORS), help="cli-arena.mirror", autocompletion=one_of(MIRRORS))
]
Store = Annotated[Path | None, typer.Option("--store", metavar="FILE", help="cli-arena.store")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", help="cli-arena.jobs")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="cli-arena.plot")]


def arena(
    game: GameName,
    contestants: Names = None,
    deals: Deals = 50,
    pairing: Way = "all",
    table: Tables = "one",
    mirror: Mirror = "rotations",
    option: TableOption = None,
    seed: Seed = None,
    store: Store = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    plot: Plot = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots meet on mirrored deals; print win rates and ratings with intervals."""
    console = Console(lang)
    rules = asked_game(console, game)
    options = asked_options(console, rules, option)
    chosen = asked_contestants(console, contestants or DEFAULT)
    for name, given, known in (("--pairing", pairing, PAIRINGS), ("--table", table, TABLES), ("--mirror", mirror, MIRRORS)):
        if given not in known:
            console.refuse("cli-arena-error-choice", name=name, given=given, known=", ".join(known))
    cores = available_cores() if jobs is None else jobs
    for name, number, most in (("--deals", deals, MOST_DEALS), ("--jobs", cores, MOST_JOBS)):
        if not 1 <= number <= most:
            console.refuse("cli-error-number", name=name, least=1, most=most)
    if plot is not None:
        require_matplotlib(console, plot)
    met = asked_pairings(console, len(chosen), rules.seats(options), pairing, table)
    settings = ArenaSettings(
        rules.name, rules.version, msgspec.to_builtins(options), [one.text for one in chosen], pairing, table, mirror,
        seed_text(arena_seed(console, seed, store)), program_digest(rules),
    )  # fmt: skip
    ledger = asked_ledger(console, settings, store)
    begin = time.perf_counter()
    try:
        job = Job(settings, tuple(chosen), tuple(met), make_player, partial(_tell, console.lang))
        with asked_cluster(console, ray, rules, jobs) as cluster:
            complete = _play(console, job, ledger, deals, cores, cluster)
    finally:
        ledger.close()
    kept, names = [deal for deal in ledger.deals.values() if deal.deal < deals], settings.contestants
    seconds = time.perf_counter() - begin
    report = ArenaReport(settings, deals, complete, seconds, contestant_results(kept, names), tallies(kept, met, names))
    _show(console, report, plot, json)
    if not complete:
        if store is not None:
            console.note("cli-arena-interrupted", file=str(store))
        raise typer.Exit(INTERRUPTED)


def _show(console: Console, report: ArenaReport, plot: Path | None, json: bool) -> None:
    if plot is not None:
        from ..reports.arena_picture import draw_arena  # draws with matplotlib, which takes its time to import

        draw_arena(console, plot, report)
    if json:
        console.out.file.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        print_arena(console, report)


def _tell(lang: str, contestant: str, failed: ProgramFailed) -> None:
    """Say beside the output what a program did wrong, from whichever process it happened in."""
    tell_forfeit(Console(lang), contestant, failed)


def _play(console: Console, job: Job, ledger: Ledger, deals: int, jobs: int, cluster: Cluster | None) -> bool:
    """Play what is missing, each deal of all pairings before the next, and return whether nobody interrupted it."""
    everything = [(pairing, deal) for deal in range(deals) for pairing in range(len(job.pairings))]
    wanted = [one for one in everything if one not in ledger.deals]
    if not wanted:
        return True
    in_one = [len(seatings(pairing, job.settings.mirror)) for pairing in job.pairings]
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console.err, transient=True)
    done = sum(in_one[pairing] for pairing, deal in everything if (pairing, deal) in ledger.deals)
    task = bar.add_task("", total=deals * sum(in_one), completed=done)
    try:
        with bar if console.err.is_terminal else nullcontext():
            for deal in play_on(cluster, job, wanted) if cluster else play_all(job, wanted, min(jobs, len(wanted))):
                ledger.add(deal)
                bar.advance(task, len(deal.matches))
    except KeyboardInterrupt:
        return False
    return True
