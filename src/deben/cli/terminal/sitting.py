"""A match at a terminal: who plays it, what tells and draws it, and where it is kept."""

from pathlib import Path

from ...bots import Bot, Memory
from ...match import Match, MatchRecord, Spirit
from ...narrate import Narrator
from .boards import Board, board_of
from .console import Console
from .files import write_match
from .seats import Seating, called
from .shelf import Held, Shelf

__all__ = ["Sitting", "tell_kept"]

HERE = Path("deben-unfinished.json")
"""Where a match is kept that the shelf has no room for."""


class Sitting:
    """One match from where it stands to its end, or until the people leave; it is kept whenever a person has to decide."""

    narrator: Narrator
    board: Board

    def __init__(
        self, console: Console, match: Match, seating: Seating, held: Held | None = None, spirit: Spirit = "usual"
    ) -> None:
        self.match, self.seating, self.held, self.spirit = match, seating, held, spirit
        self.memories = [Memory() for _ in seating.bots]
        self.speak(console)

    def speak(self, console: Console) -> None:
        """Go on in the language of this console."""
        match, seating = self.match, self.seating
        self.console = console
        self.narrator = Narrator(match.game, console.lang, called(console, match.game, seating.kinds, seating.names))
        players = [console.text("cli-player", kind=kind) for kind in seating.kinds]
        self.board = board_of(match.game)(console, self.narrator, players)

    @property
    def bot(self) -> Bot | None:
        """The bot that decides now; None when a person does, or nobody."""
        return None if self.match.actor is None else self.seating.bots[self.match.actor]

    @property
    def people(self) -> int:
        """How many seats people have."""
        return self.seating.bots.count(None)

    @property
    def record(self) -> MatchRecord:
        """The match as it is saved."""
        return self.match.record(self.seating.players, self.seating.stand_ins, spirit=self.spirit)

    @property
    def serious(self) -> bool:
        """Whether nobody is helped and nothing is taken back: that ends with the match."""
        return self.spirit == "serious" and not self.match.over

    def choose(self, bot: Bot) -> int:
        """Return what a bot does now."""
        seat = self.match.actor
        assert seat is not None
        return self.seating.decide(bot, self.match, self.memories[seat])

    def undo(self) -> int:
        """Go back to the last decision a person made, and return how many actions that took back; 0 where there is none."""
        people = [move.number for move in self.match.moves if self.seating.bots[move.seat] is None]
        if not people:
            return 0
        back = len(self.match.moves) - people[-1] + 1
        self.match.undo(back)
        self.seating.forget(len(self.match.moves))
        return back

    def save(self, path: Path) -> None:
        """Write the match to a file; raises ``OSError``."""
        write_match(path, self.record)

    def keep(self) -> str | None:
        """Keep the match on the shelf as it stands, and return its number; None where that is impossible."""
        try:
            self.held = self.held or Shelf().begin()
            self.held.write(self.record)
        except OSError:
            return None
        return str(self.held.number)

    def keep_here(self) -> str | None:
        """Keep the match in the folder one is in, and return the file; None where that is impossible."""
        try:
            self.save(HERE)
        except OSError:
            return None
        return str(HERE)

    def close(self) -> None:
        """End the programs among the players, and let others have the match."""
        self.seating.close(self.match.outcome)
        if self.held is not None:
            self.held.let_go()


def tell_kept(console: Console, sitting: Sitting) -> None:
    """Keep a match that has begun, and say how to go on with it; one that was played to its end needs no words."""
    if not sitting.match.moves and sitting.held is None:
        return
    kept = sitting.keep() or sitting.keep_here()
    if kept is None:
        console.say("cli-play-not-kept")
    elif not sitting.match.over:
        console.say("cli-play-kept", match=kept)
