"""Company in real browsers: what is said and to whom, people, another match, public tables, nudges."""

import random
import re

from playwright.sync_api import Browser, Locator, expect

from .conftest import Invite
from .person import CHOICES, Person, play_out

AMONG_PEOPLE = "boats=-/-/ldc7/-/t1oB/- pile=- warehouse=- N=c2c8t3 A=o*2t2"
"""An end for people only, unlike others: as long as they are there, the coach says nothing of other matches that came by."""


def name_me(person: Person, name: str) -> None:
    """Give somebody a name, as the page's settings do, once the page's own first request has made them somebody."""
    person.page.wait_for_load_state("networkidle")
    assert person.page.request.put("/api/me", data={"name": name}, headers={"origin": person.page.url.rstrip("/")}).ok


def opened(person: Person) -> Locator:
    """Return the sheet with the company, on the screen."""
    sheet = person.page.get_by_test_id("company")
    if not sheet.count():
        person.page.get_by_test_id("company-open").click()
    expect(sheet).to_be_visible()
    return sheet


def say(person: Person, text: str) -> None:
    """Say something in the room one is in."""
    sheet = opened(person)
    sheet.get_by_role("textbox").fill(text)
    sheet.get_by_role("button", name="Send").click()


def talk(person: Person) -> Locator:
    """Return the conversation."""
    return opened(person).get_by_test_id("talk")


def test_company_from_an_invitation_to_another_match(invite: Invite) -> None:
    """Two players and a spectator: rooms apart, muting, limits, presence, the end, and the way to the next table."""
    anna, bruno, carla = invite(), invite("fr"), invite()
    for person, name in ((anna, "Anna"), (bruno, "Bruno"), (carla, "Carla")):
        person.page.goto("/")
        name_me(person, name)
    anna.open_table("duel", ["me", "open"], position=AMONG_PEOPLE)
    bruno.follow(anna.invitation(), "Bruno")
    anna.page.wait_for_selector(CHOICES)
    anna.more("Copy a link for spectators")
    carla.page.goto(str(anna.page.evaluate("navigator.clipboard.readText()")))
    carla.page.get_by_test_id("company-open").wait_for()

    say(anna, "<b>Good luck</b> & have fun")
    expect(talk(bruno)).to_contain_text("<b>Good luck</b> & have fun")
    say(carla, "Anna should take b2")
    expect(talk(carla)).to_contain_text("Anna should take b2")
    expect(talk(carla)).not_to_contain_text("Good luck")
    expect(talk(anna)).not_to_contain_text("b2")
    expect(anna.page.get_by_test_id("watchers")).to_have_text("One person is watching.")
    expect(opened(anna).get_by_role("listitem").filter(has_text="Carla")).to_contain_text("here")

    opened(bruno).get_by_role("button", name="Masquer les messages de Anna").click()
    expect(talk(bruno)).not_to_contain_text("Good luck")
    opened(bruno).get_by_role("button", name="Afficher de nouveau les messages de Anna").click()
    expect(talk(bruno)).to_contain_text("Good luck")
    opened(bruno).get_by_role("checkbox").check()
    expect(talk(bruno)).not_to_contain_text("Good luck")
    opened(bruno).get_by_role("checkbox").uncheck()

    alert = opened(anna).get_by_role("alert")
    for number in range(40):  # on a slow machine her turn to speak comes back while she types
        say(anna, f"again {number}")
        if alert.is_visible():
            break
    expect(alert).to_contain_text("too fast")
    expect(talk(bruno)).to_contain_text("again 3")
    bruno.page.keyboard.press("Escape")
    anna.page.keyboard.press("Escape")
    bruno.page.reload()
    expect(talk(bruno)).to_contain_text("again 3")
    bruno.page.keyboard.press("Escape")

    play_out([anna, bruno], seed=3)
    anna.page.get_by_test_id("again").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.locator("[data-testid=prompt]")).to_contain_text("Waiting for Bruno")
    expect(bruno.page.locator("[data-testid=result]")).to_contain_text("Anna propose une autre partie.")
    bruno.page.get_by_test_id("again").click()
    bruno.page.wait_for_selector(CHOICES)
    assert bruno.page.url == anna.page.url
    carla.page.get_by_role("button", name="Look at the board").click()
    expect(talk(carla)).to_contain_text("Good luck")
    carla.page.keyboard.press("Escape")
    carla.page.get_by_test_id("again").click()
    expect(carla.page).to_have_url(anna.page.url)


def test_a_public_table_joined_from_the_list_and_a_nudge(invite: Invite) -> None:
    anna, bruno = invite(), invite(phone=True)
    anna.page.goto("/")
    name_me(anna, "Anna")
    anna.page.locator("article.nefertiti button[aria-expanded]").click()
    form = anna.page.locator("article.nefertiti form")
    form.locator("label:has(input[name=players][value='2'])").click()
    form.locator(".seat select").nth(1).select_option("open")
    form.locator("input[name=public]").check()
    form.locator(".seat input").first.fill("Anna")
    form.locator("button[type=submit]").click()
    anna.page.wait_for_url("**/table/*")

    bruno.page.goto("/")
    bruno.page.get_by_role("link", name=re.compile("Public tables")).click()
    table = bruno.page.get_by_test_id("lobby").get_by_role("listitem").filter(has=bruno.page.get_by_role("button")).first
    expect(table).to_contain_text("Anna")
    expect(table).to_contain_text("one free seat")
    table.get_by_role("button", name="Join").click()
    bruno.page.wait_for_url("**/table/*")

    expect(anna.page).to_have_title(re.compile("Your turn"))
    expect(bruno.page).to_have_title("Nefertiti · Deben")
    bruno.page.goto("/tables")
    luck = random.Random(4)
    while "Your turn" in anna.page.title():
        anna.act(luck)
        anna.page.wait_for_function(f"() => document.querySelector('{CHOICES}') || !document.title.includes('Your turn')")
    expect(bruno.page).to_have_title(re.compile("Your turn"))
    assert bruno.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    expect(bruno.page.locator("li.turn")).to_have_count(1)
    expect(anna.page).to_have_title("Nefertiti · Deben")


def test_a_name_typed_at_once_stays(invite: Invite) -> None:
    """What the server has to say about somebody may come when they are typing already."""
    anna, late = invite(), []
    anna.page.goto("/")
    anna.page.wait_for_load_state("networkidle")
    anna.page.route("**/api/me", lambda route: late.append(route) if route.request.method == "GET" else route.continue_())
    anna.page.locator(".preferences summary").click()
    anna.page.get_by_label("My name").fill("Anna")
    while not late:
        anna.page.wait_for_timeout(50)
    late[0].continue_()
    anna.page.locator("[name=avatar]:checked").wait_for()
    expect(anna.page.get_by_label("My name")).to_have_value("Anna")
    with anna.page.expect_response(lambda answer: answer.request.method == "PUT"):
        anna.page.keyboard.press("Tab")


def test_a_picture_and_a_wish_to_be_told(whole_browser: Browser, invite: Invite) -> None:
    """The browser is asked for notifications only when somebody wants them, and what it does not allow is said."""
    anna = invite(browser=whole_browser)
    anna.page.goto("/")
    anna.page.locator(".preferences summary").click()
    expect(anna.page.locator("[name=avatar]:checked")).to_have_count(1)  # drawn by lot: it may be the ibis already
    wanted = "cat" if anna.page.get_by_role("radio", name="ibis").is_checked() else "ibis"
    with anna.page.expect_response(lambda answer: answer.request.method == "PUT"):
        anna.page.get_by_role("radio", name=wanted).check()
    anna.page.reload()
    anna.page.locator(".preferences summary").click()
    expect(anna.page.get_by_role("radio", name=wanted)).to_be_checked()
    anna.page.context.grant_permissions(["notifications"])
    anna.page.get_by_role("checkbox", name="Tell me when it is my turn").check()
    expect(anna.page.get_by_role("checkbox", name="Tell me when it is my turn")).to_be_checked()
