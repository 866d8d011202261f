"""What a hand does at a table of Nefertiti: servants put on bids, the Oracle's cards put in order, by dragging and by keys."""

import json
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from ..nefertiti.test_explain import ORDER
from .conftest import Invite
from .person import PATIENCE
from .test_plan import sent_by


def heard_by(page: Page) -> list[dict[str, Any]]:
    """Return a list that grows with whatever the page hears of its table."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", opened)
    return heard


def heard_view(heard: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the first view after the Oracle's player was done, or the last one there is."""
    views: list[dict[str, Any]] = [each["view"] for each in heard if "view" in each]
    return next((view for view in views if view["phase"] != "oracle-order"), views[-1])


def carry(page: Page, piece: Locator, to: Locator, aside: float = 0.5) -> None:
    """Take something with the mouse and put it somewhere, at a part of its width."""
    start, end = piece.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * aside, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_a_servant_is_put_on_a_bid(invite: Invite) -> None:
    anna = invite()
    said = sent_by(anna.page)
    anna.open_table("nefertiti", ["me", "bot"], options={"players": 2})
    page = anna.page
    square = page.locator("main [data-spot].live[data-action]:visible").nth(3)
    square.wait_for()
    action = square.get_attribute("data-action")
    piece = page.locator("main .drag:visible").first
    carry(page, piece, page.locator("h1").first)
    assert not [each for each in said if each["type"] == "act"], "put beside the board it goes back"
    carry(page, piece, square)
    expect(page.locator(f"main [data-action={action}].live")).to_have_count(0)
    assert [each["action"] for each in said if each["type"] == "act"][:1] == [action]


def test_the_oracles_cards_are_put_in_order_by_dragging_and_by_keys(invite: Invite) -> None:
    anna = invite()
    heard = heard_by(anna.page)
    anna.open_table("nefertiti", ["me", "bot", "bot"], position=ORDER)
    page = anna.page
    cards = page.get_by_test_id("order").locator("[data-card]")
    expect(cards).to_have_count(5)

    def numbers() -> list[str | None]:
        return [card.get_attribute("data-card") for card in cards.all()]

    assert numbers() == ["0", "1", "2", "3", "4"]
    cards.first.focus()
    page.keyboard.press("End")
    assert numbers() == ["1", "2", "3", "4", "0"]
    page.keyboard.press("ArrowLeft")
    assert numbers() == ["1", "2", "3", "0", "4"], "the card that is moved keeps the focus"
    carry(page, cards.nth(2), cards.first, 0.1)
    assert numbers() == ["3", "1", "2", "0", "4"]
    lying = [each for each in heard if each["type"] == "snapshot"][-1]["view"]["bottom"]
    wanted = [lying[int(number or 0)] for number in numbers()]
    page.get_by_test_id("order").get_by_role("button").last.click()
    # Each card is a decision of its own; the last one has no choice and plays itself.
    end = time.monotonic() + PATIENCE
    while (now := heard_view(heard))["phase"] == "oracle-order":
        assert time.monotonic() < end, now["bottom"]
        page.wait_for_timeout(30)
    assert now["bottom"] == wanted, "as they lie they come"
