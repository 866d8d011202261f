"""``deben replay``: a saved match in sentences."""

from pathlib import Path
from typing import Annotated

import typer

from ...match import Match, MatchRecord
from ...narrate import Narrator
from ..arguments.common import Lang, load_match
from ..terminal.boards import board_of
from ..terminal.console import Console
from ..terminal.score import score_table
from ..terminal.seats import called, players_of

__all__ = ["replay"]

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-common.file")]
At = Annotated[int | None, typer.Option("--at", metavar="N", help="cli-replay.at")]


def replay(file: RecordFile, at: At = None, lang: Lang = None) -> None:
    """Tell a saved match; with ``--at`` show the table after that many actions."""
    console = Console(lang)
    match, record = load_match(console, file)
    kinds, names = players_of(console, record.players, match.seats)
    narrator = Narrator(match.game, console.lang, called(console, match.game, kinds, names))
    if at is None:
        _tell(console, match, record, narrator)
        return
    if not 0 <= at <= len(match.moves):
        console.refuse("cli-error-number", name="--at", least=0, most=len(match.moves))
    match.undo(len(match.moves) - at)
    players = [console.text("cli-player", kind=kind) for kind in kinds]
    console.show(board_of(match.game)(console, narrator, players).draw(match.view(), match.legal_numbers))
    console.line(narrator.prompt(match.view(), match.actor), "bold")
    console.line(match.game.write_position(match.view()), "dim")


def _tell(console: Console, match: Match, record: MatchRecord, narrator: Narrator) -> None:
    for move in match.moves:
        console.line(f"{move.number:>3}  {narrator.player(move.seat)}: {move.action}", "bold")
        for sentence in narrator.events(move.events):
            console.line(f"     {sentence}")
    outcome = (record.outcome if record.ended else match.outcome) or match.score
    sentences = narrator.breakdown(outcome)
    console.line(sentences[0], "bold")
    console.show(score_table(console, narrator, outcome))
    console.line(sentences[-1], "bold")
