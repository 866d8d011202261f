"""What can be pressed beside a match: three things, the rest behind one more; the first keys; what cannot be says why."""

from playwright.sync_api import Page, expect

from .conftest import Invite

NAMES = """where => [...document.querySelectorAll(where)].filter(e => e.checkVisibility() && !e.closest('.popup')).map(e =>
    e.getAttribute('aria-label') ?? e.innerText.trim().split('\\n')[0])"""


def test_three_things_are_beside_a_match_and_the_rest_is_found(invite: Invite) -> None:
    anna = invite()
    anna.quick("nefertiti")
    page = anna.page
    controls = page.evaluate(NAMES, ".prompt .tools button")
    assert [name.split(":")[0] for name in controls] == ["Help", "Take back", "Animation speed", "Skip"]
    assert page.evaluate(NAMES, "header.bar :is(a, button:not([data-testid=latest]), summary)") == [
        "Deben",
        "Log",
        "More",
        "Settings",
    ]
    page.get_by_test_id("more").click()
    more = page.get_by_role("group", name="More")
    names = [
        "Copy a link for spectators", "Save a picture of the board", "Keyboard", "Leave or resign", "My tables", "Rules",
    ]  # fmt: skip
    assert [each.strip() for each in more.locator(".link").all_inner_texts()] == names
    page.keyboard.press("Escape")
    expect(more).to_be_hidden()
    expect(page.get_by_test_id("more")).to_be_focused()
    # What cannot be pressed says why, to a finger and a mouse too.
    page.get_by_test_id("take-back").click(force=True)
    expect(page.get_by_role("tooltip")).to_have_text("You have done nothing yet that could be taken back.")
    page.get_by_test_id("speed").click()
    page.locator("[data-speed=none]").click()
    expect(page.get_by_test_id("speed")).to_contain_text("Off")
    page.locator(".preferences summary").click()
    groups = page.locator(".preferences .sheet > fieldset")
    expect(groups).to_have_count(2)
    expect(groups.first).to_contain_text("My name")
    expect(groups.last).to_contain_text("Hints and look-ahead")
    expect(groups.last).to_contain_text("What if?")


def test_help_by_keyboard(invite: Invite) -> None:
    anna = invite()
    anna.quick("duel")
    page = anna.page
    page.keyboard.press("h")
    expect(page.get_by_role("group", name="Help")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("ask-coach")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("nothing is played")
    page.get_by_role("button", name="Never mind").press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("our turn: place")


def test_the_first_keys_lead_to_the_board_and_to_words(invite: Invite) -> None:
    anna = invite()
    anna.quick("duel")
    page = anna.page
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to the board")).to_be_focused()
    page.keyboard.press("Enter")
    assert focused(page, "main [data-spot].live")
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text("go over the board")
    page.keyboard.press("Escape")
    assert focused(page, "main [data-spot].live")
    assert page.locator("a").first.inner_text() == "Show this table as text", "the first link"
    page.locator("a").first.press("Enter")
    page.get_by_role("button", name="Go to your choices").press("Enter")
    expect(page.get_by_role("heading", name="What you can do")).to_be_focused()
    page.keyboard.press("/")
    page.keyboard.type("/help")
    expect(page.get_by_role("combobox")).to_have_value("help")


def focused(page: Page, part: str) -> bool:
    """Return whether the focus is on such a part."""
    return bool(page.evaluate("part => document.activeElement.matches(part)", part))
