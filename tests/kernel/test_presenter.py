"""The presenter: texts of any executor, in any thread, within the room there is."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from deben.games import game_named, game_names
from deben.kernel.executor import PythonExecutor
from deben.kernel.log import CAPACITY
from deben.kernel.show.presenter import Presenter
from deben.match import Match
from deben.testing.executors import others


@pytest.mark.parametrize("name", game_names())
def test_threads_write_on_desks_of_their_own(name: str) -> None:
    game = game_named(name)
    for executor in (PythonExecutor(game.rules), *others(game)[:1]):
        presenter = Presenter(executor)
        states = [Match(game, seed, executor=executor).state for seed in range(6)]
        alone = [presenter.moment(state, 0) for state in states]
        with ThreadPoolExecutor(6) as pool:
            together = [*pool.map(lambda state, presenter=presenter: presenter.moment(state, 0), states * 5)]
        assert together == alone * 5
        assert len({shown.text for shown in alone}) == 6


def test_a_desk_is_used_again_and_keeps_nothing() -> None:
    match = Match("duel", 1, executor=PythonExecutor(game_named("duel").rules))
    presenter = Presenter(match.executor)
    first = presenter.moment(match.state, None)
    assert presenter.events_text(match.state, [[0, 1, 2], [11, 0]]).count(b'"kind"') == 2
    assert presenter.events_text(match.state, []) == b"[]"
    assert presenter.legal_text(first.view, []) == b"[]"
    assert presenter.moment(match.state, None) == first
    assert first.view == match.view(), "and what was given away is not written on again"


def test_an_event_that_is_too_short_is_told_with_zeros(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("duel", 1, executor=PythonExecutor(game_named("duel").rules))
    wanted = Presenter(match.executor).events_text(match.state, [[0, 0, 0]])
    executor = PythonExecutor(match.game.rules)
    monkeypatch.setattr(
        executor,
        "new",
        lambda dtype, *shape: np.full(np.prod(shape) * np.dtype(dtype).itemsize, 0x7F, np.uint8).view(dtype).reshape(shape),
    )
    assert Presenter(executor).events_text(match.state, [[0]]) == wanted, "whatever lay there before"


def test_more_events_than_a_log_holds_are_refused() -> None:
    match = Match("duel", 1, executor=PythonExecutor(game_named("duel").rules))
    presenter = Presenter(match.executor)
    assert presenter.events_text(match.state, [[11, 0]] * CAPACITY).count(b'"turn"') == CAPACITY
    with pytest.raises(OverflowError, match=str(CAPACITY)):
        presenter.events_text(match.state, [[11, 0]] * (CAPACITY + 1))
