### Andare e venire: abbandonare, lasciare, essere assenti, orologi.

## Nel registro

event-table-going-resigned =
    { $how ->
        [lost] { $seat } abbandona.
        [bot] { $seat } abbandona: un bot ({ bot-name }) continua al suo posto.
       *[ended] { $seat } abbandona: resterebbero solo bot, quindi la partita finisce senza vincitore.
    }
event-table-going-left = { $seat } si assenta: un bot ({ bot-name }) continua.
event-table-going-returned = { $seat } è di nuovo qui e riprende a giocare.
event-table-going-replaced = { $seat } lascia che un bot ({ bot-name }) continui per { $by }, che è assente.
event-table-going-ended = { $seat } chiude la partita: nessuno vince.
event-table-going-time-out =
    { $how ->
        [lost] { $seat } ha finito il tempo e perde.
        [bot] { $seat } ha finito il tempo: un bot ({ bot-name }) continua.
       *[ended] { $seat } ha finito il tempo: resterebbero solo bot, quindi la partita finisce senza vincitore.
    }
event-table-going-clock-on = Il server era assente. L’orologio riparte con il tempo che restava.
event-table-going-filled = { $seat } comincia: un bot ({ bot-name }) siede in ogni posto libero.

## Come si è fermata una partita

end-any-resigned = { $player } ha abbandonato.
end-any-time = { $player } ha finito il tempo.
end-any-ended = La partita è stata chiusa prima della fine.
outcome-none = Nessuno vince.

## Al tavolo

going-leave = Lascia
going-leave-title = Lasciare la partita?
going-away = Esci per ora
going-away-two =
    { $patience ->
        [0] La partita ti aspetta. La trovi in «I miei tavoli».
       *[other] La partita ti aspetta in «I miei tavoli». Se tocca a te e manchi per { $time }, { $players } può far continuare un bot ({ $bot }) al tuo posto o chiudere la partita. Puoi tornare in ogni momento.
    }
going-away-bots = La partita ti aspetta in «I miei tavoli».
going-away-more = Un bot ({ $bot }) continua subito al tuo posto. Torna quando vuoi: il posto è di nuovo tuo all’istante.
going-resign = Abbandona
going-resign-two = { $players } vince. La partita è finita.
going-resign-more = Un bot ({ $bot }) continua al tuo posto fino alla fine; tu puoi guardare. Non potrai più rientrare nella partita.
going-resign-end = Resterebbero solo bot: la partita finisce qui. Nessuno vince.
going-stay = Resta
going-stand = Restituisci il mio posto
going-stand-about = La partita non è cominciata. Il tuo posto torna libero per qualcun altro.
going-seconds =
    { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
going-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
going-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
going-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
going-is-away = { $player } è assente.
going-is-slow = { $player } non decide da molto tempo.
going-wait = Tra { $time } potrai far continuare un bot o chiudere la partita.
going-replace = Fai continuare un bot
going-replace-about = Un bot ({ $bot }) gioca per { $player } finché non torna.
going-end = Chiudi la partita
going-end-about = La partita finisce qui. Nessuno vince.
going-bot-plays = Un bot ({ $bot }) gioca per te.
going-return = Riprendi il mio posto
going-sign-away = assente
going-sign-offline = non connesso
going-sign-away-about = { $player } non è connesso.
going-sign-bot-about = Un bot ({ $bot }) gioca per { $player }, che è assente e può tornare.
going-sign-gone-about = Un bot ({ $bot }) gioca al posto di { $player }, che ha lasciato la partita.
going-clock-about = Tempo rimasto a { $player }: { $time }
going-clock-low = Restano { $time }!
going-clock-low-other = A { $player } restano { $time }.
page-refused-no-going = Adesso non si può.
page-refused-not-away = Non ancora: bisogna aspettare un po’ di più.
page-refused-bot-goes-on = Un bot gioca per te. Riprendi prima il tuo posto.
page-refused-time-out = Il tuo tempo è finito.

## Prima di cominciare

terms-title = Tempo e assenza
terms-spirit = Lo spirito della partita
terms-spirit-name =
    { $spirit ->
        [serious] Seria
        [learning] Per imparare
       *[usual] Normale
    }
terms-spirit-about =
    { $spirit ->
        [serious] Una partita seria: niente consigli, niente analisi, nessuna anteprima degli sviluppi, e non si annulla nulla.
        [learning] Una partita per imparare: ognuno può chiedere al coach e vedere che cosa può succedere; chi si siede è d’accordo.
       *[usual] Chi gioca da solo contro i bot può chiedere al coach e vedere che cosa può succedere; tra persone nessuno può farlo.
    }
terms-clock = Orologio
terms-clock-none = Senza orologio
terms-clock-each =
    { $days ->
        [one] un giorno a mossa
       *[other] { $days } giorni a mossa
    }
terms-clock-real = { $minutes } min + { $increment } s a turno
terms-clock-about = L’orologio corre per chi deve decidere, dalla prima mossa in poi. In due, chi finisce il tempo perde; in più giocatori un bot continua.
terms-patience = Se qualcuno è assente
terms-patience-never = aspettare sempre
terms-patience-after = gli altri possono andare avanti dopo { $time }
terms-stand-in = Il bot che allora continua
