### Rivedere una partita momento per momento, riprenderla, verificare che tutto fosse corretto.

## Passo per passo

replay-title = Rivedi la partita
replay-open = Rivedi
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-again = Rivedi l’ultima chiusura
replay-again-about = Rivedi l’ultima chiusura (R)
replay-skip = Salta la chiusura
replay-skip-about = Alla fine della chiusura (N)
replay-speed = Velocità
replay-speed-about = Velocità; più lento e più veloce con < e >
replay-play = Riproduci
replay-pause = Pausa
replay-moment = Momento
replay-start = L’inizio della partita.
replay-move = Mossa { $number } di { $count }
replay-from = Visto da
replay-all = tutti, a carte scoperte
replay-moves = Mosse
replay-passed = { $player } sceglie: { $action }.
replay-moment-more = Altro su questo momento
replay-next-cards = Ancora coperte, nell’ordine in cui verrebbero
replay-stuck = Questo momento non è ancora arrivato; la pagina riprova.

## Il grafico

replay-chart-title = Grafico
replay-chart-kind =
    { $kind ->
        [points] Punti
       *[chances] Probabilità di vittoria
    }
replay-chart = Punti se la partita fosse finita lì
replay-chart-about = Una linea per giocatore; ogni segno è una mossa che ha cambiato i punti. Le frecce vanno da un segno all’altro.
replay-mark = Mossa { $number }: { $changes }
replay-change = { $player } { $change }, ora { $points }

## Una partita da un file

replay-load = Rivedi una partita salvata
replay-load-about = Scegli il file di una partita, scaricato qui o salvato dalla riga di comando. Lo legge il tuo browser; non va da nessuna parte.
replay-load-choose = Scegli un file
replay-load-drop = Puoi anche trascinarlo ovunque su questa pagina.
replay-load-large = Questo file è troppo grande per una partita.
replay-record-fault =
    { $code ->
        [malformed] Questa non è una partita salvata.
        [format] Il formato del file è sconosciuto.
        [seed] Il seme di questo file non è valido.
        [commitment] Il seme non corrisponde all’impegno preso prima della partita.
        [game] Questo programma non ha il gioco di questa partita.
        [version] La partita è stata giocata con un’altra versione delle regole.
        [board] La partita è stata giocata su un tabellone personale che qui non c’è: con il suo file, deben board FILE lo fa conoscere.
        [start] Le opzioni o la posizione di questo file sono impossibili.
        [outcome] Il risultato non è quello a cui portano le azioni.
       *[action] Alcune azioni di questo file non sono permesse.
    }

## Riprendere la partita

play-on = Rigioca da qui
play-on-title =
    { $number ->
        [0] Rigioca dall’inizio
       *[other] Rigioca dopo la mossa { $number }
    }
play-on-about = Un nuovo tavolo parte da ciò che tutti potevano vedere in questo momento. Ciò che era nascosto è estratto di nuovo, equamente, da un nuovo seme con un proprio impegno: nessuno sa più di quanto mostri il tavolo.
play-on-first = decide per primo
play-on-began = Questa partita è partita da una posizione. Ciò che lì era nascosto è stato estratto dal seme di questo tavolo.

## Verificare

verify-open = Onesto?
verify-title = Il sorteggio era onesto?
verify-how = Che cosa è stato verificato
verify-about = Il tuo browser rigioca da sé l’intera partita: la sorte a partire dal seme, ogni azione secondo le regole, tutto ciò che è accaduto.
verify-good = Tutte le verifiche sono riuscite.
verify-bad = Qualcosa non è corretto.
verify-name =
    { $name ->
        [commitment] L’impegno
        [promise] Fissato prima della prima mossa
        [luck] La sorte
        [actions] Le azioni
       *[outcome] Il risultato
    }
verify-result =
    { $holds ->
        [yes] corretto.
        [no] non corretto.
       *[open] non verificato.
    }
verify-commitment = Il tuo browser ha calcolato lo SHA-256 del seme, { $hash }: è l’impegno.
verify-commitment-fails = Il tuo browser ha calcolato lo SHA-256 del seme, { $hash }: non è l’impegno.
verify-promise = Il tuo browser ha visto proprio questo impegno, con le stesse opzioni, durante la partita.
verify-promise-commitment = Durante la partita il tuo browser ha visto un altro impegno.
verify-promise-beginning = Durante la partita al tuo browser sono state dette altre opzioni, o un altro inizio.
verify-promise-unknown = Il tuo browser non ha visto questa partita prima della fine: non può dire quando è stato preso l’impegno.
verify-luck = Il tuo browser ha rifatto la preparazione a partire dal seme e rigiocato la partita: tutti i { $events } eventi, con ogni carta e ogni dado, sono quelli annunciati.
verify-luck-fails = Il tuo browser ha rifatto la preparazione a partire dal seme e rigiocato la partita: dall’azione { $number } in poi sarebbe dovuto accadere altro.
verify-luck-start = Con questo seme e queste opzioni la partita sarebbe cominciata in modo diverso.
verify-luck-version = Questa pagina conosce la versione { $known } delle regole, e la partita è stata giocata secondo la versione { $version }: il tuo browser non può rigiocarla.
verify-actions = Il tuo browser ha rigiocato tutte le { $count } azioni secondo la versione { $version } delle regole: ognuna era permessa.
verify-actions-fail = Il tuo browser ha rigiocato la partita: l’azione { $number } non era permessa, o doveva decidere qualcun altro.
verify-actions-unknown = Le azioni non si sono potute rigiocare.
verify-outcome = Portano al risultato salvato, { $points }; lo SHA-256 dell’ultima posizione comincia con { $digest }.
verify-outcome-fails = Il tuo browser ha rigiocato la partita, e finisce diversamente: { $points }.
verify-outcome-unknown = Senza le azioni il risultato non si può verificare.
verify-limits = Il tuo browser confronta ciò che mostra questa pagina. Non può dire se è ciò che hai visto durante la partita. Per verificare la partita con un altro programma, scaricala ed esegui

## Guardare indietro

look-back = Rivedi
look-back-to = Rivedi la mossa { $number }
look-back-now = Torna ad adesso
look-back-about = Stai rivedendo un momento passato. La partita va avanti senza aspettarti.
look-back-news =
    { $count ->
        [one] Intanto c’è { $count } nuova mossa.
       *[other] Intanto ci sono { $count } nuove mosse.
    }
look-back-undo = Chiedi di tornare qui

## L’immagine di un momento, il filmato di una partita

share-title = Condividi
share-link = Link a questo momento
share-picture-about = Salva un’immagine del tabellone
share-moment = Immagine di questo momento
share-drawing = Disegno (SVG)
share-film = Filmato della partita
share-record = File della partita
share-busy = Un momento…
share-progress = Momento { $number } di { $count }…
share-stop = Ferma
share-failed = Qui non si può fare un’immagine.
