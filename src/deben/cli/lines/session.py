"""A match at the terminal, line by line: the board drawn, notation typed, bots answering."""

from collections.abc import Callable
from pathlib import Path

from ...bots import Bot
from ...match import Move, seed_text
from ..reports.advice import Adviser
from ..terminal.addresses import board_path
from ..terminal.explanation import example, list_legal, tell_why
from ..terminal.prompt import Reader, command_table, command_words, parted
from ..terminal.score import score_table
from ..terminal.sitting import Sitting, tell_kept

__all__ = ["Session"]


class Session:
    """Runs one match from where it stands to its end, or until the people leave."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.console, self.match, self.seating = sitting, sitting.console, sitting.match, sitting.seating
        self.narrator, self.board = sitting.narrator, sitting.board
        console = self.console
        self.reader = Reader(console)
        self.words = command_words(console)
        self.adviser = Adviser(sitting)
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "legal": lambda _: list_legal(console, sitting),
            "why": lambda move: tell_why(console, sitting, move),
            "hint": lambda _: self._hint(),
            "coach": lambda _: self._coach(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "board": lambda _: self._draw(),
            "text": lambda _: self._text(),
            "position": lambda _: self._position(),
            "log": lambda _: self._log(),
            "help": lambda _: self._help(),
            "quit": lambda _: self._quit(),
        }

    def run(self) -> None:
        """Play; at the end show the score and the seed.  However it is left, the match is kept."""
        if self.match.game.luck:
            self.console.say("cli-play-commitment", commitment=self.match.commitment)
        if self.sitting.serious:
            self.console.say("terms-spirit-about", spirit="serious")
        try:
            self._go_on()
        except EOFError:
            self.console.line("")
        except KeyboardInterrupt:
            self.console.line("")
            raise
        finally:
            if self.sitting.people or self.sitting.held is not None or not self.match.over:
                tell_kept(self.console, self.sitting)

    def _go_on(self) -> None:
        ended = False
        self._draw()
        while not self.left:
            seat, bot = self.match.actor, self.sitting.bot
            if bot is not None:
                self._let(bot)
                continue
            if seat is None and not ended:
                self._end()
            ended = seat is None
            if ended and None not in self.seating.bots:
                return
            self._ask(seat)

    def _let(self, bot: Bot) -> None:
        self._tell(self.match.play(self.sitting.choose(bot)))
        self._draw_for_a_person()

    def _ask(self, seat: int | None) -> None:
        """Ask for one line and do what it says."""
        if seat is not None:
            self.console.line(self.narrator.prompt(self.match.view(seat), seat), "bold")
        line = self.reader.read("> ")
        first, rest = parted(line)
        command = self.words.get(first)
        if command is not None:
            self.commands[command](rest)
        elif line:
            self._act(line)
        elif seat is None:
            self.left = True

    def _act(self, text: str) -> None:
        refusal = self.match.refusal(text)
        if refusal is not None:
            self.console.line(self.narrator.refusal(refusal), "red")
            if refusal.code == "malformed":
                self.console.say("cli-play-hint")
            return
        self._tell(self.match.play(text))
        self._draw_for_a_person()

    def _draw_for_a_person(self) -> None:
        if not self.match.over and self.sitting.bot is None:
            self.sitting.keep()
            self._draw()

    def _draw(self) -> None:
        self.console.show(self.board.draw(self.match.view(self.match.actor), self.match.legal_numbers))

    def _tell(self, move: Move) -> None:
        for sentence in self.narrator.events(move.events):
            self.console.line(f"  {sentence}", self.board.seat_colours[move.seat])

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self._draw()
        sentences = self.narrator.breakdown(outcome)
        self.console.line(sentences[0], "bold")
        self.console.show(score_table(self.console, self.narrator, outcome))
        self.console.line(sentences[-1], "bold green")
        if self.match.game.luck:
            self.console.say("cli-play-seed", seed=seed_text(self.match.seed))

    def _hint(self) -> None:
        """Say what the coach would do."""
        silent = self.adviser.silent(hint=True)
        self.console.say(silent or "coach-hint-thinking")
        if not silent:
            self.adviser.tell_hint(self.console, self.adviser.judged())

    def _coach(self) -> None:
        """Let the coach look at the decisions of the people."""
        silent = self.adviser.silent(hint=False)
        self.console.say(silent or "coach-hint-thinking")
        if not silent:
            self.adviser.tell_analysis(self.console, lambda _done, _total: True)

    def _undo(self) -> None:
        """Go back to the last decision a person made."""
        if self.sitting.serious:
            self.console.say("page-refused-serious")
            return
        back = self.sitting.undo()
        if not back:
            self.console.say("cli-play-nothing-to-undo")
            return
        self.console.say("cli-play-undone", count=back)
        self._draw()

    def _save(self, name: str) -> None:
        if not name:
            self.console.say("cli-play-save-where")
            return
        try:
            self.sitting.save(Path(name).expanduser())
        except OSError as error:
            self.console.line(self.console.text("cli-error-file", file=name, detail=error.strerror or str(error)), "red")
            return
        self.console.say("cli-play-saved", file=name)

    def _text(self) -> None:
        """Tell the table in sentences, for whoever does not see the drawing."""
        for sentence in self.narrator.position(self.match.view(self.match.actor)):
            self.console.line(sentence)

    def _position(self) -> None:
        """Write the moment in notation, and where a server of ours draws it."""
        position = self.match.game.write_position(self.match.view(self.match.actor))
        self.console.plain(position)
        if self.match.game.has_notation:
            self.console.say("cli-play-position", path=board_path(self.match.game.name, position))

    def _log(self) -> None:
        for move in self.match.moves:
            self._tell(move)

    def _help(self) -> None:
        self.console.say("cli-play-help", action=example(self.match))
        self.console.show(command_table(self.console))

    def _quit(self) -> None:
        self.left = True
