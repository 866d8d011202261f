### Nefertiti, quello che il programma dice durante una partita. Il testo di riferimento è l'inglese.

game-nefertiti = Nefertiti
seat-nefertiti =
    { $seat ->
        [0] Giocatore 1
        [1] Giocatore 2
        [2] Giocatore 3
        [3] Giocatore 4
       *[4] Giocatore 5
    }

## Nomi

neutral-nefertiti = il possessore neutrale
market-nefertiti =
    { $market ->
        [gizeh] Gizeh
        [akhet-aton] Akhet-Aton
        [abou-simbel] Abou Simbel
        [louqsor] Louqsor
       *[memphis] Memphis
    }
side-nefertiti =
    { $side ->
        [left] la bancarella di sinistra
       *[right] la bancarella di destra
    }
place-nefertiti =
    { $place ->
        [upper] posto superiore
        [lower1] posto inferiore 1
        [lower2] posto inferiore 2
       *[lower3] posto inferiore 3
    }
    .short =
        { $place ->
            [upper] superiore
            [lower1] inferiore 1
            [lower2] inferiore 2
           *[lower3] inferiore 3
        }
symbol-nefertiti =
    { $symbol ->
        [coin] moneta
        [single] carta singola
       *[extra] carta extra
    }
gift-nefertiti =
    { $gift ->
        [senet] senet
        [double] doppio senet
        [harp] arpa
        [chair] sedia
        [mirror] specchio
        [statuette] statuetta
        [necklace] collana
        [goldwork] oreficeria
        [papyrus] papiro
        [cup] coppa
        [akhenaton] Akhenaton
       *[travelling-thief] Ladro itinerante
    }
    .one =
        { $gift ->
            [senet] un senet
            [double] un doppio senet
            [harp] un’arpa
            [chair] una sedia
            [mirror] uno specchio
            [statuette] una statuetta
            [necklace] una collana
            [goldwork] un’oreficeria
            [papyrus] un papiro
            [cup] una coppa
            [akhenaton] Akhenaton
           *[travelling-thief] il Ladro itinerante
        }
character-nefertiti =
    { $character ->
        [vizier] Visir
        [first-merchant] Primo Mercante
        [merchant] Mercante
        [high-priest] Gran Sacerdote
        [royal-maid] Ancella reale
        [thief] Ladro
        [scribe] Scriba
        [treasurer] Tesoriere
        [oracle] Oracolo
        [beggar] Mendicante
        [merchant-of-amon] Mercante di Amon
        [priest-of-amon] Sacerdote di Amon
        [royal-scribe] Scriba reale
        [travelling-thief] Ladro itinerante
       *[trader] Commerciante
    }
    .the =
        { $character ->
            [vizier] il Visir
            [first-merchant] il Primo Mercante
            [merchant] un Mercante
            [high-priest] il Gran Sacerdote
            [royal-maid] un’Ancella reale
            [thief] il Ladro
            [scribe] lo Scriba
            [treasurer] il Tesoriere
            [oracle] l’Oracolo
            [beggar] il Mendicante
            [merchant-of-amon] il Mercante di Amon
            [priest-of-amon] il Sacerdote di Amon
            [royal-scribe] lo Scriba reale
            [travelling-thief] il Ladro itinerante
           *[trader] il Commerciante
        }
source-nefertiti =
    { $source ->
        [deben] Deben
       *[seals] sigilli
    }

## Poteri

power-nefertiti-vizier = Segna 2 punti per ogni tipo diverso che possiedi. Non si scarta nulla.
power-nefertiti-first-merchant = Fai fino a due scambi come quelli di un Mercante, con due giocatori diversi.
power-nefertiti-merchant = Scambia un tuo dono con un dono di un altro giocatore, di un tipo che già possiedi; paga la differenza di valore massimo.
power-nefertiti-high-priest = In questo turno fai due passi uno dopo l’altro invece di uno: piazza due servitori.
power-nefertiti-royal-maid = Nomina un tipo. Chiunque ne possieda ne scarta una carta e la segna alla quotazione del momento.
power-nefertiti-thief = Prendi un dono a scelta, con il suo sigillo, dal mercato con la tessera «Mercato chiuso».
power-nefertiti-scribe = Scegli un tipo che possiedi: segna ogni suo dono alla quotazione più { $bonus }, poi scartali tutti.
power-nefertiti-treasurer = Prendi da 1 a 4 Deben dalla Riserva di un mercato.
power-nefertiti-oracle = Guarda le ultime cinque carte del mazzo, scambia doni con alcune di esse e rimettile nell’ordine che vuoi.
power-nefertiti-beggar = In ogni mercato prendi 1 Deben, copri un dono o non fare nulla.
power-nefertiti-merchant-of-amon = Scarta quanti dei tuoi doni vuoi per 8 punti ciascuno.
power-nefertiti-priest-of-amon = Conserva questa carta: alla fine frutta 0, 6, 9, 12 o 15 punti secondo il tuo rango, dal 1º al 5º.
power-nefertiti-royal-scribe = Scegli quanti dei tuoi doni vuoi: segna ciascuno alla quotazione più 1, poi scartali.
power-nefertiti-travelling-thief = Prendi il dono meno caro di un mercato; questa carta ne prende il posto, e chi la compra prosegue in un altro mercato.
power-nefertiti-trader = Fai fino a due scambi di un tuo dono con uno di un mercato; paga la differenza di valore massimo.

## Condizioni di chiusura

closing-nefertiti-group = chiude con un gruppo collegato di { $size } caselle occupate; il più grande ora: { $now }
closing-nefertiti-colours = chiude con servitori di { $colours } colori (ora { $now }) o con { $pieces } pezzi (ora { $standing })
closing-nefertiti-levels = chiude quando ciascuno dei suoi { $levels } livelli è occupato; ora: { $now }
closing-nefertiti-line = chiude con tre caselle occupate in una riga, una colonna o una diagonale; al massimo in una linea ora: { $now }
closing-nefertiti-sum = chiude quando le offerte occupate sommano { $least } o più; ora: { $now }
closing-nefertiti-sum-exact = chiude quando le offerte occupate sommano esattamente { $exactly }, oppure { $least } o più; ora: { $now }
closing-nefertiti-dice = chiude quando due dadi mostrano entrambi offerte occupate; occupate ora: { $bids }
closing-nefertiti-chain = chiude quando un dado non supera la lunghezza della catena più lunga; ora: { $now }

## Opzioni

option-nefertiti-players = Giocatori
    .help = Da 2 a 5. In due, dei raccoglitori agiscono per un possessore neutrale (N14); in cinque serve Memphis (N13).
option-nefertiti-stalls = Bancarelle visibili
    .help = discovery per una prima partita, advanced per lasciar decidere il caso in ogni mercato, oppure una lettera L (sinistra) o R (destra) per mercato nell’ordine Gizeh, Akhet-Aton, Abou Simbel, Louqsor (N2.1).
option-nefertiti-characters = Personaggi
    .help = base per il gioco base, random per sorteggiarne sei, uno scenario (curse-of-amon, palace-intrigue, race-on-the-nile), oppure sei nomi separati da virgole. I Mercanti e gli Scribi partecipano sempre (N9.1).
option-nefertiti-memphis = Porto di Memphis
    .help = Porta doni stranieri, papiri e un quinto luogo per i servitori (N12). Se non si sceglie, è in gioco solo in cinque giocatori.
choice-nefertiti =
    { $choice ->
        [discovery] scoperta
        [advanced] a caso
        [base] gioco base
        [random] sei a caso
        [curse-of-amon] La maledizione di Amon
        [palace-intrigue] Intrighi di palazzo
       *[race-on-the-nile] Corsa sul Nilo
    }
options-nefertiti-players = Nefertiti si gioca da 2 a 5 giocatori, non in { $players }.
options-nefertiti-five-need-memphis = In cinque giocatori serve Memphis (N9.2).
options-nefertiti-stalls = «{ $given }» non indica delle bancarelle: scrivi discovery, advanced, oppure L o R per ciascuno dei quattro mercati.
options-nefertiti-character = «{ $given }» non è una scelta di personaggi.
options-nefertiti-character-copies = Non c’è un’altra copia di «{ $given }».
options-nefertiti-character-count = Oltre ai Mercanti e agli Scribi si scelgono sei personaggi, non { $count }.

## Motivi

reason-nefertiti-over = La partita è finita.
reason-nefertiti-not-now = Non è questo che c’è da decidere. Ora si deve: { $step }.
reason-nefertiti-step-is-due = Questo non è facoltativo: { $step }.
reason-nefertiti-use-power-once = { $character }: un potere va usato almeno una volta.
reason-nefertiti-must-take = Il miglior offerente deve prendere ciò che la sua offerta paga; solo una carta extra si può lasciare.
reason-nefertiti-already-recruited = Un solo personaggio per turno, e il tuo l’hai già avuto: { $character }.
reason-nefertiti-too-late-to-recruit = Un personaggio si recluta soltanto prima di piazzare.
reason-nefertiti-no-seal = Non hai un sigillo reale con cui pagare.
reason-nefertiti-character-gone = Non resta nessun personaggio di questi: { $character }.
reason-nefertiti-character-covered = { $character }: la carta è più in basso nella sua pila; in cima c’è: { $top }.
reason-nefertiti-priest-needs-servant = { $character }: il potere non avrebbe effetto, perché non hai servitori né in mano né in un mercato.
reason-nefertiti-needs-own-gift = { $character }: il potere non avrebbe effetto, perché non possiedi doni.
reason-nefertiti-no-exchange-possible = { $character }: il potere non avrebbe effetto, perché non c’è uno scambio che tu possa fare e pagare.
reason-nefertiti-nobody-owns-anything = { $character }: il potere non avrebbe effetto, perché nessuno possiede doni.
reason-nefertiti-nothing-to-steal = { $character }: il potere non avrebbe effetto, perché non c’è un dono scoperto sotto la tessera «Mercato chiuso», a { $market }.
reason-nefertiti-reserves-empty = { $character }: il potere non avrebbe effetto, perché tutte le Riserve sono vuote.
reason-nefertiti-deck-empty = { $character }: il potere non avrebbe effetto, perché il mazzo è vuoto.
reason-nefertiti-nowhere-to-travel = { $character }: il potere non avrebbe effetto, perché nessun mercato raggiungibile ha un dono scoperto.
reason-nefertiti-no-trade-possible = { $character }: il potere non avrebbe effetto, perché nei mercati non c’è un dono che tu possa scambiare e pagare.
reason-nefertiti-must-place = Devi piazzare un servitore.
reason-nefertiti-must-close = Non hai servitori in mano: chiudi un mercato dove ne hai uno.
reason-nefertiti-must-pass = Tutti i tuoi servitori sono a Memphis: puoi soltanto passare.
reason-nefertiti-no-memphis = Memphis non è in gioco.
reason-nefertiti-memphis-closed = Da quando è stato pescato Akhenaton, nessuno può più piazzare a Memphis.
reason-nefertiti-priest-second-at-memphis = Il secondo passo del Gran Sacerdote non può andare a Memphis.
reason-nefertiti-market-closed = { $market } è un mercato chiuso.
reason-nefertiti-market-closed-for-good = { $market } è un mercato chiuso per sempre.
reason-nefertiti-stall-hidden = A { $market } la Riserva copre { $side }.
reason-nefertiti-square-taken = La casella { $square } non è libera: { $player } ci ha già un pezzo.
reason-nefertiti-collector-own-stall = In questo turno hai piazzato un servitore a { $market }, quindi lì non può andare un raccoglitore.
reason-nefertiti-collector-best-bid = In { $square } il raccoglitore sarebbe la migliore offerta: deve esserci un servitore davanti a lui.
reason-nefertiti-servant-in-hand = Non puoi chiudere un mercato finché hai servitori in mano: { $servants }.
reason-nefertiti-no-servant-there = Non hai servitori a { $market }.
reason-nefertiti-pass-with-servant = Non puoi passare finché hai servitori in mano: { $servants }.
reason-nefertiti-dice-later = I dadi li tieni tu, ma si rilancia solo alla fine di un turno successivo.
reason-nefertiti-dice-not-yours = Non sei tu a tenere i dadi di Louqsor.
reason-nefertiti-choose-by-kind = A Memphis i doni non hanno un posto: scegli per nome.
reason-nefertiti-choose-by-place = Qui i doni si scelgono per posto.
reason-nefertiti-place-empty = Non c’è nessuna carta nel { $place } a { $market }.
reason-nefertiti-gift-face-down = Il dono nel { $place } a { $market } è coperto.
reason-nefertiti-upper-first = Hai cominciato con doni inferiori: il superiore si può prendere solo per primo.
reason-nefertiti-cannot-pay = Non puoi pagare l’offerta di { $bid } Deben: ne hai { $deben }.
reason-nefertiti-traveller-no-gift = Il Ladro itinerante nel { $place } a { $market } non è un dono.
reason-nefertiti-not-cheapest = Il Ladro itinerante prende il dono meno caro: valore massimo { $lowest }, non { $value }.
reason-nefertiti-nothing-to-give-for = Non hai nulla da dare per questo dono, { $kind }: serve un dono diverso, e Deben per la differenza; ne hai { $deben }.
reason-nefertiti-not-docked = A Memphis non c’è un dono così: { $kind }.
reason-nefertiti-owner-lacks = Questo dono non si trova presso { $owner }: { $kind }.
reason-nefertiti-needs-own-of-type = Devi possedere un dono del tipo che vuoi: { $type }.
reason-nefertiti-same-card = Le due carte devono essere diverse, e queste sono uguali: { $kind }.
reason-nefertiti-value-too-high = Il valore massimo della carta che prendi non può essere più alto: { $kind } per { $given }.
reason-nefertiti-not-at-bottom = Fra le ultime carte del mazzo non c’è un dono così da prendere: { $kind }.
reason-nefertiti-not-held = Non possiedi un dono così: { $kind }.
reason-nefertiti-too-expensive = La differenza è di { $difference } Deben, e tu ne hai { $deben }.
reason-nefertiti-just-taken = Si possono scambiare solo doni che si avevano già, e questo viene dal mazzo: { $kind }.
reason-nefertiti-nothing-for-it = Fra le ultime carte del mazzo non c’è nulla che tu possa avere per questo dono: { $kind }.
reason-nefertiti-wrong-type = Il tipo nominato all’Ancella reale è { $type }, e questo è un altro: { $kind }.
reason-nefertiti-already-chosen = Hai già scelto tutto ciò che avevi di questo: { $kind }.
reason-nefertiti-owner-self = Non puoi scambiare con te stesso.
reason-nefertiti-no-such-owner = Questo possessore non partecipa: { $owner }.
reason-nefertiti-same-partner = Il secondo scambio va fatto con qualcun altro, non di nuovo con { $owner }.
reason-nefertiti-no-exchange-with = Con { $owner } non c’è uno scambio che tu possa fare e pagare.
reason-nefertiti-nobody-owns-type = Nessuno possiede un dono di questo tipo: { $type }.
reason-nefertiti-type-not-held = Non possiedi doni di questo tipo: { $type }.
reason-nefertiti-same-reserve = I Deben vengono da questa Riserva e devono andare ad altre: { $market }.
reason-nefertiti-no-power-at-memphis = Nessun personaggio agisce a Memphis.
reason-nefertiti-reserve-empty = La Riserva a { $market } è vuota.
reason-nefertiti-akhenatons-market = Il Ladro itinerante non può andare dove è stato pescato Akhenaton: { $market }.
reason-nefertiti-traveller-came-from = Il Ladro itinerante deve andare in un mercato diverso da quello da cui viene: { $market }.
reason-nefertiti-no-gift-there = Non c’è un dono scoperto a { $market }.
reason-nefertiti-no-trade-there = A { $market } non c’è un dono che tu possa scambiare e pagare.
reason-nefertiti-reserve-too-small = La Riserva a { $market } contiene { $deben } Deben.
reason-nefertiti-card-already-put = La carta { $card } è già al suo posto.
reason-nefertiti-no-such-card = Non c’è una carta { $card }: ne restano solo { $cards }.
reason-nefertiti-best-takes-no-half = Metà della Riserva non spetta al miglior offerente.

## Che cosa si aspetta ora

step-nefertiti =
    { $step ->
        [turn] reclutare un personaggio o piazzare un servitore
        [servant] piazzare un servitore
        [collector] piazzare un raccoglitore o dire «fatto»
        [reroll] rilanciare i dadi o dire «fatto»
        [best] prendere carte come miglior offerente
        [discard] scartare un dono, da miglior offerente che non può pagare
        [buy] comprare una carta o prendere metà della Riserva
        [collect] distribuire Deben o prendere un dono con il raccoglitore
        [spread] scegliere una Riserva per un Deben
        [merchant-owner] scegliere con chi scambia il Mercante
        [merchant-want] scegliere il dono che il Mercante porta
        [merchant-give] scegliere il dono da dare in cambio
        [maid-type] nominare un tipo all’Ancella reale
        [maid-discard] scartare un dono per l’Ancella reale
        [thief] scegliere il dono che il Ladro ruba
        [scribe] scegliere il tipo che lo Scriba conteggia
        [treasurer-market] scegliere il mercato del Tesoriere
        [treasurer-amount] scegliere quanti Deben porta il Tesoriere
        [oracle-give] offrire un dono all’Oracolo o dire «fatto»
        [oracle-take] prendere un dono fra le ultime carte
        [oracle-order] scegliere la carta che viene dopo
        [beggar] prendere un Deben, coprire un dono o proseguire con il Mendicante
        [amon-give] scartare un dono per il Mercante di Amon
        [royal-scribe] scegliere doni per lo Scriba reale
        [traveller-market] scegliere il mercato del Ladro itinerante
        [traveller-gift] scegliere fra i doni meno cari
        [trader-market] scegliere il mercato del Commerciante
        [trader-gift] scegliere il dono che il Commerciante porta
       *[trader-give] scegliere il dono da dare in cambio
    }

## Che cosa c'è da decidere

prompt-nefertiti-turn = { $player }, tocca a te: recluta un personaggio o piazza un servitore.
prompt-nefertiti-turn-close = { $player }, tocca a te e non hai servitori in mano: recluta un personaggio o chiudi un mercato dove ne hai uno.
prompt-nefertiti-turn-pass = { $player }, tutti i tuoi servitori sono a Memphis: recluta un personaggio o passa.
prompt-nefertiti-servant = { $player }, piazza un servitore.
prompt-nefertiti-servant-first = { $player }, piazza il primo dei due servitori del Gran Sacerdote.
prompt-nefertiti-servant-close = { $player }, non hai servitori in mano: chiudi un mercato dove ne hai uno.
prompt-nefertiti-servant-pass = { $player }, tutti i tuoi servitori sono a Memphis: passa.
prompt-nefertiti-collector = { $player }, piazza un raccoglitore o di’ «fatto».
prompt-nefertiti-reroll = { $player }, tieni tu i dadi di Louqsor: rilanciali o di’ «fatto».
prompt-nefertiti-best = { $player }, sei il miglior offerente a { $market } con { $bid }: prendi { prompt-nefertiti-cards }.
prompt-nefertiti-cards =
    { $choice ->
        [both] { prompt-nefertiti-cards.upper }, oppure { prompt-nefertiti-cards.lower }
        [upper] { prompt-nefertiti-cards.upper }
       *[lower] { prompt-nefertiti-cards.lower }
    }
    .upper =
        { $seal ->
            [yes] la carta superiore con il suo sigillo
           *[no] la carta superiore
        }
    .lower =
        { $lower ->
            [one] la carta inferiore
           *[other] due carte inferiori
        }
prompt-nefertiti-best-single = { $player }, sei il miglior offerente a { $market } con { $bid }, su una casella «carta singola»: prendi una carta.
prompt-nefertiti-best-extra = { $player }, sei il miglior offerente a { $market } con { $bid }, su una casella «carta extra»: prendi { prompt-nefertiti-cards }, e poi se vuoi un’altra inferiore.
prompt-nefertiti-best-extra-upper = { $player }, sei il miglior offerente a { $market } con { $bid }, su una casella «carta extra»: prendi { prompt-nefertiti-cards.upper }, e poi se vuoi anche una inferiore; oppure prendi { prompt-nefertiti-cards.lower }.
prompt-nefertiti-best-second = { $player }, prendi una seconda carta inferiore a { $market }.
prompt-nefertiti-best-more = { $player }, prendi la carta inferiore extra a { $market } o di’ «fatto».
prompt-nefertiti-best-memphis = { $player }, sei il miglior offerente a Memphis con { $bid }: prendi un dono. Presi finora: { $picks } su 2.
prompt-nefertiti-discard = { $player }, sei il miglior offerente a { $market } ma non puoi pagare { $bid } Deben: scarta uno dei tuoi doni.
prompt-nefertiti-buy = { $player }, la tua offerta a { $market } è { $bid }: compra una carta o prendi metà della Riserva, { $half } Deben.
prompt-nefertiti-buy-poor = { $player }, non puoi pagare { $bid } Deben a { $market }: prendi metà della Riserva, { $half } Deben.
prompt-nefertiti-buy-nothing = { $player }, a { $market } non resta nulla da comprare: prendi metà della Riserva, { $half } Deben.
prompt-nefertiti-collect = { $player }, il tuo raccoglitore a { $market }: distribuisci Deben alle altre Riserve o prendi un dono per il possessore neutrale.
prompt-nefertiti-collect-gift = { $player }, il tuo raccoglitore a { $market }: prendi un dono per il possessore neutrale.
prompt-nefertiti-collect-coins = { $player }, il tuo raccoglitore a { $market }: distribuisci Deben alle altre Riserve.
prompt-nefertiti-spread = { $player }, scegli una Riserva per un Deben; Deben da distribuire da { $market }: { $spread }.
prompt-nefertiti-merchant-owner = { $player }, scegli con chi scambia il Mercante.
prompt-nefertiti-merchant-again = { $player }, scegli con chi scambia ancora il Primo Mercante o di’ «fatto».
prompt-nefertiti-merchant-want = { $player }, scegli il dono che vuoi; dall’altra parte: { $owner }.
prompt-nefertiti-merchant-give = { $player }, scegli che cosa dai per { $kind }; dall’altra parte: { $owner }.
prompt-nefertiti-maid-type = { $player }, nomina un tipo all’Ancella reale.
prompt-nefertiti-maid-discard = { $player }, scarta una carta di questo tipo per l’Ancella reale e segnane i punti: { $type }.
prompt-nefertiti-maid-neutral = { $player }, scegli la carta di questo tipo che scarta il possessore neutrale: { $type }.
prompt-nefertiti-thief = { $player }, scegli il dono che il Ladro prende a { $market }.
prompt-nefertiti-scribe = { $player }, scegli il tipo che lo Scriba conteggia.
prompt-nefertiti-treasurer-market = { $player }, scegli il mercato di cui il Tesoriere apre la Riserva.
prompt-nefertiti-treasurer-amount = { $player }, scegli quanti Deben prende il Tesoriere a { $market }.
prompt-nefertiti-oracle-give = { $player }, l’Oracolo ti mostra: { $cards }. Offri un dono in cambio o di’ «fatto».
prompt-nefertiti-oracle-take = { $player }, scegli che cosa prendi per { $kind } fra: { $cards }.
prompt-nefertiti-oracle-order = { $player }, scegli la carta che viene dopo. Già in ordine: { $ordered }. Le carte ora: { $cards }.
prompt-nefertiti-beggar = { $player }, il Mendicante è a { $market }: prendi 1 Deben, copri un dono o prosegui.
prompt-nefertiti-amon-give = { $player }, scarta un dono per il Mercante di Amon, per 8 punti.
prompt-nefertiti-amon-again = { $player }, scarta un altro dono per 8 punti o di’ «fatto».
prompt-nefertiti-royal-scribe = { $player }, scegli un dono per lo Scriba reale.
prompt-nefertiti-royal-scribe-again = { $player }, scegli un altro dono per lo Scriba reale o di’ «fatto». Scelti: { $cards }.
prompt-nefertiti-traveller-market = { $player }, scegli il mercato in cui va il Ladro itinerante.
prompt-nefertiti-traveller-gift = { $player }, a { $market } più doni sono i meno cari: scegline uno.
prompt-nefertiti-trader-market = { $player }, scegli il mercato con cui scambia il Commerciante.
prompt-nefertiti-trader-again = { $player }, scegli un mercato per un secondo scambio o di’ «fatto».
prompt-nefertiti-trader-gift = { $player }, scegli il dono che vuoi a { $market }.
prompt-nefertiti-trader-give = { $player }, scegli che cosa dai per { $kind }.

## Azioni

action-nefertiti-recruit = Reclutare { $character }
action-nefertiti-place = Piazzare in { $square }: { $market }, offerta { $bid }
action-nefertiti-close = Chiudere { $market }
action-nefertiti-pick = Scegliere la carta nel { $place }
action-nefertiti-pick-card = Scegliere { $kind } nel { $place }
action-nefertiti-want = Prendere { $kind }
action-nefertiti-give = Dare { $kind }
action-nefertiti-owner = Scambiare con { $owner }
action-nefertiti-type = Nominare un tipo: { $type }
action-nefertiti-market = Andare a { $market }
action-nefertiti-amount = Prendere { $amount } Deben
action-nefertiti-card = Mettere dopo la carta { $card }
action-nefertiti-half = Prendere metà della Riserva
action-nefertiti-coins = Distribuire Deben alle altre Riserve
action-nefertiti-coin = Prendere 1 Deben dalla Riserva
action-nefertiti-roll = Rilanciare i dadi
action-nefertiti-done = Fatto: qui nient’altro
action-nefertiti-pass = Passare

## Eventi

event-nefertiti-recruited = { $player } recluta { $character }.
event-nefertiti-placed = { $player } piazza un servitore a { $market } sull’offerta { $bid } ({ $square }).
event-nefertiti-placed-collector = { $player } piazza un raccoglitore a { $market } sull’offerta { $bid } ({ $square }).
event-nefertiti-earned-first = { $player } arriva per primo sulla bancarella e prende { $amount } Deben dalla Riserva a { $market }.
event-nefertiti-earned-coin = { $player } prende { $amount } Deben per la moneta dalla Riserva a { $market }.
event-nefertiti-earned-treasurer = Il Tesoriere porta a { $player } { $amount } Deben dalla Riserva a { $market }.
event-nefertiti-earned-beggar = Il Mendicante porta a { $player } { $amount } Deben dalla Riserva a { $market }.
event-nefertiti-rolled =
    { $again ->
        [0] { $player } lancia i dadi: { $dice }.
       *[1] { $player } rilancia i dadi: { $dice }.
    }
event-nefertiti-closing =
    { $by_hand ->
        [0] { $player } ha soddisfatto la condizione: chiude { $market }.
       *[1] { $player } non ha servitori in mano e chiude questo mercato: { $market }.
    }
event-nefertiti-resolved = A { $market } tocca ora a { $player }.
event-nefertiti-resolved-collector = A { $market } tocca ora a un raccoglitore di { $player }.
event-nefertiti-paid = { $player } versa { $amount } Deben nella Riserva a { $market }.
event-nefertiti-taken = { $player } prende { $kind } dal { $place } a { $market }.
event-nefertiti-taken-docked = { $player } prende { $kind } a Memphis.
event-nefertiti-seal-taken = { $player } prende il sigillo reale a { $market }.
event-nefertiti-seal-supply = { $player } prende un sigillo reale dalla scorta per il papiro.
event-nefertiti-half-taken = { $player } prende metà della Riserva a { $market }: { $amount } Deben.
event-nefertiti-unpaid = { $player } non può pagare { $amount } Deben a { $market } e non prende nulla.
event-nefertiti-discarded = Scarta { $owner }: { $kind }.
event-nefertiti-coins-spread = { $player } sposta { $amount } Deben dalla Riserva a { $market } a quella a { $to }.
event-nefertiti-collected = Un raccoglitore ({ $player }) prende { $kind } a { $market } per il possessore neutrale.
event-nefertiti-closed = La tessera «Mercato chiuso» va a { $market }, che ora mostra l’altra bancarella.
event-nefertiti-reopened = La tessera «Mercato chiuso» lascia { $market }, che viene riempito di nuovo.
event-nefertiti-moved-up = A { $market } una carta passa dal { $from } al { $to }.
event-nefertiti-drawn = Nel { $place } a { $market } arriva { $kind }.
event-nefertiti-seal-laid = Un sigillo reale viene messo a { $market }.
event-nefertiti-docked = A Memphis arriva { $kind }.
event-nefertiti-akhenaton = Akhenaton viene pescato a { $market }, che resta chiuso per sempre. Due mercati sono ancora aperti.
event-nefertiti-shut = { $market } da ora è chiuso per sempre.
event-nefertiti-attribution =
    { $last ->
        [0] I doni di Memphis vengono assegnati.
       *[1] I doni di Memphis vengono assegnati per l’ultima volta.
    }
event-nefertiti-went-home =
    { $collector ->
        [0] Un servitore torna a casa da Memphis: { $player }.
       *[1] Un raccoglitore torna a casa da Memphis: { $player }.
    }
event-nefertiti-scored = { $player } segna con { $character }: { $points }.
event-nefertiti-scored-card = { $player } segna con { $character } per { $kind }: { $points }.
event-nefertiti-exchanged = { $player } dà { $given } per { $kind }; dall’altra parte: { $owner }.
event-nefertiti-exchanged-paid = { $player } dà { $given } e { $paid } Deben per { $kind }; dall’altra parte: { $owner }.
event-nefertiti-traded = { $player } mette { $given } nel { $place } a { $market } in cambio.
event-nefertiti-traded-paid = { $player } mette { $given } nel { $place } a { $market } in cambio e versa { $paid } Deben nella Riserva.
event-nefertiti-oracle-saw = { $player } guarda le ultime carte del mazzo: { $cards }.
event-nefertiti-oracle-exchanged = { $player } mette { $given } in fondo al mazzo per { $kind }.
event-nefertiti-oracle-done = { $player } ha rimesso le ultime carte in un ordine a sua scelta.
event-nefertiti-turned-down = Il dono nel { $place } a { $market } viene coperto.
event-nefertiti-turned-up = Il dono nel { $place } a { $market } viene di nuovo scoperto.
event-nefertiti-traveller-moved = Il Ladro itinerante ora sta nel { $place } a { $market }.
event-nefertiti-traveller-left = Il Ladro itinerante non trova doni da nessuna parte ed esce dal gioco.
event-nefertiti-named = { $player } nomina un tipo all’Ancella reale: { $type }.
event-nefertiti-priest-kept = { $player } conserva il Sacerdote di Amon fino alla fine.
event-nefertiti-passed = { $player } ha tutti i servitori a Memphis e passa.
event-nefertiti-memphis-closed = Da ora nessuno può più piazzare a Memphis.
event-nefertiti-ended =
    { $barren ->
        [0] L’ultimo mercato è chiuso: la partita è finita.
       *[1] Dieci chiusure senza una carta comprata: la partita è finita.
    }

## Il tavolo

table-nefertiti-market-open = { $market }, { $side }, aperto: Riserva { $deben } Deben; { $closes }.
table-nefertiti-market-closed = { $market }, { $side }, chiuso: Riserva { $deben } Deben.
table-nefertiti-market-shut = { $market }, chiuso per sempre: Riserva { $deben } Deben.
table-nefertiti-memphis-open = Memphis: Riserva { $deben } Deben; doni: { $gifts }.
table-nefertiti-memphis-closed = Memphis, dove nessuno può più piazzare: Riserva { $deben } Deben; doni: { $gifts }.
table-nefertiti-bids = Offerte a { $market }: { $squares }.
table-nefertiti-square-collector = { $player } (raccoglitore)
table-nefertiti-gifts = Carte a { $market }: { $gifts }.
table-nefertiti-with-seal = { $gift } con un sigillo
table-nefertiti-face-down = { $gift } (carta coperta)
table-nefertiti-empty = vuoto
table-nefertiti-courses = Quotazioni: { $courses }.
table-nefertiti-course = { $type } { $course } (possessori: { $owners })
table-nefertiti-player = { $player }: { $deben } Deben, sigilli: { $seals }, servitori in mano: { $servants }; doni: { $gifts }.
table-nefertiti-collectors = { $player }, raccoglitori in mano: { $collectors }.
table-nefertiti-prestige = { $player }, prestigio segnato durante la partita: { $points } ({ $parts }).
table-nefertiti-priest = { $player } conserva il Sacerdote di Amon.
table-nefertiti-neutral = Il possessore neutrale, doni: { $gifts }.
table-nefertiti-characters = Personaggi da reclutare: { $characters }.
table-nefertiti-deck = Carte nel mazzo: { $cards }; sigilli nella scorta: { $seals }.
table-nefertiti-holder = { $player } tiene i dadi di Louqsor.
table-nefertiti-known = { $player } conosce le ultime carte del mazzo.
table-nefertiti-bottom = Le ultime carte del mazzo, come le conosci: { $cards }.
table-nefertiti-discarded = Fuori dal gioco: { $gifts }.
table-nefertiti-nothing = niente

## La fine

end-nefertiti-akhenaton = L’ultimo mercato è chiuso, e quindi la partita è finita.
end-nefertiti-barren = Dieci chiusure di fila non hanno portato carte a nessuno, e quindi la partita è finita.
outcome-nefertiti-tie = Prestigio pari: { $player } ha più Deben e quindi vince.

## Che cosa non va in una posizione

position-nefertiti-malformed-field = «{ $text }» non è un campo: un campo si scrive nome=valore
position-nefertiti-unknown-field = non c’è nessun campo «{ $field }»; i campi sono { $known }
position-nefertiti-field-twice = il campo «{ $field }» è dato due volte
position-nefertiti-gifts-missing = non c’è nessuno dei campi g, a, s e l: senza doni in un mercato non c’è posizione
position-nefertiti-bad-players = players=«{ $text }»: Nefertiti si gioca da 2 a 5 giocatori
position-nefertiti-five-need-memphis = in cinque giocatori serve Memphis (N9.2)
position-nefertiti-bad-began = began=«{ $text }»: scrivi discovery, advanced, oppure L o R per ciascuno dei quattro mercati (N2.1)
position-nefertiti-bad-cast = cast=«{ $text }»: scrivi base, random, uno scenario, oppure sei nomi di personaggi separati da virgole (N9.1)
position-nefertiti-bad-number = { $field }=«{ $text }»: scrivi un numero da { $low } a { $high }
position-nefertiti-bad-numbers = { $field }=«{ $text }»: scrivi { $count } numeri da 0 a 99 separati da virgole
position-nefertiti-bad-word = { $field }=«{ $text }» è sconosciuto; scrivi una di queste parole: { $known }
position-nefertiti-bad-seat = { $field }=«{ $text }»: scrivi il numero di un posto, da 1 a { $players }, o - per nessuno
position-nefertiti-bad-stalls = stalls=«{ $text }»: scrivi L o R per ciascuno dei quattro mercati, come RRRL (N1.1)
position-nefertiti-bad-card = { $field }: «{ $text }» non è una carta
position-nefertiti-bad-places = { $field }=«{ $text }»: un mercato ha quattro posti, prima il superiore, come harp^,mirror,-,~chair (N1.1)
position-nefertiti-bad-square = pieces: «{ $text }» non è un pezzo su una casella; scrivi la casella e di chi è il pezzo, come gr4:1 o sl2a:c2
position-nefertiti-bad-prestige = prestige: «{ $text }» non è prestigio segnato durante la partita; scrivi posto, personaggio e punti, come 1:vizier:6 (N7.3)
position-nefertiti-bad-roll = roll=«{ $text }»: scrivi un dado come 4, o due come 3+5
position-nefertiti-bad-luck = luck=«{ $text }»: scrivi le 64 cifre esadecimali da cui dipendono i dadi
position-nefertiti-no-memphis = { $field }: Memphis non è in gioco (N12)
position-nefertiti-no-such-owner = { $field }: questo possessore non c’è in { $players } giocatori (N14.1)
position-nefertiti-not-foreign = port: a Memphis arrivano solo doni stranieri, { $card } non lo è (N12.5)
position-nefertiti-too-many-copies = { $card } compare { $count } volte; in questa partita il numero è { $copies } (N1.5)
position-nefertiti-too-many-characters = { $name } compare { $count } volte; in questa partita il numero è al massimo { $copies } (N1.8)
position-nefertiti-traveller-twice = c’è un solo Ladro itinerante: la sua carta sta in un mercato o si può reclutare (N10.6)
position-nefertiti-seal-on-empty = { $field }: nel posto superiore c’è un sigillo ma nessuna carta (N2.6)
position-nefertiti-too-many-seals = { $count } sigilli sono presso i giocatori e nei mercati; ce ne sono { $total } (N1.4)
position-nefertiti-wrong-money = giocatori e Riserve hanno { $total } Deben; devono essere { $expected } (N1.3)
position-nefertiti-too-much-money = giocatori e Riserve hanno { $total } Deben; possono essere al massimo { $expected } (N1.3, N14.6)
position-nefertiti-piece-hidden = pieces: { $square } è sulla bancarella che non è visibile (N1.1)
position-nefertiti-piece-twice = pieces: due pezzi stanno in { $square } (N3.4)
position-nefertiti-piece-on-closed = pieces: { $square } è in un mercato chiuso (N5.8)
position-nefertiti-too-many-servants = { $player } ha { $pieces } servitori sul tabellone; ogni giocatore ne possiede { $owned } (N2.3)
position-nefertiti-too-many-collectors = { $player } ha { $pieces } raccoglitori sul tabellone; ogni giocatore ne possiede { $owned } (N14.1)
position-nefertiti-wrong-total = con { $deck } nel mazzo il numero di carte è { $total }; questa partita ne ha { $expected } (N1.5)
position-nefertiti-discarded-unclear = carte che non stanno da nessuna parte: { $cards }; indicale in discarded, oppure indica tutto il mazzo (N5.8)
position-nefertiti-akhenaton-misplaced = Akhenaton sta fra le ultime cinque carte del mazzo, o è stato pescato nel mercato indicato in barred (N2.5, N6.1)
position-nefertiti-sunk-misplaced = sunk: fra le ultime cinque carte del mazzo non c’è spazio per queste (N10.1)
position-nefertiti-wrong-tile = barred e shut indicano mercati chiusi per sempre, tutti diversi da quello con la tessera, e shut richiede barred (N6.1, N6.2)
position-nefertiti-aside-not-held = aside: questi doni devono essere ancora in mano al giocatore di turno (N10.1, N10.5)
position-nefertiti-holder-without-piece = holder: i dadi si tengono solo finché Louqsor è aperto e vi sta un pezzo (N4.6)
position-nefertiti-closing-missing = fase { $phase }: indica in closing quale mercato si sta risolvendo (N5)
position-nefertiti-closing-out-of-place = closing non va con la fase { $phase } (N5)
position-nefertiti-closing-not-open = closing: { $name } non è aperto (N5)
position-nefertiti-wrong-piece = fase { $phase }: il primo pezzo nell’ordine delle offerte a { $name } non è di quelli che decidono questo (N5.1)
position-nefertiti-wrong-recruit = fase { $phase }: non è una decisione del personaggio reclutato, { $name } (N3.1)
position-nefertiti-wrong-steps = steps={ $steps } non va con la fase { $phase } (N3.2, N8.4)
position-nefertiti-missing-for-phase = fase { $phase }: serve il campo { $field }
position-nefertiti-not-over = fase over: la partita finisce quando nessun mercato è aperto, o dopo dieci chiusure a vuoto (N6.2, N6.3)
position-nefertiti-is-over = nessun mercato è aperto, o dieci chiusure sono state a vuoto: la fase deve essere over (N6.2, N6.3)
position-nefertiti-step-impossible = fase { $phase }: in questa posizione lì non c’è niente da decidere

basis-nefertiti = offerte: { $values }; simboli: { $symbols }
basis-nefertiti-stated = dalle regole stampate
basis-nefertiti-deduced = per deduzione
basis-nefertiti-reconstructed = per ricostruzione
basis-nefertiti-partly = { $sure } ({ $stated } dalle regole stampate)
