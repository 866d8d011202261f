"""All texts there are: those of the house, and those that the games bring."""

from pathlib import Path

from deben.games import all_games
from deben.locale import Translator
from deben.locale.source import FOLDER

__all__ = ["all_texts", "text_files", "text_folders"]


def text_folders(lang: str) -> list[Path]:
    """Return every folder with texts of a language, that of the house first."""
    return [FOLDER / lang, *(folder for game in all_games() for folder in game.texts(lang))]


def text_files(lang: str) -> list[Path]:
    """Return every file with texts of a language."""
    return [file for folder in text_folders(lang) for file in sorted(folder.glob("*.ftl"))]


def all_texts(lang: str) -> Translator:
    """Return a translator that has the texts of all games at once, as the page does."""
    return Translator(lang, *text_folders(lang)[1:])
