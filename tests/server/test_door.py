"""Bad input and bad guests: coded answers, and the connection lives on."""

import json
import random
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from msgspec import inspect as types
from websockets.exceptions import ConnectionClosed, InvalidStatus

from deben.server.door.guard import YEAR
from deben.server.limits import Bucket
from deben.server.tables import visits
from deben.server.tables.names import clean_name
from deben.wire.messages import FromClient

from .harness import ME, OPEN, Person, play_out, quick, running

BAD = [
    "", "{}", "null", "[]", "17", '"act"', "{", "\x00", "{" * 3000,
    '{"type":"act"}', '{"type":"act","key":1,"number":0,"action":"b2"}',
    '{"type":"act","key":"k","number":"0","action":"b2"}', '{"type":"act","key":"k","number":0,"action":"b2","seat":0}',
    '{"type":"sudo"}', '{"type":"fetch"}', '{"type":"fetch","since":1e400}', '{"type":"why"}',
    '{"type":"undo","key":"k"}', b"\xff\xfe\x00", '{"x":' + "[" * 2000, '{"type":"act","key":' + '{"x":' * 600,
    '{"x":' + "[" * 1500 + "]" * 1500 + "}",
]  # fmt: skip


@pytest.mark.parametrize("message", BAD)
def test_malformed_messages_get_an_answer(anna: Person, message: str | bytes) -> None:
    with anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        assert one.ask(message, "refused")["code"] == "bad-message"
        assert one.act("b2")["type"] == "accepted"


def test_oversized_messages_get_an_answer(anna: Person) -> None:
    with anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        assert one.ask("x" * 5000, "refused")["code"] == "too-large"
        assert one.act("b2" * 40)["code"] == "malformed"
        assert one.act("b2", key="")["code"] == "bad-message"
        for key in ("k" * 65, "k\0", "\0", "k\n", "\x7f", "clé", "\ud800"):
            assert one.act("b2", key=key)["code"] == "bad-message"
            said = one.ask({"type": "say", "key": key, "text": "hello"}, "unsaid", "refused")
            assert said["code"] == "bad-message"
        assert one.act("b2")["type"] == "accepted"


def test_a_huge_message_ends_only_its_own_connection(anna: Person) -> None:
    table = anna.create("duel", [ME, ME])["table"]
    with anna.sit(table) as one, anna.sit(table) as two:
        one.say("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            one.until("never")
        assert two.act("b2")["type"] == "accepted"


def test_foreign_seats_and_tables(anna: Person, bruno: Person) -> None:
    created = anna.create("duel", [ME, OPEN])
    for table, code in ((created["table"], "not-yours"), ("nothing-here", "no-table")):
        with pytest.raises(ConnectionClosed) as closed:
            bruno.sit(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == (4403 if code == "not-yours" else 4404)
        assert bruno.http.get(f"/api/tables/{table}").json()["code"] == code
    assert bruno.http.get(f"/api/tables/{created['table']}/record").json()["code"] == "not-yours"
    assert anna.http.get(f"/api/tables/{created['table']}/record").json()["code"] == "not-over"


def test_sockets_and_writes_of_other_sites_are_turned_away(anna: Person, server: str) -> None:
    table = anna.create("duel", [ME, ME])["table"]
    with pytest.raises(InvalidStatus):
        anna.sit(table, origin="http://evil.example")
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}):
        answer = anna.http.put("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    with httpx.Client(base_url=server, cookies={"deben": anna.cookie}, headers={"sec-fetch-site": "cross-site"}) as form:
        assert form.put("/api/me", json={"name": "Eve"}).json()["code"] == "foreign-origin"
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_names_that_no_table_has(anna: Person) -> None:
    for name in ("%00", "a%00b", "%0A", "%E2%82%AC", "%ED%A0%80", "a.b", "%20"):
        for path in ("", "/record", "/replay", "/analysis"):
            answer = anna.http.get(f"/api/tables/{name}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table"), name
        assert anna.http.post(f"/api/invitations/{name}").json()["code"] == "no-invitation"
        assert anna.http.post(f"/api/links/{name}").json()["code"] == "no-link"
        with pytest.raises(ConnectionClosed) as closed:
            anna.sit(name)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_forged_cookie_is_nobody(anna: Person, server: str) -> None:
    identity = anna.cookie.partition(".")[0]
    for forged in (identity, f"{identity}.", f"{identity}.{'0' * 64}", "x.y", "", "é.é"):
        with httpx.Client(base_url=server) as client:
            answer = client.get("/api/me", headers={b"cookie": f"deben={forged}".encode()})
            assert answer.json()["name"] == ""
            assert "deben=" in answer.headers["set-cookie"]
            for part in ("HttpOnly", "SameSite=lax", "Path=/"):
                assert part in answer.headers["set-cookie"]


def test_an_identity_lasts_as_long_as_somebody_comes(anna: Person) -> None:
    name, _, rest = anna.http.get("/api/me").headers["set-cookie"].partition(";")
    assert name == f"deben={anna.cookie}"
    assert f"Max-Age={YEAR}" in rest


BODIES = [
    (b"", 400), (b"{", 400), (b"[]", 400), (b'{"game":"chess","seats":[]}', 400), (b'{"game":"duel","seats":[]}', 400),
    (b'{"game":"duel","seats":[{"kind":"me"},{"kind":"bot","bot":"hal"}]}', 400),
    (b'{"game":"duel","seats":[{"kind":"me"},{"kind":"me"}],"options":{"sides":"ZZZZ"}}', 400),
    (b'{"game":"duel","seats":[{"kind":"me"},{"kind":"me"}],"options":{"secret":1}}', 400),
    (b'{"game":"nefertiti","seats":[{"kind":"me"}],"options":{"players":99}}', 400),
    (b'{"game":"duel","seats":[' + b'{"kind":"me"},' * 5000 + b'{"kind":"me"}]}', 413),
    (b'{"game":"duel","options":' + b'{"x":' * 2500, 400), (b'{"game":"duel","seats":' + b"[" * 9000, 400), (b"[" * 9000, 400),
    (b'{"game":"duel","seats":[{"kind":"me"},{"kind":"me"}],"position":"turn=N\\u0000"}', 400),
]  # fmt: skip


@pytest.mark.parametrize(("body", "status"), BODIES)
def test_tables_that_cannot_be(anna: Person, body: bytes, status: int) -> None:
    answer = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "params"}


def test_every_failure_is_coded_and_every_answer_guarded(server: str) -> None:
    with httpx.Client(base_url=server) as client:
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("DELETE", "/api/me", 405),
            ("GET", "/x.js", 404),
            ("GET", "/health", 200),
        ):
            answer = client.request(method, path)
            assert answer.status_code == status, path
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert "'unsafe" not in answer.headers["content-security-policy"]
            policy = answer.headers["content-security-policy"]
            assert [part for part in policy.split("; ") if "data:" in part] == ["img-src 'self' data:"], (
                "pictures to share, nothing else"
            )
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert status == 200 or set(answer.json()) == {"code", "params"}
        page = client.get("/schema")
        assert "/api/tables" in page.text
        assert "<script" not in page.text
        assert "deben_tables_total" in client.get("/metrics").text


def test_names_are_cleaned(anna: Person) -> None:
    """Names are shown to others: no control signs, no turned-around text, no towers of accents."""
    assert clean_name("  An\u202ena\u0000 \n Maria ") == "Anna Maria"
    assert clean_name("e" + "\u0301" * 50) == "é\u0301\u0301"
    assert len(clean_name("x" * 500)) == 32
    assert clean_name("<b>Bo</b>") == "<b>Bo</b>", "the page writes text, never markup"
    assert anna.http.put("/api/me", json={"name": "\u202e\u0007"}).json()["code"] == "bad-name"


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    settings = quick(tmp_path, message_rate=5, message_burst=5, request_rate=5, request_burst=10, create_burst=2, create_rate=0.01)
    with running(settings) as address, Person(address) as person:
        table = person.create("duel", [ME, ME])["table"]
        with person.sit(table) as one:
            codes = [one.ask({"type": "ping"}, "pong", "refused").get("code") for _ in range(12)]
            assert codes[:5] == [None] * 5
            assert "too-fast" in codes
        person.create("duel", [ME, ME])
        body = {"game": "duel", "seats": [ME, ME]}
        assert person.http.post("/api/tables", json=body).json()["code"] == "too-fast"
        answers = [person.http.get("/api/games") for _ in range(15)]
        assert 429 in {answer.status_code for answer in answers}


def test_what_is_much_work_counts_for_several(tmp_path: Path) -> None:
    with (
        running(quick(tmp_path, look_rate=0.001, look_burst=4, request_rate=0.01, request_burst=20)) as address,
        Person(address) as anna, Person(address) as bruno,
    ):  # fmt: skip
        created = anna.create("duel", [ME, ME])
        bruno.join(created["watching"])
        with anna.sit(created["table"]) as one:
            answers = [one.ask({"type": "fetch", "since": 0}, "snapshot", "refused") for _ in range(4)]
            assert [answer.get("code") for answer in answers] == [None, None, None, "too-fast"], "coming in counts too"
            assert one.act("b2")["type"] == "accepted", "playing goes on"
        with pytest.raises(ConnectionClosed) as closed:
            anna.sit(created["table"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429, "the page tries again later"
        bruno.sit(created["table"]).socket.close()
        codes = [anna.http.get("/api/positions/duel?position=x").json().get("code") for _ in range(4)]
        assert codes == [None, None, "too-fast", "too-fast"], "seven were taken before, and each of these is five"


def test_a_bucket_is_never_too_small_for_one() -> None:
    bucket = Bucket(0.0, 10)
    assert [bucket.take(4), bucket.take(4), bucket.take(4), bucket.take(2)] == [True, True, False, True]
    assert Bucket(0.0, 10).take(50)


def test_a_long_log_counts_for_several(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(visits, "LONG", 2)
    settings = quick(tmp_path, look_rate=0.001, look_burst=9)
    with running(settings) as address, Person(address) as anna, anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        play_out([one], random.Random(1), 12)
        answers = [one.ask({"type": "fetch", "since": since}, "snapshot", "refused") for since in (12, 12, 99, 0, 12)]
        assert [answer.get("code") for answer in answers] == [None, None, "too-fast", "too-fast", None]


def fuzz(anna: Person, bruno: Person, count: int) -> None:
    """Send broken, stale, foreign-seat, oversized and out-of-turn messages: each gets a coded answer, and the table goes on."""
    chance = random.Random(count)
    created = anna.create("nefertiti", [ME, OPEN], players=2)
    bruno.join(created["invitation"])
    watcher = Person(anna.address)
    watcher.join(created["watching"])
    with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two, watcher.sit(created["table"]) as three:
        codes: dict[str, int] = {}
        for number in range(count):
            who = chance.choice((one, two, three))
            answer = who.ask(_nonsense(chance, number), "refused", "accepted", "why", "snapshot", "pong")
            assert answer["type"] == "refused", answer
            codes[answer["code"]] = codes.get(answer["code"], 0) + 1
        assert set(codes) == {"stale", "bad-message", "too-large", "no-seat", "not-your-turn", "malformed", "illegal"}, codes
        assert one.act(one.now["legal"][0]["action"])["type"] == "accepted"
        two.catch_up(1)
        three.catch_up(1)
    watcher.http.close()


def _nonsense(chance: random.Random, number: int) -> str | bytes:
    action = chance.choice(["pass", "done", "castle", "x" * 100, "upper", "card1", "close g"])
    message = {"type": "act", "key": f"k{number}", "number": chance.choice([0, 0, 0, 1, -1, 10**12]), "action": action}
    text = json.dumps(message)
    kind = chance.randrange(5)
    if kind == 0:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice("{}[],:") + text[at:]
    if kind == 1:
        return chance.randbytes(chance.randrange(1, 200)) + b"}"
    if kind == 2:
        return chance.choice(['{"x":' + "[" * 4000, '{"a":' * 800, json.dumps(message | {"key": "k\0"}), '{"key":' + "[" * 3000])
    return "[" * 5000 if chance.random() < 0.05 else text


def test_fuzz_over_real_sockets(anna: Person, bruno: Person) -> None:
    fuzz(anna, bruno, 2000)


VALUES: dict[type[types.Type], list[object]] = {
    types.IntType: [0, 1, -1, 2**31 - 1, 2**31, 2**63, 10**400, -(10**30), 0.5, None],
    types.StrType: ["", "k", "b2", "undo", "x" * 900, "\0", "\ud800", "\u202e", 1],
    types.BoolType: [True, False, "yes"],
    types.LiteralType: ["grant", "refuse", "withdraw", "perhaps"],
}


def test_no_message_of_any_type_breaks_anything(anna: Person) -> None:
    """Every type, with the values that are hardest for each of its fields: some are obeyed, and none fails inside."""
    chance, kinds = random.Random(8), types.type_info(FromClient)
    assert isinstance(kinds, types.UnionType)
    with anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        for kind in kinds.types * 60:
            assert isinstance(kind, types.StructType)
            values = {field.encode_name: chance.choice(VALUES[type(field.type)]) for field in kind.fields}
            one.say(json.dumps({"type": kind.tag, **values}))
            one.ask({"type": "ping"}, "pong")
        codes = {message["code"] for message in one.heard if message["type"] in ("refused", "unsaid")}
        assert {"bad-message", "stale", "malformed"} <= codes
        assert "internal" not in codes


@pytest.mark.nightly
def test_fuzz_with_ten_thousand_messages(anna: Person, bruno: Person) -> None:
    fuzz(anna, bruno, 10_000)


def test_spectators_do_not_keep_players_away(tmp_path: Path) -> None:
    """Nobody opens a table's socket too often, and those who sit there come in however many watch."""
    with (
        running(quick(tmp_path, table_connections=3, person_connections=2)) as address,
        Person(address) as anna, Person(address) as bruno, Person(address) as carla, ExitStack() as stack,
    ):  # fmt: skip
        created = anna.create("duel", [ME, ME])
        table = created["table"]
        for watcher in (bruno, carla):
            watcher.join(created["watching"])
        for person, welcome in ((bruno, True), (bruno, True), (bruno, False), (carla, True), (carla, False), (anna, True)):
            if welcome:
                stack.enter_context(person.sit(table))
            else:
                with pytest.raises(ConnectionClosed) as closed:
                    person.sit(table)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429, "the page tries again"
        stack.enter_context(anna.sit(table))
        with pytest.raises(ConnectionClosed):
            anna.sit(table)


def test_sockets_are_opened_no_faster_than_requests_are_made(tmp_path: Path) -> None:
    with running(quick(tmp_path, request_rate=0.01, request_burst=6)) as address, Person(address) as person, ExitStack() as stack:
        table = person.create("duel", [ME, ME])["table"]
        for _ in range(4):  # two requests were made before
            stack.enter_context(person.sit(table))
        with pytest.raises(InvalidStatus):
            person.sit(table)
