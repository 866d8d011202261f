### Il tavolo in parole: una partita detta in frasi ed elenchi, per le orecchie, per il Braille e per chi ama le parole.

## Le scelte a gruppi

text-group-duel =
    { $kind ->
        [place] Piazzare una pedina
        [unload] Scaricare una barca
        [play] Giocare un gettone azione
        [take] Prendere un gettone dalla barca { $boat }
        [swap] Invertire gettoni della barca { $boat }
       *[other] Altrimenti
    }

## Che cosa si può chiedere: i nomi di ogni domanda, per primo quello proposto

text-topic-port = porto, caselle, pedine
text-topic-boats = barche, carico
text-topic-stock = pila, scorta, magazzino, da venire
text-topic-sites = siti, conteggio

## Il Duello

text-duel-slots = Barca { $boat }: spazio 1, { $one }; spazio 2, { $two }; spazio 3, { $three }.
text-duel-way = La sua corsia, allontanandosi dal molo: { $squares }.
text-duel-now = Scaricata ora: { $parts }.
text-duel-goes = spazio { $slot }, { $token }, a { $player }
text-duel-lost = spazio { $slot }, { $token }, fuori dal gioco
text-duel-pawns = Pedine nella riserva: { $pawns }.
text-duel-site = { $site }, lato { $side }: { $held }. Punti: { $points }. Conteggio: { $how }.
text-duel-tokens = Gettoni azione: { $tokens }. Punti: { $points }.
text-duel-on-port = Pedine nel porto. Punti: { $points }.
text-duel-total = Punti in totale se finisse ora: { $points }.
text-duel-light-dark = chiara { $light }, scura { $dark }
text-duel-unloads = Barche scaricate finora: { $unloads }.
text-duel-unseen = Ancora coperti: { $tokens }.
text-duel-first-five = { $player } ha avuto per primo cinque obelischi.
text-duel-stock = Pila e magazzino
# What a pawn would wait for in one of its two lanes
text-lane =
    Barca { $boat }: { $place ->
        [1] primo
        [2] secondo
       *[3] terzo
    } posto, per { $token }.
