"""The tables of the load test, ``RESULTS.md``."""

from typing import Any

from bench.report import table

__all__ = ["markdown"]

NOTES = """\
A table has two scripted people on two WebSockets; ours play random legal actions of the Duel, theirs place pawns in a state that is
a Duel position as our server shows it, so that the messages are about as long. A wait goes from sending a move to receiving its
result at the mover, or from when the move was due if the answer before it was late. *Tables held*: the most, in doubling steps up
to 2048 and one between, with one move a second each, whose 99th percentile stays under 100 ms; a step that fails is tried again.
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

The aim was five times as many moves, and this is not it. Where the time of our core goes at saturation, by a profile that was made
once with `perf` and not kept: three fifths are Python's interpreter, of which about two thirds go into playing a move and making
its two messages; a fifth is the kernel, with one read and two sends a move; SQLite takes a twentieth, as do memory and copying, and
the compiled rules, which also write the view, less than that.
`opening.py` beside this file measures how long it takes to open a table played for long."""


def _overall(summary: dict[str, Any]) -> list[str]:
    names = {"tables held": "tables_held", "moves/s at saturation": "moves_per_s",
             "moves per second of processor time": "moves_per_processor_second"}  # fmt: skip
    rows = [
        [
            title, f"{summary['deben'][name]:.0f}", f"{summary['boardgame.io'][name]:.0f}",
            f"{summary['ratios'][name]:.2f} ({summary['spread'][name][0]:.2f}–{summary['spread'][name][1]:.2f})",
        ]
        for title, name in names.items()
        if summary["deben"][name]
    ]  # fmt: skip
    for title, name in {"bytes a message": "bytes_per_message", "p99 at saturation, ms": "p99_ms"}.items():
        rows.append([title, f"{summary['deben'][name]:.0f}", f"{summary['boardgame.io'][name]:.0f}", ""])
    return table(["median of rounds", "deben", "boardgame.io", "×"], rows)


def _codes(refused: dict[str, int]) -> str:
    return ", ".join(f"{code} {count}" for code, count in refused.items()) or "0"


def _rounds(rounds: list[dict[str, Any]]) -> list[str]:
    rows = []
    for number, each in enumerate(rounds, 1):
        for server, result in each.items():
            full = result["saturation"]
            held = str(result["tables_held"]) if result["steps"] else "–"
            rows.append([
                f"{number}, {server}", held, f"{full['moves_per_s']:.0f}", f"{full['p50_ms']:.0f}", f"{full['p99_ms']:.0f}",
                f"{full['server_cores']:.2f}", f"{full['driver_cores']:.2f}", f"{result['load']:.1f}", str(full["lost"]),
                _codes(full["refused"]),
            ])  # fmt: skip
    head = ["round, server", "tables held", "moves/s", "p50 ms", "p99 ms", "server's cores", "driver's cores", "load", "lost"]
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


def markdown(results: dict[str, Any]) -> str:
    """Return the whole report."""
    versions = ", ".join(f"{name} {value}" for name, value in results["versions"].items())
    rounds = results["rounds"]
    lines = [
        "# Load", "",
        (
            f"{results['date']}, {results['processor']}, {results['cores']} cores, load {results['load_before']:.1f} before, "
            f"{results['system']}; {versions}."
        ),
        f"`{results['command']}`: {len(rounds)} rounds, both servers in turn, {results['seconds']:g} s a measurement.", "",
        *_overall(results["summary"]), "", NOTES, "", "## Saturation, round by round", "",
        f"{rounds[0]['deben']['saturation']['tables']} tables.", "", *_rounds(rounds), "",
        "## One move a second, step by step", "", *_steps(rounds), "",
    ]  # fmt: skip
    return "\n".join(lines)
