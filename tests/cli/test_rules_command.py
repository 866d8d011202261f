"""``deben rules``: the book, a section, a clause, words."""

import shlex
from pathlib import Path

import pytest

from deben.games import game_named
from deben.games.nefertiti.board import DATA
from deben.locale import LANGUAGES
from deben.locale.examples import examples
from deben.locale.rulebook import clause_ids
from tests.locale.texts import all_texts

from .conftest import Command


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_whole_book_has_every_clause(deben: Command) -> None:
    out = deben("rules", "duel").out
    clauses = clause_ids(game_named("duel"))
    assert [line.split()[0] for line in out.splitlines() if line.split()[:1] and line.split()[0] in clauses] == [*clauses]


def test_a_clause_comes_with_its_rulings_d6_4(deben: Command) -> None:
    out = flat(deben("rules", "duel", "d6.4").out)
    assert out.startswith("D6.4 Swap and unload:")
    assert "Ruling: May you swap 2 tokens that are equal? Yes." in out


def test_a_clause_comes_with_its_examples_and_the_command_that_draws_them(
    deben: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D6.1: the command is taken as it stands."""
    out = deben("rules", "duel", "d6.1").out
    assert "Example: The missing number. Nefertiti has the 6 and the 8." in flat(out)
    command, *words = shlex.split(next(line for line in out.splitlines() if "deben draw" in line))
    assert command == "deben"
    assert words[1] in [example.position for example in examples(game_named("duel")) if example.clauses[0] == "D6.1"]
    monkeypatch.chdir(tmp_path)
    assert deben(*words).code == 0
    assert (tmp_path / words[2]).read_text().startswith("<svg")


def test_a_section_comes_with_its_lead_and_its_clauses_d6(deben: Command) -> None:
    out = flat(deben("rules", "duel", "D6").out)
    assert "D6 Action tokens You may play one action token in a turn" in out
    assert "D6.5" in out
    assert "D7.1" not in out


def test_words_find_clauses_in_any_language(deben: Command) -> None:
    assert deben("rules", "duel", "entrepôt", "--lang", "fr").out.startswith("D1.4")
    assert deben("rules", "duel", "lower", "gift").code == 2
    assert deben("rules", "nefertiti", "N4.6").out.startswith("N4.6")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stalls_say_how_sure_we_are_n1_2(deben: Command, lang: str) -> None:
    """N1.2: every stall of the data is shown with its certainty, in every language."""
    out = deben("rules", "nefertiti", "N1.2", "--lang", lang).out
    for market in DATA.market:
        for stall in (market.left, market.right):
            assert " / ".join(" ".join(row) for row in stall.rows) in out
            assert all_texts(lang).text(f"basis-nefertiti-{stall.basis.values}") in flat(out)
