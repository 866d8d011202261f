"""Lessons: every way through them that the prompts allow is legal, and their opponents follow the script on all of them."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
import pytest

from deben.games import game_named
from deben.match import commitment_of
from deben.server.errors import ServiceError
from deben.server.people.lessons import LessonData, lesson_named, lesson_table, lessons, scripted
from deben.server.tables.table import Table
from deben.store import ActionRow, TableRow

from .harness import ME, Person, bot, quick, running


def table_for(lesson: LessonData, moves: list[tuple[str, str | None]]) -> Table:
    """Return the table of a lesson after some actions, each with the bot that chose it."""
    made = lesson_table(lesson, "anna")
    live = Table(TableRow(**msgspec.structs.asdict(made), created=datetime.now(UTC), watchers=set()), {}, game_named(made.game))
    live.rebuild([])
    for number, (action, by) in enumerate(moves, 1):
        assert live.actor is not None
        live.play(ActionRow(number, live.actor, action, str(number), by))
    return live


def ways(lesson: LessonData, asked: list[list[str]], moves: list[tuple[str, str | None]]) -> Iterator[list[tuple[str, str | None]]]:
    """Yield the actions of every way through the prompts that are left."""
    live = table_for(lesson, moves)
    while live.actor:
        action = scripted(live, live.match.legal_numbers)
        assert action is not None, (moves, live.match.legal)
        name = game_named(lesson.game).write_action(action)
        live.play(ActionRow(live.number + 1, live.actor, name, str(live.number), "pupil"))
        moves = [*moves, (name, "pupil")]
    if not asked:
        yield moves
        return
    wanted = [name for name in live.match.legal if any(fnmatchcase(name, pattern) for pattern in asked[0])]
    assert wanted, (moves, asked[0], live.match.legal)
    for chosen in wanted:
        yield from ways(lesson, asked[1:], [*moves, (chosen, None)])


def test_our_games_have_lessons() -> None:
    assert set(lessons()) >= {"duel", "nefertiti"}


@pytest.mark.parametrize("game", lessons())
def test_every_way_through_a_lesson_can_be_gone(game: str) -> None:
    lesson = lesson_named(game)
    asked = [step.expects for step in lesson.steps if step.expects and step.expects != ["*"]]
    found = list(ways(lesson, asked, []))
    assert len(found) >= 2
    assert len({step.step for step in lesson.steps}) == len(lesson.steps)


def test_what_the_prompts_of_the_duel_promise() -> None:
    """Boat 2 brings the 8 and a Take token; the 7 and the 9 can be taken with it; Akhenaton unloads the boat of column b."""
    for moves in ways(lesson_named("duel"), [["?2"], ["?2"], ["x2"], ["take"], ["3:1", "a:2"]], []):
        live = table_for(lesson_named("duel"), moves)
        breakdown = live.match.game.breakdown(live.match.view(0), 0)
        assert breakdown["chamber"] == 4, "a run of two"
        assert ("xb", "pupil") in moves
        assert live.match.game.breakdown(live.match.view(0), 1)["pyramids"] == 3, "two light blocks"


def test_what_the_prompts_of_nefertiti_promise() -> None:
    """The gold mask with its seal from Gizeh, then a second one by the Thief: 14 points each, with no other owner."""
    for moves in ways(lesson_named("nefertiti"), [["gr6", "gr7"], ["upper"], ["thief"], ["lower1"]], []):
        live = table_for(lesson_named("nefertiti"), moves)
        assert live.match.game.breakdown(live.match.view(0), 0)["goldwork"] == 28
        assert [name for name, by in moves if by] == ["gr4", "gr2", "half", "half"]


def test_a_lesson_is_kept_until_it_is_begun_anew(anna: Person, bruno: Person) -> None:
    first = anna.http.post("/api/lessons/duel").json()
    assert anna.http.post("/api/lessons/duel").json() == first
    assert bruno.http.post("/api/lessons/duel").json()["table"] != first["table"]
    anew = anna.http.post("/api/lessons/duel?anew=true").json()
    assert anew["table"] != first["table"]
    assert anna.http.post("/api/lessons/duel").json()["table"] == anew["table"]
    assert anna.http.post("/api/lessons/chess").status_code == 404
    summaries = {each["table"]: each["lesson"] for each in anna.http.get("/api/tables").json()["tables"]}
    assert summaries[anew["table"]]
    ordinary = anna.create("duel", [ME, bot("random")])
    looks = [anna.http.get(f"/api/tables/{table}").json()["commitment"] for table in (first["table"], ordinary["table"])]
    assert looks[0] == commitment_of(lesson_named("duel").seed) != looks[1], "only a lesson has a seed that everybody knows"
    with pytest.raises(ServiceError):
        lesson_named("chess")


def test_a_lesson_by_older_rules_is_begun_anew(tmp_path: Path) -> None:
    """Its table cannot be shown any more."""
    with running(quick(tmp_path)) as address, Person(address) as anna:
        first = anna.http.post("/api/lessons/duel").json()["table"]
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE tables SET rules = 0")
        database.close()
        anew = anna.http.post("/api/lessons/duel").json()["table"]
        assert anew != first
        assert anna.http.get(f"/api/tables/{anew}").status_code == 200


def test_the_opponent_of_a_lesson_follows_the_script(anna: Person) -> None:
    table = anna.http.post("/api/lessons/duel?anew=true").json()["table"]
    with anna.sit(table) as seated:
        for action, answer in (("b2", "b3"), ("c2", "b1"), ("x2", "xb")):
            seated.act(action)
            seated.catch_up(seated.now["number"] + (2 if seated.now.get("entry", {}).get("action") != action else 1))
            assert seated.now["entry"]["action"] == answer
