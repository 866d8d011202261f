"""Somebody at a browser: sees what can be done, does it, and reads what the page says."""

import random
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Error, Locator, Page, Request, Response

from deben.match import Match

from ..server.harness import Person as Client
from ..server.harness import bot

__all__ = [
    "AWAY", "CHOICES", "LAST_BOATS", "NEARLY_OVER", "SMALLEST", "Person", "ending", "play_out", "play_some", "played_by_bots",
    "wait_for_a_decision",
]  # fmt: skip

CHOICES = "[data-spot].live, .choice:not([disabled])"
SMALLEST: dict[str, dict[str, Any]] = {"duel": {}, "nefertiti": {"players": 2}}
"""Options of a table for two."""
LAST_BOATS = "boats=-/oc5t3/-/-/-/t4oo pile=- warehouse=- N=c4,d,o A=o*3"
"""The Duel with two boats left: whoever unloads one of them ends it."""
NEARLY_OVER = f"{LAST_BOATS} port=.../.../..."
"""The same with an empty port."""
RESULT = "[data-testid=result]"
PATIENCE = 150
HARMLESS = "Service Worker registration blocked"
"""What the browsers of all tests say that are not about the worker."""
AWAY = ("net::ERR_CONNECTION_", "WebSocket connection to ")
"""What a browser says while a server is away."""


class Person:
    """A person with a page of their own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Parts of complaints that belong to what the test does."""
        self.refused: list[Response] = []
        page.on("response", lambda answer: self.refused.append(answer) if answer.status >= 400 else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, f"{message.text} {message.location['url']}"))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and HARMLESS not in text and not any(part in text for part in self.expected):
            self.complaints.append(text)

    def told(self) -> list[str]:
        """Return what the console complained about, and what a server had answered: while the page is open."""
        return [*self.complaints, *(f"{each.status} {each.url} {_text(each)}" for each in self.refused if self.complaints)]

    def quick(self, game: str) -> None:
        """Play against the computer: one click from the home page."""
        self.page.goto("/")
        self.page.locator(f"article.{game} .button.main").first.click()
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector(CHOICES)

    def set_up(
        self,
        game: str,
        players: int = 2,
        kinds: tuple[str, ...] = (),
        more: Callable[[Locator], object] | None = None,
        **options: str,
    ) -> dict[str, Any]:
        """Open a table with the form: who sits where, options by the name of their field; return what a server was asked."""
        asked: dict[str, Any] = {}

        def note(request: Request) -> None:
            if request.method == "POST" and request.url.endswith("/api/tables"):
                asked.update(request.post_data_json or {})

        self.page.on("request", note)
        self.page.goto("/")
        article = self.page.locator(f"article.{game}")
        article.locator("button[aria-expanded]").click()
        if game == "nefertiti":
            article.locator(f"label:has(input[name=players][value='{players}'])").click()
        for seat, kind in enumerate(kinds):
            article.locator(".seat select").nth(seat).select_option(kind)
        if "characters" in options:
            article.locator("fieldset > select").select_option(options["characters"])
        if options.get("memphis") == "yes":
            article.locator("label.check input").check()
        if more:
            more(article)
        if "open" in kinds and not article.locator(".seat input").first.input_value():
            article.locator(".seat input").first.fill("Anna")
        article.locator("button[type=submit]").click()
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector("[data-testid=prompt]")
        return asked

    def open_table(self, game: str, kinds: Sequence[str], **more: Any) -> None:
        """Open a table as a program would, perhaps from a position, with bots that play at random; and sit down."""
        self.page.goto("/")
        seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
        made = self.page.request.post("/api/tables", data={"game": game, "seats": seats, **more})
        assert made.status == 201, made.text()
        self.page.goto(f"/table/{made.json()['table']}")
        self.page.wait_for_selector("[data-testid=prompt]")

    def invitation(self) -> str:
        """Return the link that the waiting room copies."""
        self.page.get_by_test_id("copy-invitation").click()
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def follow(self, link: str, name: str) -> None:
        """Open an invitation, say what one is called, and sit down."""
        self.page.goto(link)
        card = self.page.get_by_test_id("invitation")
        card.get_by_role("textbox").fill(name)
        card.locator("button[type=submit]").click()
        self.page.wait_for_url("**/table/*")

    def ask_for(self, way: str) -> None:
        """Open what helps at a table, and choose one of it: ``ask-coach``, ``ask-ahead`` or ``plan-open``."""
        self.page.get_by_test_id("help").click()
        self.page.get_by_test_id(way).click()

    def more(self, name: str) -> None:
        """Choose something of what a table offers less often, by its English name."""
        self.page.get_by_test_id("more").click()
        self.page.get_by_role("button", name=name).click()

    def over(self) -> bool:
        """Return whether the end screen is there."""
        return self.page.locator(RESULT).count() > 0

    def act(self, luck: random.Random) -> bool:
        """Do one thing that is marked as possible; False when nothing is."""
        choices = self.page.locator(CHOICES)
        count = choices.count()
        if not count:
            return False
        try:
            choices.nth(luck.randrange(count)).click(timeout=2000)
        except Error:
            return False  # it was somebody else's turn meanwhile, or the table is over
        return True

    def prompt(self) -> str:
        """Return what the prompt says."""
        return self.page.locator("[data-testid=prompt]").inner_text()

    def totals(self) -> list[str]:
        """Return the last line of the end screen."""
        return self.page.locator(f"{RESULT} tfoot td").all_inner_texts()


def _text(answer: Response) -> str:
    try:
        return answer.text()
    except Error:  # the page has gone on to another
        return ""


def ending(game: str, left: int, options: dict[str, Any] | None = None, having: str = "") -> str:
    """Return a position from which chance would play so many actions more, or the next before it that has some words in it."""
    match, luck = Match(game, 1, SMALLEST[game] if options is None else options), random.Random(1)
    while not match.over:
        match.play(luck.choice(match.legal))
    for _ in range(left):
        match.undo()
    while having not in match.position:
        match.undo()
    return match.position


@cache
def played_by_bots(address: str, game: str, **options: Any) -> str:
    """Return a table that bots have played to its end by chance."""
    with Client(address) as anna:
        table = str(anna.create(game, [bot("random")] * int(options.get("players", 2)), **options)["table"])
        with anna.sit(table) as watching:  # bots play only where somebody looks
            while watching.now["status"] != "over":
                watching.hear(PATIENCE)
    return table


def wait_for_a_decision(people: list[Person]) -> None:
    """Wait until somebody has something to decide."""
    end = time.monotonic() + PATIENCE
    while not any(person.page.locator(CHOICES).count() for person in people):
        assert time.monotonic() < end, [person.prompt() for person in people]
        people[0].page.wait_for_timeout(30)


def play_some(person: Person, count: int) -> None:
    """Do so many things at random, each after the page has shown the one before: until then nothing can be chosen."""
    luck = random.Random(count)
    for _ in range(count):
        person.page.wait_for_selector(CHOICES)
        person.act(luck)
    person.page.wait_for_selector(CHOICES)


def play_out(people: list[Person], seed: int, patience: float = PATIENCE) -> None:
    """Let people act at random until all of them see the end screen."""
    luck, end = random.Random(seed), time.monotonic() + patience
    while not all(person.over() for person in people):
        assert time.monotonic() < end, [person.prompt() for person in people]
        acted = [not person.over() and person.act(luck) for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(30)
