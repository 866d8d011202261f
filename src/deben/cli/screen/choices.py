"""What can be done now, as a list to move in: whole sentences where they have room, less where they have not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

__all__ = ["Choice", "Choices"]

GAP = 2
Form = Literal["whole", "signs", "name"]
FORMS: tuple[Form, ...] = ("whole", "signs", "name")
"""How much is said of each choice: what it does, costs and brings; what it costs and brings; its notation alone."""
STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


@dataclass(frozen=True)
class Choice:
    """An action to choose: its number, its notation, and what it does."""

    action: int
    name: str
    sentence: str
    mark: str = ""
    """What the coach thinks of it."""
    signs: str = ""
    """What it costs and brings, in a few letters."""
    effect: str = ""
    """The same in sentences."""

    @property
    def short(self) -> str:
        """What it does, costs and brings, on one line."""
        return f"{self.sentence}  {self.signs}" if self.signs else self.sentence

    def told(self, form: Form) -> str:
        """Return what stands behind its notation."""
        return self.short if form == "whole" else self.signs if form == "signs" else ""


class Choices(ScrollView, can_focus=True):
    """A list in as many columns as have room."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"step({down}, {right})", show=False) for key, (down, right) in STEPS.items()),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    at: reactive[int] = reactive(0)

    class Moved(Message):
        """Another choice is about to be made."""

    class Chosen(Message):
        """A choice was made."""

        def __init__(self, action: int) -> None:
            super().__init__()
            self.action = action

    class Missed(Message):
        """A choice was to be made where there is none."""

    def __init__(self, *, id: str) -> None:  # noqa: A002  # the framework's name
        super().__init__(id=id)
        self.entries: Sequence[Choice] = ()
        self._columns, self._column = 1, 1
        self._form: Form = "whole"

    def offer(self, entries: Sequence[Choice], at: int = 0) -> None:
        """Show other choices."""
        self.entries = entries
        self.at = min(at, max(0, len(entries) - 1))
        self._arrange()
        self.scroll_to(0, 0, animate=False)

    @property
    def present(self) -> Choice | None:
        """What would be chosen now."""
        return self.entries[self.at] if self.entries else None

    def point_at(self, action: int) -> bool:
        """Move to an action, and return whether it is among the choices."""
        found = [number for number, entry in enumerate(self.entries) if entry.action == action]
        if found:
            self.at = found[0]
        return bool(found)

    def _labels(self, form: Form) -> list[str]:
        width = max((len(entry.name) for entry in self.entries), default=0)
        return [f"{entry.name:<{width}}  {entry.told(form)}".rstrip() for entry in self.entries]

    def _arrange(self) -> None:
        """Choose the form with which most can be seen at once, and how many columns it has."""
        room = Size(max(1, self.size.width - 1), max(1, self.size.height))
        for form in FORMS:
            self._form = form
            self._column = GAP + 2 + max(map(len, self._labels(form)), default=0)
            self._columns = max(1, room.width // self._column)
            if -(-len(self.entries) // self._columns) <= room.height and self._column <= room.width:
                break
        self.virtual_size = Size(room.width, -(-len(self.entries) // self._columns))
        self._show()
        self.refresh()

    def on_resize(self) -> None:
        """Arrange the choices anew."""
        self._arrange()

    def render_line(self, y: int) -> Strip:
        """Return a line of the list."""
        row = y + self.scroll_offset.y
        labels, line = self._labels(self._form), Text(end="")
        for number in range(row * self._columns, min((row + 1) * self._columns, len(labels))):
            line.append_text(self._entry(number, labels[number]))
        console = self.app.console
        return Strip(line.render(console)).adjust_cell_length(self.size.width)

    def _entry(self, number: int, label: str) -> Text:
        entry, chosen = self.entries[number], number == self.at
        text = Text(f"{entry.mark or ' '}", "bold yellow")
        text.append(label[: len(entry.name)], "bold black on bright_green" if chosen else "bold green")
        text.append(label[len(entry.name) :], "bold" if chosen else "")
        if self._form != "name" and entry.signs:
            text.stylize("yellow", text.cell_len - len(entry.signs))
        text.pad_right(self._column - text.cell_len)
        text.apply_meta({"choice": number})
        return text

    def watch_at(self) -> None:
        """Keep the choice in sight."""
        self._show()
        self.refresh()
        self.post_message(self.Moved())

    def _show(self) -> None:
        self.scroll_to_region(Region(0, self.at // self._columns, 1, 1), animate=False)

    def action_step(self, down: int, right: int) -> None:
        """Move by lines and columns."""
        wanted = self.at + down * self._columns + right
        if 0 <= wanted < len(self.entries):
            self.at = wanted

    def action_go_to(self, at: int) -> None:
        """Move to the first or the last."""
        self.at = at % max(1, len(self.entries))

    def action_choose(self) -> None:
        """Make the choice."""
        if self.present is not None:
            self.post_message(self.Chosen(self.present.action))
        else:
            self.post_message(self.Missed())

    def on_click(self, event: events.Click) -> None:
        """Point at what was clicked; what was pointed at already is chosen."""
        number = event.style.meta.get("choice")
        if number is None:
            return
        if number == self.at:
            self.action_choose()
        self.at = number
