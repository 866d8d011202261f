"""The rulebook holds every clause of the specifications, and leads to it."""

import tomllib
from pathlib import Path

import pytest

from deben.games import game_named
from deben.locale import LANGUAGES, UnknownLanguage
from deben.locale.examples import examples, walk
from deben.locale.rulebook import Rulebook, UnknownClause, clause_ids, message_id, rulebook
from tests.locale.texts import all_texts

IDS = {
    "duel": """
        D1 D1.1 D1.2 D1.3 D1.4 D1.5
        D2 D2.1 D2.2
        D3 D3.1 D3.2
        D4 D4.1 D4.2
        D5 D5.1 D5.2 D5.3 D5.4 D5.5
        D6 D6.1 D6.2 D6.3 D6.4 D6.5
        D7 D7.1
        D8 D8.1a D8.1b D8.2a D8.2b D8.3a D8.3b D8.4a D8.4b D8.5 D8.6 D8.7
        D9 D9.1
    """,
    "nefertiti": """
        N1 N1.1 N1.2 N1.3 N1.4 N1.5 N1.6 N1.7 N1.8 N1.9
        N2 N2.1 N2.2 N2.3 N2.4 N2.5 N2.6 N2.7
        N3 N3.1 N3.2 N3.3 N3.4 N3.5 N3.6
        N4 N4.1 N4.2 N4.3 N4.4 N4.5 N4.6
        N5 N5.1 N5.2 N5.3 N5.4 N5.5 N5.6 N5.7 N5.8 N5.9 N5.10
        N6 N6.1 N6.2 N6.3
        N7 N7.1 N7.2 N7.3
        N8 N8.1 N8.2 N8.3 N8.4 N8.5 N8.6 N8.7 N8.8
        N9 N9.1 N9.2
        N10 N10.1 N10.2 N10.3 N10.4 N10.5 N10.6 N10.7
        N11 N11.1 N11.2 N11.3
        N12 N12.1 N12.2 N12.3 N12.4 N12.5 N12.6 N12.7 N12.8 N12.9
        N13 N13.1
        N14 N14.1 N14.2 N14.3 N14.4 N14.5 N14.6 N14.7
        N15 N15.1
    """,
}
SPECIFICATION = {game: ids.split() for game, ids in IDS.items()}
RULINGS_PER_GAME = {"duel": 7, "nefertiti": 27}


@pytest.fixture(params=[(game, lang) for game in SPECIFICATION for lang in LANGUAGES], ids=lambda pair: "-".join(pair))
def book(request: pytest.FixtureRequest) -> Rulebook:
    game, lang = request.param
    return rulebook(game_named(game), lang)


def test_every_clause_of_the_specification_is_there_in_order(book: Rulebook) -> None:
    ids = [each for section in book.sections for each in (section.id, *(clause.id for clause in section.clauses))]
    assert ids == SPECIFICATION[book.game]
    assert list(clause_ids(game_named(book.game))) == [each for each in ids if "." in each]


def test_every_text_says_something_and_cites_only_clauses_that_exist(book: Rulebook) -> None:
    leads = [section.lead for section in book.sections]
    texts = [book.clause(each).text for each in SPECIFICATION[book.game]]
    rulings = [text for ruling in book.rulings for text in (ruling.question, ruling.answer)]
    assert all(text.strip() for text in (book.intro, *texts, *rulings))
    cited = {each for text in (book.intro, *leads, *texts, *rulings) for each in book.reference.findall(text)}
    assert cited <= set(SPECIFICATION[book.game])
    assert cited


def test_clauses_cite_the_same_clauses_in_every_language() -> None:
    for game, ids in SPECIFICATION.items():
        books = [rulebook(game_named(game), lang) for lang in LANGUAGES]
        for each in ids:
            cited = [sorted(book.reference.findall(book.clause(each).text)) for book in books]
            assert cited == [cited[0]] * len(LANGUAGES), each


def test_every_ruling_of_the_list_is_in_the_book_of_its_game(book: Rulebook) -> None:
    text = (game_named(book.game).folder / "locale" / "rulings.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["ruling"]
    found = [(ruling.slug, list(ruling.clauses)) for ruling in book.rulings]
    assert found == [(row["id"], row["clauses"]) for row in rows]
    assert len(book.rulings) == RULINGS_PER_GAME[book.game]
    assert {each for ruling in book.rulings for each in ruling.clauses} <= set(clause_ids(game_named(book.game)))


def test_no_ruling_text_is_missing_from_the_list() -> None:
    listed = {f"ruling-{ruling.slug}" for game in SPECIFICATION for ruling in rulebook(game_named(game)).rulings}
    assert {each for each in all_texts("en").ids() if each.startswith("ruling-")} == listed


def test_clause_is_found_in_any_case_and_by_section() -> None:
    book = rulebook(game_named("duel"))
    assert book.clause("d8.3B").id == "D8.3b"
    assert book.clause(" D4.2 ") is book.clause("d4.2")
    assert book.clause("D6").text.splitlines()[0] == "Action tokens"
    assert "whole turn" in book.clause("D6").text
    assert book.section("d6.2").title == "Action tokens"
    assert message_id("D8.3b") == "D8-3b"


def test_unknown_clause_names_near_matches() -> None:
    with pytest.raises(UnknownClause, match=r"no clause 'D8\.3' in the rules of duel; did you mean .*D8\.3a") as caught:
        rulebook(game_named("duel")).clause("D8.3")
    assert {"D8.3a", "D8.3b"} <= set(caught.value.near)


def test_a_game_without_rules_has_an_empty_book(tmp_path: Path) -> None:
    class Bare:
        name, folder = "senet", tmp_path

        def texts(self, _lang: str) -> list[Path]:
            return []

    book = rulebook(Bare())
    assert (book.game, book.intro, book.sections, book.rulings) == ("senet", "", (), ())
    assert book.search("N1.1") == ()
    assert not book.reference.findall("N1.1 and D1.1")
    assert (clause_ids(Bare()), examples(Bare()), walk(Bare())) == ((), (), ())


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        rulebook(game_named("duel"), "de")


def test_search_ignores_case_accents_and_the_order_of_words() -> None:
    french = rulebook(game_named("nefertiti"), "fr")
    assert [clause.id for clause in french.search("ETALS decouverte")] == ["N2.1"]
    assert french.search("decouverte étals") == french.search("ETALS decouverte")
    assert "N8.5" in [clause.id for clause in french.search("l'exige")]
    assert french.search("n10.4")[0].id == "N10.4"
    assert french.search("   ") == ()
    assert french.search("zeppelin") == ()


def test_rulings_on_a_clause() -> None:
    book = rulebook(game_named("nefertiti"))
    assert [ruling.slug for ruling in book.rulings_on("n10.7")] == ["traded-seal", "markets-closed-for-good"]
    assert book.rulings_on("N1.1") == ()
