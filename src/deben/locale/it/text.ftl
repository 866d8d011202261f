### Il tavolo in parole: una partita detta in frasi ed elenchi, per le orecchie, per il Braille e per chi ama le parole.

## La pagina

text-switch = Testo
    .about = Mostra il tavolo in parole, al posto del tabellone
text-setting = Tavoli in parole, senza tabellone
text-skip = Vai a che cosa si può fare
text-now = Adesso
text-do = Che cosa puoi fare
text-do-count =
    { $count ->
        [0] Ora non hai niente da decidere.
        [one] C’è una sola scelta.
       *[other] Ci sono { $count } scelte.
    }
text-happened = Che cosa è appena successo
text-happened-nothing = Non è ancora successo niente.
text-state = Il tavolo
text-scores = Se finisse ora
text-final = Com’è finita
text-points = { $player }: ancora nessun punto.
text-yours = Tocca a te. { $prompt }

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
text-group-nefertiti =
    { $kind ->
        [place] Piazzare un servitore: { $market }
        [collector] Piazzare un raccoglitore: { $market }
        [recruit] Reclutare un personaggio, per un sigillo
        [close] Chiudere un mercato
        [pick] Scegliere una carta a { $market }
        [want] Scegliere la carta che vuoi
        [give] Scegliere la carta che dai
        [owner] Scegliere un proprietario
        [type] Nominare un tipo di dono
        [market] Scegliere un mercato
        [amount] Scegliere un importo
        [order] Scegliere la carta che viene dopo
        [reserve] La Riserva a { $market }
       *[other] Altrimenti
    }
text-lanes = Nelle corsie: { $boats }.
text-lane = barca { $boat } (pedine: { $pawns })
text-swapped = { $one } e { $other } si scambiano di posto.
text-holds = Possiede: { $gifts }.

## Chiedere

text-ask = Chiedi al tavolo
    .about = Scrivi una parola e premi Invio: un luogo, un giocatore, «quotazioni», «perché …». «aiuto» dice che cosa si può chiedere. Il tasto / porta qui da ovunque.
    .go = Chiedi
text-answers = Domande e risposte
text-suggestions = Suggerimenti
text-asked = Hai chiesto: { $question }
text-unknown = «{ $question }» qui non significa niente. Chiedi «aiuto».
text-several = Più cose corrispondono: { $names }.
text-may = Ora si può fare: { $action }.
text-done = Fatto: { $action }.
text-may-not = { $action }: ora no. { $reason }
text-help-places = Puoi chiedere di: { $names }.
text-help-why = «perché» e un’azione dice perché ora non si può fare, per esempio «perché { $action }».
text-help-do = «fare» e una scelta, o la sua forma breve, la esegue, per esempio «fare { $action }».
text-help-clause = Il numero di un articolo, per esempio { $clause }, legge quella regola.

## Che cosa si può chiedere: i nomi di ogni domanda, per primo quello proposto

text-topic-help = aiuto, comandi
text-topic-now = adesso, a chi tocca, turno
text-topic-choices = scelte, che cosa posso fare
text-topic-why = perché, perché no
text-topic-do = fare, gioca
text-topic-scores = punteggi, punti, chi vince
text-topic-last = ultimo, che cosa è successo
text-topic-mine = mio, io, le mie cose
text-topic-port = porto, caselle, pedine
text-topic-boats = barche, carico
text-topic-stock = pila, scorta, magazzino, da venire
text-topic-sites = siti, conteggio
text-topic-my-gifts = i miei doni, le mie carte
text-topic-courses = quotazioni, valori
text-topic-characters = personaggi
text-topic-markets = mercati
text-topic-deck = mazzo, sigilli, da venire
text-topic-closing = chiusura, risoluzione

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
text-duel-total = Punti in tutto, se finisse ora: { $points }.
text-duel-light-dark = chiara { $light }, scura { $dark }
text-duel-unloads = Barche scaricate finora: { $unloads }.
text-duel-unseen = Ancora coperti: { $tokens }.
text-duel-first-five = { $player } ha avuto per primo cinque obelischi.
text-duel-stock = Pila e magazzino

## Nefertiti

text-row = Riga { $row }: { $squares }.
text-bid = offerta { $bid } ({ $square }): { $who }
text-bid-symbol = offerta { $bid } con { $symbol } ({ $square }): { $who }
text-free = libera
text-reserve = Riserva: { $deben } Deben; la metà, arrotondata per eccesso, è { $half }.
text-half = La metà della Riserva, arrotondata per eccesso: { $half }.
text-order = Nell’ordine delle offerte: { $pieces }.
text-order-piece = { $player }, offerta { $bid }
text-place = Nel { $place }: { $card }.
text-covered = L’altra bancarella: { $closes }; offerte { $bids }.
text-resolving = In corso di risoluzione: { $market }.
text-resolving-piece = In corso di risoluzione: { $market }, offerta { $bid }, { $player }.
text-purse = Deben: { $deben }; sigilli reali: { $seals }; servitori in mano: { $servants }.
text-collectors = Raccoglitori in mano: { $collectors }.
text-standing = Sul tabellone: { $squares }.
text-gift = { $gift }: { $count }. Vale { $each } l’uno, { $points } in tutto.
text-no-gifts = Nessun dono.
text-prestige = Prestigio segnato durante la partita: { $parts }.
text-priest = Conserva il Sacerdote di Amon.
text-dice = Tiene i dadi di Louqsor.
text-rolled = L’ultimo lancio: { $dice }.
text-total = Prestigio in tutto, se finisse ora: { $points }.
text-course-table = Con un proprietario { $one }, con due { $two }, con tre o più { $three }.
text-unseen = Ancora nel mazzo: { $cards }.
text-barren = Chiusure di fila senza carte comprate: { $count }.
text-holds-type = Proprietari: { $owners }.
text-barred = Akhenaton è stato pescato a { $market }.
text-deck = Mazzo e scorta
