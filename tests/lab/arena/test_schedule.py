"""Who meets whom, in which seats, and how contestants are named."""

from collections import Counter

import pytest

from deben.lab.arena import ContestantError, Pairing, ScheduleError, pairings, read_contestant, seatings


@pytest.mark.parametrize(
    ("text", "name", "seconds", "simulations", "program"),
    [
        ("greedy", "greedy", None, None, False),
        (" uct@400 ", "uct", None, 400, False),
        ("vizier@0.2s", "vizier", 0.2, None, False),
        ("vizier@2s", "vizier", 2.0, None, False),
        ("program:./my bot.py --fast", "./my bot.py --fast", None, None, True),
        ("program:python3 a@b.py@0.5s", "python3 a@b.py", 0.5, None, True),
    ],
)
def test_a_contestant_is_a_name_with_a_setting(
    text: str, name: str, seconds: float | None, simulations: int | None, program: bool
) -> None:
    found = read_contestant(text)
    assert (found.name, found.seconds, found.simulations, found.program) == (name, seconds, simulations, program)
    assert found.text == text.strip()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "contestant-empty"),
        ("  ", "contestant-empty"),
        ("program:", "contestant-malformed"),
        ("uct@fast", "contestant-malformed"),
        ("uct@-3", "contestant-malformed"),
        ("uct@0", "contestant-simulations"),
        ("uct@99999999999", "contestant-simulations"),
        ("uct@0s", "contestant-seconds"),
        ("uct@601s", "contestant-seconds"),
    ],
)
def test_a_contestant_that_cannot_be_has_a_code(text: str, code: str) -> None:
    with pytest.raises(ContestantError) as error:
        read_contestant(text)
    assert error.value.code == code


def met(*arguments: object) -> list[tuple[int, ...]]:
    return [pairing.players for pairing in pairings(*arguments)]  # type: ignore[arg-type]


def test_two_seats_meet_once_each() -> None:
    assert met(3, 2) == [(1, 0), (2, 0), (2, 1)]
    assert met(3, 2, "ladder") == [(1, 0), (2, 1)]
    assert met(3, 2, "first") == [(0, 1), (0, 2)]
    assert met(3, 2, "all", "mixed") == met(3, 2), "with two seats there is nothing to mix"


def test_one_sits_at_a_table_of_another() -> None:
    assert met(2, 4) == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert met(3, 3, "ladder") == [(1, 0, 0), (2, 1, 1)]
    assert met(3, 3, "first") == [(0, 1, 1), (0, 2, 2)]


def test_mixed_tables_hold_different_contestants() -> None:
    assert met(4, 3, "all", "mixed") == [(2, 1, 0), (3, 1, 0), (3, 2, 0), (3, 2, 1)]
    assert met(4, 3, "ladder", "mixed") == [(2, 1, 0), (3, 2, 1)]
    assert met(4, 3, "first", "mixed") == [(0, 1, 2), (0, 1, 3), (0, 2, 3)]
    with pytest.raises(ScheduleError) as error:
        pairings(3, 4, "all", "mixed")
    assert (error.value.code, error.value.params) == ("too-few-contestants", {"given": 3, "needed": 4})
    with pytest.raises(ScheduleError):
        pairings(1, 2)


def test_every_seating_gives_each_seat_its_turn() -> None:
    assert seatings(Pairing((1, 0))) == [(1, 0), (0, 1)]
    alone = seatings(Pairing((5, 2, 2, 2)))
    assert [seats.index(5) for seats in alone] == [0, 1, 2, 3]
    assert seatings(Pairing((5, 2, 2, 2)), "permutations") == alone, "copies of one contestant are the same wherever they sit"
    mixed = seatings(Pairing((0, 1, 2)), "permutations")
    assert len(mixed) == len(set(mixed)) == 6
    assert Counter(seats[0] for seats in mixed) == {0: 2, 1: 2, 2: 2}
