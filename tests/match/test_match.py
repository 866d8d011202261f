"""A match: playing, looking, refusing, undoing."""

import copy
import pickle
import subprocess
import sys

import pytest

import deben
from deben.games import NotationError, OptionsError, PositionError, Reason, UnknownGame, game_named
from deben.kernel.native.cpu import CpuExecutor
from deben.match import Match, Refusal, Refused
from deben.match.outcome import ranking_of

SHORT = "port=.NN/.../... boats=c1c2c3/-/-/-/-/o*3 pile=- warehouse=ooo"
"""One unload ends it."""


def test_a_new_match() -> None:
    match = deben.new("duel", seed=7)
    assert (match.seats, match.actor, match.over, match.outcome) == (2, 0, False, None)
    assert match.legal == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert match.legal_numbers == list(range(9))
    assert match.moves == []


def test_without_a_seed_every_match_is_another() -> None:
    first, second = deben.new("duel"), deben.new("duel")
    assert first.seed != second.seed
    assert first.seed.bit_length() > 200
    assert first.state != second.state


def test_games_and_options_are_checked() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: duel"):
        deben.new("chess")
    for options in ({"side": "AAAA"}, {"sides": 3}):
        with pytest.raises(OptionsError) as error:
            deben.new("duel", options=options)
        assert error.value.code == "malformed-options"
    assert deben.new("duel", 1, {"sides": "abab"}).options.sides == "ABAB"
    given = game_named("duel").options({"sides": "BBBB"})
    assert Match(game_named("duel"), 1, given).options == given


def test_play_tells_what_happened() -> None:
    match = deben.new("duel", 7)
    move = match.play("b2")
    assert (move.number, move.seat, move.action) == (1, 0, "b2")
    assert [(event.kind, dict(event.params)) for event in move.events] == [
        ("placed", {"seat": 0, "square": 4}),
        ("turn", {"seat": 1}),
    ]
    assert match.play(" A1\n").action == "a1", "case and spaces do not matter"
    assert match.play(1).action == "b1", "numbers are actions too"
    assert [move.number for move in match.moves] == [1, 2, 3]


def test_refused_malformed() -> None:
    match = deben.new("duel", 7)
    for action in ("", "z9", "b2 b2", "0", 57, -1, True):
        with pytest.raises(Refused) as error:
            match.play(action)
        assert error.value.refusal == Refusal("malformed", str(action))
    with pytest.raises(NotationError) as wrong:
        match.game.read_action("z9" * 100)
    assert wrong.value.code == "unknown-action"
    assert wrong.value.params == {"text": ("z9" * 20)}


def test_refused_illegal() -> None:
    match = deben.new("duel", 7)
    match.play("b2")
    refusal = match.refusal("b2")
    assert refusal is not None
    assert (refusal.code, refusal.action) == ("illegal", "b2")
    assert refusal.reason is not None
    assert (refusal.reason.code, refusal.reason.clause, dict(refusal.reason.params)) == (
        "square-taken",
        "D4.1",
        {"square": "b2", "seat": 0},
    )
    assert str(refusal) == "b2 is refused, illegal: square-taken (D4.1)"
    assert match.refusal("B2") == refusal
    assert match.refusal("b3") is None


def test_refused_not_your_turn() -> None:
    match = deben.new("duel", 7)
    with pytest.raises(Refused) as error:
        match.play("b2", seat=1)
    assert error.value.refusal == Refusal("not-your-turn", "b2")
    assert str(error.value) == "b2 is refused, not-your-turn"
    assert match.refusal("b2", seat=0) is None
    match.play("b2", seat=0)
    assert match.actor == 1


def test_refused_over() -> None:
    match = Match("duel", 1, position=SHORT)
    match.play("x1")
    assert match.over
    assert match.actor is None
    assert match.legal == []
    assert match.legal_numbers == []
    assert match.refusal("a1") == Refusal("over", "a1", Reason("over", "D7.1"))
    assert match.refusal("z9") == Refusal("malformed", "z9")


def test_a_refused_action_changes_nothing() -> None:
    match = deben.new("duel", 7)
    before = match.state.to_bytes()
    for action, seat in (("z9", None), ("done", None), ("b2", 1)):
        with pytest.raises(Refused):
            match.play(action, seat)
    assert match.state.to_bytes() == before
    assert match.moves == []


def test_undo_is_replay() -> None:
    match = deben.new("duel", 7)
    states = [match.state.to_bytes()]
    for action in ("a1", "b1", "x1", "c3"):
        match.play(action)
        states.append(match.state.to_bytes())
    match.undo()
    assert match.state.to_bytes() == states[3]
    match.undo(2)
    assert match.state.to_bytes() == states[1]
    assert [move.action for move in match.moves] == ["a1"]
    match.undo(0)
    assert len(match.moves) == 1
    for count in (2, -1):
        with pytest.raises(ValueError, match=f"1 actions were played, {count} cannot be undone"):
            match.undo(count)
    match.play("b1")
    assert match.state.to_bytes() == states[2]


def test_undo_from_a_position_and_after_the_end() -> None:
    match = Match("duel", 1, position=SHORT)
    before = match.state.to_bytes()
    match.play("x1")
    match.undo()
    assert not match.over
    assert match.state.to_bytes() == before


def test_views() -> None:
    match = deben.new("duel", 7)
    assert match.view(0) == match.view(1) == match.view()
    assert match.view(0) != match.state
    for seat in (2, -1):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            match.view(seat)


def test_the_score_now_and_the_outcome_at_the_end() -> None:
    match = Match("duel", 1, position=SHORT)
    assert match.score.reason == "now"
    assert match.score.points == (2, 0)
    before = match.outcome
    match.play("x1")
    after = match.outcome
    assert before is None
    assert after is not None
    assert (after.reason, after.points, after.winners) == ("last-boat", (4, 0), (0,))


def test_a_position_that_is_none_is_refused() -> None:
    with pytest.raises(PositionError) as error:
        Match("duel", 1, position="port=N")
    assert error.value.code == "boats-missing"


def test_any_executor_plays_the_same_match() -> None:
    plain = deben.new("duel", 7)
    quick = Match("duel", 7, executor=CpuExecutor(plain.game.rules))
    for action in ("a1", "b1", "x1"):
        assert plain.play(action) == quick.play(action)
    assert plain.state == quick.state


@pytest.mark.parametrize("count", [1, 5, 16, 17, 40])
def test_taking_back_many_actions(count: int) -> None:
    """Whether the state is remembered or replayed, it is the one there was, and so is what follows."""
    match, seen = deben.new("duel", 7), []
    for _ in range(40):
        seen.append(match.state.to_bytes())
        match.play(match.legal[-1])
    undone = [move.action for move in match.moves[40 - count :]]
    match.undo(count)
    assert match.state.to_bytes() == seen[40 - count]
    for action in undone:
        match.play(action)
        match.undo()
        match.play(action)
    assert [move.action for move in match.moves[40 - count :]] == undone


def test_places_are_shared_by_equal_standings() -> None:
    assert ranking_of([5, 9, 5, 1]) == ((1,), (0, 2), (3,))
    assert ranking_of([3]) == ((0,),)


def test_looking_at_a_match_needs_no_compiler() -> None:
    """Asking for the legal actions of a fresh match must be quick: nothing heavy is imported for it."""
    code = "import sys, deben; deben.new('duel').legal; print([name for name in ('numba', 'scipy') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    match = Match("duel", 5)
    match.play("a1")
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        assert other == match
        assert other.executor is match.executor
        other.play("b2")
        assert (len(match.moves), len(other.moves)) == (1, 2)
        assert other != match
        other.undo()
        assert other == match
        assert other.state == match.state


def test_a_match_goes_to_another_process_and_comes_back() -> None:
    match = Match("nefertiti", 3, {"players": 3})
    for _ in range(5):
        match.play(match.legal[0])
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    assert again.state == match.state
    assert [move.events for move in again.moves] == [move.events for move in match.moves]


def test_matches_differ_by_luck_options_beginning_and_actions() -> None:
    match = Match("duel", 5)
    assert match != Match("duel", 6)
    assert match != Match("duel", 5, {"sides": "BBBB"})
    assert match != Match("duel", 5, position=str(match))
    assert match != "a match"
    with pytest.raises(TypeError):
        hash(match)


def test_a_match_says_what_it_is() -> None:
    match = Match("duel", 5)
    match.play("a1")
    assert repr(match) == "<Match of duel, 2 seats, 1 actions, seat 1 decides>"
    assert deben.new("duel", position=str(match)).legal == match.legal
    while not match.over:
        match.play(match.legal[-1])
    assert repr(match).endswith("over>")
