"""What the golden matches are there for: a purpose for each, and the feature of the match that shows it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from deben.games.contract import Event
from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.state import Phase, State
from deben.kernel.contract import OVER
from deben.kernel.executor import Executor

from .reference import CHARACTERS, NEUTRAL, TRAVELLER, kind_of

FOLDER = Path(__file__).parent / "golden"
NEW = "oracle,beggar,merchant-of-amon,royal-scribe,travelling-thief,trader"
"""Six of the seven characters of the expansion; the Priest of Amon is in the scenario of his curse."""
STALLS = [f"{market}-{side}" for market in ("gizeh", "akhet-aton", "abou-simbel", "louqsor") for side in ("left", "right")]


@dataclass
class Step:
    """One action with the states around it and what it caused."""

    before: State
    action: str
    events: list[Event]
    after: State

    def of(self, kind: str) -> list[dict[str, int]]:
        """Return the parameters of the events of a kind."""
        return [dict(event.params) for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        """Return the kinds of the events, in order."""
        return [event.kind for event in self.events]


@dataclass
class Story:
    """A whole match, step by step."""

    options: dict[str, Any]
    steps: list[Step] = field(default_factory=list)

    @property
    def end(self) -> State:
        """The last state."""
        return self.steps[-1].after

    def turns(self) -> Iterator[list[Step]]:
        """Yield the steps turn by turn."""
        turn: list[Step] = []
        for step in self.steps:
            turn.append(step)
            if step.of("turn") or step is self.steps[-1]:
                yield turn
                turn = []

    def some(self, feature: Callable[[Step], bool]) -> bool:
        """Return whether some step has a feature."""
        return any(map(feature, self.steps))

    def parts(self) -> list[dict[str, int]]:
        """Return everybody's final breakdown."""
        return [GAME.breakdown(self.end, seat) for seat in range(self.end.players)]

    def best(self) -> list[tuple[int, int]]:
        """Return prestige and Deben of every seat, best first."""
        return sorted(((sum(part.values()), self.end.deben[seat]) for seat, part in enumerate(self.parts())), reverse=True)


def told(executor: Executor, options: dict[str, Any], seed: int | str, choose: Callable[[State, list[str]], str | None]) -> Story:
    """Return the story of a match in which ``choose`` picks every action, or stops."""
    story, state = Story(options), executor.setup(GAME.blank(GAME.options(options)), seed)
    while executor.actor(state) != OVER:
        action = choose(state, [GAME.write_action(action) for action in executor.legal(state)])
        if action is None:
            break
        before = state.copy()
        events = [GAME.event(raw) for raw in executor.apply(state, GAME.read_action(action))]
        story.steps.append(Step(before, action, events, state.copy()))
    return story


def recruited(name: str) -> Callable[[Story], bool]:
    """Return the feature that a character was recruited."""
    return lambda story: story.some(lambda step: step.action == name)


def in_one_turn(name: str, shows: Callable[[list[Step]], bool]) -> Callable[[Story], bool]:
    """Return the feature that a character's turn shows something."""
    return lambda story: any(shows(turn) for turn in story.turns() if name in (step.action for step in turn))


def count(turn: list[Step], kind: str) -> int:
    """Return how many events of a kind a turn had."""
    return sum(len(step.of(kind)) for step in turn)


def high_priest(turn: list[Step]) -> bool:
    """Return whether the first servant closed a market and the second was placed after that."""
    kinds = [kind for step in turn for kind in step.kinds()]
    return "closing" in kinds and kinds[kinds.index("closing") :].count("placed") == 1 and kinds.count("placed") == 2


def all_types(turn: list[Step], kind: str) -> set[str]:
    """Return the types of the gifts in the events of a kind."""
    names = [GAME.action_names[GAME.read_action("give senet") + event["kind"]] for step in turn for event in step.of(kind)]
    return {kind_of(name.removeprefix("give ")) for name in names}


def closed_by_condition(stall: int) -> Callable[[Story], bool]:
    """Return the feature that a placement on a stall met its condition (N4)."""
    return lambda story: story.some(
        lambda step: (
            any(event["stall"] == stall for event in step.of("placed"))
            and any(event["market"] == stall // 2 and event["by_hand"] == 0 for event in step.of("closing"))
        )
    )


def turned_up_again(story: Story) -> bool:
    """Return whether the Beggar turned a gift down, took a coin, and a gift turned up again (N10.2)."""
    kinds = {kind for step in story.steps for kind in step.kinds()}
    return {"turned-down", "turned-up"} <= kinds and story.some(lambda step: any(event["why"] == 3 for event in step.of("earned")))


def traveller_bought(story: Story) -> bool:
    """Return whether somebody bought the Travelling Thief and used it (N10.6)."""
    return story.some(lambda step: any(event["kind"] == TRAVELLER for event in step.of("taken")))


def unpaid(with_gift: bool) -> Callable[[Story], bool]:
    """Return the feature that a best bidder could not pay, with or without a gift to discard (N5.5)."""

    def shows(step: Step) -> bool:
        bidders = [event["seat"] for event in step.of("unpaid")]
        if with_gift:
            return bool(bidders) and step.after.phase == Phase.DISCARD
        return any(not step.before.hands[seat].any() for seat in bidders) and step.after.phase != Phase.DISCARD

    return lambda story: story.some(shows)


def no_seal_left(step: Step) -> bool:
    """Return whether a market reopened without a seal because the supply was empty (N5.10)."""
    reopened = [event["market"] for event in step.of("reopened")]
    return any(step.after.open[market] and not step.after.sealed[market] and step.after.supply == 0 for market in reopened)


def attribution(step: Step, last: int, by_filling: bool) -> bool:
    """Return whether there was an attribution at which somebody could get something (N12.6, N12.7, N12.9)."""
    return (
        any(event["last"] == last for event in step.of("attribution"))
        and bool(step.of("reopened")) == by_filling
        and bool(step.of("resolved"))
    )


def seal_returned(step: Step) -> bool:
    """Return whether a collector took the upper gift with a seal on it (N14.4)."""
    return bool(step.of("collected")) and step.action == "upper" and step.after.supply > step.before.supply


def below_akhenaton(cards: int) -> Callable[[Story], bool]:
    """Return the feature that so many cards are left in the deck after Akhenaton was drawn (N2.5, N6.1)."""
    return lambda story: story.end.barred >= 0 and story.end.cards - story.end.drawn == cards


@dataclass(frozen=True)
class Golden:
    """A golden match: its options, why it is kept, how to see that, and what players liked to do while it was searched for."""

    options: dict[str, Any]
    purpose: str
    feature: Callable[[Story], bool]
    liked: tuple[str, ...] = ()
    """Beginnings of actions that are chosen four times out of five."""
    only: bool = False
    """Whether what is liked is chosen always."""


TWO, THREE, FOUR, FIVE = ({"players": players} for players in (2, 3, 4, 5))
PORT = {"players": 2, "memphis": True}
EXPANSION = {"players": 3, "characters": NEW}

PLAYERS = {
    "two-players": Golden(
        TWO, "collectors and the neutral owner, N14", lambda s: len(s.parts()) == 2 and bool(s.end.hands[NEUTRAL].any())
    ),
    "three-players": Golden(THREE, "no senets, N2.4", lambda s: not any(part["senet"] for part in s.parts())),
    "four-players": Golden(FOUR, "senets, N2.3", lambda s: len(s.parts()) == 4 and any(part["senet"] for part in s.parts())),
    "five-players": Golden(
        FIVE, "Memphis and cups, N13.1", lambda s: len(s.parts()) == 5 and any(part["cup"] for part in s.parts())
    ),
}
BASE_CHARACTERS = {
    "vizier": Golden(
        THREE,
        "three types or more, N8.1",
        in_one_turn("vizier", lambda t: any(event["points"] >= 6 for step in t for event in step.of("scored"))),
    ),
    "first-merchant": Golden(
        THREE, "two exchanges, N8.3", in_one_turn("first-merchant", lambda t: count(t, "exchanged") == 2), ("upper", "first")
    ),
    "merchant": Golden(
        THREE,
        "an exchange with payment, N8.2",
        in_one_turn("merchant", lambda t: any(e["paid"] for p in t for e in p.of("exchanged"))),
        ("first-merchant", "merchant"),
    ),
    "high-priest": Golden(THREE, "a closing between two servants, N8.4", in_one_turn("high-priest", high_priest), ("high-priest",)),
    "royal-maid": Golden(THREE, "two owners discard, N8.5", in_one_turn("royal-maid", lambda t: count(t, "discarded") >= 2)),
    "thief": Golden(THREE, "a gift with its seal, N8.6", in_one_turn("thief", lambda t: count(t, "seal-taken") == 1), ("thief",)),
    "scribe+3": Golden(THREE, "the top of the stack, N8.7", recruited("scribe+3"), ("scribe",)),
    "scribe+2": Golden(THREE, "the second Scribe, N8.7", recruited("scribe+2"), ("scribe",)),
    "scribe+1": Golden(THREE, "the last Scribe, N8.7", recruited("scribe+1"), ("upper", "scribe")),
    "treasurer": Golden(THREE, "four Deben, N8.8", lambda s: s.some(lambda p: p.action == "4 deben"), ("treasurer", "4")),
}
NEW_CHARACTERS = {
    "oracle": Golden(
        EXPANSION,
        "an exchange and a new order, N10.1",
        in_one_turn("oracle", lambda t: count(t, "oracle-exchanged") > 0),
        ("oracle", "give"),
    ),
    "beggar": Golden(EXPANSION, "a coin, gifts down and up again, N10.2", turned_up_again, ("beggar",)),
    "merchant-of-amon": Golden(
        EXPANSION, "two gifts or more, N10.3", in_one_turn("merchant-of-amon", lambda t: count(t, "scored") >= 2)
    ),
    "priest-of-amon": Golden(
        {"players": 3, "characters": "curse-of-amon"},
        "a bonus at the end, N10.4",
        lambda s: any(part["priest-of-amon"] for part in s.parts()),
        ("priest",),
    ),
    "royal-scribe": Golden(
        EXPANSION,
        "gifts of several types, N10.5",
        in_one_turn("royal-scribe", lambda t: len(all_types(t, "scored")) >= 2),
        ("royal-scribe",),
    ),
    "travelling-thief": Golden(EXPANSION, "recruited, later bought by somebody, N10.6", traveller_bought, ("travelling-thief",)),
    "travelling-thief-leaves": Golden(
        EXPANSION,
        "bought when no other market offers a gift, N10.6",
        lambda s: s.some(lambda p: bool(p.of("traveller-left"))),
        ("travelling-thief", "upper", "lower"),
    ),
    "trader": Golden(EXPANSION, "two exchanges, N10.7", in_one_turn("trader", lambda t: count(t, "traded") == 2), ("trader",)),
}
CLOSINGS = {
    stall: Golden(
        THREE if number % 2 else {"players": 3, "stalls": "LLLL"}, "closes by its own condition, N4", closed_by_condition(number)
    )
    for number, stall in enumerate(STALLS)
} | {
    "forced-close": Golden(THREE, "no servant in hand, N3.3", lambda s: s.some(lambda p: p.action.startswith("close "))),
    "re-roll-closes": Golden(
        THREE,
        "the holder rolls again and closes, N4.6",
        lambda s: s.some(lambda p: p.action == "roll" and "closing" in p.kinds()),
        ("ll", "lr", "roll"),
    ),
    "cannot-pay-discards": Golden(THREE, "the best bidder discards a gift, N5.5", unpaid(with_gift=True)),
    "cannot-pay-nothing": Golden(THREE, "the best bidder has no gift to discard, N5.5", unpaid(with_gift=False)),
    "empty-seal-supply": Golden(
        THREE, "a market reopens without a seal, N5.10", lambda s: s.some(no_seal_left), ("upper", "gr", "ar", "gl", "al")
    ),
    "pass": Golden(PORT, "all servants at Memphis, N12.8", lambda s: s.some(lambda p: p.action == "pass"), ("m",)),
}
MEMPHIS = {
    "attribution": Golden(PORT, "four gifts at Memphis, N12.6", lambda s: s.some(lambda p: attribution(p, 0, True))),
    "last-attribution": Golden(PORT, "Akhenaton is drawn, N12.7", lambda s: s.some(lambda p: attribution(p, 1, True)), ("m",)),
    "servants-go-home": Golden(
        PORT,
        "Akhenaton is drawn and nothing lies at Memphis, N12.7",
        lambda s: s.some(lambda p: "went-home" in p.kinds() and "akhenaton" in p.kinds()),
        ("m", "want"),
    ),
    "everybody-at-memphis": Golden(
        PORT, "an attribution at the end of a turn, N12.9", lambda s: s.some(lambda p: attribution(p, 0, False)), ("m",)
    ),
}
COLLECTORS = {
    "collector-coins": Golden(
        TWO,
        "one Deben on each other Reserve, N14.4",
        lambda s: s.some(lambda p: p.action == "coins" and len(p.of("coins-spread")) == 3),
    ),
    "collector-few-coins": Golden(
        TWO, "too few for every Reserve, N14.4", lambda s: s.some(lambda p: p.after.phase == Phase.SPREAD)
    ),
    "collector-gift": Golden(TWO, "a gift with a seal that returns, N14.4", lambda s: s.some(seal_returned), ("upper",)),
    "collector-closes": Golden(
        TWO,
        "a collector closes a market, N14.3",
        lambda s: s.some(lambda p: "closing" in p.kinds() and any(e["collector"] for e in p.of("placed"))),
    ),
    "neutral-owner": Golden(
        TWO,
        "Deben paid to the neutral owner leave the game, N14.6",
        lambda s: s.some(lambda p: any(e["owner"] == NEUTRAL and e["paid"] for e in p.of("exchanged"))),
        ("first-merchant", "merchant", "neutral"),
    ),
}
ENDS = {
    f"akhenaton-{5 - cards}-of-5": Golden(TWO, f"Akhenaton with {cards} cards below, N2.5 N6.1", below_akhenaton(cards))
    for cards in range(5)
} | {
    "tie-broken-by-deben": Golden(
        THREE, "equal prestige, N7.2", lambda s: s.best()[0][0] == s.best()[1][0] and s.best()[0] != s.best()[1]
    ),
    "shared-win": Golden(THREE, "equal prestige and Deben, N7.2", lambda s: s.best()[0] == s.best()[1]),
    "barren-end": Golden(PORT, "ten times nothing at Memphis, N6.3 N12.9", lambda s: s.end.barren == 10, ("m",), only=True),
}
GOLDEN = PLAYERS | BASE_CHARACTERS | NEW_CHARACTERS | CLOSINGS | MEMPHIS | COLLECTORS | ENDS
"""Every golden match by the name of its file."""
assert {*CHARACTERS} <= {*GOLDEN}
