"""Every action that is not legal has a reason, and the right one (law 4 of the design)."""

from typing import Any

import pytest

from deben.games import game_named
from deben.games.contract import Reason
from deben.games.nefertiti.actions import ACTION_COUNT
from deben.games.nefertiti.reasons.codes import CODES
from deben.games.nefertiti.reasons.explain import why_not
from deben.games.nefertiti.rules import RULES
from deben.games.nefertiti.state import State
from deben.kernel.executor import PythonExecutor
from deben.locale.rulebook import rulebook

from .walks import OPTION_SETS, name, walk

NEFERTITI = game_named("nefertiti")
PYTHON = PythonExecutor(RULES)
GIFTS = "g=harp^,mirror,statuette,chair a=necklace^,chair,harp,mirror s=goldwork^,statuette,harp,chair"
THREE = f"players=3 {GIFTS}"
PORT = f"players=3 memphis=yes {GIFTS}"
TWO = f"players=2 {GIFTS}"
SEAL = f"{THREE} seals=1,0,0"
BARRED = f"{THREE} barred=g"
ALL_OUT = "pieces=gr1:1,gr2:1,ar0:1,ar1:1"
ALL_AT_PORT = "pieces=m1:1,m2:1,m3:1,m4:1"
COLLECTOR = f"{TWO} phase=collector used=gr pieces=gr4:1,ar7:2"
BEST = f"{THREE} phase=best closing=g pieces=gr4:1"
BUY = f"{THREE} phase=buy closing=g pieces=gr4:1"
BUY_AT_PORT = f"{PORT} phase=buy closing=m pieces=m3:1 port=harp+1"
SIX = "vizier,high-priest,royal-maid,thief,treasurer,trader"
PALACE = f"{THREE} cast=palace-intrigue"
RACE = f"{THREE} cast=race-on-the-nile"
POOR = "deben=2,10,10 reserves=8,1,1,1"
BROKE = "deben=3,10,10 reserves=7,1,1,1"
BROKE_AT_PORT = "deben=2,10,10 reserves=9,1,1,1,0"
TRADING = "seat1=harp,chair seat2=harp"
CHOSEN = "seat1=harp,chair aside=chair"


def with_bottom(text: str, bottom: str) -> str:
    """Return the position with known cards at the bottom of its deck."""
    state: State = NEFERTITI.read_position(text)
    return f"{text} deck=?*{state.cards - state.drawn - len(bottom.split(','))},{bottom}"


ORACLE = "seat1=harp,chair"
TAKE = with_bottom(f"{PALACE} phase=oracle-take kind=harp {ORACLE}", "goldwork,chair,akhenaton,mirror,harp")
OFFER = with_bottom(f"{PALACE} phase=oracle-give {ORACLE}", "goldwork,necklace,akhenaton,mirror,goldwork")
ORDER = with_bottom(f"{PALACE} phase=oracle-order {ORACLE}", "goldwork,necklace,akhenaton,mirror,goldwork")

CASES = [
    (f"{BARRED} shut=a,s phase=over", "gl4", Reason("over", "N6.2")),
    (f"{BARRED} shut=a,s phase=over", "pass", Reason("over", "N6.2")),
    (f"{THREE} barren=10 phase=over", "gl4", Reason("over", "N6.3")),
    (SEAL, "upper", Reason("not-now", "N3.2", {"step": "turn"})),
    (THREE, "half", Reason("not-now", "N3.2", {"step": "servant"})),
    (f"{THREE} {ALL_OUT}", "half", Reason("not-now", "N3.3", {"step": "close"})),
    (f"{SEAL} {ALL_OUT}", "half", Reason("not-now", "N3.3", {"step": "recruit-or-close"})),
    (f"{SEAL} {ALL_OUT} phase=servant recruited=vizier", "half", Reason("not-now", "N3.3", {"step": "close"})),
    (f"{PORT} {ALL_AT_PORT}", "half", Reason("not-now", "N12.8", {"step": "pass"})),
    (f"{PORT} {ALL_AT_PORT} seals=1,0,0", "half", Reason("not-now", "N12.8", {"step": "recruit-or-pass"})),
    (BUY, "gr1", Reason("not-now", "N5.6", {"step": "buy"})),
    (BUY, "vizier", Reason("not-now", "N5.6", {"step": "buy"})),
    (BUY, "close g", Reason("not-now", "N5.6", {"step": "buy"})),
    (BUY, "pass", Reason("not-now", "N5.6", {"step": "buy"})),
    (BUY, "roll", Reason("not-now", "N5.6", {"step": "buy"})),
    (BUY, "done", Reason("step-is-due", "N5.6", {"step": "buy"})),
    (f"{BUY} reserves=0,1,1,1 deben=10,10,10", "done", Reason("step-is-due", "N5.6", {"step": "buy-or-pass"})),
    (f"{BUY} {BROKE}", "done", Reason("step-is-due", "N5.6", {"step": "half"})),
    (f"{BUY_AT_PORT} {BROKE_AT_PORT}", "done", Reason("step-is-due", "N5.6", {"step": "pass"})),
    (f"{THREE} phase=best closing=g pieces=gr8:1 picks=2", "gr1", Reason("not-now", "N5.4", {"step": "extra"})),
    (f"{THREE} phase=merchant-owner must=no {TRADING}", "gr1", Reason("not-now", "N8.3", {"step": "merchant-again"})),
    (f"{RACE} phase=trader-market must=no seat1=harp", "gr1", Reason("not-now", "N10.7", {"step": "trader-again"})),
    (f"{THREE} phase=amon-give must=no seat1=harp", "gr1", Reason("not-now", "N10.3", {"step": "amon-again"})),
    (f"{THREE} phase=royal-scribe must=no {CHOSEN}", "gr1", Reason("not-now", "N10.5", {"step": "royal-scribe-again"})),
    (f"{THREE} phase=merchant-want partner=seat2 {TRADING}", "done", Reason("step-is-due", "N8.2", {"step": "merchant-want"})),
    (
        f"{THREE} phase=merchant-want must=no recruited=first-merchant partner=seat2 past=seat3 {TRADING}",
        "done",
        Reason("exchange-begun", "N8.3", {"step": "merchant-want"}),
    ),
    (
        f"{RACE} phase=trader-gift must=no at=s seat1=harp",
        "done",
        Reason("exchange-begun", "N10.7", {"step": "trader-gift"}),
    ),
    (TAKE, "done", Reason("exchange-begun", "N10.1", {"step": "oracle-take"})),
    (f"{THREE} phase=thief tile=g l=harp^", "done", Reason("step-is-due", "N8.6", {"step": "thief"})),
    (f"{THREE} phase=amon-give seat1=harp", "done", Reason("use-power-once", "N3.1", {"character": "merchant-of-amon"})),
    (f"{RACE} phase=trader-market seat1=harp", "done", Reason("use-power-once", "N3.1", {"character": "trader"})),
    (BEST, "done", Reason("must-take", "N5.2")),
    (f"{SEAL} phase=servant recruited=vizier", "thief", Reason("already-recruited", "N3.1", {"character": "vizier"})),
    (COLLECTOR, "vizier", Reason("too-late-to-recruit", "N3.1")),
    (THREE, "vizier", Reason("no-seal", "N3.1")),
    (f"{SEAL} characters=thief", "vizier", Reason("character-gone", "N3.1", {"character": "vizier"})),
    (SEAL, "oracle", Reason("character-not-in-play", "N9.1", {"character": "oracle"})),
    (
        f"{THREE} cast=random characters={SIX} seals=1,0,0",
        "oracle",
        Reason("character-not-in-play", "N9.1", {"character": "oracle"}),
    ),
    (f"{TWO} seals=1,0", "scribe+3", Reason("character-not-in-play", "N14.1", {"character": "scribe+3"})),
    (
        f"{THREE} cast=random characters=thief seals=1,0,0",
        "oracle",
        Reason("character-gone-or-not-drawn", "N9.1", {"character": "oracle"}),
    ),
    (
        f"{THREE} cast=vizier,oracle,trader,beggar,royal-maid,royal-maid characters=- seals=1,0,0",
        "royal-maid",
        Reason("character-gone", "N3.1", {"character": "royal-maid"}),
    ),
    (SEAL, "scribe+1", Reason("character-covered", "N1.8", {"character": "scribe+1", "top": "scribe+3"})),
    (SEAL, "merchant", Reason("character-covered", "N1.8", {"character": "merchant", "top": "first-merchant"})),
    (f"{PORT} {ALL_AT_PORT} seals=1,0,0", "high-priest", Reason("priest-needs-servant", "N3.1", {"character": "high-priest"})),
    (SEAL, "vizier", Reason("needs-own-gift", "N3.1", {"character": "vizier"})),
    (SEAL, "scribe+3", Reason("needs-own-gift", "N3.1", {"character": "scribe+3"})),
    (SEAL, "first-merchant", Reason("needs-own-gift", "N3.1", {"character": "first-merchant"})),
    (f"{SEAL} seat1=harp", "first-merchant", Reason("no-exchange-possible", "N3.1", {"character": "first-merchant"})),
    (SEAL, "royal-maid", Reason("nobody-owns-anything", "N3.1", {"character": "royal-maid"})),
    (SEAL, "thief", Reason("nothing-to-steal", "N3.1", {"character": "thief", "market": "louqsor"})),
    (f"{SEAL} reserves=0,0,0,0 deben=13,10,10", "treasurer", Reason("reserves-empty", "N3.1", {"character": "treasurer"})),
    (
        f"{PORT} seals=1,0,0 reserves=0,0,0,0,5 deben=9,10,10",
        "treasurer",
        Reason("reserves-empty", "N3.1", {"character": "treasurer"}),
    ),
    (
        "players=3 cast=race-on-the-nile seals=1,0,0 g=- reserves=0,0,0,0 deben=13,10,10",
        "beggar",
        Reason("nothing-to-beg", "N3.1", {"character": "beggar"}),
    ),
    (f"{PALACE} seals=1,0,0 barred=g deck=-", "oracle", Reason("deck-empty", "N10.1", {"character": "oracle"})),
    (
        "players=3 cast=palace-intrigue seals=1,0,0 g=-",
        "travelling-thief",
        Reason("nowhere-to-travel", "N3.1", {"character": "travelling-thief"}),
    ),
    (
        "players=3 cast=race-on-the-nile seals=1,0,0 seat1=harp g=-",
        "trader",
        Reason("no-trade-possible", "N3.1", {"character": "trader"}),
    ),
    (THREE, "done", Reason("must-place", "N3.2")),
    (f"{THREE} {ALL_OUT}", "gr4", Reason("must-close", "N3.3")),
    (f"{THREE} {ALL_OUT}", "pass", Reason("must-close", "N3.3")),
    (f"{THREE} {ALL_OUT}", "done", Reason("must-close", "N3.3")),
    (f"{PORT} {ALL_AT_PORT}", "gr4", Reason("must-pass", "N12.8")),
    (f"{PORT} {ALL_AT_PORT}", "done", Reason("must-pass", "N12.8")),
    (f"{PORT} {ALL_AT_PORT} seals=1,0,0", "gr4", Reason("recruit-or-pass", "N12.8")),
    (THREE, "m1", Reason("no-memphis", "N12.3")),
    (f"{PORT} barred=g", "m1", Reason("memphis-closed", "N12.7")),
    (f"{PORT} phase=servant recruited=high-priest used=gr pieces=gr4:1", "m1", Reason("priest-second-at-memphis", "N12.4")),
    (THREE, "ll1", Reason("market-closed", "N3.2", {"market": "louqsor"})),
    (THREE, "lr1", Reason("market-closed", "N3.2", {"market": "louqsor"})),
    (f"{THREE} {ALL_OUT}", "close l", Reason("market-closed", "N3.2", {"market": "louqsor"})),
    (BARRED, "gr1", Reason("market-closed-for-good", "N6.1", {"market": "gizeh"})),
    (BARRED, "ll1", Reason("market-closed-for-good", "N6.1", {"market": "louqsor"})),
    (f"{BARRED} shut=a", "ar0", Reason("market-closed-for-good", "N6.2", {"market": "akhet-aton"})),
    (THREE, "gl4", Reason("stall-hidden", "N1.1", {"market": "gizeh", "side": "left"})),
    (f"{THREE} pieces=gr4:2", "gr4", Reason("square-taken", "N3.4", {"square": "gr4", "seat": 1})),
    (f"{TWO} pieces=sr12:1,sr2b:c2", "sr2b", Reason("square-taken", "N3.4", {"square": "sr2b", "seat": 1})),
    (COLLECTOR, "gr1", Reason("collector-own-stall", "N14.2", {"market": "gizeh"})),
    (COLLECTOR, "ar8", Reason("collector-best-bid", "N14.2", {"square": "ar8"})),
    (COLLECTOR, "sr1", Reason("collector-best-bid", "N14.2", {"square": "sr1"})),
    (COLLECTOR, "ar7", Reason("square-taken", "N3.4", {"square": "ar7", "seat": 1})),
    (COLLECTOR, "m1", Reason("no-memphis", "N12.3")),
    (THREE, "close g", Reason("servant-in-hand", "N3.3", {"servants": 4})),
    (f"{THREE} {ALL_OUT}", "close s", Reason("no-servant-there", "N3.3", {"market": "abou-simbel"})),
    (THREE, "pass", Reason("pass-with-servant", "N3.2", {"servants": 4})),
    (f"{THREE} tile=g holder=1 pieces=ll1:1", "roll", Reason("dice-at-end", "N4.6")),
    (f"{THREE} tile=g holder=1* pieces=ll1:1 phase=servant recruited=high-priest used=ll", "roll", Reason("dice-later", "N4.6")),
    (f"{THREE} tile=g holder=2 pieces=ll1:2", "roll", Reason("dice-not-yours", "N4.6")),
    (BUY_AT_PORT, "upper", Reason("choose-by-kind", "N12.6")),
    (f"{BUY_AT_PORT} {BROKE_AT_PORT}", "upper", Reason("cannot-pay", "N5.6", {"bid": 3, "deben": 2})),
    (BUY, "want harp", Reason("choose-by-place", "N5.6")),
    (f"{BUY} {BROKE}", "want harp", Reason("cannot-pay", "N5.6", {"bid": 4, "deben": 3})),
    (
        "players=3 g=harp^,mirror phase=buy closing=g pieces=gr4:1",
        "lower3",
        Reason("place-empty", "N1.1", {"market": "gizeh", "place": "lower3"}),
    ),
    (
        "players=3 g=harp^,~mirror phase=buy closing=g pieces=gr4:1",
        "lower1",
        Reason("gift-face-down", "N10.2", {"market": "gizeh", "place": "lower1"}),
    ),
    (f"{BEST} picks=1", "upper", Reason("upper-instead", "N5.2")),
    (f"{THREE} phase=best closing=g pieces=gr8:1 picks=2", "upper", Reason("upper-instead", "N5.4")),
    (f"{BUY} {BROKE}", "upper", Reason("cannot-pay", "N5.6", {"bid": 4, "deben": 3})),
    (f"{BUY_AT_PORT} {BROKE_AT_PORT}", "want harp+1", Reason("cannot-pay", "N5.6", {"bid": 3, "deben": 2})),
    (
        f"{RACE} characters=- phase=thief l=travelling-thief,harp",
        "upper",
        Reason("traveller-no-gift", "N10.6", {"market": "louqsor", "place": "upper"}),
    ),
    (
        "players=2 cast=race-on-the-nile characters=- g=travelling-thief,harp phase=collect closing=g pieces=gr1:c1",
        "upper",
        Reason("traveller-no-gift", "N14.4", {"market": "gizeh", "place": "upper"}),
    ),
    (f"{PALACE} phase=traveller-gift at=a", "lower3", Reason("not-cheapest", "N10.6", {"value": 11, "lowest": 9})),
    (
        f"{RACE} phase=trader-gift at=s seat1=harp {POOR}",
        "upper",
        Reason("nothing-to-give-for", "N10.7", {"kind": "goldwork", "deben": 2}),
    ),
    (
        f"{THREE} phase=merchant-want partner=seat2 seat1=necklace,harp,harp seat2=harp,necklace {POOR}",
        "want necklace",
        Reason("nothing-to-give-for", "N8.2", {"kind": "necklace", "deben": 2}),
    ),
    (BUY_AT_PORT, "want chair+1", Reason("not-docked", "N12.6", {"kind": "chair+1"})),
    (
        f"{THREE} phase=merchant-want partner=seat2 seat1=harp,chair seat2=harp",
        "want mirror",
        Reason("owner-lacks", "N8.2", {"owner": "seat2", "kind": "mirror"}),
    ),
    (
        f"players=2 memphis=yes {GIFTS} phase=maid-discard type=harp asked=neutral neutral=harp",
        "give harp+1",
        Reason("owner-lacks", "N8.5", {"owner": "neutral", "kind": "harp+1"}),
    ),
    (
        f"{THREE} phase=merchant-want partner=seat2 seat1=harp,chair seat2=harp,mirror",
        "want mirror",
        Reason("needs-own-of-type", "N8.2", {"type": "mirror"}),
    ),
    (
        f"{THREE} phase=merchant-give partner=seat2 kind=harp seat1=harp,chair seat2=harp",
        "give harp",
        Reason("same-card", "N8.2", {"kind": "harp"}),
    ),
    (TAKE, "want harp", Reason("same-card", "N10.1", {"kind": "harp"})),
    (TAKE, "want goldwork", Reason("value-too-high", "N10.1", {"kind": "goldwork", "given": "harp"})),
    (TAKE, "want papyrus", Reason("not-at-bottom", "N10.1", {"kind": "papyrus"})),
    (
        f"{THREE} phase=discard closing=g pieces=gr8:1 seat1=harp {POOR}",
        "give mirror",
        Reason("not-held", "N5.5", {"kind": "mirror"}),
    ),
    (
        f"{THREE} phase=merchant-give partner=seat2 kind=necklace seat1=necklace,harp,goldwork seat2=necklace {POOR}",
        "give harp",
        Reason("too-expensive", "N8.2", {"difference": 5, "deben": 2}),
    ),
    (
        f"{RACE} phase=trader-give at=s place=upper seat1=necklace,harp {POOR}",
        "give harp",
        Reason("too-expensive", "N10.7", {"difference": 5, "deben": 2}),
    ),
    (f"{OFFER} aside=chair", "give chair", Reason("just-taken", "N10.1", {"kind": "chair"})),
    (OFFER, "give harp", Reason("nothing-for-it", "N10.1", {"kind": "harp"})),
    (
        f"{THREE} phase=maid-discard type=harp asked=seat2 seat2=harp,mirror",
        "give mirror",
        Reason("wrong-type", "N8.5", {"kind": "mirror", "type": "harp"}),
    ),
    (f"{THREE} phase=royal-scribe seat1=harp,chair aside=harp", "give harp", Reason("already-chosen", "N10.5", {"kind": "harp"})),
    (f"{THREE} phase=merchant-owner seat1=harp,chair seat2=harp", "seat1", Reason("owner-self", "N8.2")),
    (
        f"{THREE} phase=merchant-owner seat1=harp,chair seat2=harp",
        "seat4",
        Reason("no-such-owner", "N8.2", {"owner": "seat4"}),
    ),
    (
        f"{THREE} phase=merchant-owner seat1=harp,chair seat2=harp",
        "neutral",
        Reason("no-such-owner", "N8.2", {"owner": "neutral"}),
    ),
    (
        f"{THREE} phase=merchant-owner recruited=first-merchant past=seat2 seat1=harp,chair seat2=harp seat3=harp",
        "seat2",
        Reason("same-partner", "N8.3", {"owner": "seat2"}),
    ),
    (
        f"{THREE} phase=merchant-owner seat1=harp,chair seat2=harp",
        "seat3",
        Reason("no-exchange-with", "N8.2", {"owner": "seat3"}),
    ),
    (f"{THREE} phase=maid-type seat2=harp", "type mirror", Reason("nobody-owns-type", "N8.5", {"type": "mirror"})),
    (f"{THREE} phase=scribe seat1=harp seat2=mirror", "type mirror", Reason("type-not-held", "N8.7", {"type": "mirror"})),
    (f"{TWO} phase=spread closing=g pieces=gr4:c1", "at g", Reason("same-reserve", "N14.4", {"market": "gizeh"})),
    (f"{TWO} phase=spread closing=g pieces=gr4:c1", "at m", Reason("no-memphis", "N12.3")),
    (f"{PORT} phase=treasurer-market", "at m", Reason("no-power-at-memphis", "N12.4")),
    (f"{THREE} phase=treasurer-market", "at m", Reason("no-memphis", "N12.3")),
    (
        f"{THREE} phase=treasurer-market reserves=0,1,1,1 deben=10,10,10",
        "at g",
        Reason("reserve-empty", "N8.8", {"market": "gizeh"}),
    ),
    (
        f"{THREE} phase=beggar at=a reserves=1,0,1,1 deben=10,10,10",
        "coin",
        Reason("reserve-empty", "N10.2", {"market": "akhet-aton"}),
    ),
    (
        f"{TWO} phase=collect closing=g pieces=gr4:c1 reserves=0,1,1,1",
        "coins",
        Reason("reserve-empty", "N14.4", {"market": "gizeh"}),
    ),
    (f"{PALACE} phase=traveller-market barred=g", "at g", Reason("akhenatons-market", "N10.6", {"market": "gizeh"})),
    (
        f"{THREE} phase=traveller-market closing=g at=g bought=yes",
        "at g",
        Reason("traveller-came-from", "N10.6", {"market": "gizeh"}),
    ),
    (f"{PALACE} phase=traveller-market", "at l", Reason("no-gift-there", "N10.6", {"market": "louqsor"})),
    (f"{RACE} phase=trader-market seat1=harp", "at l", Reason("no-trade-there", "N10.7", {"market": "louqsor"})),
    (f"{THREE} phase=treasurer-amount at=g", "3 deben", Reason("reserve-too-small", "N8.8", {"market": "gizeh", "deben": 1})),
    (f"{ORDER} ordered=1", "card1", Reason("card-already-put", "N10.1", {"card": 1})),
    (f"{ORDER} known=3", "card5", Reason("no-such-card", "N10.1", {"card": 5, "cards": 3})),
    (BEST, "half", Reason("best-takes-no-half", "N5.2")),
    (f"{THREE} phase=discard closing=g pieces=gr8:1 seat1=harp {POOR}", "half", Reason("best-takes-no-half", "N5.5")),
]


@pytest.mark.parametrize(("position", "action", "reason"), CASES, ids=[f"{reason.code}: {action}" for _, action, reason in CASES])
def test_each_reason_with_its_clause_and_parameters(position: str, action: str, reason: Reason) -> None:
    """N1.1, N1.8, N3.1 to N3.4, N4.6, N5.2, N5.5, N5.6, N6.1 to N6.3, N8.2 to N8.8, N9.1, N10.1 to N10.7, N12.3 to N12.8, N14."""
    assert NEFERTITI.explain(NEFERTITI.read_position(position), NEFERTITI.read_action(action)) == reason


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (f"{SEAL} seat1=harp", "vizier"),
        (f"{SEAL} seat1=harp,chair seat2=harp", "first-merchant"),
        (f"{SEAL} seat2=harp", "royal-maid"),
        (f"{SEAL} tile=g l=harp^", "thief"),
        (SEAL, "treasurer"),
        ("players=3 cast=race-on-the-nile seals=1,0,0 g=-", "beggar"),
        ("players=3 cast=race-on-the-nile seals=1,0,0 g=-,harp reserves=0,0,0,0 deben=13,10,10", "beggar"),
        (f"{PORT} seals=1,0,0 pieces=m1:1,m2:1,m3:1,gr4:1", "high-priest"),
        (f"{THREE} pieces=gr4:2", "gr5"),
        (PORT, "m1"),
        (f"{PORT} phase=servant recruited=high-priest steps=2", "m1"),
        (f"{THREE} {ALL_OUT}", "close a"),
        (f"{PORT} {ALL_AT_PORT}", "pass"),
        (COLLECTOR, "ar6"),
        (COLLECTOR, "done"),
        (f"{THREE} phase=reroll tile=g holder=1 pieces=ll1:1", "roll"),
        (f"{THREE} phase=best closing=g pieces=gr8:1 picks=2", "done"),
        (f"{THREE} phase=best closing=g pieces=gr8:1 picks=1", "upper"),
        (BUY, "lower2"),
        (BUY, "half"),
        (BUY_AT_PORT, "want harp+1"),
        (TAKE, "want chair"),
        (f"{ORDER} ordered=1", "card2"),
        (f"{THREE} phase=maid-discard type=harp asked=seat2 seat2=harp,mirror", "give harp"),
        (f"{PALACE} phase=traveller-gift at=a", "lower1"),
        (f"{THREE} phase=beggar at=a", "coin"),
        (f"{THREE} phase=beggar at=l", "done"),
        (f"{THREE} phase=amon-give must=no seat1=harp", "done"),
        (f"{THREE} phase=treasurer-amount at=g", "1 deben"),
    ],
)
def test_what_is_legal_has_no_reason(position: str, action: str) -> None:
    """N3.1 to N3.3, N4.6, N5.4, N5.6, N8.1 to N8.8, N10.1 to N10.6, N12.4, N12.6, N12.8, N14.2: the counterparts."""
    state = NEFERTITI.read_position(position)
    assert NEFERTITI.explain(state, NEFERTITI.read_action(action)) is None
    assert NEFERTITI.read_action(action) in PYTHON.legal(state)


def test_every_code_is_among_the_cases() -> None:
    assert {reason.code for _, _, reason in CASES} == set(CODES)


def test_every_clause_is_in_the_rules() -> None:
    rules = rulebook(NEFERTITI)
    assert all(rules.clause(reason.clause).id == reason.clause for _, _, reason in CASES)


@pytest.mark.parametrize("options", OPTION_SETS, ids=name)
def test_explain_is_total_and_agrees_with_legal(options: dict[str, Any]) -> None:
    """In every position of a match, an action has a reason exactly when it is not listed; the deciding seat's view is enough."""
    for number, match in enumerate(walk(OPTION_SETS.index(options), options)):
        view = match.view(match.actor)
        assert [action for action in range(ACTION_COUNT) if why_not(view, action) == 0] == match.legal_numbers
        if number % 20 == 0 or match.over:  # writing takes longer
            reasons = [NEFERTITI.explain(view, action) for action in range(ACTION_COUNT)]
            assert [action for action, reason in enumerate(reasons) if reason is None] == match.legal_numbers
            assert {reason.code for reason in reasons if reason} <= set(CODES)


def test_nothing_is_legal_once_it_is_over() -> None:
    """N6.2."""
    state = NEFERTITI.read_position(f"{BARRED} shut=a,s phase=over")
    assert PYTHON.legal(state) == []
    assert all(NEFERTITI.explain(state, action) == Reason("over", "N6.2") for action in range(ACTION_COUNT))
