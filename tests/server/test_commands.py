"""Commands at a table: numbers, keys, turns, gaps, second thoughts."""

import random

from .harness import ME, OPEN, Person, bot, play_out


def test_a_repeated_key_is_one_action(anna: Person) -> None:
    table = anna.create("duel", [ME, ME])["table"]
    with anna.sit(table) as one:
        first = one.act("b2", key="k1")
        again = one.ask({"type": "act", "key": "k1", "number": 0, "action": "b2"})
        assert first == again == {"type": "accepted", "key": "k1", "number": 1}
        assert one.ask({"type": "fetch", "since": 0}, "snapshot")["number"] == 1


def test_another_persons_key_is_their_own(anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    bruno.join(created["invitation"])
    with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
        assert one.act("b2", key="same")["number"] == 1
        two.catch_up(1)
        assert two.act("b1", key="same")["number"] == 2


def test_a_stale_number_is_refused_with_the_true_one(anna: Person) -> None:
    with anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        one.act("b2")
        answer = one.act("b1", number=0)
        assert (answer["code"], answer["params"]) == ("stale", {"number": 1})
        assert one.act("b1", number=7)["code"] == "stale"
        assert one.act("b1")["type"] == "accepted"


def test_out_of_turn_and_illegal_actions_have_reasons(anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    bruno.join(created["invitation"])
    with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
        assert two.act("b2")["code"] == "not-your-turn"
        refused = one.act("xb")
        assert (refused["code"], refused["reason"]["code"], refused["reason"]["clause"]) == ("illegal", "lane-too-empty", "D5.1")
        assert one.act("castle")["code"] == "malformed"
        why = one.ask({"type": "why", "action": "pass"}, "why")
        assert (why["code"], why["reason"]["code"]) == ("illegal", "pass-is-forced")
        assert one.ask({"type": "why", "action": "b2"}, "why")["code"] is None
        assert two.ask({"type": "why", "action": "b2"}, "why")["code"] == "not-your-turn"


def test_reconnecting_fetches_the_gap(anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    bruno.join(created["invitation"])
    chance = random.Random(5)
    with anna.sit(created["table"]) as one:
        with bruno.sit(created["table"]) as two:
            play_out([one, two], chance, 2)
            seen = two.now["number"]
        assert one.act(one.now["legal"][0]["action"])["number"] == seen + 1
        with bruno.sit(created["table"]) as two:
            gap = two.ask({"type": "fetch", "since": seen}, "snapshot")
            assert [entry["number"] for entry in gap["log"]] == list(range(seen + 1, gap["number"] + 1))
            whole = two.ask({"type": "fetch", "since": 0}, "snapshot")
            assert whole["log"][seen:] == gap["log"]
            assert two.ask({"type": "fetch", "since": 999}, "snapshot")["since"] == 0, "who knows too much starts anew"


def test_a_second_tab_stays_in_step(anna: Person) -> None:
    table = anna.create("duel", [ME, ME])["table"]
    with anna.sit(table) as one, anna.sit(table) as tab:
        one.act("b2", key="first-tab")
        tab.catch_up(1)
        assert tab.now["view"] == one.now["view"]
        assert tab.now["key"] == "first-tab", "both tabs are whoever sent it"
        tab.act("b1")
        one.catch_up(2)
        assert one.now["view"] == tab.now["view"]


def test_an_action_is_taken_back_until_something_is_revealed(anna: Person) -> None:
    """Nefertiti's powers have several steps (N3.1); a step that shows nothing hidden may be taken back."""
    seats = [ME, ME]
    for seed in range(20):
        table = anna.create("nefertiti", seats, players=2, characters="base")["table"]
        with anna.sit(table) as one:
            chance = random.Random(seed)
            for _ in range(120):
                before = one.now["view"]
                if one.now["status"] == "over":
                    break
                one.act(chance.choice(one.now["legal"])["action"])
                if one.now["undo"]:
                    answer = one.ask({"type": "undo", "key": "u", "number": one.now["number"]})
                    assert answer["type"] == "accepted"
                    one.catch_up(answer["number"])
                    assert one.now["view"] == before
                    assert one.now["entry"]["action"] == "undo"
                    shown = anna.http.get(f"/api/tables/{table}").json()
                    assert shown["view"] == before
                    return
    raise AssertionError("no match offered to take anything back")


def test_nothing_is_taken_back_before_the_first_action_or_of_somebody_else(anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    bruno.join(created["invitation"])
    with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
        assert one.ask({"type": "undo", "key": "u0", "number": 0})["code"] == "no-undo"
        two.catch_up(one.act("b2")["number"])
        assert two.ask({"type": "undo", "key": "u1", "number": 1})["code"] == "no-undo"


def test_a_bot_moves_without_anybody_watching(anna: Person) -> None:
    table = anna.create("duel", [bot("random"), ME])["table"]
    with anna.sit(table) as one:
        one.catch_up(1)
        assert one.now["actor"] == 1 or one.now["number"] > 1
