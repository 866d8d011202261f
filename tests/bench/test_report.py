"""The benchmark's report: medians, ratios within a round, and a page a person can read."""

from typing import Any

from bench.report import markdown, rate, searches
from bench.run import Ours, summary
from bench.search import FIGURE, Searches, search_rows

FIGURES = {"decisions_per_game": 80.0, "cpp_whole_game_decisions_per_s": 1e6, "cpp_mcts_simulations_per_s": None, "cpu_share": 0.99}


def one_round(ours: float, theirs: float) -> tuple[Ours, dict[str, Any]]:
    rates = {"decisions_per_s": ours, "matches_per_s": ours / 70, "cpu_share": 1.0}
    games = {"eights": {**FIGURES, "cpp_decisions_per_s": theirs, "python_decisions_per_s": theirs / 10}}
    return {("duel", "cpu", 1): rates, ("duel", "python", 1): rates}, {"games": games}


def test_a_ratio_belongs_to_one_round() -> None:
    """The second round met a busy machine: rates fall, the ratio does not."""
    rows, theirs = summary([one_round(20e6, 4e6), one_round(5e6, 1e6), one_round(24e6, 4e6)])
    compiled, python = rows
    assert compiled["ratios"] == {"eights": 5.0}
    assert python["ratios"] == {"eights": 50.0}, "plain Python is compared with Python"
    assert (compiled["decisions_per_s"], compiled["least"], compiled["most"]) == (20e6, 5e6, 24e6)
    assert theirs["eights"]["cpp_decisions_per_s"] == 4e6
    assert theirs["eights"]["cpp_mcts_simulations_per_s"] is None


def test_rates_have_three_figures() -> None:
    assert [rate(value) for value in (5.271e9, 19_640_000, 999.6, 12_345, None)] == ["5.27 G", "19.6 M", "1 k", "12.3 k", "–"]


def page(device: dict[str, Any] | None) -> str:
    rows, theirs = summary([one_round(20e6, 4e6)])
    times = {"bytes_per_state": 132, "cold_compile_s": 9.5, "warm_start_plain_s": 0.14, "warm_start_compiled_s": 0.75}
    results = {
        "date": "2026-11-15", "command": "python bench/run.py", "machine": {"processor": "P", "cores": 2, "system": "S"},
        "versions": {"python": "3.11"}, "rounds": 1, "seconds": 1.0, "starts": {"duel": times}, "speeds": rows, "openspiel": theirs,
    }  # fmt: skip
    return markdown(results, device)


def test_the_page_has_every_table() -> None:
    text = page(None)
    assert "| duel, cpu | 1 | 20 M | 20 M – 20 M | 286 k | 100% | 5.00 |" in text
    assert "| eights | 80.0 | 4 M | 1 M | – | 400 k | 99% |" in text
    assert "| duel | 132 | 9.50 s | 0.14 s | 0.75 s |" in text
    assert "GPU" not in text


def test_the_page_tells_what_a_gpu_did() -> None:
    runs = [
        {"variant": name, "block": 64, "matches": 1 << 20, "seconds": 1.0, "decisions_per_s": speed, "matches_per_s": speed / 70}
        for name, speed in (("shared", 5e9), ("global", 2e9), ("global", 2.2e9))
    ]
    game = {"compared_matches": 5000, "comparisons": 84, "equal": True, "first_use_seconds": 8.0, "runs": runs}
    text = page(
        {
            "gpu": "H200",
            "date": "2026-11-15",
            "versions": {"numba": "0.68"},
            "command": "python3 bench/device.py",
            "games": {"duel": game},
        }
    )
    assert "5,000 matches compared with the CPU executor byte by byte, 84 times: all equal" in text
    assert "| shared | 64 | 1,048,576 | 5 G | 71.4 M |" in text
    assert "| global | 64 | 1,048,576 | 2.2 G | 31.4 M |" in text, "of the other ways, the best"
    assert "| 2 G |" not in text


def test_searches_are_compared_within_a_round() -> None:
    def one(ours: float, theirs: float) -> tuple[Searches, dict[str, Any]]:
        mine = {"duel": {"simulations_per_s": ours, "cpu_share": 0.5}}
        return mine, {"games": {"eights": {FIGURE: theirs}, "scores on the way": {FIGURE: None}}}

    (row,) = search_rows([one(80e3, 20e3), one(20e3, 4e3), one(90e3, 30e3)])
    assert row["ratios"] == {"eights": 4.0}
    assert (row["simulations_per_s"], row["least"], row["most"]) == (80e3, 20e3, 90e3)
    text = "\n".join(searches({"search": [row], "search_run": "2026-11-16, `python bench/search.py`: 3 rounds"}))
    assert "| duel | 80 k | 20 k – 90 k | 50% | 20 k | 4.00 |" in text
    assert "2026-11-16, `python bench/search.py`: 3 rounds." in text
    assert searches({}) == []
