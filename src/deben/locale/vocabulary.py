"""What the parameters of a game's rows mean: ``locale/words.json`` of a game, which the page reads too.

==============  =====================================================================================================
``things``      the kind of thing that a parameter names; where its code decides, the kind for each code
``forms``       further forms of a thing's name: ``{ $kind_one }`` is the attribute ``one`` of its message
``optional``    what an action may lack; like a parameter without a value it is the word ``none`` then
``parts``       what the code of a thing, which is told as it is written, says besides: ``{ $square_bid }`` is its only number,
                ``{ $square_market }`` the market that belongs to its first letter
``unplaced``    parameters of a kind of event that only the board before it can tell, and that no sentence names
``sought``      what a fault of a position names that is looked for in its text, the first that is there
``facts``       what a prompt is told, and where in the moment it stands
==============  =====================================================================================================
"""

from functools import cache

import msgspec

from deben.locale.source import HasTexts

__all__ = ["Vocabulary", "vocabulary"]


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the parameters of a game mean."""

    things: dict[str, str | dict[str, str]]
    facts: dict[str, str | list[str]]
    forms: dict[str, list[str]] = {}
    optional: list[str] = []
    parts: dict[str, dict[str, str | dict[str, str]]] = {}
    unplaced: dict[str, list[str]] = {}
    sought: list[str] = []


FILE = "words.json"
PLAIN = Vocabulary({"seat": "player", "by": "player", "source": "source"}, {"seat": "actor"})
"""What parameters mean in a game that says nothing of them."""


@cache
def vocabulary(game: HasTexts) -> Vocabulary:
    """Return what the parameters of a game mean."""
    file = game.folder / "locale" / FILE
    return msgspec.json.decode(file.read_bytes(), type=Vocabulary) if file.is_file() else PLAIN
