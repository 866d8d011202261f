"""How long a replay takes to open, on the server and in the page: ``python bench/replay/run.py``.

A match of Nefertiti with five players and at least 300 actions, played at random, lies in a real store behind a real server with
compiled rules.  Each opening is of another table, so that nothing is remembered.  The page is opened in Chromium, in the middle of
the match.  Writes ``RESULTS.md`` beside this file.
"""

import asyncio
import gzip
import os
import platform
import random
import shutil
import statistics
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from playwright.sync_api import sync_playwright

from deben.games import game_named
from deben.kernel.cpu import CpuExecutor
from deben.match import History, Match, MatchRecord, Move
from deben.server.figures import warm_figures
from deben.server.replaying import Told, replay_of, window_of
from deben.server.settings import Settings
from deben.store import ActionRow, Database, NewTable, SeatRow, Store
from tests.server.harness import ServerProcess

HERE = Path(__file__).parent
OPTIONS = {"players": 5, "characters": "random", "stalls": "advanced"}
LEAST = 300
PATIENCE = 0.6
ROUNDS = 6
WINDOW = 40


def long_match(executor: CpuExecutor) -> MatchRecord:
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


def parts(record: MatchRecord, executor: CpuExecutor) -> dict[str, float]:
    """Return the milliseconds of the parts of an answer, by what they do, as this thread spent them."""
    spent: dict[str, list[float]] = {}

    def timed(name: str, begun: float) -> float:
        spent.setdefault(name, []).append((time.thread_time() - begun) * 1000)
        return time.thread_time()

    for _ in range(ROUNDS):
        begun = time.thread_time()
        history = History.of(record, executor)
        begun = timed("replay every action", begun)
        told = Told(history, [], [], record.commitment, record.rules, False)
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


def shown(address: str, names: list[str], middle: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds from asking for the page to a moment on the screen, and those its main thread worked meanwhile."""
    times: list[float] = []
    worked: list[float] = []
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name in names:
            page = browser.new_page(base_url=address, viewport={"width": 1366, "height": 768})
            session = page.context.new_cdp_session(page)
            session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
            session.send("Performance.enable")
            page.goto(f"/replay/{name}#{middle}", wait_until="commit")
            page.wait_for_selector("[data-testid=told]")
            times.append(float(page.evaluate("performance.now()")))
            metrics = session.send("Performance.getMetrics")["metrics"]
            worked.append(next(1000 * metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
            page.close()
        browser.close()
    return times, worked


def line(times: list[float]) -> str:
    """Return median, least and most."""
    return f"{statistics.median(times):.0f} | {min(times):.0f} – {max(times):.0f}"


def main() -> None:
    """Measure and write."""
    game = game_named("nefertiti")
    executor = CpuExecutor(game.rules)
    executor.warm(game.blank(game.options({})))
    warm_figures(executor, game)
    print("looking for a long match", flush=True)
    record = long_match(executor)
    print(f"{len(record.actions)} actions", flush=True)
    found = parts(record, executor)
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        names = asyncio.run(stored(database, record, History.of(record, executor).moves, 2 * ROUNDS))
        server = ServerProcess(Settings(database=database, workers=1, request_rate=1e9, request_burst=1e9))
        try:
            while "nefertiti" not in httpx.get(f"{server.address}/health").json()["compiled"]:
                time.sleep(0.2)
            middle = len(record.actions) // 2
            first, again = asked(server.address, names[:ROUNDS], middle)
            page, worked = shown(server.address, names[ROUNDS:], middle)
        finally:
            server.stop()
    rows = [
        f"| {name} | {value:.1f} ms |" if "bytes" not in name else f"| {name} | {value:,.0f} |" for name, value in found.items()
    ]
    text = f"""# How fast a replay opens

`python bench/replay/run.py` on {platform.machine()}, {os.cpu_count()} cores; {os.getloadavg()[0]:.0f} processes wanted them.
A match of Nefertiti with five players and {len(record.actions)} actions, {ROUNDS} openings each.
The aim is under 50 ms on the server and under a second in the page.

| opening | ms, median | least – most |
| --- | ---: | ---: |
| over HTTP, a match nobody looked at before | {line(first)} |
| over HTTP, again | {line(again)} |
| in Chromium, from the address to the board in the middle of the match | {line(page)} |
| of which the page's main thread worked | {line(worked)} |

What the server does for it, in milliseconds of its own thread:

| part | median |
| --- | ---: |
{chr(10).join(rows)}
"""
    (HERE / "RESULTS.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
