"""One word per thing: the words that were given up for another in each language do not come back."""

import re

import pytest

from .texts import text_files

GIVEN_UP: dict[str, dict[str, str]] = {
    "en": {
        r"\bCompany and conversation\b": "Chat", r"\bMovement\b": "Animation speed", r"\bDo not hear\b": "Mute",
        r"\blooking elsewhere\b": "in another tab",
    },
    "fr": {
        r"\boffres?\b(?! rien)": "enchère", r"\bmises?\b(?! en place| à )": "enchère", r"meilleure?s? offrant": "le plus offrant",
        r"possesseurs?": "propriétaire", r"\bcouloirs?\b": "rangée ou colonne", r"dites « terminé": "choisissez « Terminé »",
        r"\bgenres? de (tour|cadeau)": "possibilité, type", r"\bCompagnie\b": "Discussion", r"N’entendre": "Masquer",
        r"regarde ailleurs": "dans un autre onglet", r"\bMouvement\b": "Vitesse des animations",
        r"\bcôtés (A|B|des lieux|au sort)": "face",
        r"\bmisée?s?\b": "enchéri", r"\bchantiers?\b": "lieu", r"pour de bon": "définitivement", r"\barticles?\b": "règle",
        r"[Aa]ppelez (le Voleur|d’abord)": "recrutez", r"\bcarte en plus\b": "carte supplémentaire",
        r"adversaire doux": "adversaire indulgent", r"quand vous le pointez": "survolez ou touchez",
    },
    "it": {
        r"\bcollettor[ei]\b": "raccoglitore", r"possessor[ei]": "proprietario", r"\bbanc(o|hi)\b": "bancarella",
        r"di’ «fatto»": "premi «Fatto»", r"\bCronaca\b": "Registro", r"\bCompagnia\b": "Chat",
        r"guarda altrove": "in un’altra scheda",
        r"\bMovimento\b": "Velocità delle animazioni", r"Non sentire": "Silenzia", r"\btipo di turno\b": "possibilità",
        r"\bcantier[ei]\b": "sito", r"\barticol[oi]\b": "regola", r"\bdiario\b": "registro", r"\bcarta in più\b": "carta extra",
        r"dicendo «fatto»": "scegliendo «Fatto»", r"(Chiama|chiama) il Ladro": "recluta", r"faccia in su": "scoperto",
        r"avversario mite": "avversario facile", r"scarichi rimasti": "barche ancora da scaricare",
    },
}  # fmt: skip
"""By language: a word that was given up, as a pattern, and the one that is used."""


@pytest.mark.parametrize("lang", GIVEN_UP)
def test_a_thing_has_one_word(lang: str) -> None:
    found = [
        f"{path.name}:{number}: “{match.group()}”, the word is “{used}”"
        for path in text_files(lang)
        for number, line in enumerate(path.read_text(encoding="utf-8").replace("\u00a0", " ").splitlines(), 1)
        if not line.startswith("#")
        for given_up, used in GIVEN_UP[lang].items()
        for match in re.finditer(given_up, line)
    ]
    assert found == []
