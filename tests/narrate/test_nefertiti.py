"""Nefertiti in sentences: everything a match can say is said in every language, with nothing left to fill in."""

import re
from random import Random
from typing import Any

import pytest

from deben.games import PositionError, Reason, game_named
from deben.games.contract import Event
from deben.games.nefertiti.actions import ACTION_COUNT
from deben.games.nefertiti.board import CHARACTER_NAMES, KIND_NAMES, NONE
from deben.games.nefertiti.events import FIELDS
from deben.games.nefertiti.notation import PHASE_NAMES
from deben.games.nefertiti.scoring import SOURCES
from deben.games.nefertiti.state import Phase
from deben.locale import LANGUAGES
from deben.locale.source import entries_of_file
from deben.match import Match, Outcome
from deben.narrate import Narrator
from deben.narrate.nefertiti import NefertitiSentences
from deben.narrate.nefertiti.events import UNTOLD
from tests.nefertiti.test_explain import CASES, GIFTS, PORT, RACE, THREE, TWO
from tests.nefertiti.test_position import FAULTS, example
from tests.nefertiti.walks import OPTION_SETS, name, walk

NEFERTITI = game_named("nefertiti")
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
OURS = "nefertiti.ftl"


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
            "Scribe +1 lies lower in its stack; on top of it: Scribe +3. (N1.8)",
        ),
        (Reason("square-taken", "N3.4", {"square": "gr4", "seat": 1}), "Square gr4 is not free: Bob has a piece there. (N3.4)"),
        (
            Reason("owner-lacks", "N8.5", {"owner": "neutral", "kind": "harp+1"}),
            "There is no such gift with the neutral owner: harp +1. (N8.5)",
        ),
        (
            Reason("not-now", "N5.6", {"step": "buy"}),
            "That is not to be decided now. What is: the bidder buys a card or takes half of the Reserve. (N5.6)",
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
        assert all(complete(narrator.action(action, view)) for action in match.legal_actions())


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
        "The closed tile has left Louqsor: it is filled again.",
        "On the upper place at Louqsor comes a goldwork.",
        "On lower place 1 at Louqsor comes a necklace.",
        "On lower place 2 at Louqsor comes a mirror.",
        "On lower place 3 at Louqsor comes a harp.",
        "A royal seal is laid at Louqsor.",
    ]


def test_a_power_in_three_languages() -> None:
    """N8.7, N7.3."""
    told = []
    for lang in LANGUAGES:
        match = Match("nefertiti", 1, position=f"{THREE} seals=1,0,0 seat1=harp*2,mirror seat2=harp")
        narrator = Narrator("nefertiti", lang, NAMES)
        told.append(narrator.events(match.play("scribe+3").events) + narrator.events(match.play("type harp").events)[:2])
    assert told == [
        ["Ann recruits the Scribe +3.", "Ann scores with the Scribe: 20.", "Discarded by Ann: a harp."],
        ["Ann recrute le Scribe +3.", "Ann marque avec le Scribe\u00a0: 20.", "Défaussé par Ann\u00a0: une harpe."],
        ["Ann recluta lo Scriba +3.", "Ann segna con lo Scriba: 20.", "Scarta Ann: un\u2019arpa."],
    ]


PROMPTS = [
    (THREE, "Ann, it is your turn: recruit a character, or place a servant."),
    (
        f"{THREE} pieces=gr1:1,gr2:1,ar0:1,ar1:1",
        "Ann, it is your turn, and you have no servant in hand: recruit a character, or close a market where you have one.",
    ),
    (f"{PORT} pieces=m1:1,m2:1,m3:1,m4:1", "Ann, all your servants are at Memphis: recruit a character, or pass."),
    (f"{THREE} phase=servant recruited=high-priest steps=2", "Ann, place the first of the High Priest\u2019s two servants."),
    (f"{THREE} phase=servant recruited=vizier", "Ann, place a servant."),
    (
        f"{THREE} phase=best closing=g pieces=gr4:2",
        "Bob, you are the best bidder at Gizeh with 4: take the upper card with its seal, or two lower ones.",
    ),
    (
        f"{THREE} phase=best closing=g pieces=gr3:2",
        "Bob, you are the best bidder at Gizeh with 3, on a single card square: take one card.",
    ),
    (f"{THREE} phase=best closing=g pieces=gr4:2 picks=1", "Bob, take a second lower card at Gizeh."),
    (f"{THREE} phase=best closing=g pieces=gr8:2 picks=2", "Bob, take the extra lower card at Gizeh, or be done."),
    (
        f"{PORT} phase=best closing=m pieces=m3:3 port=harp+1",
        "Cleo, you are the best bidder at Memphis with 3: take a gift. Taken so far: 0 of 2.",
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
    (f"{THREE} phase=amon-give must=no seat1=harp", "Ann, discard another gift for 8 points, or be done."),
    (
        f"{THREE} phase=royal-scribe seat1=harp,chair aside=harp",
        "Ann, choose another gift for the Royal Scribe, or be done. Chosen: harp.",
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_has_its_prompt_and_its_step(lang: str) -> None:
    narrator = Narrator("nefertiti", lang, NAMES)
    for text in {position for position, _, _ in CASES}:
        view = NEFERTITI.read_position(text)
        assert complete(narrator.prompt(view, NEFERTITI.rules.actor(view)))
    steps = {narrator.texts.text("step-nefertiti", step=phase) for phase in PHASE_NAMES[1:-1]}
    assert len(steps) == len(PHASE_NAMES) - 2 - 1  # the last step of an exchange is the same for Merchants and Trader


@pytest.mark.parametrize(
    ("action", "english", "french", "italian"),
    [
        ("scribe+2", "Recruit the Scribe +2", "Recruter le Scribe +2", "Reclutare lo Scriba +2"),
        (
            "sl2a", "Place on sl2a: Abou Simbel, bid 2",
            "Placer en sl2a\u00a0: Abou Simbel, offre 2", "Piazzare in sl2a: Abou Simbel, offerta 2",
        ),
        ("close g", "Close Gizeh", "Fermer le marché\u00a0: Gizeh", "Chiudere Gizeh"),
        (
            "lower2", "Choose the card on lower place 2",
            "Choisir la carte à l\u2019emplacement inférieur 2", "Scegliere la carta nel posto inferiore 2",
        ),
        ("want harp+1", "Take a harp +1", "Prendre une harpe +1", "Prendere un\u2019arpa +1"),
        ("give double", "Give a double senet", "Donner un double senet", "Dare un doppio senet"),
        (
            "neutral", "Exchange with the neutral owner",
            "Échanger avec le possesseur neutre", "Scambiare con il possessore neutrale",
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


def test_with_a_view_a_choice_names_the_card() -> None:
    """N5.6, N8.6, N10.7."""
    narrator = Narrator("nefertiti")
    assert (
        narrator.action("lower1", NEFERTITI.read_position(f"{THREE} phase=buy closing=g pieces=gr4:1"))
        == "Choose a mirror on lower place 1"
    )
    assert (
        narrator.action("upper", NEFERTITI.read_position(f"{RACE} phase=trader-gift at=s seat1=necklace"))
        == "Choose a goldwork on the upper place"
    )
    assert narrator.action("upper", NEFERTITI.read_position(THREE)) == "Choose the card on the upper place"


TABLE = """
Gizeh, the right stall, open: Reserve 5 Deben; closes with servants of 3 colours (now 2) or with 4 pieces (now 2).
Bids at Gizeh: 1, 2 coin (Player 3), 3 single card, 4 (Ann), 5 coin, 6, 7, 8 extra card.
Cards at Gizeh: upper harp with a seal, lower 1 mirror, lower 2 empty, lower 3 chair.
Akhet-Aton, the right stall, open: Reserve 0 Deben; closes with three occupied squares in a row, a column or a diagonal; \
the most in one line now: 1.
Bids at Akhet-Aton: 0 (Player 3), 1 coin, 2 single card, 3 coin, 4, 5, 6, 7, 8 extra card.
Cards at Akhet-Aton: upper necklace with a seal, lower 1 chair, lower 2 harp, lower 3 mirror.
Abou Simbel, the right stall, open: Reserve 1 Deben; closes when the occupied bids add up to 17 or more; now: 0.
Bids at Abou Simbel: 1, 2a, 2b, 2c, 3 coin, 6, 7, 12 extra card.
Cards at Abou Simbel: upper goldwork with a seal, lower 1 statuette, lower 2 harp face down, lower 3 chair.
Louqsor, the left stall, closed: Reserve 2 Deben.
Cards at Louqsor: upper empty, lower 1 empty, lower 2 empty, lower 3 empty.
Courses: harp 9 (owners: 1), chair 9 (owners: 0), mirror 11 (owners: 1), statuette 11 (owners: 0), necklace 14 (owners: 1), \
goldwork 14 (owners: 0).
Ann: 6 Deben, seals: 1, servants in hand: 3; gifts: harp, necklace.
Player 2: 9 Deben, seals: 0, servants in hand: 4; gifts: nothing.
Player 3: 10 Deben, seals: 0, servants in hand: 2; gifts: mirror (2).
Characters to recruit: Vizier, First Merchant, Merchant (2), High Priest, Royal Maid (2), Thief, Scribe +3, Scribe +2, \
Scribe +1, Treasurer.
Cards in the deck: 24; seals in the supply: 8.
Out of the game: nothing.
"""


def test_a_position_in_english() -> None:
    """N1.1, N1.7, N4, N15.1: markets with bids and gifts, courses, seats, and only the size of what is hidden."""
    lines = Narrator("nefertiti", "en", ["Ann"]).position(NEFERTITI.read_position(example()))
    assert lines == TABLE.strip().splitlines()


def test_more_of_a_table_in_english() -> None:
    """N6.1, N10.1, N12.7, N14.1: closed for good, collectors, the neutral owner, the Oracle's knowledge."""
    text = (
        f"players=2 memphis=yes cast=palace-intrigue {GIFTS} barred=g pieces=sr12:1,sr1:c2 neutral=mirror port=harp+1 priest=2 "
        "prestige=1:vizier:6,1:scribe:20 oracle=1 characters=- "
    )
    view = NEFERTITI.read_position(text)
    lines = Narrator("nefertiti", "en", NAMES).position(view)
    for line in (
        "Gizeh, closed for good: Reserve 1 Deben.",
        "Bids at Abou Simbel: 1 (collector of Bob), 2a, 2b, 2c, 3 coin, 6, 7, 12 extra card (Ann).",
        "Memphis, where nobody may place any more: Reserve 1 Deben; gifts: harp +1.",
        "Bob, collectors in hand: 1.",
        "Ann, prestige scored in play: 26 (Vizier 6, Scribe 20).",
        "Bob keeps the Priest of Amon.",
        "The neutral owner, gifts: mirror.",
        "Characters to recruit: nothing.",
        "Ann knows the last cards of the deck.",
    ):
        assert line in lines
    assert not any("as you know them" in line for line in lines)
    match = Match("nefertiti", 1, position=text)
    assert any("as you know them" in line for line in Narrator("nefertiti").position(match.view(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_powers_and_sources_differ_from_each_other(lang: str) -> None:
    """N1.5, N1.8, N7.3, N10, N11."""
    says = sentences(lang)
    assert len({says.card(kind) for kind in range(len(KIND_NAMES))}) == len(KIND_NAMES)
    assert len({says.character(character) for character in CHARACTER_NAMES}) == len(CHARACTER_NAMES)
    assert len({says.power(character) for character in CHARACTER_NAMES}) == len(CHARACTER_NAMES)
    assert all(complete(says.power(character)) for character in CHARACTER_NAMES)
    assert len({says.source(source) for source in SOURCES}) == len(SOURCES)
    for choice in ("discovery", "advanced", "base", "random", "curse-of-amon", "palace-intrigue", "race-on-the-nile"):
        assert complete(says.texts.text("choice-nefertiti", choice=choice))
    for option in ("players", "stalls", "characters", "memphis"):
        assert complete(says.texts.text(f"option-nefertiti-{option}") + says.texts.text(f"option-nefertiti-{option}.help"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_closing_condition_is_told_with_its_progress(lang: str) -> None:
    """N4.1 to N4.5: on all eight stalls."""
    says = sentences(lang)
    left = NEFERTITI.read_position("players=4 stalls=LLLL tile=g g=- pieces=al0:1,al3:2,sl5a:1,sl7:2,ll3:1")
    right = NEFERTITI.read_position("players=4 stalls=RRRR tile=g g=- pieces=ar0:1,ar4:2,sr12:1,lr3:1,lr4:2,lr5:3")
    gizeh_left = NEFERTITI.read_position("players=4 tile=a stalls=LLLL g=- pieces=gl0:1,gl2:2")
    gizeh_right = NEFERTITI.read_position("players=4 tile=a stalls=RRRR g=- pieces=gr1:1")
    told = [says.closing(view, market) for view in (left, right) for market in (1, 2, 3)]
    told += [says.closing(gizeh_left, 0), says.closing(gizeh_right, 0)]
    assert all(map(complete, told))
    assert len(set(told)) == len(told)
    progress = ["2", "12", "3", "2", "12", "3", "2", "1"]
    assert all(re.search(rf"\b{number}\b", sentence) for number, sentence in zip(progress, told, strict=True))


@pytest.mark.parametrize(
    ("reason", "ranking", "points", "first", "last"),
    [
        ("akhenaton", [[0], [1]], [30, 29], "The last market is closed, and so the game is over.", "Ann wins."),
        (
            "barren",
            [[1], [0]],
            [30, 30],
            "Ten closings in a row brought nobody a card, and so the game is over.",
            "Equal prestige: Bob has more Deben, and so wins.",
        ),
        ("akhenaton", [[0, 1]], [30, 30], "The last market is closed, and so the game is over.", "The win is shared: Ann, Bob."),
    ],
)
def test_breakdown(reason: str, ranking: list[list[int]], points: list[int], first: str, last: str) -> None:
    """N6.2, N6.3, N7.2, N7.3: why it ended, where the prestige comes from, who wins."""
    parts = {"vizier": 6, "harp": 14, "deben": 4, "seals": 6, "priest-of-amon": 0}
    lines = Narrator("nefertiti", "en", NAMES).breakdown(Outcome(reason, ranking, points, [parts, parts]))
    assert lines[0] == first
    assert lines[1] == "Ann: 30 points (Vizier 6, harp 14, Deben 4, seals 6, Priest of Amon 0)"
    assert lines[3] == last


def test_errors_of_positions_are_told_in_every_language_and_in_english_as_the_error_says_it() -> None:
    for _, text in FAULTS:
        with pytest.raises(PositionError) as refused:
            NEFERTITI.read_position(text)
        told = [Narrator("nefertiti", lang).error(refused.value) for lang in LANGUAGES]
        assert told[0] == str(refused.value)
        assert all(map(complete, told))
        assert len(set(told)) == len(LANGUAGES)


def test_refusals_are_told_in_the_middle_of_a_match() -> None:
    match, chance = Match("nefertiti", 5, {"players": 3}), Random(5)
    narrator = Narrator("nefertiti", "en", NAMES)
    for _ in range(6):
        match.play(chance.choice(match.legal))
    for action in ("upper", "close g", "vizier", "m1", "roll"):
        refusal = match.refusal(action)
        assert refusal is not None
        assert narrator.refusal(refusal).endswith(")")


def test_french_spaces_before_high_punctuation_do_not_break() -> None:
    for key, source in entries_of_file("fr", OURS).items():
        text = re.sub(r"^#.*$", "", source, flags=re.MULTILINE)
        assert not re.search(r"\S [;:?!»]|« |\w[;?!]", text), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic(lang: str) -> None:
    for key, source in entries_of_file(lang, OURS).items():
        assert "'" not in re.sub(r"^#.*$", "", source, flags=re.MULTILINE), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_without_a_name_are_counted(lang: str) -> None:
    narrator = Narrator("nefertiti", lang, ["", "Bob"])
    assert narrator.player(0).endswith(" 1")
    assert narrator.player(1) == "Bob"
    assert len({Narrator("nefertiti", lang).player(seat) for seat in range(5)}) == 5
