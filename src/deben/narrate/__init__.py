"""Games in sentences: reasons, events, actions and positions in the languages of people.

Text interfaces, logs and screen readers ask a :class:`Narrator`; games know codes and numbers, the locale files know texts, and
this room brings the two together.  A game has a module here with its name.
"""

from .narrator import Narrator
from .sentences import Sentences

__all__ = ["Narrator", "Sentences"]
