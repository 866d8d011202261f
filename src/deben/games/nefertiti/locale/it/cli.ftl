### I testi del comando `deben`. I comandi sono messaggi, le loro opzioni attributi.

## Nefertiti's table

cli-nefertiti-legend =
    A–E servitori, a b raccoglitori dei giocatori · ◎ Deben, moneta · ◆ sigillo · ▪ una carta, + extra
    ●○ servitori in mano, fuori · ■□ raccoglitori · a │ quella coperta · ▲ dono in alto, 1 2 3 in basso
cli-nefertiti-market =
    .reserve = Riserva { $deben }◎
    .closed = mercato chiuso
    .shut = chiuso per sempre
    .dice = dadi { $dice }:
cli-nefertiti-closes =
    .group = gruppo { $now }/{ $needed }
    .colours = colori { $now }/{ $needed } o pezzi { $standing }/{ $pieces }
    .levels = livelli { $now }/{ $needed }
    .line = in fila { $now }/{ $needed }
    .sum = somma { $now } → { $goal }
    .dice = due dadi su { $bids }
    .chain = dado ≤ catena { $now }
cli-nefertiti-seat =
    .scored = segnati { $points }
    .priest = Sacerdote di Amon
cli-nefertiti-below =
    .characters = Personaggi
    .courses = Quotazioni
    .deck = Mazzo { $cards } · Sigilli nella scorta { $seals }
    .known = Le ultime carte
    .covered = Bancarelle coperte
cli-nefertiti-pane =
    .markets = Mercati
    .players = Giocatori
    .court = Corte
    .signs = Segni
cli-nefertiti-group =
    .recruit = Reclutare un personaggio
    .place = Piazzare un pezzo
    .close = Chiudere un mercato
    .take = Prendere una carta
    .give = Scegliere un tuo dono
    .owner = Scambiare con
    .type = Nominare un tipo
    .market = Scegliere un mercato
    .amount = Prendere Deben
    .order = Mettere in ordine le carte
    .end = Oppure

## Other commands

cli-rules-stalls = Le bancarelle come le conosce questo programma, riga per riga (c moneta, s carta singola, x carta extra), e quanto ne siamo sicuri:
