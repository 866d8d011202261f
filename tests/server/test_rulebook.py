"""Every drawn position of the rules is played: none can say what the rules do not."""

import re
from itertools import chain

import httpx
import pytest

from deben.games import game_named, game_names
from deben.games.nefertiti.rooms.wire.view import NefertitiStall, StallShown
from deben.locale import LANGUAGES
from deben.locale.examples import Example, examples, is_expected, walk
from deben.locale.rulebook import rulebook
from deben.match import Match
from deben.server.study.rulebook import book_shown
from deben.wire.common import GameName
from deben.wire.encoded import decoded
from deben.wire.rulebook import ExampleShown
from tests.locale.texts import all_texts

from .harness import Person

EXAMPLES = [(game, example) for game in game_names() for example in examples(game_named(game))]
SITES = ("", ":obelisk", ":temple", ":pyramids", ":chamber", ":tokens")
MARKETS = ("gizeh", "akhet-aton", "abou-simbel", "louqsor")
PARTS = {
    "duel": {"port", *(f"site:{seat}{site}" for seat in (0, 1) for site in SITES)},
    "nefertiti": {"nile", "cast", *(f"seat:{seat}" for seat in range(4)), *(f"market:{market}" for market in MARKETS)},
}  # fmt: skip


def shown(game: GameName, example: Example) -> ExampleShown:
    return next(each for each in book_shown(game).examples if each.id == example.id)


def played(game: str, example: Example) -> Match:
    match = Match(game, 0, position=example.position)
    for action in example.actions:
        match.play(action)
    return match


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda each: getattr(each, "id", each))
def test_an_example_comes_out_as_it_says(game: GameName, example: Example) -> None:
    assert example.events or example.points, "an example shows something that can be checked"
    events = iter(shown(game, example).events)
    for wanted in example.events:
        assert any(is_expected(wanted, event.kind, event.params) for event in events), wanted
    assert not list(events), "what is shown ends with the last thing the example is about"
    match = played(game, example)
    breakdowns = [match.game.breakdown(match.state, seat) for seat in range(match.seats)]
    for points in example.points:
        seat, _, rest = points.partition(" ")
        source, _, count = rest.partition("=")
        assert breakdowns[int(seat)][source] == int(count), points


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda each: getattr(each, "id", each))
def test_what_an_example_says_cannot_be_done_is_refused(game: GameName, example: Example) -> None:
    match = Match(game, 0, position=example.position)
    for text in example.refused:
        action, _, code = text.rpartition(" ")
        refusal = match.refusal(action)
        assert refusal is not None
        assert refusal.reason is not None
        assert refusal.reason.code == code
    assert len(shown(game, example).refused) == len(example.refused)


@pytest.mark.parametrize("game", game_names())
def test_drawings_name_parts_of_the_board_and_clauses_of_the_book(game: str) -> None:
    match = game_named(game)
    book = rulebook(match)
    assert len(walk(match)) >= 6
    assert len(examples(match)) >= 8
    for drawing in chain(walk(match), examples(match)):
        assert drawing.show
        assert {*drawing.show, *getattr(drawing, "then", ())} <= PARTS[game]
        assert all(book.clause(clause).id == clause for clause in drawing.clauses)
        assert drawing.clauses
        assert all(match.read_action(mark) >= 0 for mark in drawing.marks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_has_its_texts(lang: str) -> None:
    texts = all_texts(lang)
    wanted = [f"walk-{step.id}" for game in game_names() for step in walk(game_named(game))] + [
        f"example-{example.id}" for _, example in EXAMPLES
    ]
    assert all(texts.has(each) and texts.has(f"{each}.text") for each in wanted)
    assert {each for each in texts.ids() if each.startswith(("walk-", "example-"))} == set(wanted)


def test_the_numbers_of_an_example_are_the_same_in_every_language() -> None:
    for _, example in EXAMPLES:
        found = [sorted(re.findall(r"\d+", all_texts(lang).text(f"example-{example.id}.text"))) for lang in LANGUAGES]
        assert found == [found[0]] * len(LANGUAGES), example.id


def test_the_book_goes_over_the_wire_once(anna: Person) -> None:
    for game in game_names():
        answer = anna.http.get(f"/api/rulebook/{game}")
        assert answer.headers["content-encoding"] == "gzip"
        body = answer.json()
        assert [ruling["slug"] for ruling in body["rulings"]] == [ruling.slug for ruling in rulebook(game_named(game)).rulings]
        assert len(body["stalls"]) == (9 if game == "nefertiti" else 0)
        again = anna.http.get(f"/api/rulebook/{game}", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == httpx.codes.NOT_MODIFIED
    assert anna.http.get("/api/rulebook/chess").json()["code"] == "bad-request"


def test_stalls_come_with_how_sure_we_are_of_them() -> None:
    """N1.2: the squares are those of the data, and what is surer than the rest is named."""
    given = [(decoded(each.stall, NefertitiStall), each) for each in book_shown("nefertiti").stalls if isinstance(each, StallShown)]
    stalls, drawn = {stall.name: each for stall, each in given}, {stall.name: stall for stall, _ in given}
    assert [square.bid for square in drawn["ar"].squares] == list(range(9))
    assert stalls["sr"].symbols_stated == ["3c"]
    assert {each.values for each in stalls.values()} <= {"stated", "deduced", "reconstructed"}
    assert drawn["m"].side == "port"
