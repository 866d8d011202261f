"""What a coach says, as values: they go to files and over the wire as they are."""

from typing import Literal

import msgspec

__all__ = ["VERSION", "Because", "Choice", "Crowning", "Judgement", "Mark", "Question", "Worth"]

VERSION = 6
"""Number of the coach: analyses by another one are made anew."""

Mark = Literal["best", "sound", "slip", "mistake", "blunder"]


class Because(msgspec.Struct, frozen=True):
    """One reason: a code, what to fill into its sentence, and the prestige it accounts for.

    The sentence is ``coach-<game>-<code>``, or ``coach-any-<code>`` where every game says it alike.
    """

    code: str
    points: float
    """For the seat that decides: above zero is good for it."""
    params: dict[str, int | str] = {}
    common: bool = False
    """Whether the code is one of every game."""


class Worth(msgspec.Struct, frozen=True):
    """What is to be expected: chances to win and final points, seat by seat."""

    wins: list[float]
    """The chance of each seat to win; a shared win counts in parts."""
    points: list[float]
    breakdown: list[dict[str, float]]
    """The expected points of each seat by source; sources that bring nobody anything are left out."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """An action with what it leads to, compared with the best one."""

    action: str
    same: list[str] = []
    """Other actions that are the same thing."""
    worth: Worth
    mark: Mark
    equal: bool = False
    """Whether it is about equal to the best: what is between them may be nothing."""
    settled: bool = False
    """Whether it is certain, with it as with the best, that the seat that decides wins, or does not: then points alone count."""
    loss: float
    """How much chance to win it costs the seat that decides; 0 for the best, and for what is about equal to it or settled."""
    points_lost: float
    """How many points of lead it costs."""
    error: float
    """The standard error of its chance to win."""
    trials: int
    """How many times it was tried."""
    line: list[str]
    """How play may go on: the actions that follow, as far as they are possible whatever is hidden."""
    line_seats: list[int]
    """Who makes them."""
    line_things: list[str | None] = []
    """What each takes, a token or a gift card by its code; null where it takes nothing, or nobody can know what."""
    pro: list[Because]
    """What speaks for it: the best one against the one it is compared with, any other against the best."""
    contra: list[Because]
    against: str | None = None
    """The action with which the reasons compare it; null where there is none."""


class Crowning(msgspec.Struct, frozen=True, kw_only=True):
    """That a decision chose a winner among others: it hardly mattered to the seat that made it."""

    instead: str
    """The action with which another would have gained."""
    own: list[float]
    """The own chance with the action that was played, and with the other one."""
    gained: int
    """The seat that gained by what was played."""
    gains: list[float]
    """Its chance with the action that was played, and with the other one."""
    lost: int
    losses: list[float]


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, judged by what the seat that makes it may know."""

    number: int
    """The action that is decided here is the one of this number, from 1."""
    seat: int
    legal: int
    """How many actions are legal."""
    worth: Worth
    """With the best action."""
    choices: list[Choice]
    """The best few, by the chance to win that is told."""
    played: Choice | None
    """The action that was played; null in a position where none was yet."""
    crowning: Crowning | None = None
    """Whether it chose a winner among others."""
    luck: list[float] = []
    """What came up by chance right after it, in parts of the win by seat; empty where nothing could."""

    @property
    def settled(self) -> bool:
        """Whether points alone are between all that can be chosen: the winner is certain whatever is done."""
        return all(choice.settled for choice in (*self.choices, *([self.played] if self.played else [])))


class Question(msgspec.Struct, frozen=True):
    """What a coach is asked: a decision as the seat that makes it sees it, and what was played."""

    number: int
    seat: int
    view: bytes
    legal: list[int]
    played: int | None
    after: bytes = b""
    """What a spectator saw after the action that was played; without one, nothing."""
