"""The rules of a game as a book: sections, numbered clauses, and our rulings on them, in one language."""

import difflib
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType

from deben.locale.errors import UnknownClause, UnknownGame
from deben.locale.languages import LANGUAGES, known_language
from deben.locale.source import FOLDER, entries_of_file
from deben.locale.translator import Translator

__all__ = [
    "CLAUSE_IDS",
    "GAMES",
    "REFERENCE",
    "Clause",
    "Rulebook",
    "Ruling",
    "Section",
    "UnknownClause",
    "UnknownGame",
    "message_id",
    "rulebook",
]

GAMES = ("duel", "nefertiti")
"""The games that have rules here."""

REFERENCE = re.compile(r"\b[DN]\d+(?:\.\d+[ab]?)?\b")
"""Pattern of a clause or section id inside a text, for links."""


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


def rulebook(game: str, lang: str = LANGUAGES[0]) -> Rulebook:
    """Return the rules of a game in a language; UnknownGame or UnknownLanguage where there are none."""
    if game not in GAMES:
        raise UnknownGame(game, GAMES)
    return _rulebook(game, known_language(lang))


@cache
def _rulebook(game: str, lang: str) -> Rulebook:
    texts = Translator(lang)
    sections = tuple(_section(texts, section_id, game) for section_id in _SECTION_IDS[game])
    return Rulebook(game, lang, texts.text(f"{game}-intro"), sections, _rulings(texts, game))


def _section(texts: Translator, section_id: str, game: str) -> Section:
    inside = [clause_id for clause_id in CLAUSE_IDS[game] if clause_id.split(".")[0] == section_id]
    clauses = tuple(Clause(clause_id, texts.text(message_id(clause_id))) for clause_id in inside)
    lead = texts.text(f"{section_id}.lead") if texts.has(f"{section_id}.lead") else ""
    return Section(section_id, texts.text(section_id), clauses, lead)


def _rulings(texts: Translator, game: str) -> tuple[Ruling, ...]:
    rows = tomllib.loads((FOLDER / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
    ours = [row for row in rows if row["clauses"][0] in CLAUSE_IDS[game]]
    return tuple(_ruling(texts, row["id"], tuple(row["clauses"])) for row in ours)


def _ruling(texts: Translator, slug: str, clauses: tuple[str, ...]) -> Ruling:
    return Ruling(slug, clauses, texts.text(f"ruling-{slug}"), texts.text(f"ruling-{slug}.answer"))


def _ids(game: str, pattern: str) -> tuple[str, ...]:
    found = entries_of_file(LANGUAGES[0], f"rules-{game}.ftl")
    return tuple(entry_id.replace("-", ".") for entry_id in found if re.fullmatch(pattern, entry_id))


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(char for char in plain if not unicodedata.combining(char)).casefold()


_SECTION_IDS: Mapping[str, tuple[str, ...]] = MappingProxyType({game: _ids(game, r"[DN]\d+") for game in GAMES})

CLAUSE_IDS: Mapping[str, tuple[str, ...]] = MappingProxyType({game: _ids(game, r"[DN]\d+-\d+[ab]?") for game in GAMES})
"""The ids of all clauses of each game, in the order of the rules."""
