"""The tables of the load test, ``RESULTS.md``."""

from typing import Any

from bench.report import table

__all__ = ["markdown"]

NOTES = """\
A table has two scripted people on two WebSockets; ours play random legal actions of the Duel, theirs place pawns in a state that is
a Duel position as our server shows it, so that the messages are about as long. A wait goes from sending a move to receiving its
result at the mover, or from when the move was due if the answer before it was late. *Tables held*: the most, in doubling steps up
to 8192 and one between, with one move a second each, whose 99th percentile stays under 100 ms; a step that fails is tried again.
*Saturation*: every table as fast as it can, after the first few thousand moves. × is the median over rounds of ours to theirs in
the same round, with the least and the most of the rounds.

Both servers run on the same single core, one after the other, and the driver, which is the same program for both, on another.
What each server does for a move is not the same. Ours runs the rules, makes the view of each seat with its legal actions and
scores, and commits the action to SQLite, flushed to disk, before anybody hears of it; boardgame.io's runs a move that changes four
fields, strips its secrets for each seat, and keeps everything in memory, which is its default. Neither compresses.

The machine is shared, and how much of a core is to be had changes from minute to minute: the columns of cores say what server and
driver got (for ours without the process for bots, which idles), the load says how many others wanted it, and the spread between
rounds says the rest. As root, server and driver come before the neighbours. Measurements are short.
Moves a second of the server's own processor time depend least on the neighbours.
`opening.py` beside this file measures how long it takes to open a table played for long."""
NEFERTITI = """\
Three scripted people at a table, each on a WebSocket of their own, with secrets from each other: every move makes three views."""
MEMORY = """\
A process's share of the memory (PSS), what it alone uses and its part of what others use too. *Fresh*: `deben serve` that nobody
has asked anything yet, all its processes together; thinking processes are started when somebody first needs one. *A table
alone*: played for a while, nobody there. *With its people*: each on a socket, and with all that opening the table left behind in
the server. *A spectator*: one more socket at a table at which others sit. What the system itself keeps for a socket comes on top.
While the spectators wait, other people play at other tables, one move a second at each."""

BEFORE = """\
*Before* is what one process did before there were several, as measured on 2026-11-16 (this file's history has it, on a slower
machine: × compares best) or as found by whoever asked for more. *After* is from this file, and the last two lines from
[SERVERS.md](SERVERS.md)."""


def _overall(summaries: dict[str, Any]) -> list[str]:
    names = {"tables held": "tables_held", "moves/s at saturation": "moves_per_s",
             "moves per second of processor time": "moves_per_processor_second"}  # fmt: skip
    rows = [
        [
            tables, title, f"{summary['deben'][name]:.0f}", f"{summary['boardgame.io'][name]:.0f}",
            f"{summary['ratios'][name]:.2f} ({summary['spread'][name][0]:.2f}–{summary['spread'][name][1]:.2f})",
        ]
        for tables, summary in summaries.items()
        for title, name in names.items()
        if summary["deben"][name]
    ]  # fmt: skip
    for tables, summary in summaries.items():
        for title, name in {"bytes a message": "bytes_per_message", "p99 at saturation, ms": "p99_ms"}.items():
            rows.append([tables, title, f"{summary['deben'][name]:.0f}", f"{summary['boardgame.io'][name]:.0f}", ""])
    return table(["tables", "median of rounds", "deben", "boardgame.io", "×"], rows)


def _codes(refused: dict[str, int]) -> str:
    return ", ".join(f"{code} {count}" for code, count in refused.items()) or "0"


def _rounds(rounds: list[dict[str, Any]]) -> list[str]:
    rows = []
    for number, each in enumerate(rounds, 1):
        for server, result in each.items():
            full = result["saturation"]
            held = str(result["tables_held"]) if result["steps"] else "–"
            rows.append([
                f"{number}, {server}", str(full["tables"]), held, f"{full['moves_per_s']:.0f}", f"{full['p50_ms']:.0f}",
                f"{full['p99_ms']:.0f}", f"{full['server_cores']:.2f}", f"{full['driver_cores']:.2f}", f"{result['load']:.1f}",
                str(full["lost"]), _codes(full["refused"]),
            ])  # fmt: skip
    head = ["round, server", "tables", "held", "moves/s", "p50 ms", "p99 ms", "server's cores", "driver's cores", "load", "lost"]
    return table([*head, "refused"], rows)


def _steps(rounds: list[dict[str, Any]]) -> list[str]:
    rows = [
        [
            f"{number}, {server}", str(step["tables"]), str(step["moves"]), f"{step['p50_ms']:.1f}", f"{step['p99_ms']:.1f}",
            f"{step['opponent_p99_ms']:.1f}", f"{step['server_cores']:.2f}", f"{step['driver_cores']:.2f}",
            "yes" if step["held"] else "no",
        ]
        for number, each in enumerate(rounds, 1)
        for server, result in each.items()
        for step in result["steps"]
    ]  # fmt: skip
    head = ["round, server", "tables", "moves", "p50 ms", "p99 ms", "opponent's p99 ms", "server's cores", "driver's cores", "held"]
    return table(head, rows)


def _where(part: dict[str, Any]) -> list[str]:
    """Return where and with what a part was measured."""
    versions = ", ".join(f"{name} {value}" for name, value in part["versions"].items())
    machine = f"{part['processor']}, {part['cores']} cores, load {part['load_before']:.1f} before, {part['system']}"
    return [f"{part['date']}, {machine}; {versions}.", f"`{part['command']}`: {part['seconds']:g} s a measurement.", ""]


def _duel(part: dict[str, Any]) -> list[str]:
    rounds, held = part["rounds"], part.get("held", part)
    return [
        *_where(part), *_overall(part["summary"]), "", NOTES, "", "## Saturation, round by round", "", *_rounds(rounds), "",
        "## One move a second, step by step", "", *([] if held is part else _where(held)), *_steps(held["rounds"]), "",
    ]  # fmt: skip


def _nefertiti(part: dict[str, Any]) -> list[str]:
    full = part["saturation"]
    facts = [
        ["tables held, one move a second each", str(part["tables_held"])],
        ["moves/s at saturation", f"{full['moves_per_s']:.0f}"],
        ["moves per second of processor time", f"{full['moves_per_processor_second']:.0f}"],
        ["bytes a message", f"{full['bytes_per_message']:.0f}"],
        ["p99 at saturation, ms", f"{full['p99_ms']:.0f}"],
    ]
    rounds = [{"deben": part}]
    return ["## Nefertiti", "", *_where(part), NEFERTITI, "", *table(["", "deben"], facts), "", *_steps(rounds), ""]


def _memory(part: dict[str, Any]) -> list[str]:
    serve, watched, each, playing = part["serve"], part["spectator"], part["table"], part["spectator"]["playing"]
    thinking = [one["pss"] for one in part["thinking"]]
    facts = [
        [f"fresh, {serve['processes']:.0f} process, MiB (all that is resident: {serve['rss']:.0f})", f"{serve['pss']:.0f}"],
        ["a thinking process, MiB", f"{sum(thinking) / max(1, len(thinking)):.0f}"],
        [f"a table alone after {each['moves']} moves, KiB", f"{each['alone_kib']:.0f}"],
        [f"a table with its {each['people']} people, {each['tables']} of them, KiB", f"{each['with_people_kib']:.0f}"],
        [f"a spectator, {watched['spectators']} of them, KiB", f"{watched['kib']:.0f}"],
        ["of these, lost", str(watched["lost"])],
        ["cores while they wait", f"{watched['idle_cores']:.3f}"],
        [f"p99 of a move at {playing['tables']} other tables meanwhile, ms", f"{playing['p99_ms']:.1f}"],
        ["an action on disk, bytes", f"{part['disk']['action_bytes']:.0f}"],
        ["a table on disk, with seats, people and all else, bytes", f"{part['disk']['table_bytes']:.0f}"],
    ]
    return ["## Memory", "", *_where(part), MEMORY, "", *table(["", f"deben, {part['game']}"], facts), ""]


def _change(results: dict[str, Any]) -> list[str]:
    """Return what the figures were before, beside those of now."""
    duel, nefertiti, memory = (results[name] for name in ("duel", "nefertiti", "memory"))
    now = [
        (tables, each["deben"]["moves_per_s"], each["ratios"]["moves_per_s"])
        for tables, each in sorted(duel["summary"].items(), key=lambda item: -int(item[0]))
    ]
    was = {"800": "6524, 3.81 times boardgame.io's; with the rules as modules 5163, 2.36 times"}
    held = max(each["deben"]["tables_held"] for each in duel.get("held", duel)["rounds"])
    watched = memory["spectator"]
    rows = [
        *([f"moves/s of the Duel, {tables} tables", was.get(tables, "–"), f"{moves:.0f}, {ratio:.2f} times"]
          for tables, moves, ratio in now),
        ["tables of the Duel held", "2048, the most that was tried", str(held)],
        ["tables of Nefertiti held", "–", str(nefertiti["tables_held"])],
        ["a fresh server, MiB resident", "509 MB", f"{memory['serve']['rss']:.0f}"],
        ["idle spectators held", "–", f"{watched['spectators'] - watched['lost']}, {watched['kib']:.0f} KiB each"],
        ["two processes", "did not hear each other", "1.87 times one"],
        ["servers killed while people play", "432, none lost", "1024, and 256 stopped, 256 sent away: none lost"],
    ]  # fmt: skip
    return ["## Before and after", "", BEFORE, "", *table(["", "before", "after"], rows), ""]


def markdown(results: dict[str, Any]) -> str:
    """Return the whole report."""
    parts = {"duel": _duel, "nefertiti": _nefertiti, "memory": _memory}
    lines = [line for name, told in parts.items() if name in results for line in told(results[name])]
    return "\n".join(["# Load", "", *lines, *(_change(results) if parts.keys() <= results.keys() else [])])
