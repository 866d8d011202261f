"""Our bots speak the protocol: every bad line gets a coded answer, and the program lives on."""

from typing import Any

import pytest

from deben.bots import Decision
from deben.cli.commands.bot import converse
from deben.cli.terminal.console import Console
from deben.kernel.executor import PythonExecutor
from deben.match import Match
from deben.protocol import Speaker
from deben.protocol.messages import LINE_BYTES

from .lines import Lines

HELLO = {"type": "hello", "protocol": 1, "game": "duel"}
POSITION = "port=.../.../N.A boats=Rod/t2c3o/ldt4/c7c8B/oot1/dSl"
OVER = "phase=over boats=-/-/-/-/-/ooo warehouse=-"


def talk(*said: dict[str, Any] | str | bytes, bot: str = "random") -> list[dict[str, Any]]:
    lines = Lines()
    converse(Speaker(bot, lambda game: PythonExecutor(game.rules)), lines.of(said), lines, Console("en"))
    return lines.said()


def decide(**fields: Any) -> dict[str, Any]:
    return {"type": "decide", "id": 7, "position": POSITION} | fields


BAD = {
    "nonsense": ("nonsense", "malformed"),
    "no object": ("[1]", "malformed"),
    "no type": ("{}", "malformed"),
    "unknown type": ('{"type": "dance"}', "malformed"),
    "nested without end": ('{"a": ' + "[" * 5000, "malformed"),
    "bytes": (b"\xff\xfe", "malformed"),
    "a field of another kind": (decide(position=3), "malformed"),
    "a number for the budget": (decide(budget=3), "malformed"),
    "too long": ("x" * (2 * LINE_BYTES), "too-long"),
    "another protocol": (HELLO | {"protocol": 2}, "protocol"),
    "another game": (HELLO | {"game": "chess"}, "unknown-game"),
    "other rules": (HELLO | {"rules": 99}, "rules"),
    "impossible options": (HELLO | {"options": {"sides": "XXXX"}}, "bad-options"),
    "unknown options": (HELLO | {"options": {"colour": "red"}}, "bad-options"),
    "too many seats": (HELLO | {"seats": 3}, "bad-seats"),
    "no position": (decide(position="boats=ooo"), "bad-position"),
    "somebody else": (decide(seat=1), "not-your-turn"),
    "nothing to decide": (decide(position=OVER), "over"),
    "no time": (decide(budget={"seconds": 0}), "bad-budget"),
    "too much time": (decide(budget={"seconds": 1e9}), "bad-budget"),
    "no simulations": (decide(budget={"simulations": 0}), "bad-budget"),
}


@pytest.mark.parametrize(("line", "code"), BAD.values(), ids=BAD)
def test_a_bad_line_gets_a_code_and_the_next_one_its_answer(line: Any, code: str) -> None:
    answers = talk(HELLO, line, decide())
    assert [answer["type"] for answer in answers] == ["hello", "error", "action"]
    assert answers[1]["code"] == code
    assert answers[1]["text"]
    assert answers[2]["id"] == 7


def test_questions_before_the_hello_are_refused() -> None:
    assert [answer.get("code") for answer in talk(decide(), HELLO, decide())] == ["no-hello", None, None]


def test_it_ends_with_a_goodbye_and_empty_lines_are_nothing() -> None:
    assert talk("", HELLO, "  ", {"type": "bye"}, decide()) == [{"type": "hello", "protocol": 1, "name": "random", "over": False}]


def test_answers_are_legal_in_both_games_and_for_any_number_of_players() -> None:
    for game, options in (("duel", {"sides": "BBBB"}), ("nefertiti", {"players": 2}), ("nefertiti", {"players": 5})):
        match = Match(game, 3, options)
        hello, answer = talk(HELLO | {"game": game, "options": options}, decide(position=match.game.write_position(match.view(0))))
        assert hello["type"] == "hello"
        assert answer["action"] in match.legal


def test_what_a_bot_breaks_on_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_self: Any, decision: Decision) -> int:
        return 1 // (decision.budget.simulations or 0)

    monkeypatch.setattr("deben.bots.RandomBot.choose", broken)
    answers = talk(HELLO, decide(), HELLO)
    assert (answers[1]["code"], answers[1]["params"]) == ("internal", {"detail": "ZeroDivisionError"})
    assert answers[2]["type"] == "hello"


def test_a_host_that_tells_everything_gets_the_answer_of_the_view() -> None:
    """Law 3: the bot is given the seat's view, whatever the position says of the pile."""
    seen: list[Any] = []

    class Spy(Speaker):
        def _bot(self, seats: int) -> Any:
            bot = super()._bot(seats)

            class Watched:
                def choose(self, decision: Decision) -> int:
                    seen.append(decision.view.to_bytes())
                    return bot.choose(decision)

            return Watched()

    match = Match("duel", 5)
    state = match.game.write_position(match.state)
    view = match.game.write_position(match.view(0))
    assert state != view
    lines = Lines()
    asked = lines.of([HELLO, decide(position=state), decide(position=view)])
    converse(Spy("random", lambda game: PythonExecutor(game.rules)), asked, lines, Console("en"))
    assert len(seen) == 2
    assert seen[0] == seen[1]
