### Imhotep: Il Duello, quello che il programma dice durante una partita. Il testo di riferimento è l'inglese.

game-duel = Imhotep: Il Duello
seat-duel =
    { $seat ->
        [0] Nefertiti
       *[1] Akhenaton
    }
    .bot = { seat-duel }

## Nomi

-token-take = Prendere
-token-build = Schieramento
-token-rush = Assalto
-token-swap = Scambiare e scaricare
face-duel =
    { $face ->
        [o] obelisco
        [l] piramide chiara
        [d] piramide scura
        [t] tempio { $value }
        [c] camera funeraria { $value }
        [T] { -token-take }
        [B] { -token-build }
        [R] { -token-rush }
       *[S] { -token-swap }
    }
    .one =
        { $face ->
            [o] un obelisco
            [l] una piramide chiara
            [d] una piramide scura
            [t] un tempio { $value }
            [c] la camera funeraria { $value }
            [T] un gettone { -token-take }
            [B] un gettone { -token-build }
            [R] un gettone { -token-rush }
           *[S] un gettone { -token-swap }
        }
token-duel =
    { $token ->
        [take] { -token-take }
        [build] { -token-build }
        [rush] { -token-rush }
       *[swap] { -token-swap }
    }
source-duel =
    { $source ->
        [obelisk] obelisco
        [temple] tempio
        [pyramids] piramidi
        [chamber] camera funeraria
        [tokens] gettoni azione
       *[pawns] pedine nel porto
    }
side-duel = lato { $side }
boat-duel = barca { $boat }

## Opzioni

option-duel-sides = Lati dei siti
    .help = Una lettera per sito, nell’ordine obelisco, tempio, piramidi, camera funeraria: da AAAA a BBBB. I due lati danno punti in modo diverso (D8); entrambi i giocatori usano sempre gli stessi.
options-duel-sides = «{ $given }» non indica dei lati: scrivi A o B per ciascuno dei quattro siti.

## Motivi

reason-duel-over = La partita è finita.
reason-duel-pass-is-forced = Si passa solo quando non si può fare nient’altro.
reason-duel-nothing-to-decline = Ora non c’è nessun passo facoltativo a cui rinunciare.
reason-duel-step-is-due = Questo passo di { $token } non è facoltativo: { $step }.
reason-duel-finish-the-token-first = Prima porta a termine { $token }: { $step }.
reason-duel-one-token-a-turn = Un solo gettone azione per turno, e hai giocato { $token }.
reason-duel-play-token-first = Per questo devi prima giocare { $token }.
reason-duel-no-pawn = Non hai pedine nella riserva.
reason-duel-square-taken = La casella { $square } non è libera: { $seat } ci ha già una pedina.
reason-duel-rush-square-makes-no-unload = Con la tua pedina in { $square } non si potrebbe scaricare nessuna barca, e l’Assalto lo richiede.
reason-duel-boat-gone = La barca { $boat } è uscita dal gioco.
reason-duel-lane-too-empty =
    { $pawns ->
        [0] Nella corsia della barca { $boat } non ci sono pedine, e ne servono 2.
       *[1] Nella corsia della barca { $boat } c’è una sola pedina, e ne servono 2.
    }
reason-duel-no-such-token = Non hai il gettone azione { $token }.
reason-duel-nothing-to-take = Le barche portano soltanto gettoni azione: non c’è niente da prendere.
reason-duel-needs-two-pawns =
    { $pawns ->
        [0] Lo Schieramento richiede 2 pedine nella riserva, e tu non ne hai.
       *[1] Lo Schieramento richiede 2 pedine nella riserva, e tu ne hai una sola.
    }
reason-duel-rush-needs-pawn = L’Assalto richiede una pedina nella riserva, e tu non ne hai.
reason-duel-rush-needs-unload = L’Assalto richiede una barca da scaricare, e nessuna casella libera lo permetterebbe.
reason-duel-nothing-to-unload = Scambiare e scaricare richiede una barca da scaricare, e ora non ce n’è.
reason-duel-action-token-not-takeable = Un gettone azione non si può prendere: nello spazio { $slot } della barca { $boat } c’è { $token }.

## Passi di un gettone azione

step-duel =
    { $step ->
        [take] scegliere il gettone da prendere
        [build] piazzare una pedina
        [build-again] piazzare una terza pedina o scegliere «Fatto»
        [rush-place] piazzare la tua pedina
        [rush-unload] scaricare una barca
        [rush-again] scaricare una seconda barca o scegliere «Fatto»
        [swap] scegliere due gettoni da invertire
       *[swap-unload] scaricare una barca
    }

## Che cosa c'è da decidere

prompt-duel-turn =
    { $pass ->
        [none] { $seat }, tocca a te: piazza una pedina, scarica una barca o gioca un gettone azione.
       *[other] { $seat }, non puoi fare niente: passa.
    }
prompt-duel-take = { $seat }, scegli il gettone da prendere.
prompt-duel-build =
    { $placed ->
        [1] { $seat }, piazza una pedina ({ -token-build }: pedina 2 di 2–3).
        [2] { $seat }, piazza una terza pedina o scegli «Fatto» ({ -token-build }: pedina 3 di 3).
       *[other] { $seat }, piazza una pedina ({ -token-build }: pedina 1 di 2–3).
    }
prompt-duel-rush-place = { $seat }, piazza una pedina in modo da poter scaricare una barca ({ -token-rush }: passo 1 di 2–3).
prompt-duel-rush-unload = { $seat }, scarica una barca ({ -token-rush }: passo 2 di 2–3).
prompt-duel-rush-again = { $seat }, scarica una seconda barca o scegli «Fatto» ({ -token-rush }: passo 3 di 3).
prompt-duel-swap = { $seat }, scegli due gettoni di una stessa barca da invertire ({ -token-swap }: passo 1 di 2).
prompt-duel-swap-unload = { $seat }, ora scarica una barca ({ -token-swap }: passo 2 di 2).

## Azioni

action-duel-place = Piazzare una pedina in { $square }
    .did = { $who } piazzato una pedina in { $square }
action-duel-unload = Scaricare la barca { $boat }
    .did = { $who } scaricato la barca { $boat }
action-duel-play = Giocare il gettone { $token }
    .did = { $who } giocato il gettone { $token }
action-duel-take =
    { $card ->
        [none] Prendere il gettone nello spazio { $slot } della barca { $boat }
       *[other] Prendere { $card_one } dallo spazio { $slot } della barca { $boat }
    }
    .did =
        { $card ->
            [none] { $who } preso il gettone nello spazio { $slot } della barca { $boat }
           *[other] { $who } preso { $card_one } dallo spazio { $slot } della barca { $boat }
        }
action-duel-swap = Invertire gli spazi { $slot } e { $other } della barca { $boat }
    .did = { $who } invertito gli spazi { $slot } e { $other } della barca { $boat }
action-duel-done = Fatto: rinunciare al passo facoltativo
    .did = { $who } rinunciato al passo facoltativo
action-duel-pass = Passare
    .did = { $who } passato

## Eventi

event-duel-placed = { $seat } piazza una pedina in { $square }.
event-duel-unloaded = { $seat } scarica la barca { $boat }.
event-duel-taken =
    { $square ->
        [none] { $seat } prende { $face_one } dallo spazio { $slot } della barca { $boat }.
       *[other] { $seat } prende { $face_one } dallo spazio { $slot } con la pedina in { $square }.
    }
event-duel-removed = Nessuno prende lo spazio { $slot } della barca { $boat }: { $face_one } esce dal gioco.
event-duel-refilled = Nello spazio { $slot } della barca { $boat } arriva { $face_one }.
event-duel-left = La pila è esaurita: la barca { $boat } esce dal gioco.
event-duel-played = { $seat } gioca il gettone { $token }.
event-duel-revealed = Dal magazzino arriva { $face_one }, nello spazio { $slot } della barca { $boat }.
event-duel-swapped = { $seat } inverte gli spazi { $slot } e { $other } della barca { $boat }.
event-duel-fifth-obelisk = { $seat } arriva prima dell’altro a cinque obelischi.
event-duel-passed = { $seat } non può fare niente e passa.
event-duel-turn = { "" }
event-duel-ended = Resta una sola barca: la partita è finita.

## Il tavolo

table-duel-sides = Lati: { $sides }.
table-duel-row = Riga { $row }: { $squares }.
table-duel-free = libera
table-duel-boat = Barca { $boat }, allontanandosi dal porto: { $tokens }; pedine nella sua corsia: { $pawns }.
table-duel-boat-gone = Barca { $boat }: uscita dal gioco.
table-duel-reserve = { $player }, pedine nella riserva: { $pawns }.
table-duel-hidden = Gettoni nella pila: { $pile }; nel magazzino: { $warehouse }.
table-duel-removed = Fuori dal gioco: { $tokens }.
held-duel-obelisk = { $player }, obelischi: { $count }.
held-duel-temple = { $player }, tempio: { $values }.
held-duel-pyramids = { $player }, piramidi: chiara { $light }, scura { $dark }.
held-duel-chamber = { $player }, camera funeraria: { $numbers }.
held-duel-tokens = { $player }, gettoni azione: { $tokens }.

## La fine

end-duel-last-boat = Rimane una sola barca, e quindi la partita è finita.
outcome-duel-tie = Punti pari: { $player } non ha cominciato e quindi vince.

## Che cosa non va in una posizione

position-duel-malformed-field = «{ $text }» non è un campo: un campo si scrive nome=valore
position-duel-unknown-field = non c’è nessun campo «{ $field }»; i campi sono { $known }
position-duel-field-twice = il campo «{ $field }» è dato due volte
position-duel-boats-missing = manca il campo boats: senza barche non c’è posizione
position-duel-bad-sides = sides=«{ $text }»: scrivi A o B per ciascuno dei quattro siti (D1.5)
position-duel-bad-seat = { $field }=«{ $text }»: scrivi N per Nefertiti o A per Akhenaton
position-duel-bad-phase = phase=«{ $text }» è sconosciuto; le fasi sono { $known }
position-duel-bad-placed = placed=«{ $text }»: scrivi quante pedine dello Schieramento sono già piazzate, da 0 a 2 (D6.2)
position-duel-bad-port = port=«{ $text }»: scrivi tre righe di tre caselle come N.A/.../..N, con N, A o un punto per ciascuna (D1.2)
position-duel-too-many-pawns = { $player } ha { $pawns } pedine nel porto; ogni giocatore ne possiede 4 (D1.4)
position-duel-bad-token = { $field }: «{ $text }» non comincia con il codice di un gettone
position-duel-wrong-boat-count = il numero di barche è { $boats }; scrivile tutte e sei, con - per ciascuna che è uscita (D1.2)
position-duel-boat-half-empty = barca { $boat }: il numero di gettoni è { $tokens }, non 3; una barca uscita dal gioco si scrive - (D5.4)
position-duel-face-down = { $field }: lì i gettoni sono scoperti e nessuno può essere «?» (D9.1)
position-duel-too-many-copies = { $token } compare { $count } volte; nel gioco il numero è { $copies } (D1.1)
position-duel-warehouse-too-long = ci sono { $tokens } gettoni nel magazzino; ne contiene 3 (D1.4)
position-duel-pile-too-long = ci sono { $tokens } gettoni nella pila; non ne contiene mai più di 39 (D2.1)
position-duel-pile-not-threes = il numero di gettoni nella pila è { $tokens }; è sempre un multiplo di 3 (D5.4)
position-duel-wrong-total = con { $pile } nella pila il numero di gettoni è { $total }; il gioco ne ha 60 (D1.1)
position-duel-removed-unclear = gettoni che non stanno da nessuna parte: { $tokens }; indicali in removed, oppure indica tutta la pila e tutto il magazzino (D1.1)
position-duel-boat-left-too-early = è uscita dal gioco la barca { $boat } anche se nella pila ci sono { $tokens } gettoni (D5.4)
position-duel-no-boat = nessuna barca è in gioco; l’ultima resta sempre (D7.1)
position-duel-not-over = { $boats } barche sono in gioco; la partita è finita solo quando ne resta una (D7.1)
position-duel-is-over = una sola barca è in gioco: la fase deve essere over (D7.1)
position-duel-warehouse-too-empty = prese ancora possibili nella partita: { $takes }; gettoni nel magazzino, uno per ciascuna: { $tokens } (D6.1)
position-duel-five-wrong = five={ $text }: { $player } non ha cinque obelischi (D8.1b)
position-duel-five-unclear = entrambi i giocatori hanno cinque obelischi: indica in five chi li ha avuti prima (D8.1b)
position-duel-placed-without-build = placed va solo con la fase build, non con { $phase } (D6.2)
position-duel-token-not-played = fase { $phase }: il gettone azione giocato, { $token }, deve figurare in removed (D6)
position-duel-pawns-not-placed = fase { $phase }: { $player } ha meno pedine nel porto ({ $pawns }) di quante ne sono state piazzate in questo turno (D6)
position-duel-step-impossible = fase { $phase }: in questa posizione lì non c’è niente da decidere (D6)
