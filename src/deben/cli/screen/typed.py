"""What is typed at the screen: an action in notation, or one of the words that the plain terminal knows."""

from typing import TYPE_CHECKING

from ..terminal.prompt import command_words, parted

if TYPE_CHECKING:
    from .app import TableApp

__all__ = ["Typed"]


class Typed:
    """Carries out lines."""

    def __init__(self, app: "TableApp") -> None:
        self.app = app

    def carry_out(self, line: str) -> None:
        """Do what a line says."""
        if not line:
            return
        first, rest = parted(line)
        command = command_words(self.app.speech).get(first)
        if command is None:
            self.app.act(line)
        else:
            getattr(self, f"_{command}")(rest)

    def _legal(self, _rest: str) -> None:
        self.app.open("cli-play-actions", self.app.pages.legal)

    def _why(self, move: str) -> None:
        self.app.open("cli-screen-page.why", lambda: self.app.pages.why(move))

    def _hint(self, _rest: str) -> None:
        self.app.action_hint()

    def _coach(self, _rest: str) -> None:
        self.app.action_coach()

    def _undo(self, _rest: str) -> None:
        self.app.action_undo()

    def _save(self, name: str) -> None:
        if name:
            self.app.save(name)
        else:
            self.app.say(self.app.speech.text("cli-play-save-where"), "yellow")

    def _board(self, _rest: str) -> None:
        self.app.draw()

    def _text(self, _rest: str) -> None:
        self.app.action_text()

    def _position(self, _rest: str) -> None:
        self.app.open("cli-screen-page.position", self.app.pages.position)

    def _log(self, _rest: str) -> None:
        self.app.action_log()

    def _help(self, _rest: str) -> None:
        self.app.action_help()

    def _quit(self, _rest: str) -> None:
        self.app.action_leave()
