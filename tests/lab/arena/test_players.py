"""Who sits in an arena: any bot that can choose, and whatever a contestant's text names."""

import sys
from pathlib import Path
from typing import Any

import pytest

from deben.bots import LEVELS, Bot, Decision, GreedyBot, LevelBot, RandomBot
from deben.games import game_named
from deben.kernel.default import default_executor
from deben.lab.arena import ContestantError, read_contestant
from deben.lab.arena.deals import play_match
from deben.lab.arena.players import DEFAULT, KNOWN, MOST_TOLD, check_player, make_player
from deben.protocol import ProgramFailed, ProgramSeat

DUEL = game_named("duel")
EXECUTOR = default_executor(DUEL.rules)
CRASHES = f"{sys.executable} -c pass"


class First(Bot):
    """Takes the first legal action and keeps in mind what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Decision] = []

    def choose(self, decision: Decision, /) -> int:
        """Return the first legal action."""
        self.asked.append(decision)
        return decision.legal[0]


class Cheat(Bot):
    """Does what is never legal."""

    def choose(self, decision: Decision, /) -> int:  # noqa: ARG002
        """Return no action at all."""
        return -7


def played(*players: Bot, seed: int = 3) -> Any:
    return play_match(DUEL, EXECUTOR, DUEL.options(), seed, players, range(len(players)), range(len(players)))


def test_whoever_can_choose_can_play_and_gets_what_its_seat_may_know() -> None:
    one, two = First(), First()
    result = played(one, two)
    assert result.decisions == [len(one.asked), len(two.asked)]
    assert result.forfeits == [0, 0]
    for seat, bot in enumerate((one, two)):
        bot.begin()
        bot.close()
        assert [len(each.past) for each in bot.asked] == sorted({len(each.past) for each in bot.asked}), "the past only grows"
        for each in bot.asked:
            assert EXECUTOR.actor(each.view) == seat
            assert EXECUTOR.view(each.view, seat) == each.view, "a view hides nothing more from its own seat"
            assert list(each.legal) == EXECUTOR.legal(each.view)
        assert len({id(each.memory) for each in bot.asked}) == 1, "one memory for a match"


def test_an_action_that_is_not_legal_ends_the_arena() -> None:
    with pytest.raises(ValueError, match="contestant 1 chose -7"):
        played(First(), Cheat())


@pytest.mark.parametrize(
    ("text", "kind"),
    [("random", RandomBot), ("greedy", GreedyBot), ("scribe", LevelBot), ("uct@20", LevelBot), ("forgetful", LevelBot)],
)
def test_a_contestant_is_a_bot_of_its_name_and_budget(text: str, kind: type[Bot]) -> None:
    contestant = read_contestant(text)
    check_player(contestant)
    made = make_player(contestant, DUEL, DUEL.options(), EXECUTOR)
    assert type(made) is kind
    if isinstance(made, LevelBot):
        assert made.level.name == contestant.name
        assert contestant.simulations in (None, made.level.budget.simulations)


def test_all_levels_meet_where_nobody_is_named() -> None:
    assert tuple(LEVELS) == DEFAULT
    assert set(DEFAULT) < set(KNOWN)


@pytest.mark.parametrize(
    ("text", "code"),
    [("genius", "contestant-unknown"), ("greedy@5", "contestant-plain"), ("program:/nowhere/bot", "contestant-program")],
)
def test_a_contestant_that_is_not_there_has_a_code(text: str, code: str) -> None:
    with pytest.raises(ContestantError) as error:
        check_player(read_contestant(text))
    assert error.value.code == code


def test_the_first_few_failures_of_a_program_are_told_and_all_are_counted() -> None:
    told: list[tuple[str, str]] = []

    def tell(name: str, failed: ProgramFailed) -> None:
        told.append((name, failed.code))

    contestant = read_contestant(f"program:{CRASHES}@0.2s")
    bot = make_player(contestant, DUEL, DUEL.options(), EXECUTOR, tell)
    assert isinstance(bot, ProgramSeat)
    state = EXECUTOR.setup(DUEL.blank(DUEL.options()), 1)
    decision = Decision(EXECUTOR.view(state, 0), EXECUTOR.legal(state))
    for _ in range(2):
        bot.begin()
        for _ in range(3):
            assert bot.choose(decision) in decision.legal
    bot.close()
    assert told == [(contestant.text, "ended")] * MOST_TOLD
    assert bot.forfeits == 6


def test_a_program_that_plays_forfeits_nothing() -> None:
    example = Path(__file__).parents[3] / "examples" / "bot.py"
    bot = make_player(read_contestant(f"program:{sys.executable} {example}"), DUEL, DUEL.options(), EXECUTOR)
    result = played(bot, First())
    bot.close()
    assert result.forfeits == [0, 0]
