"""What outlives a browser, a device and a server; and what a browser must not do unasked."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Invite, Server
from .person import AWAY, CHOICES, NEARLY_OVER, Person, ending, play_out, wait_for_a_decision

CLOSING = ".market.closing"
HEARD = "() => window.heard"
EARS = """
window.heard = { contexts: 0, tones: 0 };
const Context = window.AudioContext, Tone = window.OscillatorNode;
window.AudioContext = class extends Context { constructor() { super(); window.heard.contexts++; } };
window.OscillatorNode = class extends Tone { start(when) { window.heard.tones++; super.start(when); } };
"""
"""Counts what is asked of Web Audio."""


def test_a_server_that_dies_while_a_market_is_resolved(invite: Invite, tmp_path: Path) -> None:
    """Kill -9 in the middle of a closing (N5); both pages come back by themselves, and the match goes on to its end."""
    server = Server(tmp_path)
    server.start()
    try:
        anna, bruno = invite(address=server.address), invite("it", address=server.address)
        anna.open_table("nefertiti", ["me", "open"], position=ending("nefertiti", 15, having="closing="))
        bruno.follow(anna.invitation(), "Bruno")
        wait_for_a_decision([anna, bruno])
        for person in (anna, bruno):
            person.page.wait_for_selector(CLOSING)
            expect(person.page.get_by_test_id("waiting-room")).to_have_count(0)  # it has begun there too
        market = anna.page.locator(CLOSING).get_attribute("id")
        before = [person.prompt() for person in (anna, bruno)]
        for person in (anna, bruno):
            person.expected += AWAY
        server.stop(signal.SIGKILL)
        for person in (anna, bruno):
            expect(person.page.locator(".offline")).to_be_visible()
        server.start()
        for person in (anna, bruno):
            expect(person.page.locator(".offline")).to_have_count(0)
        assert anna.page.locator(CLOSING).get_attribute("id") == market, "the same market is still being resolved"
        assert [person.prompt() for person in (anna, bruno)] == before, "and the same person decides the same"
        play_out([anna, bruno], seed=22)
        assert anna.totals() == bruno.totals()
    finally:
        server.stop()


def test_a_personal_link_moves_me_to_another_device(invite: Invite) -> None:
    anna = invite()
    anna.open_table("duel", ["me", "me"], position=NEARLY_OVER)
    anna.page.locator("[data-action=b2]").click()
    table = anna.page.url
    anna.page.goto("/tables")
    anna.page.get_by_role("button", name="Make a personal link").click()
    link = anna.page.locator("code").inner_text()
    phone = invite("fr", phone=True)
    phone.page.goto(link)
    phone.page.wait_for_url("**/tables")
    phone.page.get_by_role("main").get_by_role("link").filter(has_text="Imhotep").click()
    phone.page.wait_for_url(table)
    anna.page.goto(table)
    anna.page.wait_for_selector(CHOICES)
    phone.page.locator("[data-action=a1]").click()
    expect(anna.page.locator("[data-action=a1] span.pawn")).to_have_count(1)
    carla = invite()
    carla.page.goto(link)
    expect(carla.page.get_by_role("heading", name="This link does not work")).to_be_visible()
    carla.complaints[:] = [text for text in carla.complaints if "404" not in text]
    play_out([phone], seed=23)
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    phone.page.goto("/tables")  # over: it is put away, taken out, and forgotten once that is confirmed
    mine = phone.page.get_by_test_id("my-tables")
    expect(mine.locator(".points")).to_have_count(2)
    mine.get_by_role("button", name="Archiver").click()
    expect(mine).to_have_text("Tout est dans les archives.")
    phone.page.get_by_role("button", name="Archives (1)").click()
    mine.get_by_role("button", name="Restaurer").click()
    phone.page.get_by_role("button", name="Archives (0)").click()
    phone.page.get_by_label("Ordre").select_option("latest")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    phone.page.get_by_role("button", name="Effacer les parties finies").click()
    phone.page.get_by_role("button", name="Garder").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    phone.page.get_by_role("button", name="Effacer les parties finies").click()
    phone.page.get_by_role("button", name="L’effacer").click()
    expect(phone.page.get_by_text("Vous n’avez pas encore de table.")).to_be_visible()


def test_a_personal_link_asks_whoever_has_something_to_lose(invite: Invite) -> None:
    """Opening somebody's link must not end who one is here: it is said, refused, done, and undone by a link back."""
    anna, bruno = invite(), invite()
    anna.page.goto("/tables")
    anna.page.get_by_role("button", name="Make a personal link").click()
    link = anna.page.locator("code").inner_text()
    bruno.set_up("duel", kinds=("me", "open"))
    who = "() => fetch('/api/me').then((answer) => answer.json()).then((me) => me.who)"
    before = bruno.page.evaluate(who)
    bruno.page.goto(link)
    expect(bruno.page.get_by_role("main")).to_contain_text("with one table")
    bruno.page.get_by_role("link", name="Keep this profile").click()
    bruno.page.wait_for_url("**/tables")
    assert bruno.page.evaluate(who) == before
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Make a link back").click()
    back = bruno.page.locator("code").inner_text()
    with bruno.page.expect_event("websocket", lambda socket: socket.url.endswith("/api/me/socket")):
        bruno.page.get_by_role("button", name="Switch to someone without a name").click()
        bruno.page.wait_for_url("**/tables")
    assert bruno.page.evaluate(who) == anna.page.evaluate(who)
    bruno.page.goto(back)
    bruno.page.wait_for_url("**/tables")
    assert bruno.page.evaluate(who) == before, "somebody without name and tables is not asked"


@pytest.mark.parametrize("motion", [False, True])
def test_sounds_only_when_they_are_wanted(invite: Invite, motion: bool) -> None:
    anna = invite(motion=motion)
    anna.page.add_init_script(EARS)
    anna.set_up("duel", kinds=("me", "here"))
    place(anna, "b2")
    assert anna.page.evaluate(HEARD) == {"contexts": 0, "tones": 0}, "silent unless asked for"
    anna.page.locator(".preferences summary").click()
    anna.page.get_by_role("slider", name="Sounds").fill("0.5")
    anna.page.locator(".preferences summary").click()
    place(anna, "a1")
    heard = anna.page.evaluate(HEARD)
    assert heard["contexts"] == 1
    assert heard["tones"] >= 1


def test_no_sound_before_the_person_has_touched_the_page(invite: Invite) -> None:
    """Whatever Playwright asks of a page counts as a touch, so that the page is told here whether there was one."""
    anna = invite()
    anna.page.add_init_script(EARS)
    anna.page.add_init_script("Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })")
    anna.set_up("duel", kinds=("me", "here"))
    anna.page.locator(".preferences summary").click()
    anna.page.get_by_role("slider", name="Sounds").fill("0.5")
    anna.page.locator(".preferences summary").click()
    place(anna, "c3")
    assert anna.page.evaluate(HEARD) == {"contexts": 0, "tones": 0}
    anna.page.evaluate("navigator.userActivation.hasBeenActive = true")
    place(anna, "a1")
    assert anna.page.evaluate(HEARD)["tones"] >= 1


def place(person: Person, square: str) -> None:
    """Place a pawn and wait until it stands there."""
    person.page.locator(f"[data-action={square}]").click()
    expect(person.page.locator(f"[data-action={square}] span.pawn")).to_have_count(1)
