### Ciò che dice solo la pagina: i suoi comandi, forme brevi per i posti piccoli, la spiegazione delle scelte.

## Inizio e preparazione

page-about-nefertiti = Manda i tuoi servitori ai mercati del Nilo, fai offerte per i doni più belli e fai valere i tuoi più di quelli degli altri.
page-facts-nefertiti = da 2 a 5 giocatori · circa 45 minuti
page-stalls-about =
    { $stalls ->
        [advanced] Ogni mercato comincia con una bancarella a caso.
       *[discovery] Consigliato per una prima partita.
    }
page-order = Le ultime carte del mazzo, nell’ordine in cui saranno pescate
page-order-card = { $card }, { $place } di { $count }, da spostare con le frecce
page-order-first = pescata per prima
page-order-last = pescata per ultima
page-order-done = Rimetti in quest’ordine
page-characters-about =
    { $characters ->
        [base] I sette personaggi del gioco base.
        [random] Sei estratti a sorte, oltre a Mercanti e Scribi.
        [curse-of-amon] Sacerdote e Mercante di Amon, Visir, Tesoriere, Mendicante, Commerciante.
        [palace-intrigue] Due Ancelle reali, Scriba reale, Mercante di Amon, Ladro itinerante, Oracolo.
       *[race-on-the-nile] Gran Sacerdote, Tesoriere, Mendicante, Ladro itinerante, Ladro, Commerciante.
    }
page-cast-pick = scelti uno per uno
page-cast-about =
    { $left ->
        [0] I { $picks } personaggi sono scelti.
       *[other] Partecipano { $picks } personaggi, oltre a Mercanti e Scribi; scelti: { $chosen }, estratti a sorte fra { $among }: { $left }.
    }
page-cast-wish =
    { $wish ->
        [in] con
        [out] senza
       *[maybe] a sorte
    }
page-cast-full = { $picks } personaggi sono scelti: togline uno per prenderne un altro.
page-memphis-about = Un quinto posto sul Nilo, doni stranieri che alzano gli altri, e papiri.

## Il tabellone di Nefertiti

page-square = { $square }, offerta { $bid }
page-covered = La bancarella coperta
page-covered-short = prossima bancarella
page-market-closed = chiuso
page-market-shut = chiuso per sempre
page-market-settling = in chiusura: prima l’offerta più alta
page-reserve = Riserva
page-reserve-at = Riserva di { $market }: { $deben } Deben
page-reserve-about = Qui si versano le offerte. La metà, arrotondata per eccesso, è ora { $half } Deben.
page-closing-group = { $now } su { $needed } vicini
page-closing-colours = { $now } colori su { $needed }, { $pieces } servitori su { $pieces_needed }
page-closing-levels = { $now } livelli su { $needed }
page-closing-line = { $now } su { $needed } in fila
page-closing-sum = somma { $now } su { $needed }
page-closing-sum-exact = somma { $now }: chiude a { $exactly } o { $needed }+
page-closing-dice = due dadi su offerte occupate: { $chance } %
page-closing-chain = un dado fino a { $now }: { $chance } %
page-closes-group = Chiude con { $needed } vicini: { $now } su { $needed }
page-closes-colours = Chiude con { $needed } colori ({ $now }) o { $pieces_needed } servitori ({ $pieces })
page-closes-levels = Chiude quando ogni livello è occupato: { $now } su { $needed }
page-closes-line = Chiude con { $needed } in fila: { $now } su { $needed }
page-closes-sum = Chiude a una somma di { $needed } o più: { $now } su { $needed }
page-closes-sum-exact = Chiude a una somma di { $exactly } o da { $needed } in su: ora { $now }
page-closes-dice = Chiude se entrambi i dadi mostrano offerte occupate: { $chance } %
page-closes-chain = Chiude se il dado mostra { $now } o meno: { $chance } %
page-closes-not-yet = Non può ancora chiudere
page-ordinal = { $place }º
page-if-closed = Se chiudesse ora, saresti { $places } su { $count }.
page-if-closed-other = Se chiudesse ora, { $player } avrebbe l’offerta più alta: { $bid }.
page-if-placed = Qui saresti { $place } su { $count }.
page-too-dear =
    Hai { $deben } Deben: come miglior offerente non potresti pagare { $bid }, { $gifts ->
        [yes] non prenderesti nulla e scarteresti un dono.
       *[no] e non prenderesti nulla.
    }
page-best-bidder = offerta più alta, { $bid }
page-bid-of = offerta { $bid }
page-closing-best =
    { $symbol ->
        [single] ha pagato { $bid } e prende un solo dono
        [extra] ha pagato { $bid } e prende tre doni in basso, o quello in alto con il sigillo e uno in basso
        [port] ha pagato { $bid } e prende due doni
       *[other] ha pagato { $bid } e prende due doni in basso, o quello in alto con il sigillo
    }
page-closing-more = può prenderne ancora uno
page-closing-unpaid = non può pagare { $bid }: non prende nulla e scarta un dono
page-closing-buy = compra un dono per { $bid }, o prende metà della Riserva: { $half }
page-closing-half = non può pagare { $bid }: può prendere solo metà della Riserva, { $half }
page-bidder-nothing = non prende nulla
page-bidder-seal = sigillo reale
page-bidder-takes =
    { $deben ->
        [0] { $player } prende: { $things }.
       *[other] { $player } paga { $deben } Deben: { $things }.
    }
page-closing-collector = un raccoglitore: sposta Deben sulle altre Riserve, o prende un dono per il proprietario neutrale
page-closing-spread = mette Deben su altre Riserve: ancora { $count }
page-memphis-gifts =
    { $enough ->
        [yes] { $gifts } doni: pronto
       *[no] { $gifts } doni su { $needed }
    }
page-memphis-closes =
    { $enough ->
        [yes] I doni qui vengono assegnati quando ne arriva uno nuovo e ce ne sono almeno { $needed }: ce ne sono { $gifts }.
       *[no] I doni qui vengono assegnati quando ne arriva uno nuovo e ce ne sono almeno { $needed }: { $gifts } su { $needed }.
    }
page-courses = Quotazioni
page-course-now =
    { $owners ->
        [0] Nessuno ne ha; il primo varrebbe { $now }.
        [one] { $now } ciascuno, con un proprietario.
       *[other] { $now } ciascuno, con { $owners } proprietari.
    }
page-course-more = Con un proprietario in più: { $more }.
page-course-fewer = Con un proprietario in meno: { $fewer }.
page-course-unseen = Ancora nel mazzo: { $unseen }.
page-course-foreign = Un dono straniero: +{ $plus } per ogni dono di questo tipo del suo proprietario.
page-deck = Carte nel mazzo
page-supply = Sigilli nella scorta
page-symbol-coin = Moneta: piazzare qui frutta 1 Deben dalla Riserva.
page-symbol-single = Carta singola: il miglior offerente prende un solo dono.
page-symbol-extra = Carta extra: il miglior offerente può prendere un dono inferiore in più.
page-characters = Personaggi da reclutare
page-stack-below = Sotto, nella pila: { $names }.
page-servants = Pezzi in mano
page-deben = Denaro in Deben
page-seals = Sigilli reali
page-seal-here = Un sigillo reale: va a chi prende questa carta.
page-prestige = Prestigio segnato in partita
page-last-roll = ultimo lancio

company-lobby-stalls = bancarelle: { $choice }

replay-deck = Mazzo

## Che cosa costa e che cosa porta una scelta

effect-nefertiti-deben = { $change } Deben
effect-nefertiti-seals =
    { $count ->
        [one] { $change } sigillo
       *[other] { $change } sigilli
    }
effect-nefertiti-points =
    { $count ->
        [one] { $change } punto
       *[other] { $change } punti
    }
effect-nefertiti-pay =
    { $you ->
        [yes] Paghi { $amount } Deben e te ne restano { $left }.
       *[no] { $player } paga { $amount } Deben e ne tiene { $left }.
    }
effect-nefertiti-get =
    { $you ->
        [yes] Ricevi { $amount } Deben e ne avrai { $left }.
       *[no] { $player } riceve { $amount } Deben e ne avrà { $left }.
    }
effect-nefertiti-left =
    { $you ->
        [yes] Sigilli che avrai: { $left }.
       *[no] Sigilli che avrà { $player }: { $left }.
    }
effect-nefertiti-later = poi { $text } ({ $market })
effect-nefertiti-flows =
    { $you ->
        [yes] I tuoi Deben: { $parts }; te ne resteranno { $left }.
       *[no] Deben di { $player }: { $parts }; ne resteranno { $left }.
    }
effect-nefertiti-have =
    { $you ->
        [yes] Avrai { $left } Deben.
       *[no] { $player } avrà { $left } Deben.
    }
effect-nefertiti-scores = segna { $points }
effect-nefertiti-sees-sign = { $count ->
        [one] vede 1 carta
       *[other] vede { $count } carte
    }
effect-nefertiti-sees = { $count ->
        [one] Guardi l’ultima carta del mazzo e puoi scambiarla.
       *[other] Guardi le ultime { $count } carte del mazzo, puoi scambiarne alcune e le rimetti nell’ordine che vuoi.
    }
effect-nefertiti-steps-sign = { $count } servitori
effect-nefertiti-steps = In questo turno piazzerai { $count } servitori.
effect-nefertiti-turned-sign = coperto
effect-nefertiti-turned = Resta coperto finché questo mercato non riapre.
effect-nefertiti-collected-sign = al neutrale
effect-nefertiti-collected = Va al proprietario neutrale: { $gift }.
effect-nefertiti-spread = { $amount } Deben: dalla Riserva di { $market } a { $markets }.
effect-nefertiti-scatter = I { $amount } Deben di questa Riserva vanno alle Riserve che scegli tu.
effect-nefertiti-closes = { $market } chiude.
effect-nefertiti-chance = Il mercato chiude con una probabilità del { $chance } %.
effect-nefertiti-chance-sign = chiude { $chance } %

## Che cosa può seguire a un’offerta

fan-nefertiti-open = { $market } è ancora aperto dopo i tuoi prossimi { $turns } turni
fan-nefertiti-closed =
    { $when ->
        [now] { $market } chiude subito
        [soon] { $market } chiude prima del tuo prossimo turno
       *[later] { $market } chiude più tardi
    }{ $place ->
        [0] { "" }
       *[other] : sei { $ordinal }
    }
fan-nefertiti-unpaid = non puoi pagare
