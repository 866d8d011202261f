"""Clause N15: what is hidden, and what fits it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations

import pytest

from deben.games.nefertiti.board import AKHENATON, MAX_VALUES, UNKNOWN
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.state import State
from deben.kernel.chance import new_chance

from .table import EXECUTOR, Table, table


def deck(state: State) -> list[int]:
    """Return the cards still in the deck."""
    cards: list[int] = state.deck.tolist()[state.drawn : state.cards]
    return cards


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_n15_1_the_deck_and_the_dice_are_hidden(seat: int) -> None:
    """N15.1: from everybody; all the rest is public."""
    state = EXECUTOR.setup(GAME.blank(GAME.options({"players": 4, "memphis": True})), 9)
    view = EXECUTOR.view(state, seat)
    assert set(deck(view)) == {UNKNOWN}
    assert view.seed.tolist() == [0] * 8
    view.seed[:] = state.seed
    for i in range(state.drawn, state.cards):
        view.deck[i] = state.deck[i]
    assert view == state


def test_n15_1_views_do_not_depend_on_what_is_hidden() -> None:
    """N15.1: another order of the deck and other dice give the same bytes."""
    state = EXECUTOR.setup(GAME.blank(GAME.options({"players": 3})), 9)
    other = state.copy()
    other.seed[0] += 1
    at = range(state.drawn, state.cards - 5)
    for i, j in zip(at, reversed(at), strict=True):
        other.deck[i] = state.deck[j]
    for seat in (-1, 0, 1, 2):
        assert EXECUTOR.view(state, seat).to_bytes() == EXECUTOR.view(other, seat).to_bytes()


MIRROR = 8
CARDS = "mirror,statuette,necklace,senet,chair,harp,akhenaton,goldwork,senet"
"""A deck with a mirror far from its bottom."""


def before_oracle() -> Table:
    """Return a table at which seat 0 can recruit the Oracle and holds a mirror."""
    return table(characters="oracle", seals=[1, 0, 0, 0], hands={0: "mirror"}, deck=CARDS)


def oracle() -> Table:
    """Return a table at which seat 0's Oracle gave a mirror for a chair and put the cards back in an order of theirs."""
    return before_oracle().play("oracle", "give mirror", "want chair", "done", "card3", "card5", "card4", "card4")


def test_n15_1_the_oracles_player_knows_the_bottom() -> None:
    """N15.1, N10.1: they and nobody else, also while the power lasts and after cards were drawn above."""
    match = oracle()
    mine, theirs, nobody = (EXECUTOR.view(match.state, seat) for seat in (0, 1, -1))
    assert deck(mine)[-5:] == deck(match.state)[-5:]
    assert set(deck(mine)[:-5]) == {UNKNOWN}
    assert set(deck(theirs)) == set(deck(nobody)) == {UNKNOWN}
    assert theirs.sunk.tolist() == [8, -1, -1, -1, -1], "what was exchanged is public"
    during = before_oracle().play("oracle")
    assert UNKNOWN not in deck(EXECUTOR.view(during.state, 0))[-5:]
    assert set(deck(EXECUTOR.view(during.state, 2))) == {UNKNOWN}


def test_n15_1_others_do_not_see_which_card_was_exchanged_where() -> None:
    """N15.1: two bottoms in another order give the others the same view, in the middle of the exchanges and after them."""
    first = before_oracle()
    second = Table(first.state.copy())
    last = first.state.cards
    second.state.deck[last - 5], second.state.deck[last - 3] = first.state.deck[last - 3], first.state.deck[last - 5]
    second.state.deck[last - 1], second.state.deck[last - 2] = first.state.deck[last - 2], first.state.deck[last - 1]
    for action in ("oracle", "give mirror", "want chair"):
        first.play(action)
        second.play(action)
        for seat in (-1, 1, 2, 3):
            assert EXECUTOR.view(first.state, seat).to_bytes() == EXECUTOR.view(second.state, seat).to_bytes()
    assert EXECUTOR.view(first.state, 0).to_bytes() != EXECUTOR.view(second.state, 0).to_bytes()


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_n15_1_what_is_filled_in_fits(seat: int) -> None:
    """N15.1: the same multiset of cards, Akhenaton among the last five, and the gift that was put at the bottom there."""
    match = oracle()
    view = EXECUTOR.view(match.state, seat)
    seen = Counter[int]()
    for n in range(40):
        state = EXECUTOR.resample(view, new_chance(n))
        assert Counter(deck(state)) == Counter(deck(match.state))
        assert AKHENATON in deck(state)[-5:]
        assert 8 in deck(state)[-5:]
        assert EXECUTOR.view(state, seat).to_bytes() == view.to_bytes()
        if seat == 0:
            assert deck(state)[-5:] == deck(match.state)[-5:]
        seen[deck(state).index(AKHENATON)] += 1
    assert len(seen) == (1 if seat == 0 else 5)


def test_n15_1_a_gift_put_at_the_bottom_and_drawn_again() -> None:
    """N15.1: once it has been drawn nobody expects it there any more."""
    match = table(
        3,
        characters="oracle",
        seals=[1, 0, 0],
        hands={0: "mirror"},
        deck="harp,akhenaton,harp,chair",
        pieces="gr4:2,gr7:3",
        deben=[20] * 3,
    )
    match.play("oracle", "give mirror", "want chair", "done", "card4", "card2", "card3")
    assert match.bottom() == ["mirror", "harp", "akhenaton", "harp"]
    assert match.state.sunk.tolist()[0] == 8
    match.play("gr1", "upper", "half", "half")
    assert match.state.sunk.tolist() == [-1] * 5
    assert match.state.barred == 3
    for seat in (0, 1):
        state = EXECUTOR.resample(EXECUTOR.view(match.state, seat), new_chance(seat))
        assert deck(state) == deck(match.state)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_n15_1_while_the_oracle_chooses(seat: int) -> None:
    """N15.1, N10.1: the gift offered shows the others that something lies there for it, and what is filled in has it."""
    match = before_oracle().play("oracle", "give mirror")
    view = EXECUTOR.view(match.state, seat)
    for n in range(30):
        state = EXECUTOR.resample(view, new_chance(n))
        assert EXECUTOR.legal(state)
        assert Counter(deck(state)) == Counter(deck(match.state))
        assert EXECUTOR.view(state, seat).to_bytes() == view.to_bytes()


def unseen_at_bottom(match: Table, fits: Callable[[int], bool]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield which of the cards could lie beside Akhenaton before the exchange, and how many kinds could be had for a mirror."""
    cards = [card for card in deck(match.state) if card != AKHENATON]
    for lying in combinations(cards, 4):
        kinds = {card for card in lying if card != MIRROR and MAX_VALUES[card] <= MAX_VALUES[MIRROR]}
        if kinds and any(fits(card) for card in lying):
            yield lying, len(kinds)


def check_frequencies(wanted: Mapping[int, float], seen: Mapping[int, int]) -> None:
    """Check that things came as often as they should, within four standard errors."""
    whole, drawn = sum(wanted.values()), sum(seen.values())
    assert set(seen) <= {number for number, weight in wanted.items() if weight > 0}
    for number, weight in wanted.items():
        part = weight / whole
        assert seen[number] / drawn == pytest.approx(part, abs=4 * (part * (1 - part) / drawn) ** 0.5 + 1e-9), number


@pytest.mark.walk
def test_n15_1_what_may_lie_there_for_an_offer_comes_as_often_as_it_should() -> None:
    """N15.1, N10.1: all bottoms with something for the mirror are as likely, however much of it they have."""

    def fitting(cards: Iterable[int]) -> int:
        return sum(card not in (MIRROR, AKHENATON) and MAX_VALUES[card] <= MAX_VALUES[MIRROR] for card in cards)

    match = before_oracle().play("oracle", "give mirror")
    view, chance = EXECUTOR.view(match.state, 1), new_chance(5)
    wanted = Counter(fitting(lying) for lying, _ in unseen_at_bottom(match, lambda _: True))
    seen = Counter(fitting(deck(EXECUTOR.resample(view, chance))[-5:]) for _ in range(2500))
    assert len(wanted) > 2
    check_frequencies(wanted, seen)


@pytest.mark.walk
def test_n15_1_who_took_a_gift_chose_among_kinds() -> None:
    """N15.1, N10.1: that a senet was taken makes it less likely that there was more to choose from, or another senet."""
    before = before_oracle()
    senet = Counter(deck(before.state)).most_common(1)[0][0]
    wanted: Counter[int] = Counter()
    for lying, kinds in unseen_at_bottom(before, lambda card: card == senet):
        wanted[lying.count(senet) - 1] += 1 / kinds  # type: ignore[assignment]  # a weight
    match = before.play("oracle", "give mirror", "want senet")
    view, chance = EXECUTOR.view(match.state, 2), new_chance(6)
    states = [EXECUTOR.resample(view, chance) for _ in range(2500)]
    check_frequencies(wanted, Counter(deck(state)[-5:].count(senet) for state in states))
    for state in states[:40]:
        assert state.settled.bit_count() == 1
        assert EXECUTOR.view(state, 2).to_bytes() == view.to_bytes()


def test_n15_1_known_dice_stay_as_they_are() -> None:
    """N15.1: only an unknown key of the dice is filled in."""
    state = EXECUTOR.setup(GAME.blank(GAME.options({"players": 3})), 9)
    assert EXECUTOR.resample(state, new_chance(1)) == state
    filled = [EXECUTOR.resample(EXECUTOR.view(state, 0), new_chance(n)).seed.tolist() for n in (1, 2)]
    assert filled[0] != filled[1]
