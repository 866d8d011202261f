"""The memory of a seat: what it thought before goes on, as long as the match did and it may know how."""

from dataclasses import replace

import pytest

from deben.bots import LEVELS, Budget, Decision, LevelBot, Memory, RandomBot, Search, known_past
from deben.bots import search as search_module
from deben.bots.memory import HIDDEN
from deben.games import game_named
from deben.kernel.chance import new_chance
from deben.match import Match
from deben.testing import compiled

DUEL, NEFERTITI = game_named("duel"), game_named("nefertiti")
RUN = "turn=N port=.NN/.../A.. boats=oc6c5/ldR/oot1/c1c2B/ddo/t4lS N=c4c7 A=oo removed=ll"
SOME = Budget(simulations=60)


def told(match: Match, memory: Memory) -> Memory:
    assert match.actor is not None
    memory.catch_up(known_past(match.game, match.actor, match.played))
    return memory


def decided(match: Match, search: Search, memory: Memory, simulations: int = 60) -> tuple[int, int]:
    """Let the search play a step of the match; return how many visits it had before it began, and those of the action it took."""
    told(match, memory)
    found = search.think(match.view(match.actor), Budget(simulations=simulations), new_chance(len(match.moves)), memory=memory)
    search.remember(memory, found.best)
    match.play(found.best)
    return int(found.visits.sum()) - found.simulations, int(found.visits.max())


def replied(match: Match, memory: Memory) -> int:
    """Let the other seat do what was thought likeliest; return how often that was thought of."""
    tree = memory.trees[0]
    first, count = tree[0, 1], tree[0, 2]
    row = max(tree[first : first + count], key=lambda one: one[3])
    match.play(int(row[0]))
    return int(row[3])


def test_a_thought_goes_on_with_the_part_of_the_tree_that_was_played() -> None:
    match, memory = Match("duel", 3, position=RUN), Memory()
    search = Search(match.executor, 2)
    before, _ = decided(match, search, memory, 300)
    assert before == 0
    expected = replied(match, memory)
    assert expected > 3
    before, _ = decided(match, search, memory)
    assert 0 < before <= expected, "the first of those visits made the leaf and went no further"


def test_a_step_taken_back_or_an_action_that_may_not_be_known_empties_the_memory() -> None:
    match, memory = Match("duel", 3, position=RUN), Memory()
    search = Search(match.executor, 2)
    decided(match, search, memory, 300)
    replied(match, memory)
    kept, past = memory.trees, known_past(match.game, 0, match.played)
    memory.catch_up(past)
    assert memory.trees
    assert memory.since == past[1:]
    memory.catch_up([*past, HIDDEN])
    assert not memory.trees
    memory.trees = kept
    memory.catch_up([next(action for action in range(9) if action != past[0]), *past[1:]])
    assert not memory.trees, "another action was taken in the end"


def test_what_nobody_thought_of_is_thought_about_anew() -> None:
    match, memory = Match("duel", 3, position=RUN), Memory()
    search = Search(match.executor, 2)
    decided(match, search, memory, 2)
    match.play(match.legal_numbers[0])
    assert decided(match, search, memory)[0] == 0


def test_the_oracles_order_is_known_to_its_player_alone_n10_1() -> None:
    order, harp = NEFERTITI.read_action("card1"), NEFERTITI.read_action("want harp")
    moves = [(0, harp), (1, order), (0, order)]
    assert known_past(NEFERTITI, 1, moves) == [harp, order, HIDDEN]
    assert known_past(NEFERTITI, 0, moves) == [harp, HIDDEN, order]
    assert not any(DUEL.secret(action) for action in range(DUEL.rules.actions))


def test_a_tree_that_was_kept_counts_no_further_than_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    match, memory = Match("duel", 3, position=RUN), Memory()
    search = Search(match.executor, 2)
    decided(match, search, memory, 300)
    replied(match, memory)
    monkeypatch.setattr(search_module, "MOST_VISITS", 40)
    found = search.think(match.view(match.actor), Budget(simulations=90), new_chance(1), memory=told(match, memory))
    assert found.visits.sum() <= 40
    assert 0 < found.simulations < 40
    assert found.full


def test_compiled_and_plain_memories_are_alike() -> None:
    plain, quick = Match("duel", 6), Match("duel", 6, executor=compiled(DUEL))
    thoughts = [(match, Search(match.executor, 2, DUEL.rules.tuning), [Memory(), Memory()]) for match in (plain, quick)]
    for _ in range(8):
        one, other = (decided(match, search, memories[match.actor or 0], 80) for match, search, memories in thoughts)
        assert one == other
    assert one[0] > 0
    assert plain.moves == quick.moves


def test_a_memory_serves_several_threads_and_whole_matches() -> None:
    for options in ({"players": 3, "characters": "palace-intrigue"}, {"players": 2, "memphis": True}):
        match = Match("nefertiti", 5, options, executor=compiled(NEFERTITI))
        search = Search(match.executor, match.seats, NEFERTITI.rules.tuning, threads=2, nodes=3000)
        memories, kept = [Memory() for _ in range(match.seats)], 0
        while match.actor is not None:
            kept += decided(match, search, memories[match.actor], 40)[0]
        assert kept > 0


def test_a_level_that_remembers_chooses_alike_where_only_the_unknown_differs_n15_1() -> None:
    match = Match("nefertiti", 11, {"players": 3, "characters": "random"})
    bot = LevelBot(match.executor, match.seats, replace(LEVELS["vizier"], budget=Budget(simulations=4)))
    states = [match.state, match.executor.resample(match.view(match.actor), new_chance(50))]
    assert states[0] != states[1]
    found = []
    for state in states:
        memory, chosen, past, seats = Memory(), [], list[int](), list[int]()
        for number in range(3):
            seat = match.executor.actor(state)
            view, legal = match.executor.view(state, seat), match.executor.legal(state)
            chosen.append(bot.choose(Decision(view, legal, Budget(simulations=4), new_chance(number), list(past), memory)))
            match.executor.apply(state, chosen[-1])
            past.append(chosen[-1])
            seats.append(seat)
        found.append((chosen, seats, [tree.tolist() for tree in memory.trees]))
    assert found[0] == found[1]


def remembered(match: Match, budget: Budget) -> Decision:
    """Return the present decision of a match with a fresh memory."""
    assert match.actor is not None
    past = known_past(match.game, match.actor, match.played)
    return Decision(match.view(match.actor), match.legal_numbers, budget, new_chance(1), past, Memory())


def test_only_bots_that_remember_use_a_memory() -> None:
    match = Match("duel", 3, position=RUN)
    quick = Budget(simulations=4)
    for name, remembers in (("scribe", False), ("vizier", True)):
        decision, bot = remembered(match, quick), LevelBot(match.executor, 2, replace(LEVELS[name], budget=quick))
        bot.choose(decision)
        assert decision.memory is not None
        assert bool(decision.memory.trees) == remembers
    decision = remembered(match, quick)
    assert RandomBot().choose(decision) in match.legal_numbers
    assert decision.memory is not None
    assert not decision.memory.trees
