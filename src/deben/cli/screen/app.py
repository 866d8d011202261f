"""The screen of a match: board, choices, what happened, and the keys."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.widgets import Input, RichLog, Static
from textual.worker import get_current_worker

from ...bots import Bot
from ...locale import LANGUAGES
from ...match import Match, Move
from ...match.effects import Effect, effects_now
from ..terminal.boards import Pane
from ..terminal.console import Console
from ..terminal.signals import watch_signals
from ..terminal.sitting import Sitting
from .board_pane import BoardPane
from .choices import Choice, Choices
from .keys import KEYS, KeyLine
from .page import Page
from .pages import Pages
from .typed import Typed

__all__ = ["TableApp"]

INTERRUPTED = 130
BESIDE = 150
"""From so many columns on the choices stand beside the board."""
LEAST_BELOW = 6
"""Lines that the prompt, the choices and the log have at least."""
PACE = 0.5
"""Seconds between the actions of bots."""


class TableApp(App[None]):
    """Plays one match on the whole screen; its return code is that of the process."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        # What is typed fast, or pasted, must go into the line: its key acts before the next one is given to anything.
        *(Binding(key.key, key.action, show=False, priority=key.action == "type") for key in KEYS if key.action != "choose"),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        self.sitting, self.match, self.pace = sitting, sitting.match, pace
        self.pages, self.commands = Pages(sitting), Typed(self)
        self.pane, self.thinking, self.told = 0, False, 0
        self.marks: dict[int, str] = {}
        self.effects: dict[int, Effect] = {}
        self.said = self.described = ("", "")
        self.panes: list[Pane] = []

    @property
    def speech(self) -> Console:
        """Where texts come from."""
        return self.sitting.console

    @property
    def seat(self) -> int | None:
        """Whose view is shown: that of the person who decides, or who plays alone."""
        bots, actor = self.sitting.seating.bots, self.match.actor
        if actor is not None and bots[actor] is None:
            return actor
        return bots.index(None) if self.sitting.people == 1 else None

    def compose(self) -> ComposeResult:
        """Yield the parts of the screen."""
        with Container(id="table"):
            yield BoardPane(id="board")
            with Vertical(id="below"):
                yield Static(id="prompt")
                with Container(id="lists"):
                    yield Choices(id="choices")
                    yield RichLog(id="log", wrap=True, min_width=1)
        yield Static(id="said")
        yield Input(id="typed")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """Begin where the match stands."""
        watch_signals(self.end)
        self.query_one("#choices").focus()
        self.query_one(KeyLine).speak(self.speech)
        self.call_after_refresh(self.go_on)

    # What is shown

    def draw(self) -> None:
        """Draw the table for the room there is."""
        width, height = self.size.width, self.size.height
        beside = width >= BESIDE
        self.query_one("#table").set_class(beside, "beside")
        room = height - 2 if beside else height - 2 - LEAST_BELOW
        wide = width - 50 if beside else width
        board, view = self.query_one(BoardPane), self.match.view(self.seat)
        self.panes = self.sitting.board.panes(view, self.match.legal_numbers, wide, room)
        self.pane %= len(self.panes)
        if not beside:
            tall = max(board.lines(pane.drawing, wide) for pane in self.panes) + (len(self.panes) > 1)
            board.styles.height = min(tall, room)
        else:
            board.styles.height = None
        board.show(self.panes, self.pane, "v")

    def on_resize(self) -> None:
        """Draw anew."""
        if self.panes:
            self.call_after_refresh(self.draw)

    def say(self, text: str, style: str = "") -> None:
        """Say something in the line below the table, until something else is said."""
        self.said = text, style
        self.query_one("#said", Static).update(Text(text, style))

    def open(self, title: str, write: Callable[[], Any]) -> None:
        """Open a page to read."""
        self.push_screen(Page(self.speech.text(title), write(), self.speech.text("cli-screen-close")))

    def tell(self, move: Move) -> None:
        """Add to the log what happened."""
        colours = self.sitting.board.seat_colours
        log = self.query_one(RichLog)
        for sentence in self.sitting.narrator.events(move.events):
            log.write(Text(sentence, colours[move.seat % len(colours)]))
        self.told = move.number

    def tell_all(self) -> None:
        """Write the log from the beginning."""
        self.query_one(RichLog).clear()
        for move in self.match.moves:
            self.tell(move)

    # How the match goes on

    def go_on(self) -> None:
        """Show where the match stands; keep it if a person decides, and let a bot think if one does."""
        if self.told != len(self.match.moves):
            self.tell_all()
        bot = self.sitting.bot
        self.marks, self.effects = {}, {}
        self.offer()
        # The room for the log changes with the board and the question: only then is its end known.
        self.call_after_refresh(self.query_one(RichLog).scroll_end, animate=False)
        if bot is not None:
            self.thinking = True
            self.run_worker(lambda: self._think(bot), thread=True, exclusive=True, group="bot")
            return
        self.thinking = False
        moment = self.match.copy()
        self.run_worker(lambda: self._weigh(moment), thread=True, exclusive=True, group="effects")
        if self.match.moves or self.sitting.held is not None:
            self.sitting.keep()
        self.tell_end()

    def tell_end(self) -> None:
        """Show how the match ended, if it has."""
        if self.match.over:
            self.open("cli-screen-page.end", self.pages.end)

    def offer(self, at: int = 0) -> None:
        """Show what can be decided now, and by whom."""
        view, actor, narrator = self.match.view(self.seat), self.match.actor, self.sitting.narrator
        persons = actor is not None and self.sitting.bot is None
        actions = self.match.legal_numbers if persons else []
        write, list_ = self.match.game.write_action, self.query_one(Choices)
        list_.offer([
            Choice(a, write(a), narrator.action(a, view), self.marks.get(a, ""), *self._brought(a, view)) for a in actions
        ], at)  # fmt: skip
        self.query_one("#prompt", Static).update(Text(narrator.prompt(view, self.seat)))
        self.describe()

    def _brought(self, action: int, view: Any) -> tuple[str, str]:
        """Return what an action costs and brings, short and in sentences; nothing until it is known."""
        effect, narrator = self.effects.get(action), self.sitting.narrator
        return ("", "") if effect is None else (narrator.signs(effect, view), narrator.effect(effect, view))

    def _weigh(self, moment: Match) -> None:
        """Find out what the choices cost and bring, and show it."""
        found = effects_now(moment)
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self._show_effects, len(moment.moves), found)

    def _show_effects(self, number: int, effects: dict[int, Effect]) -> None:
        if len(self.match.moves) == number:
            self.effects, said, described = effects, self.said, self.described
            self.offer(self.query_one(Choices).at)
            if said != described:  # something else was said meanwhile, and is still to be read
                self.say(*said)

    def describe(self) -> None:
        """Say what the choice would do, cost and bring, in sentences where they have room, and show where it is."""
        present = self.query_one(Choices).present
        self.sitting.board.chosen = None if present is None else present.action
        whole = "" if present is None else f"{present.name}  {present.sentence}. {present.effect}".strip()
        short = "" if present is None else f"{present.name}  {present.short}"
        self.say(whole if present and present.effect and len(whole) < self.size.width else short)
        self.described = self.said
        self.draw()

    def _think(self, bot: Bot) -> None:
        worker, number = get_current_worker(), len(self.match.moves)
        action = self.sitting.choose(bot)
        if self.pace:
            time.sleep(self.pace)
        if not worker.is_cancelled:
            self.call_from_thread(self._bot_acts, action, number)

    def _bot_acts(self, action: int, number: int) -> None:
        if len(self.match.moves) == number and self.sitting.bot is not None:  # nothing was taken back meanwhile
            self.tell(self.match.play(action))
            self.go_on()

    def act(self, action: int | str) -> None:
        """Carry out an action, or say why that cannot be."""
        refusal = self.match.refusal(action)
        if self.sitting.bot is not None:
            self.say(self.sitting.narrator.prompt(self.match.view(self.seat), None), "yellow")
        elif refusal is not None:
            self.say(self.sitting.narrator.refusal(refusal), "bold red")
        else:
            self.tell(self.match.play(action))
            self.go_on()

    # Messages of the parts

    def on_choices_moved(self) -> None:
        """Describe the choice."""
        self.describe()

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """Do it."""
        self.act(message.action)

    def on_choices_missed(self) -> None:
        """Show the end again: nothing can be chosen any more."""
        self.tell_end()

    def on_board_pane_touched(self, message: BoardPane.Touched) -> None:
        """Point at what was clicked on the board; clicked again it is done, and what cannot be is explained."""
        choices = self.query_one(Choices)
        pointed = choices.present is not None and choices.present.action == message.action
        if pointed or not choices.point_at(message.action):
            self.act(message.action)

    def on_board_pane_turned(self, message: BoardPane.Turned) -> None:
        """Show another pane."""
        self.pane = message.pane
        self.draw()

    async def on_key_line_pressed(self, message: KeyLine.Pressed) -> None:
        """Do what the key does."""
        if message.action == "choose":
            self.query_one(Choices).action_choose()
        else:
            await self.run_action(message.action)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Do what was typed."""
        self._close_typed()
        self.commands.carry_out(message.value.strip())

    # Keys

    def action_hint(self) -> None:
        """Ask the coach what to do."""
        if self._may_ask(hint=True):
            self.say(self.speech.text("coach-hint-thinking"), "yellow")
            self.run_worker(self._hint, thread=True, exclusive=True, group="coach")

    def _may_ask(self, *, hint: bool) -> bool:
        """Return whether the coach may speak; if not, say why."""
        silent = self.pages.adviser.silent(hint=hint)
        if silent:
            self.say(self.speech.text(silent), "yellow")
        return not silent

    def _hint(self) -> None:
        number = len(self.match.moves)
        judgement = self.pages.adviser.judged()
        if len(self.match.moves) == number:
            self.call_from_thread(self._show_hint, judgement)

    def _show_hint(self, judgement: Any) -> None:
        read = self.match.game.read_action
        self.marks = {read(choice.action): self.pages.adviser.symbol(choice) for choice in judgement.choices}
        self.offer()
        self.query_one(Choices).point_at(read(judgement.choices[0].action))
        self.open("coach-title", lambda: self.pages.hint(judgement))

    def action_coach(self) -> None:
        """Let the coach look at the decisions of the people."""
        if self._may_ask(hint=False):
            self.run_worker(self._analyse, thread=True, exclusive=True, group="coach")

    def _analyse(self) -> None:
        worker = get_current_worker()

        def tell(done: int, total: int) -> bool:
            if not worker.is_cancelled:
                self.call_from_thread(self.say, self.speech.text("coach-running", done=done, total=total), "yellow")
            return not worker.is_cancelled

        found = self.pages.analysed(tell)
        if found is not None:
            self.call_from_thread(self.open, "coach-title", lambda: found)
            self.call_from_thread(self.describe)

    def action_undo(self) -> None:
        """Go back to the last decision of a person."""
        if self.sitting.serious:
            self.say(self.speech.text("page-refused-serious"), "yellow")
            return
        self.workers.cancel_all()
        back = self.sitting.undo()
        self.told = -1
        self.go_on()
        undone = self.speech.text("cli-play-undone", count=back) if back else self.speech.text("cli-play-nothing-to-undo")
        self.say(undone, "yellow")

    def action_why(self) -> None:
        """Explain the choice."""
        present = self.query_one(Choices).present
        self.open("cli-screen-page.why", lambda: self.pages.why("" if present is None else present.name))

    def action_turn(self) -> None:
        """Show the next pane of the table."""
        self.pane += 1
        self.draw()
        if len(self.panes) == 1:
            self.say(self.speech.text("cli-screen-one-view"), "yellow")

    def action_log(self) -> None:
        """Show all that has happened."""
        self.open("cli-screen-page.log", self.pages.log)

    def action_rules(self) -> None:
        """Show the rules."""
        self.open("cli-screen-page.rules", self.pages.rules)

    def action_text(self) -> None:
        """Tell the table in sentences."""
        self.open("cli-screen-page.text", self.pages.text)

    def action_help(self) -> None:
        """Show what can be done at the screen."""
        self.open("cli-screen-page.help", self.pages.help)

    def action_language(self) -> None:
        """Go on in the next language."""
        after = LANGUAGES[(LANGUAGES.index(self.speech.lang) + 1) % len(LANGUAGES)]
        self.sitting.speak(Console(after))
        self.query_one(KeyLine).speak(self.speech)
        self.tell_all()
        self.offer()

    def action_type(self) -> None:
        """Open the line for notation and commands."""
        line = self.query_one("#typed", Input)
        line.value = ""
        line.placeholder = self.speech.text("cli-screen-type")
        line.display = True
        self.screen.set_focus(line)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002  # the framework's names
        """Return whether a key does something: what opens the line is a sign like others while it is open."""
        return action != "type" or not self.query_one("#typed").display

    def _close_typed(self) -> None:
        self.query_one("#typed").display = False
        self.screen.set_focus(self.query_one(Choices))

    def key_escape(self) -> None:
        """Leave the line for typing."""
        self._close_typed()

    def save(self, name: str) -> None:
        """Save the match to a file."""
        try:
            self.sitting.save(Path(name).expanduser())
        except OSError as error:
            self.say(self.speech.text("cli-error-file", file=name, detail=error.strerror or str(error)), "bold red")
        else:
            self.say(self.speech.text("cli-play-saved", file=name))

    def action_leave(self) -> None:
        """Leave; the match is kept."""
        self.end(0)

    def action_interrupt(self) -> None:
        """Leave as an interrupted command does."""
        self.end(INTERRUPTED)

    def end(self, code: int) -> None:
        """Leave with a code for the process."""
        self.workers.cancel_all()
        if self.match.moves or self.sitting.held is not None:
            self.sitting.keep()
        self.exit(return_code=code)
