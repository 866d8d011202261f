"""Options as data: what each of them may be, as people write it and as the small number that a state keeps.

Named choices have numbers in a row.  After them come texts with a letter for each of several things, the second letter being a bit;
names with commas, for which there are cards to choose from, are a bit for each card instead.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..kernel.record import Ints, Record
from .errors import OptionsError

__all__ = ["OptionField", "blank_with", "values_in"]

Value = int | str | bool | None


@dataclass(frozen=True)
class OptionField:
    """One option of a game."""

    name: str
    """What it is called."""
    fault: str
    """The code of the error for a value that is none."""
    choices: tuple[Value, ...] = ()
    """What a form offers; empty where the option is free text."""
    first: int = 0
    """The number of the first choice."""
    letters: tuple[str, ...] = ()
    """The two letters for each of several things."""
    cards: tuple[str, ...] = ()
    """Cards of which some can be chosen by name, a name for each copy."""
    picks: int = 0
    """How many of them."""
    param: str = "given"
    """What the error calls the value."""

    def number(self, value: Value) -> int:
        """Return the number of a value as people write it, in any case; raises ``OptionsError``."""
        plain = value.strip().lower() if isinstance(value, str) else value
        if plain in self.choices:
            return self.first + self.choices.index(plain)
        if isinstance(plain, str) and self.cards:
            return self._picked([name.strip() for name in plain.split(",")])
        bits = [pair.lower().find(letter) for letter, pair in zip(str(plain), self.letters, strict=False)]
        if not bits or len(str(plain)) != len(self.letters) or min(bits) < 0:
            raise OptionsError(self.fault, f"{self.name} cannot be {value!r}; {self._possible}", **{self.param: value or ""})
        return self.first + len(self.choices) + sum(bit << place for place, bit in enumerate(bits))

    def _picked(self, names: list[str]) -> int:
        for name in names:
            if name not in self.cards:
                raise OptionsError(self.fault, f"{self.name} cannot be {name!r}; {self._possible}", given=name)
            if names.count(name) > self.cards.count(name):
                raise OptionsError(f"{self.fault}-copies", f"there is no further copy of {name!r}", given=name)
        if len(names) != self.picks:
            raise OptionsError(f"{self.fault}-count", f"{self.picks} names are chosen, not {len(names)}", count=len(names))
        return sum(1 << card for card, name in enumerate(self.cards) if names.count(name) > self.cards[:card].count(name))

    @property
    def _possible(self) -> str:
        """What the option can be, in words."""
        ways = [str(choice) for choice in self.choices]
        ways += [f"letters {' '.join(self.letters)}"] if self.letters else []
        ways += [f"{self.picks} of {' '.join(dict.fromkeys(self.cards))}"] if self.cards else []
        return f"there are: {', '.join(ways)}"

    def value(self, number: int) -> Value:
        """Return the value that a number stands for, as people write it."""
        at = number - self.first
        if at < len(self.choices):
            return self.choices[at]
        if self.cards:  # so many bits are always more than the choices
            return ",".join(name for card, name in enumerate(self.cards) if (number >> card) & 1)
        bits = at - len(self.choices)
        return "".join(pair[(bits >> place) & 1] for place, pair in enumerate(self.letters))


def blank_with(
    state: Any, write: Callable[[Any, Any], int], fields: Sequence[OptionField], faults: Sequence[str], options: Any
) -> Any:
    """Return an empty state after options were written to it by a rule function; raises ``OptionsError``."""
    numbers = [field.number(getattr(options, field.name)) for field in fields]
    fault = write(state, np.array(numbers, np.int16).view(Ints))
    if fault:
        raise OptionsError(faults[fault], f"{faults[fault]}: {options}")
    return state


def values_in(state: Record, read: Callable[[Any, Any], None], fields: Sequence[OptionField]) -> dict[str, Any]:
    """Return the options that a rule function reads off a state, by name."""
    numbers = np.zeros(len(fields), np.int16).view(Ints)
    read(state, numbers)
    return {field.name: field.value(number) for field, number in zip(fields, numbers.tolist(), strict=True)}
