"""Texts of Deben in English, French and Italian: one set of Fluent files for Python and for the browser.

`Translator` gives the texts, `pick_language` the language; the rules as a book are in `deben.locale.rulebook`.
"""

from deben.locale.errors import BrokenMessage, LocaleError, UnknownLanguage, UnknownMessage
from deben.locale.languages import LANGUAGES, pick_language
from deben.locale.translator import Translator

__all__ = [
    "LANGUAGES",
    "BrokenMessage",
    "LocaleError",
    "Translator",
    "UnknownLanguage",
    "UnknownMessage",
    "pick_language",
]
