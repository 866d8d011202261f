"""What was played is told as what somebody did."""

import pytest

from deben.coach import Commentator
from deben.games import game_named, game_names
from deben.locale import LANGUAGES
from deben.narrate import Narrator
from tests.locale.rows import row_ids
from tests.locale.texts import all_texts

NAMES = ("Anna", "Bruno")


@pytest.mark.parametrize(
    ("lang", "yours", "hers"),
    [
        ("en", "You bid 6 at Akhet-Aton", "Bruno bid 6 at Akhet-Aton"),
        ("fr", "Vous avez enchéri 6 à Akhet-Aton", "Bruno a enchéri 6 à Akhet-Aton"),
        ("it", "Hai offerto 6 ad Akhet-Aton", "Bruno ha offerto 6 ad Akhet-Aton"),
    ],
)
def test_a_bid_is_told_as_a_deed(lang: str, yours: str, hers: str) -> None:
    sentences = Narrator("nefertiti", lang, NAMES).sentences
    row = sentences.rows.action(game_named("nefertiti").read_action("ar6"))
    assert sentences.deed_sentence(row, 1, you=True) == yours
    assert sentences.deed_sentence(row, 1) == hers
    assert Commentator(Narrator("nefertiti", lang, NAMES)).deed("ar6", 1) == f"{hers} (ar6)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_action_can_be_told_as_a_deed(game: str, lang: str) -> None:
    texts = all_texts(lang)
    kinds = row_ids(game)[f"action-{game}-"]
    assert [kind for kind in sorted(kinds) if not texts.has(f"{kind}.did")] == []
    sentences = Narrator(game, lang, NAMES).sentences
    for action in range(game_named(game).rules.actions):
        assert sentences.deed_sentence(sentences.rows.action(action), 0).startswith("Anna ")


def test_a_game_without_deeds_says_what_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = Narrator("duel", "en", NAMES).sentences
    has = sentences.texts.has
    monkeypatch.setattr(sentences.texts, "has", lambda name: not name.endswith(".did") and has(name))
    row = sentences.rows.action(game_named("duel").read_action("b2"))
    assert sentences.deed_sentence(row, 0, you=True) == "You chose: Place a pawn on b2"
