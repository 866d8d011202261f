### I testi del comando `deben`. I comandi sono messaggi, le loro opzioni attributi.

## Help

cli-help =
    .arguments = Da nominare
    .options = Opzioni
    .commands = Comandi
    .help = Mostra questo aiuto ed esce.
cli-help-options = Opzioni di { $game }: NOME=INIZIALE, e le altre scelte
cli-deben = Due giochi da tavolo dell’Egitto di Nefertiti: giocali nel terminale, simulali, leggine le regole.
    .version = Mostra la versione ed esce.
cli-common =
    .game = Il gioco, per esempio duel.
    .lang = La lingua: en, fr o it; se manca, quella del tuo ambiente.
    .seed = Il seme di tutta la fortuna, esadecimale, al massimo 64 cifre; se manca, uno nuovo.
    .option = Un’opzione del gioco; si può dare più volte. Sono elencate sotto.
    .json = Scrive JSON per i programmi.
    .executor = Che cosa esegue le regole: wasm è il modulo del gioco, cpu compila per questa macchina, python è semplice Python.
    .ray = Gioca sul cluster Ray a questo indirizzo (HOST:PORTA, o auto), con gli stessi risultati.
    .file = Una partita salvata; - la legge dallo standard input.
cli-play = Gioca una partita nel terminale, contro persone e bot.
    .game = Il gioco, per esempio duel. Da omettere quando si riprende una partita.
    .seats = Chi gioca a ogni posto: human, uno dei livelli pupil, fisher, potter, goldsmith, scribe, overseer, astronomer, architect, chancellor e vizier, o i bot semplici random e greedy, o un programma esterno (program:COMANDO); se manca, tu contro greedy.
    .names = I nomi dei giocatori.
    .resume = Riprende una partita: il suo numero (deben matches), un file, o di norma l’ultima lasciata a metà.
    .plain = Riga per riga invece che a schermo intero; in una pipe è comunque così.
    .serious = Una partita seria: niente consigli né coach durante la partita, e non si annulla nulla.
    .save = Salva la partita in questo file quando è finita o quando esci.
cli-matches = Elenca le partite cominciate nel terminale, dalla più recente; deben play --resume N ne riprende una.
    .remove = Elimina la partita con questo numero, o tutte quelle finite (finished); si può dare più volte.
cli-simulate = Fa giocare molte partite ai bot e mostra le statistiche.
    .matches = Quante partite.
    .seats = Quale bot gioca a ogni posto: random o greedy; se manca, i due a turno.
    .plot = Disegna i risultati in questo file (png, svg o pdf).
    .jobs = Quanti core usare; se manca, tutti.
cli-export = Scrivere le decisioni di partite come tabelle da cui imparare: osservazioni, azioni permesse, azioni, risultati.
    .data = Dove metterle: un nome che finisce in .npz o .parquet.
    .file = Partite salvate di uno stesso gioco.
    .game = Al posto dei file: far giocare adesso dei bot a questo gioco.
    .matches = Quante partite giocano.
    .seats = Quali bot giocano, posto per posto; basta un nome per tutti.
cli-perft = Conta le sequenze di azioni permesse dall’inizio di una partita.
    .depth = La profondità, in azioni.
    .split = Mostra il conto per ogni prima azione.
cli-replay = Racconta una partita salvata.
    .at = Mostra il tavolo dopo questo numero di azioni.
cli-draw = Disegnare una posizione o una partita salvata, come fa la pagina.
    .shown = Una posizione in notazione, o il file di una partita salvata; - legge l’una o l’altra dallo standard input.
    .picture = Dove metterla: un nome che finisce in .svg o .png; - scrive un SVG sullo standard output.
    .game = Di quale gioco è la posizione, se non lo dice da sé.
    .seat = Il posto da cui si guarda; senza, ciò che vedono tutti.
    .mark = Un punto da segnare: un’azione che vi si compie, o il nome di una parte del tabellone; tutte le volte che si vuole.
    .arrow = Una freccia da un punto a un altro; tutte le volte che si vuole.
    .theme = Chiaro o scuro.
    .width = La sua larghezza; senza, quella per cui è disegnata.
cli-verify = Controlla una partita salvata: impegno, fortuna, ogni azione, risultato.
    .commitment = Controlla anche che il seme sia quello di questo impegno, mostrato prima della partita.
cli-rules = Mostra le regole, con i nostri chiarimenti.
    .game = Il gioco: duel o nefertiti.
    .clause = Una sezione (D6), una regola (D6.2) o parole da cercare.
cli-bench = Misura quanto gioca in fretta questa macchina.
    .seconds = Quanto dura ogni misura.
cli-train = Addestra un avversario: gioca contro sé stesso, su una scheda grafica o su un cluster, impara, e riprende da dove si era fermato.
    .minutes = Per quanti minuti; se manca, 20.
    .generations = Finché ha imparato per tante generazioni: così nulla dipende dall’orologio.
    .matches = Quante partite ha una generazione su un cluster.
    .out = La cartella in cui cresce.
    .anew = Comincia senza la mente che viene con il gioco, con le sole nostre opinioni.
cli-serve = Apri tavoli nel browser: ci si gioca con gli amici e con il computer.
    .host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutta la rete.
    .port = La porta su cui ascoltare; 0 ne prende una libera.
    .database = Dove si conservano i tavoli: un file, o l’URL di una base di dati.
    .open = Apri la pagina nel browser.
    .log = La forma del registro.
    .origin = Un altro indirizzo con cui si raggiunge questo server; si può dare più volte.
    .secure = Si arriva solo per HTTPS, attraverso un proxy davanti a questo server: così i browser non dicono mai chi sono su HTTP semplice.
    .compress = Comprimi i messaggi per i browser che lo chiedono: meno byte, più lavoro a ogni mossa.
    .pace = Quanto aspetta un avversario computer prima di agire.
    .workers = In quanti processi pensano gli avversari computer; con 0, in quelli degli altri sullo stesso PostgreSQL.
cli-completion = Scrive ciò che permette a una shell di completare deben: eval "$(deben completion bash)" nel suo file di avvio.
    .shell = La shell: bash, zsh o fish.

## What is wrong with a request

cli-error-usage = La riga di comando non si capisce (vedi deben --help): { $detail }
cli-error-option = Qui non c’è l’opzione { $option }. Vedi deben --help.
cli-error-language = Non ci sono testi in «{ $lang }»; ci sono en, fr e it.
cli-error-address = Il server non può ascoltare su { $host }, porta { $port }: { $detail }
cli-error-database = La base di dati non si apre: { $detail }
cli-error-game = Non c’è il gioco «{ $game }»; ci sono: { $known }.
cli-error-broken-game = Il gioco «{ $game }» ({ $where }) non si può usare: { $detail }.
cli-error-no-rules = Il gioco { $game } non ha regole da leggere qui.
cli-error-executor = Qui non c’è l’esecutore «{ $executor }»; ci sono: { $known }.
cli-error-which-game = Di’ a quale gioco giocare, per esempio: deben play duel.
cli-error-seed = «{ $seed }» non è un seme: un seme è un numero esadecimale di al massimo 64 cifre.
cli-error-pair = «{ $text }» non è un’opzione: scrivi nome=valore.
cli-error-options = { $game } non ha le opzioni «{ $given }»; con i valori che hanno se mancano e le scelte, ci sono: { $known }.
cli-error-player = «{ $player }» non può prendere posto; ci sono: { $known }.
cli-error-seats = Ci sono { $count } posti, ma { $given ->
        [one] è stato nominato { $given } giocatore.
       *[other] sono stati nominati { $given } giocatori.
    }
cli-error-seat-range = { $game } si gioca da { $least } a { $most } giocatori, ma ne sono stati nominati { $given }.
cli-error-names = Ci sono { $count } posti, ma { $given } nomi.
cli-error-name = «{ $name }» non può essere il nome di nessuno.
cli-error-number = { $name } è un numero da { $least } a { $most }.
cli-error-file = Il file { $file }: { $detail }.
cli-error-picture = { $file } non è un’immagine: un nome finisce in { $known }.
cli-error-choice = { $name } è uno di { $known }.
cli-error-draw = Non si disegna nulla: { $detail }.
cli-export-done = { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } in { $file }.
cli-error-export = Indica dei file di partite salvate, oppure --game.
cli-error-data = Non si scrive nulla: { $detail }.
cli-error-output = L’output non può essere scritto: { $detail }.
cli-error-folder = Non c’è la cartella { $folder }.
cli-error-record = { $file } non si può usare: { $detail }.
cli-record-fault = { $code ->
        [malformed] non è una partita salvata ({ $detail })
        [format] il suo formato è sconosciuto a questo programma
        [seed] il suo seme non è un seme
        [commitment] il suo seme non corrisponde all’impegno preso prima della partita
        [game] questo programma non ha il suo gioco
        [version] è stata giocata con un’altra versione delle regole
        [board] è stata giocata su un tabellone che qui non c’è ({ $detail }): deben board FILE lo fa conoscere
        [start] le sue opzioni o la sua posizione sono impossibili ({ $detail })
        [outcome] il suo risultato non è quello a cui portano le sue azioni
       *[action] non tutte le sue azioni sono permesse ({ $detail })
    }
cli-error-no-match = Non c’è una partita { $number }; vedi deben matches.
cli-error-no-unfinished = Non è conservata nessuna partita a metà.
cli-error-in-use = La partita { $number } è in corso in un altro terminale.
cli-error-commitment = «{ $commitment }» non è un impegno: un impegno ha 64 cifre esadecimali.
cli-error-shell = Non c’è completamento per «{ $shell }»; ci sono: { $known }.
cli-error-resume = Una partita ripresa ha già gioco, opzioni e seme: non darli.
cli-error-clause = Non c’è nessuna regola e nessun testo con «{ $clause }»; prova: { $near }.
cli-error-matplotlib = Un grafico ha bisogno di matplotlib: installalo con pip install "deben[plot]".
cli-error-extra = Per { $what } manca qualcosa da installare: pip install "deben[{ $extra }]".
cli-error-plot-kind = { $file }: un grafico è un file di uno dei tipi { $known }.
cli-error-cluster-missing = Un cluster ha bisogno di Ray: installalo con pip install "deben[ray]".
cli-error-cluster-unreachable = Non c’è nessun cluster all’indirizzo { $address }: { $detail }
cli-error-cluster-differs = { $node } ha un’altra versione di Deben: installa questa su ogni macchina del cluster.
cli-error-cluster-lost = Il cluster ha perso lo stesso pezzo di lavoro a ogni tentativo: { $detail }

## Compiling

cli-compiling = Le regole vengono compilate per questa macchina; succede una volta sola e ci vuole un po’.

## Play

cli-command =
    .legal = permesso
    .why = perché
    .hint = consiglio
    .coach = coach
    .undo = annulla
    .save = salva
    .board = tavolo
    .text = testo
    .position = posizione
    .log = registro
    .help = aiuto
    .quit = esci
cli-player = { $kind ->
        [human] umano
       *[bot] bot { $kind }
    }
cli-play-commitment = La fortuna di questa partita è fissata. Impegno: { $commitment }
cli-play-seed = Il seme di questa partita era { $seed }; il suo impegno è stato mostrato all’inizio.
cli-play-pace = { bot-name }: { bot-about } { bot-pace }
cli-play-hint = Scrivi ? per vedere che cosa puoi fare, oppure aiuto.
cli-play-help = Scrivi un’azione in notazione, per esempio { $action }, o una di queste parole:
    .legal = che cosa puoi fare adesso
    .why = perché una mossa non è possibile, o che cosa fa
    .hint = che cosa farebbe ora il coach
    .coach = che cosa pensa il coach delle tue decisioni
    .undo = ritira la tua ultima decisione
    .save = salva la partita
    .board = disegna di nuovo il tavolo
    .text = racconta il tavolo in frasi
    .position = il momento in notazione, e il suo indirizzo sul tabellone delle posizioni
    .log = tutto quello che è successo
    .help = questo elenco
    .quit = esci; la partita viene conservata
    .move = MOSSA
    .file = NOMEFILE
cli-play-position = Sul tabellone delle posizioni di un server (deben serve): { $path }
cli-play-why-what = Perché che cosa? Scrivi anche la mossa, per esempio: perché { $action }
cli-play-why-legal = { $action } è possibile: { $text }
cli-play-undone = { $count ->
        [one] Un’azione è ritirata.
       *[other] { $count } azioni sono ritirate.
    }
cli-play-nothing-to-undo = Non c’è niente da ritirare.
cli-play-save-where = Salvare dove? Scrivi anche il nome di un file.
cli-play-saved = Salvata: { $file }
cli-play-kept = La partita è conservata. Riprendila con: deben play --resume { $match }
cli-play-not-kept = La partita non si è potuta conservare: non c’è una cartella in cui scrivere.
cli-play-actions = Puoi fare questo:
cli-matches-none = Non è conservata nessuna partita.
cli-matches-your-turn = Tocca a te: { $prompt }
cli-matches-column =
    .number = N
    .game = Gioco
    .players = Giocatori
    .when = Ultima mossa
    .standing = A che punto è
cli-score-total = Totale

## A schermo intero

cli-screen-key =
    .help = aiuto
    .choose = gioca
    .hint = consiglio
    .undo = annulla
    .why = perché
    .view = vista
    .log = registro
    .leave = esci
    .rules = regole
    .coach = coach
    .type = scrivi
    .text = in frasi
    .language = lingua
cli-screen-keys =
    .moving = scorrere le scelte; Tab passa al tabellone e al registro
    .help = questa pagina
    .choose = fare ciò che è scelto; con il mouse, due clic
    .hint = che cosa farebbe ora il coach, e perché
    .undo = ritirare la tua ultima decisione
    .why = che cosa fa la scelta; per altro scrivi «perché MOSSA»
    .turn = le altre viste del tavolo, se ce ne sono
    .log = tutto ciò che è successo
    .leave = uscire; la partita è conservata
    .rules = le regole del gioco
    .coach = il coach sulle tue decisioni
    .type = scrivere un’azione in notazione, o una parola
    .text = il tavolo in frasi
    .language = la lingua seguente
cli-screen-page =
    .end = La partita è finita
    .log = Che cosa è successo, dal più recente
    .rules = Le regole
    .why = Perché
    .text = Il tavolo in frasi
    .help = Tasti
    .position = Questo momento in notazione
cli-screen-pane =
    .table = Tavolo
cli-screen-close = Esc chiude · ↑ ↓ scorrono
cli-screen-type = un’azione, o una parola come perché x1
cli-screen-typing = Dopo : puoi scrivere un’azione in notazione, per esempio { $action }, o una di queste parole:
cli-screen-one-view = Si vede già tutto.
cli-screen-nothing-yet = Non è stato ancora deciso niente.
cli-screen-after-end = Invio mostra di nuovo il risultato, u ritira la tua ultima decisione, c mostra la partita al coach, q esce.

## Simulations

cli-simulate-title = { $game }: { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }
cli-simulate-sources = Punti per provenienza, in media
cli-simulate-column =
    .player = Posto
    .wins = Vittorie
    .interval = Intervallo al 95 %
    .mean = Media
    .sd = ± dev.
cli-simulate-speed = { $decisions } decisioni per partita in media; { $speed } partite al secondo.
cli-simulate-seed = Seme: { $seed }
cli-plot =
    .points = Punti alla fine
    .wins = Vittorie, con intervallo al 95 %
    .sources = Punti medi per provenienza
    .axis = punti

## Other commands

cli-perft-count = Sequenze di { $depth ->
        [one] { $depth } azione
       *[other] { $depth } azioni
    }: { $count }
cli-rules-ruling = Chiarimento:
cli-rules-example = Esempio:
cli-verify-commitment = Il seme corrisponde all’impegno { $commitment }.
cli-verify-same-commitment = È proprio l’impegno che hai indicato.
cli-verify-other-seed = il suo seme non è quello dell’impegno { $commitment }
cli-verify-luck = La preparazione segue dal seme e dalle opzioni ({ $options }).
cli-verify-position = La partita comincia da una posizione scritta, non da una preparazione.
cli-verify-actions = { $count ->
        [one] { $count } azione è stata rigiocata, ed era permessa
       *[other] { $count } azioni sono state rigiocate, e ognuna era permessa
    } ({ $game }, versione delle regole { $version }).
cli-verify-outcome = Il risultato segue dalle azioni: { $points }.
cli-verify-digest = L’ultima posizione ha lo SHA-256 { $digest }.
cli-verify-no-outcome = La registrazione non dice come è finita la partita.
cli-verify-unfinished = La partita non è finita.
cli-verify-failed = La registrazione non sta in piedi: { $detail }.
cli-bench-title = Partite a caso di { $game } su { $machine }, { $cores ->
        [one] { $cores } core
       *[other] { $cores } core in tutto
    }
cli-bench-column =
    .executor = Esecutore
    .cores = Core
    .decisions = Decisioni / s
    .matches = Partite / s
cli-bench-state = Uno stato occupa { $bytes } byte.
cli-train-no-eyes = { $game } non offre nulla da cui una mente possa impararlo.
cli-train-missing = Per l’addestramento servono PyTorch e, senza --ray, numba-cuda: pip install 'deben[train]'
cli-train-no-device = Per l’addestramento serve una scheda grafica, o un cluster (--ray): { $detail }
cli-serve-address = Deben è aperto: { $address }
cli-serve-no-page = La pagina non è costruita: solo i programmi possono usare questo server.
