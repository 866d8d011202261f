"""Rows of real matches with the sentences that they are in every language: Python and the page must tell all of them alike.

``python -m tests.narrate.sample_rows`` writes ``rows.json`` anew, which people read before they commit it.  It holds one row for
each sentence that differs in more than names and numbers.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from deben.games import game_named, game_names
from deben.games.contract import Game, Reason
from deben.locale import LANGUAGES
from deben.locale.vocabulary import vocabulary
from deben.match import Match
from deben.narrate import Narrator
from deben.narrate.facts import moment_of
from deben.narrate.words import Namer
from tests.duel.test_explain import CASES as DUEL_CASES
from tests.locale.texts import all_texts
from tests.nefertiti.test_explain import CASES as NEFERTITI_CASES
from tests.nefertiti.test_explain import RACE, TWO
from tests.nefertiti.walks import OPTION_SETS

from .test_nefertiti import PROMPTS

__all__ = ["FILE", "LANGUAGES", "NAMES", "told"]

FILE = Path(__file__).parent / "rows.json"
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
OPTIONS: dict[str, list[dict[str, Any]]] = {"duel": [{"sides": "ABAB"}] * 4, "nefertiti": OPTION_SETS}
CASES: dict[str, list[tuple[str, str, Reason]]] = {"duel": DUEL_CASES, "nefertiti": NEFERTITI_CASES}
POSITIONS = {
    "duel": ["turn=A boats=-/ldR/oot1/-/ddo/t4lS warehouse=oll port=AAA/A../..."],
    "nefertiti": [
        *(position for position, _ in PROMPTS),
        f"{RACE} phase=best closing=g pieces=gr8:2".replace("g=harp^,mirror", "g=harp,-"),
        f"{RACE} phase=best closing=g pieces=gr4:2".replace("mirror,statuette,chair", "~mirror,-,chair"),
        f"{TWO} cast=race-on-the-nile closing=g phase=collect pieces=gr4:c2".replace("harp^,mirror,statuette,chair", "-,-,-,-"),
    ],
}
"""Further moments in which something else is asked."""
EAGER = 0.66
"""How often a character is recruited where one can be."""
BECAUSE: dict[str, Any] = {
    "seat": 1, "source": {"duel": "pyramids", "nefertiti": "goldwork"}, "face": "c7", "length": 3, "type": "harp",
    "market": "louqsor", "character": "royal-scribe", "kind": "double", "bid": 6,
}  # fmt: skip
"""What the coach's reasons are about here."""
RARE = {
    "duel": [{"kind": "passed", "params": {"seat": 1}}],
    "nefertiti": [
        {"kind": "attribution", "params": {"last": 0, "pieces": 8, "gifts": 0}},
        {"kind": "ended", "params": {"barren": 10}},
        {"kind": "traded", "params": {"seat": 0, "market": "gizeh", "place": "lower2", "given": "mirror+1", "paid": 0}},
        {"kind": "traded", "params": {"seat": 0, "market": "gizeh", "place": "upper", "given": "cup", "paid": 3}},
        {"kind": "traveller-left", "params": {}},
        {"kind": "went-home", "params": {"seat": 2, "square": "m4", "collector": 0}},
        {"kind": "went-home", "params": {"seat": 1, "square": "m4", "collector": 1}},
        {"kind": "exchanged", "params": {"seat": 1, "owner": "seat1", "taken": "double", "given": "harp", "paid": 1}},
        {"kind": "drawn", "params": {"market": "memphis", "place": "lower1", "kind": "travelling-thief"}},
    ],
}
"""Events that random matches hardly see."""

SIGN = re.compile(r"\b(?:[a-c][1-3]?|[gasl][lr]\d+[a-c]?|m?\d+)\b")
"""A number, a boat or a square."""

Row = dict[str, Any]


def told(narrator: Narrator, what: str, row: Mapping[str, Any]) -> str | None:
    """Return a row as its sentence."""
    sentences = narrator.sentences
    if what == "event":
        return sentences.event_sentence(row)
    if what == "action":
        return sentences.action_sentence(row)
    if what == "prompt":
        return sentences.prompt_sentence(moment_of(row["view"], row["legal"], row["actor"]))
    if what == "because":
        words = {**sentences.words(row["params"]), "points": "+1.5"}
        return narrator.texts.text(f"coach-{'any' if row['common'] else narrator.game.name}-{row['code']}", **words)
    return sentences.say("reason", row["code"], **sentences.words(row["params"]))


def _walked(game: str) -> Iterator[tuple[str, Row]]:
    """Yield the rows of random matches."""
    narrator = Narrator(game)
    rows = narrator.sentences.rows
    for seed, options in enumerate(OPTIONS[game]):
        match, chance = Match(game, seed, options), Random(seed)
        while not match.over:
            view, legal, before = match.view(match.actor), match.legal_numbers, match.state.copy()
            shown = [dict(rows.action(action, view)) for action in legal]
            yield from (("action", action) for action in shown)
            yield "prompt", {"view": json.loads(rows.presenter.view_text(view, match.actor)), "legal": shown, "actor": match.actor}
            cast = [action for action, each in zip(legal, shown, strict=True) if each["kind"] == "recruit"]
            move = match.play(chance.choice(cast if cast and chance.random() < EAGER else legal))
            yield from (("event", dict(event)) for event in rows.events(move.events, before))


def _positions(game: Game) -> Iterator[tuple[str, Row]]:
    """Yield the prompts of positions that tests know, and all reasons."""
    rows = Narrator(game).sentences.rows
    for _, _, reason in CASES[game.name]:
        yield "reason", {"code": reason.code, "clause": reason.clause, "params": dict(reason.params)}
    for text in (*(text for text, _, _ in CASES[game.name]), *POSITIONS[game.name]):
        view = game.read_position(text)
        actor = int(game.rules.actor(view))
        if actor >= 0:
            shown = json.loads(rows.presenter.legal_text(view, rows.executor.legal(view)))
            yield from (("action", action) for action in shown)
            yield "prompt", {"view": json.loads(rows.presenter.view_text(view, actor)), "legal": shown, "actor": actor}


def _reasons_of_the_coach(game: str) -> Iterator[tuple[str, Row]]:
    texts = all_texts("en")
    for name in texts.ids():
        found = re.fullmatch(f"coach-({game}|any)-(.+)", name)
        if found and texts.has(name):
            params = {each: value[game] if isinstance(value, dict) else value for each, value in BECAUSE.items()}
            if game == "duel":
                params = {each: params[each] for each in ("seat", "source", "face", "length")}
            yield "because", {"code": found[2], "points": 1.5, "params": params, "common": found[1] == "any"}


def _slim(game: str, what: str, row: Row) -> Row:
    """Return a prompt with no more of its view than the facts look at."""
    if what != "prompt":
        return row
    view: Row = {"phase": row["view"]["phase"]}
    for ways in vocabulary(game_named(game)).facts.values():
        for way in [ways] if isinstance(ways, str) else ways:
            if way.startswith("view."):
                view[way.split(".")[1]] = row["view"][way.split(".")[1]]
    if "markets" in view:
        about = {(view["closing"] or {}).get("market"), view["power"]["market"]}
        markets = [market for market in view["markets"] if market["tile"] or market["name"] in about]
        view["markets"] = [_slim_market(market, (view["closing"] or {}).get("square")) for market in markets]
        view["memphis"] = view["memphis"] and {"half": view["memphis"]["half"]}
        view["seats"] = [{"deben": seat["deben"]} for seat in view["seats"]]
    kinds: dict[str, Row] = {}
    for each in row["legal"]:
        kinds.setdefault(str(each.get("place") or each["kind"]), {key: each[key] for key in ("kind", "place") if key in each})
    return {"view": view, "legal": [*kinds.values()], "actor": row["actor"]}


def _slim_market(market: Row, at: str | None) -> Row:
    squares = [{"name": each["name"], "symbol": each["symbol"]} for each in market["stall"]["squares"] if each["name"] == at]
    places = [{key: place[key] for key in ("name", "card", "sealed")} for place in market["places"]]
    return {"name": market["name"], "tile": market["tile"], "half": market["half"], "places": places, "stall": {"squares": squares}}


def _shape(narrator: Narrator, what: str, row: Row) -> str:
    """Return a sentence without names and numbers."""
    with patch.object(Namer, "thing", lambda *_: "*"):
        return what + re.sub(SIGN, "#", told(narrator, what, row) or "-")


def samples(game: str) -> list[Row]:
    """Return one row for each sentence of a game that differs in more than names and numbers."""
    narrators = {lang: Narrator(game, lang, NAMES) for lang in LANGUAGES}
    found: dict[str, Row] = {}
    rare = (("event", event) for event in RARE[game])
    for what, row in (*_positions(game_named(game)), *_walked(game), *_reasons_of_the_coach(game), *rare):
        shape = _shape(narrators["en"], what, row)
        if shape not in found:
            slim = _slim(game, what, row)
            sentences = {lang: told(narrators[lang], what, slim) for lang in LANGUAGES}
            assert sentences["en"] == told(narrators["en"], what, row)
            found[shape] = {"game": game, "what": what, "row": slim, **sentences}
    order = ("prompt", "action", "event", "reason", "because")
    return sorted(found.values(), key=lambda each: (order.index(each["what"]), each["en"] or ""))


if __name__ == "__main__":
    lines = [json.dumps(row, ensure_ascii=False) for game in game_names() for row in samples(game)]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
