"""What a table of Nefertiti chooses before it starts (N2.1, N9, N12, N13, N14)."""

import msgspec

from ..contract import OptionsError
from .board import CHARACTER_NAMES, DATA, DRAWN_CHARACTERS, MARKETS
from .state import State

__all__ = ["Options", "blank", "check", "default_options", "options_of", "seals_in_play", "sides_of"]

RANDOM_STALL = 2
LOOSE = {character.name: character.copies for character in DATA.character if not character.stack}
LOOSE_CARDS = [(name, copy) for name, copies in LOOSE.items() for copy in range(copies)]
STALL_CHOICES = ("discovery", "advanced")
CHARACTER_CHOICES = ("base", "random", *DATA.scenarios)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choices.

    ``stalls`` is ``discovery``, ``advanced`` (at random) or a letter L or R for each market.  ``characters`` is ``base``,
    ``random`` (six are drawn), the name of a scenario, or six names with commas: ``vizier,oracle,…``, the Royal Maid at most twice.
    ``memphis`` left open means on with five players and off with fewer.
    """

    players: int = 4
    stalls: str = "discovery"
    characters: str = "base"
    memphis: bool | None = None


def default_options(players: int) -> Options:
    """Return what suits a first match with this number of players."""
    return check(Options(players=players))


def check(options: Options) -> Options:
    """Return the options with nothing left open; raises ``OptionsError`` for an impossible combination."""
    if not 2 <= options.players <= 5:
        raise OptionsError("nefertiti-players", f"Nefertiti is for 2 to 5 players, not {options.players}", players=options.players)
    if options.players == 5 and options.memphis is False:
        raise OptionsError("nefertiti-five-need-memphis", "five players need Memphis (N9.2)")
    stalls = options.stalls.lower()
    if stalls not in STALL_CHOICES:
        stalls = options.stalls.upper()
        if len(stalls) != MARKETS or not set(stalls) <= {"L", "R"}:
            raise OptionsError(
                "nefertiti-stalls",
                f"stalls are discovery, advanced or four letters L or R, not {options.stalls!r}",
                given=options.stalls,
            )
    memphis = options.players == 5 if options.memphis is None else options.memphis
    return Options(options.players, stalls, check_characters(options.characters), memphis)


def check_characters(given: str) -> str:
    """Return the choice of characters, names in the order of the data; raises ``OptionsError`` if it is none."""
    text = given.lower().strip()
    if text in CHARACTER_CHOICES:
        return text
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in LOOSE:
            known = ", ".join((*CHARACTER_CHOICES, *LOOSE))
            raise OptionsError("nefertiti-character", f"{name!r} is no choice of characters; there are: {known}", given=name)
        if names.count(name) > LOOSE[name]:
            raise OptionsError("nefertiti-character-copies", f"there is no further copy of {name!r}", given=name)
    if len(names) != DRAWN_CHARACTERS:
        raise OptionsError(
            "nefertiti-character-count", f"six characters are chosen besides the stacks, not {len(names)}", count=len(names)
        )
    return ",".join(sorted(names, key=CHARACTER_NAMES.index))


def blank(options: Options) -> State:
    """Return a state that holds the options and nothing else."""
    state = State()
    state.players = options.players
    state.memphis = int(bool(options.memphis))
    state.began = _stalls_number(options.stalls)
    state.cast = _characters_number(options.characters)
    for market, side in enumerate(sides_of(options.stalls)):
        state.visible[market] = side
    chosen = _chosen(options.characters)
    state.draw_six = int(options.characters == "random")
    for i, character in enumerate(DATA.character):
        copies = character.copies - (options.players in character.without) if character.stack else chosen.count(character.name)
        state.characters[i] = copies
    state.supply = seals_in_play(options)
    return state


def seals_in_play(options: Options) -> int:
    """Return how many royal seals there are: more when any part of the expansion is in use (N1.4)."""
    expansion = options.characters != "base" or options.memphis or options.players in (2, 5)
    return DATA.seals["expansion" if expansion else "base"]


def sides_of(stalls: str) -> list[int]:
    """Return the side that each market shows for a choice of stalls, 2 where chance decides (N2.1)."""
    if stalls == "advanced":
        return [RANDOM_STALL] * MARKETS
    sides = DATA.discovery.values() if stalls == "discovery" else ["left" if letter == "L" else "right" for letter in stalls]
    return [int(side == "right") for side in sides]


def _chosen(characters: str) -> list[str]:
    """Return the names of the characters outside the stacks, once for each copy."""
    if characters == "random":
        return []
    if characters == "base":
        return [c.name for c in DATA.character if c.set == "base" and not c.stack for _ in range(c.copies)]
    return DATA.scenarios.get(characters) or characters.split(",")


def options_of(state: State) -> Options:
    """Return the options a state was set up with."""
    return Options(state.players, _stalls_text(state.began), _characters_text(state.cast), bool(state.memphis))


def _stalls_number(stalls: str) -> int:
    """Return the choice of stalls as a number: discovery, advanced, or a bit for each right stall after those."""
    if stalls in STALL_CHOICES:
        return STALL_CHOICES.index(stalls)
    return len(STALL_CHOICES) + sum(1 << market for market, letter in enumerate(stalls) if letter == "R")


def _stalls_text(number: int) -> str:
    """Return the choice of stalls that a number stands for."""
    if number < len(STALL_CHOICES):
        return STALL_CHOICES[number]
    bits = number - len(STALL_CHOICES)
    return "".join("LR"[(bits >> market) & 1] for market in range(MARKETS))


def _characters_number(characters: str) -> int:
    """Return the choice of characters as a number: a known choice, or a bit for each copy of the six named ones."""
    if characters in CHARACTER_CHOICES:
        return CHARACTER_CHOICES.index(characters)
    names = characters.split(",")
    return sum(1 << i for i, (name, copy) in enumerate(LOOSE_CARDS) if names.count(name) > copy)


def _characters_text(number: int) -> str:
    """Return the choice of characters that a number stands for; six bits are always more than the known choices."""
    if number < len(CHARACTER_CHOICES):
        return CHARACTER_CHOICES[number]
    return ",".join(name for i, (name, _) in enumerate(LOOSE_CARDS) if (number >> i) & 1)
