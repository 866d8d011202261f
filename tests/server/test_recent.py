"""What was asked for last stays."""

from deben.server.recent import Recent


def test_of_those_not_asked_for_longest_the_ones_too_many_are_dropped() -> None:
    dropped: list[int] = []
    recent: Recent[str, int] = Recent(2, dropped.append)
    recent.put("a", 1)
    recent.put("b", 2)
    assert recent.recall("a") == 1
    recent.put("c", 3)
    assert dropped == [2]
    assert dict(recent) == {"a": 1, "c": 3}
    assert (len(recent), "a" in recent, "b" in recent, recent.recall("b")) == (2, True, False, None)


def test_a_value_is_made_once_as_long_as_it_stays() -> None:
    made: list[str] = []
    recent: Recent[str, list[str]] = Recent(1)

    def make() -> list[str]:
        made.append("made")
        return [*made]

    first = recent.recall_or_make("a", make)
    assert recent.recall_or_make("a", make) is first
    recent.recall_or_make("b", make)
    assert recent.recall_or_make("a", make) == ["made"] * 3


def test_a_value_put_again_is_the_newest() -> None:
    recent: Recent[str, int] = Recent(2)
    recent.put("a", 1)
    recent.put("b", 2)
    recent.put("a", 4)
    recent.put("c", 3)
    assert ("a" in recent, "b" in recent) == (True, False)
