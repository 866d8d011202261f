"""What may come of a choice: a fan from the engine in the browser, by button, key and finger, and never at a serious table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from deben.match import Match

from .conftest import Invite
from .person import CHOICES, NEARLY_OVER, Person

PATIENCE = 60_000
"""Milliseconds: engines share the machine with other tests."""
TABLES: dict[str, dict[str, Any]] = {
    "duel": {"position": NEARLY_OVER},
    "nefertiti": {"options": {"players": 2}},
}
SERIOUS = "boats=dc9l/-/-/Soo/-/- pile=- warehouse=- N=o*4t3c1 A=c6dc11"
"""Unlike other ends: as long as somebody is there seriously, the coach says nothing of other matches that came by."""
SQUARE = "main [data-spot].live:visible"


def fan(page: Page) -> Locator:
    """Return where it is shown."""
    return page.get_by_test_id("fan")


def wait_for_figures(page: Page) -> None:
    """Wait until the engine has said something."""
    expect(fan(page).locator("[data-branch]").first).to_be_visible(timeout=PATIENCE)
    expect(fan(page).locator("[data-chance]")).to_be_visible(timeout=PATIENCE)


def sit(person: Person, game: str, **more: Any) -> Page:
    """Let somebody sit down against a bot, where something can be placed."""
    person.open_table(game, ["me", "bot"], **{**TABLES[game], **more})
    person.page.wait_for_selector(SQUARE)
    return person.page


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_it_opens_for_a_choice_and_shows_figures_of_the_engine(invite: Invite, game: str) -> None:
    anna = invite()
    page = sit(anna, game)
    anna.ask_for("ask-ahead")
    expect(page.get_by_test_id("prompt")).to_contain_text("nothing is played")
    square = page.locator(SQUARE).nth(1)
    action = square.get_attribute("data-action")
    square.click()
    expect(fan(page)).to_have_attribute("data-asked", str(action))
    wait_for_figures(page)
    assert 0 < float(fan(page).locator("[data-chance]").get_attribute("data-chance") or 0) < 1
    shares = [int(text.split()[0].removesuffix("%")) for text in fan(page).locator(".limbs .share").all_inner_texts()]
    assert sum(shares) == pytest.approx(100, abs=len(shares)), "the parts of all futures"
    expect(fan(page)).not_to_contain_text(re.compile(r"action-|fan-|\{"))
    fan(page).locator("summary").first.click()
    expect(fan(page).locator("details[open] .more")).to_be_visible()
    expect(page.locator(f"main [data-action={action}]")).to_have_attribute("data-hinted", "")
    expect(page.locator(f"main [data-action={action}].live")).to_have_count(1)  # nothing was played

    # What happens at the table ends it, and doing it is one click.
    fan(page).get_by_role("button", name="Do it").click()
    expect(fan(page)).to_have_count(0)
    expect(page.locator(f"main [data-action={action}].live")).to_have_count(0)


def test_by_keyboard_and_only_from_what_the_seat_may_know(invite: Invite) -> None:
    anna = invite()
    anna.page.add_init_script("""(() => {
      window.told = [];
      const Plain = Worker;
      window.Worker = class extends Plain {
        postMessage(message) {
          if (message.type === "look") window.told.push(message);
          super.postMessage(message);
        }
      };
    })()""")
    page = sit(anna, "duel")
    page.keyboard.press("ArrowDown")
    while not page.locator(f"{SQUARE}:focus").count():
        page.keyboard.press("ArrowRight")
    page.keyboard.press("i")
    wait_for_figures(page)
    told = page.evaluate("window.told")
    assert all(set(each) == {"type", "round", "game", "ruleset", "position", "action"} for each in told)
    match = Match("duel", 1, position=NEARLY_OVER)
    assert {each["position"] for each in told} == {match.game.write_position(match.view(0))}
    # As a list, for people who do not see the drawing.
    assert fan(page).get_by_role("list", name="Possible outcomes").get_by_role("listitem").count() > 0
    page.keyboard.press("Escape")
    expect(fan(page)).to_have_count(0)


def test_a_finger_that_stays_asks_and_does_not_choose(invite: Invite) -> None:
    page = sit(invite(phone=True), "duel")
    square = page.locator(SQUARE).nth(2)
    action = square.get_attribute("data-action")
    square.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0, "clientX": 1, "clientY": 1})
    expect(fan(page)).to_have_attribute("data-asked", str(action))
    square.dispatch_event("pointerup", {"pointerType": "touch"})
    square.dispatch_event("click", {})
    expect(fan(page)).to_have_attribute("data-asked", str(action))
    expect(square).to_have_class(re.compile("live"))


def test_it_is_not_offered_at_a_serious_table_and_among_people_only_where_all_learn(invite: Invite) -> None:
    anna = invite()
    page = sit(anna, "duel", terms={"spirit": "serious"}, position=SERIOUS)
    expect(page.locator("[data-spirit=serious]")).to_have_text("Serious")
    page.get_by_test_id("help").click()
    for way in ("ask-ahead", "ask-coach"):
        expect(page.get_by_test_id(way)).to_contain_text("This match is serious: no help until it is over.")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("take-back")).to_have_accessible_description("This match is serious: nothing is taken back.")
    page.locator(SQUARE).first.focus()
    page.keyboard.press("i")
    expect(fan(page)).to_have_count(0)
    page.goto("/tables")
    expect(page.locator("[data-spirit=serious]")).to_be_visible()
    for spirit, disabled in (("usual", "true"), ("learning", "false")):
        bert, carla = invite(), invite()
        bert.page.goto("/")
        seats = [{"kind": "me"}, {"kind": "open"}]
        request = {"game": "duel", "seats": seats, "terms": {"spirit": spirit}}
        made = bert.page.request.post("/api/tables", data=request).json()
        carla.follow(made["invitation"], "Carla")
        bert.page.goto(f"/table/{made['table']}")
        bert.page.wait_for_selector(CHOICES)
        bert.page.get_by_test_id("help").click()
        expect(bert.page.get_by_test_id("ask-ahead")).to_have_attribute("aria-disabled", disabled)


def test_the_form_for_a_table_asks_in_which_spirit(invite: Invite) -> None:
    anna = invite()
    asked = anna.set_up("duel", more=lambda form: form.locator("label:has(input[name=spirit][value=serious])").click())
    assert asked["terms"]["spirit"] == "serious"
    expect(anna.page.locator("[data-spirit=serious]")).to_be_visible()
