### La compagnia al tavolo: chi c’è, che cosa si dice, un’altra partita, i tavoli pubblici, e un cenno quando tocca a noi.

company-title = Chat
company-open = Chat
company-open-unread =
    { $count ->
        [one] Chat, un messaggio non letto
       *[other] Chat, { $count } messaggi non letti
    }
company-people = Persone
company-somebody = Qualcuno
company-me = { $name } (tu)
company-presence =
    { $presence ->
        [here] in linea
        [away] in un’altra scheda
       *[gone] non in linea
    }
company-watching = guarda
company-watchers =
    { $count ->
        [0] Non guarda nessuno.
        [one] Guarda una persona.
       *[other] Guardano { $count } persone.
    }
company-talk = Messaggi
company-room-players = Solo i giocatori leggono questi messaggi; gli spettatori li leggono a partita finita.
company-room-watchers = Solo gli spettatori leggono questi messaggi; i giocatori li leggono a partita finita.
company-room-open = La partita è finita: tutti leggono tutti i messaggi.
company-from-watchers = dagli spettatori
company-quiet = Ancora nessun messaggio.
company-say = Scrivi un messaggio
company-send = Invia
company-sending = in invio
company-mute = Silenzia { $name }
company-unmute = Non silenziare più { $name }
company-mute-all = Silenzia tutti
company-muted-all = A questo tavolo sono tutti silenziati.
company-unsaid =
    { $code ->
        [too-fast] Scrivi troppo velocemente: aspetta un momento e invia di nuovo.
        [too-long] È troppo lungo: al massimo { $most } caratteri.
        [nothing] Questo messaggio è vuoto.
        [room-full] Questa chat è piena: non si può più scrivere nulla.
       *[other] Non è stato possibile inviarlo ({ $code }).
    }
company-stand = Restituisci il mio posto
company-waiting-for = In attesa di { $names }.

## Un’altra partita

company-again = Un’altra partita
company-again-about = Stesse persone e opzioni; ognuno avanza di un posto.
company-next = { $name } propone un’altra partita.
company-next-mine = Hai proposto un’altra partita.
company-next-go = Vai al nuovo tavolo
company-next-watch = Guarda la prossima partita

## I volti

company-avatar = La mia immagine
company-avatar-name =
    { $avatar ->
        [ankh] croce ansata
        [boat] barca
        [cat] gatto
        [crook] scettro e flagello
        [eye] occhio di Horus
        [falcon] falco
        [feather] piuma di Maat
        [ibis] ibis
        [lotus] fiore di loto
        [pyramid] piramide
        [scarab] scarabeo
       *[sun] sole
    }

## I tavoli pubblici

company-lobby = Tavoli pubblici
company-lobby-about = Tavoli aperti a tutti. Aprine uno con «Prepara un tavolo».
company-lobby-count =
    { $count ->
        [0] Tavoli pubblici: nessuno in attesa
        [one] Tavoli pubblici: uno aspetta giocatori
       *[other] Tavoli pubblici: { $count } aspettano giocatori
    }
company-lobby-none = Al momento nessun tavolo aspetta giocatori.
company-lobby-none-about = Aprine uno tu: prepara un tavolo, lascia un posto libero e fai entrare chiunque.
company-lobby-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
company-lobby-playing = In corso
company-lobby-join = Siediti
company-lobby-back = Torna al tavolo
company-lobby-watch = Guarda
company-lobby-players = in { $count } giocatori
company-public = Aperto a tutti: mostralo fra i tavoli pubblici
company-public-about = Altrimenti può venire solo chi ha il tuo link.
company-failure =
    { $code ->
        [table-full] Qualcuno è stato più svelto: tutti i posti sono presi.
        [too-many-public] Hai già { $most } tavoli pubblici in attesa: è il massimo.
        [not-yours] Questo tavolo non è più pubblico.
       *[other] { page-failure }
    }

## Un cenno

company-turn-title =
    { $count ->
        [one] Tocca a te
       *[other] Tocca a te a { $count } tavoli
    }
company-notify = Avvisami quando tocca a me
company-notify-denied = Il tuo browser non lo permette; si può cambiare accanto alla barra degli indirizzi.
company-notify-text = { $game }: gli altri ti aspettano.
company-others-about =
    { $count ->
        [one] Tocca a te a un altro tavolo
       *[other] Tocca a te ad altri { $count } tavoli
    }
