### I testi del comando `deben`. I comandi sono messaggi, le loro opzioni attributi.

## The Duel's table

cli-duel-legend =
    o obelisco · l piramide chiara, d scura · t tempio, valore · c camera, numero
    T prendere (take) · B schieramento (build) · R assalto (rush) · S scambio (swap)
cli-duel-hidden = Pila { $pile } · Magazzino { $warehouse } · Barche da scaricare { $unloads }
cli-duel-group =
    .place = Piazzare una pedina
    .unload = Scaricare una barca
    .play = Giocare un gettone azione
    .take = Prendere un gettone
    .swap = Invertire due gettoni
    .end = Oppure
