"""Taking back with the consent of somebody in another browser."""

from playwright.sync_api import expect

from .conftest import Invite


def test_taking_back_is_asked_for_refused_and_granted(invite: Invite) -> None:
    anna, bruno = invite("en"), invite("fr")
    anna.set_up("duel", kinds=("me", "open"))
    bruno.follow(anna.invitation(), "Bruno")
    anna.page.locator("[data-action=b2]").click()
    anna.page.get_by_role("button", name="Take back").click()
    expect(anna.page.locator("[data-action=b2] span.pawn")).to_have_count(0)
    anna.page.locator("[data-action=b1]").click()
    bruno.page.locator("[data-action=a1]").click()
    ask = anna.page.get_by_test_id("take-back")
    expect(ask).to_have_accessible_description("Others have moved since: Bruno must agree.")
    ask.click()
    wish = bruno.page.locator("[data-testid=undo-request]")
    expect(wish).to_contain_text("Anna demande à reprendre 2 actions")
    expect(anna.page.locator("[data-testid=undo-request]")).to_contain_text("Still to answer: Bruno.")
    bruno.page.get_by_role("button", name="Refuser").click()
    expect(wish).to_have_text("")
    expect(anna.page.locator("[data-action=a1] span.pawn")).to_have_count(1)
    ask.click()
    anna.page.get_by_role("button", name="Withdraw").click()
    expect(wish).to_have_text("")
    ask.click()
    bruno.page.get_by_role("button", name="Accepter").focus()
    bruno.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-action=a1] span.pawn")).to_have_count(0)
    expect(anna.page.locator("[data-action=b1] span.pawn")).to_have_count(0)
    expect(anna.page.locator("[data-testid=prompt]")).to_contain_text("our turn")
    bruno.page.get_by_role("button", name="Journal", exact=True).click()
    log = bruno.page.get_by_role("list", name="Journal")
    for line in ("Anna reprend la dernière action.", "Bruno refuse", "retire sa demande",
                 "Bruno est d’accord : 2 actions sont reprises"):  # fmt: skip
        expect(log).to_contain_text(line)


def test_against_the_computer_asking_is_enough(invite: Invite) -> None:
    anna = invite()
    anna.quick("duel")
    back = anna.page.get_by_role("button", name="Take back", exact=True)
    expect(back).to_have_accessible_description("You have done nothing yet that could be taken back.")
    anna.page.locator("[data-action=b2]").click()
    expect(back).to_have_accessible_description("The computer agrees.")
    back.click()
    expect(anna.page.locator("[data-action=b2] span.pawn")).to_have_count(0)
    anna.page.get_by_role("button", name="Log", exact=True).click()
    expect(anna.page.get_by_role("list", name="Log")).to_contain_text("the computer agrees")
