"""What the games' types say is what their rule functions write: the same names, the same fields, at every moment."""

import json
import random
from functools import reduce
from importlib import import_module
from operator import or_
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from deben.games import Game, game_named
from deben.kernel.show.presenter import Presenter
from deben.match import Match
from deben.server.tables.undo.rules import KINDS
from deben.wire.game_types import GameTypes, types_of
from deben.wire.messages import View
from deben.wire.names import names_text, our_games, tables_of
from deben.wire.undo import EntryKind

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {}),
    ("nefertiti", {"players": 2, "memphis": True, "characters": "random"}),
    ("nefertiti", {"players": 3, "characters": "random"}),
    ("nefertiti", {"players": 5, "stalls": "advanced"}),
]


def types(game: Game | str) -> GameTypes:
    """Return the types of one of our games."""
    found = types_of(game if isinstance(game, Game) else game_named(game))
    assert found is not None
    return found


def said_again(text: bytes | dict[str, Any], kind: Any) -> Any:
    """Return a text after it was read as a type and written anew: whatever the type does not know is gone."""
    value = msgspec.json.decode(text, type=kind) if isinstance(text, bytes) else msgspec.convert(text, kind)
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_the_names_are_those_of_the_rules(game: Game) -> None:
    """``python -m deben.wire.names`` writes the files anew."""
    assert Path(import_module(f"{game.package}.rooms.wire.names").__file__ or "").read_text(encoding="utf-8") == names_text(game)
    assert {name: get_args(value) for name, value in types(game).names.items()} == {
        name: tuple(words) for name, words in tables_of(game).items()
    }


def test_the_entries_that_are_no_action_are_a_closed_set() -> None:
    assert {*KINDS.values(), "undo-granted"} == set(get_args(EntryKind))


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_every_moment_is_what_the_types_say(game: str, options: dict[str, Any], seed: int) -> None:
    chance, own = random.Random(seed), types(game)
    event = reduce(or_, own.event)
    match = Match(game, seed, options)
    presenter = Presenter(match.executor)
    while match.actor is not None:
        seat, before = match.actor, match.state.copy()
        view = presenter.view_text(match.state, seat)
        assert said_again(view, own.view) == said_again(view, View) == json.loads(view)
        for action in json.loads(presenter.legal_text(match.view(seat), match.legal_numbers)):
            assert said_again(action, own.action) == action
        rows = [match.game.event_row(each) for each in match.play(chance.choice(match.legal)).events]
        for each in json.loads(presenter.events_text(before, rows)):
            assert said_again(each, event) == each


@pytest.mark.parametrize(("game", "options"), TABLES[:2])
def test_every_action_without_a_view_and_every_reason_is_what_the_types_say(game: str, options: dict[str, Any]) -> None:
    own, match = types(game), Match(game, 4, options)
    presenter = Presenter(match.executor)
    for number, name in enumerate(match.game.action_names):
        plain = json.loads(presenter.plain_text(number))
        assert said_again(plain, own.action) == plain
        reason = match.game.explain(match.view(match.actor), number, match.executor)
        assert (reason is None) == (name in match.legal)
        if reason is not None:
            said = {"code": reason.code, "clause": reason.clause, "params": dict(reason.params)}
            assert said_again(said, own.reason) == said
