"""The saved match: JSON a person can read, a commitment anybody can check, and a code for everything that can be wrong."""

import hashlib
import json
from typing import Any

import pytest

import deben
from deben.games import game_named
from deben.match import Match, MatchRecord, RecordError, commitment_of, read_record, seed_text, write_record

ACTIONS = ["a1", "b1", "x1", "c3", "a2", "b2", "c2", "x2", "a1", "b1", "c1"]


def played(*actions: str) -> Match:
    match = deben.new("duel", "c0ffee", {"sides": "ABAB"})
    for action in actions or ACTIONS:
        match.play(action)
    return match


def changed(**fields: Any) -> str:
    """Return the text of a saved match with some fields changed; None takes a field out."""
    content = json.loads(played().save()) | fields
    return json.dumps({name: value for name, value in content.items() if value is not None})


def code_of(text: str | bytes) -> str:
    """Return the code of the error that loading a text gives."""
    with pytest.raises(RecordError) as error:
        deben.load(text)
    assert str(error.value)
    return error.value.code


def test_a_record_is_json_that_a_person_can_read() -> None:
    assert played().save() == (
        "{\n"
        '  "deben": 1,\n'
        '  "game": "duel",\n'
        '  "rules": 1,\n'
        '  "options": {"sides":"ABAB"},\n'
        f'  "seed": "{"c0ffee":0>64}",\n'
        f'  "commitment": "{commitment_of("c0ffee")}",\n'
        '  "actions": [\n'
        '    "a1", "b1", "x1", "c3", "a2", "b2", "c2", "x2", "a1", "b1",\n'
        '    "c1"\n'
        "  ],\n"
        f'  "ruleset": "{game_named("duel").digest}",\n'
        f'  "module": "{game_named("duel").module_digest}"\n'
        "}\n"
    )


def test_a_record_without_actions() -> None:
    match = deben.new("duel", 1)
    assert '"actions": []' in match.save()
    assert deben.load(match.save()).state == match.state


def test_loading_replays() -> None:
    match = played()
    loaded = deben.load(match.save())
    assert loaded.state == match.state
    assert loaded.moves == match.moves
    assert loaded.options == match.options
    assert loaded.save() == match.save()
    assert deben.load(match.save().encode()).state == match.state


def test_players_are_kept() -> None:
    record = played().record(players=["Ada", "greedy"])
    text = write_record(record)
    assert '"players": ["Ada","greedy"]' in text
    assert "stand_ins" not in text
    assert read_record(text) == record


def test_a_record_names_who_really_chose() -> None:
    record = played().record(["Ada", "vizier"], {2: "greedy"})
    text = write_record(record)
    assert '"stand_ins": {"2":"greedy"}' in text
    assert read_record(text).stand_ins == {2: "greedy"}


def test_a_match_from_a_position_is_saved_with_it() -> None:
    """What the position leaves open is filled in from the seed, the same at every replay."""
    match = Match("duel", 5, position="sides=BBBB port=.NN/.../... boats=c1c2c3/c4c5c6/c7c8c9/c10c11c12/t1t2t3/t4lo")
    assert match.record().options == {}
    match.play("x1")
    loaded = deben.load(match.save())
    assert loaded.state == match.state
    assert loaded.options.sides == "BBBB"


def test_the_outcome_is_saved_and_checked() -> None:
    match = Match("duel", 1, position="port=.NN/.../... boats=c1c2c3/-/-/-/-/o*3 pile=- warehouse=ooo")
    match.play("x1")
    content = json.loads(match.save())
    assert content["outcome"]["points"] == [4, 0]
    assert deben.load(match.save()).outcome == match.outcome
    content["outcome"]["points"] = [5, 0]
    assert code_of(json.dumps(content)) == "outcome"


def test_an_outcome_before_the_end_is_wrong() -> None:
    outcome = {"reason": "last-boat", "ranking": [[0], [1]], "points": [1, 0], "breakdown": [{}, {}]}
    assert code_of(changed(outcome=outcome)) == "outcome"


DEEP = '{"options": {"a": ' + "[" * 5000
NESTED = '{"a": ' + "[" * 5000 + "]" * 5000 + "}"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"duel"', b"\xff\xfe", '{"deben": "one"}', '{"deben": 1}', DEEP, NESTED])
def test_malformed(text: str | bytes) -> None:
    assert code_of(text) == "malformed"


@pytest.mark.parametrize(
    "fields",
    [{"game": None}, {"actions": "a1"}, {"actions": [1]}, {"seed": 7}, {"rules": "1"}, {"colour": "blue"}, {"options": []}],
)
def test_malformed_fields(fields: dict[str, Any]) -> None:
    assert code_of(changed(**fields)) == "malformed"


def test_format() -> None:
    assert code_of(changed(deben=2)) == "format"
    assert code_of(changed(deben=2, something_new=True)) == "format", "another format may have other fields"


def test_seed_and_commitment() -> None:
    assert code_of(changed(seed="xyz")) == "seed"
    assert code_of(changed(seed="ff" * 33)) == "seed"
    assert code_of(changed(seed="c0ffef")) == "commitment"
    assert code_of(changed(commitment="0" * 64)) == "commitment"


def test_game_and_version() -> None:
    assert code_of(changed(game="chess")) == "game"
    assert code_of(changed(rules=2)) == "version"


def test_start() -> None:
    assert code_of(changed(options={"sides": "AAAC"})) == "start"
    assert code_of(changed(options={"side": "A"})) == "start"
    assert code_of(changed(position="boats=-")) == "start"


def test_actions() -> None:
    assert code_of(changed(actions=["a1", "a1"])) == "action"
    assert code_of(changed(actions=["z9"])) == "action"
    with pytest.raises(RecordError, match="action 2: a1 is refused, illegal: square-taken"):
        deben.load(changed(actions=["a1", "a1"]))


def test_the_commitment_is_the_documented_hash() -> None:
    digits = f"{'c0ffee':0>64}"
    assert seed_text("c0ffee") == seed_text(0xC0FFEE) == seed_text(b"\xc0\xff\xee") == digits
    assert commitment_of("c0ffee") == hashlib.sha256(b"deben seed 1:" + digits.encode()).hexdigest()
    assert played().commitment == commitment_of(0xC0FFEE)
    assert deben.new("duel", 1).commitment != deben.new("duel", 2).commitment


def test_a_record_can_be_made_by_hand() -> None:
    record = MatchRecord("duel", 1, {}, "1", commitment_of("1"), ("a1",))
    assert Match.load(read_record(write_record(record))).moves[0].action == "a1"
