"""Plans: tried out on one's own view, never sent, one click when the turn comes, and at an end where something is hidden."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from .conftest import Invite
from .person import CHOICES, Person
from .test_position import BOATS, address

SPOTS = "main [data-spot].live"


def plan(person: Person) -> None:
    """Open the plan."""
    person.ask_for("plan-open")
    page = person.page
    page.wait_for_selector("[data-testid=plan]")
    page.wait_for_selector(SPOTS)


def steps(page: Page) -> list[str]:
    """Return what is planned, in words."""
    return page.locator("[data-testid=plan] ol li").all_inner_texts()


def try_out(page: Page, action: str) -> None:
    """Try an action out and wait until the plan has it."""
    before = len(steps(page))
    page.locator(f"main [data-action={action}]").click()
    expect(page.locator("[data-testid=plan] ol li")).to_have_count(before + 1)


def sent_by(page: Page) -> list[dict[str, Any]]:
    """Return a list that grows with whatever the page says at its table."""
    said: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: said.append(json.loads(text)))

    page.on("websocket", opened)
    return said


def together(anna: Person, bert: Person) -> None:
    """Let two people sit down at one table."""
    anna.set_up("duel", kinds=("me", "open"))
    bert.follow(anna.invitation(), "Bert")
    anna.page.wait_for_selector(CHOICES)


def test_a_plan_made_while_somebody_else_decides_becomes_one_click(invite: Invite) -> None:
    anna, bert = invite(), invite()
    said = sent_by(bert.page)
    together(anna, bert)
    page = bert.page
    plan(bert)
    expect(page.get_by_test_id("plan")).to_contain_text("nothing is sent")
    try_out(page, "b2")
    try_out(page, "a1")
    try_out(page, "c1")
    try_out(page, "c3")
    assert len(steps(page)) == 4
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("[data-testid=plan] ol li")).to_have_count(3)
    assert "0 →" in page.get_by_test_id("plan").inner_text(), "what it would earn"
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("plan-waits")).to_contain_text("a1")
    expect(page.locator("[data-action=a1] span.pawn")).to_have_count(0)
    assert not [each for each in said if each["type"] == "act"], "a plan is never sent"

    # Anna decides otherwise than supposed; what was planned is still possible.
    anna.page.locator("[data-action=a3]").click()
    page.get_by_test_id("as-planned").click()
    expect(page.locator("[data-action=a1] span.pawn")).to_have_count(1)
    assert [each["action"] for each in said if each["type"] == "act"] == ["a1"]
    expect(page.get_by_test_id("as-planned")).to_have_count(0)


def test_a_plan_that_is_no_longer_possible_says_so(invite: Invite) -> None:
    anna, bert = invite(), invite()
    together(anna, bert)
    plan(bert)
    try_out(bert.page, "b2")
    try_out(bert.page, "a1")
    bert.page.get_by_role("button", name="Back to the table").click()
    anna.page.locator("[data-action=a1]").click()
    expect(bert.page.get_by_test_id("plan-waits")).to_contain_text("no longer possible")
    bert.page.get_by_role("button", name="Discard the plan").click()
    expect(bert.page.get_by_test_id("plan-waits")).to_have_count(0)


def test_a_plan_ends_where_what_comes_is_hidden(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    page.goto(address("duel", f"port=NA./.../... {BOATS}"))
    page.get_by_role("button", name="Play it at a table").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(CHOICES)
    plan(anna)
    page.locator("main [data-action=x1]").click()
    expect(page.get_by_test_id("plan")).to_contain_text("hidden: the plan ends here")
    expect(page.locator(SPOTS)).to_have_count(0)
    # Nothing of what comes is shown: the boat is still there.
    expect(page.locator("main")).to_contain_text("Boat 1, from the port outward: obelisk, temple 3, burial chamber 7")
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_test_id("as-planned").click()
    expect(page.get_by_test_id("as-planned")).to_have_count(0)


def test_a_plan_says_why_something_cannot_be_done(invite: Invite) -> None:
    anna = invite()
    anna.quick("nefertiti")
    page = anna.page
    plan(anna)
    page.locator(SPOTS).first.click()
    expect(page.locator("[data-testid=plan] ol li")).to_have_count(1)
    page.locator("main [data-spot]:not(.live)").first.hover()
    expect(page.locator(".note")).to_be_visible()
    page.get_by_role("button", name="Discard the plan").click()
    expect(page.get_by_test_id("plan")).to_have_count(0)
    page.wait_for_selector(CHOICES)
