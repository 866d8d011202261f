"""The table around a match: languages, reasons, tabs, lost messages, a server that goes away."""

import json
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from .conftest import Invite, Server
from .person import AWAY, CHOICES, NEARLY_OVER, Person, play_out, play_some

GREETINGS = {"en": "Your turn", "fr": "À vous", "it": "Tocca a te"}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_language_of_the_browser_and_a_switch_at_any_moment(invite: Invite, language: str) -> None:
    anna = invite(language)
    anna.quick("duel")
    assert GREETINGS[language] in anna.prompt()
    other = "fr" if language != "fr" else "it"
    anna.page.locator(".preferences summary").click()
    anna.page.locator("[data-testid=language]").select_option(other)
    expect(anna.page.locator("[data-testid=prompt]")).to_contain_text(GREETINGS[other])
    assert anna.page.evaluate("document.documentElement.lang") == other


def test_a_dead_part_of_the_board_says_why_with_its_clause(invite: Invite) -> None:
    anna = invite()
    anna.quick("duel")
    anna.page.locator("[data-action=x1]").hover()
    note = anna.page.locator(".note")
    expect(note).to_contain_text("There is no pawn in the lane of boat 1")
    expect(note).to_contain_text("D5.1")
    anna.page.mouse.move(5, 5)
    expect(note).to_have_count(0)


def test_settings_and_the_menu_of_a_phone_shut_when_one_turns_away(invite: Invite) -> None:
    anna = invite(phone=True)
    anna.quick("nefertiti")
    page = anna.page
    sheet, language = page.locator(".preferences summary"), page.get_by_test_id("language")
    sheet.click()
    page.keyboard.press("Escape")
    expect(language).to_be_hidden()
    sheet.click()
    expect(language).to_be_visible()
    page.get_by_test_id("more").click()
    expect(language).to_be_hidden()
    rules = page.get_by_test_id("more").locator("xpath=following-sibling::*[1]").get_by_role("link", name="Rules")
    expect(rules).to_be_visible()
    page.touchscreen.tap(100, 100)
    expect(rules).to_be_hidden()


def test_what_happened_is_told_beside_the_board(invite: Invite) -> None:
    anna = invite()
    anna.set_up("nefertiti", 2, ("me", "here"))
    anna.page.locator("[data-action=gr7]").click()
    lately = anna.page.get_by_role("region", name="What happened")
    expect(lately).to_contain_text("Player 1 places a servant at Gizeh on bid 7")
    lately.get_by_role("button").click()
    expect(anna.page.get_by_role("list", name="Log")).to_contain_text("Player 1 places a servant at Gizeh on bid 7")
    expect(lately).to_be_hidden()


def test_a_second_tab_stays_in_step(invite: Invite) -> None:
    anna = invite()
    anna.set_up("duel", kinds=("me", "here"))
    other = Person(anna.page.context.new_page())
    other.page.goto(anna.page.url)
    other.page.wait_for_selector(CHOICES)
    anna.page.locator("[data-action=b2]").click()
    expect(other.page.locator("[data-action=b2] span.pawn")).to_have_count(1)
    other.page.locator("[data-action=a1]").click()
    expect(anna.page.locator("[data-action=a1] span.pawn")).to_have_count(1)
    assert other.complaints == []


def draw_sides(form: Locator) -> None:
    """Leave the sides and the places to luck; a draw can leave every side as it was."""
    form.get_by_text("Random seats and starting player").click()
    for _ in range(20):
        form.get_by_role("button", name="Random sides").click()
        if form.locator("input[name^=side-][value=B]:checked").count():
            return


def test_a_spectator_sees_the_table_and_can_do_nothing(invite: Invite) -> None:
    anna, carla = invite(), invite()
    asked = anna.set_up("duel", kinds=("me", "here"), more=draw_sides)
    assert re.fullmatch("[AB]{4}", asked["options"]["sides"])
    assert "B" in asked["options"]["sides"]
    anna.more("Copy a link for spectators")
    carla.page.goto(str(anna.page.evaluate("navigator.clipboard.readText()")))
    expect(carla.page.locator("[data-testid=prompt]")).to_contain_text("Nefertiti is thinking")
    anna.page.locator("[data-action=c3]").click()
    expect(carla.page.locator("[data-action=c3] span.pawn")).to_have_count(1)
    assert carla.page.locator(CHOICES).count() == 0


def test_an_action_can_be_taken_back(invite: Invite) -> None:
    anna = invite()
    anna.set_up("nefertiti", 2, ("me", "here"))
    anna.page.locator("[data-action=gr7]").click()
    expect(anna.page.locator("[data-testid=prompt]")).to_contain_text("Player 2")
    anna.page.locator("[data-action=ar7]").click()
    expect(anna.page.locator("[data-testid=prompt]")).to_contain_text("place a collector, or press Done")
    anna.page.get_by_role("button", name="Take back").click()
    expect(anna.page.locator("[data-testid=prompt]")).to_contain_text("place a servant")
    assert anna.page.locator("[data-action=ar7] span.piece").count() == 0
    assert anna.page.locator("[data-action=gr7] span.piece").count() == 1


def test_dropped_and_doubled_messages(invite: Invite) -> None:
    """Every third move does not arrive, every second that does arrives twice: the gap is fetched and the match goes on."""
    anna, seen = invite(), {"played": 0, "dropped": 0, "doubled": 0}

    def disturb(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "played":
                seen["played"] += 1
                if seen["played"] % 3 == 0:
                    seen["dropped"] += 1
                    return
                if seen["played"] % 2 == 0:
                    seen["doubled"] += 1
                    socket.send(message)
            socket.send(message)

        server.on_message(pass_on)
        socket.on_message(server.send)

    anna.page.route_web_socket("**/socket", disturb)
    anna.set_up("duel", kinds=("me", "here"))
    play_some(anna, 20)
    assert min(seen["dropped"], seen["doubled"]) > 2
    numbers = log_numbers(anna)
    assert numbers == list(range(len(numbers), 0, -1)), "no entry of the log is missing or there twice"


def test_a_server_that_dies_in_the_middle_of_a_match(invite: Invite, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        anna = invite(address=server.address)
        anna.open_table("duel", ["me", "bot"], position=NEARLY_OVER)
        play_some(anna, 1)
        anna.expected += AWAY
        server.stop(signal.SIGKILL)
        expect(anna.page.locator(".offline")).to_be_visible()
        server.start()
        expect(anna.page.locator(".offline")).to_have_count(0)
        play_out([anna], seed=9)
    finally:
        server.stop()


def log_numbers(person: Person) -> list[int]:
    """Return the numbers of the entries in the log, as shown."""
    person.page.get_by_test_id("log").click()
    values: list[int] = person.page.locator(".log li").evaluate_all("items => items.map(item => item.value)")
    return values


def test_a_finger_sees_first_and_a_hand_drags(invite: Invite) -> None:
    anna = invite(phone=True)
    anna.open_table("duel", ["me", "me"])
    square = anna.page.locator("[data-action=b2]")
    pawn = anna.page.locator("[data-anchor='square:b2'] svg")
    square.tap()
    expect(anna.page.locator(".order .way")).to_have_count(2)
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("b2")
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Tap again")
    expect(anna.page.locator(".explanation:visible")).to_have_count(0)  # nothing lies over the places
    expect(pawn).to_have_count(0)
    anna.page.locator("[data-action=a1]").tap()
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("a1")
    square.tap()
    expect(pawn).to_have_count(0)
    square.tap()
    expect(pawn).to_have_count(1)
    expect(anna.page.locator(".order .way")).to_have_count(0)

    bruno = invite()
    bruno.open_table("duel", ["me", "me"])
    bruno.page.locator(".drag").first.hover()
    bruno.page.mouse.down()
    bruno.page.locator("[data-action=c3]").hover()
    bruno.page.mouse.up()
    expect(bruno.page.locator("[data-anchor='square:c3'] svg")).to_have_count(1)
