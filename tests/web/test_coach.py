"""The coach in the browser: a hint, the analysis after the match, and another try at a mistake, for each game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Invite
from .person import CHOICES, Person, play_out
from .test_access import violations

LONG = 240_000

ENDS: dict[str, dict[str, Any]] = {
    "duel": {
        "position": "boats=-/t4t4o/-/-/-/ooo port=..N/AA./..N pile=- warehouse=- N=t1,t2,c1,o A=t1,t2,c3,o",
        "mistake": "x2", "better": "xc", "other": "a1", "named": "Unload boat c", "reason": "", "goes on": False,
    },
    "nefertiti": {
        "position": "players=2 phase=buy closing=a used=ar stalls=RRRR barred=g shut=s g=chair,chair a=harp^,chair,mirror,goldwork "
        "s=necklace^,-,-,statuette l=-,goldwork reserves=3,4,0,6 pieces=ar0:c2,ar4:2,ar6:1,ar7:1 deben=7,5 "
        "seat1=harp*4,chair,necklace seat2=chair,statuette,necklace,goldwork neutral=harp*2,chair,mirror*2,statuette,goldwork*2 "
        "prestige=2:scribe:7 characters=vizier,first-merchant,merchant,merchant,thief,scribe+1,treasurer "
        "discarded=chair*2,mirror*2,statuette*2,necklace*2 roll=1+4 rolls=13",
        "mistake": "lower2", "better": "upper", "other": "lower3", "named": "Buy a harp from the upper place", "reason": "harp",
        "goes on": True,
    },
}  # fmt: skip
"""The last decisions of a match: one action throws the win away, another keeps it."""


def sit(person: Person, game: str) -> None:
    """Open a table near the end of a match against a weak bot."""
    person.open_table(game, ["me", "bot"], position=ENDS[game]["position"])
    person.page.wait_for_selector(CHOICES)


def spot(within: Locator, action: str) -> Locator:
    """Return the part of a board that an action is attached to."""
    return within.locator(f"[data-spot][data-action='{action}']:not([aria-disabled=true])")


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_a_hint_then_the_analysis_then_another_try(invite: Invite, game: str) -> None:
    end, anna = ENDS[game], invite(coach=True)
    page = anna.page
    sit(anna, game)

    anna.ask_for("ask-coach")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text(end["named"], timeout=LONG)
    expect(spot(page.locator("main"), end["better"])).to_have_attribute("data-hinted", "")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".log")).to_contain_text("asked the coach for a hint")
    page.keyboard.press("Escape")

    spot(page.locator("main"), end["mistake"]).click()
    play_out([anna], seed=1)
    afterwards = page.get_by_test_id("afterwards")  # it began by itself
    expect(afterwards).to_have_attribute("data-phase", "done", timeout=LONG)
    expect(afterwards.get_by_test_id("fortune")).to_contain_text(re.compile(r"Luck [a-z ]+\.\s+If you all played ten matches"))
    parts = [float(part.get_attribute("data-change") or "") for part in afterwards.locator("[data-part]").all()]
    assert len(parts) == 3
    shown = afterwards.locator(".end b").inner_text()
    assert 0.5 + sum(parts) == pytest.approx(int(shown.split()[0]) / 100, abs=0.01), "the parts add up to the result"
    expect(afterwards.get_by_role("button", name=re.compile(r"^(Mistake|Blunder) 1\. You "))).to_be_visible()
    page.get_by_test_id("learn-open").click()  # the second thing that is offered: at once
    expect(page.get_by_test_id("learn-says")).to_contain_text("Find something better")
    page.get_by_test_id("learn").get_by_role("button", name="Back to the match").click()
    page.get_by_role("link", name="Review with the coach").click()
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-phase", "done", timeout=LONG)

    coach.get_by_role("button", name=re.compile(r"^(Mistake|Blunder) 1\. ")).focus()
    page.keyboard.press("Enter")
    played = coach.locator(".advice li.played")
    expect(played).to_contain_text("played")
    expect(coach.get_by_role("heading", name=re.compile("^You "))).to_have_count(1)
    expect(coach.locator(".advice ol > li").first).to_contain_text(end["named"])
    expect(coach.locator(".advice ol > li").first.locator("ul li").first).to_contain_text(end["reason"])
    steps = coach.locator(".advice .line li")
    if end["goes on"]:
        expect(steps.first).to_have_text(re.compile(r"^.+: (Pass|Done|[A-Z][a-z]+ ).*"))  # a sentence, as the table says it
        expect(steps.first).to_have_attribute("data-hint", "")  # and its notation
    else:
        expect(steps).to_have_count(0)
    charts = page.get_by_test_id("charts")
    slider = charts.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^The end"))
    charts.locator(".marks button").first.focus()
    assert "Decision 1: You " in (charts.locator(".marks button").first.get_attribute("aria-label") or "")
    page.keyboard.press("Enter")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    assert violations(anna) == []

    coach.get_by_role("button", name="Learn from your mistakes").click()
    learn = page.get_by_test_id("learn")
    says = page.get_by_test_id("learn-says")
    expect(says).to_contain_text("Find something better")
    assert violations(anna) == []
    spot(learn, end["mistake"]).click()
    expect(says).to_contain_text("That is what you played")
    spot(learn, end["better"]).click()
    expect(learn).to_have_attribute("data-state", "good", timeout=LONG)
    assert learn.locator("[data-spot].live").count() == 0, "it is solved"
    while learn.get_attribute("data-state") != "done":
        learn.get_by_role("button", name="Next").click()
        if learn.get_attribute("data-state") != "done":
            learn.get_by_role("button", name="Show the solution").click()
            expect(says).to_contain_text("The coach’s choice")
    expect(says).to_contain_text("found by yourself: 1")
    learn.get_by_role("button", name="Back to the match").click()
    expect(learn).to_have_count(0)


def test_the_coach_answers_at_the_usual_speed(invite: Invite) -> None:
    anna = invite(motion=True, speed="one")
    page = anna.page
    sit(anna, "duel")
    anna.ask_for("ask-coach")
    assert page.locator(CHOICES).count(), "what the log says of it keeps nobody from choosing"
    expect(page.get_by_test_id("hint")).to_contain_text("Unload boat c", timeout=LONG)
    expect(spot(page.locator("main"), "xc")).to_have_attribute("data-hinted", "")
    anna.ask_for("plan-open")
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_test_id("hint")).to_contain_text("Unload boat c")
    spot(page.locator("main"), "a1").click()
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_no_hints_among_people_and_why(invite: Invite) -> None:
    anna = invite(phone=True)
    anna.open_table("nefertiti", ["me", "me", "bot"], options={"players": 3})
    anna.page.get_by_test_id("help").tap()
    asked = anna.page.get_by_test_id("ask-coach")
    expect(asked).to_contain_text("Not while other people are at the table")
    expect(asked).to_have_attribute("aria-disabled", "true")
    asked.tap(force=True)
    expect(asked).to_be_visible()  # it only says why
