"""What was acknowledged is there for good: restarts, sudden ends, lost answers (law 7)."""

import random
import sqlite3
import threading
from pathlib import Path
from queue import SimpleQueue
from uuid import uuid4

import pytest
from websockets.exceptions import WebSocketException

from .harness import ME, Message, Person, Seated, ServerProcess, bot, play_out, quick, running


def test_a_restart_in_the_middle_of_a_closing(tmp_path: Path) -> None:
    """A market is being resolved (N5); after the restart it goes on with the same bidder."""
    settings = quick(tmp_path)
    with running(settings) as address:
        anna = Person(address, "Anna")
        table = anna.create("nefertiti", [ME, bot("random"), ME], players=3)["table"]
        chance = random.Random(2)
        with anna.sit(table) as one:
            while not (one.now["view"]["closing"] and one.now["legal"]):
                play_out([one], chance, 1)
            before = one.ask({"type": "fetch", "since": 0}, "snapshot")
        anna.http.close()
    with running(settings) as address, anna.moved_to(address) as again, again.sit(table) as one:
        assert {key: value for key, value in one.now.items() if key != "players"} == {
            key: value for key, value in before.items() if key != "players"
        }
        play_out([one], chance)
        assert one.now["outcome"] is not None


def test_a_key_is_remembered_over_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as address:
        anna = Person(address)
        table = anna.create("duel", [ME, ME])["table"]
        with anna.sit(table) as one:
            assert one.act("b2", key="lost-answer")["number"] == 1
        anna.http.close()
    with running(settings) as address, anna.moved_to(address) as again, again.sit(table) as one:
        assert one.act("b2", key="lost-answer", number=0) == {"type": "accepted", "key": "lost-answer", "number": 1}
        assert one.act("b1")["number"] == 2


@pytest.mark.parametrize(("change", "code"), [("game = 'senet'", "no-such-game"), ("ruleset = 'ff'", "old-rules")])
def test_a_table_that_is_no_longer_played_says_why(tmp_path: Path, change: str, code: str) -> None:
    settings = quick(tmp_path)
    with running(settings) as address, Person(address) as anna:
        table = anna.create("duel", [ME, ME])["table"]
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(f"UPDATE tables SET {change}")
    database.close()
    with running(settings) as address, anna.moved_to(address) as again:
        answer = again.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, code)
        assert len(again.http.get("/api/tables").json()["tables"]) == (code == "old-rules"), "nothing of mine vanishes"


Acted = SimpleQueue[str]
"""Actions that were acknowledged, since the server was started."""


class Player:
    """Plays one table by script, both seats, over as many servers as it takes, and keeps what was acknowledged."""

    def __init__(self, table: str, person: Person, seed: int) -> None:
        self.table, self.person, self.chance = table, person, random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.unsure: Message | None = None
        self.over = False
        self.fault: Exception | None = None

    def play(self, person: Person, acted: Acted) -> None:
        """Play until it is over or the server is gone; tell of each action that was acknowledged."""
        try:
            with person.sit(self.table) as one:
                self._check(one)
                while one.now["legal"]:
                    acted.put(self._step(one))
                self.over = one.now["status"] == "over"
        except (WebSocketException, OSError, TimeoutError):  # killed, perhaps in the middle of a handshake
            pass
        except Exception as error:
            self.fault = error

    def _check(self, one: Seated) -> None:
        log = {entry["number"]: entry["action"] for entry in one.now["log"]}
        missing = {number: action for number, action in self.acknowledged.items() if log.get(number) != action}
        assert not missing, f"acknowledged and lost: {missing}"
        assert list(log) == list(range(1, len(log) + 1))
        if self.unsure is not None:  # the answer was lost: the same command again is carried out once
            answer = one.ask(self.unsure)
            assert answer["type"] == "accepted", answer
            self.acknowledged[answer["number"]] = self.unsure["action"]
            self.unsure = None
            one.catch_up(answer["number"])

    def _step(self, one: Seated) -> str:
        action = self.chance.choice(one.now["legal"])["action"]
        self.unsure = {"type": "act", "key": uuid4().hex, "number": one.now["number"], "action": action}
        answer = one.ask(self.unsure)
        assert answer["type"] == "accepted", answer
        self.acknowledged[answer["number"]] = action
        self.unsure = None
        one.catch_up(answer["number"])
        return str(action)


def play_through_kills(folder: Path, matches: int, kills: int, seed: int) -> list[Player]:
    """Play so many matches at once while the server is killed at random moments; return the players when all is over."""
    chance, settings = random.Random(seed), quick(folder)
    server = ServerProcess(settings)
    person = Person(server.address)
    tables = [person.create("duel", [ME, ME])["table"] for _ in range(matches)]
    players = [Player(table, person, chance.randrange(1 << 30)) for table in tables]
    for killed in range(kills + 1):
        here, acted = person.moved_to(server.address), Acted()
        threads = [threading.Thread(target=player.play, args=(here, acted)) for player in players if not player.over]
        for thread in threads:
            thread.start()
        if killed < kills:
            for _ in range(chance.randrange(5 * matches)):
                acted.get(timeout=20)
            server.kill()
        for thread in threads:
            thread.join()
        here.http.close()
        if killed < kills:
            server = ServerProcess(settings, server.port)
    server.stop()
    person.http.close()
    return players


def check(players: list[Player]) -> None:
    """Check that nothing acknowledged was lost, and that every match could be finished."""
    for player in players:
        if player.fault is not None:
            raise player.fault
        assert player.over
        assert sorted(player.acknowledged) == list(range(1, len(player.acknowledged) + 1))


def test_kill_9(tmp_path: Path) -> None:
    """Four matches, two sudden ends."""
    check(play_through_kills(tmp_path, 4, 2, 1))


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(10))
def test_kill_9_in_a_hundred_matches(tmp_path: Path, seed: int) -> None:
    """Ten at a time, three sudden ends each."""
    check(play_through_kills(tmp_path, 10, 3, 100 + seed))
