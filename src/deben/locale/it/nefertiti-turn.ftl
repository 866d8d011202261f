### Nefertiti: che cosa c’è da decidere, che cosa si fa e che cosa ne viene.

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
event-nefertiti-attribution-nothing = Tutti i servitori sono a Memphis, e non c’è alcun dono.
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
