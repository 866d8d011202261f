"""Bad input gets one clear line on the second output, exit code 2, and no traceback."""

from pathlib import Path

import pytest

from deben.bots import LEVELS
from deben.games import BrokenGame

from .conftest import Command

BAD = {
    "unknown game": (("play", "chess"), "no game “chess”; there are: duel"),
    "no game": (("play",), "Name the game"),
    "bad sides": (("play", "duel", "--option", "sides=ABX"), "“ABX” is not a choice of sides"),
    "unknown option of the table": (
        ("play", "duel", "--option", "speed=3"),
        "there are: sides=AAAA ([AB][AB][AB][AB]).",
    ),
    "option without a value": (("simulate", "duel", "--option", "sides"), "write name=value"),
    "bad seed": (("play", "duel", "--seed", "xyz"), "“xyz” is not a seed"),
    "seed too long": (("perft", "duel", "--seed", "f" * 65), "is not a seed"),
    "unknown player": (
        ("play", "duel", "--seats", "human,genius"),
        f"“genius” cannot take a seat; there are: human, random, greedy, {', '.join(LEVELS)}",
    ),
    "people in a simulation": (("simulate", "duel", "--seats", "human"), "“human” cannot take a seat; there are: random, greedy"),
    "too many seats": (("play", "duel", "--seats", "human,human,human"), "2 seats, but 3 players"),
    "too many names": (("play", "duel", "--names", "a,b,c"), "2 seats, but 3 names"),
    "a bot's name": (("play", "duel", "--names", "greedy"), "“greedy” cannot be a name"),
    "unknown language": (("play", "duel", "--lang", "de"), "no texts in “de”"),
    "unknown option": (("play", "duel", "--colour"), "no option --colour"),
    "unknown command": (("dance",), "No such command 'dance'"),
    "extra argument": (("verify", "a", "b"), "unexpected extra argument"),
    "missing value": (("play", "duel", "--seed"), "requires an argument"),
    "not a number": (("simulate", "duel", "--matches", "many"), "--matches"),
    "no matches": (("simulate", "duel", "--matches", "0"), "--matches is a number from 1"),
    "no jobs": (("simulate", "duel", "--jobs", "0"), "--jobs is a number from 1"),
    "too deep": (("perft", "duel", "--depth", "99"), "--depth is a number from 1"),
    "no time to learn": (("train", "duel", "--out", "x", "--minutes", "0"), "--minutes is a number from"),
    "too long": (("bench", "--seconds", "1000"), "--seconds is a number from"),
    "no such port": (("serve", "--port", "70000"), "a flag: port: expected `int` <= 65535"),
    "less than no workers": (("serve", "--workers", "-1"), "workers: expected `int` >= 0"),
    "nobody who thinks": (("serve", "--workers", "0"), "With --workers 0 others think"),
    "backwards in time": (("serve", "--pace", "-1"), "pace: expected `float` >= 0.0"),
    "unknown form of log": (("serve", "--log", "xml"), "log: invalid enum value 'xml'"),
    "no such database": (("serve", "--port", "0", "--database", "nonsense://x"), "The database cannot be opened"),
    "a database that is a folder": (("serve", "--port", "0", "--database", "/"), "/: Is a directory"),
    "a game that nobody could type": (("play", "x" * 3000), "no game “xxx"),
    "no such host": (("serve", "--host", "256.0.0.1"), "cannot listen on 256.0.0.1"),
    "no such file": (("replay", "/nowhere.json"), "/nowhere.json: No such file"),
    "a folder": (("verify", "/"), "/: Is a directory"),
    "nothing to resume": (("play", "--resume", "last"), "There is no unfinished match"),
    "resume and a game": (("play", "duel", "--resume", "x.json"), "already has its game, options and seed: leave them out"),
    "unknown clause": (("rules", "duel", "D6.9"), "“D6.9”; try: D6"),
    "unknown word": (("rules", "duel", "zeppelin"), "“zeppelin”"),
    "unknown book": (("rules", "chess"), "no game “chess”; there are: duel, nefertiti"),
    "too many players": (("play", "nefertiti", "--option", "players=9"), "2 to 5 players, not 9"),
    "players that are no number": (("play", "nefertiti", "--option", "players=many"), "no options “players=many”"),
    "only what is wrong": (("play", "nefertiti", "--option", "players=3", "--option", "speed=3"), "no options “speed=3”"),
    "five without Memphis": (
        ("simulate", "nefertiti", "--option", "players=5", "--option", "memphis=off"),
        "Five players need Memphis (N9.2)",
    ),
    "unknown stalls": (("perft", "nefertiti", "--option", "stalls=LXLR"), "“LXLR” is not a choice of stalls"),
    "unknown character": (("play", "nefertiti", "--option", "characters=dragon"), "“dragon” is not a choice of characters"),
    "too few characters": (("play", "nefertiti", "--option", "characters=vizier,oracle"), "Six characters are chosen"),
    "sides of another game": (("play", "nefertiti", "--option", "sides=AAAA"), "no options “sides=AAAA”"),
    "seats for another table": (
        ("play", "nefertiti", "--seats", "human,greedy", "--option", "players=4"),
        "4 seats, but 2 players",
    ),
    "more than can play": (("play", "nefertiti", "--seats", "greedy," * 6 + "greedy"), "2 to 5 players, but 7 were named"),
    "seats that an option forbids": (
        ("simulate", "nefertiti", "--seats", "random," * 4 + "random", "--option", "memphis=off"),
        "Five players need Memphis (N9.2)",
    ),
    "no commitment": (("verify", "x.json", "--commitment", "abc"), "“abc” is not a commitment"),
    "unknown shell": (("completion", "tcsh"), "“tcsh”; there are: bash, zsh, fish"),
    "no such match": (("matches", "--remove", "7"), "no match 7"),
    "removing what is no number": (("matches", "--remove", "all"), "no match all"),
    "no folder for the plot": (("simulate", "duel", "--plot", "/nowhere/x.png"), "no folder /nowhere"),
    "no folder for the record": (("play", "duel", "--save", "/nowhere/x.json"), "no folder /nowhere"),
    "kind of plot": (("simulate", "duel", "--plot", "x.gif"), "a plot ends in pdf, png, svg"),
}


@pytest.mark.parametrize(("arguments", "clue"), BAD.values(), ids=BAD)
def test_bad_input_gets_one_line_and_exit_code_2(deben: Command, arguments: tuple[str, ...], clue: str) -> None:
    done = deben(*arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("deben: ")
    assert done.err.count("\n") == 1
    assert clue in done.err


@pytest.mark.parametrize(("lang", "clue"), [("fr", "a pas de jeu"), ("it", "il gioco «chess»")])
def test_complaints_are_in_the_language_asked_for(deben: Command, lang: str, clue: str) -> None:
    assert clue in deben("play", "chess", "--lang", lang).err
    assert clue in deben("--lang", lang, "play", "chess").err
    assert clue in deben("play", "chess", f"--lang={lang}").err


@pytest.mark.parametrize(("lang", "clue"), [("fr", "de 2 à 5 joueurs, pas à 9"), ("it", "da 2 a 5 giocatori, non in 9")])
def test_impossible_options_are_refused_in_the_language_asked_for(deben: Command, lang: str, clue: str) -> None:
    done = deben("play", "nefertiti", "--option", "players=9", "--lang", lang)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert clue in done.err


@pytest.mark.parametrize(
    ("lang", "clue"),
    [("en", "with their defaults and choices"), ("fr", "par défaut et leurs choix"), ("it", "se mancano e le scelte")],
)
def test_an_unknown_option_shows_those_of_the_game_with_their_choices(deben: Command, lang: str, clue: str) -> None:
    err = deben("perft", "nefertiti", "--option", "sides=ABAB", "--lang", lang).err
    assert clue in err
    for option in ("players=4 (2|3|4|5)", "stalls=discovery (discovery|advanced|[LR][LR][LR][LR])", "memphis (off|on)"):
        assert option in err
    assert "characters=base (base|random|" in err
    assert "|6 × (vizier|high-priest|" in err


@pytest.mark.parametrize("content", ["", "{}", "[1, 2]", "\x00\xff", '{"deben": 99}'])
@pytest.mark.parametrize("command", ["replay", "play"])
def test_files_that_are_no_records_are_refused(deben: Command, tmp_path: Path, command: str, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    done = deben(command, *(["--resume"] if command == "play" else []), path)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert "cannot be used" in done.err


def test_a_plot_without_matplotlib_says_how_to_get_it(deben: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    done = deben("simulate", "duel", "--plot", tmp_path / "x.png")
    assert done.code == 2
    assert 'pip install "deben[plot]"' in done.err


def test_training_without_pytorch_says_how_to_get_it(deben: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("deben.cli.commands.train.find_spec", lambda _name: None)
    done = deben("train", "duel", "--out", tmp_path / "mind")
    assert done.code == 2
    assert "pip install 'deben[train]'" in done.err


def test_help_is_translated_and_names_every_command(deben: Command) -> None:
    assert "Commandes" in deben("--lang", "fr", "--help").out
    assert deben().out == deben("--help").out
    for command in ("play", "simulate", "perft", "replay", "verify", "rules", "bench", "train"):
        assert f" {command} " in deben("--help").out
        assert "cli-" not in deben(command, "--help").out


@pytest.mark.parametrize(("lang", "words"), [("en", "Visible stalls"), ("fr", "Étals visibles"), ("it", "Bancarelle visibili")])
def test_help_lists_the_options_of_the_game_that_is_named_or_of_all(deben: Command, lang: str, words: str) -> None:
    out = deben("play", "nefertiti", "-h", "--lang", lang).out
    for clue in ("players=4", "2, 3, 4, 5", "discovery, advanced", "palace-intrigue", "memphis", words):
        assert clue in out
    assert "sides=AAAA" not in out
    for command in ("play", "simulate", "perft", "arena"):
        out = deben(command, "--help").out
        assert "sides=AAAA" in out
        assert "players=4" in out
    assert "players=4" not in deben("verify", "--help").out


def test_a_game_that_cannot_be_used_is_not_said_to_be_missing(deben: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise BrokenGame(name, "senet.game:GAME", "ModuleNotFoundError: No module named 'senet'")

    monkeypatch.setattr("deben.cli.arguments.common.game_named", broken)
    done = deben("play", "senet")
    assert (done.code, "“senet” (senet.game:GAME) cannot be used: ModuleNotFoundError" in done.err) == (2, True)
