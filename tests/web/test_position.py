"""The position board: any notation drawn, what is wrong said, a position set up and played."""

from urllib.parse import quote

from playwright.sync_api import Page, Route, expect

from .conftest import Invite
from .test_access import violations

BOATS = "boats=ot3c7/ldR/t2ot1/c1c2B/ddo/t4lS"
MARKETS = "players=3 g=necklace^,statuette,harp,mirror a=statuette^,goldwork,mirror,harp s=chair^,mirror,chair,statuette"


def address(game: str, text: str) -> str:
    return f"/board/{game}?position={quote(text)}"


def notation(page: Page) -> str:
    return page.locator("#notation").input_value()


def test_a_position_is_drawn_scored_and_explained(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    page.goto(address("duel", f"port=N../.AN/... {BOATS} N=ooc5"))
    expect(page.locator("[data-action=c2] span.pawn")).to_have_count(1)
    expect(page.locator("tfoot td").nth(1)).to_have_text("11")
    expect(page.get_by_role("list", name="What Nefertiti can do")).to_contain_text("Unload boat 2")
    page.locator("[data-action=x1]").hover()
    expect(page.locator(".note")).to_contain_text("D5.1")
    page.get_by_role("button", name="Copy the link").click()
    assert "position=port" in str(page.evaluate("navigator.clipboard.readText()"))
    page.locator("#notation").fill(f"port=N.X/.../... {BOATS}")
    fault = page.locator("#fault")
    expect(fault).to_contain_text("write three rows of three squares")
    expect(fault.locator("mark")).to_have_text("N.X/.../...")
    expect(page.get_by_role("button", name="Copy the link")).to_be_disabled()
    fault.locator("[data-clause='D1.2']").click()
    expect(page.get_by_test_id("clause-sheet")).to_contain_text("grid of 3×3 squares")
    page.keyboard.press("Escape")
    page.locator("#notation").fill(f"{BOATS} N=c3")
    fault.get_by_role("button", name="Fix it").click()
    expect(fault).to_be_empty()
    assert "N=c3 removed=" in notation(page)
    assert violations(anna) == []


def test_a_duel_is_set_up_by_clicks_and_played(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    page.goto("/board/duel")
    expect(page.get_by_role("button", name="Edit")).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector("[data-spot]")
    before = notation(page)
    page.locator("[data-action=b2]").click()
    expect(page.locator("[data-action=b2] span.pawn")).to_have_count(1)
    page.locator("[data-action=b2]").press("ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=a2] span.pawn")).to_have_count(1)
    assert "port=.../AN./..." in notation(page)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.locator("span.pawn.used")).to_have_count(0)
    assert notation(page) == before
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("[data-action=b2] span.pawn")).to_have_count(1)
    page.get_by_label("Start from").select_option(label="Who takes what")
    expect(page.locator("[data-action=c2] span.pawn")).to_have_count(1)
    page.locator(".palette label", has=page.get_by_label("Take", exact=True)).click()
    page.locator("[data-action='2:1']").click()
    expect(page.locator("#fault")).to_be_empty()
    assert "/Tc6o/" in notation(page)
    page.get_by_text("Akhenaton", exact=True).last.click()
    page.get_by_role("button", name="Play it at a table").click()
    page.locator(".seat select").nth(1).select_option("here")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-testid=prompt]")).to_contain_text("Akhenaton, your turn")
    page.locator("[data-action=x2]").click()
    expect(page.locator("[data-testid=prompt]")).to_contain_text("Nefertiti")
    page.get_by_test_id("log").click()
    page.get_by_role("button", name="Show the position").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Position board").click()
    expect(opened.value.locator("[data-action=b3]")).to_be_visible()
    assert "N=oT A=c6" in notation(opened.value)


def test_whoever_looks_before_the_board_is_there_goes_on_looking(invite: Invite) -> None:
    anna = invite()
    held: list[Route] = []
    anna.page.route("**/positions/duel/start*", lambda route: held.append(route))
    with anna.page.expect_request("**/positions/duel/start*"):
        anna.page.goto("/board/duel")
    look = anna.page.get_by_role("button", name="View")
    expect(look).to_have_attribute("aria-pressed", "false")
    look.click()
    held[0].continue_()
    anna.page.wait_for_selector("[data-spot]")
    expect(look).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".palette")).to_have_count(0)


def test_a_market_is_set_up_on_a_phone(invite: Invite) -> None:
    anna = invite("fr", phone=True)
    page = anna.page
    page.goto(address("nefertiti", MARKETS))
    page.get_by_role("button", name="Modifier").click()
    page.locator("label", has=page.get_by_role("radio", name="Serviteur de Joueur 2")).click()
    page.get_by_role("button", name="Gizeh").first.click()
    page.locator("[data-action=gr7]").click()
    expect(page.locator("[data-action=gr7] span.piece")).to_have_count(1)
    page.locator("fieldset.seat").first.locator("input").first.fill("5")
    page.locator("fieldset.seat").first.locator("input").first.press("Tab")
    expect(page.locator("#fault")).to_contain_text("Deben")
    page.get_by_role("button", name="Corriger").click()
    expect(page.locator("#fault")).to_be_empty()
    assert "reserves=5,1,1,1" in notation(page)
    page.get_by_label("Ajouter : Cadeaux de Joueur 1").select_option("goldwork")
    expect(page.get_by_role("button", name="Retirer : orfèvrerie")).to_be_visible()
    page.get_by_role("button", name="Voir").click()
    expect(page.locator("aside tbody")).to_contain_text("orfèvrerie")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
