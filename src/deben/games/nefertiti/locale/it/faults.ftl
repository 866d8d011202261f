### Nefertiti: che cosa non va in una posizione annotata.

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
position-nefertiti-no-such-owner = { $field }: questo proprietario non c’è in { $players } giocatori (N14.1)
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
position-nefertiti-holder-without-piece = holder: i dadi si tengono solo finché Luxor è aperto e vi sta un pezzo (N4.6)
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
