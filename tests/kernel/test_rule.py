"""Rule functions stay plain Python; a translation copies each one once, callees first, contract replaced."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from deben.kernel.rule import Translation, callees, is_rule, rebound, rule


@rule
def leaf(x: int) -> int:
    """Return one more."""
    return x + 1


def helper(x: int) -> int:
    return x * 1000


@rule
def placeholder(x: int) -> int:
    """Return what a game says."""
    raise NotImplementedError


@rule
def middle(x: int) -> int:
    """Return a leaf of a placeholder."""
    return leaf(placeholder(x)) + leaf(0)


@rule
def top(x: int, scale: int = 2) -> int:
    """Return everything at once."""
    return scale * middle(x) + helper(0)


@rule
def game_function(x: int) -> int:
    """Return the game's answer, which calls a leaf as well."""
    return leaf(10 * x)


def noted(order: list[str]) -> Callable[[FunctionType], FunctionType]:
    def compile_function(function: FunctionType) -> FunctionType:
        order.append(function.__name__)
        return function

    return compile_function


def test_rule_only_marks() -> None:
    assert is_rule(leaf)
    assert not is_rule(helper)
    assert not is_rule(7)
    assert leaf(1) == 2
    assert type(leaf) is FunctionType


def test_callees_are_rule_functions_under_the_name_used() -> None:
    assert dict(callees(top)) == {"middle": middle}
    assert dict(callees(middle)) == {"leaf": leaf, "placeholder": placeholder}


def test_rebound_changes_names_only_in_the_copy() -> None:
    copy = rebound(top, {"middle": lambda x: 100 * x})
    assert copy(1) == 200
    assert copy(1, 3) == 300, "defaults are kept"
    assert (copy.__name__, copy.__doc__, copy.__module__, copy.__qualname__) == ("top", top.__doc__, __name__, "top")
    assert copy.__annotations__ == top.__annotations__
    assert copy.__code__ is top.__code__, "coverage and tracebacks point at the one source"


def test_each_function_is_translated_once_callees_first() -> None:
    order: list[str] = []
    translation = Translation(noted(order), {placeholder: game_function})
    translated = translation(top)
    assert order == ["leaf", "game_function", "middle", "top"]
    assert translated(3) == 2 * (32 + 1)
    assert translation(top) is translated
    assert len(order) == 4
    assert translation(placeholder) is translation(game_function)


def test_reached_tells_which_functions_are_needed() -> None:
    made: dict[Any, Any] = {}
    translation = Translation(lambda function: function, {placeholder: game_function}, made)
    assert translation.reached(top) == {top, middle, leaf, game_function}
    assert translation.reached(top, leaf, middle) == translation.reached(top)
    assert translation.reached(leaf) == {leaf}
    assert made == {}, "asking translates nothing"
