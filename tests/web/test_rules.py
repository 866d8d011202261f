"""The rules page, and the clauses at the table."""

import pytest
from playwright.sync_api import expect

from .conftest import Invite

SEARCHES = {"en": ("UPPER seal gift", "N5.4"), "fr": ("ETAL premier serviteur", "N3.5"), "it": ("piu servitori", "N3.4")}
"""Words without the accents of the text, and a clause that has all of them."""


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_pictures_then_clauses_that_can_be_searched(invite: Invite, language: str) -> None:
    anna = invite(language, phone=language == "it")
    page = anna.page
    page.goto("/rules/nefertiti#N5.4")
    clause = page.locator("[id='N5.4']")
    expect(clause).to_be_in_viewport()
    expect(clause.locator(".ruling")).to_have_count(1)
    expect(clause.locator(".example")).to_have_count(1)
    expect(page.locator("#walk li .drawing[role=img]")).to_have_count(7)
    expect(page.locator("#stalls li")).to_have_count(9)
    expect(page.locator(".example")).to_have_count(16)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out at the side"
    words, found = SEARCHES[language]
    page.keyboard.press("/")
    page.keyboard.type(words)
    expect(page.locator(f"[id='{found}'] mark").first).to_be_visible()
    assert page.locator(".clause").count() < 12
    page.keyboard.press("Enter")
    focused = str(page.evaluate("document.activeElement.textContent"))
    assert focused == page.locator(".clause > .id").first.inner_text()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") == page.locator(".clause > .id").nth(1).inner_text()
    page.locator("[role=search] input").press("Escape")
    expect(page.locator("#walk")).to_be_visible()


def test_contents_on_a_phone_links_between_clauses_and_paper(invite: Invite) -> None:
    anna = invite(phone=True)
    page = anna.page
    page.goto("/rules/duel")
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("link", name="D6 Action tokens").click()
    expect(page.get_by_role("heading", name="D6 Action tokens")).to_be_in_viewport()
    page.locator("[id='D6.5'] a[data-clause='D6.2']").click()
    assert page.url.endswith("#D6.2")
    expect(page.locator("[id='D6.2']")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", name="D6 Action tokens")).to_be_in_viewport()
    example = page.locator("#example-duel-take")
    expect(example.locator(".drawing").first).to_be_hidden()
    example.locator("summary").click()
    expect(example.locator(".told")).to_contain_text("Out of the warehouse")
    page.emulate_media(media="print")
    expect(page.get_by_role("search")).to_be_hidden()
    expect(page.locator("[id='D6.2']")).to_be_visible()


def test_clauses_open_beside_the_table(invite: Invite) -> None:
    anna = invite()
    anna.set_up("duel", kinds=("me", "here"))
    page, table = anna.page, anna.page.url
    for action in ("b2", "a1", "c2", "x2"):
        page.locator(f"[data-action={action}]").click()
    page.get_by_test_id("log").click()
    expect(page.locator(".log li")).to_have_count(4)
    lines = page.locator(".log .said")
    assert lines.count() == page.locator(".log .said > [data-clause]").count(), "every line has its clause, folded or not"
    page.locator(".log summary").click()
    page.locator(".log [data-clause='D5.3']").click()
    sheet = page.get_by_test_id("clause-sheet")
    expect(sheet).to_contain_text("Tokens for which there was no pawn")
    expect(sheet.get_by_role("link", name="Read it in the full rules")).to_have_attribute("href", "/rules/duel#D5.3")
    assert page.url == table
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".log [data-clause='D5.3']")).to_be_focused()
    page.locator("aside .shut").first.click()
    page.locator("[data-action=xa]").hover()
    note = page.locator(".note")
    note.locator("[data-clause='D5.1']").click()
    expect(sheet).to_contain_text("2 or more pawns in its lane")
    sheet.get_by_role("button", name="Close").click()
    page.locator("[data-action=x1]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(note).to_be_visible()
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    assert page.url == table
