"""Rows of real matches are told as they were when somebody last read the sentences; the page has the same test."""

import json
from typing import Any

import pytest

from deben.games import game_named, game_names
from deben.locale import Translator
from deben.locale.vocabulary import Vocabulary
from deben.narrate import Narrator
from deben.narrate.words import Namer
from tests.locale.rows import row_ids

from .sample_rows import FILE, LANGUAGES, NAMES, told

ROWS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_rows_are_told_as_they_were_read(game: str, lang: str) -> None:
    narrator = Narrator(game, lang, NAMES)
    rows = [row for row in ROWS if row["game"] == game]
    assert len(rows) > 60
    assert [told(narrator, row["what"], row["row"]) for row in rows] == [row[lang] for row in rows]


@pytest.mark.parametrize("game", game_names())
def test_samples_hold_every_kind_of_row(game: str) -> None:
    keys = {"event": "kind", "action": "kind", "reason": "code"}
    seen = {(row["what"], row["row"].get(keys.get(row["what"]), "")) for row in ROWS if row["game"] == game}
    phases = {row["row"]["view"]["phase"] for row in ROWS if row["game"] == game and row["what"] == "prompt"}
    for beginning, ids in row_ids(game).items():
        what = beginning.split("-")[0]
        found = phases if what == "prompt" else {key for each, key in seen if each == what}
        assert what == "coach" or {name.removeprefix(beginning) for name in ids} == found, beginning


def test_nothing_is_left_to_fill_in() -> None:
    sentences = [row[lang] for row in ROWS for lang in LANGUAGES if row[lang]]
    assert [text for text in sentences if set("{}$") & set(text)] == []
    assert [row["fr"] for row in ROWS if row["fr"] and "none" in row["fr"].split()] == []


def test_a_code_is_told_as_it_is_written_with_the_parts_that_the_game_names() -> None:
    namer = Namer(game_named("duel"), Translator("en"), str)
    namer.known = Vocabulary({"field": "field"}, {})
    assert namer.words({"field": "b2"}) == {"field": "b2"}
    namer.known = Vocabulary({"field": "field"}, {}, parts={"field": {"row": "number", "bank": {"b": "far"}}})
    assert namer.words({"field": "b2"}) == {"field": "b2", "field_row": 2, "field_bank": "far"}
