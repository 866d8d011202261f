"""What the pages of the screen say: the end, the log, rules, reasons, the coach."""

from collections.abc import Callable

from rich.console import Group

from ...coach import Judgement
from ...match import seed_text
from ..reports.advice import Adviser
from ..terminal.addresses import board_path
from ..terminal.explanation import example, list_legal, tell_why
from ..terminal.prompt import command_table
from ..terminal.rules import RulesReader
from ..terminal.score import score_table
from ..terminal.sitting import Sitting
from .keys import key_table
from .paper import Paper

__all__ = ["Pages"]


class Pages:
    """Writes the pages of one match, in the language that it is played in."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.match, self.adviser = sitting, sitting.match, Adviser(sitting)

    def _paper(self) -> Paper:
        return Paper(self.sitting.console.lang, self.match.game)

    def end(self) -> Group:
        """Return how the match ended, with its score and its seed."""
        paper, narrator, outcome = self._paper(), self.sitting.narrator, self.match.outcome
        assert outcome is not None
        sentences = narrator.breakdown(outcome)
        paper.line(sentences[0], "bold")
        paper.line(sentences[-1], "bold green")
        paper.line(" · ".join(f"{narrator.player(seat)} {points}" for seat, points in enumerate(outcome.points)), "bold")
        paper.show(score_table(paper, narrator, outcome))
        if self.match.game.luck:
            paper.say("cli-play-seed", seed=seed_text(self.match.seed))
        paper.say("cli-screen-after-end")
        return paper.whole

    def log(self) -> Group:
        """Return all that has happened, the latest first."""
        paper, colours = self._paper(), self.sitting.board.seat_colours
        if self.match.game.luck:
            paper.say("cli-play-commitment", commitment=self.match.commitment)
        for move in reversed(self.match.moves):
            for number, sentence in enumerate(self.sitting.narrator.events(move.events)):
                paper.line(f"{move.number if not number else '':>3}  {sentence}", colours[move.seat % len(colours)])
        return paper.whole

    def rules(self) -> Group:
        """Return the rulebook."""
        paper = self._paper()
        reader = RulesReader(paper, self.match.game)
        if reader.book.sections:
            reader.print_all()
        else:
            paper.say("cli-error-no-rules", game=self.match.game.name)
        return paper.whole

    def why(self, move: str) -> Group:
        """Return what an action does, or why it cannot be done and which clause says so."""
        paper = self._paper()
        tell_why(paper, self.sitting, move)
        return paper.whole

    def legal(self) -> Group:
        """Return every action that can be done now."""
        paper = self._paper()
        list_legal(paper, self.sitting)
        return paper.whole

    def text(self) -> Group:
        """Return the table in sentences."""
        paper = self._paper()
        for sentence in self.sitting.narrator.position(self.match.view(self.match.actor)):
            paper.line(sentence)
        return paper.whole

    def position(self) -> Group:
        """Return the moment in notation, and where a server of ours draws it."""
        paper, game = self._paper(), self.match.game
        position = game.write_position(self.match.view(self.match.actor))
        paper.plain(position)
        if game.has_notation:
            paper.say("cli-play-position", path=board_path(game.name, position))
        return paper.whole

    def help(self) -> Group:
        """Return the keys, and what can be typed."""
        paper = self._paper()
        for line in key_table(paper):
            paper.show(line)
        paper.line("")
        paper.say("cli-screen-typing", action=example(self.match))
        paper.show(command_table(paper))
        return paper.whole

    # The coach

    def hint(self, judgement: Judgement) -> Group:
        """Return what the coach advises, and why."""
        paper = self._paper()
        self.adviser.tell_hint(paper, judgement)
        return paper.whole

    def analysed(self, tell: Callable[[int, int], bool]) -> Group | None:
        """Return the coach's judgement of all decisions of people; ``tell`` hears how far it is and says whether to go on."""
        paper = self._paper()
        return paper.whole if self.adviser.tell_analysis(paper, tell) else None
