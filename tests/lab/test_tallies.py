"""What simulations count is what happens in the matches: compiled tallies against the events of the same matches, one by one."""

from collections import Counter
from typing import Any

import pytest

from deben.games import Game, game_named
from deben.games.contract import Event
from deben.games.duel.notation import BOAT_NAMES, TOKEN_NAMES
from deben.games.nefertiti.board import CHARACTER_NAMES
from deben.games.nefertiti.notation import STALL_LETTERS
from deben.games.nefertiti.tally import TALLIES
from deben.kernel.chance import Chance, choose, seed_chance
from deben.kernel.executor import PythonExecutor
from deben.lab.simulation import Simulation
from deben.match import Match
from deben.testing import compiled

MATCHES = 5
SEED = 70
TABLES: dict[str, dict[str, Any]] = {
    "two players with collectors and Memphis": {"players": 2, "memphis": True, "characters": "random"},
    "four players": {"players": 4, "stalls": "LLLR"},
    "five players": {"players": 5, "characters": "curse-of-amon"},
    "three players with maids": {"players": 3, "characters": "palace-intrigue"},
}


def played(game: Game, options: dict[str, Any]) -> list[Match]:
    """Play the matches of a simulation of random bots one by one."""
    matches = []
    for number in range(MATCHES):
        match = Match(game, SEED + number, options)
        chances = [Chance() for _ in range(match.seats)]
        for seat, chance in enumerate(chances):
            seed_chance(chance, number, SEED + seat)
        while match.actor is not None:
            legal = match.legal_numbers
            match.play(legal[choose(chances[match.actor], len(legal))])
        matches.append(match)
    return matches


def events_of(match: Match) -> list[Event]:
    return [event for move in match.moves for event in move.events]


def simulation(game: Game, options: dict[str, Any], python: bool = False) -> Simulation:
    settled = game.options(options)
    executor = PythonExecutor(game.rules) if python else compiled(game)
    return Simulation(game, executor, ["random"] * game.seats(settled), settled, SEED)


def averages(game: Game, options: dict[str, Any], tallies: Any) -> dict[str, dict[str, dict[str, Any]]]:
    tables = game.tables(game.options(options), tallies, MATCHES)
    return {
        table.name: {row: dict(zip(table.columns, cells, strict=True)) for row, cells in table.rows.items()} for table in tables
    }


def earned(match: Match) -> Counter[tuple[str, str]]:
    """Return what each character brought its player, by watching who was recruited last."""
    found: Counter[tuple[str, str]] = Counter()
    seat, character = -1, ""
    for event in events_of(match):
        params = event.params
        if event.kind == "recruited":
            seat, character = params["seat"], CHARACTER_NAMES[params["character"]]
            found["recruits", character] += 1
            found[f"seat{seat + 1}", character] += 1
        elif event.kind == "scored":
            found["prestige" if params["seat"] == seat else "others", character] += params["points"]
        elif event.kind == "earned" and params["why"] >= 2:
            found["deben", character] += params["amount"]
        elif event.kind in ("exchanged", "traded"):
            found["deben", character] -= params["paid"]
    assert match.outcome is not None
    found["prestige", "priest-of-amon"] += sum(part["priest-of-amon"] for part in match.outcome.breakdown)
    return found


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_characters_are_counted_with_what_they_earn_n8_n10(options: dict[str, Any]) -> None:
    game = game_named("nefertiti")
    found = averages(game, options, simulation(game, options).play(MATCHES).tallies)["characters"]
    expected: Counter[tuple[str, str]] = Counter()
    for match in played(game, options):
        expected.update(earned(match))
    assert sum(expected["recruits", name] for name in CHARACTER_NAMES) > 0
    for name, cells in found.items():
        recruits = expected["recruits", name]
        for column, value in cells.items():
            total = expected[column, name]
            if column in ("prestige", "others", "deben"):
                assert value == (pytest.approx(total / recruits) if recruits else None), (name, column)
            else:
                assert value == pytest.approx(total / MATCHES), (name, column)
    assert set(found) >= {name for (_, name), count in expected.items() if count}


def closings(match: Match) -> list[tuple[str, int, int]]:
    """Return stall, by hand, and pieces of every closing and attribution: each piece on the stall is resolved once (N5.1)."""
    found: list[tuple[str, int, int]] = []
    for event in events_of(match):
        if event.kind == "closing":
            found.append((STALL_LETTERS[event.params["stall"]], event.params["by_hand"], 0))
        elif event.kind == "attribution":
            found.append(("m", 0, 0))
        elif event.kind in ("resolved", "went-home") and (event.kind == "resolved" or found[-1][0] == "m"):
            stall, by_hand, pieces = found[-1]
            found[-1] = stall, by_hand, pieces + 1
    return found


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_stalls_are_counted_with_their_pieces_n4_n5_1(options: dict[str, Any]) -> None:
    game = game_named("nefertiti")
    tables = averages(game, options, simulation(game, options).play(MATCHES).tallies)
    expected = [closing for match in played(game, options) for closing in closings(match)]
    assert set(tables["stalls"]) == set(tables["pieces"]) == set(STALL_LETTERS[: 9 if game.options(options).memphis else 8])
    for stall, cells in tables["stalls"].items():
        here = [(by_hand, pieces) for name, by_hand, pieces in expected if name == stall]
        assert cells["closings"] == pytest.approx(len(here) / MATCHES), stall
        assert cells["hand"] == pytest.approx(sum(by_hand for by_hand, _ in here) / MATCHES), stall
        assert cells["condition"] == pytest.approx(cells["closings"] - cells["hand"]), stall
        assert cells["pieces"] == (pytest.approx(sum(pieces for _, pieces in here) / len(here)) if here else None), stall
        shares = [tables["pieces"][stall][str(count)] for count in range(1, 11)]
        counts = [sum(pieces == count for _, pieces in here) for count in range(1, 11)]
        assert shares == ([pytest.approx(count / len(here)) for count in counts] if here else [None] * 10)


def test_tokens_and_boats_are_counted_d5_d6() -> None:
    game = game_named("duel")
    tables = averages(game, {}, simulation(game, {}).play(MATCHES).tallies)
    expected: Counter[tuple[str, int]] = Counter()
    for match in played(game, {}):
        for event in events_of(match):
            if event.kind == "played":
                expected[TOKEN_NAMES[event.params["token"]], event.params["seat"]] += 1
            elif event.kind == "unloaded":
                expected[BOAT_NAMES[event.params["boat"]], event.params["seat"]] += 1
    rows = tables["tokens"] | tables["boats"]
    assert set(rows) == {*TOKEN_NAMES, *BOAT_NAMES}
    for row, cells in rows.items():
        assert [cells["seat1"], cells["seat2"]] == pytest.approx([expected[row, seat] / MATCHES for seat in range(2)])
        assert cells["all"] == pytest.approx(sum(expected[row, seat] for seat in range(2)) / MATCHES)


def test_plain_python_counts_the_same_and_threads_do_not_matter() -> None:
    game, options = game_named("nefertiti"), TABLES["five players"]
    quick = simulation(game, options).play(3).tallies
    assert quick.shape == (5, TALLIES)
    assert quick.tolist() == simulation(game, options, python=True).play(3).tallies.tolist()
    many = simulation(game, options)
    assert many.play(300).tallies.tolist() == many.play(300, 3).tallies.tolist()


def test_greedy_bots_count_only_what_they_play_not_what_they_try() -> None:
    game = game_named("nefertiti")
    options = game.options({"players": 2})
    results = Simulation(game, compiled(game), ["greedy", "random"], options, SEED).play(60)
    found = {table.name: table for table in game.tables(options, results.tallies, 60)}
    recruits = [row[0] for row in found["characters"].rows.values()]
    assert 0 < sum(count or 0 for count in recruits) < 12  # there are eleven cards
    standings = results.standings
    assert (standings[:, 0] > standings[:, 1]).mean() > 0.9


def test_a_game_that_counts_nothing_has_no_tables() -> None:
    game = game_named("duel")
    assert Game.tables(game, game.options(), simulation(game, {}).play(1).tallies, 1) == []
