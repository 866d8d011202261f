"""Coming and going with two people in Chromium: leaving, a bot that goes on, coming back, giving up, time, lost lines."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ..server.harness import ahead, quick, running
from .conftest import Invite
from .person import CHOICES, Person

PATIENCE = 20_000
SECONDS = 8_000
"""Within which a lost line is noticed, on a machine with much to do."""
DEAF = """() => {
    const { send } = WebSocket.prototype, plain = window.WebSocket;
    WebSocket.prototype.send = () => undefined;
    window.WebSocket = class { send() {} close() {} };
    window.hearAgain = () => { window.WebSocket = plain; WebSocket.prototype.send = send; };
}"""
"""What loses everything that a page says from now on, and lets it find no other way."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Yield a server in this process: its time can be moved on."""
    with running(quick(tmp_path)) as made:
        yield made


def seat_both(anna: Person, bruno: Person, game: str, bots: int = 0, **terms: Any) -> str:
    """Let Anna open a table and Bruno join it; return where it is."""
    kinds = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "greedy"}] * bots]
    options = {"players": len(kinds)} if game == "nefertiti" else {}
    for person in (anna, bruno):
        person.page.goto("/")
    request = {"game": game, "seats": kinds, "options": options, "terms": {"stand_in": "greedy", **terms}}
    made = anna.page.request.post("/api/tables", data=request).json()
    headers = {"origin": anna.page.url.rstrip("/")}
    assert bruno.page.request.post(f"/api/invitations/{made['invitation'].rpartition('/')[2]}", headers=headers).status == 201
    where = f"/table/{made['table']}"
    for person in (anna, bruno):
        person.page.goto(where)
        person.page.wait_for_selector("[data-testid=prompt]")
    return where


def leave(person: Person, how: str) -> None:
    """Say that one goes, and how."""
    person.more("Leave or resign")
    person.page.get_by_test_id("leave").get_by_role("button", name=how).click()


def test_leaving_coming_back_and_giving_up(invite: Invite, address: str) -> None:
    """A bot goes on for whoever leaves, and stops when they look again; a lost line is seen at the seat within seconds."""
    anna, bruno = invite(address=address), invite(address=address)
    where = seat_both(anna, bruno, "nefertiti", bots=3)
    leave(bruno, "Leave for now")
    sign = anna.page.get_by_test_id("away-1").first
    expect(sign).to_be_visible(timeout=PATIENCE)
    bruno.page.goto(where)
    expect(anna.page.get_by_test_id("away-1")).to_have_count(0, timeout=PATIENCE)
    bruno.page.evaluate(DEAF)
    expect(bruno.page.get_by_test_id("prompt")).to_contain_text("No connection", timeout=SECONDS)
    expect(sign).to_be_visible(timeout=SECONDS)
    bruno.page.evaluate("() => window.hearAgain()")
    expect(anna.page.get_by_test_id("away-1")).to_have_count(0, timeout=PATIENCE)
    expect(bruno.page.get_by_test_id("prompt")).not_to_contain_text("No connection", timeout=PATIENCE)
    leave(anna, "Resign")
    expect(bruno.page.get_by_test_id("away-0").first).to_be_visible(timeout=PATIENCE)


def test_time_that_is_up_and_giving_up_end_a_match_of_two(invite: Invite, address: str) -> None:
    anna, bruno = invite(address=address), invite(address=address)
    with ahead() as move:
        seat_both(anna, bruno, "duel", clock={"seconds": 60, "increment": 0})
        anna.page.locator(CHOICES).first.click()
        expect(bruno.page.locator(".running[data-testid^=clock]").first).to_be_visible(timeout=PATIENCE)
        move(70)
        for person in (anna, bruno):
            person.page.wait_for_selector("[data-testid=result]", timeout=PATIENCE)
    seat_both(anna, bruno, "duel")
    leave(bruno, "Resign")
    for person in (anna, bruno):
        person.page.wait_for_selector("[data-testid=result]", timeout=PATIENCE)
