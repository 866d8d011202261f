"""One played instance of a game."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from ..games import game_named
from ..games.contract import Game, NotationError, StateT
from ..kernel.contract import OVER
from ..kernel.default import default_executor
from ..kernel.desk import Scene, memory_of
from ..kernel.executor import Executor, Turn
from ..kernel.luck import new_seed, seed_number
from ..kernel.show.presenter import Presenter
from .commitment import commitment_of, seed_text
from .ended import Ended
from .move import Move
from .outcome import Outcome, outcome_of
from .record import MatchRecord, RecordError, Spirit, check_outcome, played_by, write_record
from .refusal import Refusal, Refused
from .text import write_text
from .unknown import filled_in

if TYPE_CHECKING:
    from ..analysis import Analysis
    from ..bots import Bot, Decision

__all__ = ["Match"]

KEPT = 16
"""States that are remembered before the present one, so that taking back a step is no replay."""


class _Present(msgspec.Struct, gc=False):
    """A state, and what was found out about it: asked for several times before it changes."""

    memory: bytes
    turn: Turn
    scenes: dict[int | None, Scene]
    """What people are shown, by seat; None for a spectator."""


class Match(Generic[StateT]):
    """A match that can be played, looked at, undone and saved.

    It starts from the game's set-up, or from a position in notation: what is unknown there is filled in from the seed.  Made from
    a game rather than from its name, it tells type checkers what its states and views are.
    """

    def __init__(
        self,
        game: str | Game[StateT],
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        *,
        position: str | None = None,
        executor: Executor | None = None,
    ) -> None:
        self.game: Game[StateT] = game_named(game) if isinstance(game, str) else game
        """The game that is played."""
        self.seed = seed_number(new_seed() if seed is None else seed)
        """The number that all luck follows from."""
        self.start = position
        """The position it started from; None for a set-up."""
        self.executor = executor or default_executor(self.game.rules)
        """What runs the rules."""
        self.presenter = Presenter(self.executor)
        """What shows its moments."""
        self.options: Any
        """The options of the game, complete; a struct of its own."""
        self._start: StateT
        if position is not None:
            self._start = filled_in(self.executor, self.game.read_position(position), self.seed)
            self.options = self.game.options_of(self._start)
        else:
            self.options = self.game.options(options)
            self._start = self.executor.setup(self.game.blank(self.options), self.seed)
        self.seats = self.game.seats(self.options)
        """How many seats there are."""
        self._memory = self._start.to_bytes()
        self._state: StateT | None = None
        """The same as a record, once somebody has asked for it: they may have changed it since."""
        self.moves: list[Move] = []
        """What was done so far."""
        self._before: deque[bytes] = deque(maxlen=KEPT)
        self._present = _Present(b"", Turn(b"", OVER, []), {})
        self._bots: dict[str, Bot] = {}
        """Who was asked to play by name: a bot keeps what it thought from one decision to the next."""

    def copy(self) -> "Match[StateT]":
        """Return an independent match at the same moment, with the same luck ahead; the executor is shared."""
        other = object.__new__(type(self))
        own: dict[str, Any] = {
            "_memory": self._known().memory,
            "_state": None,
            "moves": [*self.moves],
            "_before": self._before.copy(),
            "_bots": {},
        }
        other.__dict__ |= self.__dict__ | own
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match[StateT]":
        """Return the same as :meth:`copy`: nothing that two matches share ever changes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to make the match again elsewhere: from its record, on the executor that is usual there."""
        return type(self).load, (self.record(),)

    def __eq__(self, other: object) -> bool:
        """Return whether another match is the same: game, luck, options, beginning and actions."""
        return isinstance(other, Match) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a match goes on

    def __repr__(self) -> str:
        """Return which match it is, how far it is, and who decides."""
        now = "over" if self.over else f"seat {self.actor} decides"
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self.moves)} actions, {now}>"

    def __str__(self) -> str:
        """Return the present moment in notation, as :attr:`position` does."""
        return self.position

    @property
    def position(self) -> str:
        """The present moment in notation, with all that is hidden in it; a match can start there."""
        return self.game.write_position(self.state)

    @property
    def state(self) -> StateT:
        """All there is to know of the present moment; what a seat may know is its view."""
        if self._state is None:
            self._state = self._start.from_bytes(self._memory)
        return self._state

    @state.setter
    def state(self, state: StateT) -> None:
        self._state = state

    def _known(self) -> _Present:
        """Return the present state, and what may be done in it."""
        present, now = self._present, self._memory
        if self._state is not None:
            now = self._state.to_bytes()
        elif present.memory is now:
            return present
        if present.memory != now:
            present = self._present = _Present(now, self.executor.turn(self._start.from_bytes(now)), {})
        return present

    @property
    def actor(self) -> int | None:
        """The seat that decides now, or None once it is over."""
        seat = self._known().turn.actor
        return None if seat == OVER else seat

    def scene(self, seat: int | None) -> Scene:
        """Return the present moment as a seat, or without one a spectator, is shown it; whoever decides, with what they may do."""
        present, alike = self._known(), self.game.alike
        seat = None if alike else seat
        scene = present.scenes.get(seat)
        if scene is None:
            legal = present.turn.legal if alike or seat == present.turn.actor else ()
            scene = present.scenes[seat] = self.presenter.scene(present.memory, seat, legal)
        return scene

    def forget_scenes(self) -> None:
        """Let go of what people were shown of the present moment; whoever asks again gets it made anew."""
        self._present.scenes.clear()

    @property
    def played(self) -> list[tuple[int, int]]:
        """Who acted so far, and how, as numbers."""
        return [(move.seat, move.action_number) for move in self.moves]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor is None

    @property
    def legal(self) -> list[str]:
        """Every legal action in notation, in the game's order; empty once it is over."""
        return [self.game.write_action(action) for action in self._known().turn.legal]

    @property
    def legal_numbers(self) -> list[int]:
        """The same actions in the same order, as the numbers that the rules know them by."""
        return [*self._known().turn.legal]

    @property
    def commitment(self) -> str:
        """The hash that may be shown before the first action."""
        return commitment_of(self.seed)

    def refusal(self, action: str | int, seat: int | None = None) -> Refusal | None:
        """Return why this action would be refused, or None; nothing changes.  Without a seat, whoever decides is meant."""
        text = action if isinstance(action, str) else str(action)
        try:
            number = self._number(action)
        except NotationError:
            return Refusal("malformed", text)
        text = self.game.write_action(number)
        if self.actor is None:
            return Refusal("over", text, self.game.explain(self.view(), number, self.executor))
        if seat is not None and seat != self.actor:
            return Refusal("not-your-turn", text)
        reason = self.game.explain(self.view(self.actor), number, self.executor)
        return Refusal("illegal", text, reason) if reason else None

    def _number(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.game.read_action(action)
        if isinstance(action, bool) or not 0 <= action < self.game.rules.actions:
            raise NotationError("unknown-action", f"{action} is no action of {self.game.name}", text=str(action))
        return int(action)

    def play(self, action: str | int, seat: int | None = None) -> Move:
        """Carry out an action and return what happened; raises ``Refused`` with the value, and then nothing has changed."""
        before = self._known()
        number = self._playable(action, seat, before.turn)
        turn = self.executor.turn(self.state, number)
        return self._moved(before, number, _Present(self.state.to_bytes(), turn, {}))

    def play_told(self, action: str | int, seat: int | None = None, viewers: Collection[int | None] = ()) -> tuple[Move, bytes]:
        """Do what :meth:`play` does and return the events as JSON too, as a page reads them.

        What ``viewers`` are shown then, seats or None for a spectator, is found out in the same breath: see :meth:`scene`.
        """
        before = self._known()
        number = self._playable(action, seat, before.turn)
        turn, memory, events, scenes = self.presenter.play(before.memory, number, viewers, self.game.alike)
        return self._moved(before, number, _Present(memory, turn, scenes)), events

    def _moved(self, before: _Present, number: int, after: _Present) -> Move:
        """Let the match be what an action made of it, and return the move."""
        turn, game = after.turn, self.game
        self._before.append(before.memory)
        self._memory, self._present = after.memory, after
        if self._state is not None:
            memory_of(self._state.rows)[:] = after.memory
        move = Move(len(self.moves) + 1, before.turn.actor, game.action_names[number], number, turn.log, game, turn.reveals)
        self.moves.append(move)
        return move

    def _playable(self, action: str | int, seat: int | None, turn: Turn) -> int:
        """Return a legal action's number; the list of legal actions is the only judge, reasons are for refusals."""
        try:
            number = self.game.read_action(action) if type(action) is str else self._number(action)
        except NotationError:
            number = -1
        if number not in turn.legal or (seat is not None and seat != turn.actor):
            raise Refused(self.refusal(action, seat) or Refusal("illegal", str(action)))
        return number

    def decision(self, seconds: float | None = None, simulations: int | None = None) -> "Decision":
        """Return what a bot gets of the present moment: what the seat that decides may know, and how long it may think.

        Raises ``ValueError`` once the match is over.
        """
        from ..bots import Budget, Decision, known_past

        seat = self._deciding()
        past = known_past(self.game, seat, self.played)
        return Decision(self.view(seat), self.legal_numbers, Budget(seconds, simulations), past=past)

    def let(self, bot: "Bot | str", seconds: float | None = None, simulations: int | None = None) -> Move:
        """Carry out what a bot, or the one of that name, chooses within so many seconds or simulations, and return the move."""
        from ..bots import AnyGameBot

        if isinstance(bot, str):
            bot = self._bots.get(bot) or self._bots.setdefault(bot, AnyGameBot(bot))
        return self.play(bot.choose(self.decision(seconds, simulations)))

    def analyse(self, seconds: float | None = None, simulations: int | None = None, seed: int = 0) -> "Analysis":
        """Return the best lines of the present moment, everybody's chances, and how sure they are.

        It knows what the seat that decides may know, and thinks a second where nothing else is said; with simulations in place of
        seconds it finds the same again.  Raises ``ValueError`` once the match is over.
        """
        from ..analysis import analyse
        from ..bots import Budget

        budget = Budget(1.0 if seconds is None and simulations is None else seconds, simulations)
        return analyse(self.game, self.executor, self.view(self._deciding()), budget, seed)

    async def analysing(self, seconds: float = 0.5, seed: int = 0) -> "AsyncIterator[Analysis]":
        """Yield what is known of the present moment, and more each time, about every so many seconds until nobody asks further.

        It thinks in a thread, for the moment at which it began.  Raises ``ValueError`` once the match is over.
        """
        from ..analysis import analyses
        from ..bots import Budget

        found = analyses(self.game, self.executor, self.view(self._deciding()), Budget(seconds), seed)
        while True:
            yield await asyncio.to_thread(next, found)

    def _deciding(self) -> int:
        if self.actor is None:
            raise ValueError("the match is over: nobody decides")
        return self.actor

    def _repr_svg_(self) -> str | None:
        """Return the board as a spectator sees it, for notebooks; None where pictures cannot be drawn (``deben.svg`` says why)."""
        from ..pictures import CannotDraw, svg_of

        try:
            return svg_of(self.game, self.executor, self.state)
        except CannotDraw:
            return None

    def undo(self, count: int = 1) -> None:
        """Take back the last actions; raises ``ValueError`` if there are not so many.

        The states before the latest actions are remembered; to go back further the others are replayed.
        """
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"{len(self.moves)} actions were played, {count} cannot be undone")
        kept = self.moves[: len(self.moves) - count]
        if 0 < count <= len(self._before):
            self._memory, self._state = self._before[-count], None
            for _ in range(count):
                self._before.pop()
        elif count:
            state = self._start.copy()
            self._before.clear()
            for move in kept:
                self.executor.apply(state, move.action_number)
            self._memory, self._state = state.to_bytes(), None
        self.moves = kept

    def view(self, seat: int | None = None) -> StateT:
        """Return what a seat may know, or without a seat what a spectator may."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        view: StateT = self.executor.view(self.state, -1 if seat is None else seat)
        return view

    @property
    def score(self) -> Outcome:
        """The outcome as if the match ended now."""
        return outcome_of(self.game, self.executor, self.state, "now")

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, once the match has ended."""
        if not self.over:
            return None
        return outcome_of(self.game, self.executor, self.state, self.game.end_reason(self.state))

    def record(
        self, players: Iterable[str] = (), stand_ins: Mapping[int, str] | None = None, ended: Ended | None = None,
        spirit: Spirit = "usual",
    ) -> MatchRecord:  # fmt: skip
        """Return the saved match; it holds the seed, so it is for after the end, or for oneself.

        ``stand_ins`` says what chose an action, by its number, where that was not the player in the seat; ``ended`` how the match
        was stopped before its rules ended it, ``spirit`` who was helped.
        """
        outcome = self.outcome if ended is None else ended.outcome(self.score)
        options = {} if self.start else msgspec.to_builtins(self.options)
        return MatchRecord(
            game=self.game.name, rules=self.game.version, options=options, seed=seed_text(self.seed), commitment=self.commitment,
            actions=tuple([move.action for move in self.moves]), position=self.start, outcome=outcome, players=tuple(players),
            stand_ins=dict(stand_ins or {}), ended=ended, ruleset=self.game.digest, board=self.game.board,
            module=self.game.module_digest, spirit=spirit,
        )  # fmt: skip

    def save(self) -> str:
        """Return the record as JSON text."""
        return write_record(self.record())

    def text(self) -> str:
        """Return the match as text that a person reads: headers, then numbered actions; :func:`deben.load` reads it back."""
        return write_text(self.record(), [move.seat for move in self.moves])

    @classmethod
    def begun(cls, record: MatchRecord, executor: Executor | None = None) -> "Match":
        """Return the match of a record before its first action; raises ``RecordError``."""
        game = played_by(record)
        try:
            return cls(game, record.seed, record.options, position=record.position, executor=executor)
        except ValueError as error:
            raise RecordError("start", str(error)) from None

    @classmethod
    def load(cls, record: MatchRecord, executor: Executor | None = None) -> "Match":
        """Return the match of a record, replayed and checked action by action; raises ``RecordError``."""
        match = cls.begun(record, executor)
        for _ in match.retraced(record.actions):
            pass
        check_outcome(record, match.outcome, lambda: match.score)
        return match

    def retraced(self, actions: Iterable[str]) -> Iterator[Move]:
        """Play the actions of a record and yield each move as it is made; raises ``RecordError`` at the first that is refused."""
        for action in actions:
            try:
                yield self.play(action)
            except Refused as error:
                raise RecordError("action", f"action {len(self.moves) + 1}: {error}") from None
