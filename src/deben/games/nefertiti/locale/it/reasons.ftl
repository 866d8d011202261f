### Nefertiti: perché qualcosa non è permesso, e che cosa si aspetta.

## Motivi

reason-nefertiti-over = La partita è finita.
reason-nefertiti-not-now = Non ora. Adesso devi: { $step }.
reason-nefertiti-step-is-due = Questo non è facoltativo: { $step }.
reason-nefertiti-use-power-once = { $character }: un potere va usato almeno una volta.
reason-nefertiti-must-take = Il miglior offerente deve prendere ciò che la sua offerta paga; solo una carta extra si può lasciare.
reason-nefertiti-already-recruited = Un solo personaggio per turno, e il tuo l’hai già avuto: { $character }.
reason-nefertiti-too-late-to-recruit = Un personaggio si recluta soltanto prima di piazzare.
reason-nefertiti-no-seal = Non hai un sigillo reale con cui pagare.
reason-nefertiti-character-gone = Di questo personaggio non resta nessuna copia: { $character }.
reason-nefertiti-character-not-in-play = Questo personaggio non partecipa alla partita: { $character }.
reason-nefertiti-character-gone-or-not-drawn = Personaggio non disponibile: { $character }. Già reclutato, o mai estratto per questa partita.
reason-nefertiti-character-covered = { $character }: la carta è più in basso nella sua pila; in cima c’è: { $top }.
reason-nefertiti-priest-needs-servant = { $character }: il potere non avrebbe effetto, perché non hai servitori né in mano né in un mercato.
reason-nefertiti-needs-own-gift = { $character }: il potere non avrebbe effetto, perché non possiedi doni.
reason-nefertiti-no-exchange-possible = { $character }: il potere non avrebbe effetto, perché non c’è uno scambio che tu possa fare e pagare.
reason-nefertiti-nobody-owns-anything = { $character }: il potere non avrebbe effetto, perché nessuno possiede doni.
reason-nefertiti-nothing-to-steal = { $character }: il potere non avrebbe effetto, perché non c’è un dono scoperto sotto la tessera «Mercato chiuso», { $market_at }.
reason-nefertiti-reserves-empty = { $character }: il potere non avrebbe effetto, perché le Riserve dei quattro mercati sono vuote.
reason-nefertiti-nothing-to-beg = { $character }: il potere non avrebbe effetto, perché nessun mercato ha Deben né un dono scoperto.
reason-nefertiti-deck-empty = { $character }: il potere non avrebbe effetto, perché il mazzo è vuoto.
reason-nefertiti-nowhere-to-travel = { $character }: il potere non avrebbe effetto, perché nessun mercato raggiungibile ha un dono scoperto.
reason-nefertiti-no-trade-possible = { $character }: il potere non avrebbe effetto, perché nei mercati non c’è un dono che tu possa scambiare e pagare.
reason-nefertiti-must-place = Devi piazzare un servitore.
reason-nefertiti-must-close = Non hai servitori in mano: chiudi un mercato dove ne hai uno.
reason-nefertiti-must-pass = Tutti i tuoi servitori sono a Memphis: puoi soltanto passare.
reason-nefertiti-no-memphis = Memphis non è in gioco.
reason-nefertiti-memphis-closed = Da quando è stato pescato Akhenaton, nessuno può più piazzare a Memphis.
reason-nefertiti-priest-second-at-memphis = Il secondo passo del Gran Sacerdote non può andare a Memphis.
reason-nefertiti-market-closed = { $market } è chiuso.
reason-nefertiti-market-closed-for-good = { $market } è chiuso per sempre.
reason-nefertiti-stall-hidden = La Riserva di { $market } copre { $side }.
reason-nefertiti-square-taken = La casella { $square } è occupata da un pezzo di { $seat }.
reason-nefertiti-collector-own-stall = In questo turno hai piazzato un servitore { $market_at }, quindi lì non può andare un raccoglitore.
reason-nefertiti-collector-best-bid = In { $square } il raccoglitore sarebbe l’offerta più alta: deve esserci un servitore davanti a lui.
reason-nefertiti-servant-in-hand = Non puoi chiudere un mercato finché hai servitori in mano: { $servants }.
reason-nefertiti-no-servant-there = Non hai servitori { $market_at }.
reason-nefertiti-pass-with-servant = Non puoi passare finché hai servitori in mano: { $servants }.
reason-nefertiti-dice-later = I dadi li tieni tu, ma si rilancia solo alla fine di un turno successivo.
reason-nefertiti-dice-at-end = I dadi li tieni tu, ma si rilancia solo alla fine di questo turno.
reason-nefertiti-dice-not-yours = Non sei tu a tenere i dadi di Luxor.
reason-nefertiti-choose-by-kind = A Memphis i doni non hanno un posto: sceglili per nome.
reason-nefertiti-choose-by-place = Qui i doni si scelgono dal loro posto.
reason-nefertiti-place-empty = Non c’è nessuna carta nel { $place } { $market_at }.
reason-nefertiti-gift-face-down = Il dono nel { $place } { $market_at } è coperto.
reason-nefertiti-upper-instead = La carta superiore non si può aggiungere a quelle inferiori già prese.
reason-nefertiti-cannot-pay = Non puoi pagare l’offerta di { $bid } Deben: ne hai { $deben }.
reason-nefertiti-traveller-no-gift = Il Ladro itinerante nel { $place } { $market_at } non è un dono.
reason-nefertiti-not-cheapest = Il Ladro itinerante prende il dono meno caro: valore massimo { $lowest }, non { $value }.
reason-nefertiti-nothing-to-give-for = Non hai nulla da dare per questo dono, { $kind }: serve un dono diverso, e Deben per la differenza; ne hai { $deben }.
reason-nefertiti-not-docked = A Memphis non c’è questo dono: { $kind }.
reason-nefertiti-owner-lacks = { $owner_first } non ha questo dono: { $kind }.
reason-nefertiti-needs-own-of-type = Devi possedere un dono del tipo che vuoi: { $type }.
reason-nefertiti-same-card = Le due carte devono essere diverse, e queste sono uguali: { $kind }.
reason-nefertiti-value-too-high = Il valore massimo della carta che prendi non può essere più alto: { $kind } per { $given }.
reason-nefertiti-not-at-bottom = Fra le ultime carte del mazzo non c’è questo dono: { $kind }.
reason-nefertiti-not-held = Non possiedi questo dono: { $kind }.
reason-nefertiti-too-expensive = La differenza è di { $difference } Deben, e tu ne hai { $deben }.
reason-nefertiti-just-taken = Si possono scambiare solo doni che si avevano già, e questo viene dal mazzo: { $kind }.
reason-nefertiti-nothing-for-it = Fra le ultime carte del mazzo non c’è nulla che tu possa avere per questo dono: { $kind }.
reason-nefertiti-wrong-type = Il tipo nominato per l’Ancella reale è { $type }, e questo dono è di un altro tipo: { $kind }.
reason-nefertiti-already-chosen = Hai già scelto tutti i tuoi doni di questo genere: { $kind }.
reason-nefertiti-owner-self = Non puoi scambiare con te stesso.
reason-nefertiti-no-such-owner = Questo proprietario non partecipa: { $owner }.
reason-nefertiti-same-partner = Il secondo scambio va fatto con qualcun altro, non di nuovo con { $owner }.
reason-nefertiti-no-exchange-with = Con { $owner } non c’è uno scambio che tu possa fare e pagare.
reason-nefertiti-nobody-owns-type = Nessuno possiede un dono di questo tipo: { $type }.
reason-nefertiti-type-not-held = Non possiedi doni di questo tipo: { $type }.
reason-nefertiti-same-reserve = I Deben vengono da { $market } e devono andare ad altre Riserve.
reason-nefertiti-no-power-at-memphis = Nessun personaggio agisce a Memphis.
reason-nefertiti-reserve-empty = La Riserva di { $market } è vuota.
reason-nefertiti-akhenatons-market = Il Ladro itinerante non può andare dove è stato pescato Akhenaton: { $market }.
reason-nefertiti-traveller-came-from = Il Ladro itinerante deve andare in un mercato diverso da quello da cui viene: { $market }.
reason-nefertiti-no-gift-there = Non c’è un dono scoperto { $market_at }.
reason-nefertiti-no-trade-there = Non c’è, { $market_at }, un dono che tu possa scambiare e pagare.
reason-nefertiti-reserve-too-small = La Riserva di { $market } contiene solo { $deben } Deben.
reason-nefertiti-card-already-put = La carta { $card } è già al suo posto.
reason-nefertiti-no-such-card = Non c’è una carta { $card }: ne restano solo { $cards }.
reason-nefertiti-best-takes-no-half = Metà della Riserva non spetta al miglior offerente.
reason-nefertiti-exchange-begun = Uno scambio iniziato va concluso: { $step }.
reason-nefertiti-recruit-or-pass = Tutti i tuoi servitori sono a Memphis: recluta un personaggio o passa.

## Che cosa si aspetta ora

step-nefertiti =
    { $step ->
        [turn] reclutare un personaggio o piazzare un servitore
        [servant] piazzare un servitore
        [collector] piazzare un raccoglitore o scegliere «Fatto»
        [reroll] rilanciare i dadi o scegliere «Fatto»
        [best] prendere carte come miglior offerente
        [discard] scartare un dono, da miglior offerente che non può pagare
        [buy] comprare una carta o prendere metà della Riserva
        [collect] distribuire Deben o prendere un dono con il raccoglitore
        [spread] scegliere una Riserva per un Deben
        [merchant-owner] scegliere con chi scambia il Mercante
        [merchant-want] scegliere il dono che il Mercante porta
        [merchant-give] scegliere il dono da dare in cambio
        [maid-type] nominare un tipo per l’Ancella reale
        [maid-discard] scartare un dono per l’Ancella reale
        [thief] scegliere il dono che il Ladro ruba
        [scribe] scegliere il tipo da segnare con lo Scriba
        [treasurer-market] scegliere il mercato del Tesoriere
        [treasurer-amount] scegliere quanti Deben porta il Tesoriere
        [oracle-give] offrire un dono all’Oracolo o scegliere «Fatto»
        [oracle-take] prendere un dono fra le ultime carte
        [oracle-order] scegliere la carta da pescare dopo
        [beggar] prendere un Deben o coprire un dono con il Mendicante, o scegliere «Fatto»
        [amon-give] scartare un dono per il Mercante di Amon
        [royal-scribe] scegliere doni per lo Scriba reale
        [traveller-market] scegliere il mercato del Ladro itinerante
        [traveller-gift] scegliere fra i doni meno cari
        [trader-market] scegliere il mercato del Commerciante
        [trader-gift] scegliere il dono che il Commerciante porta
        [recruit-or-close] reclutare un personaggio o chiudere un mercato dove hai un servitore
        [close] chiudere un mercato dove hai un servitore
        [recruit-or-pass] reclutare un personaggio o passare
        [pass] passare
        [buy-or-pass] comprare una carta o passare
        [half] prendere metà della Riserva
        [extra] prendere la carta inferiore extra o scegliere «Fatto»
        [merchant-again] scegliere con chi scambia ancora il Primo Mercante, o «Fatto»
        [trader-again] scegliere un mercato per il secondo scambio del Commerciante, o «Fatto»
        [amon-again] scartare un altro dono per il Mercante di Amon o scegliere «Fatto»
        [royal-scribe-again] scegliere altri doni per lo Scriba reale, o «Fatto»
       *[trader-give] scegliere il dono da dare in cambio
    }
