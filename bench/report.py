"""The table of measurements, ``RESULTS.md``."""

from collections.abc import Iterable, Sequence
from typing import Any

__all__ = ["markdown"]

SPEED_NOTE = """\
× is the median over rounds of our decisions a second to OpenSpiel's in the same round: to its C++ roll-out loop, which does not
pay for the deal, and for our plain Python to its Python loop. The share of cores is what other work on the machine left to ours."""
START_NOTE = """\
A start is a whole process: import, a fresh match, its legal actions; compiled code comes from the cache. The first compilation
makes every entry point, once for each version of the rules."""
SEARCH_NOTE = """\
Opening positions, 2,000 simulations a search, one uniformly random roll-out each; ours fills in what the seat cannot know before
every simulation. Seconds are those of a core that each really got. The columns after the share are OpenSpiel's C++ MCTS in the same
rounds, × is the median over rounds of our rate to its."""
GPU_NOTE = """\
*shared*: each thread copies its row to the memory that its block shares, which is what the executor does. *local*: to memory of
its own. *global*: it works on the row where it lies. Set-up is always included. Of the ways that the executor does not go, the
best size of block is shown.
"""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return the lines of a Markdown table, its first column to the left and the others to the right."""
    return [f"| {' | '.join(cells)} |" for cells in (head, ["---"] + ["---:"] * (len(head) - 1), *rows)]


def rate(value: float | None) -> str:
    """Return a number per second in three figures, or a dash."""
    if value is None:
        return "–"
    for unit, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= 0.9995 * unit:  # what would be rounded up to it, too
            return f"{value / unit:.3g}{name}"
    return f"{value:.3g}"


def speeds(results: dict[str, Any]) -> list[str]:
    """Return the table of our own executors."""
    others = list(results["openspiel"])
    head = [
        "game, executor",
        "cores",
        "decisions/s",
        "least – most",
        "matches/s",
        "share of cores",
        *(f"× {name}" for name in others),
    ]
    rows = []
    for row in results["speeds"]:
        spread, ratios = f"{rate(row['least'])} – {rate(row['most'])}", [f"{row['ratios'][name]:.2f}" for name in others]
        name, speed = f"{row['game']}, {row['executor']}", rate(row["decisions_per_s"])
        rows.append([name, str(row["cores"]), speed, spread, rate(row["matches_per_s"]), f"{row['cpu_share']:.0%}", *ratios])
    return table(head, rows)


def searches(results: dict[str, Any]) -> list[str]:
    """Return the part about plain search on one core."""
    rows = results.get("search", [])
    if not rows:
        return []
    others = list(rows[0]["ratios"])
    head = ["plain UCT", "simulations/s", "least – most", "share of a core", *others, *(f"× {name}" for name in others)]
    cells = [
        [
            row["game"], rate(row["simulations_per_s"]), f"{rate(row['least'])} – {rate(row['most'])}", f"{row['cpu_share']:.0%}",
            *(rate(row["openspiel"][name]) for name in others), *(f"{row['ratios'][name]:.2f}" for name in others),
        ]
        for row in rows
    ]  # fmt: skip
    run = [f"{results['search_run']}.", ""] if "search_run" in results else []  # else it is of the same run as the rest
    return ["", "## Plain UCT, one core", "", *run, *table(head, cells), "", *SEARCH_NOTE.splitlines()]


def yardstick(results: dict[str, Any]) -> list[str]:
    """Return the table of OpenSpiel's figures."""
    columns = {
        "C++ roll-outs, decisions/s": "cpp_decisions_per_s",
        "C++ whole games, decisions/s": "cpp_whole_game_decisions_per_s",
        "C++ UCT, simulations/s": "cpp_mcts_simulations_per_s",
        "Python, decisions/s": "python_decisions_per_s",
    }
    head = ["OpenSpiel", "decisions a game", *columns, "least share of a core"]
    rows = [
        [name, f"{of['decisions_per_game']:.1f}", *(rate(of[figure]) for figure in columns.values()), f"{of['cpu_share']:.0%}"]
        for name, of in results["openspiel"].items()
    ]
    return table(head, rows)


def beginnings(results: dict[str, Any]) -> list[str]:
    """Return the table of starts."""
    head = ["game", "bytes a state", "first compilation", "start, plain Python", "start, compiled"]
    names = ("cold_compile_s", "warm_start_plain_s", "warm_start_compiled_s")
    return table(
        head, [[name, str(of["bytes_per_state"]), *(f"{of[key]:.2f} s" for key in names)] for name, of in results["starts"].items()]
    )


def gpu(device: dict[str, Any]) -> list[str]:
    """Return the part about a GPU, measured on its own machine."""
    versions = ", ".join(f"{name} {number}" for name, number in device["versions"].items())
    lines = ["", "## On a GPU", "", f"{device['gpu']}, {device['date']}, {versions}; `{device['command']}`.", ""]
    head = ["state in", "threads a block", "matches at once", "decisions/s", "matches/s"]
    for game, of in device["games"].items():
        same = "all equal" if of["equal"] else "**different**"
        compared = (
            f"{game}: {of['compared_matches']:,} matches compared with the CPU executor byte by byte, {of['comparisons']} times"
        )
        others = {run["variant"] for run in of["runs"]} - {"shared"}
        best = [
            max((run for run in of["runs"] if run["variant"] == other), key=lambda run: run["decisions_per_s"])
            for other in sorted(others)
        ]
        rows = [
            [run["variant"], str(run["block"]), f"{run['matches']:,}", rate(run["decisions_per_s"]), rate(run["matches_per_s"])]
            for run in [run for run in of["runs"] if run["variant"] == "shared"] + best
        ]
        lines += [f"{compared}: {same}. First use of every kernel {of['first_use_seconds']:.1f} s.", "", *table(head, rows), ""]
    return lines + GPU_NOTE.splitlines()


BATCH_NOTE = """## Batches

Steps a second of `deben.lab.Batch` with observations and masks, beside pgx in the same run, and on the H200:
[EXECUTORS.md](EXECUTORS.md#batches)."""
"""What `bench/batches.py` found is kept where all executors are compared."""


def markdown(results: dict[str, Any], device: dict[str, Any] | None) -> str:
    """Return everything as one page."""
    machine, versions = results["machine"], ", ".join(f"{name} {number}" for name, number in results["versions"].items())
    turns = f"{results['rounds']} rounds, ours and OpenSpiel's in turn, {results['seconds']:g} s each; medians"
    lines = [
        "# Results", "",
        f"{results['date']}, {machine['processor']}, {machine['cores']} cores, {machine['system']}; {versions}.",
        f"`{results['command']}`: {turns}.", "",
        "## Uniform random play, set-up included", "", *speeds(results), "", *SPEED_NOTE.splitlines(), "",
        *yardstick(results), *searches(results), "", "## Start", "", *beginnings(results), "", *START_NOTE.splitlines(),
    ]  # fmt: skip
    return "\n".join([*lines, *(gpu(device) if device else []), "", *BATCH_NOTE.splitlines()]) + "\n"
