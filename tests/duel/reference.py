"""The Duel written a second time, straight from the clauses and in another style, to check the program's rules against.

Everything is text in notation, a turn is a generator that offers its choices, and scores are worked out from the list of what
was taken.  Nothing is imported from the program.
"""

import re
from collections.abc import Generator
from itertools import groupby

Choices = Generator[set[str], str, None]

LANES = {  # nearest square first, D1.2
    "1": ["c1", "b1", "a1"], "2": ["c2", "b2", "a2"], "3": ["c3", "b3", "a3"],
    "a": ["a3", "a2", "a1"], "b": ["b3", "b2", "b1"], "c": ["c3", "c2", "c1"],
}  # fmt: skip
SQUARES = [column + row for row in "123" for column in "abc"]
LETTERS = {"T": "take", "B": "build", "R": "rush", "S": "swap"}
OTHER = {"N": "A", "A": "N"}


class Over(Exception):
    """A single boat is left (D7.1)."""


def tokens(text: str) -> list[str]:
    """Return the tokens of a text such as ``ot3c12*1T``."""
    found = re.findall(r"(o|l|d|t\d|c\d+|[TBRS?])(?:\*(\d+))?", text)
    return [code for code, times in found for _ in range(int(times or 1))]


class Table:
    """A table of the Duel that can be played on in notation."""

    def __init__(self, position: str) -> None:
        fields = dict(part.split("=") for part in position.split())
        self.sides = fields.get("sides", "AAAA")
        self.turn = fields.get("turn", "N")
        self.port = {s: sign for s, sign in zip(SQUARES, fields.get("port", "." * 9).replace("/", ""), strict=True) if sign != "."}
        self.boats = {name: tokens(load) for name, load in zip(LANES, fields["boats"].split("/"), strict=True) if load != "-"}
        self.warehouse = tokens(fields.get("warehouse", ""))
        self.pile = tokens(fields.get("pile", ""))
        owners = "AN" if fields.get("five") == "A" else "NA"
        self.taken = [(player, token) for player in owners for token in tokens(fields.get(player, ""))]
        self.spent: list[tuple[str, str]] = []
        self.unloads = 0
        self.choices = self.match()
        self.legal = next(self.choices)

    def play(self, action: str) -> None:
        """Carry out an action; afterwards ``legal`` is what may follow, nothing once it is over."""
        if action not in self.legal:
            raise ValueError(action)
        try:
            self.legal = self.choices.send(action)
        except StopIteration:
            self.legal = set()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return len(self.boats) == 1

    def match(self) -> Choices:
        """Play turns until a single boat is left (D3.1, D7.1)."""
        try:
            while True:
                yield from self.one_turn(self.turn)
                self.turn = OTHER[self.turn]
        except Over:
            return

    def one_turn(self, me: str) -> Choices:
        """Offer place, unload and play, or the pass (D3)."""
        choice = yield self.places(me) | self.ready() | self.playable(me) or {"pass"}
        if choice in LETTERS.values():
            letter = choice[0].upper()
            self.spent.append((me, letter))
            yield from {"T": self.take, "B": self.build, "R": self.rush, "S": self.swap}[letter]()
        elif choice in SQUARES:
            self.port[choice] = me
        elif choice != "pass":
            self.unload(choice)

    def pawns(self, player: str) -> int:
        """Return how many pawns a player has on the port."""
        return list(self.port.values()).count(player)

    def hand(self, player: str) -> list[str]:
        """Return everything a player has taken and not spent."""
        mine = [token for owner, token in self.taken if owner == player]
        for owner, token in self.spent:
            if owner == player:
                mine.remove(token)
        return mine

    def places(self, me: str) -> set[str]:
        """Return the free squares, for whoever has a pawn (D4)."""
        return {square for square in SQUARES if square not in self.port} if self.pawns(me) < 4 else set()

    def ready(self, *more: str) -> set[str]:
        """Return the unloads that are possible (D5.1), as if pawns stood on some more squares too."""
        pawns = {*self.port, *more}
        return {f"x{name}" for name in self.boats if len(pawns.intersection(LANES[name])) >= 2}

    def playable(self, me: str) -> set[str]:
        """Return the action tokens that can be carried out in full (D6)."""
        possible = {
            "T": bool(self.takeable()),
            "B": self.pawns(me) <= 2,
            "R": any(self.ready(square) for square in self.places(me)),
            "S": bool(self.ready()),
        }
        return {LETTERS[letter] for letter in LETTERS if letter in self.hand(me) and possible[letter]}

    def takeable(self) -> set[str]:
        """Return the slots whose token is no action token (D6.1)."""
        return {f"{name}:{slot}" for name, load in self.boats.items() for slot, token in enumerate(load, 1) if token not in LETTERS}

    def take(self) -> Choices:
        """Take a token; the warehouse fills its place (D6.1)."""
        name, slot = (yield self.takeable()).split(":")
        self.taken.append((self.turn, self.boats[name][int(slot) - 1]))
        self.boats[name][int(slot) - 1] = self.warehouse.pop(0)

    def build(self) -> Choices:
        """Place two pawns, and a third if one wants and can (D6.2, D6.5)."""
        for _ in range(2):
            self.port[(yield self.places(self.turn))] = self.turn
        if self.places(self.turn):
            choice = yield self.places(self.turn) | {"done"}
            if choice != "done":
                self.port[choice] = self.turn

    def rush(self) -> Choices:
        """Place a pawn, unload, and unload again if one wants and can (D6.3, D6.5)."""
        self.port[(yield {square for square in self.places(self.turn) if self.ready(square)})] = self.turn
        self.unload((yield self.ready()))
        if self.ready():
            choice = yield self.ready() | {"done"}
            if choice != "done":
                self.unload(choice)

    def swap(self) -> Choices:
        """Exchange two tokens, then unload (D6.4)."""
        name, pair = (yield {f"{name}:{pair}" for name in self.boats for pair in ("12", "13", "23")}).split(":")
        load, (first, second) = self.boats[name], (int(digit) - 1 for digit in pair)
        load[first], load[second] = load[second], load[first]
        self.unload((yield self.ready()))

    def unload(self, action: str) -> None:
        """Give tokens to pawns from the far slot inward, then refill the boat or let it go (D5)."""
        name, self.unloads = action[1], self.unloads + 1
        load = self.boats[name]
        for square in LANES[name]:
            if square in self.port:
                self.taken.append((self.port.pop(square), load.pop()))
        self.boats[name], self.pile = self.pile[:3], self.pile[3:]
        if not self.boats[name]:
            del self.boats[name]
            if len(self.boats) == 1:
                raise Over

    def first_to_five(self) -> str | None:
        """Return who took a fifth obelisk first (D8.1b, D8.7)."""
        counts = {"N": 0, "A": 0}
        for player, token in self.taken:
            counts[player] += token == "o"
            if counts[player] == 5:
                return player
        return None

    def breakdown(self, player: str) -> dict[str, int]:
        """Return the points of a player by source (D8)."""
        hand = self.hand(player)
        return {
            "obelisk": self.obelisk(player),
            "temple": self.temple(sorted(int(token[1:]) for token in hand if token[0] == "t")),
            "pyramids": self.pyramids(hand.count("l"), hand.count("d")),
            "chamber": self.chamber(sorted(int(token[1:]) for token in hand if token[0] == "c")),
            "tokens": sum(token in LETTERS for token in hand),
            "pawns": self.pawns(player),
        }

    def obelisk(self, player: str) -> int:
        """Return the points of D8.1a or D8.1b."""
        mine, theirs = self.hand(player).count("o"), self.hand(OTHER[player]).count("o")
        if self.sides[0] == "A":
            return mine + 6 * (mine > theirs)
        if mine >= 10:
            return 18
        return 12 if self.first_to_five() == player else 6 * (mine >= 5)

    def temple(self, values: list[int]) -> int:
        """Return the points of D8.2a or D8.2b."""
        if self.sides[1] == "A":
            return sum(values)
        points = 0
        while values:
            one_set = set(values)
            points += len(one_set) ** 2
            for value in one_set:
                values.remove(value)
        return points

    def pyramids(self, light: int, dark: int) -> int:
        """Return the points of D8.3a or D8.3b."""
        if self.sides[2] == "A":
            return sum(range(light + 1)) + sum(range(dark + 1))
        return {0: -6, 1: 0, 2: 4, 3: 10, 4: 18, 5: 30, 6: 45}[min(light, dark)]

    def chamber(self, numbers: list[int]) -> int:
        """Return the points of D8.4a or D8.4b."""
        runs = [len(list(run)) for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
        return 4 * len(runs) if self.sides[3] == "B" else sum(min(run, 5) ** 2 for run in runs)

    def winner(self) -> str:
        """Return who wins; a tie goes to Akhenaton, who did not start (D8.6)."""
        return max("NA", key=lambda player: (sum(self.breakdown(player).values()), player == "A"))
