"""Measures how long closings take on a screen: ``python bench/closings.py ADDRESS [--speed one] [--players 4] [--matches 1]``.

One person in a browser plays whole matches of Nefertiti against bots at a server that runs, and chooses at random and at once.  A
closing lasts from the moment at which the prompt says that a market closes until nothing of it is left to be shown; a chain of
closings is one.
"""

import argparse
import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import DESKTOP, FLAGS, chromium
from tests.web.person import Person

PATIENCE = 1800.0
WATCH = r"""() => {
    window.closings = [];
    let begun = null, shown = 0, last = 0, showing = false, cards = new Set();
    const look = () => {
        const busy = document.querySelector('.pace .onward')?.getAttribute('aria-disabled') === 'false';
        const said = document.querySelector('[data-testid=prompt]')?.innerText ?? '';
        const closing = document.querySelector('.market.closing') !== null || (busy && /\bcloses\b/.test(said));
        const now = performance.now();
        if (begun !== null && showing) shown += now - last;
        const card = document.querySelector('[data-testid=caption]');
        if (card) cards.add(card);
        [last, showing] = [now, busy];
        if (begun === null && closing) [begun, shown, cards] = [now, 0, new Set()];
        else if (begun !== null && !busy && !closing) {
            closings.push([(now - begun) / 1000, shown / 1000, cards.size]);
            begun = null;
        }
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
"""Whatever changes on the page is looked at, so that nothing is sampled."""


def played(browser: Browser, address: str, speed: str, players: int, seed: int) -> dict[str, Any]:
    """Return how long a match and each of its closings took, in seconds, for how long of it something was shown, and its cards."""
    context = browser.new_context(base_url=address, locale="en", viewport=DESKTOP, reduced_motion="no-preference")
    kept = json.dumps({"coach": False, "speed": speed})
    context.add_init_script(f"localStorage.setItem('deben-settings', '{kept}')")
    anna, luck = Person(context.new_page()), random.Random(seed)
    anna.open_table("nefertiti", ["me", *["bot"] * (players - 1)], options={"players": players})
    anna.page.evaluate(WATCH)
    begun = time.monotonic()
    while not anna.over() and time.monotonic() - begun < PATIENCE:
        if not anna.act(luck):
            anna.page.wait_for_timeout(30)
    took = time.monotonic() - begun
    closings: list[list[float]] = anna.page.evaluate("closings")
    context.close()
    whole, shown, cards = ([each[i] for each in closings] for i in range(3))
    return {"match": took, "over": took < PATIENCE, "closings": whole, "shown": shown, "cards": cards}


def main() -> None:
    """Play, and print what was measured."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("address")
    asked.add_argument("--speed", default="one", choices=["half", "one", "two", "four"])
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--matches", type=int, default=1)
    given = asked.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium("chromium-headless-shell"), args=FLAGS)
        for seed in range(given.matches):
            found = played(browser, given.address, given.speed, given.players, seed)
            times = sorted(found["closings"])
            share = sum(times) / found["match"]
            shown, cards = (statistics.median(found[name]) for name in ("shown", "cards"))
            print(
                f"{len(times)} closings of {given.players} players, speed {given.speed}: median {statistics.median(times):.1f} s "
                f"(something was shown for {shown:.1f} s, {cards:g} cards), {times[0]:.1f} to {times[-1]:.1f} s; "
                f"{sum(times):.0f} of the {found['match']:.0f} s of the match ({share:.0%})",
                "" if found["over"] else "(not over)", flush=True,
            )  # fmt: skip
            print("  " + " ".join(f"{each:.1f}" for each in found["closings"]), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
