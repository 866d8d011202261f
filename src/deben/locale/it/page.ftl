### Ciò che dice solo la pagina: i suoi comandi, forme brevi per i posti piccoli, la spiegazione delle scelte.

## Attorno al tavolo

page-home = Pagina iniziale
page-labelled = { $label }: { $text }
page-tables = I miei tavoli
page-rules = Regole
page-settings = Impostazioni
settings-me = Io
settings-table = Al tavolo
page-menu = Menu principale
page-more = Altro
page-tools = Comandi
page-skips = Accesso rapido
page-skip-to-board = Vai al tabellone
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
page-speed = Velocità delle animazioni
page-speed-about = Velocità delle animazioni; più lento e più veloce con < e >
page-speed-name =
    { $speed ->
        [step] Passo passo
        [half] ×½
        [two] ×2
        [four] ×4
        [none] Nessuna
       *[one] ×1
    }
page-speed-short =
    { $speed ->
        [step] Passo
        [none] No
       *[other] { page-speed-name }
    }
page-volume = Volume dei suoni
page-volume-off = muto
page-repeat = Ancora una volta
page-repeat-about = Rivedi che cosa è successo dal tuo ultimo turno (R)
page-repeat-not = Non c’è ancora nulla da rivedere
page-next = Avanti
page-next-about = Passo successivo (N o spazio)
page-skip = Salta
page-skip-about = Salta l’animazione (N o spazio)
page-skip-not = In questo momento non c’è nulla da saltare
page-forced-setting = Gioca da solo le mosse obbligate
page-forced = Era possibile una sola mossa: è stata giocata per te.
page-loading = Un momento…
page-offline = Nessuna connessione; nuovo tentativo…
page-waiting = In attesa degli altri giocatori. Manda loro l’invito.
page-copy-invitation = Copia l’invito
page-copy-watching = Copia un link per gli spettatori
page-copied = Copiato
page-undo = Annulla
page-log = Registro
page-recent = Che cosa è successo
page-more-lines =
    { $count ->
        [one] una conseguenza
       *[other] { $count } conseguenze
    }
page-done = Fatto
page-pass = Passa
page-tap-again = Tocca di nuovo per confermare.
page-that = questo
page-refused-stale = Nel frattempo il tavolo è cambiato; guarda di nuovo.
page-refused-illegal = Ora non è possibile.
page-refused-waiting = La partita comincia quando tutti i posti sono presi.
page-refused-no-seat = A questo tavolo sei spettatore.
page-refused-no-undo = Questo non si può più annullare.
page-refused-bad-message = Il server non ha capito la pagina. Ricaricala.
page-refused-too-large = Il messaggio era troppo lungo.
page-refused-too-fast = Troppo veloce; un momento, per favore.
page-refused-too-many = Il tavolo è pieno al momento; la pagina riprova.
page-refused-offline = Al momento non c’è connessione; riprova più tardi.
page-refused-internal = Qualcosa è andato storto sul server. La partita è salva.
page-no-table = Questo tavolo non esiste
page-no-table-about = Il link è forse incompleto, o il tavolo è privato. Chiedi un invito a chi te l’ha mandato.
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
        [bad-bot] Questo avversario qui non esiste.
        [bad-position] Questa posizione non si può usare.
        [bad-record] Questa non è una partita salvata, o non è coerente.
        [bad-board] Questo server non offre questo tabellone.
        [bad-avatar] Questa immagine non esiste.
        [bad-action] Questa azione qui non esiste.
        [no-moment] Questa partita non ha un momento simile.
        [no-table] Questo tavolo non esiste.
        [no-lesson] Questa lezione non esiste.
        [not-found] A questo indirizzo non c’è nulla.
        [not-yours] Questo tavolo è privato.
        [serious] { coach-hint-serious }
        [not-over] Si potrà vedere quando la partita sarà finita.
        [not-waiting] Nel frattempo la partita è cominciata.
        [no-rematch] Dopo questa non c’è un’altra partita.
        [old-rules] Questa partita è stata giocata con regole che nessuno ha conservato: non si può aprire.
        [damaged] La registrazione di questa partita è danneggiata: non si può aprire.
        [node-away] Il server di questo tavolo al momento non è raggiungibile. Nulla è perduto; riprova tra poco.
        [storage-away] Al momento il server non riesce a leggere o scrivere il suo database. Nulla è perduto; riprova tra poco.
        [server-full] Il server è pieno. Le partite in corso continuano. Riprova tra poco.
        [bots-busy] Troppi bot aspettano il loro turno per pensare. Riprova tra poco, o gioca con altre persone.
        [bad-host] Questo server non risponde a questo nome. Chi lo gestisce può permetterlo con --origin.
        [no-such-game] Il gioco di questo tavolo non è più su questo server.
        [foreign-origin] Il server lo accetta solo dalla propria pagina.
        [method-not-allowed] Il server non ha capito la pagina. Ricaricala.
        [not-json] Il server non ha capito la pagina. Ricaricala.
        [too-large] È più lungo di quanto il server accetti.
        [too-many] Al momento qui c’è troppa gente; riprova più tardi.
        [too-many-public] Hai già il numero massimo di tavoli pubblici in attesa.
        [internal] Qualcosa è andato storto sul server. Nulla è perduto; riprova.
       *[other] Qualcosa è andato storto ({ $code }).
    }

## L’aiuto e la tastiera

help = Aiuto
help-about = Un suggerimento, «e se…?» o un piano (H)
help-hint = Suggerimento
    .about = Che cosa farebbe il coach; il registro annota la richiesta.
help-rules = Come si gioca
help-not =
    { $not ->
        [serious] Partita seria: nessun aiuto fino alla fine.
        [people] Non quando al tavolo ci sono altre persone.
        [server] Non senza un server.
       *[turn] Quando tocca a te.
    }
keys-title = Tastiera
keys-space = Spazio
keys-does =
    { $does ->
        [move] muoversi sul tabellone
        [choose] giocare ciò che è evidenziato
        [help] aiuto
        [ahead] e se…? per la scelta evidenziata
        [onward] passo successivo, o salta ciò che viene mostrato
        [again] rivedi che cosa è successo dal tuo turno
        [speed] più lento, più veloce
        [leave] chiudi, torna alla partita, salta
       *[keys] questi tasti
    }

## Inizio e preparazione

page-welcome = Due giochi da tavolo ambientati nell’Egitto di Nefertiti, tra amici o contro il computer.
page-quick = Gioca contro il computer
page-setup = Prepara un tavolo
page-open = Apri il tavolo
page-seats = Chi gioca
page-starts = Chi comincia
page-starts-by =
    { $lot ->
        [yes] Posti e primo giocatore a sorte
       *[no] In quest’ordine: comincia il giocatore 1
    }
page-name = Nome
page-seat-me = Io
page-seat-here = Un altro giocatore su questo dispositivo
page-seat-friend = Un amico, con un link
page-seat-open = posto libero
page-seat-bot = Il computer: { bot-name }
page-friend-about = Ricevi un link da mandare; la partita comincia quando ci sono tutti.
page-players-about =
    { $count ->
        [2] In due, i raccoglitori agiscono per un proprietario neutrale.
        [5] In cinque si gioca con il porto di Memphis e le coppe.
       *[other] Il gioco base.
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
page-device-about = Apri lì una volta un link personale, e i tuoi tavoli saranno tuoi anche lì. Tieni il link per te.
page-device-make = Crea un link personale

## La fine

page-result = Mostra il risultato
page-source = Voce
page-total = Totale
page-you-win = Hai vinto!
page-you-share = Condividi la vittoria!
page-you-lose =
    { $seats ->
        [2] Hai perso.
       *[other] Hai chiuso { page-you-lose.place } su { $seats }.
    }
    .place = { $place }º
page-look = Guarda il tabellone
page-fair = I sorteggi erano fissati prima della prima mossa
page-fair-about = Prima della partita il server ha mostrato l’impegno sul suo seme. Ora si vede anche il seme, e chiunque può controllare che corrispondano.
page-commitment = Impegno:
page-seed = Seme:

## Il tabellone di Nefertiti

page-jump = Vai a
page-overview = Panoramica
page-players = Giocatori
page-choices-here =
    { $count ->
        [one] una scelta qui
       *[other] { $count } scelte qui
    }
page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-rights-games = Nefertiti è un gioco di Jacques Bariot, Thomas Cauet e Guillaume Montiage, pubblicato da Matagot. Imhotep: The Duel è un gioco di Phil Walker-Harding, pubblicato da Kosmos.
page-rights-deben = Deben non è ufficiale e non è affiliato a nessuno di loro; i disegni e il testo delle regole sono suoi.
page-kept = Privacy: che cosa si conserva e per quanto tempo
page-notice = Messaggio di chi ospita il server

## A game that the page was built without

page-about-any = Un gioco di un altro pacchetto, su un tabellone fatto di ciò che c’è da vedere.
page-facts-any = Giocatori: { $range }
page-plain-lacks = Niente regole, lezione, tabellone delle posizioni né partite senza server per questo gioco.
