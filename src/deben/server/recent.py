"""What was asked for last, and no more than so much of it."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

__all__ = ["Recent"]

K = TypeVar("K")
V = TypeVar("V")


class Recent(Mapping[K, V]):
    """Values by key, at most so many; of those not asked for longest the ones too many are dropped, and ``dropped`` is told each.

    Only ``recall`` and what keeps a value ask for it; looking it up as in any mapping does not.
    """

    def __init__(self, most: int, dropped: Callable[[V], object] = lambda _: None) -> None:
        self.most, self.dropped = most, dropped
        self._values: OrderedDict[K, V] = OrderedDict()

    def __getitem__(self, key: K) -> V:
        return self._values[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def recall(self, key: K) -> V | None:
        """Return a value, which is now the last that was asked for; None if it is not here, or no longer."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def put(self, key: K, value: V) -> V:
        """Keep a value as the last that was asked for, and return it."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self.most:
            self.dropped(self._values.popitem(last=False)[1])
        return value

    def recall_or_make(self, key: K, make: Callable[[], V]) -> V:
        """Return a value, made now if it is not here."""
        found = self.recall(key)
        return self.put(key, make()) if found is None else found
