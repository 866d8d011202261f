"""A page over the table: something to read, which a key closes."""

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

__all__ = ["Page"]


class Page(ModalScreen[None]):
    """Shows a title, something to read that scrolls, and which key closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys, "close", show=False) for keys in ("escape", "q", "enter", "space")
    ]  # fmt: skip

    def __init__(self, title: str, content: RenderableType, closing: str) -> None:
        super().__init__()
        self.heading, self.content, self.closing = title, content, closing

    def compose(self) -> ComposeResult:
        """Yield the parts of the page."""
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold"), id="page-title")
            with VerticalScroll(id="page-body"):
                yield Static(self.content, id="page-text")
            yield Static(Text(self.closing, "dim"), id="page-foot")

    def on_mount(self) -> None:
        """Let arrow keys scroll at once."""
        self.query_one("#page-body").focus()

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()
