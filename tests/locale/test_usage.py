"""Every text that is asked for exists, and every text is asked for: by the page, or by the program itself.

Ids that are put together while the program runs begin with something that stands in a list here; the lists are checked too.
"""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import deben
from deben.games import game_names
from deben.locale import LANGUAGES
from deben.server.errors import STATUS
from deben.wire.codes import RefusalCode
from tests.locale.rows import BEGINNINGS, row_ids, table_ids, thing_ids
from tests.locale.texts import all_texts, text_files

SOURCE = Path(deben.__file__).parent
WEB = SOURCE.parents[1] / "web" / "src"

OF_THE_GAMES = {"choice-", "example-", "lesson-", "option-", "position-", "power-nefertiti-", "ruling-", "walk-"}
"""How ids begin whose rest comes from the games' own data, which have tests of their own."""
CONDITIONS = "group colours levels line sum dice chain"
ENDINGS = {
    "basis-nefertiti-": "stated deduced reconstructed",
    "closing-nefertiti-": CONDITIONS,
    "coach-failure-": "busy yours away",
    "coach-hint-": "with-people not-now log-full serious",
    "company-room-": "players watchers",
    "end-": "duel-last-boat nefertiti-akhenaton nefertiti-barren",
    "end-any-": "resigned time ended",
    "game-": "duel nefertiti",
    "outcome-": "duel-tie nefertiti-tie",
    "page-about-": "duel nefertiti",
    "page-closes-": f"{CONDITIONS} sum-exact",
    "page-closing-": f"{CONDITIONS} sum-exact",
    "page-duel-": "obelisk-A obelisk-B temple-A temple-B pyramids-A pyramids-B chamber-A chamber-B",
    "page-duel-token-": "take build rush swap",
    "page-facts-": "duel nefertiti",
    "page-refused-": "no-going not-away bot-goes-on time-out "
    "stale illegal waiting no-seat no-undo bad-message too-large too-fast too-many offline internal undo-pending "
    "log-full no-request",
    "page-symbol-": "coin single extra",
    "refusal-": "malformed not-your-turn over",
    "replay-": "pile warehouse deck",
    "seat-": "duel nefertiti",
    "text-topic-": "help now choices why do scores last mine port boats stock sites my-gifts courses characters markets deck "
    "closing",
}
"""How other ids begin whose rest the page puts in, and what it can be."""
NO_TEXTS = {"boat-", "market-"}
"""What the page puts together for its own elements, though texts begin so too."""
CLAUSE = re.compile(r"[DN]\d")
"""Clauses are found by their numbers."""


@cache
def page() -> str:
    """Return the source of the page, without its tests and its generated types."""
    files = sorted(path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name and path.name != "wire.ts")


@cache
def program() -> str:
    """Return the source of the program."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


@cache
def ids() -> tuple[str, ...]:
    """Return the ids of all messages."""
    return all_texts("en").ids()


def begins(start: str) -> bool:
    """Return whether an id of a message begins so."""
    return any(name.startswith(start) for name in ids())


def literal(source: str) -> set[str]:
    """Return everything in quotes that may be an id, without its attribute."""
    return {found.split(".")[0] for found in re.findall(r"[\"'`]([a-zA-Z][\w-]*(?:\.[\w-]+)?)[\"'`]", source)}


def made_by_the_program() -> set[str]:
    """Return how ids begin whose rest the program puts in: in f-strings, or by the narrator's ``say(kind, key)``."""
    found = re.findall(r'f"([a-zA-Z]+-[\w-]*)(\{game\}|\.|\{)', program())
    starts = {start + game for start, then in found for game in (game_names() if then == "{game}" else ("",))}
    kinds = set(re.findall(r'\bsay\(\s*f?"([\w-]+)"', program()))
    made = {start for start in starts | {f"{kind}-{game}" for kind in kinds for game in (*game_names(), "any")} if begins(start)}
    return {start for start in made if not start.startswith(BEGINNINGS) or start.endswith("-any")}


def told_of_the_games() -> set[str]:
    """Return the ids of rows and of things, of which there are closed lists."""
    rows = {name for game in game_names() for found in row_ids(game).values() for name in found}
    return rows | table_ids() | {name for game in game_names() for name in thing_ids(game)}


def made_by_the_page() -> set[str]:
    """Return the ids that the page puts together, of those whose endings are listed."""
    return {start + ending for start, endings in ENDINGS.items() for ending in endings.split()}


def test_the_list_of_beginnings_is_that_of_the_page() -> None:
    found = {start for start in re.findall(r"`([a-zA-Z]+-[\w-]*)\$\{", page()) if begins(start)}
    assert found - NO_TEXTS - set(BEGINNINGS) == OF_THE_GAMES | ENDINGS.keys(), "add what is new to ENDINGS, take out what is gone"


def test_every_ending_that_the_page_may_put_in_has_its_text() -> None:
    assert sorted(made_by_the_page() - set(ids())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_the_page_names_exists(language: str) -> None:
    texts = all_texts(language)
    named = set(re.findall(r"\bt\(\s*[\"']([\w.-]+)[\"']", page()))
    either = set(re.findall(r"\bt\([^()\"'`]*\? \"([\w.-]+)\" : \"[\w.-]+\"", page()))
    or_else = set(re.findall(r"\bt\([^()\"'`]*\? \"[\w.-]+\" : \"([\w.-]+)\"", page()))
    assert len(named) > 200
    assert sorted(name for name in named | either | or_else if not texts.has(name)) == []


def within_texts() -> set[str]:
    """Return the messages that other messages speak."""
    texts = [path.read_text(encoding="utf-8") for path in text_files("en")]
    return {name for text in texts for name in re.findall(r"\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}", text)}


def test_every_text_is_used() -> None:
    used = literal(page()) | literal(program()) | within_texts() | made_by_the_page() | told_of_the_games()
    starts = (*OF_THE_GAMES, *made_by_the_program())
    unused = [name for name in ids() if name not in used and not name.startswith(starts) and not CLAUSE.match(name)]
    assert [name for name in unused if not name.endswith("-intro")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failed_request_has_its_sentence(language: str) -> None:
    """What the coach refuses it says itself; everything else is ``page-failure``, which names the code only where it knows none."""
    texts = all_texts(language)
    of_the_coach = {
        code: code.replace("coach-", "coach-failure-").replace("hint-", "coach-hint-")
        for code in STATUS
        if code.startswith(("coach-", "hint-"))
    }
    assert [code for code, name in of_the_coach.items() if not texts.has(name)] == []
    others = STATUS.keys() - of_the_coach.keys()
    assert sorted(code for code in others if f"({code})" in texts.text("page-failure", code=code)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_server_has_its_sentence(language: str) -> None:
    """What a table refuses is said by ``refusal-<code>`` or ``page-refused-<code>``."""
    texts = all_texts(language)
    assert [code for code in get_args(RefusalCode) if not (texts.has(f"refusal-{code}") or texts.has(f"page-refused-{code}"))] == []
