"""Every row that a game tells has its message, and every message of that kind belongs to a row."""

import pytest

from deben.games import game_named, game_names
from deben.locale import LANGUAGES
from deben.locale.vocabulary import vocabulary
from tests.locale.rows import row_ids, table_ids, thing_ids
from tests.locale.texts import all_texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_rows_and_messages_are_the_same(game: str, lang: str) -> None:
    texts = all_texts(lang)
    for beginning, rows in row_ids(game).items():
        messages = {name for name in texts.ids() if name.startswith(beginning)}
        assert messages <= rows, beginning
        assert beginning.startswith("coach-") or messages == rows, beginning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_at_a_table_has_its_messages(lang: str) -> None:
    texts = all_texts(lang)
    assert {name for name in texts.ids() if name.startswith(("event-table-", "coach-any-"))} == table_ids()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_thing_has_its_name_in_every_form(game: str, lang: str) -> None:
    texts = all_texts(lang)
    assert [name for name in sorted(thing_ids(game)) if not texts.has(name)] == []


@pytest.mark.parametrize("game", game_names())
def test_every_source_of_points_is_a_thing(game: str) -> None:
    sources = vocabulary(game_named(game)).things["source"]
    assert isinstance(sources, str) or set(sources) == set(game_named(game).sources)


@pytest.mark.parametrize("game", game_names())
def test_forms_are_those_of_things_that_parameters_name(game: str) -> None:
    known = vocabulary(game_named(game))
    assert set(known.forms) <= set(map(str, known.things.values()))
