"""Bots that come to a server's table from outside, with a token of their own."""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from deben.bots import Ended, GreedyBot, RandomBot
from deben.cli.app import run
from deben.games import Game
from deben.kernel.default import default_executor
from deben.protocol.guest import Guest, GuestRefused, Result

from .harness import ME, OPEN, Message, Person, play_out

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


class Listening(GreedyBot):
    """Remembers how matches ended."""

    def __init__(self, game: Game, _options: object, seats: int) -> None:
        super().__init__(default_executor(game.rules), seats)
        self.heard: list[tuple[Ended, list[int]]] = []
        MADE.append(self)

    def over(self, ended: Ended, seats: object) -> None:
        self.heard.append((ended, list(seats)))  # type: ignore[call-overload]


MADE: list[Listening] = []


@contextmanager
def beside(work: Callable[[], object]) -> Iterator[list[object]]:
    """Let something go on in a thread of its own; the list has what came of it, once the block is left."""
    found: list[object] = []
    thread = Thread(target=lambda: found.append(work()))
    thread.start()
    yield found
    thread.join(60)
    assert not thread.is_alive()


def played(person: Person, table: str) -> Message:
    """Play for a person until the match is over, and return its outcome."""
    with person.sit(table) as seated:
        while seated.now["status"] == "waiting":
            seated.until("players")
            seated.ask({"type": "fetch", "since": 0}, "snapshot")
        play_out([seated], random.Random(4))
        outcome: Message = seated.now["outcome"]
        return outcome


def expected(table: str, outcome: Message) -> Result:
    return Result(table, outcome["reason"], outcome["ranking"], outcome["points"])


def test_a_guest_takes_a_seat_and_plays_to_the_end(server: str, anna: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    guest = Guest(server)
    assert guest.enter("Ptah") == "Ptah"
    assert guest.join(server + created["invitation"]) == created["table"]
    assert guest.tables() == [created["table"]]
    MADE.clear()
    with beside(lambda: guest.play(created["table"], Listening)) as ended:
        outcome = played(anna, created["table"])
    assert ended == [expected(created["table"], outcome)]
    assert [bot.heard for bot in MADE] == [[(ended[0], [1])]]
    assert guest.tables() == []


def test_a_guest_waits_for_the_others(server: str, anna: Person, bruno: Person) -> None:
    created = anna.create("nefertiti", [OPEN, ME, OPEN], players=3)
    guest = Guest(server)
    guest.enter("Ptah")
    guest.join(created["invitation"])
    with (
        beside(lambda: guest.play(created["table"], Listening)) as ended,
        beside(lambda: played(anna, created["table"])) as seen,
    ):
        bruno.join(created["invitation"])
        outcome = played(bruno, created["table"])
    assert seen == [outcome]
    assert ended == [expected(created["table"], outcome)]


def test_a_token_is_the_same_guest_again(server: str, anna: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    first, stranger = Guest(server), Guest(server)
    first.enter("Maat")
    first.join(created["invitation"])
    stranger.enter("Somebody else")
    again = Guest(server, first.token)
    assert again.enter("Maat") == "Maat"
    assert again.tables() == [created["table"]]
    with pytest.raises(GuestRefused, match="not-yours"):
        Guest(server, "forged.token").enter("Maat")
    with pytest.raises(GuestRefused, match="no-invitation"):
        again.join("/join/nothing")
    with pytest.raises(GuestRefused, match="4403"):
        stranger.play(created["table"], lambda *_: RandomBot())
    with pytest.raises(GuestRefused, match="unreachable"):
        Guest("http://127.0.0.1:9").enter("Nobody")


def test_a_program_plays_at_a_server_by_one_command(
    server: str, anna: Person, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    created = anna.create("duel", [ME, OPEN])
    link = server + created["invitation"]
    with beside(lambda: played(anna, created["table"])) as outcomes:
        arguments = ["bot", "--server", server, "--join", link, "--program", f"{sys.executable} {EXAMPLE}", "--name", "Example"]
        assert run([*arguments, "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    (outcome,) = outcomes
    assert " : ".join(map(str, outcome["points"])) in " ".join(out.split())  # type: ignore[index]
    assert "Its token, for the next time (DEBEN_TOKEN=…):" in " ".join(err.split())
    monkeypatch.setenv("DEBEN_TOKEN", err.split("TOKEN=…):")[1].split()[0])
    assert run(["bot", "--server", server, "--name", "Example", "--lang", "en"]) == 2
    assert "has no table" in capsys.readouterr().err
    assert run(["bot", "--join", link]) == 2
