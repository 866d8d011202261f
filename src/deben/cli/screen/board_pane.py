"""The table on the screen: the panes that the game's board draws for the room there is, one at a time."""

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.message import Message
from textual.widgets import Static

from ..terminal.boards import Pane

__all__ = ["BoardPane"]


class BoardPane(ScrollableContainer, can_focus=True):
    """Shows a pane of the table, and says which action was clicked on it."""

    class Touched(Message):
        """Something that stands for an action was clicked."""

        def __init__(self, action: int) -> None:
            super().__init__()
            self.action = action

    class Turned(Message):
        """Another pane was asked for."""

        def __init__(self, pane: int) -> None:
            super().__init__()
            self.pane = pane

    def compose(self) -> ComposeResult:
        """Yield the line of panes and the drawing."""
        yield Static(id="tabs")
        yield Static(id="drawing")

    def show(self, panes: list[Pane], at: int, key: str) -> None:
        """Show one of several panes, with the names of all above it where there are several."""
        tabs = self.query_one("#tabs", Static)
        tabs.display = len(panes) > 1
        tabs.update(self._tabs(panes, at, key))
        self.query_one("#drawing", Static).update(panes[at].drawing)

    @staticmethod
    def _tabs(panes: list[Pane], at: int, key: str) -> Text:
        line = Text(f" {key} ", "dim")
        for number, pane in enumerate(panes):
            title = Text(f" {pane.title} ", "bold reverse" if number == at else "")
            title.apply_meta({"pane": number})
            line.append_text(title).append(" ")
        return line

    def lines(self, drawing: RenderableType, width: int) -> int:
        """Return how many lines a drawing takes."""
        console = self.app.console
        return len(console.render_lines(drawing, console.options.update(width=width, height=None), pad=False))

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked."""
        meta = event.style.meta
        if "action" in meta:
            self.post_message(self.Touched(int(meta["action"])))
        elif "pane" in meta:
            self.post_message(self.Turned(int(meta["pane"])))
