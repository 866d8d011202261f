"""A thinking process: ``python -m deben.server.workers.worker``; it ends when its input does."""

import os
import secrets
import signal
import sys
import threading
import time
from typing import IO, Any

import msgspec

from ...bots import Bot, Budget, Decision, Memory, bot_named
from ...bots.processes import end_with_descendants
from ...coach import Coach
from ...games import game_referred
from ...kernel.chance import new_chance
from ...kernel.default import default_executor
from ...kernel.executor import Executor
from ...protocol import Program, ProgramBot, program_command
from ..recent import Recent
from .messages import LENGTH, Analyse, Analysed, Answer, Failed, Ready, Request, Think, Thought, decode_request, frame

__all__ = ["MOST_MEMORIES", "Worker", "serve"]

GENTLE = "gentle"
PROGRAM_GRACE = 0.3  # less than the server waits before it stops this whole process
ORPHAN_SECONDS = 1.0
"""How often it looks whether its server is still there."""
MOST_PROGRAMS = 4
"""Outside programs that run at a time."""
MOST_MEMORIES = 4
"""Seats whose last thoughts are kept, some twenty megabytes each at the most."""


def executor_of(game: str) -> Executor:
    """Return what the rules of a game run on."""
    return default_executor(game_referred(game).rules)


class Worker:
    """Answers requests one after the other, keeping executors and bots between them."""

    def __init__(self) -> None:
        self._coaches: dict[tuple[str, int, float], Coach] = {}
        self._bots: dict[tuple[str, int, str], Bot] = {}
        self._programs: Recent[tuple[str, str, bytes], ProgramBot] = Recent(MOST_PROGRAMS, ProgramBot.close)
        self._memories: Recent[tuple[str, int, str], Memory] = Recent(MOST_MEMORIES)

    def answer(self, request: Request) -> Answer:
        """Return the answer to one request; whatever goes wrong is an answer too."""
        try:
            return self._think(request) if isinstance(request, Think) else self._analyse(request)
        except Exception as error:
            return Failed(f"{type(error).__name__}: {error}")

    def _think(self, request: Think) -> Thought:
        view = game_referred(request.game).rules.record.from_bytes(request.view)
        bot: Bot = self._program(request, view) if request.program else self._bot(request)
        memory = None if request.program else self._memory(request, view)
        budget, chance = Budget(seconds=request.budget), new_chance(request.chance)
        return Thought(int(bot.choose(Decision(view, request.legal, budget, chance, request.past, memory))))

    def _bot(self, request: Think) -> Bot:
        key = (request.game, request.seats, request.bot)
        if key not in self._bots:
            self._bots[key] = bot_named(request.bot, executor_of(request.game), request.seats)
        return self._bots[key]

    def _memory(self, request: Think, view: Any) -> Memory | None:
        """Return what a seat at a table remembers; of those that did not decide for longest, the ones too many are forgotten."""
        if not request.table:
            return None
        key = (request.table, executor_of(request.game).actor(view), request.bot)
        return self._memories.recall_or_make(key, Memory)

    def _program(self, request: Think, view: Any) -> ProgramBot:
        """Return the program for some options; of those that were not asked for longest, the ones too many are ended.

        It is stopped before this process would be.
        """
        game = game_referred(request.game)
        options = game.options_of(view)
        key = (request.program, request.game, msgspec.msgpack.encode(options))
        found = self._programs.recall(key)
        if found is None:
            program = Program(program_command(request.program), game, options, request.budget)
            found = ProgramBot(program, executor_of(request.game), Budget(request.budget), PROGRAM_GRACE)
            self._programs.put(key, found)
        return found

    def _analyse(self, request: Analyse) -> Analysed:
        key = (request.game, request.seats, request.budget)
        if key not in self._coaches:
            from ...coach.coach import coach_for  # bots need none of it

            self._coaches[key] = coach_for(game_referred(request.game), executor_of(request.game), request.seats, request.budget)
        coach, seed = self._coaches[key], secrets.randbits(32)
        return Analysed(
            coach.compare(request.question, request.only, seed) if request.only else coach.judge(request.question, seed)
        )


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer frames until there are no more."""
    worker = Worker()
    answers.write(frame(Ready()))
    answers.flush()
    while len(head := requests.read(LENGTH)) == LENGTH:
        request = decode_request(requests.read(int.from_bytes(head, "big")))
        answers.write(frame(worker.answer(request)))
        answers.flush()


def end_with(parent: int) -> None:
    """End this process when that one has gone, in the middle of a thought too: whatever killed it told nobody."""
    while os.getppid() == parent:
        time.sleep(ORPHAN_SECONDS)
    end_with_descendants(os.getpid())


if __name__ == "__main__":
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C at the terminal is for the server, which then closes our input
    if GENTLE in sys.argv:
        os.nice(10)  # analyses leave the cores to people
    own_output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not end up between the frames
    serve(sys.stdin.buffer, own_output)
