"""Reasons come from the difference of the breakdowns, in the game's own terms, and only where the numbers carry them."""

import ast
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import deben.locale
from deben.locale import LANGUAGES
from tests.locale.texts import all_texts, text_files

from ..duel.tables import table as duel_table
from ..nefertiti.table import table as nefertiti_table
from .scripted import Points, Scripted, judged, told

LOCALE = Path(deben.locale.__file__).parent
PORT = "boats=oc5t3/c6ot1/c7c8c9/c10c11c12/t1t2t2/t4lo port=NA./.../... N=c4"
"""If boat 1 is unloaded now, the obelisk leaves the game, Nefertiti gets 5 for her 4, and Akhenaton a temple 3."""


Said = Mapping[str, Points]
"""An action with what it brings."""


def compared(state: Any, game: str, seats: int, better: Said, worse: Said, **more: Any) -> Any:
    """Return what is said when one action is better than another by 10 % and by these points."""
    (best, points), (played, others) = *better.items(), *worse.items()
    search = Scripted(game, seats, {best: 0.6, played: 0.5}, {best: points, played: others}, more.get("noise", 0.0))
    search.lines = dict(more.get("lines", {}))
    return told(judged(search, state, played), game, more.get("lang", "en"))


def duel(better: Said, worse: Said, position: str = PORT, **more: Any) -> Any:
    return compared(duel_table(position).state, "duel", 2, better, worse, **more)


def test_a_token_taken_at_once_that_makes_a_run() -> None:
    pro, contra = duel({"x1": {(0, "chamber"): 14.0}}, {"c1": {}})
    assert pro == ["makes a run of 2 in the burial chamber: +4"]
    assert contra == ["brings less in “burial chamber”: −4"]


def test_a_token_given_to_the_other() -> None:
    pro, contra = duel({"c1": {}}, {"x1": {(1, "temple"): 13.0}})
    assert contra == ["gives Akhenaton a temple 3: −3"]
    assert pro == ["leaves Akhenaton less in “temple”: +3"]


def test_a_token_that_leaves_the_game_and_could_have_been_taken() -> None:
    lines = {"c1": ("a3", "x1")}
    pro, contra = duel({"c1": {(0, "obelisk"): 11.5}}, {"x1": {}}, lines=lines)
    assert pro == ["goes for an obelisk: +1.5"]
    assert contra == ["sends an obelisk out of the game: −1.5"]


def test_more_points_from_obelisks_than_tokens_can_make_are_the_bonus() -> None:
    assert duel({"c1": {(0, "obelisk"): 13.0}}, {"x1": {}})[0] == ["fights for the obelisk majority: +3"]
    other_side = f"sides=BAAA {PORT}"
    assert duel({"c1": {(1, "obelisk"): 6.0}}, {"x1": {}}, other_side)[0] == ["races to five obelisks: +4"]


SHORE = "turn=N port=NNN/.../A.A boats=ooo/-/t1dl/-/-/RRR pile=- warehouse=-"
"""Boat 1 holds three obelisks for Nefertiti; two other boats are left."""
GONE = "T*2,B*3,S*3,l*5,d*5,t1*2,t2*2,t3*3,t4*3,c1,c2,c3,c4,c5,c6,c7,c8,c9,c10,c11,c12"
"""What is out of the game then, obelisks apart."""


def shore(fields: str, better: Said, worse: Said) -> Any:
    return duel(better, worse, f"{SHORE} {fields},{GONE}")


def test_a_majority_of_obelisks_is_named_only_while_it_is_open() -> None:
    better: Said = {"x1": {(0, "obelisk"): 13.0}}
    decided = shore("N=o*7 A=t2 removed=T,o*2", better, {"x3": {}})
    assert decided == (["takes an obelisk: +3"], ["brings less in “obelisk”: −3"])
    out_of_reach = shore("N=t2 A=o*7 removed=T,o*2", better, {"x3": {}})
    assert out_of_reach[0] == ["takes an obelisk: +3"]
    contested = "N=o*3 A=o*5,t2 removed=T,o"
    assert shore(contested, better, {"x3": {}})[0] == ["takes an obelisk: +3"], "three points are the three tokens"
    pro, contra = shore(contested, {"x1": {(0, "obelisk"): 19.0}}, {"x3": {}})
    assert pro == ["fights for the obelisk majority: +9"]
    assert contra == ["endangers the obelisk majority: −9"]


def test_after_the_race_to_five_there_is_the_tenth_obelisk() -> None:
    for_nefertiti = "sides=BAAA N=o*9 A=t2 removed=T"
    pro, contra = shore(for_nefertiti, {"x1": {(0, "obelisk"): 16.0}}, {"x3": {}})
    assert pro == ["fights for the tenth obelisk: +6"]
    assert contra == ["puts the tenth obelisk at risk: −6"]
    for_akhenaton = "sides=BAAA N=t2 A=o*9 removed=T"
    pro, contra = shore(for_akhenaton, {"x1": {}}, {"x3": {(1, "obelisk"): 16.0}})
    assert pro == ["keeps Akhenaton from the tenth obelisk: +6"]
    assert contra == ["brings Akhenaton closer to the tenth obelisk: −6"]


def test_the_length_of_a_run_counts_on_side_a_only() -> None:
    assert duel({"x1": {(0, "chamber"): 14.0}}, {"c1": {}}, f"sides=AAAB {PORT}")[0] == ["takes the burial chamber 5: +4"]


def test_a_difference_within_noise_is_no_reason() -> None:
    assert duel({"x1": {(0, "chamber"): 11.0}}, {"c1": {(0, "chamber"): 10.0}}, noise=2.0) == ([], [])
    assert duel({"x1": {(0, "chamber"): 10.4}}, {"c1": {}}) == ([], []), "nor is one that nobody would feel"
    assert duel({"x1": {(0, "chamber"): 8.0}}, {"c1": {}})[0] == [], "nor one that speaks for the other action"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "forme une suite de 2 dans la chambre funéraire\N{NO-BREAK SPACE}: +2,5"),
        ("it", "forma una serie di 2 nella camera funeraria: +2,5"),
    ],
)
def test_reasons_are_told_in_every_language(lang: str, sentence: str) -> None:
    assert duel({"x1": {(0, "chamber"): 12.5}}, {"c1": {}}, lang=lang)[0] == [sentence]


def nefertiti(better: Said, worse: Said, lines: Mapping[str, tuple[str, ...]] | None = None, **at: Any) -> Any:
    return compared(nefertiti_table(3, **at).state, "nefertiti", 3, better, worse, lines=lines or {})


def test_the_sources_of_nefertiti_by_their_names() -> None:
    pro, contra = nefertiti({"gr4": {(0, "deben"): 12.0, (1, "seals"): 7.0}}, {"gr5": {}})
    assert pro == ["leaves Player 2 less in “seals”: +3", "brings more in “Deben”: +2.0"]
    assert contra == ["leaves Player 2 more in “seals”: −3", "brings less in “Deben”: −2.0"]


def test_a_bid_for_what_lies_on_the_market() -> None:
    assert nefertiti({"gr4": {(0, "harp"): 15.0}}, {"ar7": {}})[0] == ["bids 4 at Gizeh for harps: +5"]


RICH = [9, 9, 9]
STANDING: dict[str, Any] = {"pieces": "gr4:2,gr7:3", "deben": RICH}
"""A servant of seat 0 on gr1 closes Gizeh; seat 2 has the best bid there and seat 1 the second."""


def test_a_market_that_closes_before_somebody_can_pay() -> None:
    better: Said = {"gr1": {(2, "harp"): 4.0, (2, "chair"): 8.0}}
    worse: Said = {"ar7": {}}
    assert nefertiti(better, worse, pieces="gr4:2,gr7:3", deben=[9, 9, 6])[0] == ["closes Gizeh before Player 3 can pay: +8"]
    assert nefertiti(better, worse, **STANDING)[0] == [
        "leaves Player 3 less in “harp”: +6",
        "leaves Player 3 less in “chair”: +2.0",
    ]


def test_a_market_that_closes_for_somebody_else() -> None:
    contra = nefertiti({"ar7": {}}, {"gr1": {(2, "harp"): 14.0}}, **STANDING)[1]
    assert contra == ["closes Gizeh for Player 3: −4"]


def test_a_monopoly_that_one_keeps_and_that_the_other_action_gives_up() -> None:
    lines = {"gr1": ("upper", "done")}
    pro, contra = nefertiti({"ar7": {(0, "harp"): 30.0}}, {"gr1": {}}, lines, hands={0: "harp,harp"}, **STANDING)
    assert pro == ["keeps the monopoly in harps: +20"]
    assert contra == ["gives up the monopoly in harps: −20"]
    pro, _ = nefertiti({"gr1": {(1, "harp"): 2.0}}, {"ar7": {}}, lines, hands={1: "harp,harp"}, **STANDING)
    assert pro == ["breaks the monopoly of Player 2 in harps: +8"]


def test_what_a_collector_takes_is_not_its_owners() -> None:
    """N14.4: the gift goes to the neutral owner."""
    state = nefertiti_table(2, pieces="gr8:2,gr4:c1", deben=[20, 20]).play("gr1", "lower1", "lower2", "done").state
    assert compared(state, "nefertiti", 2, {"upper": {(0, "harp"): 13.0}}, {"coins": {}})[0] == ["brings more in “harp”: +3"]


def tree_of(module: str) -> ast.Module:
    """Return the source of a module: what a game brings to the coach, or the coach's own for any game."""
    return ast.parse(Path(str(import_module(module).__file__)).read_text())


def codes(tree: ast.Module) -> set[str]:
    """Return every string in a module that has the shape of a code."""
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if re.fullmatch("[a-z]+(-[a-z]+)*", text)}


def found(tree: ast.Module) -> set[str]:
    """Return the codes that a module gives to what it finds."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Observation"]
    return {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence_and_every_sentence_its_code(lang: str) -> None:
    texts = all_texts(lang)
    named = [name for file in text_files(lang) if file.name == "coach.ftl" for name in re.findall(r"\$(\w+)", file.read_text())]
    words: dict[str, str | float] = dict.fromkeys(named, "X")
    ours = {game: f"deben.games.{game}.rooms.coach" for game in ("duel", "nefertiti")}
    for game, module in {**ours, "any": "deben.coach.comparison"}.items():
        tree = tree_of(module)
        written = {key.removeprefix(f"coach-{game}-") for key in texts.ids() if key.startswith(f"coach-{game}-")}
        assert found(tree) <= written <= codes(tree)
        for code in written:
            assert texts.text(f"coach-{game}-{code}", **words).endswith("X")
