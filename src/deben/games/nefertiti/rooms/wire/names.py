"""The names of nefertiti as types.  Written by ``python -m deben.wire.names`` from the rule code.  Do not edit."""

from typing import Literal

__all__ = [
    "AnyCard", "Card", "CharacterName", "Clause", "Ending", "Fault", "GiftCard", "GiftName", "Letter", "OptionName",
    "OwnerName", "Phase", "PlaceName", "PortName", "ReasonCode", "Rule", "Scorer", "Side", "SquareName", "Stack", "StallName",
    "Sure", "Symbol", "Why",
]  # fmt: skip

AnyCard = Literal[
    "senet", "double", "harp", "harp+1", "harp+2", "chair", "chair+1", "chair+2", "mirror", "mirror+1", "statuette",
    "statuette+1", "necklace", "necklace+1", "goldwork", "goldwork+1", "papyrus", "cup", "akhenaton", "travelling-thief", "?",
]  # fmt: skip
Card = Literal[
    "senet", "double", "harp", "harp+1", "harp+2", "chair", "chair+1", "chair+2", "mirror", "mirror+1", "statuette",
    "statuette+1", "necklace", "necklace+1", "goldwork", "goldwork+1", "papyrus", "cup", "akhenaton", "travelling-thief",
]  # fmt: skip
CharacterName = Literal[
    "vizier", "first-merchant", "merchant", "high-priest", "royal-maid", "thief", "scribe+3", "scribe+2", "scribe+1",
    "treasurer", "oracle", "beggar", "merchant-of-amon", "priest-of-amon", "royal-scribe", "travelling-thief", "trader",
]  # fmt: skip
Clause = Literal[
    "N1.1", "N1.8", "N3.1", "N3.2", "N3.3", "N3.4", "N4.6", "N5.2", "N5.5", "N5.6", "N6.1", "N6.2", "N6.3", "N8.2", "N8.3",
    "N8.5", "N8.6", "N8.7", "N8.8", "N9.1", "N10.1", "N10.2", "N10.3", "N10.5", "N10.6", "N10.7", "N12.3", "N12.4", "N12.6",
    "N12.7", "N12.8", "N14.1", "N14.2", "N14.4", "N5.4",
]  # fmt: skip
Ending = Literal[
    "now", "akhenaton", "barren",
]  # fmt: skip
Fault = Literal[
    "malformed-field", "unknown-field", "field-twice", "gifts-missing", "bad-players", "five-need-memphis", "bad-began",
    "bad-cast", "bad-number", "bad-numbers", "bad-word", "bad-seat", "bad-stalls", "bad-card", "bad-places", "bad-square",
    "bad-prestige", "bad-roll", "bad-luck", "no-memphis", "no-such-owner", "not-foreign", "too-many-copies",
    "too-many-characters", "traveller-twice", "seal-on-empty", "too-many-seals", "wrong-money", "too-much-money",
    "piece-hidden", "piece-twice", "piece-on-closed", "too-many-servants", "too-many-collectors", "wrong-total",
    "discarded-unclear", "akhenaton-misplaced", "sunk-misplaced", "wrong-tile", "aside-not-held", "holder-without-piece",
    "closing-missing", "closing-out-of-place", "closing-not-open", "wrong-piece", "wrong-recruit", "wrong-steps",
    "missing-for-phase", "not-over", "is-over", "step-impossible",
]  # fmt: skip
GiftName = Literal[
    "senet", "harp", "chair", "mirror", "statuette", "necklace", "goldwork", "papyrus", "cup",
]  # fmt: skip
GiftCard = Literal[
    "senet", "double", "harp", "harp+1", "harp+2", "chair", "chair+1", "chair+2", "mirror", "mirror+1", "statuette",
    "statuette+1", "necklace", "necklace+1", "goldwork", "goldwork+1", "papyrus", "cup",
]  # fmt: skip
Letter = Literal[
    "g", "a", "s", "l", "m",
]  # fmt: skip
OptionName = Literal[
    "players", "stalls", "characters", "memphis",
]  # fmt: skip
OwnerName = Literal[
    "seat1", "seat2", "seat3", "seat4", "seat5", "neutral",
]  # fmt: skip
Phase = Literal[
    "go-on", "turn", "servant", "collector", "reroll", "best", "discard", "buy", "collect", "spread", "merchant-owner",
    "merchant-want", "merchant-give", "maid-type", "maid-discard", "thief", "scribe", "treasurer-market", "treasurer-amount",
    "oracle-give", "oracle-take", "oracle-order", "beggar", "amon-give", "royal-scribe", "traveller-market", "traveller-gift",
    "trader-market", "trader-gift", "trader-give", "over",
]  # fmt: skip
PlaceName = Literal[
    "upper", "lower1", "lower2", "lower3",
]  # fmt: skip
PortName = Literal[
    "gizeh", "akhet-aton", "abou-simbel", "louqsor", "memphis",
]  # fmt: skip
ReasonCode = Literal[
    "over", "not-now", "step-is-due", "use-power-once", "must-take", "already-recruited", "too-late-to-recruit", "no-seal",
    "character-gone", "character-not-in-play", "character-gone-or-not-drawn", "character-covered", "priest-needs-servant",
    "needs-own-gift", "no-exchange-possible", "nobody-owns-anything", "nothing-to-steal", "reserves-empty", "deck-empty",
    "nowhere-to-travel", "no-trade-possible", "nothing-to-beg", "must-place", "must-close", "must-pass", "no-memphis",
    "memphis-closed", "priest-second-at-memphis", "market-closed", "market-closed-for-good", "stall-hidden", "square-taken",
    "collector-own-stall", "collector-best-bid", "servant-in-hand", "no-servant-there", "pass-with-servant", "dice-later",
    "dice-at-end", "dice-not-yours", "choose-by-kind", "choose-by-place", "place-empty", "gift-face-down", "upper-instead",
    "cannot-pay", "traveller-no-gift", "not-cheapest", "nothing-to-give-for", "not-docked", "owner-lacks", "needs-own-of-type",
    "same-card", "value-too-high", "not-at-bottom", "not-held", "too-expensive", "just-taken", "nothing-for-it", "wrong-type",
    "already-chosen", "owner-self", "no-such-owner", "same-partner", "no-exchange-with", "nobody-owns-type", "type-not-held",
    "same-reserve", "no-power-at-memphis", "reserve-empty", "akhenatons-market", "traveller-came-from", "no-gift-there",
    "no-trade-there", "reserve-too-small", "card-already-put", "no-such-card", "best-takes-no-half", "exchange-begun",
    "recruit-or-pass",
]  # fmt: skip
Rule = Literal[
    "group", "colours", "levels", "line", "sum", "dice", "chain",
]  # fmt: skip
Scorer = Literal[
    "vizier", "royal-maid", "scribe", "merchant-of-amon", "royal-scribe",
]  # fmt: skip
Side = Literal[
    "left", "right", "port",
]  # fmt: skip
SquareName = Literal[
    "gl0", "gl1", "gl2", "gl3", "gl4", "gl5", "gl6", "gl7", "gr1", "gr2", "gr3", "gr4", "gr5", "gr6", "gr7", "gr8", "al0",
    "al1", "al2", "al3", "al4", "al5", "al6", "al7", "al8", "al9", "ar0", "ar1", "ar2", "ar3", "ar4", "ar5", "ar6", "ar7",
    "ar8", "sl1a", "sl1b", "sl2a", "sl2b", "sl5a", "sl5b", "sl7", "sl8", "sr1", "sr2a", "sr2b", "sr2c", "sr3", "sr6", "sr7",
    "sr12", "ll1", "ll2", "ll3", "ll4", "ll5", "ll6", "ll7", "ll8", "lr1", "lr2", "lr3", "lr4", "lr5", "lr6", "lr7", "lr8",
    "lr9", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8",
]  # fmt: skip
Stack = Literal[
    "merchant", "scribe",
]  # fmt: skip
StallName = Literal[
    "gl", "gr", "al", "ar", "sl", "sr", "ll", "lr", "m",
]  # fmt: skip
Sure = Literal[
    "stated", "deduced", "reconstructed",
]  # fmt: skip
Symbol = Literal[
    "coin", "single", "extra",
]  # fmt: skip
Why = Literal[
    "first-servant", "coin", "treasurer", "beggar",
]  # fmt: skip
