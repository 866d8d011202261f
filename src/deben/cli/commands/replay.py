"""``deben replay``: a saved match in sentences."""

from pathlib import Path
from typing import Annotated

import typer

from ...match import Match
from ...narrate import Narrator
from ..arguments.common import Lang, load_match
from ..terminal.boards import board_of
from ..terminal.console import Desk
from ..terminal.score import score_table
from ..terminal.seats import called, players_of

__all__ = ["replay"]

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-common.file")]
At = Annotated[int | None, typer.Option("--at", metavar="N", help="cli-replay.at")]


def replay(file: RecordFile, at: At = None, lang: Lang = None) -> None:
    """Tell a saved match; with ``--at`` show the table after that many actions."""
    desk = Desk(lang)
    match, record = load_match(desk, file)
    kinds, names = players_of(desk, record.players, match.seats)
    narrator = Narrator(match.game, desk.lang, called(desk, match.game.name, kinds, names))
    if at is None:
        _tell(desk, match, narrator)
        return
    if not 0 <= at <= len(match.moves):
        desk.refuse("cli-error-number", name="--at", least=0, most=len(match.moves))
    match.undo(len(match.moves) - at)
    players = [desk.text("cli-player", kind=kind) for kind in kinds]
    desk.show(board_of(match.game)(desk, narrator, players).draw(match.view(), match.legal_actions()))
    desk.line(narrator.prompt(match.view(), match.actor), "bold")
    desk.line(match.game.write_position(match.view()), "dim")


def _tell(desk: Desk, match: Match, narrator: Narrator) -> None:
    for move in match.moves:
        desk.line(f"{move.number:>3}  {narrator.player(move.seat)}: {move.action}", "bold")
        for sentence in narrator.events(move.events):
            desk.line(f"     {sentence}")
    outcome = match.outcome or match.score
    sentences = narrator.breakdown(outcome)
    desk.line(sentences[0], "bold")
    desk.show(score_table(desk, narrator, outcome))
    desk.line(sentences[-1], "bold")
