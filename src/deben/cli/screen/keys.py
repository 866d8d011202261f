"""The keys of the table: what each does, and the line at the bottom that says so."""

from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from ..terminal.console import Console

__all__ = ["KEYS", "Key", "KeyLine", "key_table"]


class Key(NamedTuple):
    """A key, what it does for the screen, and the message that says it in a word."""

    key: str
    action: str
    sign: str
    text: str


KEYS = (
    Key("question_mark,f1", "help", "?", "cli-screen-key.help"),
    Key("enter", "choose", "↵", "cli-screen-key.choose"),
    Key("h", "hint", "h", "cli-screen-key.hint"),
    Key("u", "undo", "u", "cli-screen-key.undo"),
    Key("w", "why", "w", "cli-screen-key.why"),
    Key("v", "turn", "v", "cli-screen-key.view"),
    Key("l", "log", "l", "cli-screen-key.log"),
    Key("q", "leave", "q", "cli-screen-key.leave"),
    Key("r", "rules", "r", "cli-screen-key.rules"),
    Key("c", "coach", "c", "cli-screen-key.coach"),
    Key("colon,slash", "type", ":", "cli-screen-key.type"),
    Key("t", "text", "t", "cli-screen-key.text"),
    Key("g", "language", "g", "cli-screen-key.language"),
)
"""The most wanted first: as many as have room are in the line."""


class KeyLine(Widget):
    """As many keys as have room, each to be clicked."""

    class Pressed(Message):
        """A key of the line was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    console_of: Console | None = None

    def speak(self, console: Console) -> None:
        """Say the keys in this language."""
        self.console_of = console
        self.refresh()

    def render(self) -> Text:
        """Return the line."""
        line = Text(no_wrap=True)
        for key in KEYS if self.console_of else ():
            assert self.console_of is not None
            part = Text.assemble((key.sign, "bold yellow"), f" {self.console_of.text(key.text)}")
            if line.cell_len + part.cell_len + 2 > self.size.width:
                break
            part.apply_meta({"key": key.action})
            line.append("  " if line.cell_len else "").append_text(part)
        return line

    def on_click(self, event: events.Click) -> None:
        """Do as if the key had been pressed."""
        if "key" in event.style.meta:
            self.post_message(self.Pressed(event.style.meta["key"]))


def key_table(console: Console) -> list[Text]:
    """Return every key with the sentence that says what it does."""
    moving = Text.assemble(("  ←↑↓→ Tab  ", "bold yellow"), console.text("cli-screen-keys.moving"))
    about = [Text.assemble((f"  {key.sign:<10} ", "bold yellow"), console.text(f"cli-screen-keys.{key.action}")) for key in KEYS]
    return [moving, *about]
