"""Without a server: whole matches, a lesson, positions and records on the device alone; and what of it a server keeps later."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from deben.bots import LEVELS
from deben.match import Match, verify_record, write_record
from deben.server.people.lessons import lesson_named, lessons
from deben.server.tables.seats import SUGGESTED

from ..nightly import NIGHTLY
from ..server.harness import Person as Client
from .conftest import Invite, Server
from .person import CHOICES, LAST_BOATS, NEARLY_OVER, Person, ending, play_out
from .storage import wait_until_kept
from .test_position import BOATS, address
from .test_tutorial import CHOSEN, go_on, part, step

OVERHEAR = """() => {
  window.answers = [];
  const Plain = Worker;
  window.Worker = class extends Plain {
    asked = new Map();
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "answer") window.answers.push({ given: this.asked.get(data.id), value: data.value });
      });
    }
    postMessage(message, ...more) {
      if (message.type === "ask") this.asked.set(message.id, message.given);
      super.postMessage(message, ...more);
    }
  };
}"""
"""Keeps what the worker answers, and to what, where a test can read it."""
SEEN = """([side, last]) => {
  const mine = window.answers.filter(({ given }) => String(given[1]) === side && given.length > 1).map(({ value }) => value);
  const numbers = new Set(mine.flatMap((answer) => answer.moments ?? []).map((moment) => moment.number));
  return numbers.size === last + 1 ? mine : null;
}"""
"""All that the worker told of a match from one side, once it is whole; late answers about another side do not count."""
TICKS = """() => new Promise((resolve) => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  setTimeout(() => resolve((clearInterval(timer), ticks)), 800);
})"""
"""How often the page's own thread comes to something else within a while."""
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("duel", {"sides": "ABBA"}),
    ("nefertiti", {"players": 2, "characters": "random", "stalls": "advanced"}),
    ("nefertiti", {"players": 3, "characters": "palace-intrigue", "memphis": True}),
    ("nefertiti", {"players": 5, "characters": "curse-of-amon"}),
]
LAST = 30
Alone = Callable[..., Person]


@pytest.fixture
def alone(invite: Invite) -> Alone:
    """Return what makes people who have been here before, and who have no network now."""

    def make(**manner: Any) -> Person:
        anna = invite(worker=True, **manner)
        anna.page.goto("/")
        wait_until_kept(anna.page, "play")
        anna.page.context.set_offline(True)
        anna.expected.append("mind-")  # what the stronger levels have learnt: they play without it
        return anna

    return make


def shown(page: Page) -> str:
    """Return what stands on the board, without what choices would bring: that is worked out a little later."""
    return str(page.evaluate("""() => {
        const main = document.querySelector("main");
        main.querySelectorAll(".brings").forEach((sign) => (sign.hidden = true));
        return main.innerText;
    }"""))  # fmt: skip


def checks(page: Page) -> dict[str, str]:
    """Return what the page says of each part of "was it fair?"."""
    page.get_by_role("button", name="Fair?").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("All checks passed.")
    page.wait_for_selector("[data-check]", state="attached")
    found = page.locator("[data-check]").all()
    return {str(each.get_attribute("data-check")): str(each.get_attribute("data-holds")) for each in found}


def play_from(person: Person, game: str, position: str) -> None:
    """Open a table of this device at a position, as the board offers it."""
    person.page.goto(address(game, position))
    person.page.get_by_role("button", name="Play it at a table").click()
    person.page.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/table/here-*")


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_a_match_against_the_computer_to_its_end(alone: Alone, game: str) -> None:
    anna = alone()
    anna.quick(game)
    assert "/table/here-" in anna.page.url
    play_from(anna, game, ending(game, 15, {} if game == "duel" else {"players": 3}))
    play_out([anna], seed=2)
    assert len(anna.totals()) == (2 if game == "duel" else 3)
    expect(anna.page.get_by_test_id("coach-elsewhere")).to_contain_text("Keep the match there")
    anna.page.locator("[data-testid=result]").get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector("[data-testid=told]")
    assert checks(anna.page) == dict.fromkeys(("commitment", "promise", "luck", "actions", "outcome"), "true")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Share", exact=True).click()
    with anna.page.expect_download() as saved:
        anna.page.get_by_test_id("record").click()
    verdict = verify_record(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert verdict.fault is None
    assert "outcome" in verdict.held
    assert verdict.record is not None
    assert verdict.record.players[1] == SUGGESTED
    anna.page.goto("/")
    strip = anna.page.get_by_test_id("strip").get_by_role("listitem")
    expect(strip).to_contain_text(["Your turn", re.compile("Won|Lost|Shared|Place")])  # what this device has of me


def test_every_level_says_how_long_it_thinks_here_and_answers(alone: Alone) -> None:
    anna = alone()

    def paced(form: Locator) -> None:
        expect(form.get_by_test_id("pace")).to_contain_text("on this device")

    for level in LEVELS:
        anna.set_up("duel", kinds=("me", f"bot:{level}"), more=paced)
        anna.page.locator("[data-action=b2]").click()
        expect(anna.page.locator("[data-action] span.pawn")).not_to_have_count(0)
        anna.page.wait_for_selector(CHOICES)
        anna.page.get_by_role("button", name="Log", exact=True).click()
        expect(anna.page.get_by_role("list", name="Log").locator("li")).not_to_have_count(1)


def test_several_on_one_device_with_reasons_words_and_taking_back(alone: Alone) -> None:
    anna = alone()
    anna.set_up("duel", kinds=("me", "here"))
    page = anna.page
    page.locator("[data-action=b2]").click()
    expect(page.locator("[data-action=b2] span.pawn")).to_have_count(1)
    page.locator("[data-action=x1]").hover()
    expect(page.locator(".note")).to_contain_text("D5.1")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-action=b2] span.pawn")).to_have_count(0)
    page.get_by_role("link", name="Show this table as text").press("Enter")
    expect(page.get_by_role("heading", name="What you can do")).to_be_visible()


@pytest.mark.parametrize("game", lessons())
def test_a_lesson(alone: Alone, game: str) -> None:
    anna = alone()
    anna.page.goto(f"/tutorial/{game}")
    anna.page.wait_for_selector("[data-testid=lesson]")
    for each in lesson_named(game).steps[:-1]:
        assert step(anna) == each.step
        action = CHOSEN[game].get(each.step)
        if action is None:
            anna.page.get_by_role("button", name="Continue").click()
        else:
            part(anna, action).wait_for()
            part(anna, action).click()
        go_on(anna, each.step)
    assert step(anna) == "done"


def test_a_match_outlives_a_reload_and_is_listed(alone: Alone) -> None:
    anna = alone()
    anna.quick("nefertiti")
    luck = random.Random(4)
    for _ in range(12):
        anna.page.wait_for_selector(CHOICES)
        anna.act(luck)
    anna.page.wait_for_selector(CHOICES)
    before, address = shown(anna.page), anna.page.url
    anna.page.reload()
    anna.page.wait_for_selector(CHOICES)
    assert shown(anna.page) == before
    anna.page.goto("/tables")
    table = anna.page.locator("main li a")
    expect(table).to_have_count(1)
    expect(table).to_contain_text("on this device")
    table.click()
    anna.page.wait_for_url(address)
    anna.page.wait_for_selector(CHOICES)


def test_any_position_is_drawn_judged_and_played(alone: Alone) -> None:
    anna = alone()
    page = anna.page
    page.goto(address("duel", f"port=N../.AN/... {BOATS} N=ooc5"))
    expect(page.locator("[data-action=c2] span.pawn")).to_have_count(1)
    expect(page.locator("tfoot td").nth(1)).to_have_text("11")
    page.locator("[data-action=x1]").hover()
    expect(page.locator(".note")).to_contain_text("D5.1")
    page.locator("#notation").fill(f"port=N.X/.../... {BOATS}")
    expect(page.locator("#fault")).to_contain_text("write three rows of three squares")
    expect(page.locator("#fault mark")).to_have_text("N.X/.../...")
    play_from(anna, "duel", f"port=N../.AN/... {LAST_BOATS}")
    expect(page.locator("[data-action=c2] span.pawn")).to_have_count(1)
    play_out([anna], seed=6)
    anna.page.locator("[data-testid=result]").get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector("[data-testid=told]")
    assert checks(anna.page) == dict.fromkeys(("commitment", "promise", "luck", "actions", "outcome"), "true")


def random_record(game: str, seed: int, options: dict[str, Any] | None = None, position: str | None = None) -> str:
    """Return the record of a match that chance has played."""
    match, luck = Match(game, seed, options, position=position), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal))
    return write_record(match.record(["Anna", "scribe"], {2: "greedy"}))


def load(page: Page, text: str) -> None:
    """Give the page the file of a record."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files({"name": "m.json", "mimeType": "application/json", "buffer": text.encode()})


def test_bad_records_get_clear_answers(alone: Alone) -> None:
    anna = alone()
    record = random_record("duel", 3, {})
    for text, answer in (
        ("{}", "not the record of a match"),
        (record.replace('"rules": 1', '"rules": 7'), "version"),
        (record.replace('"seed": "0', '"seed": "1'), "seed does not match"),
        (re.sub(r'"actions": \[\s*"\w+"', '"actions": ["xa"', record), "Not all actions"),
    ):
        load(anna.page, text)
        expect(anna.page.get_by_role("alert")).to_contain_text(answer)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_the_browser_tells_a_match_as_python_does(invite: Invite, server: Server, game: str, options: dict[str, Any]) -> None:
    """Every event, every view from every side, every score and what lay hidden: the same in Chromium as on the server.

    In CI it is the last third of a match, at night all of it.
    """
    anna = invite()
    anna.page.add_init_script(f"({OVERHEAR})()")
    record = random_record(game, 11, options) if NIGHTLY else random_record(game, 11, position=ending(game, LAST, options))
    load(anna.page, record)
    anna.page.wait_for_selector("[data-testid=told]")
    with Client(server.address) as client:
        for side in ("open", "0", "1"):
            anna.page.get_by_label("Seen by").select_option(side)
            query = "opened=true" if side == "open" else f"seat={side}"
            whole = client.http.post(f"/api/replays?{query}", content=record).json()
            last = len(whole["log"])
            shown = anna.page.wait_for_function(SEEN, arg=[side, last]).json_value()
            told = {moment["number"]: moment for answer in shown for moment in answer.get("moments", [])}
            for first in range(0, last + 1, 64):
                answer = client.http.post(f"/api/replays/moments?first={first}&last={last}&{query}", content=record).json()
                for moment in answer["moments"]:
                    assert told[moment["number"]] == moment, (side, moment["number"])
            for answer in shown:
                if "log" in answer:
                    assert {**answer, "moments": []} == {**whole, "moments": []}


def test_a_match_is_kept_by_the_server_when_it_is_back(alone: Alone) -> None:
    anna = alone()
    play_from(anna, "duel", NEARLY_OVER)
    play_out([anna], seed=5)
    anna.page.locator("[data-testid=result]").get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector("[data-testid=told]")
    moves = anna.page.locator("[data-move]").count()
    expect(anna.page.get_by_test_id("keep")).to_have_count(0)
    anna.page.context.set_offline(False)
    anna.page.goto("/")
    anna.page.goto("/tables")
    anna.page.locator("main li a", has_text="on this device").click()
    anna.page.get_by_role("link", name="Replay").click()
    anna.page.get_by_test_id("keep").first.click()
    anna.page.wait_for_url(re.compile("/replay/(?!here-)"))
    anna.page.wait_for_selector("[data-testid=told]")
    assert anna.page.locator("[data-move]").count() == moves
    expect(anna.page.get_by_test_id("brought")).to_be_visible()
    found = checks(anna.page)
    assert found.pop("promise") == "null", "this server promised nothing"
    assert set(found.values()) == {"true"}


def test_the_page_stays_quick_while_a_bot_thinks(alone: Alone) -> None:
    """Nothing heavy runs on the page's own thread."""
    anna = alone()
    anna.set_up("duel", kinds=("me", "bot:vizier"))
    anna.page.locator("[data-action=b2]").click()
    assert anna.page.evaluate(TICKS) > 20


def test_addresses_of_this_device_that_lead_nowhere(alone: Alone) -> None:
    anna = alone()
    anna.page.goto("/table/here-nothing")
    expect(anna.page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    anna.page.goto(f"/replay/{quote('here-nothing')}")
    expect(anna.page.get_by_role("heading", name="This table does not exist")).to_be_visible()
