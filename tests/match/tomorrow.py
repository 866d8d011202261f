"""The Duel of another day: another record, and rules that nobody can play by; what runs all the same runs on kept rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import MappingProxyType
from typing import Any
from unittest.mock import patch

from deben.games import game_named, registry
from deben.games.duel.game import Duel
from deben.games.duel.rules import RULES
from deben.games.duel.state import State
from deben.kernel.mind.contract import MindedRules
from deben.kernel.record import i8


class Tomorrow(State):
    """Says more, and in other places."""

    weather: int = i8()
    __module__ = State.__module__


def unheard(*_: Any) -> Any:
    """Raise: these rules are not to be asked."""
    raise AssertionError("a match that began yesterday was played by the rules of tomorrow")


def _rules() -> MindedRules:
    functions: dict[str, Any] = dict.fromkeys((each.__name__ for each in RULES.contract()), unheard)
    return replace(RULES, record=Tomorrow, **functions)


class DuelOfTomorrow(Duel):
    """The second version."""

    version = 2
    rules = _rules()
    action_names = tuple(reversed(Duel.action_names))
    __module__ = Duel.__module__


GAME = DuelOfTomorrow()


@contextmanager
def tomorrow() -> Iterator[None]:
    """Let the Duel be that of tomorrow."""
    ours = dict(registry._ours())
    ours["duel"] = EntryPoint("duel", f"{__name__}:GAME", registry.GROUP)
    with patch.object(registry, "_ours", lambda: MappingProxyType(ours)):
        game_named.cache_clear()
        try:
            yield
        finally:
            game_named.cache_clear()
    game_named.cache_clear()
