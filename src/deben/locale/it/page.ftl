### Ciò che dice solo la pagina: i suoi comandi, forme brevi per i posti piccoli, la spiegazione delle scelte.

## Attorno al tavolo

page-home = Pagina iniziale
page-tables = I miei tavoli
page-rules = Regole
page-settings = Impostazioni
page-menu = Menu principale
page-more = Altro
page-my-name = Il mio nome
page-close = Chiudi
page-language = Lingua
page-theme = Colori
page-theme-name =
    { $theme ->
        [light] chiari
        [dark] scuri
       *[system] come il mio dispositivo
    }
page-speed = Movimento
page-speed-name =
    { $speed ->
        [quick] rapido
        [none] nessuno
       *[calm] calmo
    }
page-sound = Suoni
page-loading = Un momento…
page-offline = Nessuna connessione; nuovo tentativo.
page-waiting = Si aspettano gli altri giocatori. Manda loro l’invito.
page-invite = Invita
page-watch = Link spettatori
page-copy-invitation = Copia l’invito
page-copy-watching = Copia un link per gli spettatori
page-copied = Copiato
page-undo = Annulla
page-skip = Salta
page-log = Registro
page-recent = Che cosa è successo
page-done = Fatto
page-pass = Passo
page-that = questo
page-refused-stale = Nel frattempo il tavolo è cambiato; guarda di nuovo.
page-refused-illegal = Ora non è possibile.
page-refused-waiting = La partita comincia quando tutti i posti sono presi.
page-refused-no-seat = A questo tavolo sei spettatore.
page-refused-no-undo = Questo non si può più annullare.
page-refused-bad-message = Il server non ha capito la pagina. Ricaricala.
page-refused-too-large = Il messaggio era troppo lungo.
page-refused-too-fast = Troppo in fretta; un momento, per favore.
page-refused-too-many = Il tavolo è pieno al momento; la pagina riprova.
page-refused-offline = Al momento non c’è connessione; chiedi di nuovo più tardi.
page-refused-internal = Qualcosa è andato storto sul server. La partita è salva.
page-no-table = Questo tavolo non esiste
page-no-table-about = Forse il link è incompleto, o il tavolo è di altri. Chiedi un invito a chi te l’ha mandato.
page-link-failed = Questo link non funziona
page-failure =
    { $code ->
        [unreachable] Il server non risponde. È acceso?
        [no-invitation] Questo invito non esiste.
        [no-link] Questo link è già stato usato, o è troppo vecchio.
        [table-full] Tutti i posti di questo tavolo sono presi.
        [too-fast] Troppe richieste; aspetta un momento.
        [bad-options] Queste opzioni non vanno insieme.
        [bad-name] Questo nome non si può usare.
        [bad-request] Il server non ha capito la pagina. Ricaricala.
        [bad-seats] Questi posti non vanno insieme.
        [bad-bot] Qui non c’è un avversario così.
        [bad-position] Questa posizione non si può usare.
        [bad-record] Questa non è una partita salvata, o non è coerente.
        [bad-avatar] Questa immagine non esiste.
        [bad-action] Qui non c’è un’azione così.
        [no-moment] In questa partita non c’è un momento così.
        [no-table] Questo tavolo non esiste.
        [no-lesson] Questa lezione non esiste.
        [not-found] A questo indirizzo non c’è nulla.
        [not-yours] Questo tavolo è di altri.
        [not-over] Si potrà vedere quando la partita sarà finita.
        [not-waiting] Nel frattempo la partita è cominciata.
        [no-rematch] Dopo questa non c’è un’altra partita.
        [old-rules] Questa partita è stata giocata con regole più vecchie e non si può più aprire.
        [foreign-origin] Il server lo accetta solo dalla propria pagina.
        [method-not-allowed] Il server non ha capito la pagina. Ricaricala.
        [not-json] Il server non ha capito la pagina. Ricaricala.
        [too-large] È più lungo di quanto il server accetti.
        [too-many] Al momento qui c’è troppa gente; riprova più tardi.
        [too-many-public] Hai tanti tavoli pubblici in attesa quanti se ne possono avere.
        [internal] Qualcosa è andato storto sul server. Non è andato perso nulla; riprova.
       *[other] Qualcosa è andato storto ({ $code }).
    }

## Inizio e preparazione

page-welcome = Due giochi da tavolo dell’Egitto di Nefertiti, tra amici o contro il computer.
page-about-nefertiti = Manda i tuoi servitori ai mercati del Nilo, fai offerte per i doni più belli e falli valere più di quelli degli altri.
page-about-duel = Nefertiti contro Akhenaton: piazza le tue pedine nel porto, scarica le barche al momento giusto e costruisci i monumenti più grandi.
page-facts-nefertiti = da 2 a 5 giocatori · circa 45 minuti
page-facts-duel = 2 giocatori · circa 20 minuti
page-quick = Gioca contro il computer
page-setup = Prepara un tavolo
page-open = Apri il tavolo
page-seats = Chi gioca
page-name = Nome
page-seat-me = Io
page-seat-here = Qualcuno su questo dispositivo
page-seat-friend = Un amico, con un link
page-seat-open = posto libero
page-seat-bot = Il computer: { bot-name }
page-friend-about = Ricevi un link da mandare; la partita comincia quando ci sono tutti.
page-players-about =
    { $count ->
        [2] In due, i raccoglitori agiscono per un proprietario neutrale.
        [5] In cinque si gioca con il porto di Memphis e le coppe.
       *[other] Il gioco base, com’è stato ideato.
    }
page-stalls-about =
    { $stalls ->
        [advanced] Il caso decide quale bancarella ogni mercato mostra per prima.
       *[discovery] Le bancarelle adatte a una prima partita.
    }
page-characters-about =
    { $characters ->
        [base] I sette tipi del gioco base.
        [random] Sei sono estratti fra tutti, oltre a Mercanti e Scribi.
        [curse-of-amon] Sacerdote e Mercante di Amon, Visir, Tesoriere, Mendicante, Commerciante.
        [palace-intrigue] Due Ancelle reali, Scriba reale, Mercante di Amon, Ladro itinerante, Oracolo.
       *[race-on-the-nile] Gran Sacerdote, Tesoriere, Mendicante, Ladro itinerante, Ladro, Commerciante.
    }
page-memphis-about = Un quinto posto sul Nilo, doni stranieri che alzano gli altri, e papiri.
page-turns-waiting =
    { $count ->
        [one] Tocca a te a un tavolo
       *[other] Tocca a te a { $count } tavoli
    }
page-your-turn = Tocca a te
page-you = tu
page-status =
    { $status ->
        [waiting] aspetta giocatori
        [over] finita
       *[playing] in corso
    }
page-no-tables = Non hai ancora tavoli.
page-new-table = Nuovo tavolo
page-device = Un altro dispositivo
page-device-about = Apri lì una volta un link personale, e i tuoi tavoli saranno tuoi anche lì. Tienilo per te.
page-device-make = Crea un link personale

## La fine

page-result = Mostra il risultato
page-source = Origine
page-total = Totale
page-you-win = Hai vinto!
page-look = Guarda il tabellone
page-fair = Il caso era fissato prima della prima mossa
page-fair-about = Prima della partita il server ha mostrato l’impegno sul suo seme. Ora si vede anche il seme, e chiunque può controllare che corrispondano.
page-commitment = Impegno:
page-seed = Seme:

## Il tabellone del Duello

page-duel-port = Porto
page-duel-pile = pila
page-duel-warehouse = magazzino
page-duel-unloads = barche ancora da scaricare
page-duel-first-five = primo a cinque
page-duel-obelisk-A = 1 ciascuno, 6 in più a chi ne ha di più
page-duel-obelisk-B = 12 a chi ne ha cinque per primo, 6 a chi arriva a cinque dopo
page-duel-temple-A = il valore di ogni gettone
page-duel-temple-B = serie di valori diversi: 1, 4, 9, 16
page-duel-pyramids-A = ogni colore: 1, 3, 6, 10, 15, 21
page-duel-pyramids-B = la più piccola: −6, 0, 4, 10, 18, 30, 45
page-duel-chamber-A = ogni sequenza: 1, 4, 9, 16, 25
page-duel-chamber-B = 4 per ogni sequenza
page-duel-token-take = Prendi un gettone a scelta da una barca, tranne i gettoni azione.
page-duel-token-build = Piazza due o tre pedine.
page-duel-token-rush = Piazza una pedina, poi scarica una o due barche.
page-duel-token-swap = Scambia due gettoni di una barca, poi scarica una barca.

## Il tabellone di Nefertiti

page-square = { $square }, offerta { $bid }
page-covered = La bancarella coperta
page-covered-short = prossima bancarella
page-market-closed = chiuso
page-market-shut = chiuso per sempre
page-market-settling = in chiusura: prima l’offerta più alta
page-reserve = La Riserva
page-reserve-at = Riserva a { $market }: { $deben } Deben
page-reserve-about = Qui si pagano le offerte. La metà, arrotondata per eccesso, è ora { $half } Deben.
page-closing-group = { $now } su { $needed } vicini
page-closing-colours = colori { $now } su { $needed }, servitori { $pieces } su { $pieces_needed }
page-closing-levels = livelli { $now } su { $needed }
page-closing-line = { $now } su { $needed } in linea
page-closing-sum = somma { $now } su { $needed }
page-closing-sum-exact = somma { $now }: chiude a { $exactly } o { $needed }+
page-closing-dice = due dadi su offerte prese: { $chance } %
page-closing-chain = un dado fino a { $now }: { $chance } %
page-courses = Quotazioni
page-course-now =
    { $owners ->
        [0] Nessuno ne ha; il primo varrebbe { $now }.
        [one] Vale { $now } ciascuno, con un proprietario.
       *[other] Vale { $now } ciascuno, con { $owners } proprietari.
    }
page-course-more = Con un proprietario in più: { $more }.
page-course-fewer = Con un proprietario in meno: { $fewer }.
page-course-unseen = Ancora nel mazzo: { $unseen }.
page-course-foreign = Un dono straniero: +{ $plus } per ogni dono di questo tipo del suo proprietario.
page-deck = Carte nel mazzo
page-supply = Sigilli nella scorta
page-symbol-coin = Moneta: mettersi qui frutta 1 Deben dalla Riserva.
page-symbol-single = Carta singola: il miglior offerente prende un solo dono.
page-symbol-extra = Carta extra: il miglior offerente può prendere un dono inferiore in più.
page-characters = Personaggi da reclutare
page-stack-below = Sotto nella pila: { $names }.
page-jump = Vai a
page-overview = Panoramica
page-players = I giocatori
page-choices-here =
    { $count ->
        [one] una scelta qui
       *[other] { $count } scelte qui
    }
page-servants = Pedine in mano
page-deben = Denaro in Deben
page-seals = Sigilli reali
page-prestige = Prestigio segnato in partita
page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-last-roll = ultimo lancio

page-rights-games = Nefertiti è un gioco di Jacques Bariot, Thomas Cauet e Guillaume Montiage, pubblicato da Matagot. Imhotep: The Duel è un gioco di Phil Walker-Harding, pubblicato da Kosmos.
page-rights-deben = Deben non è ufficiale e non è affiliato a nessuno di loro; i disegni e il testo delle regole sono suoi.
