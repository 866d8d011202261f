### La compagnia al tavolo: chi c’è, che cosa si dice, un’altra partita, i tavoli pubblici, e un cenno quando tocca a noi.

company-title = Chat
company-open = Chat
company-open-unread =
    { $count ->
        [one] Chat, un messaggio non letto
       *[other] Chat, { $count } messaggi non letti
    }
company-people = Le persone
company-somebody = Qualcuno
company-me = { $name } (tu)
company-presence =
    { $presence ->
        [here] presente
        [away] in un’altra scheda
       *[gone] assente
    }
company-watching = guarda
company-watchers =
    { $count ->
        [0] Non guarda nessuno.
        [one] Guarda una persona.
       *[other] Guardano { $count } persone.
    }
company-talk = Conversazione
company-room-players = I giocatori si sentono fra loro; gli spettatori li sentono solo a partita finita.
company-room-watchers = Gli spettatori si sentono fra loro; i giocatori li sentono solo a partita finita.
company-room-open = La partita è finita: tutti sentono tutti.
company-from-watchers = dagli spettatori
company-quiet = Non si è ancora detto nulla.
company-say = Di’ qualcosa
company-send = Invia
company-sending = in viaggio
company-mute = Non sentire { $name }
company-unmute = Senti di nuovo { $name }
company-mute-all = Non sentire nessuno
company-muted-all = A questo tavolo non senti nessuno.
company-unsaid =
    { $code ->
        [too-fast] Parli troppo in fretta: aspetta un momento e invia di nuovo.
        [too-long] È troppo lungo: al massimo { $most } segni.
        [nothing] Qui non c’è niente da dire.
        [room-full] Si è parlato tanto che qui non si conserva più nulla.
       *[other] Non è stato possibile dirlo ({ $code }).
    }
company-stand = Lascia il mio posto
company-waiting-for = Si aspetta { $names }.

## Un’altra partita

company-again = Un’altra partita
company-again-about = Stesse persone e opzioni; ognuno avanza di un posto.
company-next = { $name } propone un’altra partita.
company-next-mine = Hai proposto un’altra partita.
company-next-go = Al nuovo tavolo
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
        [ibis] l’ibis
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
        [too-many-public] Hai già { $most } tavoli pubblici in attesa; di più non se ne possono avere.
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
