"""Checks of playing: what is legal, what is refused, undo, and saved matches."""

from typing import Any

import numpy as np

from ..games.contract import Game
from ..kernel.contract import OVER
from ..kernel.executor import Executor
from ..kernel.record import Record
from ..match import Match, Refused, read_record, write_record
from .walk import require, require_same, states, walk

__all__ = ["check_legal", "check_pure", "check_record", "check_refusals", "check_setup", "check_undo"]


def check_setup(game: Game, options: Any, seed: int) -> None:
    """Check that set-up follows from options and seed alone, keeps the options, and that only luck differs by seed."""
    first, second = Match(game, seed, options), Match(game, seed, options)
    require_same(first.state, second.state, "the same seed gave two set-ups:")
    require(game.options_of(first.state) == options, "the state does not hold its options:", options)
    require(game.options(game.options_of(first.state)) == options, "complete options do not stay as they are")
    _check_luck(game, options, seed, first)
    require(not first.over, "the match is over before it starts")
    require(0 <= game.seats(options) == first.seats <= 8, "seats:", first.seats)


def _check_luck(game: Game, options: Any, seed: int, first: Match) -> None:
    """Check that the seed matters in a game with luck, and in no other: all luck of a match is in its first state."""
    others = {Match(game, other, options).state.to_bytes() for other in range(seed, seed + 5)}
    if game.luck:
        require(len(others) == 5, "neighbouring seeds give the same set-up")
        return
    require(others == {first.state.to_bytes()}, "the set-up differs by seed, though the game says that it has no luck")


def check_legal(game: Game, options: Any, seed: int) -> None:
    """Check that legal actions are ascending, in range, never more than announced, never none before the end; and that it ends."""
    rules = game.rules
    over = False
    for executor, state in states(game, options, seed):
        over = executor.actor(state) == OVER
        legal = _listed(executor, state)
        require(over or -1 < executor.actor(state) < game.seats(options), "no such seat:", executor.actor(state))
        require(legal == sorted(set(legal)), "not ascending:", legal)
        require(bool(legal) != over, "after the end nothing is legal, before it something:", legal)
        require(len(legal) <= rules.most_legal, len(legal), "legal actions, at most", rules.most_legal)
        require(all(0 <= action < rules.actions for action in legal), "out of range:", legal)
    require(over, "the match did not end")
    require(executor.legal(state) == [], "something is legal after the end")


def _listed(executor: Executor, state: Record) -> list[int]:
    """Return the legal actions as the rules list them, with room for more than they announce."""
    moves, counts = np.zeros((1, executor.rules.most_legal + 8), np.int16), np.zeros(1, np.int32)
    executor.legal_rows(state.rows, moves, counts, 0, 1)
    return [int(action) for action in moves[0, : counts[0]]]


def check_pure(game: Game, options: Any, seed: int) -> None:
    """Check that looking changes nothing, and that an action's effect depends on the state and on nothing else."""
    for executor, state in states(game, options, seed):
        before = state.copy()
        for seat in range(game.seats(options)):
            executor.standing(state, seat), game.breakdown(state, seat), executor.view(state, seat)
        if executor.actor(state) == OVER:
            break
        action = executor.legal(state)[-1]
        game.explain(state, action), game.write_position(state)
        require_same(before, state, "looking changed the state:")
        first, second = before.copy(), type(state).from_bytes(before.to_bytes())
        require(
            executor.apply(first, action) == executor.apply(second, action), game.write_action(action), "tells different events"
        )
        require_same(first, second, game.write_action(action), "does not always do the same:")


def check_refusals(game: Game, options: Any, seed: int) -> None:
    """Check that a refused action changes nothing and has its code: malformed, illegal or over with a reason, not your turn."""
    for number, match in enumerate(walk(game, options, seed)):
        legal = set(match.legal_numbers)
        illegal = [action for action in range(game.rules.actions) if action not in legal]
        _refused(match, "no such action!", "malformed")
        _refused(match, game.rules.actions, "malformed")
        if match.actor is None:
            _refused(match, 0, "over")
        else:
            if illegal:
                _refused(match, illegal[number % len(illegal)], "illegal")
            if match.seats > 1:
                _refused(match, min(legal), "not-your-turn", (match.actor + 1) % match.seats)


def _refused(match: Match, action: str | int, code: str, seat: int | None = None) -> None:
    before, played = match.state.to_bytes(), list(match.moves)
    try:
        match.play(action, seat)
    except Refused as refused:
        refusal = refused.refusal
        require(refusal.code == code, action, "is refused as", refusal.code, "instead of", code)
        reasoned = code in ("illegal", "over")
        require((refusal.reason is not None) == reasoned, "the rules, and only they, give a reason:", refusal)
        require(refusal == match.refusal(action, seat), "asking why gives another answer than trying:", refusal)
    else:
        require(False, action, "is not refused; expected:", code)
    require(match.state.to_bytes() == before and match.moves == played, "a refused action changed the match:", action)


def check_undo(game: Game, options: Any, seed: int) -> None:
    """Check that taking back any number of actions gives back the very state that was there."""
    seen = [match.state.to_bytes() for match in walk(game, options, seed)]
    *_, match = walk(game, options, seed)
    count = 1
    while match.moves:
        match.undo(min(count, len(match.moves)))
        require(match.state.to_bytes() == seen[len(match.moves)], "undo to", len(match.moves), "actions gives another state")
        count *= 2
    match.undo(0)
    require(match.state.to_bytes() == seen[0], "undoing nothing changes something")


def check_record(game: Game, options: Any, seed: int) -> None:
    """Check that a match is the same after saving and loading, in its middle and at its end."""
    for number, match in enumerate(walk(game, options, seed)):
        if number % 25 == 0 or match.over:
            text = write_record(match.record())
            record = read_record(text)
            require(record == match.record(), "the record changes when it is written and read")
            require(write_record(record) == text, "the text of a record changes when it is read and written")
            loaded = Match.load(record)
            require_same(loaded.state, match.state, "loading gives another state:")
            require(loaded.moves == match.moves and loaded.outcome == match.outcome, "loading gives another history")
