### Un invito, la sala d’attesa, un’altra partita, e ciò che la pagina iniziale sa di me.

## La carta dietro un link

invitation-from =
    { $known ->
        [yes] { $name } ti invita
       *[no] Hai un invito
    }
invitation-name = Il tuo nome
invitation-name-about = Gli altri lo vedono. Questo browser lo ricorda.
invitation-name-missing = Come devono chiamarti gli altri?
invitation-sit = Siediti
invitation-look = Prima guarda, senza prendere posto
invitation-full = Questo tavolo è al completo
invitation-full-about =
    { $kept ->
        [yes] I posti ancora liberi sono tenuti per chi giocava la partita precedente.
       *[no] Tutti i posti sono occupati.
    }
invitation-watch = Guarda
invitation-own = Apri un tavolo tuo
invitation-over = Questa partita è finita
invitation-over-about = Puoi ancora vedere com’è finita.
invitation-result = Guarda il risultato
invitation-unknown = Questo link non porta a nessun tavolo
invitation-unknown-about = Forse ne manca un pezzo, o il tavolo non esiste più. Chiedine uno nuovo a chi te l’ha mandato.
invitation-failed = Ora questo tavolo non si può mostrare

## La sala d’attesa

room-here =
    { $here ->
        [one] C’è { $here } giocatore su { $count }
       *[other] Ci sono { $here } giocatori su { $count }
    }
room-begins = Ci siete tutti: la partita comincia.
room-waiting = La partita comincia quando ci siete tutti.
room-chairs = Posti
room-empty = posto libero
room-bot = bot ({ bot-name })
room-host = ha aperto il tavolo
room-away = non è sulla pagina
room-awaited = non ancora di ritorno
room-told = Ognuno riceve un avviso, in qualunque pagina del sito si trovi.
room-invite = Invita gli altri
room-invite-about = Manda loro questo link: porta a questo tavolo.
room-share = Manda l’invito
room-share-text = Vieni a giocare a { $game } con me.
room-copy = Copia il link
room-qr = O inquadralo con un telefono:
room-qr-name = L’invito come codice QR
room-fill = Comincia con dei bot nei posti liberi
room-fill-about = Livello: { bot-name }
room-take = Prendi posto

## Un’altra partita

proposal-from =
    { $known ->
        [yes] { $name } ti invita a un’altra partita
       *[no] Hai un invito per un’altra partita
    }
proposal-title =
    { $known ->
        [yes] { $name } ti invita
       *[no] Hai un invito
    }
proposal-accept = Siediti
proposal-decline = Non ora
proposal-failed = Quel tavolo non c’è più.

## La pagina iniziale

strip-title = I miei tavoli
strip-turn-of = In attesa di { $name }
strip-points =
    { $count ->
        [one] un punto
       *[other] { $count } punti
    }
strip-with = con { $names }
strip-again = Gioca ancora
strip-again-about = Stessi giocatori, stesse opzioni
strip-all = Tutti i miei tavoli
setup-others = Gli altri
setup-others-are =
    { $kind ->
        [open] amici, con un link
       *[bot] il computer
    }
