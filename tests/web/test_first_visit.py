"""What a first visit fetches: what it shows, then what plays, and networks only for whoever needs them."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .person import CHOICES, Person
from .storage import fetched, kept, wait_until_kept

MOST = 260_000
"""Bytes of the home page over the wire, all that it is made of: texts, styles, fonts, answers of the server."""
REST = 500_000
"""Bytes that are fetched behind it for play without a connection."""
PAID = """() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })"""
INSTALLED = """() => {
  const plain = matchMedia;
  window.matchMedia = (query) => (query.includes("standalone") ? { ...plain("all"), matches: true } : plain(query));
}"""


def networks(urls: list[str]) -> list[str]:
    """Return those that are networks of bots."""
    return [url for url in urls if url.endswith(".bin")]


def rest(page: Page) -> None:
    """Wait until nothing has been asked for in a while."""
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_home_is_light(invite: Invite, language: str) -> None:
    anna = invite(language)
    anna.page.goto("/")
    anna.page.wait_for_selector("article .button.main")
    rest(anna.page)
    shown, _ = fetched(anna.page)
    assert any("style" in url for url in shown), shown
    assert sum(shown.values()) <= MOST, sorted(shown.items(), key=lambda each: -each[1])


def test_what_plays_comes_later_and_no_network(invite: Invite) -> None:
    anna = invite(worker=True)
    anna.page.goto("/")
    wait_until_kept(anna.page, "play")
    _, behind = fetched(anna.page)
    assert behind, "nothing was seen"
    assert sum(behind.values()) <= REST, sorted(behind.items(), key=lambda each: -each[1])
    assert networks(kept(anna.page)) == []


def test_on_a_line_that_is_paid_by_size_nothing_more_comes(invite: Invite) -> None:
    anna = invite(worker=True)
    anna.page.add_init_script(f"({PAID})()")
    anna.page.goto("/")
    wait_until_kept(anna.page, "shown")
    rest(anna.page)
    assert [url for url in kept(anna.page) if url.endswith((".wasm", ".bin"))] == []
    anna.page.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_test_id("away")).to_be_visible()


def test_an_app_has_everything(invite: Invite) -> None:
    anna = invite(worker=True)
    anna.page.add_init_script(f"({INSTALLED})()")
    anna.page.goto("/")
    wait_until_kept(anna.page, "whole")
    assert len(networks(kept(anna.page))) == 2


def test_whoever_installs_the_page_has_everything(invite: Invite) -> None:
    anna = invite(worker=True)
    anna.page.goto("/")
    wait_until_kept(anna.page, "play")
    anna.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    wait_until_kept(anna.page, "whole")


def test_a_network_is_kept_once_a_bot_needed_it(invite: Invite) -> None:
    anna = invite(worker=True)
    anna.page.goto("/")
    wait_until_kept(anna.page, "play")
    anna.page.goto("/board/duel")
    anna.page.get_by_test_id("live").get_by_role("switch").click()
    anna.page.wait_for_selector("[data-choice]")
    assert len(networks(kept(anna.page))) == 1


def test_without_its_network_the_strongest_level_plays_all_the_same(invite: Invite) -> None:
    anna = invite(worker=True)
    anna.page.goto("/")
    wait_until_kept(anna.page, "play")
    anna.expected.append("mind-")
    anna.page.context.set_offline(True)
    anna.page.reload()
    play_a_move(anna)
    log = anna.page.get_by_role("list", name="Log")
    anna.page.get_by_role("button", name="Log", exact=True).click()
    expect(log.locator("li")).not_to_have_count(1)
    expect(log).not_to_contain_text("chance")


def play_a_move(person: Person) -> None:
    """Open a table against the strongest level, begin, and wait for its answer."""
    person.set_up("duel", kinds=("me", "bot:vizier"))
    person.page.locator("[data-action=b2]").click()
    person.page.wait_for_selector(CHOICES)
