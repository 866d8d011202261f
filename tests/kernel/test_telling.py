"""One call for a move says what the calls for its parts say, to everybody who looks, in every executor."""

import random

import pytest

from deben.games import game_named, game_names
from deben.kernel.desk import Scene
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.show.presenter import Presenter
from deben.match import Match
from deben.testing.executors import others

OPTIONS: dict[str, dict[str, object]] = {"nefertiti": {"players": 5}}
MOVES = 12


class Older(PythonExecutor):
    """Rules of a release that has no such call."""

    def has(self, entry: object) -> bool:  # noqa: ARG002
        return False


def by_parts(match: Match, viewers: list[int | None]) -> dict[int | None, Scene]:
    """Return what viewers are shown of the present moment, each by itself."""
    alike, state = match.game.alike, match.state.to_bytes()
    looking = [None] if alike else viewers
    return {
        seat: match.presenter.scene(state, seat, match.legal_numbers if alike or seat == match.actor else ()) for seat in looking
    }


@pytest.mark.parametrize("name", game_names())
def test_a_move_told_in_one_call_is_the_move_told_in_parts(name: str) -> None:
    game, chance = game_named(name), random.Random(8)
    executors: list[Executor] = [PythonExecutor(game.rules), *others(game)[:1]]
    matches = [Match(game, 8, OPTIONS.get(name), executor=executor) for executor in executors]
    older = Match(game, 8, OPTIONS.get(name), executor=Older(game.rules))
    for _ in range(MOVES):
        action = chance.choice(matches[0].legal_numbers)
        viewers = chance.sample([None, *range(matches[0].seats)], chance.randint(1, matches[0].seats))
        told = [match.play_told(action, None, viewers) for match in (*matches, older)]
        assert told.count(told[0]) == len(told)
        for match in matches:
            assert match._present.scenes == by_parts(match, viewers)
        assert older._present.scenes == {}
        assert {seat: older.scene(seat) for seat in viewers} == {seat: matches[0].scene(seat) for seat in viewers}
        assert all(match.state == older.state for match in matches)


def test_nobody_is_shown_anything_who_does_not_look() -> None:
    match = Match("duel", 3)
    match.play_told(match.legal[0])
    assert match._present.scenes == {}
    match.play_told(match.legal[0], None, [1])
    assert [*match._present.scenes] == [None], "all see alike"


def test_a_text_that_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("duel", 3)
    monkeypatch.setattr("deben.kernel.desk.CAPACITY", 100)
    with pytest.raises(OverflowError, match="letters"):
        Presenter(match.executor).play(match.state.to_bytes(), match.legal_numbers[0], [0], alike=True)
