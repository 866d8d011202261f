"""Every moment of a match at once, for replays, analysis and verification."""

from collections.abc import Sequence
from typing import Generic

import numpy as np

from ..games.contract import StateT
from ..kernel.contract import OVER
from ..kernel.executor import Executor
from .ended import Ended
from .match import Match
from .move import Move
from .outcome import Outcome, outcome_of
from .record import MatchRecord, RecordError, check_outcome

__all__ = ["MOST_ACTIONS", "History"]

MOST_ACTIONS = 2000
"""No match is nearly so long: a longer list is not worth the memory of its moments."""


class History(Generic[StateT]):
    """A match with the state of each of its moments: moment n is the one after n actions."""

    def __init__(self, start: Match[StateT], actions: Sequence[str], ended: Ended | None = None) -> None:
        if len(actions) > MOST_ACTIONS:
            raise RecordError("action", f"more than {MOST_ACTIONS} actions")
        self.game = start.game
        """The game that was played."""
        self.executor = start.executor
        """What runs the rules."""
        self.seed = start.seed
        """The number that all luck follows from."""
        self.options = start.options
        """The options of the game, complete."""
        self.start = start.start
        """The position it started from; None for a set-up."""
        self.seats = start.seats
        """How many seats there are."""
        self.ended = ended
        """How it was stopped where the rules would have gone on."""
        self.rows = self.game.rules.record.batch(len(actions) + 1)
        """The states of all moments, as one array of records."""
        self.moves: list[Move] = []
        """What was done, in order."""
        match = start.copy()
        self.rows[0] = match.state.rows[0]
        for number, move in enumerate(match.retraced(actions), 1):
            self.moves.append(move)
            self.rows[number] = match.state.rows[0]
        self.actors: list[int | None] = self._actors()
        """Who decides at each moment; None where nobody does."""

    def _actors(self) -> list[int | None]:
        actors = np.zeros(len(self.rows), np.int32)
        self.executor.actor_rows(self.rows, actors, 0, len(self.rows))
        found = [None if seat == OVER else seat for seat in actors.tolist()]
        return [*found[:-1], None] if self.ended else found

    @classmethod
    def of(cls, record: MatchRecord, executor: Executor | None = None) -> "History":
        """Return the history of a record, checked as :meth:`Match.load` does; raises ``RecordError`` with the same codes."""
        history = cls(Match.begun(record, executor), record.actions)
        check_outcome(record, history.outcome, lambda: history.score)
        if record.ended is not None:
            history.ended, history.actors[-1] = record.ended, None
        return history

    def __len__(self) -> int:
        """Return how many moments there are: one more than actions."""
        return len(self.rows)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actors[-1] is None

    def state(self, number: int) -> StateT:
        """Return the full state of a moment."""
        state: StateT = self.game.rules.record(self.rows[number : number + 1].copy())  # type: ignore[assignment]
        return state

    def view(self, number: int, seat: int | None = None) -> StateT:
        """Return what a seat, or without one a spectator, knew at a moment."""
        view: StateT = self.executor.view(self.state(number), -1 if seat is None else seat)
        return view

    def standings(self) -> list[list[int]]:
        """Return the standing of every seat at every moment, as if the match had ended there."""
        standings = np.zeros((len(self.rows), self.seats), np.int32)
        self.executor.standing_rows(self.rows, standings, 0, len(self.rows))
        rows: list[list[int]] = standings.tolist()
        return rows

    @property
    def score(self) -> Outcome:
        """The outcome as if the match ended at its last moment."""
        return outcome_of(self.game, self.executor, self.state(len(self) - 1), "now")

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, if the match has ended."""
        if not self.over:
            return None
        if self.ended is not None:
            return self.ended.outcome(self.score)
        state = self.state(len(self) - 1)
        return outcome_of(self.game, self.executor, state, self.game.end_reason(state))

    def public_position(self, number: int) -> str:
        """Return a moment in position notation as anybody could see it: a match started there draws what was hidden anew."""
        return self.game.write_position(self.view(number))
