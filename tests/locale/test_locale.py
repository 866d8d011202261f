"""The Fluent files agree over the languages, and the translator is quick, complete and never silent."""

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deben.locale import (
    LANGUAGES,
    BrokenMessage,
    Translator,
    UnknownLanguage,
    UnknownMessage,
    pick_language,
    source,
)
from tests.locale.texts import all_texts, text_files

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NAMES = ("game-nefertiti", "market-nefertiti", "seat-duel.bot", "seat-nefertiti.bot")  # the same everywhere
WORDLESS = (
    "effect-nefertiti-deben",
    "event-duel-turn", "event-nefertiti-turn", "event-table-undo-asked.after", "list-counted", "plus-nefertiti", "token-duel",
)  # fmt: skip
SAME_IN_FRENCH_OR_ITALIAN: frozenset[tuple[str, str]] = frozenset(
    {
        ("it", "company-title"),
        ("it", "company-open"),
        ("fr", "company-talk"),
        ("it", "seat-duel"),
        ("it", "coach-line-step"),
        ("fr", "cli-command.coach"),
        ("it", "cli-command.coach"),
        ("fr", "cli-command.position"),
        ("fr", "cli-screen-pane.table"),
        *(("fr", name) for name in ("live-points", "live-rests", "fan-rests", "fan-thinking", "page-source")),
        ("fr", "page-total"),
        ("it", "room-bot"),
        ("it", "page-labelled"),
        ("it", "tables-shelve-what"),
        ("it", "cli-play-pace"),
        *(
            (lang, name)
            for lang in OTHERS
            for name in ("cli-command.coach", "cli-matches-column.number", "cli-screen-key.coach", "tables-bot")
        ),
        *((lang, name) for lang in OTHERS for name in (*NAMES, *WORDLESS)),
    }
)
"""Pairs of language and message (or attribute) whose text is rightly that of the English one."""


def named(lang: str) -> list[str]:
    """Return where the files of a language lie, without the language."""
    return [str(path.parent.parent / path.name) for path in text_files(lang)]


def parsed(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


def messages(lang: str) -> Iterator[tuple[str, ast.Message]]:
    for path in text_files(lang):
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry


def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Every message and attribute ("id.attribute") of a language."""
    found: dict[str, ast.Pattern] = {}
    for name, message in messages(lang):
        if message.value is not None:
            found[name] = message.value
        found.update({f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes})
    return found


FORM = re.compile("_(?:at|of|one|many|the|first)$")
"""The ending of a form of a name: which form a sentence takes is each language's own matter ("ad Abu Simbel")."""


def variables(pattern: ast.Pattern) -> set[str]:
    found: set[str] = set()

    class Collector(Visitor):
        def generic_visit(self, node: ast.BaseNode) -> None:
            if isinstance(node, ast.VariableReference):
                found.add(FORM.sub("", node.id.name))
            super().generic_visit(node)

    Collector().visit(pattern)
    return found


def rule_texts(lang: str) -> dict[str, str]:
    """Return the texts of the rules and rulings, which have no variables."""
    texts = all_texts(lang)
    return {key: texts.text(key) for key in patterns(lang) if re.match(r"[DN]\d|ruling-|\w+-intro", key)}


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return an empty folder in the place of the English texts."""
    monkeypatch.setattr(source, "FOLDER", tmp_path)
    source.entries.cache_clear()
    (tmp_path / "en").mkdir()
    yield tmp_path / "en"
    source.entries.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_parses_and_the_quick_index_finds_what_the_parser_finds(lang: str) -> None:
    for path in text_files(lang):
        entries = parsed(path)
        assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
        terms = {f"-{entry.id.name}" for entry in entries if isinstance(entry, ast.Term)}
        names = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        assert set(source.entries_of_file(lang, path.name, path.parent)) == terms | names


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_files_messages_attributes_and_variables(lang: str) -> None:
    assert named(lang) == named("en")
    theirs, ours = patterns(lang), patterns("en")
    assert list(theirs) == list(ours)
    assert {key: variables(theirs[key]) for key in theirs} == {key: variables(ours[key]) for key in ours}


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    theirs, ours = patterns(lang), patterns("en")
    same = {(lang, key) for key, pattern in theirs.items() if pattern.equals(ours[key])}
    assert same <= SAME_IN_FRENCH_OR_ITALIAN


@pytest.mark.parametrize("lang", OTHERS)
def test_rules_name_the_same_numbers_in_every_language(lang: str) -> None:
    theirs, ours = rule_texts(lang), rule_texts("en")
    for key, text in ours.items():
        assert Counter(re.findall(r"[−+]?\d+", theirs[key])) == Counter(re.findall(r"[−+]?\d+", text)), key


def test_french_spaces_before_high_punctuation_do_not_break() -> None:
    for key, text in rule_texts("fr").items():
        assert not re.search(r" [;:?!»]|« |\w[;?!]", text), key
    for path in text_files("fr"):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if not line.startswith("#") and re.search(r"\S [;:?!»]|« ", line)] == [], path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic(lang: str) -> None:
    assert [key for key, text in rule_texts(lang).items() if "'" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_translator_has_every_message(lang: str) -> None:
    texts = all_texts(lang)
    assert texts.ids() == tuple(name for name, _ in messages(lang))
    assert all(texts.has(key) for key in patterns(lang))
    assert not texts.has("no-such-message")
    assert not texts.has("D6.no-such-attribute")


def test_importing_the_room_and_listing_its_messages_does_not_import_fluent() -> None:
    code = "import sys, deben.locale; deben.locale.Translator('fr').ids(); sys.exit('fluent.runtime' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0


def test_translator_says_what_is_missing() -> None:
    with pytest.raises(UnknownLanguage, match="'de'; there are en, fr, it"):
        Translator("de")
    with pytest.raises(UnknownMessage, match=r"'D4-22' in language 'fr'; did you mean .*D4-2"):
        all_texts("fr").text("D4-22")
    with pytest.raises(UnknownMessage, match=r"did you mean ruling-start-money\.answer"):
        all_texts("it").text("ruling-start-money.reply")


def test_translator_fills_arguments_and_follows_references(scratch: Path) -> None:
    (scratch / "a.ftl").write_text("-coin = Deben\nprice = { $n } { -coin }\n    .hint = up to { $n }\n")
    (scratch / "b.ftl").write_text("offer = { $n ->\n    [one] One\n   *[other] { price }\n}\n")
    texts = Translator("en")
    assert texts.text("offer", n=3) == "3 Deben"
    assert texts.text("offer", n=1) == "One"
    assert texts.text("price.hint", n=4) == "up to 4"
    assert texts.ids() == ("price", "offer")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("say = { $name }", "name"),
        ("say = { other }", "unknown 'other'"),
        ("say = { say }", "refers to itself"),
        ("say = I { echo }\necho = I { say }", "Cyclic"),
        ("say = { $name", "Expected token"),
        ("say = once\nsay = twice", "defined twice"),
    ],
)
def test_translator_raises_what_fluent_would_drop(scratch: Path, content: str, reason: str) -> None:
    (scratch / "a.ftl").write_text(content + "\n")
    with pytest.raises(BrokenMessage, match=reason):
        Translator("en").text("say")


def test_a_message_without_text_is_unknown_but_its_attribute_is_not(scratch: Path) -> None:
    (scratch / "a.ftl").write_text("button =\n    .label = Go\n")
    texts = Translator("en")
    assert texts.text("button.label") == "Go"
    assert not texts.has("button")


@pytest.mark.parametrize(
    ("preferred", "env", "expected"),
    [
        (None, {}, "en"),
        ("fr", {"LANG": "it_IT.UTF-8"}, "fr"),
        ("IT-ch", {}, "it"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "it_IT"}, "it"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "", "LC_MESSAGES": "it"}, "it"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LANG": "fr@euro"}, "fr"),
    ],
)
def test_pick_language(preferred: str | None, env: dict[str, str], expected: str) -> None:
    assert pick_language(preferred, env) == expected


def test_pick_language_refuses_a_language_asked_for_by_name() -> None:
    with pytest.raises(UnknownLanguage):
        pick_language("de", {})
