"""The conformance suite can say no: each check finds the fault it is there for."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, ClassVar

import numpy as np
import pytest

from deben.games import Breakdown, Event, Game, Reason, game_named
from deben.games.duel.events import FIELDS
from deben.games.duel.game import Duel
from deben.games.duel.legal import legal
from deben.games.duel.notation import ACTION_NAMES
from deben.games.duel.rules import RULES
from deben.games.duel.setup import setup
from deben.games.duel.state import State
from deben.games.duel.turn import apply
from deben.games.duel.view import conceal, resample
from deben.kernel.chance import Chance
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.luck import Luck
from deben.kernel.rule import Log, Moves
from deben.kernel.text import Text, close_object, keys, names, open_object, put, put_key, put_null, set_number
from deben.testing import (
    Nonconforming,
    agree,
    check_events,
    check_explain,
    check_legal,
    check_notation,
    check_positions,
    check_pure,
    check_refusals,
    check_resample,
    check_score,
    check_setup,
    check_shown,
    check_texts,
    check_undo,
    check_views,
)


class Broken(Duel):
    """A Duel with one thing wrong; it says everything else as the Duel does, whose package it takes for its own."""

    folder = game_named("duel").folder
    package = game_named("duel").package

    def __init__(self, **rules: Any) -> None:
        self.rules = replace(RULES, **rules)  # type: ignore[misc]


class SaysNoLuck(Broken):
    """Says that nothing depends on the seed."""

    luck = False


class SaysNoSecrets(Broken):
    """Says that everybody knows everything."""

    secrets = False


class SaysGerman(Broken):
    """Says that it has texts in a language in which there are none."""

    languages = ("en", "de")


class NoReasons(Broken):
    """Explains nothing."""

    def explain(self, _view: State, _action: int, _executor: Executor | None = None) -> Reason | None:
        """Return nothing, whatever is asked."""
        return None


class Named(Broken):
    """Has a name that no text knows."""

    name = "hounds"


class NoText(Broken):
    """Gives a reason that no language has a text for."""

    def explain(self, view: State, action: int, executor: Executor | None = None) -> Reason | None:
        """Return a reason nobody has heard of."""
        return Reason("because", "D4.1") if super().explain(view, action, executor) else None


class TwoNames(Broken):
    """Calls two actions the same."""

    action_names = ("b2", *ACTION_NAMES[1:])


class SmallPosition(Broken):
    """Forgets in its positions whose turn it is."""

    def write_position(self, state: State) -> str:
        """Return the position as if Nefertiti were always to move."""
        return super().write_position(state).replace("turn=A", "turn=N")


class OtherSum(Broken):
    """Leaves the pawns out of the breakdown."""

    def breakdown(self, state: State, seat: int) -> Breakdown:
        """Return all sources but the last."""
        return dict(list(super().breakdown(state, seat).items())[:-1])


class UnknownEvent(Broken):
    """Does not know what a turn is."""

    event_fields: ClassVar[dict[Any, tuple[str, ...]]] = {kind: fields for kind, fields in FIELDS.items() if kind.name != "TURN"}

    def event(self, raw: Sequence[int]) -> Event:
        """Return an event under some name."""
        return super().event(raw) if raw[0] in self.event_kinds else Event("something", {})


def descending(state: State, moves: Moves) -> int:
    count = legal(state, moves)
    np.asarray(moves)[:count] = np.asarray(moves)[:count][::-1].copy()
    return count


def overfull(_state: State, moves: Moves) -> int:
    moves[:] = range(len(moves))
    return len(moves)


def forgetful(state: State, moves: Moves) -> int:
    return min(legal(state, moves), 3)


def see_through(_state: State, _seat: int) -> None:
    """Hides nothing at all."""


def hides_pile_only(state: State, seat: int) -> None:
    warehouse = [int(face) for face in state.warehouse]
    conceal(state, seat)
    state.warehouse[:] = warehouse


def spectators_see_all(state: State, seat: int) -> None:
    if seat >= 0:
        conceal(state, seat)


def one_sees_more(state: State, seat: int) -> None:
    if seat == 0:
        hides_pile_only(state, seat)
    else:
        conceal(state, seat)


def lazy(state: State, _chance: Chance) -> None:
    resample(state, Chance())


def shuffles_boats(state: State, chance: Chance) -> None:
    resample(state, chance)
    state.boats[0, 0], state.boats[1, 0] = state.boats[1, 0], state.boats[0, 0]


def rigged(state: State, luck: Luck) -> None:
    for i in range(len(luck.key)):
        luck.key[i] = 0
    setup(state, luck)


def whispered(action: int) -> bool:
    return action == 3


TIMES = count()


def restless(state: State, action: int, log: Log) -> None:
    """Do it, and leave a mark that tells how often it was done."""
    apply(state, action, log)
    state.placed = next(TIMES) % 7


def generous(_state: State, seat: int) -> int:
    return 1 - seat


def dark(_view: State, _seat: int, out: Text) -> None:
    put_null(out)


def nameless(action: int, out: Text) -> None:
    open_object(out)
    set_number(out, LETTERS, 0, action)
    close_object(out)


def unnamed(source: int, out: Text) -> None:
    put_key(out, LETTERS, source)


def silent(_before: State, _log: Log, _row: int, out: Text) -> None:
    put(out, names([{"kind": "nothing", "params": {}}]), 0)


LETTERS = keys(["action", *"bcdefg"])


@pytest.mark.parametrize(
    ("check", "game", "complaint"),
    [
        (check_setup, Broken(setup=rigged), "neighbouring seeds give the same set-up"),
        (check_setup, SaysNoLuck(), "the set-up differs by seed, though the game says that it has no luck"),
        (check_views, SaysNoSecrets(), "something is hidden from seat -1 though the game says that it has no secrets"),
        (check_views, SaysNoSecrets(secret=whispered), "are secret, though the game says that it has no secrets: .'a2'."),
        (check_resample, SaysNoSecrets(conceal=see_through, resample=shuffles_boats), "there is something to draw, though"),
        (check_texts, SaysGerman(), "no texts at all in de"),
        (check_texts, Named(), "no text in en for game-hounds seat-hounds"),
        (check_legal, Broken(legal=descending), "not ascending"),
        (check_legal, Broken(legal=overfull), "at most 19"),
        (check_explain, Broken(legal=forgetful), "is or is not legal"),
        (check_explain, NoReasons(), "is or is not legal"),
        (check_explain, NoText(), "no text in en for the reason because"),
        (check_refusals, NoReasons(), "and only they, give a reason"),
        (check_pure, Broken(apply=restless), "does not always do the same: placed"),
        (check_undo, Broken(apply=restless), "gives another state"),
        (check_views, Broken(resample=shuffles_boats), "sees the difference: boats"),
        (check_views, Broken(conceal=spectators_see_all), "a spectator knows what seat 0 does not"),
        (check_views, Broken(conceal=one_sees_more), "seat 0 knows more than a spectator, though all should know the same"),
        (check_resample, Broken(conceal=see_through), "nothing is hidden from seat -1"),
        (check_resample, Broken(resample=lazy), "nothing is hidden"),
        (check_notation, TwoNames(), "two actions have the same text"),
        (check_positions, SmallPosition(), "is read with differences: seat: 1 != 0"),
        (check_events, UnknownEvent(), "no such kind of event"),
        (check_score, OtherSum(), "sources out of order"),
        (check_score, Broken(standing=generous), "fewer points rank higher"),
        (check_shown, Broken(show_view=dark), "no object is shown to seat -1"),
        (check_shown, Broken(show_plain=nameless), "without a view as"),
        (check_shown, Broken(show_source=unnamed), "scores are shown as"),
        (check_shown, Broken(show_event=silent), "events are shown as"),
    ],
)
def test_the_suite_says_no(check: Callable[[Game, Any, int], None], game: Game, complaint: str) -> None:
    with pytest.raises(Nonconforming, match=complaint):
        check(game, game.options(), 1)


def test_executors_that_differ_are_found() -> None:
    game = game_named("duel")
    for field, rules in [
        ("placed", replace(RULES, apply=restless)),
        ("others are legal", replace(RULES, legal=forgetful)),
        ("views", replace(RULES, conceal=hides_pile_only)),
        ("draws", replace(RULES, resample=shuffles_boats)),
        ("standings", replace(RULES, standing=generous)),
        ("texts for seat", replace(RULES, show_view=dark)),
        ("scores for seat", replace(RULES, show_source=unnamed)),
        ("actions for seat", replace(RULES, show_action=lambda _view, action, out: nameless(action, out))),
    ]:
        with pytest.raises(Nonconforming, match=field):
            agree(game, game.options(), 1, PythonExecutor(rules))
