"""Nefertiti in sentences: everything a match can say is said in every language, with nothing left to fill in."""

from typing import Any

import pytest

from deben.games import Reason, game_named
from deben.games.contract import Event
from deben.games.nefertiti.actions import ACTION_COUNT
from deben.games.nefertiti.board import NONE
from deben.games.nefertiti.events import FIELDS
from deben.games.nefertiti.reasons.codes import STEP_NAMES
from deben.games.nefertiti.rooms.narrate import NefertitiSentences
from deben.games.nefertiti.state import Phase
from deben.locale import LANGUAGES
from deben.match import Match
from deben.narrate import Narrator
from tests.nefertiti.test_explain import CASES, PORT, RACE, THREE, TWO
from tests.nefertiti.walks import OPTION_SETS, name, walk

NEFERTITI = game_named("nefertiti")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
UNTOLD = ("turn",)
"""Kinds of event that are bookkeeping: the prompt says whose turn it is."""


def complete(sentence: str) -> bool:
    """Whether a sentence has text and no place left to fill in."""
    return bool(sentence.strip()) and not set("{}$") & set(sentence)


def sentences(lang: str) -> NefertitiSentences:
    """Return the sentences of the game in a language."""
    found = Narrator("nefertiti", lang).sentences
    assert isinstance(found, NefertitiSentences)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_clause(lang: str) -> None:
    """N3.1 and all the others: the cases of test_explain hold every code."""
    narrator = Narrator(NEFERTITI, lang, NAMES)
    for _, _, reason in CASES:
        sentence = narrator.reason(reason)
        assert complete(sentence)
        assert sentence.endswith(f"({reason.clause})")
        assert sentence[0] == sentence[0].upper()


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("cannot-pay", "N5.6", {"bid": 4, "deben": 3}), "You cannot pay the bid of 4 Deben: you have 3. (N5.6)"),
        (
            Reason("character-covered", "N1.8", {"character": "scribe+1", "top": "scribe+3"}),
            "Scribe +1 lies further down in its stack; on top: Scribe +3. (N1.8)",
        ),
        (Reason("square-taken", "N3.4", {"square": "gr4", "seat": 1}), "Square gr4 is not free: Bob has a piece there. (N3.4)"),
        (
            Reason("owner-lacks", "N8.5", {"owner": "neutral", "kind": "harp+1"}),
            "The neutral owner has no such gift: harp +1. (N8.5)",
        ),
        (
            Reason("not-now", "N5.6", {"step": "buy"}),
            "Not now. What you have to do: buy a card, or take half of the Reserve. (N5.6)",
        ),
        (
            Reason("stall-hidden", "N1.1", {"market": "gizeh", "side": "left"}),
            "At Gizeh, the left stall is covered by the Reserve. (N1.1)",
        ),
    ],
)
def test_reasons_in_english(reason: Reason, sentence: str) -> None:
    assert Narrator("nefertiti", "en", NAMES).reason(reason) == sentence


@pytest.mark.parametrize("options", OPTION_SETS, ids=name)
def test_every_event_prompt_and_position_of_a_match_is_told(options: dict[str, Any]) -> None:
    narrators = [Narrator("nefertiti", lang, NAMES) for lang in LANGUAGES]
    for number, match in enumerate(walk(20 + OPTION_SETS.index(options), options)):
        narrator, view = narrators[number % len(narrators)], match.view(match.actor)
        events = match.moves[-1].events if match.moves else ()
        told = [event for event in events if event.kind not in UNTOLD]
        assert len(narrator.events(events)) == len(told)
        assert all(map(complete, narrator.events(events)))
        assert complete(narrator.prompt(view, match.actor))
        assert all(map(complete, narrator.position(view)))
        assert all(complete(narrator.action(action, view)) for action in match.legal_numbers)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(FIELDS), ids=lambda kind: kind.name)
def test_every_kind_of_event_has_its_sentence(kind: Any, lang: str) -> None:
    """Every kind, with the numbers it may have; what stands for nothing too, where a kind allows it."""
    narrator = Narrator("nefertiti", lang, NAMES)
    label = kind.name.lower().replace("_", "-")
    for number in (0, 1):
        event = Event(label, {field: NONE if field in _optional(label) and number else number for field in FIELDS[kind]})
        sentence = narrator.event(event)
        assert (sentence is None) == (label in UNTOLD)
        assert sentence is None or complete(sentence)


def _optional(kind: str) -> tuple[str, ...]:
    return {"taken": ("place",), "collected": ("place",), "seal-taken": ("market",), "scored": ("kind",)}.get(kind, ())


def test_a_closing_in_english() -> None:
    """N5.1 to N5.10: from the placement that meets the condition to the market that reopens."""
    deck = ",".join(["goldwork", "necklace", "mirror", "harp", "akhenaton"])
    match = Match("nefertiti", 1, position=f"{THREE} pieces=gr4:2,gr6:3 deben=6,9,10 reserves=5,1,1,1 deck={deck}")
    narrator = Narrator("nefertiti", "en", NAMES)
    assert narrator.events(match.play("gr8").events) == [
        "Ann places a servant at Gizeh on bid 8 (gr8).",
        "Ann has met the condition: Gizeh closes.",
        "Next at Gizeh: Ann.",
        "Ann cannot pay 8 Deben at Gizeh and takes nothing.",
        "Next at Gizeh: Cleo.",
    ]
    assert narrator.events(match.play("upper").events) == [
        "Cleo pays 6 Deben into the Reserve at Gizeh.",
        "Cleo takes the royal seal at Gizeh.",
        "Cleo takes a harp from the upper place at Gizeh.",
        "Next at Gizeh: Bob.",
    ]
    assert narrator.events(match.play("half").events) == [
        "Bob takes half of the Reserve at Gizeh: 6 Deben.",
        "The closed tile goes to Gizeh, which now shows its other stall.",
        "The closed tile leaves Luxor, which is filled again.",
        "New at Luxor, the upper place: a piece of goldwork.",
        "New at Luxor, lower place 1: a necklace.",
        "New at Luxor, lower place 2: a mirror.",
        "New at Luxor, lower place 3: a harp.",
        "A royal seal is placed at Luxor.",
    ]


def test_nothing_is_attributed_where_nothing_lies() -> None:
    """N12.9."""
    told = [
        Narrator("nefertiti", lang, NAMES).event(Event("attribution", {"last": 0, "pieces": 8, "gifts": gifts}))
        for lang in LANGUAGES
        for gifts in (2, 0)
    ]
    assert told == [
        "The gifts at Memphis are handed out.",
        "All servants are at Memphis, and no gift is there.",
        "Les cadeaux de Memphis sont attribués.",
        "Tous les serviteurs sont à Memphis, et il n’y a là aucun cadeau.",
        "I doni di Memphis vengono assegnati.",
        "Tutti i servitori sono a Memphis, e non c’è alcun dono.",
    ]


def test_a_power_in_three_languages() -> None:
    """N8.7, N7.3."""
    told = []
    for lang in LANGUAGES:
        match = Match("nefertiti", 1, position=f"{THREE} seals=1,0,0 seat1=harp*2,mirror seat2=harp")
        narrator = Narrator("nefertiti", lang, NAMES)
        told.append(narrator.events(match.play("scribe+3").events) + narrator.events(match.play("type harp").events)[:2])
    assert told == [
        ["Ann recruits the Scribe +3.", "Ann scores with the Scribe: 20.", "Ann discards a harp."],
        ["Ann recrute le Scribe +3.", "Ann marque avec le Scribe\u00a0: 20.", "Ann défausse une harpe."],
        ["Ann recluta lo Scriba +3.", "Ann segna con lo Scriba: 20.", "Ann scarta un\u2019arpa."],
    ]


PROMPTS = [
    (THREE, "Ann, your turn: place a servant."),
    (f"{THREE} seals=1,0,0", "Ann, your turn: recruit a character or place a servant."),
    (
        f"{THREE} pieces=gr1:1,gr2:1,ar0:1,ar1:1",
        "Ann, your turn, with no servant in hand: close a market where you have one.",
    ),
    (
        f"{THREE} seals=1,0,0 pieces=gr1:1,gr2:1,ar0:1,ar1:1",
        "Ann, your turn, with no servant in hand: recruit a character or close a market where you have one.",
    ),
    (f"{PORT} pieces=m1:1,m2:1,m3:1,m4:1", "Ann, all your servants are at Memphis: pass."),
    (
        f"{PORT} seals=1,0,0 seat1=harp pieces=m1:1,m2:1,m3:1,m4:1",
        "Ann, all your servants are at Memphis: recruit a character or pass.",
    ),
    (f"{THREE} phase=servant recruited=high-priest steps=2", "Ann, place the first of the High Priest\u2019s two servants."),
    (f"{THREE} phase=servant recruited=vizier", "Ann, place a servant."),
    (
        f"{THREE} phase=best closing=g pieces=gr4:2",
        "Bob, you are the highest bidder at Gizeh with 4: take the upper card with its seal, or two lower cards.",
    ),
    (
        f"{THREE} phase=best closing=g pieces=gr3:2",
        "Bob, you are the highest bidder at Gizeh with 3, on a single card square: take one card.",
    ),
    (f"{THREE} phase=best closing=g pieces=gr4:2 picks=1", "Bob, take a second lower card at Gizeh."),
    (f"{THREE} phase=best closing=g pieces=gr8:2 picks=2", "Bob, take the extra lower card at Gizeh, or press Done."),
    (
        f"{PORT} phase=best closing=m pieces=m3:3 port=harp+1",
        "Cleo, you are the highest bidder at Memphis with 3: take a gift. Taken so far: 0 of 2.",
    ),
    (
        f"{THREE} phase=buy closing=g pieces=gr4:3 reserves=4,0,0,0",
        "Cleo, your bid at Gizeh is 4: buy a card, or take half of the Reserve, 2 Deben.",
    ),
    (
        f"{THREE} phase=buy closing=g pieces=gr4:3 reserves=8,1,1,1 deben=9,10,3",
        "Cleo, you cannot pay 4 Deben at Gizeh: take half of the Reserve, 4 Deben.",
    ),
    (
        f"{THREE} phase=maid-discard type=harp asked=seat2 seat2=harp",
        "Bob, discard a card of this type for the Royal Maid and score it: harp.",
    ),
    (
        f"{TWO} phase=maid-discard type=harp asked=neutral neutral=harp",
        "Ann, choose the card of this type that the neutral owner discards: harp.",
    ),
    (
        f"{THREE} phase=merchant-give partner=seat2 kind=harp seat1=harp,chair seat2=harp",
        "Ann, choose what you give Bob for a harp.",
    ),
    (f"{RACE} phase=trader-give at=g place=lower1 seat1=harp", "Ann, choose what you give for a mirror."),
    (f"{THREE} phase=amon-give must=no seat1=harp", "Ann, discard another gift for 8 points, or press Done."),
    (
        f"{THREE} phase=royal-scribe seat1=harp,chair aside=harp",
        "Ann, choose another gift to score with the Royal Scribe, or press Done. Chosen: harp.",
    ),
    (f"{THREE} phase=over barred=g shut=a,s", "The game is over."),
]


@pytest.mark.parametrize(("position", "prompt"), PROMPTS)
def test_prompts_say_who_decides_what(position: str, prompt: str) -> None:
    """N3.1 to N3.3, N5.2 to N5.6, N8, N10, N12.6, N14.6: other seats decide inside somebody's turn."""
    view = NEFERTITI.read_position(position)
    narrator = Narrator("nefertiti", "en", NAMES)
    actor = NAMES.index(prompt.split(",")[0]) if view.phase != Phase.OVER else 0
    assert narrator.prompt(view, actor) == prompt
    waiting = prompt if view.phase == Phase.OVER else f"{NAMES[actor]} is thinking."
    assert narrator.prompt(view, (actor + 1) % 2 if actor < 2 else 0) == narrator.prompt(view) == waiting


@pytest.mark.parametrize(
    ("square", "gizeh", "take"),
    [
        ("gr4", "harp,mirror,-,chair", "the upper card, or two lower cards."),
        ("gr4", "~harp^,mirror,statuette,chair", "two lower cards."),
        ("gr4", "harp^,~mirror,-,chair", "the upper card with its seal, or the lower card."),
        ("gr4", "harp^,-,-,-", "the upper card with its seal."),
        ("gr4", "-,-,-,chair", "the lower card."),
        ("gr8", "harp^,mirror,statuette,chair",
            "the upper card with its seal, or two lower cards, plus one more lower card if you like."),
        ("gr8", "-,mirror,statuette,chair", "two lower cards, plus one more lower card if you like."),
        ("gr8", "harp,-,mirror,chair", "the upper card, plus a lower one if you like; or take two lower cards."),
        ("gr8", "-,-,mirror,chair", "two lower cards."),
        ("gr8", "harp^,-,-,-", "the upper card with its seal."),
    ],
)  # fmt: skip
def test_the_highest_bidder_is_offered_what_lies_there(square: str, gizeh: str, take: str) -> None:
    """N5.2, N5.4, N10.2: cards face down, places that are empty, and upper cards without a seal."""
    position = RACE.replace("g=harp^,mirror,statuette,chair", f"g={gizeh}")
    view = NEFERTITI.read_position(f"{position} phase=best closing=g pieces={square}:2")
    prompts = [Narrator("nefertiti", lang, NAMES).prompt(view, 1) for lang in LANGUAGES]
    assert prompts[0].endswith(f": take {take}")
    assert all(map(complete, prompts))


@pytest.mark.parametrize(
    ("rest", "gizeh", "says"),
    [
        ("phase=buy pieces=gr4:2", "-,~harp,-,-", "Bob, there is nothing left to buy at Gizeh: take half of the Reserve, 1 Deben."),
        ("phase=collect pieces=gr4:c2 reserves=0,1,1,1", "-,harp,-,-",
            "Bob, your collector at Gizeh: take a gift for the neutral owner."),
        ("phase=collect pieces=gr4:c2", "-,-,-,-", "Bob, your collector at Gizeh: spread Deben over the other Reserves."),
    ],
)  # fmt: skip
def test_later_pieces_are_offered_what_lies_there(rest: str, gizeh: str, says: str) -> None:
    """N5.6, N14.4: nothing to buy, no Deben to spread, no gift to collect."""
    position = f"{TWO} cast=race-on-the-nile".replace("g=harp^,mirror,statuette,chair", f"g={gizeh}")
    view = NEFERTITI.read_position(f"{position} closing=g {rest}")
    assert Narrator("nefertiti", "en", NAMES).prompt(view, 1) == says


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_has_its_prompt_and_its_step(lang: str) -> None:
    narrator = Narrator("nefertiti", lang, NAMES)
    for text in {position for position, _, _ in CASES}:
        view = NEFERTITI.read_position(text)
        assert complete(narrator.prompt(view, NEFERTITI.rules.actor(view)))
    steps = {narrator.texts.text("step-nefertiti", step=step) for step in STEP_NAMES if step not in ("go-on", "over")}
    assert len(steps) == len(STEP_NAMES) - 2 - 1  # the last step of an exchange is the same for Merchants and Trader


@pytest.mark.parametrize(
    ("action", "english", "french", "italian"),
    [
        ("scribe+2", "Recruit the Scribe +2", "Recruter le Scribe +2", "Reclutare lo Scriba +2"),
        (
            "sl2a", "Place on sl2a: Abu Simbel, bid 2",
            "Placer en sl2a\u00a0: Abou Simbel, enchère 2", "Piazzare in sl2a: Abu Simbel, offerta 2",
        ),
        ("close g", "Close Gizeh", "Fermer Gizeh", "Chiudere Gizeh"),
        (
            "lower2", "Choose the card on lower place 2",
            "Choisir la carte à l\u2019emplacement inférieur 2", "Scegliere la carta nel posto inferiore 2",
        ),
        ("want harp+1", "Take a harp +1", "Prendre une harpe +1", "Prendere un\u2019arpa +1"),
        ("give double", "Give a double senet", "Donner un double senet", "Dare un doppio senet"),
        (
            "neutral", "Exchange with the neutral owner",
            "Échanger avec le propriétaire neutre", "Scambiare con il proprietario neutrale",
        ),
        ("3 deben", "Take 3 Deben", "Prendre 3 Deben", "Prendere 3 Deben"),
        ("half", "Take half of the Reserve", "Prendre la moitié de la Réserve", "Prendere metà della Riserva"),
    ],
)  # fmt: skip
def test_actions_in_every_language(action: str, english: str, french: str, italian: str) -> None:
    assert [Narrator("nefertiti", lang).action(action) for lang in ("en", "fr", "it")] == [english, french, italian]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_own_sentence(lang: str) -> None:
    narrator = Narrator("nefertiti", lang)
    assert len({narrator.action(action) for action in range(ACTION_COUNT)}) == ACTION_COUNT
