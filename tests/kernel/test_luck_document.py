"""``docs/luck.md`` is exact: its vectors hold in the code, and in a second implementation written from the document alone."""

import ast
import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deben.games.duel.rules import RULES
from deben.kernel import luck as code
from deben.kernel.chance import Chance, choose, next_chance, seed_chance
from deben.kernel.entries.beginning import fill_one
from deben.kernel.executor import PythonExecutor
from deben.kernel.record import Ints, Record
from deben.kernel.rule import rebound, rule
from deben.match.commitment import commitment_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "luck.md"
VECTOR = re.compile(r"(\w+)\((.*)\) -> (.*)")
M = 1 << 32


def listed() -> list[str]:
    """Return the lines of the document's list, each with what stands further in below it."""
    listing = DOCUMENT.read_text(encoding="utf-8").split("```vectors\n")[1].split("```")[0]
    return re.sub(r"\n\s+", " ", listing).splitlines()


def vectors() -> list[tuple[str, tuple[Any, ...], Any]]:
    """Return each line of the document's list: a name, arguments, the value."""
    found = [VECTOR.fullmatch(line) for line in listed()]
    return [(m[1], ast.literal_eval(f"({m[2]},)"), ast.literal_eval(m[3])) for m in found if m]


@rule
def leave(state: Record, chance: Chance) -> None:
    """Fill in nothing."""


class Code:
    """What the program itself gives."""

    @staticmethod
    def luck(seed: int) -> code.Luck:
        luck = code.Luck()
        luck.key[:] = code.key_words(seed)
        return luck

    def key(self, seed: int) -> list[int]:
        return code.key_words(seed)

    def block(self, seed: int, stream: int, counter: int) -> list[int]:
        return list(code.block(self.luck(seed).key, counter, stream, code.ROUNDS))

    def number(self, word: int, n: int) -> int | None:
        """Let set-up meet the word, and after it only words that give 0: no number is what that second one gives, too late."""
        words = iter([word, 1])
        given = rebound(code.below, {"next_word": lambda _luck: next(words)})(None, n)
        return given if list(words) else None

    def setup(self, seed: int, bounds: list[int]) -> list[int]:
        luck = self.luck(seed)
        return [code.below(luck, n) for n in bounds]

    def shuffle(self, seed: int, k: int) -> list[int]:
        cards = np.arange(k, dtype=np.int8).view(Ints)
        code.shuffle(self.luck(seed), cards, k)
        return [int(card) for card in cards]

    def duel(self, seed: int) -> list[int]:
        state = PythonExecutor(RULES).setup(RULES.record(), seed)
        return [int(face) for face in (*state.boats.T.ravel(), *state.warehouse, *state.pile)]

    def roll(self, seed: int, counter: int, n: int) -> int:
        return code.keyed_below(self.luck(seed).key, counter, n)

    def filling(self, seed: int) -> list[int]:
        """Fill a position in by rules that leave the chance as they get it."""
        executor, chance = PythonExecutor(replace(RULES, resample=leave)), Chance()
        lucks = self.luck(seed).rows
        states = executor.hand(RULES.record, RULES.record().rows)
        executor.translated(fill_one)(states, executor.hand(code.Luck, lucks), executor.hand(Chance, chance.rows))
        return [int(word) for word in chance.word]

    def batch(self, seed: int, i: int) -> int:
        key = np.array(code.key_words(seed), np.uint32).view(Ints)
        code.advance_key(key, i)
        return sum(int(word) << (32 * place) for place, word in enumerate(key))

    def commitment(self, seed: int) -> str:
        return commitment_of(seed)

    def chance(self, low: int, high: int) -> list[int]:
        chance = Chance()
        seed_chance(chance, low, high)
        return [next_chance(chance) for _ in range(4)]

    def choices(self, low: int, high: int, bounds: list[int]) -> list[int]:
        chance = Chance()
        seed_chance(chance, low, high)
        return [choose(chance, n) for n in bounds]


ROUND = [(i, 4 + (i + s) % 4, 8 + (i + 2 * s) % 4, 12 + (i + 3 * s) % 4) for s in (0, 1) for i in range(4)]


class Again:
    """Luck once more, from the document, on lists and generators; it shares no line with the program."""

    def key(self, seed: int) -> list[int]:
        return [int.from_bytes(seed.to_bytes(32, "little")[at : at + 4], "little") for at in range(0, 32, 4)]

    def block(self, seed: int, stream: int, counter: int) -> list[int]:
        head = [int.from_bytes(b"expand 32-byte k"[at : at + 4], "little") for at in range(0, 16, 4)]
        start = [*head, *self.key(seed), counter, 0, stream, 0]
        now = list(start)
        for a, b, c, d in ROUND * 4:
            for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                now[x] = (now[x] + now[y]) % M
                turned = (now[z] ^ now[x]) * 2**bits
                now[z] = turned % M + turned // M
        return [(one + other) % M for one, other in zip(now, start, strict=True)]

    def number(self, word: int, n: int) -> int | None:
        whole, rest = divmod(word * n, M)
        return None if rest < M % n else whole

    def words(self, seed: int, stream: int) -> Iterator[int]:
        counter = 0
        while True:
            yield from self.block(seed, stream, counter)
            counter += 1

    def numbers(self, seed: int) -> Callable[[int], int]:
        words = self.words(seed, 0)
        return lambda n: next(number for word in words if (number := self.number(word, n)) is not None)

    def setup(self, seed: int, bounds: list[int]) -> list[int]:
        return list(map(self.numbers(seed), bounds))

    def arrange(self, seed: int, cards: list[int]) -> list[int]:
        draw = self.numbers(seed)
        for j in reversed(range(1, len(cards))):
            i = draw(j + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def shuffle(self, seed: int, k: int) -> list[int]:
        return self.arrange(seed, list(range(k)))

    def duel(self, seed: int) -> list[int]:
        kinds = [(12, 1), (6, 2), (3, 4), (1, 12), (3, 4)]
        copies = [many for many, faces in kinds for _ in range(faces)]
        return self.arrange(seed, [face for face, many in enumerate(copies) for _ in range(many)])

    def roll(self, seed: int, counter: int, n: int) -> int:
        *first, last = self.block(seed, 1, counter)
        fair = [number for word in first if (number := self.number(word, n)) is not None]
        return fair[0] if fair else last * n // M

    def filling(self, seed: int) -> list[int]:
        return self.block(seed, 2, 0)[:4]

    def batch(self, seed: int, i: int) -> int:
        return (seed + i) % 2**256

    def commitment(self, seed: int) -> str:
        return hashlib.sha256(b"deben seed 1:" + seed.to_bytes(32, "big").hex().encode()).hexdigest()

    def drawn(self, low: int, high: int) -> Iterator[int]:
        a, b, c, t = low, high, 0x9E3779B9, 1
        while True:
            r = (a + b + t) % M
            a, b, c, t = b ^ b // 2**9, 9 * c % M, (c * 2**21 % M + c // 2**11 + r) % M, (t + 1) % M
            if t > 13:
                yield r

    def chance(self, low: int, high: int) -> list[int]:
        return [word for word, _ in zip(self.drawn(low, high), range(4), strict=False)]

    def choices(self, low: int, high: int, bounds: list[int]) -> list[int]:
        return [word * n // M for word, n in zip(self.drawn(low, high), bounds, strict=False)]


def test_the_document_has_a_vector_for_everything() -> None:
    public = {name for name in vars(Again) if not name.startswith("_")} - {"words", "numbers", "arrange", "drawn"}
    assert {name for name, _, _ in vectors()} == public == {name for name in vars(Code) if not name.startswith("_")} - {"luck"}
    assert len(vectors()) == len(listed()), "every line is a vector"


@pytest.mark.parametrize("make", [Code, Again])
@pytest.mark.parametrize(("name", "arguments", "value"), vectors(), ids=lambda part: str(part)[:24])
def test_vector(make: type, name: str, arguments: tuple[Any, ...], value: Any) -> None:
    assert getattr(make(), name)(*arguments) == value


@pytest.mark.parametrize("seed", [3, 2**64 + 5, 2**255 + 2**31, 2**256 - 1])
def test_both_go_on_alike(seed: int) -> None:
    one, other = Code(), Again()
    bounds = [*range(1, 200), 2**31 - 1, 3 * 2**29, 2**30 + 1] * 2
    assert one.setup(seed, bounds) == other.setup(seed, bounds)
    assert one.duel(seed) == other.duel(seed)
    assert [one.roll(seed, i, 6) for i in range(50)] == [other.roll(seed, i, 6) for i in range(50)]
    assert one.choices(seed % M, seed % 97, bounds) == other.choices(seed % M, seed % 97, bounds)
    assert one.filling(seed) == other.filling(seed)


def test_large_bounds_really_draw_again() -> None:
    """With 3 * 2**29 a quarter of all words is one too many, so the vectors above have seen both ways."""
    words = [word for counter in range(64) for word in Again().block(1, 0, counter)]
    refused = [word for word in words if Again().number(word, 3 * 2**29) is None]
    assert 0.2 < len(refused) / len(words) < 0.3
    assert [Code().number(word, 3 * 2**29) for word in words] == [Again().number(word, 3 * 2**29) for word in words]
