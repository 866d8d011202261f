"""What lies face down, as whoever looks back at a finished match is shown it."""

import json

from deben.games.duel.board import PILE, WAREHOUSE
from deben.games.duel.position.tokens import FACE_CODES
from deben.games.nefertiti.notation import CARD_NAMES
from deben.kernel.show.presenter import Presenter
from deben.match import Match


def test_the_duel_shows_what_is_left_of_pile_and_warehouse() -> None:
    match = Match("duel", 5)
    shown = json.loads(Presenter(match.executor).hidden_text(match.state))
    assert {place: len(tokens) for place, tokens in shown.items()} == {"pile": PILE, "warehouse": WAREHOUSE}
    assert shown["pile"] == [FACE_CODES[face] for face in match.state.pile]
    while match.state.drawn == 0 or match.state.revealed == 0:
        match.play(match.legal[-1])
    left = json.loads(Presenter(match.executor).hidden_text(match.state))
    assert left["pile"] == shown["pile"][match.state.drawn :]
    assert left["warehouse"] == shown["warehouse"][match.state.revealed :]


def test_nefertiti_shows_the_deck_with_akhenaton_in_it() -> None:
    match = Match("nefertiti", 5, {"players": 3})
    state = match.state
    shown = json.loads(Presenter(match.executor).hidden_text(state))
    assert shown == {"deck": [CARD_NAMES[state.deck[i]] for i in range(state.drawn, state.cards)]}
    assert "akhenaton" in shown["deck"][-5:]
