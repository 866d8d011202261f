"""A game that the page was built without, on a board made from its view."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ..examples.conftest import environment, place
from .conftest import Invite, Server
from .person import CHOICES, play_out

__all__ = ["environment", "place"]


@pytest.fixture(scope="module")
def server(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server where Kalah is installed."""
    made = Server(tmp_path_factory.mktemp("server"), environment)
    made.start()
    yield made
    made.stop()


def test_a_whole_match_against_a_bot(invite: Invite) -> None:
    anna = invite()
    anna.page.goto("/")
    article = anna.page.locator("article.kalah")
    expect(article.locator("h2")).to_have_text("Kalah")
    expect(article).to_contain_text("No rules, lesson, position board")
    article.locator("button[aria-expanded]").click()
    article.get_by_role("group", name="Pits of each player").get_by_text("4", exact=True).click()
    article.locator(".seat select").nth(1).select_option("bot:pupil")
    article.locator("button[type=submit]").click()
    anna.page.wait_for_url("**/table/*")
    anna.page.wait_for_selector(CHOICES)
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Sow from one of your pits")
    anna.page.locator("[data-anchor='seats.0.pits.0']").click()
    expect(anna.page.locator("[data-anchor='seats.0.store']")).to_have_text("1")
    anna.page.get_by_role("button", name="Sow from pit 2").first.click()
    play_out([anna], seed=1)
    assert sum(map(int, anna.totals())) == 32


def test_the_keyboard_is_enough(invite: Invite) -> None:
    anna = invite(phone=True)
    anna.quick("kalah")
    anna.page.locator("[data-anchor='seats.0.pits.2']").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-anchor='seats.0.store']")).to_have_text("1")


def test_people_of_another_language_get_the_games_own(invite: Invite) -> None:
    anna = invite("fr")
    anna.quick("kalah")
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("Sow from one of your pits")
