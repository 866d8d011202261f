"""What choices cost and bring: it comes true in whole matches, and is told in three languages."""

import random
from typing import Any

import pytest

from deben.match import Match
from deben.match.effects import Effect, effects_now, effects_of
from deben.narrate import Narrator

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {"sides": "BABB"}),
    ("nefertiti", {"players": 2}),
    ("nefertiti", {"players": 5}),
]


def effect_of(position: str, game: str, action: str) -> tuple[Effect, Match]:
    match = Match(game, 1, position=position)
    return effects_now(match)[match.game.read_action(action)], match


@pytest.mark.walk
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_is_certain_comes_true(game: str, options: dict[str, Any]) -> None:
    match, luck, certain = Match(game, 3, options), random.Random(1), 0
    while not match.over:
        seat, action, before = match.actor, luck.choice(match.legal_numbers), match.score
        assert seat is not None
        [effect] = effects_of(match.game, match.executor, match.view(seat), seat, [action])
        move = match.play(action)
        assert [each.points.before for each in effect.seats] == [*before.points]
        assert effect.ends == match.over or move.reveals
        if not move.reveals and not effect.chances:
            certain += 1
            assert all(each.points.sure for each in effect.seats)
            assert [each.points.most for each in effect.seats] == [*match.score.points]
            assert effect.events == move.events
    assert certain > 10


def test_nothing_that_a_seat_cannot_know_is_told() -> None:
    """Two matches that look the same to somebody give the same effects, whatever lies face down."""
    match = Match("nefertiti", 5, {"players": 3})
    luck = random.Random(2)
    for _ in range(30):
        match.play(luck.choice(match.legal))
    seat = match.actor
    assert seat is not None
    other = Match("nefertiti", 77, position=match.game.write_position(match.view(seat)))
    assert other.state.to_bytes() != match.state.to_bytes()
    assert effects_now(other) == effects_now(match)


def test_after_the_end_there_is_nothing_to_choose() -> None:
    match = Match("duel", 5)
    while not match.over:
        match.play(match.legal[-1])
    assert effects_now(match) == {}


DUEL = "boats=ot3c7/ldR/t2ot1/c1c2B/ddo/t4lS port=NAN/.../..."
NEFERTITI = (
    "players=2 phase=buy closing=a used=ar stalls=RRRR barred=g shut=s g=chair,chair a=harp^,chair,mirror,goldwork "
    "s=necklace^,-,-,statuette l=-,goldwork reserves=3,4,0,6 pieces=ar0:c2,ar4:2,ar6:1,ar7:1 deben=7,5 "
    "seat1=harp*4,chair,necklace seat2=chair,statuette,necklace,goldwork neutral=harp*2,chair,mirror*2,statuette,goldwork*2 "
    "prestige=2:scribe:7 characters=vizier,first-merchant,merchant,merchant,thief,scribe+1,treasurer "
    "discarded=chair*2,mirror*2,statuette*2,necklace*2 roll=1+4 rolls=13"
)


@pytest.mark.parametrize(
    ("position", "game", "action", "signs", "sentences"),
    [
        (DUEL, "duel", "x1", "+6, Akhenaton +2", {
            "en": "You will have the most obelisks.", "fr": "Vous aurez le plus d’obélisques.",
            "it": "Avrai più obelischi di tutti.",
        }),
        (NEFERTITI, "nefertiti", "upper", "−7 Deben, +1 seal, +7", {
            "en": "You pay 7 Deben and keep 0.", "fr": "Vous payez 7 Deben et en gardez 0.",
            "it": "Paghi 7 Deben e te ne restano 0.",
        }),
    ],
)  # fmt: skip
def test_a_choice_is_told_with_its_price(position: str, game: str, action: str, signs: str, sentences: dict[str, str]) -> None:
    effect, match = effect_of(position, game, action)
    view = match.view(match.actor)
    for lang, sentence in sentences.items():
        narrator = Narrator(game, lang)
        assert sentence in narrator.effect(effect, view)
    assert Narrator(game).signs(effect, view) == signs
