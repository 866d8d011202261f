"""Live analysis in the browser: figures that come, change and stop, from what one seat may know and nothing else."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from deben.match import Match, read_record

from ..server.harness import Person as Client
from .conftest import Invite, Server
from .person import CHOICES, Person, played_by_bots
from .test_position import BOATS, address

OVERHEAR = """() => {
  window.told = [];
  window.rested = [];
  const Plain = Worker;
  window.Worker = class extends Plain {
    postMessage(message) {
      if (message.type === "look") window.told.push(message);
      if (message.type === "rest") window.rested.push(this);
      super.postMessage(message);
    }
  };
}"""
"""Keeps what analysts are told, and who was sent to rest, where a test can read it."""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
MOMENT = 9


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, str]:
    """Return a finished table of each game."""
    return {"duel": played_by_bots(server.address, "duel"), "nefertiti": played_by_bots(server.address, "nefertiti", players=2)}


def panel(page: Page) -> Locator:
    """Return where the analysis is shown."""
    return page.get_by_test_id("live")


def switch(page: Page) -> None:
    """Turn it on or off."""
    panel(page).get_by_role("switch").click()


def trials(page: Page) -> int:
    """Return how many matches were tried."""
    return int(panel(page).get_attribute("data-trials") or 0)


def wait_for_more(page: Page, than: int) -> None:
    """Wait until more was tried."""
    expect(panel(page)).not_to_have_attribute("data-trials", str(than))
    assert trials(page) > than


def shown_chances(page: Page) -> list[int]:
    """Return the figures beside the actions, from above."""
    return [int(text.split()[0]) for text in panel(page).locator("[data-choice] .head b").all_inner_texts()]


def told_after(page: Page, known: int) -> list[dict[str, Any]]:
    """Return what analysts were told beyond what is known, once there is something."""
    page.wait_for_function("(known) => window.told.length > known", arg=known)
    return list(page.evaluate("(known) => window.told.slice(known)", known))


def record_of(server: Server, table: str) -> Any:
    """Return the record of a finished table."""
    with Client(server.address) as anna:
        return read_record(anna.http.get(f"/api/tables/{table}/record").text)


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_in_a_replay_it_appears_changes_and_stops(invite: Invite, server: Server, finished: dict[str, str], game: str) -> None:
    page = invite().page
    page.add_init_script(f"({OVERHEAR})()")
    page.goto(f"/replay/{finished[game]}/coach#{MOMENT}")
    expect(panel(page).get_by_role("switch")).not_to_be_checked()
    assert panel(page).locator("[data-choice]").count() == 0
    switch(page)
    page.wait_for_selector("[data-choice]")
    wait_for_more(page, trials(page))
    chances = panel(page).locator("[data-chance]").evaluate_all("(seats) => seats.map(({ dataset }) => Number(dataset.chance))")
    assert sum(chances) == pytest.approx(1)
    figures = shown_chances(page)
    assert figures == sorted(figures, reverse=True), "one order, by the figure that is shown"
    expect(panel(page)).not_to_contain_text(re.compile(r"action-|\{"))

    # It is told what the seat that decides may know, and nothing else.
    record = record_of(server, finished[game])
    match = Match(game, int(record.seed, 16), record.options)
    for action in record.actions[:MOMENT]:
        match.play(action)
    told = page.evaluate("window.told")
    assert {each["position"] for each in told} == {match.game.write_position(match.view(match.actor))}
    assert all(set(each) == {"type", "round", "game", "ruleset", "position"} for each in told)

    # Another moment begins anew; switched off, nobody thinks.
    page.locator("body").press("ArrowRight")
    later = told_after(page, len(told))
    assert {each["position"] for each in later}.isdisjoint(each["position"] for each in told)
    page.wait_for_selector("[data-choice]")
    switch(page)
    expect(panel(page)).to_have_attribute("data-working", "false")
    expect(panel(page).locator("[data-choice]")).to_have_count(0)


def test_a_hidden_page_rests_and_goes_on_with_what_it_knew(invite: Invite, finished: dict[str, str]) -> None:
    page = invite().page
    page.add_init_script(f"({OVERHEAR})()")
    page.goto(f"/replay/{finished['duel']}/coach#3")
    switch(page)
    page.wait_for_selector("[data-choice]")
    looking = page.evaluate("window.told")
    assert page.evaluate("window.rested.length") == 0
    page.evaluate(HIDE, True)
    expect(panel(page)).to_have_attribute("data-working", "false")
    known = trials(page)
    assert known > 0
    assert page.evaluate("new Set(window.rested).size") == len(looking), "every analyst was sent to rest"
    assert page.evaluate("window.told.length") == len(looking), "and nobody called back"
    page.evaluate(HIDE, False)
    again = told_after(page, len(looking))
    assert [each["position"] for each in again] == [each["position"] for each in looking]
    wait_for_more(page, known)


def test_from_another_seat_it_gets_that_seats_view(invite: Invite, server: Server, finished: dict[str, str]) -> None:
    page = invite().page
    page.add_init_script(f"({OVERHEAR})()")
    page.goto(f"/replay/{finished['nefertiti']}/coach#{MOMENT}")
    page.get_by_label("Seen by").select_option("1")
    switch(page)
    told = told_after(page, 0)
    record = record_of(server, finished["nefertiti"])
    match = Match("nefertiti", int(record.seed, 16), record.options)
    for action in record.actions[:MOMENT]:
        match.play(action)
    assert {each["position"] for each in told} == {match.game.write_position(match.view(1))}


def test_on_the_position_board(invite: Invite) -> None:
    page = invite().page
    page.goto(address("duel", f"port=N../.AN/... {BOATS} N=ooc5"))
    switch(page)
    page.wait_for_selector("[data-choice]")
    assert panel(page).locator("[data-choice]").count() > 1
    page.goto(address("duel", f"port=N../NAN/A.A {BOATS} N=ooc5"))
    expect(panel(page).get_by_role("switch")).not_to_be_checked()


def test_looking_back_it_is_there_against_computers_and_not_among_people(invite: Invite) -> None:
    anna = invite()
    anna.quick("duel")
    for _ in range(2):
        anna.page.wait_for_selector(CHOICES)
        anna.page.locator(CHOICES).first.click()
    anna.page.wait_for_selector(CHOICES)
    anna.more("Look back")
    anna.page.get_by_test_id("look-back").get_by_role("button", name="Live analysis").click()
    anna.page.wait_for_selector("[data-choice]")
    among(invite(), invite())


def among(bert: Person, carla: Person) -> None:
    """Check that two people who play each other are not offered any."""
    bert.set_up("duel", kinds=("me", "open"))
    carla.follow(bert.invitation(), "Carla")
    for person in (bert, carla):
        person.page.wait_for_selector(CHOICES)
        person.page.locator(CHOICES).first.click()
    bert.page.wait_for_selector(CHOICES)
    bert.more("Look back")
    expect(bert.page.get_by_test_id("look-back")).to_be_visible()
    expect(bert.page.get_by_role("button", name="Live analysis")).to_have_count(0)


def test_where_nothing_is_left_to_win_points_are_told(invite: Invite) -> None:
    """Every choice was 0 % there, and about equal."""
    anna = invite()
    anna.page.goto(
        address("duel", "turn=A boats=-/oc5t3/-/-/-/t4oo port=N.A/A../.NA pile=- warehouse=- N=o*5,c1,c2,c3,c4,c6,c7,d,d,d,d A=o")
    )
    switch(anna.page)
    choices = panel(anna.page).locator("[data-choice] .head b")
    expect(choices.first).to_have_text(re.compile(r"^\d+ points behind$"))
    assert not [text for text in choices.all_inner_texts() if "%" in text]
