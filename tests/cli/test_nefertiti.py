"""Every command with Nefertiti."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import deben as package
from deben.bots import Decision, bot_named
from deben.cli.terminal.seats import chance_for
from deben.games import game_named
from deben.games.nefertiti.board import CHARACTER_NAMES
from deben.kernel.executor import PythonExecutor
from deben.lab.perft import perft
from deben.locale import LANGUAGES
from deben.match import Match, seed_text
from deben.narrate import Narrator
from tests.locale.texts import all_texts

from .conftest import Command

SEED = "5eed"


def typed_by_a_person(options: dict[str, Any]) -> list[str]:
    """Return what somebody types who plays seat 1 at random against greedy bots, to the end."""
    match, chance = Match("nefertiti", SEED, options), random.Random(3)
    bot, lines = bot_named("greedy", match.executor, match.seats), []
    while match.actor is not None:
        if match.actor == 0:
            lines.append(chance.choice(match.legal))
            match.play(lines[-1])
        else:
            match.play(bot.choose(Decision(match.view(match.actor), match.legal_numbers, chance=chance_for(match))))
    return lines


@pytest.mark.parametrize(("players", "lang"), list(zip((2, 3, 5), LANGUAGES, strict=True)))
def test_a_whole_match_against_greedy_bots_in_every_language(deben: Command, tmp_path: Path, players: int, lang: str) -> None:
    path = tmp_path / "match.json"
    typed = "\n".join(typed_by_a_person({"players": players}))
    done = deben("play", "nefertiti", "--seed", SEED, "--option", f"players={players}", "--lang", lang, "--save", path, typed=typed)
    assert (done.code, done.err) == (0, "")
    outcome = package.load(path.read_text()).outcome
    assert outcome is not None
    court = [all_texts(lang).text("seat-nefertiti.bot", seat=seat) for seat in range(1, players)]
    sentences = Narrator("nefertiti", lang, ["", *court]).breakdown(outcome)
    assert sentences[0] in done.out
    assert sentences[-1] in done.out
    assert seed_text(SEED) in done.out
    total = done.out.rsplit("├", 1)[1].splitlines()[1]
    assert [int(cell) for cell in total.split("│")[2:-1]] == list(outcome.points)


def test_what_is_legal_is_listed_under_headings_with_room_for_long_names(deben: Command) -> None:
    out = deben("play", "nefertiti", "--seed", SEED, "--option", "players=3", typed="?\nhelp\nwhy\nwhy vizier\n").out
    assert "> ?\nPlace a piece\n  gr1   Place on gr1: Gizeh, bid 1" in out
    assert "Type an action in notation, for example sr12, or one of these:" in out
    assert "for example: why sr12" in out
    assert "no royal seal to pay with. (N3.1)\nN3.1  " in out


def test_a_table_with_memphis_is_asked_for_in_plain_words(deben: Command) -> None:
    for word, there in (("on", True), ("yes", True), ("false", False), ("off", False)):
        out = deben("play", "nefertiti", "--seed", SEED, "--option", f"memphis={word}").out
        assert ("\nm  Memphis  Reserve 1◎ ─" in out) == there


@pytest.fixture
def saved(deben: Command, tmp_path: Path) -> Path:
    """Return the record of a whole match between bots."""
    path = tmp_path / "saved.json"
    assert deben("play", "nefertiti", "--seed", SEED, "--seats", "random", "--option", "players=2", "--save", path).code == 0
    return path


def test_verify_and_replay(deben: Command, saved: Path) -> None:
    match = package.load(saved.read_text())
    assert match.outcome is not None
    done = deben("verify", saved)
    assert (done.code, [line[0] for line in done.out.splitlines()[:-1]]) == (0, ["✓"] * 4)
    assert "players=2, stalls=discovery, characters=base, memphis=false" in done.out
    told = deben("replay", saved).out.splitlines()
    assert f"  1  Tiye: {match.moves[0].action}" in told
    assert f"{match.outcome.points[0]} │" in next(line for line in told if "Total" in line)
    shown = deben("replay", saved, "--at", 12, "--lang", "it").out.splitlines()
    match.undo(len(match.moves) - 12)
    assert shown[-1] == match.game.write_position(match.view())
    assert any(" Gizeh  Riserva " in line for line in shown)


def test_rules_are_found_by_clause_and_word(deben: Command) -> None:
    assert deben("rules", "nefertiti", "N10.1").out.startswith("N10.1  ")
    assert "N12.6" in deben("rules", "nefertiti", "Memphis").out


def test_perft_counts_with_options(deben: Command) -> None:
    match = Match("nefertiti", 3, {"players": 3, "memphis": True})
    expected = perft(PythonExecutor(game_named("nefertiti").rules), match.state, 2)
    arguments = ("--seed", "3", "--depth", 2, "--option", "players=3", "--option", "memphis=on", "--json")
    assert json.loads(deben("perft", "nefertiti", *arguments).out)["count"] == expected


def test_simulate_says_what_characters_earn_and_how_stalls_close(deben: Command) -> None:
    done = deben("simulate", "nefertiti", "--matches", 300, "--seed", "7", "--json")
    found = json.loads(done.out)
    assert [seat["player"] for seat in found["seats"]] == ["random", "greedy", "random", "greedy"]
    assert set(found["tables"]) == {"characters", "stalls", "pieces"}
    characters, stalls, pieces = (found["tables"][name] for name in ("characters", "stalls", "pieces"))
    assert list(characters) == list(CHARACTER_NAMES[:10])  # the base game, N1.8
    vizier = characters["vizier"]
    assert vizier["recruits"] == pytest.approx(sum(vizier[f"seat{seat}"] for seat in range(1, 5)))
    assert vizier["recruits"] <= 1
    assert vizier["prestige"] * vizier["recruits"] == pytest.approx(sum(seat["sources"]["vizier"] for seat in found["seats"]))
    scribes = sum(characters[f"scribe+{n}"]["recruits"] * characters[f"scribe+{n}"]["prestige"] for n in (1, 2, 3))
    assert scribes == pytest.approx(sum(seat["sources"]["scribe"] for seat in found["seats"]))
    maid = characters["royal-maid"]
    scored = maid["recruits"] * (maid["prestige"] + maid["others"])
    assert scored == pytest.approx(sum(seat["sources"]["royal-maid"] for seat in found["seats"]))
    assert characters["treasurer"]["deben"] > 1
    for stall, cells in stalls.items():
        assert cells["closings"] == pytest.approx(cells["condition"] + cells["hand"])
        assert sum(pieces[stall].values()) == pytest.approx(1)
        assert cells["pieces"] == pytest.approx(sum(int(count) * share for count, share in pieces[stall].items()))
    assert pieces["gr"]["5"] == 0  # closes with the fourth piece, N4.1


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ("Characters: how often each is recruited", "Royal Maid", "m Memphis", "hand")),
        ("fr", ("Personnages\u00a0: nombre de recrutements", "Servante royale", "m Memphis", "main")),
        ("it", ("Personaggi: quanti reclutamenti", "Ancella reale", "m Memphis", "mano")),
    ],
)
def test_simulate_prints_its_tables_and_draws_its_panels_in_every_language(
    deben: Command, tmp_path: Path, lang: str, texts: tuple[str, ...]
) -> None:
    path = tmp_path / "plot.svg"
    options = ("--option", "players=5", "--option", "characters=random")
    done = deben("simulate", "nefertiti", "--matches", 40, "--seed", "7", *options, "--plot", path, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    tables = done.out[done.out.index(texts[0]) :]
    assert all(text in tables for text in texts)
    assert "…" not in tables
    assert max(map(len, done.out.splitlines())) <= 100
    assert path.read_text().count('<g id="axes_') == 3 + 6


@pytest.mark.nightly  # compiles the game; the Duel's is measured in CI
def test_bench_measures_nefertiti(deben: Command) -> None:
    found = json.loads(deben("bench", "--game", "nefertiti", "--seconds", "0.05", "--json").out)
    speeds = {speed["executor"]: speed["decisions_per_second"] for speed in found["speeds"]}
    assert speeds["cpu"] > 50 * speeds["python"] > 0
    assert found["bytes_per_state"] <= 512
