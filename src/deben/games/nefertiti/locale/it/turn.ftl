### Nefertiti: che cosa c’è da decidere, che cosa si fa e che cosa ne viene.

## Che cosa c'è da decidere

prompt-nefertiti-turn =
    { $close ->
        [none]
            { $pass ->
                [none]
                    { $recruit ->
                        [none] { $seat }, tocca a te: piazza un servitore.
                       *[other] { $seat }, tocca a te: recluta un personaggio o piazza un servitore.
                    }
               *[other]
                    { $recruit ->
                        [none] { $seat }, tutti i tuoi servitori sono a Memphis: passa.
                       *[other] { $seat }, tutti i tuoi servitori sono a Memphis: recluta un personaggio o passa.
                    }
            }
       *[other]
            { $recruit ->
                [none] { $seat }, tocca a te e non hai servitori in mano: chiudi un mercato dove ne hai uno.
               *[other] { $seat }, tocca a te e non hai servitori in mano: recluta un personaggio o chiudi un mercato dove ne hai uno.
            }
    }
prompt-nefertiti-servant =
    { $close ->
        [none]
            { $pass ->
                [none]
                    { $steps ->
                        [2] { $seat }, piazza il primo dei due servitori del Gran Sacerdote.
                       *[other] { $seat }, piazza un servitore.
                    }
               *[other] { $seat }, tutti i tuoi servitori sono a Memphis: passa.
            }
       *[other] { $seat }, non hai servitori in mano: chiudi un mercato dove ne hai uno.
    }
prompt-nefertiti-collector = { $seat }, piazza un raccoglitore o scegli «Fatto».
prompt-nefertiti-reroll = { $seat }, tieni tu i dadi di Luxor: rilanciali o scegli «Fatto».
prompt-nefertiti-best =
    { $picks ->
        [0]
            { $symbol ->
                [single] { $seat }, sei il miglior offerente { $market_at } con { $bid }, su una casella «carta singola»: prendi una carta.
                [extra]
                    { $lower ->
                        [none] { prompt-nefertiti-best.plain }
                        [3] { $seat }, sei il miglior offerente { $market_at } con { $bid }, su una casella «carta extra»: prendi { offer-nefertiti } e, se vuoi, un’altra inferiore.
                       *[other]
                            { $upper ->
                                [none] { prompt-nefertiti-best.plain }
                               *[other] { $seat }, sei il miglior offerente { $market_at } con { $bid }, su una casella «carta extra»: prendi { offer-nefertiti.upper } e, se vuoi, anche una inferiore; oppure prendi { offer-nefertiti.lower }.
                            }
                    }
               *[other]
                    { $want ->
                        [none] { prompt-nefertiti-best.plain }
                       *[other] { prompt-nefertiti-best.memphis }
                    }
            }
       *[other]
            { $want ->
                [none]
                    { $done ->
                        [none]
                            { $upper ->
                                [none] { $seat }, prendi una seconda carta inferiore { $market_at }.
                               *[other] { $seat }, prendi una seconda carta inferiore { $market_at }, o anche quella superiore.
                            }
                       *[other] { $seat }, prendi la carta inferiore extra { $market_at } o scegli «Fatto».
                    }
               *[other] { prompt-nefertiti-best.memphis }
            }
    }
    .plain = { $seat }, sei il miglior offerente { $market_at } con { $bid }: prendi { offer-nefertiti }.
    .memphis = { $seat }, sei il miglior offerente a Memphis con { $bid }: prendi un dono. Presi finora: { $picks } su 2.
offer-nefertiti =
    { $upper ->
        [none] { offer-nefertiti.lower }
       *[other]
            { $lower ->
                [none] { offer-nefertiti.upper }
               *[other] { offer-nefertiti.upper }, oppure { offer-nefertiti.lower }
            }
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
prompt-nefertiti-discard = { $seat }, sei il miglior offerente { $market_at } ma non puoi pagare { $bid } Deben: scarta uno dei tuoi doni.
prompt-nefertiti-buy =
    { $offer ->
        [none]
            { $short ->
                [0] { $seat }, { $market_at } non resta nulla da comprare: { prompt-nefertiti-buy.half }.
               *[other] { $seat }, non puoi pagare { $bid } Deben { $market_at }: { prompt-nefertiti-buy.half }.
            }
       *[other] { $seat }, la tua offerta { $market_at } è { $bid }: compra una carta, oppure { prompt-nefertiti-buy.half }.
    }
    .half =
        { $half ->
            [0] passa, perché la Riserva è vuota
           *[other] prendi metà della Riserva, { $half } Deben
        }
prompt-nefertiti-collect =
    { $coins ->
        [none] { $seat }, il tuo raccoglitore { $market_at }: prendi un dono per il proprietario neutrale.
       *[other]
            { $offer ->
                [none] { $seat }, il tuo raccoglitore { $market_at }: distribuisci Deben alle altre Riserve.
               *[other] { $seat }, il tuo raccoglitore { $market_at }: distribuisci Deben alle altre Riserve o prendi un dono per il proprietario neutrale.
            }
    }
prompt-nefertiti-spread = { $seat }, scegli una Riserva per il prossimo Deben di { $market }; da distribuire: { $spread }.
prompt-nefertiti-merchant-owner =
    { $done ->
        [none] { $seat }, scegli con chi scambia il Mercante.
       *[other] { $seat }, scegli con chi scambia ancora il Primo Mercante, oppure «Fatto».
    }
prompt-nefertiti-merchant-want = { $seat }, scegli il dono che vuoi nello scambio con { $owner }.
prompt-nefertiti-merchant-give = { $seat }, scegli che cosa dai per { $card_one } nello scambio con { $owner }.
prompt-nefertiti-maid-type = { $seat }, nomina un tipo per l’Ancella reale.
prompt-nefertiti-maid-discard =
    { $asked ->
        [neutral] { $seat }, scegli la carta di questo tipo che scarta il proprietario neutrale: { $gift }.
       *[other] { $seat }, scarta una carta di questo tipo per l’Ancella reale e segnane i punti: { $gift }.
    }
prompt-nefertiti-thief = { $seat }, scegli il dono che il Ladro prende { $tile_at }.
prompt-nefertiti-scribe = { $seat }, scegli il tipo da segnare con lo Scriba.
prompt-nefertiti-treasurer-market = { $seat }, scegli il mercato di cui il Tesoriere apre la Riserva.
prompt-nefertiti-treasurer-amount = { $seat }, scegli quanti Deben prende il Tesoriere { $at_at }.
prompt-nefertiti-oracle-give = { $seat }, l’Oracolo ti mostra: { $bottom }. Offri un dono in cambio o scegli «Fatto».
prompt-nefertiti-oracle-take = { $seat }, scegli che cosa prendi per { $card_one } fra: { $bottom }.
prompt-nefertiti-oracle-order =
    { $ordered ->
        [0] { $seat }, metti le carte nell’ordine in cui saranno pescate: { $bottom }.
       *[other] { $seat }, scegli la carta da pescare dopo. Già a posto: { $ordered }. Le carte: { $bottom }.
    }
prompt-nefertiti-beggar = { $seat }, il Mendicante è { $at_at }: prendi 1 Deben, copri un dono o scegli «Fatto».
prompt-nefertiti-amon-give =
    { $done ->
        [none] { $seat }, scarta un dono per il Mercante di Amon, per 8 punti.
       *[other] { $seat }, scarta un altro dono per 8 punti o scegli «Fatto».
    }
prompt-nefertiti-royal-scribe =
    { $done ->
        [none] { $seat }, scegli un dono per lo Scriba reale.
       *[other] { $seat }, scegli un altro dono per lo Scriba reale, oppure «Fatto». Scelti: { $aside }.
    }
prompt-nefertiti-traveller-market = { $seat }, scegli il mercato in cui va il Ladro itinerante.
prompt-nefertiti-traveller-gift = { $seat }, { $at_at } più doni hanno il valore massimo più basso: scegline uno.
prompt-nefertiti-trader-market =
    { $done ->
        [none] { $seat }, scegli il mercato con cui scambia il Commerciante.
       *[other] { $seat }, scegli un mercato per un secondo scambio, oppure «Fatto».
    }
prompt-nefertiti-trader-gift = { $seat }, scegli il dono che vuoi { $at_at }.
prompt-nefertiti-trader-give = { $seat }, scegli che cosa dai per { $card_one }.

## Azioni

action-nefertiti-recruit = Reclutare { $character_the }
    .did = { $who } reclutato { $character_the }
action-nefertiti-place = Piazzare in { $square }: { $square_market }, offerta { $square_bid }
    .did = { $who } offerto { $square_bid } { $square_market_at }
action-nefertiti-collector = Piazzare un raccoglitore in { $square }: { $square_market }, offerta { $square_bid }
    .did = { $who } piazzato un raccoglitore sull’offerta { $square_bid } { $square_market_at }
action-nefertiti-close = Chiudere { $market }
    .did = { $who } chiuso { $market }
action-nefertiti-pick =
    { $card ->
        [none] Scegliere la carta nel { $place }
       *[other]
            { $phase ->
                [best] Prendere { $card_one } dal { $place }
                [buy] Comprare { $card_one } dal { $place }
                [collect] Prendere { $card_one } dal { $place }
                [thief] Rubare { $card_one } dal { $place }
                [beggar] Coprire { $card_one } nel { $place }
                [traveller-gift] Prendere { $card_one } dal { $place }
               *[other] Scegliere { $card_one } nel { $place }
            }
    }
    .did =
        { $card ->
            [none] { $who } scelto la carta nel { $place }
           *[other]
                { $phase ->
                    [best] { $who } preso { $card_one } dal { $place }
                    [buy] { $who } comprato { $card_one } dal { $place }
                    [collect] { $who } preso { $card_one } dal { $place }
                    [thief] { $who } rubato { $card_one } dal { $place }
                    [beggar] { $who } coperto { $card_one } nel { $place }
                    [traveller-gift] { $who } preso { $card_one } dal { $place }
                   *[other] { $who } scelto { $card_one } nel { $place }
                }
        }
action-nefertiti-want =
    { $phase ->
        [buy] Comprare { $card_one }
       *[other] Prendere { $card_one }
    }
    .did =
        { $phase ->
            [buy] { $who } comprato { $card_one }
           *[other] { $who } preso { $card_one }
        }
action-nefertiti-give =
    { $phase ->
        [discard] Scartare { $card_one }
        [maid-discard] Scartare { $card_one }
        [amon-give] Scartare { $card_one }
        [royal-scribe] Segnare { $card_one }
        [merchant-give] Scambiare { $card_one }
        [trader-give] Scambiare { $card_one }
        [oracle-give] Scambiare { $card_one }
       *[other] Dare { $card_one }
    }
    .did =
        { $phase ->
            [discard] { $who } scartato { $card_one }
            [maid-discard] { $who } scartato { $card_one }
            [amon-give] { $who } scartato { $card_one }
            [royal-scribe] { $who } segnato { $card_one }
            [merchant-give] { $who } scambiato { $card_one }
            [trader-give] { $who } scambiato { $card_one }
            [oracle-give] { $who } scambiato { $card_one }
           *[other] { $who } dato { $card_one }
        }
action-nefertiti-owner = Scambiare con { $owner }
    .did = { $who } scambiato con { $owner }
action-nefertiti-type =
    { $phase ->
        [scribe] Segnare questo tipo: { $gift }
       *[other] Nominare un tipo: { $gift }
    }
    .did =
        { $phase ->
            [scribe] { $who } segnato questo tipo: { $gift }
           *[other] { $who } nominato un tipo: { $gift }
        }
action-nefertiti-market =
    { $phase ->
        [spread] Mettere 1 Deben nella Riserva di { $market }
        [treasurer-market] Prendere Deben { $market_at }
        [traveller-market] Mandare il Ladro itinerante { $market_at }
        [trader-market] Scambiare { $market_at }
       *[other] Scegliere { $market }
    }
    .did =
        { $phase ->
            [spread] { $who } messo 1 Deben nella Riserva di { $market }
            [treasurer-market] { $who } preso Deben { $market_at }
            [traveller-market] { $who } mandato il Ladro itinerante { $market_at }
            [trader-market] { $who } scambiato { $market_at }
           *[other] { $who } scelto { $market }
        }
action-nefertiti-amount = Prendere { $amount } Deben
    .did = { $who } preso { $amount } Deben
action-nefertiti-order =
    { $card ->
        [none] Mettere poi la carta { $position }
       *[other] Mettere poi questa carta: { $card }
    }
    .did =
        { $card ->
            [none] { $who } messo poi la carta { $position }
           *[other] { $who } messo poi questa carta: { $card }
        }
action-nefertiti-half =
    { $amount ->
        [0] Passare: la Riserva è vuota
       *[other] Prendere metà della Riserva
    }
    .did =
        { $amount ->
            [0] { $who } passato: la Riserva era vuota
           *[other] { $who } preso metà della Riserva
        }
action-nefertiti-coins = Distribuire Deben alle altre Riserve
    .did = { $who } distribuito Deben alle altre Riserve
action-nefertiti-coin = Prendere 1 Deben dalla Riserva
    .did = { $who } preso 1 Deben dalla Riserva
action-nefertiti-roll = Rilanciare i dadi
    .did = { $who } rilanciato i dadi
action-nefertiti-done = Fatto: nient’altro
    .did = { $who } rinunciato al resto
action-nefertiti-pass = Passare
    .did = { $who } passato

## Eventi

event-nefertiti-recruited = { $seat } recluta { $character_the }.
event-nefertiti-placed =
    { $collector ->
        [1] { $seat } piazza un raccoglitore { $square_market_at } sull’offerta { $square_bid } ({ $square }).
       *[other] { $seat } piazza un servitore { $square_market_at } sull’offerta { $square_bid } ({ $square }).
    }
event-nefertiti-earned =
    { $why ->
        [first-servant] { $seat }, con il primo servitore sulla bancarella, prende { $amount } Deben dalla Riserva di { $market }.
        [coin] { $seat } prende { $amount } Deben per la moneta dalla Riserva di { $market }.
        [treasurer] Il Tesoriere porta a { $seat } { $amount } Deben dalla Riserva di { $market }.
       *[beggar] Il Mendicante porta a { $seat } { $amount } Deben dalla Riserva di { $market }.
    }
event-nefertiti-rolled =
    { $again ->
        [0]
            { $second ->
                [0] { $seat } lancia i dadi: { $first }.
               *[other] { $seat } lancia i dadi: { $first } + { $second }.
            }
       *[1]
            { $second ->
                [0] { $seat } rilancia i dadi: { $first }.
               *[other] { $seat } rilancia i dadi: { $first } + { $second }.
            }
    }
event-nefertiti-closing =
    { $by_hand ->
        [0] { $seat } ha soddisfatto la condizione: chiude { $market }.
       *[1] { $seat } non ha servitori in mano e chiude { $market }.
    }
event-nefertiti-resolved =
    { $collector ->
        [1] Poi, { $market_at }: un raccoglitore di { $seat }.
       *[other] Poi, { $market_at }: { $seat }.
    }
event-nefertiti-paid = { $seat } versa { $amount } Deben nella Riserva di { $market }.
event-nefertiti-taken =
    { $place ->
        [none] { $seat } prende { $kind_one } a Memphis.
       *[other] { $seat } prende { $kind_one } dal { $place } { $market_at }.
    }
event-nefertiti-seal-taken =
    { $market ->
        [none] { $seat } prende un sigillo reale dalla scorta per il papiro.
       *[other] { $seat } prende il sigillo reale { $market_at }.
    }
event-nefertiti-half-taken =
    { $amount ->
        [0] { $seat } passa { $market_at }: la Riserva è vuota.
       *[other] { $seat } prende metà della Riserva di { $market }: { $amount } Deben.
    }
event-nefertiti-unpaid = { $seat } non può pagare { $amount } Deben { $market_at } e non prende nulla.
event-nefertiti-discarded = { $owner_first } scarta { $kind_one }.
event-nefertiti-coins-spread = { $seat } sposta { $amount } Deben dalla Riserva di { $market } a quella di { $to }.
event-nefertiti-collected = Un raccoglitore di { $seat } prende { $kind_one } { $market_at } per il proprietario neutrale.
event-nefertiti-closed = La tessera «Mercato chiuso» va { $market_at }, dove ora si vede l’altra bancarella.
event-nefertiti-reopened = La tessera «Mercato chiuso» lascia { $market }, che viene riempito di nuovo.
event-nefertiti-moved-up = Una carta passa, { $market_at }, dal { $from_place } al { $to_place }.
event-nefertiti-drawn = Arriva { $market_at }, { $place }: { $kind_one }.
event-nefertiti-seal-laid = Un sigillo reale viene messo { $market_at }.
event-nefertiti-docked = Arriva a Memphis: { $kind_one }.
event-nefertiti-akhenaton = Akhenaton viene pescato { $market_at }: questo mercato resta chiuso per sempre. Due mercati sono ancora aperti.
event-nefertiti-shut = { $market } ora è chiuso per sempre.
event-nefertiti-attribution =
    { $gifts ->
        [0] Tutti i servitori sono a Memphis, e non c’è alcun dono.
       *[other]
            { $last ->
                [0] I doni di Memphis vengono assegnati.
               *[1] I doni di Memphis vengono assegnati per l’ultima volta.
            }
    }
event-nefertiti-went-home =
    { $collector ->
        [0] Un servitore di { $seat } torna a casa da Memphis.
       *[1] Un raccoglitore di { $seat } torna a casa da Memphis.
    }
event-nefertiti-scored =
    { $kind ->
        [none] { $seat } segna con { $scorer_the }: { $points }.
       *[other] { $seat } segna con { $scorer_the } per { $kind_one }: { $points }.
    }
event-nefertiti-exchanged =
    { $paid ->
        [0] { $seat } dà { $given_one } per { $taken_one } nello scambio con { $owner }.
       *[other] { $seat } dà { $given_one } e { $paid } Deben per { $taken_one } nello scambio con { $owner }.
    }
event-nefertiti-traded =
    { $paid ->
        [0] { $seat } mette { $given_one } nel { $place } { $market_at } in cambio.
       *[other] { $seat } mette { $given_one } nel { $place } { $market_at } in cambio e versa { $paid } Deben nella Riserva.
    }
event-nefertiti-oracle-saw = { $seat } guarda le ultime carte del mazzo: { $cards }.
event-nefertiti-oracle-exchanged = { $seat } scambia { $given_one } con { $taken_one } in fondo al mazzo.
event-nefertiti-oracle-done = { $seat } ha rimesso le ultime carte in un ordine a sua scelta.
event-nefertiti-turned-down = Il dono nel { $place } { $market_at } viene coperto.
event-nefertiti-turned-up = Il dono nel { $place } { $market_at } viene di nuovo scoperto.
event-nefertiti-traveller-moved = Il Ladro itinerante ora sta nel { $place } { $market_at }.
event-nefertiti-traveller-left = Il Ladro itinerante non trova doni da nessuna parte ed esce dal gioco.
event-nefertiti-named = { $seat } nomina un tipo per l’Ancella reale: { $type }.
event-nefertiti-priest-kept = { $seat } conserva il Sacerdote di Amon fino alla fine.
event-nefertiti-passed = { $seat } ha tutti i servitori a Memphis e passa.
event-nefertiti-turn = { "" }
event-nefertiti-memphis-closed = Da ora nessuno può più piazzare a Memphis.
event-nefertiti-ended =
    { $barren ->
        [0] L’ultimo mercato è chiuso: la partita è finita.
       *[1] Dieci chiusure senza una carta presa: la partita è finita.
    }
