"""What a browser keeps of the page, and what it fetched for it."""

import time

from playwright.sync_api import Page

__all__ = ["fetched", "kept", "wait_until_kept"]

KEPT = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(stores.map((store) => store.keys()))).flat().map((request) => request.url);
}"""
ALL_THERE = """async (extents) => {
  const { active } = await navigator.serviceWorker.ready;
  const lists = JSON.parse(/LISTS = (\\{.*\\});/.exec(await (await fetch(active.scriptURL)).text())[1]);
  const [shown, more] = lists.texts[document.documentElement.lang];
  const texts = { shown: [shown], play: [more], whole: Object.values(lists.texts).flat() };
  const wanted = extents.flatMap((extent) => [...lists[extent], ...texts[extent]]);
  const folder = new URL(".", active.scriptURL).href;
  const kept = await (KEPT)();
  return wanted.every((name) => kept.includes(folder + name));
}""".replace("KEPT", KEPT)
PATIENCE = 60
EXTENTS = ["shown", "play", "whole"]
FETCHED = """() => [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
  .filter(({ transferSize }) => transferSize).map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


def kept(page: Page) -> list[str]:
    """Return the addresses that are kept."""
    return list(page.evaluate(KEPT))


def wait_until_kept(page: Page, extent: str) -> None:
    """Wait until as much is kept as an extent says: see web/offline/worker.js."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(ALL_THERE, EXTENTS[: EXTENTS.index(extent) + 1]):
        assert time.monotonic() < end, f"not kept: {extent}"
        page.wait_for_timeout(100)


def fetched(page: Page) -> tuple[dict[str, int], dict[str, int]]:
    """Return what came over the wire so far, with its packed size in bytes: for the page, and for what is kept besides."""
    behind = [entry for worker in page.context.service_workers for entry in worker.evaluate(FETCHED)]
    return dict(page.evaluate(FETCHED)), dict(behind)
