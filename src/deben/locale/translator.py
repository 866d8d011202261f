"""Texts by message id: the only door from Python to the Fluent files."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import TYPE_CHECKING

from deben.locale.errors import BrokenMessage, UnknownMessage
from deben.locale.languages import known_language
from deben.locale.source import entries

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

__all__ = ["Translator"]

MOST_SIGNS = 1000
"""Of a text that is filled in; Fluent itself gives up at 2,500."""
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What would speak to a terminal rather than to a reader."""


class Translator:
    """The texts of one language. Nothing falls back to another language: what is missing is an error.

    `more` are folders with texts of a game, in its own language where it does not speak this one.
    """

    def __init__(self, lang: str, *more: Path) -> None:
        self.lang = known_language(lang)
        self._entries = entries(self.lang, *more)
        self._loaded: set[str] = set()
        self._bundle: FluentBundle | None = None

    def ids(self) -> tuple[str, ...]:
        """All message ids, in the order of the files (without attributes and without terms)."""
        return tuple(entry_id for entry_id in self._entries if not entry_id.startswith("-"))

    def has(self, message_id: str) -> bool:
        """Whether `text` knows the message, or the attribute when written "id.attribute"."""
        try:
            self._pattern(message_id)
        except UnknownMessage:
            return False
        return True

    def text(self, message_id: str, /, **args: str | float) -> str:
        """Return the text of a message, or of an attribute written "id.attribute", with the arguments filled in.

        UnknownMessage if it does not exist; BrokenMessage if Fluent reports anything, such as a missing argument.
        """
        pattern = self._pattern(message_id)
        try:
            text, errors = self._fluent().format_pattern(pattern, {name: _readable(value) for name, value in args.items()})
        except RecursionError:  # fluent.runtime notices circles only in messages of several parts
            raise BrokenMessage(message_id, self.lang, ["refers to itself"]) from None
        if errors or not isinstance(text, str):
            raise BrokenMessage(message_id, self.lang, errors or ["no text"])
        return text

    def _pattern(self, message_id: str) -> Pattern:
        name, _, attribute = message_id.partition(".")
        if name not in self._entries or name.startswith("-"):
            raise UnknownMessage(message_id, self.lang, difflib.get_close_matches(name, self._entries, 3))
        if name not in self._loaded:
            self._load(name)
        message = self._fluent().get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(message_id, self.lang, [f"{name}.{known}" for known in message.attributes])
        return pattern

    def _load(self, entry_id: str) -> None:
        """Add an entry, and every entry it refers to directly or not, to the bundle."""
        from fluent.syntax import ast

        parsed: dict[str, ast.EntryType] = {}
        waiting = [entry_id]
        while waiting:
            name = waiting.pop()
            if name in self._loaded or name in parsed:
                continue
            if name not in self._entries:
                raise BrokenMessage(entry_id, self.lang, [f"refers to the unknown {name!r}"])
            parsed[name] = entry = _parse(name, self._entries[name], self.lang)
            waiting.extend(_references(entry))
        self._fluent().add_resource(ast.Resource(list(parsed.values())))
        self._loaded.update(parsed)

    def _fluent(self) -> FluentBundle:
        if self._bundle is None:
            # Imported late: fluent.runtime and babel take longer to import than all our texts to load.
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.lang], use_isolating=False)
        return self._bundle


def _readable(value: str | float) -> str | float:
    """Return what is filled in without signs that steer a terminal, and no longer than anybody would read."""
    if not isinstance(value, str):
        return value
    text = CONTROL.sub("\ufffd", value)
    return text if len(text) <= MOST_SIGNS else f"{text[:MOST_SIGNS]}…"


def _parse(entry_id: str, source: str, lang: str) -> ast.Message | ast.Term:
    from fluent.syntax import FluentParser, ast

    body = FluentParser(with_spans=False).parse(source).body
    junk = [note.message for item in body if isinstance(item, ast.Junk) for note in item.annotations]
    found = [item for item in body if isinstance(item, ast.Message | ast.Term)]
    if junk or len(found) != 1:
        raise BrokenMessage(entry_id, lang, junk or ["not one entry"])
    return found[0]


def _references(entry: ast.Message | ast.Term) -> set[str]:
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    found: set[str] = set()

    class Collector(Visitor):
        def generic_visit(self, node: ast.BaseNode) -> None:
            if isinstance(node, ast.MessageReference):
                found.add(node.id.name)
            elif isinstance(node, ast.TermReference):
                found.add(f"-{node.id.name}")
            super().generic_visit(node)

    Collector().visit(entry)
    return found
