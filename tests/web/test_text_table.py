"""The text table: a match of each game by roles and names alone, as a screen reader meets them."""

import random
import re
import time

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from .conftest import Invite
from .person import NEARLY_OVER, Person, ending, play_out

PATIENCE = 150
WORDS = {
    "en": (
        "Play the computer now", "Show this table as text", "What you can do", "Ask the table", "Questions and answers",
        "help", "why",
    ),
    "fr": (
        "Jouer contre l’ordinateur", "Afficher cette table en texte", "Ce que vous pouvez faire", "Interroger la table",
        "Questions et réponses", "aide", "pourquoi",
    ),
    "it": (
        "Gioca contro il computer", "Mostra questo tavolo come testo", "Che cosa puoi fare", "Chiedi al tavolo",
        "Domande e risposte", "aiuto", "perché",
    ),
}  # fmt: skip


class Reader:
    """Somebody who finds everything by its role and its name."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.quick, self.text, self.do, self.ask_name, self.answers, self.help, self.why = WORDS[language]

    def sit_down(self, game: str) -> None:
        """Open a table against the computer and ask for words."""
        self.page.goto("/")
        title = re.compile("N[eé]fertiti$" if game == "nefertiti" else "Imhotep")
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title))
        card.get_by_role("button", name=self.quick).click()
        self.page.get_by_role("link", name=self.text, exact=True).press("Enter")
        expect(self.page.get_by_role("heading", name=self.do)).to_be_visible()

    def choices(self) -> Locator:
        """Return the buttons of what can be done."""
        return self.page.get_by_role("region", name=self.do).get_by_role("button")

    def over(self) -> bool:
        """Return whether the end is announced."""
        return self.page.get_by_role("dialog").count() > 0

    def play(self, seed: int) -> None:
        """Choose at random until it is over."""
        luck, end = random.Random(seed), time.monotonic() + PATIENCE
        while not self.over():
            assert time.monotonic() < end, self.page.get_by_role("main").aria_snapshot()[:2000]
            count = self.choices().count()
            try:
                if count:
                    self.choices().nth(luck.randrange(count)).press("Enter", timeout=2000)
                else:
                    self.page.wait_for_timeout(20)
            except Error:
                continue  # it was done meanwhile, or the end is on the screen

    def ask(self, question: str) -> str:
        """Ask something and return the answer that the page reads out."""
        articles = self.page.get_by_role("log", name=self.answers).get_by_role("article")
        before = articles.count()
        self.page.keyboard.press("/")
        expect(self.page.get_by_role("combobox", name=self.ask_name)).to_be_focused()
        self.page.keyboard.type(question)
        self.page.keyboard.press("Enter")
        expect(articles).to_have_count(before + 1)
        text = articles.first.inner_text()
        self.page.keyboard.press("Tab")  # out of the line, so that the next / is a command again
        return text


@pytest.mark.parametrize(("game", "language"), [("duel", "en"), ("nefertiti", "fr")])
def test_a_match_to_its_end_by_roles_and_names(invite: Invite, game: str, language: str) -> None:
    anna = invite(language)
    reader = Reader(anna.page, language)
    reader.sit_down(game)
    anna.open_table(game, ["me", "bot"], position=ending(game, 15))
    reader.play(11)
    result = reader.page.get_by_role("dialog")
    assert result.get_by_role("row").count() > 3
    expect(result.get_by_role("heading")).to_be_visible()
    reader.page.keyboard.press("Escape")
    assert reader.choices().count() == 0
    reader.page.goto(f"/replay/{reader.page.url.rpartition('/')[2]}#2")
    expect(reader.page.get_by_role("log").first).to_be_visible()
    assert reader.page.get_by_role("heading", name=reader.do).count() == 0, "a replay is told, and nothing can be done in it"


def test_questions_get_answers(invite: Invite) -> None:
    reader = Reader(invite().page)
    reader.sit_down("nefertiti")
    assert "the right stall, open" in reader.ask("gizeh")
    assert "No gifts" in reader.ask("my gifts")
    assert "Harp" in reader.ask("values")
    assert "Luxor" in reader.ask("help")
    assert "Score 2 points for each different type" in reader.ask("vizier")
    assert "N3.1" in reader.ask("N3.1")
    assert "I don’t understand" in reader.ask("xyzzy")
    refused = reader.ask("why close gizeh")
    assert "You may not close a market while you have servants in hand" in refused
    assert "(N" in refused, "the clause is named"
    placed = reader.ask("do gr4")
    assert "Place on gr4" in placed
    expect(reader.page.get_by_role("log", name="What just happened")).to_contain_text("places a servant at Gizeh on bid 4")


@pytest.mark.parametrize("language", ["fr", "it"])
def test_questions_in_other_languages_are_completed(invite: Invite, language: str) -> None:
    reader = Reader(invite(language).page, language)
    reader.sit_down("duel")
    assert "b" in reader.ask(reader.help)
    assert "D5.1" in reader.ask(f"{reader.why} x1")
    page = reader.page
    page.keyboard.press("/")
    page.keyboard.type(f"{reader.why} b2")
    options = page.get_by_role("listbox").get_by_role("option")
    expect(options).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox")).to_have_value(re.compile("b2$"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name=reader.answers).get_by_role("article").first).to_contain_text("b2")


def test_it_is_remembered_can_be_asked_for_and_left(invite: Invite) -> None:
    anna = invite()
    anna.open_table("duel", ["me", "bot"], position=NEARLY_OVER)
    table = anna.page.url
    anna.page.goto(f"{table}?text")
    expect(anna.page.get_by_role("heading", name="What you can do")).to_be_visible()
    anna.page.goto(table)
    expect(anna.page.get_by_role("heading", name="What you can do")).to_be_visible()
    anna.page.get_by_role("link", name="Show the board", exact=True).press("Enter")
    expect(anna.page.get_by_role("group", name="Port")).to_be_visible()
    play_out([anna], seed=12)


def test_a_spectator_is_told_everything_and_can_do_nothing(invite: Invite) -> None:
    anna, carla = invite(), invite()
    anna.set_up("duel", kinds=("me", "here"))
    anna.more("Copy a link for spectators")
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    carla.page.goto(f"{link}?text")
    expect(carla.page.get_by_role("region", name="Boat 1")).to_be_visible()
    anna.page.locator("[data-action=c3]").click()
    expect(carla.page.get_by_role("region", name="Port")).to_contain_text("c3 Nefertiti")
    expect(carla.page.get_by_role("log", name="What just happened")).to_contain_text("Nefertiti places a pawn on c3.")
    assert carla.page.get_by_role("heading", name="What you can do").count() == 0
    assert "You are watching this table" in Reader(carla.page).ask("why b2")


def test_the_turn_is_announced_and_the_focus_is_kept(invite: Invite) -> None:
    anna: Person = invite()
    reader = Reader(anna.page)
    reader.sit_down("duel")
    reader.choices().first.press("Enter")
    expect(anna.page.get_by_role("heading", name="What you can do")).to_be_focused()
    announced = anna.page.get_by_text(re.compile("^Your turn. "))
    expect(announced).to_have_attribute("aria-live", "assertive")
