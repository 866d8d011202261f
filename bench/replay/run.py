"""How long a replay takes to open, on the server and in the page: ``python -m bench.replay.run [TREE]``.

A match of Nefertiti with five players and at least 300 actions, played at random, lies in a real store behind a real server.
Each opening is of another table, so that nothing is remembered.  The page is opened in Chromium, in the middle of
the match.  With another working tree, whose page is built, that tree's server and page are opened in turn with this one's, to see
what a change has changed.  Writes ``RESULTS.md`` beside this file.
"""

import asyncio
import gzip
import json
import os
import platform
import random
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from deben.games import game_named
from deben.kernel.default import default_executor
from deben.kernel.executor import Executor
from deben.match import History, Match, MatchRecord, Move
from deben.server.settings import Settings
from deben.server.study.replays import ReplaySource, replay_of, window_of
from deben.store import ActionRow, Database, NewTable, SeatRow, Store
from tests.server.harness import ServerProcess

HERE = Path(__file__).parent
OPTIONS = {"players": 5, "characters": "random", "stalls": "advanced"}
LEAST = 300
PATIENCE = 0.6
ROUNDS = 6
WINDOW = 40


def long_match(executor: Executor) -> MatchRecord:
    """Return the record of a match of at least so many actions: whoever often takes half of a Reserve makes it last."""
    for seed in range(100_000):
        match, chance = Match("nefertiti", seed, OPTIONS, executor=executor), random.Random(seed)
        actions: list[str] = []
        while not match.over:
            legal = match.legal
            actions.append("half" if "half" in legal and chance.random() < PATIENCE else chance.choice(legal))
            executor.apply(match.state, match.game.read_action(actions[-1]))
        if len(actions) >= LEAST:
            return msgspec.structs.replace(match.record(), actions=actions, outcome=None)
    raise AssertionError(f"no match of {LEAST} actions")


async def stored(database: str, record: MatchRecord, moves: list[Move], count: int) -> list[str]:
    """Keep the match as so many tables and return their names."""
    store = Store(Database(database))
    await store.database.open()
    names = [f"bench{number}" for number in range(count)]
    for name in names:
        seats = [SeatRow(seat, None, f"Player {seat + 1}", "random") for seat in range(5)]
        invitations = {"seat": f"{name}s", "watch": f"{name}w"}
        await store.add_table(
            NewTable(name, "nefertiti", record.rules, record.options, record.seed, record.commitment, "bench", seats, invitations)  # type: ignore[arg-type]
        )
        rows = [ActionRow(move.number, move.seat, move.action, f"k{move.number}", "random") for move in moves]
        await asyncio.gather(*(store.append(name, row) for row in rows))
    await store.close()
    return names


def parts(record: MatchRecord, executor: Executor) -> dict[str, float]:
    """Return the milliseconds of the parts of an answer, by what they do, as this thread spent them."""
    spent: dict[str, list[float]] = {}

    def timed(name: str, begun: float) -> float:
        spent.setdefault(name, []).append((time.thread_time() - begun) * 1000)
        return time.thread_time()

    for _ in range(ROUNDS):
        begun = time.thread_time()
        history = History.of(record, executor)
        begun = timed("replay every action", begun)
        told = ReplaySource(history, [], [], record.commitment, record.rules, False)
        answer = replay_of(told, None, True, len(history) // 2)
        begun = timed("log, chart and the first five views", begun)
        data = msgspec.json.encode(answer)
        begun = timed("JSON", begun)
        packed = gzip.compress(data, 1)
        begun = timed("gzip", begun)
        window_of(told, None, True, 0, WINDOW - 1)
        timed(f"a later window of {WINDOW} views", begun)
    sizes = {"bytes of the answer": float(len(data)), "bytes sent": float(len(packed))}
    return {name: statistics.median(times) for name, times in spent.items()} | sizes


def asked(address: str, names: list[str], middle: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds of first and of repeated openings over HTTP."""
    first: list[float] = []
    again: list[float] = []
    with httpx.Client(base_url=address, timeout=60) as client:
        client.get("/api/me")
        for name in names:
            for times in (first, again):
                begun = time.perf_counter()
                answer = client.get(f"/api/tables/{name}/replay?opened=true&at={middle}")
                times.append((time.perf_counter() - begun) * 1000)
                assert answer.status_code == 200, answer.text
    return first, again


def opened(browser: Browser, address: str, name: str, middle: int) -> Page:
    """Return the page at a moment on the screen."""
    page = browser.new_page(base_url=address, viewport={"width": 1366, "height": 768})
    page.goto(f"/replay/{name}#{middle}", wait_until="commit")
    page.wait_for_selector("[data-testid=told]")
    return page


def waited(browser: Browser, address: str, name: str, middle: int) -> float:
    """Return the milliseconds from asking for the page to a moment on the screen."""
    page = opened(browser, address, name, middle)
    took = float(page.evaluate("performance.now()"))
    page.close()
    return took


def worked(browser: Browser, address: str, name: str, middle: int) -> float:
    """Return the milliseconds that the page's main thread itself worked meanwhile, whatever else the machine did."""
    browser.start_tracing(categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    opened(browser, address, name, middle).close()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = [(event["pid"], event["tid"]) for event in events if event["name"] == "FunctionCall"]
    main = statistics.mode(threads)
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) == main]
    return float(sum(event.get("tdur", 0) for event in tasks)) / 1000


def shown(addresses: list[str], names: list[str], middle: int) -> list[tuple[list[float], list[float]]]:
    """Return for each server what was waited and what was worked, opened in turn."""
    found: list[tuple[list[float], list[float]]] = [([], []) for _ in addresses]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for times, measure in enumerate((waited, worked)):
            for name in names[times::2]:
                for address, kept in zip(addresses, found, strict=True):
                    kept[times].append(measure(browser, address, name, middle))
        browser.close()
    return found


def serving(tree: Path, database: str) -> ServerProcess:
    """Return the server of a working tree, with its rules compiled."""
    os.environ["PYTHONPATH"] = str(tree / "src")
    server = ServerProcess(Settings(database=database, workers=1, request_rate=1e9, request_burst=1e9))
    while "nefertiti" not in httpx.get(f"{server.address}/health").json()["compiled"]:
        time.sleep(0.2)
    return server


def line(times: list[float]) -> str:
    """Return median, least and most."""
    return f"{statistics.median(times):.0f} | {min(times):.0f} – {max(times):.0f}"


def main() -> None:
    """Measure and write."""
    game = game_named("nefertiti")
    executor = default_executor(game.rules)
    print("looking for a long match", flush=True)
    record = long_match(executor)
    print(f"{len(record.actions)} actions", flush=True)
    found = parts(record, executor)
    other = [Path(name) for name in sys.argv[1:2]]
    with tempfile.TemporaryDirectory() as folder:
        moves = History.of(record, executor).moves
        middle = len(record.actions) // 2
        servers: list[ServerProcess] = []
        try:
            for tree in (HERE.parents[1], *other):
                database = str(Path(folder) / f"{len(servers)}.db")
                names = asyncio.run(stored(database, record, moves, 3 * ROUNDS))
                servers.append(serving(tree, database))
            addresses = [server.address for server in servers]
            first, again = asked(addresses[0], names[:ROUNDS], middle)
            pages = shown(addresses, names[ROUNDS:], middle)
        finally:
            for server in servers:
                server.stop()
    rows = [
        f"| {name} | {value:.1f} ms |" if "bytes" not in name else f"| {name} | {value:,.0f} |" for name, value in found.items()
    ]
    lines = []
    for whose, (took, spent) in zip(("", ", the other tree's page"), pages, strict=False):
        lines.append(f"| in Chromium, from the address to the board in the middle of the match{whose} | {line(took)} |")
        lines.append(f"| the page's main thread worked for that{whose} | {line(spent)} |")
    text = f"""# How fast a replay opens

`python -m bench.replay.run` on {platform.machine()}, {os.cpu_count()} cores; {os.getloadavg()[0]:.0f} processes wanted them.
A match of Nefertiti with five players and {len(record.actions)} actions, {ROUNDS} openings each.
The aim is under 50 ms on the server and under a second in the page.

| opening | ms, median | least – most |
| --- | ---: | ---: |
| over HTTP, a match nobody looked at before | {line(first)} |
| over HTTP, again | {line(again)} |
{chr(10).join(lines)}

What the server does for it, in milliseconds of its own thread:

| part | median |
| --- | ---: |
{chr(10).join(rows)}
"""
    (HERE / "RESULTS.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
