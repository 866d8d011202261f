"""``deben play``: a match at the terminal."""

from pathlib import Path

import pytest

import deben as package
from deben.cli.terminal.boards import PlainBoard, board_of
from deben.cli.terminal.shelf import Shelf, shelf_folder
from deben.games.duel.game import Duel
from deben.games.duel.position.tokens import FACE_CODES
from deben.match import Match, commitment_of, read_record, seed_text, write_record
from deben.narrate import Narrator

from .conftest import Command

SEED = "c0ffee"


def kept(number: int) -> Path:
    return shelf_folder() / f"{number}.json"


def play(deben: Command, typed: str, *more: object) -> str:
    done = deben("play", "duel", "--seed", SEED, *more, typed=typed)
    assert (done.code, done.err) == (0, "")
    return done.out


def almost_over(path: Path) -> str:
    """Save a match of two people that lacks its last action, and return that action."""
    match = Match("duel", 5)
    while not match.over:
        match.play(match.legal[-1])
    last = match.moves[-1].action
    match.undo()
    path.write_text(write_record(match.record(["Anna", "Bruno"])))
    return last


def test_the_commitment_is_shown_first_and_the_seed_only_at_the_end(deben: Command) -> None:
    done = deben("play", "duel", "--seed", SEED, "--seats", "random,greedy")
    lines = done.out.splitlines()
    assert commitment_of(SEED) in lines[0]
    assert [number for number, line in enumerate(lines) if seed_text(SEED) in line] == [len(lines) - 1]


def test_without_a_seed_every_match_is_another(deben: Command) -> None:
    first, second = (deben("play", "duel").out.splitlines()[0] for _ in range(2))
    assert first != second


def test_an_action_is_typed_in_notation_and_the_bot_answers_in_sentences(deben: Command) -> None:
    out = play(deben, "b2\n")
    assert "> b2\n  Nefertiti places a pawn on b2.\n  Akhenaton places a pawn on" in out


def test_the_board_shows_port_boats_sites_and_live_scores_d8_3b_d8_5(deben: Command) -> None:
    out = play(deben, "b2\n", "--option", "sides=AABA")
    table = out[out.rindex("        a ") :]
    boats = Match("duel", SEED).view(0).boats
    assert "│   N   │" in table
    assert "pyramids B                              -6" in table
    assert "Nefertiti (N, human)  -5" in table
    assert [line.split("x1")[1].split()[:3] for line in table.splitlines() if "x1" in line] == [
        [FACE_CODES[face] for face in boats[0]]
    ]
    assert "Pile 39 · Warehouse 3 · Unloads left 18" in table


def test_choices_stand_with_what_they_bring_and_why_says_it_in_sentences(deben: Command, tmp_path: Path) -> None:
    match = Match("duel", 1, position="boats=ot3c7/ldR/t2ot1/c1c2B/ddo/t4lS port=NAN/.../...")
    saved = tmp_path / "begun.json"
    saved.write_text(write_record(match.record(["human", "greedy"])))
    out = deben("play", "--resume", str(saved), typed="?\nwhy x1\n").out
    assert "Unload boat 1  +6, Akhenaton +2" in " ".join(out.split("\n"))
    assert "You will have the most obelisks." in out


def test_the_coach_speaks_line_by_line_too(deben: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.cli.reports.advice.HINT_SECONDS", 0.05)
    monkeypatch.setattr("deben.cli.reports.advice.ANALYSIS_SECONDS", 0.02)
    out = play(deben, "coach\nhint\nb2\ncoach\n")
    assert "Nothing has been decided" in out
    assert "Nefertiti is to decide; best:" in out
    assert "The coach on this match" in out
    with_others = play(deben, "hint\n", "--seats", "human,human")
    assert "no hints while other people" in with_others


def test_question_mark_lists_exactly_what_is_legal(deben: Command) -> None:
    out = play(deben, "?\n")
    listed = out.split("> ?\n")[1].split("Nefertiti, it is your turn")[0]
    assert listed.startswith("Place a pawn\n")
    names = [
        part.split()[0] for line in listed.splitlines()[1:] for part in line.split("   ") if part.strip() and len(part.split()) == 1
    ]
    assert sorted(names) == sorted(Match("duel", SEED).legal)
    assert "Place a pawn on b2" in listed


def test_why_explains_with_the_clause_d5_1(deben: Command) -> None:
    out = play(deben, "why x1\nwhy b2\nwhy\nwhy nonsense\n")
    assert "(D5.1)\nD5.1  Choose a boat" in out
    assert "b2 is possible: Place a pawn on b2" in out
    assert "Why what?" in out
    assert "“nonsense” is not an action of this game." in out


def test_a_refused_action_says_why_and_changes_nothing_d5_1(deben: Command, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    out = play(deben, f"x1\nfoo\nsave {path}\n")
    assert "needs 2. (D5.1)" in out
    assert "Type ? for what you can do now" in out
    assert read_record(path.read_bytes()).actions == ()


def test_undo_goes_back_to_the_last_decision_of_a_person(deben: Command, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    out = play(deben, f"undo\nb2\na1\nundo\nsave {path}\n")
    assert "There is nothing to take back." in out
    assert "2 actions taken back." in out
    actions = read_record(path.read_bytes()).actions
    assert actions[0] == "b2"
    assert len(actions) == 2


def test_a_saved_match_is_resumed_with_its_players(deben: Command, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    play(deben, f"b2\nsave {path}\nquit\n", "--seats", "human,random", "--names", "Anna")
    record = read_record(path.read_bytes())
    assert record.players == ("Anna", "random")
    done = deben("play", "--resume", path, typed="log\nquit\n")
    assert "Anna (N, human)" in done.out
    assert "Akhenaton (A, bot: random)" in done.out
    assert "> log\n  Anna places a pawn on b2." in done.out


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_naming_seats_means_so_many_players(deben: Command, tmp_path: Path, count: int) -> None:
    path = tmp_path / "saved.json"
    seats = ",".join(["human", *["greedy"] * (count - 1)])
    done = deben("play", "nefertiti", "--seats", seats, "--save", path, typed="quit\n")
    assert done.code == 0
    assert read_record(path.read_bytes()).options["players"] == count


def test_seats_of_a_resumed_match_can_be_taken_by_others(deben: Command, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    play(deben, f"b2\nsave {path}\nquit\n")
    done = deben("play", "--resume", path, "--seats", "random,random", "--names", "A,B")
    assert done.code == 0
    assert "wins." in done.out


@pytest.mark.parametrize("typed", ["b2\n", "b2\nquit\n"])
def test_a_match_that_is_left_is_kept_and_can_be_resumed(deben: Command, typed: str) -> None:
    out = play(deben, typed)
    assert "deben play --resume 1\n" in out
    assert kept(1).stat().st_mode & 0o077 == 0  # it holds the seed
    for number in (["last"], ["1"], []):
        done = deben("play", "--resume", *number, typed="quit\n")
        assert "│   N   │" in done.out


def test_nothing_is_kept_of_a_match_that_has_not_begun(deben: Command) -> None:
    assert "resume" not in play(deben, "quit\n")
    assert not list(Shelf().matches())


def test_a_match_that_cannot_be_kept_says_so(deben: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    (tmp_path / "deben-unfinished.json").mkdir()
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    monkeypatch.chdir(tmp_path)
    assert "could not be saved" in deben("play", "duel", typed="b2\n").out


def test_the_end_shows_breakdown_winner_and_seed_and_can_be_undone(deben: Command, tmp_path: Path) -> None:
    path, saved = tmp_path / "almost.json", tmp_path / "ended.json"
    last = almost_over(path)
    done = deben("play", "--resume", path, typed=f"{last}\nb2\n?\nundo\n{last}\nsave {saved}\n\nb1\n")
    outcome = package.load(saved.read_text()).outcome
    assert outcome is not None
    sentences = Narrator("duel", "en", ["Anna", "Bruno"]).breakdown(outcome)
    for sentence in (sentences[0], sentences[-1], seed_text(5)):
        assert done.out.count(sentence) == 2
    totals = [line.split() for line in done.out.splitlines() if "Total" in line]
    assert totals == [["│", "Total", "│", str(outcome.points[0]), "│", str(outcome.points[1]), "│"]] * 2
    assert "The game is over. (D7.1)" in done.out
    assert "> b1" not in done.out  # an empty line after the end leaves
    assert [kept.finished for kept in Shelf().matches()] == [True]
    assert "deben play --resume" not in done.out


def test_the_table_is_told_in_sentences_for_whoever_does_not_see_it(deben: Command) -> None:
    out = play(deben, "text\nboard\nhelp\n\n")
    assert "Boat 1" in out.split("> text\n")[1]
    assert out.count("┌───────┬") == 2
    assert "why MOVE" in out


@pytest.mark.parametrize(
    ("lang", "words", "told"),
    [
        ("fr", ("pourquoi x1", "annuler", "aide", "quitter"), ("D5.1", "rien à reprendre", "pourquoi COUP")),
        ("it", ("perche x1", "annulla", "aiuto", "esci"), ("D5.1", "niente da ritirare", "perché MOSSA")),
    ],
)
def test_commands_have_their_words_in_every_language(
    deben: Command, lang: str, words: tuple[str, ...], told: tuple[str, ...]
) -> None:
    out = play(deben, "\n".join(words), "--lang", lang)
    for text in told:
        assert text in out


def test_the_language_comes_from_the_environment(deben: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "La fortuna di questa partita" in play(deben, "")
    assert "Le hasard de cette partie" in play(deben, "", "--lang", "fr")


def test_the_same_seed_gives_the_same_match_with_bots(deben: Command) -> None:
    first, second = (deben("play", "duel", "--seed", SEED, "--seats", "random,greedy").out for _ in range(2))
    assert first == second


def test_saving_to_an_impossible_place_is_told_and_the_match_goes_on(deben: Command) -> None:
    out = play(deben, "save\nsave /nowhere/at/all.json\nb2\n")
    assert "Save where?" in out
    assert "/nowhere/at/all.json: No such file or directory" in out
    assert "Nefertiti places a pawn on b2." in out


def test_a_game_without_a_drawing_is_drawn_from_its_view(deben: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    class Undrawn(Duel):
        """A game in no package, which brings no board."""

    Undrawn.__module__ = "__main__"
    assert board_of(Undrawn()) is PlainBoard
    monkeypatch.setattr("deben.cli.terminal.sitting.board_of", lambda _game: PlainBoard)
    out = play(deben, "?\nb2\n")
    assert "warehouse: 3" in out
    assert "b2 –, c2 –" in out
    assert "b2 0, c2 –" in out
    assert "> ?\nYou can do this:\n  a1    Place a pawn on a1" in out


def test_a_line_longer_than_anybody_types_is_refused_and_the_match_goes_on(deben: Command) -> None:
    done = deben("play", "duel", "--seed", "5", typed=f"a1\n{'a' * 5000}\nwhy {'b' * 5000}\n")
    assert done.code == 0
    assert "aaa…" in done.out
    assert '"a1"' in kept(1).read_text()


def test_a_match_is_kept_whatever_happens_to_the_program(deben: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.cli.lines.session.list_legal", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        deben("play", "duel", "--seed", "5", typed="a1\n?\n")
    assert '"a1"' in kept(1).read_text()


def test_in_a_serious_match_nobody_is_helped_and_nothing_is_taken_back(deben: Command) -> None:
    done = deben("play", "duel", "--seed", SEED, "--serious", typed="b2\nundo\nhint\ncoach\n")
    assert "A serious match: no hints" in done.out
    assert "This is a serious match: nothing is taken back." in done.out
    assert done.out.count("no coach until it is over") == 2
    assert read_record(kept(1).read_text()).spirit == "serious"
    again = deben("play", "--resume", "1", typed="undo\n")
    assert "nothing is taken back" in again.out, "it stays serious when it goes on"
    assert deben("play", "--resume", "1", "--serious").code != 0
