"""How the page does without a server: ``make site``, then ``python -m bench.site``.

What a game's module weighs on its way, how long it takes from the first click to a match that can be played, and the longest task
on the page's own thread from that click on, while computer players decide and while live analysis thinks.  Prints a table.
"""

import gzip
import statistics
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import DESKTOP, FLAGS, chromium
from tests.web.person import CHOICES

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"
GAMES = ("duel", "nefertiti")
ROUNDS = 5
DECISIONS = 4
THINKING = 3000
LISTEN = """() => {
  window.tasks = [];
  const hear = (list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration));
  new PerformanceObserver(hear).observe({ type: "longtask" });
}"""


def weight(game: str) -> float:
    """Return how many kB a module is when it is packed."""
    return len(gzip.compress((ROOT / "src" / "deben" / "games" / game / "module.wasm").read_bytes(), mtime=0)) / 1000


def longest(page: Page) -> float:
    """Return how long the longest task since the last look was; 0 if none was as long as 50 ms."""
    return max(page.evaluate("window.tasks.splice(0)"), default=0.0)


def visit(browser: Browser, address: str, game: str) -> tuple[float, float, float, float]:
    """Return the milliseconds to a match, and the longest tasks on the way there, during play and during live analysis."""
    with browser.new_context(viewport=DESKTOP, service_workers="block") as context:
        page = context.new_page()
        page.goto(address)
        page.locator("[data-testid=away]").wait_for()
        page.evaluate(LISTEN)
        begun = time.perf_counter()
        page.locator(f"article.{game} .button.main").first.click()
        page.wait_for_selector(CHOICES)
        opened, first = 1000 * (time.perf_counter() - begun), longest(page)
        for _ in range(DECISIONS):
            page.wait_for_selector(CHOICES)
            page.locator(CHOICES).first.click()
        page.wait_for_selector(CHOICES)
        playing = longest(page)
        page.goto(f"{address}?/board/{game}")
        page.wait_for_selector("[data-testid=live]")
        page.evaluate(LISTEN)
        page.get_by_role("switch").click()
        page.wait_for_timeout(THINKING)
        return opened, first, playing, longest(page)


def main() -> None:
    """Measure and print."""
    if not SITE.is_dir():
        sys.exit("there is no site: run make site")
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(SITE)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    print("| | module, packed | first click to a match | longest task then | in play | in live analysis |")
    print("|---|---|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in GAMES:
            found = [visit(browser, f"http://127.0.0.1:{host.server_port}/", game) for _ in range(ROUNDS)]
            middle = [statistics.median(column) for column in zip(*found, strict=True)]
            print(f"| {game} | {weight(game):.0f} kB | " + " | ".join(f"{value:.0f} ms" for value in middle) + " |")
        browser.close()


if __name__ == "__main__":
    main()
