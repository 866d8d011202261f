### The texts of the `deben` command. Commands are messages, their options are attributes.

## Nefertiti's table

cli-nefertiti-legend =
    A–E servants, a b collectors of those players · ◎ Deben, coin · ◆ seal · ▪ single, + extra card
    ●○ servants in hand, away · ■□ collectors · at │ the covered stall · ▲ upper gift, 1 2 3 lower ones
cli-nefertiti-market =
    .reserve = Reserve { $deben }◎
    .closed = closed tile
    .shut = closed for good
    .dice = dice { $dice }:
cli-nefertiti-closes =
    .group = group { $now }/{ $needed }
    .colours = colours { $now }/{ $needed } or pieces { $standing }/{ $pieces }
    .levels = levels { $now }/{ $needed }
    .line = in a line { $now }/{ $needed }
    .sum = sum { $now } → { $goal }
    .dice = two dice on { $bids }
    .chain = die ≤ chain { $now }
cli-nefertiti-seat =
    .scored = scored { $points }
    .priest = Priest of Amon
cli-nefertiti-below =
    .characters = Characters
    .courses = Values
    .deck = Deck { $cards } · Seals in the supply { $seals }
    .known = The last cards
    .covered = Covered stalls
cli-nefertiti-pane =
    .markets = Markets
    .players = Players
    .court = Court
    .signs = Signs
cli-nefertiti-group =
    .recruit = Recruit a character
    .place = Place a piece
    .close = Close a market
    .take = Take a card
    .give = Choose a gift of yours
    .owner = Exchange with
    .type = Name a type
    .market = Choose a market
    .amount = Take Deben
    .order = Put the cards in order
    .end = Otherwise

## Other commands

cli-rules-stalls = The stalls as this program has them, row by row (c coin, s single card, x extra card), and how certain each is:
