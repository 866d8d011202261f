"""A match at the terminal: the board drawn, notation typed, bots answering."""

from collections.abc import Callable
from pathlib import Path

from ...bots import Bot, Memory
from ...match import Match, Move, seed_text
from ...narrate import Narrator
from .addresses import board_path
from .boards import board_of
from .console import Console
from .explanation import example, list_legal, tell_why
from .files import keep_unfinished, write_match
from .prompt import Reader, command_table, command_words, parted
from .score import score_table
from .seats import Seating, called

__all__ = ["Session"]


class Session:
    """Runs one match from where it stands to its end, or until the people leave."""

    def __init__(self, console: Console, match: Match, seating: Seating) -> None:
        self.console, self.match, self.seating = console, match, seating
        self.narrator = Narrator(match.game, console.lang, called(console, match.game, seating.kinds, seating.names))
        self.board = board_of(match.game)(console, self.narrator, [console.text("cli-player", kind=kind) for kind in seating.kinds])
        self.reader = Reader(console)
        self.words = command_words(console)
        self.left = False
        self.memories = [Memory() for _ in seating.bots]
        self.commands: dict[str, Callable[[str], None]] = {
            "legal": lambda _: list_legal(console, match, self.narrator, self.board),
            "why": lambda move: tell_why(console, match, self.narrator, move),
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
        """Play; at the end show the score and the seed, and keep a match that was left before it."""
        if self.match.game.luck:
            self.console.say("cli-play-commitment", commitment=self.match.commitment)
        try:
            self._go_on()
        except (EOFError, KeyboardInterrupt):
            self.console.line("")
        finally:
            if not self.match.over:
                self._keep()

    def _go_on(self) -> None:
        ended = False
        self._draw()
        while not self.left:
            seat = self.match.actor
            bot = None if seat is None else self.seating.bots[seat]
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
        match, seat = self.match, self.match.actor
        assert seat is not None
        self._tell(match.play(self.seating.decide(bot, match, self.memories[seat])))
        if self.match.actor is not None and self.seating.bots[self.match.actor] is None:
            self._draw()

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
        if self.match.actor is not None and self.seating.bots[self.match.actor] is None:
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

    def _keep(self) -> None:
        if not self.match.moves:
            return
        path = keep_unfinished(self.match, self.seating.players, self.seating.stand_ins)
        if path is None:
            self.console.say("cli-play-not-kept")
        else:
            self.console.say("cli-play-kept", file=str(path))

    def _undo(self) -> None:
        """Go back to the last decision a person made."""
        people = [move.number for move in self.match.moves if self.seating.bots[move.seat] is None]
        if not people:
            self.console.say("cli-play-nothing-to-undo")
            return
        back = len(self.match.moves) - people[-1] + 1
        self.match.undo(back)
        self.seating.forget(len(self.match.moves))
        self.console.say("cli-play-undone", count=back)
        self._draw()

    def _save(self, name: str) -> None:
        if not name:
            self.console.say("cli-play-save-where")
            return
        try:
            write_match(Path(name).expanduser(), self.match, self.seating.players, self.seating.stand_ins)
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
