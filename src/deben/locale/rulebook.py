"""The rules of a game as a book: sections, numbered clauses, and our rulings on them, in one language."""

import difflib
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from deben.locale.errors import UnknownClause
from deben.locale.languages import LANGUAGES, known_language
from deben.locale.source import HasTexts, entries_of_file
from deben.locale.translator import Translator

__all__ = [
    "Clause",
    "Rulebook",
    "Ruling",
    "Section",
    "UnknownClause",
    "clause_ids",
    "message_id",
    "rulebook",
]

FILE, RULINGS = "rules.ftl", "rulings.toml"
SECTION, CLAUSE = r"[A-Z]\d+", r"[A-Z]\d+-\d+[ab]?"
"""What the ids of sections and clauses look like: each game has a letter."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule, such as D4.2."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A headed group of clauses; `lead` is what is said under the heading for all of them, often nothing."""

    id: str
    title: str
    clauses: tuple[Clause, ...]
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Our answer to a question that the printed editions leave open, and the clauses it settles."""

    slug: str
    clauses: tuple[str, ...]
    question: str
    answer: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    lang: str
    intro: str
    sections: tuple[Section, ...]
    rulings: tuple[Ruling, ...]

    def clause(self, clause_id: str) -> Clause:
        """Return the clause with this id, in upper or lower case; for a section id its title and lead as one clause."""
        wanted = clause_id.strip().casefold()
        found = self._clauses.get(wanted)
        if found is None:
            near = difflib.get_close_matches(wanted, self._clauses, 4, cutoff=0.5)
            raise UnknownClause(clause_id, self.game, [self._clauses[key].id for key in near])
        return found

    def section(self, clause_id: str) -> Section:
        """Return the section with this id, or the one in which the clause with this id stands."""
        wanted = self.clause(clause_id).id.split(".")[0]
        return next(section for section in self.sections if section.id == wanted)

    def rulings_on(self, clause_id: str) -> tuple[Ruling, ...]:
        """Return the rulings that settle this clause."""
        wanted = self.clause(clause_id).id
        return tuple(ruling for ruling in self.rulings if wanted in ruling.clauses)

    def search(self, words: str) -> tuple[Clause, ...]:
        """Return the clauses that contain all the words, in themselves or in their rulings; case and accents do not count."""
        wanted = _folded(words).split()
        if not wanted:
            return ()
        return tuple(clause for clause, text in self._haystacks if all(word in text for word in wanted))

    @cached_property
    def reference(self) -> "re.Pattern[str]":
        """The pattern of a clause or section of this book inside a text, for links."""
        letters = "".join(sorted({section.id[0] for section in self.sections}))
        return re.compile(rf"\b[{letters}]\d+(?:\.\d+[ab]?)?\b" if letters else r"(?!)")

    @cached_property
    def _haystacks(self) -> tuple[tuple[Clause, str], ...]:
        return tuple((clause, self._haystack(clause)) for clause in self._clauses.values())

    def _haystack(self, clause: Clause) -> str:
        rulings = [f"{ruling.question} {ruling.answer}" for ruling in self.rulings_on(clause.id)]
        return _folded(" ".join([clause.id, clause.text, *rulings]))

    @cached_property
    def _clauses(self) -> Mapping[str, Clause]:
        found: dict[str, Clause] = {}
        for section in self.sections:
            heading = "\n".join(filter(None, (section.title, section.lead)))
            for clause in (Clause(section.id, heading), *section.clauses):
                found[clause.id.casefold()] = clause
        return found


def message_id(clause_id: str) -> str:
    """Return the Fluent id of a clause or section: "D4-2" for D4.2 (Fluent keeps the point for attributes)."""
    return clause_id.replace(".", "-")


def rulebook(game: HasTexts, lang: str = LANGUAGES[0]) -> Rulebook:
    """Return the rules of a game in a language, an empty book if it brings none; UnknownLanguage where we have no texts at all."""
    return _rulebook(game, known_language(lang))


@cache
def _rulebook(game: HasTexts, lang: str) -> Rulebook:
    texts = Translator(lang, *game.texts(lang))
    sections = tuple(_section(texts, section_id, game) for section_id in _ids(game, SECTION))
    intro = f"{game.name}-intro"
    return Rulebook(game.name, lang, texts.text(intro) if texts.has(intro) else "", sections, _rulings(texts, game))


def _section(texts: Translator, section_id: str, game: HasTexts) -> Section:
    inside = [clause_id for clause_id in clause_ids(game) if clause_id.split(".")[0] == section_id]
    clauses = tuple(Clause(clause_id, texts.text(message_id(clause_id))) for clause_id in inside)
    lead = texts.text(f"{section_id}.lead") if texts.has(f"{section_id}.lead") else ""
    return Section(section_id, texts.text(section_id), clauses, lead)


def _rulings(texts: Translator, game: HasTexts) -> tuple[Ruling, ...]:
    file = game.folder / "locale" / RULINGS
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["ruling"] if file.is_file() else []
    return tuple(_ruling(texts, row["id"], tuple(row["clauses"])) for row in rows)


def _ruling(texts: Translator, slug: str, clauses: tuple[str, ...]) -> Ruling:
    return Ruling(slug, clauses, texts.text(f"ruling-{slug}"), texts.text(f"ruling-{slug}.answer"))


def clause_ids(game: HasTexts) -> tuple[str, ...]:
    """Return the ids of all clauses of a game, in the order of the rules."""
    return _ids(game, CLAUSE)


@cache
def _ids(game: HasTexts, pattern: str) -> tuple[str, ...]:
    master = LANGUAGES[0]
    folders = [folder for folder in game.texts(master) if (folder / FILE).is_file()]
    found = [entry_id for folder in folders for entry_id in entries_of_file(master, FILE, folder)]
    return tuple(entry_id.replace("-", ".") for entry_id in found if re.fullmatch(pattern, entry_id))


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(char for char in plain if not unicodedata.combining(char)).casefold()
