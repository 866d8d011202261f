"""Games in sentences: everything a match can say is said in every language, with nothing left to fill in."""

import re

import pytest

from deben.games import NotationError, OptionsError, PositionError, Reason, game_named
from deben.games.contract import CodedError
from deben.games.duel.actions import ACTION_COUNT
from deben.games.duel.events import Event as Kind
from deben.games.duel.state import Phase
from deben.locale import LANGUAGES
from deben.locale.source import FOLDER, entries_of_file
from deben.match import Match, Outcome
from deben.narrate import Narrator
from tests.duel.test_explain import BOATS, CASES, LAST_BOAT
from tests.duel.test_position import FAULTS
from tests.duel.walks import walk

DUEL = game_named("duel")
UNTOLD = ("turn",)
"""Kinds of event that are bookkeeping: the prompt says whose turn it is."""
MIDDLE = "sides=AABB turn=A port=N.A/.../..N boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS N=oolt1T A=dc4 removed=oS"


def complete(sentence: str) -> bool:
    """Whether a sentence has text and no place left to fill in."""
    return bool(sentence.strip()) and not set("{}$") & set(sentence)


def position_error(text: str) -> PositionError:
    with pytest.raises(PositionError) as refused:
        DUEL.read_position(text)
    return refused.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_clause(lang: str) -> None:
    """D3.2, D4.1, D5.1, D5.4, D6, D7.1: the cases of test_explain hold every code."""
    narrator = Narrator(DUEL, lang)
    for _, _, reason in CASES:
        sentence = narrator.reason(reason)
        assert complete(sentence)
        assert sentence.endswith(f"({reason.clause})")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_event_prompt_and_position_of_a_match_is_told(lang: str) -> None:
    narrator = Narrator("duel", lang, ["Ann", "Bob"])
    reasons: dict[str, Reason] = {}
    seen = set()
    for seed in range(6):
        for match in walk(seed):
            view = match.view(0)
            reasons |= {str(reason): reason for action in range(ACTION_COUNT) if (reason := DUEL.explain(view, action))}
            events = match.moves[-1].events if match.moves else ()
            seen |= {event.kind for event in events}
            told = [event for event in events if event.kind not in UNTOLD]
            assert len(narrator.events(events)) == len(told)
            assert all(map(complete, narrator.events(events)))
            assert complete(narrator.prompt(view, match.actor))
            assert all(map(complete, narrator.position(view)))
    assert all(complete(narrator.reason(reason)) for reason in reasons.values())
    assert seen == {kind.name.lower().replace("_", "-") for kind in Kind} - {"passed"}


def test_events_in_english() -> None:
    """D5.2, D5.3, D5.4, D6.1: who takes what from where, what leaves, what comes."""
    match = Match("duel", 1, position="boats=ot3c7/ldR/-/-/-/- warehouse=oll N=T port=N.A/.../...")
    narrator = Narrator("duel", "en", ["Ann", "Bob"])
    assert narrator.events(match.play("take").events) == ["Ann plays Take."]
    assert narrator.events(match.play("1:3").events) == [
        "Ann takes the burial chamber 7 from slot 3 of boat 1.",
        "Out of the warehouse, an obelisk fills slot 3 of boat 1.",
    ]
    assert narrator.events(match.play("x1").events) == [
        "Bob unloads boat 1.",
        "Bob takes an obelisk from slot 3 with the pawn on c1.",
        "Ann takes a temple 3 from slot 2 with the pawn on a1.",
        "Nobody takes slot 1 of boat 1: an obelisk leaves the game.",
        "The pile is empty: boat 1 leaves the game.",
        "A single boat is left: the game is over.",
    ]


def test_a_forced_pass_in_english() -> None:
    """D3.2."""
    match = Match("duel", 1, position="turn=A boats=-/ldR/oot1/-/ddo/t4lS warehouse=oll port=AAA/A../...")
    narrator = Narrator("duel")
    assert narrator.prompt(match.view(1), 1) == "Akhenaton, you can do nothing: pass."
    assert narrator.events(match.play("pass").events) == ["Akhenaton can do nothing and passes."]


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        (BOATS, "Ann, your turn: place a pawn, unload a boat or play an action token."),
        (f"{BOATS} phase=take removed=Too", "Ann, choose the token you take."),
        (f"{BOATS} phase=build removed=Boo", "Ann, place a pawn (Build-up: pawn 1 of 2–3)."),
        (
            f"{BOATS} phase=build placed=2 removed=Boo port=NN./.../...",
            "Ann, place a third pawn, or press Done (Build-up: pawn 3 of 3).",
        ),
        (
            f"{BOATS} phase=rush-place removed=Roo port=A../.../...",
            "Ann, place a pawn so that a boat can be unloaded (Rush: step 1 of 2–3).",
        ),
        (f"{BOATS} phase=rush-unload removed=Roo port=NA./.../...", "Ann, unload a boat (Rush: step 2 of 2–3)."),
        (f"{BOATS} phase=rush-again removed=Roo port=NA./.../...", "Ann, unload a second boat, or press Done (Rush: step 3 of 3)."),
        (
            f"{BOATS} phase=swap removed=Soo port=NA./.../...",
            "Ann, choose two tokens of one boat to swap (Swap and unload: step 1 of 2).",
        ),
        (f"{BOATS} phase=swap-unload removed=Soo port=NA./.../...", "Ann, now unload a boat (Swap and unload: step 2 of 2)."),
        (LAST_BOAT, "The game is over."),
    ],
)
def test_prompts_say_what_is_to_be_decided(position: str, prompt: str) -> None:
    """D3.1, D6.1 to D6.5, D7.1."""
    view = DUEL.read_position(position)
    narrator = Narrator("duel", "en", ["Ann", "Bob"])
    assert narrator.prompt(view, 0) == prompt
    waiting = prompt if view.phase == Phase.OVER else "Ann is thinking."
    assert narrator.prompt(view, 1) == narrator.prompt(view) == waiting


@pytest.mark.parametrize(
    ("action", "english", "french", "italian"),
    [
        ("b2", "Place a pawn on b2", "Placer un pion en b2", "Piazzare una pedina in b2"),
        ("xb", "Unload boat b", "Décharger le bateau b", "Scaricare la barca b"),
        ("rush", "Play Rush", "Jouer le jeton Ruée", "Giocare il gettone Assalto"),
        (
            "1:2",
            "Take the token in slot 2 of boat 1",
            "Prendre le jeton de l\u2019emplacement 2 du bateau 1",
            "Prendere il gettone nello spazio 2 della barca 1",
        ),
        (
            "b:13",
            "Swap slots 1 and 3 of boat b",
            "Intervertir les emplacements 1 et 3 du bateau b",
            "Invertire gli spazi 1 e 3 della barca b",
        ),
        (
            "done",
            "Done: skip the optional step",
            "Terminé\u00a0: renoncer à l\u2019étape facultative",
            "Fatto: rinunciare al passo facoltativo",
        ),
        ("pass", "Pass", "Passer", "Passare"),
    ],
)
def test_actions_in_every_language(action: str, english: str, french: str, italian: str) -> None:
    assert [Narrator("duel", lang).action(action) for lang in ("en", "fr", "it")] == [english, french, italian]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_own_sentence(lang: str) -> None:
    narrator = Narrator("duel", lang)
    assert len({narrator.action(action) for action in range(ACTION_COUNT)}) == ACTION_COUNT


def test_with_a_view_a_take_names_the_token() -> None:
    """D6.1."""
    narrator = Narrator("duel")
    assert narrator.action("1:2", DUEL.read_position(BOATS)) == "Take a temple 3 from slot 2 of boat 1"
    assert narrator.action("1:2", DUEL.read_position(LAST_BOAT)) == "Take the token in slot 2 of boat 1"


def test_a_position_in_english() -> None:
    """D5.5, D9.1: everything public, and only the size of what is hidden."""
    assert Narrator("duel", "en", ["Ann"]).position(DUEL.read_position(MIDDLE)) == [
        "Sides: obelisk A, temple A, pyramids B, burial chamber B.",
        "Row 1: a1 Ann, b1 free, c1 Akhenaton.",
        "Row 2: a2 free, b2 free, c2 free.",
        "Row 3: a3 free, b3 free, c3 Ann.",
        "Boat 1, from the port outward: obelisk, temple 3, burial chamber 7; pawns in its lane: 2.",
        "Boat 2, from the port outward: light pyramid, dark pyramid, Rush; pawns in its lane: 0.",
        "Boat 3, from the port outward: obelisk, obelisk, temple 1; pawns in its lane: 1.",
        "Boat a, from the port outward: burial chamber 1, burial chamber 2, Build-up; pawns in its lane: 1.",
        "Boat b, from the port outward: dark pyramid, dark pyramid, obelisk; pawns in its lane: 0.",
        "Boat c, from the port outward: temple 4, light pyramid, Swap and unload; pawns in its lane: 2.",
        "Ann, pawns in reserve: 2.",
        "Ann, obelisks: 2.",
        "Ann, temple: 1.",
        "Ann, pyramids: light 1, dark 0.",
        "Ann, action tokens: Take.",
        "Akhenaton, pawns in reserve: 3.",
        "Akhenaton, pyramids: light 0, dark 1.",
        "Akhenaton, burial chamber: 4.",
        "Tokens in the pile: 30; in the warehouse: 3.",
        "Out of the game: obelisk, Swap and unload.",
    ]


def test_nothing_out_of_the_game_and_several_of_a_kind() -> None:
    narrator = Narrator("duel")
    assert narrator.position(DUEL.read_position(BOATS))[-1] == "Out of the game: nothing."
    assert narrator.position(DUEL.read_position(f"{BOATS} removed=oot2"))[-1] == "Out of the game: obelisk ×2, temple 2."
    assert "Boat 1 has left the game." in narrator.position(DUEL.read_position(LAST_BOAT))


def test_players_are_called_by_name_or_as_the_game_calls_them() -> None:
    """D1.5."""
    assert [Narrator("duel", "fr").player(seat) for seat in (0, 1)] == ["Néfertiti", "Akhenaton"]
    assert [Narrator("duel", "it", ["", "Bob"]).player(seat) for seat in (0, 1)] == ["Nefertiti", "Bob"]


def test_refusals() -> None:
    match = Match("duel", 7)
    match.play("b2")
    narrator = Narrator("duel", "en", ["Ann", "Bob"])

    def refusal(action: str, seat: int | None = None) -> str:
        found = match.refusal(action, seat)
        assert found is not None
        return narrator.refusal(found)

    assert refusal("b2") == "b2 is not free: Ann has a pawn there. (D4.1)"
    assert refusal("a9") == "“a9” is not an action of this game."
    assert refusal("a1", 0) == "a1 has to wait: it is not your turn."
    match = Match("duel", 7, position=LAST_BOAT)
    assert refusal("a1") == "The game is over. (D7.1)"


@pytest.mark.parametrize(
    ("ranking", "points", "last"),
    [
        (((0,), (1,)), (30, 1), "Ann wins."),
        (((1,), (0,)), (30, 30), "Equal points: Bob did not start and wins."),
        (((0, 1),), (30, 30), "The win is shared: Ann, Bob."),
    ],
)
def test_breakdown(ranking: tuple[tuple[int, ...], ...], points: tuple[int, ...], last: str) -> None:
    """D7.1, D8.6: why it ended, where the points come from, who wins."""
    parts = {"obelisk": 12, "pyramids": -6}
    lines = Narrator("duel", "en", ["Ann", "Bob"]).breakdown(Outcome("last-boat", ranking, points, (parts, parts)))
    assert lines[0] == "Only one boat is left: the game is over."
    assert lines[1] == "Ann: 30 points (obelisk 12, pyramids −6)"
    assert lines[2] == f"Bob: {points[1]} {'points' if points[1] > 1 else 'point'} (obelisk 12, pyramids −6)"
    assert lines[3] == last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_is_told_at_any_time(lang: str) -> None:
    match = Match("duel", 7)
    lines = Narrator("duel", lang).breakdown(match.score)
    assert all(map(complete, lines))
    assert len(lines) == 4


def test_errors_of_positions_are_told_in_every_language() -> None:
    for _, text in FAULTS:
        error = position_error(text)
        english, french, italian = (Narrator("duel", lang).error(error) for lang in ("en", "fr", "it"))
        assert complete(english)
        assert complete(french)
        assert complete(italian)
        assert len({english, french, italian}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_of_options_and_actions_are_told(lang: str) -> None:
    """D1.5."""
    narrator = Narrator("duel", lang)

    def told(error: CodedError, quoted: str) -> bool:
        sentence = narrator.error(error)
        return complete(sentence) and quoted in sentence

    with pytest.raises(OptionsError) as sides:
        DUEL.options({"sides": "AAC"})
    assert told(sides.value, "AAC")
    with pytest.raises(OptionsError) as unknown:
        DUEL.options({"sizes": 3})
    assert told(unknown.value, "sizes")
    with pytest.raises(NotationError) as action:
        DUEL.read_action("z9")
    assert told(action.value, "z9")


def test_french_spaces_before_high_punctuation_do_not_break() -> None:
    for file in (*DUEL.texts("fr")[0].glob("*.ftl"), FOLDER / "fr" / "match.ftl"):
        for key, source in entries_of_file("fr", file.name, file.parent).items():
            text = re.sub(r"^#.*$", "", source, flags=re.MULTILINE)
            assert not re.search(r"\S [;:?!»]|« |\w[;?!]", text), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic(lang: str) -> None:
    for file in (DUEL.texts(lang)[0] / "game.ftl", FOLDER / lang / "match.ftl"):
        for key, source in entries_of_file(lang, file.name, file.parent).items():
            assert "'" not in re.sub(r"^#.*$", "", source, flags=re.MULTILINE), key
