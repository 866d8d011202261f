"""Both lessons, played to their end on the real board."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Locator, Route, expect

from deben.locale import LANGUAGES
from deben.server.people.lessons import lesson_named, lessons
from tests.locale.texts import text_files

from .conftest import Invite
from .person import CHOICES, Person
from .test_access import violations

CHOSEN = {
    "duel": {"place": "c2", "again": "a2", "unload": "x2", "token": "take", "choose": "3:1", "free": "a1"},
    "nefertiti": {"place": "gr6", "upper": "upper", "character": "thief", "steal": "lower3", "free": "sr7"},
}
TILES = {"gr6": "gizeh", "sr7": "abou-simbel"}
"""On a phone a square is behind the tile of its market."""
ASTRAY = {"duel": ("place", "b1"), "nefertiti": ("character", "vizier")}


def step(person: Person) -> str:
    """Return which step the lesson is at."""
    return person.page.locator("[data-step]").get_attribute("data-step") or ""


def part(person: Person, action: str) -> Locator:
    """Return the part of the board, or the button, that an action is attached to, once it can be done."""
    return person.page.locator(f'[data-action="{action}"]:is(.live, .choice)').first


def go_on(person: Person, now: str) -> None:
    """Wait until a step is over."""
    expect(person.page.locator(f"[data-step={now}]")).to_have_count(0, timeout=20000)


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_to_its_end(invite: Invite, game: str) -> None:
    """A move that was not asked for gets a friendly answer and is not made; leaving and coming back changes nothing."""
    phone = game == "nefertiti"
    anna = invite(phone=phone)
    anna.page.goto("/")
    anna.page.locator(f"article.{game}").get_by_role("link", name="Learn by playing").click()
    anna.page.wait_for_selector("[data-testid=lesson]")
    for each in lesson_named(game).steps[:-1]:
        assert step(anna) == each.step
        action = CHOSEN[game].get(each.step)
        if action is None:
            anna.page.get_by_role("button", name="Continue").click()
            go_on(anna, each.step)
            continue
        if phone and action in TILES:
            anna.page.locator(f".tile.{TILES[action]}.live").click()
        part(anna, action).wait_for()
        expect(anna.page.locator(".spotlight").first).to_be_visible()
        if each.step == ASTRAY[game][0]:
            part(anna, ASTRAY[game][1]).click()
            expect(anna.page.get_by_test_id("lesson-answer")).to_be_visible()
            assert violations(anna) == []
            anna.page.reload()
            expect(anna.page.locator(f"[data-step={each.step}]")).to_have_count(1)
        part(anna, action).click()
        go_on(anna, each.step)
    assert step(anna) == "done"
    anna.page.get_by_role("link", name="Play on").click()
    anna.page.wait_for_url("**/table/*")
    anna.page.wait_for_selector(CHOICES)
    anna.page.goto("/tables")
    expect(anna.page.get_by_role("link", name=re.compile("Learn by playing"))).to_have_attribute("href", f"/tutorial/{game}")


def test_a_lesson_by_keyboard_and_begun_again(invite: Invite) -> None:
    anna = invite("it")
    anna.page.goto("/tutorial/duel")
    anna.page.get_by_role("button", name="Avanti").focus()
    anna.page.keyboard.press("Enter")
    go_on(anna, "welcome")
    anna.page.keyboard.press("Enter")
    go_on(anna, "port")
    part(anna, "b2").focus()
    anna.page.keyboard.press("Enter")
    go_on(anna, "place")
    anna.page.get_by_role("button", name="Ricomincia").click()
    expect(anna.page.locator("[data-step=welcome]")).to_have_count(1)
    expect(anna.page.locator("[data-action=b2] span.pawn")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_text(lang: str) -> None:
    """Also the answer to what was not asked for."""
    files = [file for file in text_files(lang) if file.name == "lesson.ftl"]
    body = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    texts = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in body if isinstance(entry, ast.Message)
    }
    for game in lessons():
        for each in lesson_named(game).steps:
            attributes = texts[f"lesson-{game}-{each.step}"]
            assert ("otherwise" in attributes) == bool(each.expects)


def test_a_lesson_whose_table_is_gone_says_so_and_can_begin_again(invite: Invite) -> None:
    anna = invite()

    def gone(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"table": "no-such-table"})

    anna.page.route("**/api/lessons/duel", gone)
    anna.page.goto("/tutorial/duel")
    expect(anna.page.get_by_role("main")).to_contain_text("The lesson could not be opened. This table does not exist.")
    anna.page.get_by_role("button", name="Start again").click()
    expect(anna.page.locator("[data-step=welcome]")).to_be_visible()
