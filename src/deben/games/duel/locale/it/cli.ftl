### I testi del comando `deben`. I comandi sono messaggi, le loro opzioni attributi.

## The Duel's table

cli-duel-legend =
    o obelisco · l piramide chiara, d scura · t tempio, valore · c camera, numero
    T prendere (take) · B schieramento (build) · R assalto (rush) · S scambio (swap)
cli-duel-hidden = Pila { $pile } · Magazzino { $warehouse } · Da scaricare: { $unloads }
cli-duel-group =
    .place = Piazza una pedina
    .unload = Scarica una barca
    .play = Gioca un gettone azione
    .take = Prendi un gettone
    .swap = Scambia due gettoni
    .end = Oppure
