"""Our bots as programs that speak the protocol."""

from collections.abc import Callable
from typing import Any

import msgspec

from ..bots import Bot, Budget, Decision, LevelBot, bot_named
from ..games import Game, OptionsError, PositionError, UnknownGame, game_named, game_names
from ..games.contract import CodedError
from ..kernel.contract import OVER
from ..kernel.executor import Executor
from .messages import PROTOCOL, Action, Answer, Asked, Bye, Decide, Failure, Hello, Info, Ready

__all__ = ["CODES", "LEAST_SECONDS", "MOST_SECONDS", "Speaker"]

LEAST_SECONDS, MOST_SECONDS = 0.001, 3600.0
MOST_SIMULATIONS = 1 << 40
CODES = (
    "malformed", "too-long", "protocol", "rules", "unknown-game", "bad-options", "bad-seats", "no-hello", "bad-position",
    "not-your-turn", "over", "bad-budget", "internal",
)  # fmt: skip
"""Why a line may not be answered."""
_ASKED = msgspec.json.Decoder(Asked)


class _Unanswerable(Exception):
    """A message cannot be answered; the code says why."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code)
        self.code, self.params = code, params


class Speaker:
    """Answers the lines of a host with the decisions of one bot; whatever is wrong with a line is an answer too."""

    def __init__(
        self, bot: str, executor: Callable[[Game], Executor], threads: int = 1, tell: Callable[[Info], object] | None = None
    ) -> None:
        self.name, self.threads, self._executor_of = bot, threads, executor
        self.tell = tell
        """Hears what the bot found, before its answer, where the host listens."""
        self._listening = False
        self._game: Game | None = None
        self._options: Any = None
        self._executor: Executor | None = None
        self._bots: dict[tuple[str, int], Bot] = {}
        self.ended = False

    def answer(self, line: bytes) -> Answer | None:
        """Return the answer to a line; None to an empty one and to a goodbye."""
        if not line.strip():
            return None
        number = 0
        try:
            asked = self._read(line)
            number = asked.id if isinstance(asked, Decide) else 0
            return self._answer(asked)
        except _Unanswerable as error:
            return Failure(error.code, number, params=dict(error.params))
        except Exception as error:  # a bot that breaks must say so and go on
            return Failure("internal", number, params={"detail": type(error).__name__})

    @staticmethod
    def _read(line: bytes) -> Asked:
        try:
            asked: Asked = _ASKED.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _Unanswerable("malformed", detail=str(error)) from None
        return asked

    def _answer(self, asked: Asked) -> Answer | None:
        if isinstance(asked, Hello):
            return self._hello(asked)
        if isinstance(asked, Decide):
            return self._decide(asked)
        self.ended = isinstance(asked, Bye)
        return None

    def _hello(self, asked: Hello) -> Ready:
        if asked.protocol != PROTOCOL:
            raise _Unanswerable("protocol", given=asked.protocol, known=PROTOCOL)
        game = self._known(asked.game)
        if asked.rules not in (None, game.version):
            raise _Unanswerable("rules", given=asked.rules, known=game.version)
        try:
            options = game.options(asked.options)
        except OptionsError as error:
            raise _Unanswerable("bad-options", detail=error.code) from None
        if asked.seats not in (None, game.seats(options)):
            raise _Unanswerable("bad-seats", given=asked.seats, count=game.seats(options))
        if self._game is not game:
            self._executor = self._executor_of(game)
        self._game, self._options, self._listening = game, options, asked.info
        return Ready(PROTOCOL, self.name)

    @staticmethod
    def _known(name: str) -> Game:
        try:
            return game_named(name)
        except UnknownGame:
            raise _Unanswerable("unknown-game", game=name[:40], known=", ".join(game_names())) from None

    def _bot(self, seats: int) -> Bot:
        assert self._game is not None
        assert self._executor is not None
        key = (self._game.name, seats)
        if key not in self._bots:
            self._bots[key] = bot_named(self.name, self._executor, seats, self.threads)
        return self._bots[key]

    def _decide(self, asked: Decide) -> Action:
        game, executor = self._game, self._executor
        if game is None or executor is None:
            raise _Unanswerable("no-hello")
        try:
            state = game.read_position(asked.position)
        except PositionError as error:
            raise _Unanswerable("bad-position", **_of(error)) from None
        seat = executor.actor(state)
        if seat == OVER:
            raise _Unanswerable("over")
        if asked.seat not in (None, seat):
            raise _Unanswerable("not-your-turn", seat=asked.seat, actor=seat)
        view = executor.view(state, seat)  # whatever the host wrote, a bot sees what its seat may know
        bot = self._bot(game.seats(game.options_of(state)))
        legal = executor.legal(view)
        action = bot.choose(Decision(view, legal, self._budget(asked)))
        if self._listening and self.tell and isinstance(bot, LevelBot) and len(legal) > 1:
            self.tell(_info(game, bot, view, asked.id))
        return Action(game.write_action(int(action)), asked.id)

    def _budget(self, asked: Decide) -> Budget:
        seconds, simulations = asked.budget.seconds, asked.budget.simulations
        if seconds is not None and not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise _Unanswerable("bad-budget", field="seconds")
        if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
            raise _Unanswerable("bad-budget", field="simulations")
        return Budget(seconds, simulations and max(simulations, self.threads))  # each thread thinks at least once


def _info(game: Game, bot: LevelBot, view: Any, number: int) -> Info:
    """Return what a bot found out in the thought it has just had."""
    found = bot.search.found(view)
    line = [game.write_action(action) for action in found.line or (found.best,)]
    return Info(number, round(float(found.chances[found.seat]), 4), line, found.simulations)


def _of(error: CodedError) -> dict[str, int | str]:
    return {"detail": error.code} | {name: value for name, value in error.params.items() if name != "detail"}
