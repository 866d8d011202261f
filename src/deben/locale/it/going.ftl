### Andare e venire: abbandonare, lasciare, essere assenti, orologi.

## Nel registro

event-table-going-resigned =
    { $how ->
        [lost] { $seat } abbandona.
        [bot] { $seat } abbandona: un bot ({ bot-name }) prende il suo posto.
       *[ended] { $seat } abbandona: resterebbero solo bot, quindi la partita finisce senza vincitore.
    }
event-table-going-left = { $seat } si assenta: un bot ({ bot-name }) gioca al suo posto.
event-table-going-returned = { $seat } è di nuovo qui e riprende a giocare.
event-table-going-replaced = { $seat } fa giocare un bot ({ bot-name }) per { $by } durante la sua assenza.
event-table-going-ended = { $seat } chiude la partita: nessuno vince.
event-table-going-time-out =
    { $how ->
        [lost] { $seat } ha finito il tempo e perde.
        [bot] { $seat } ha finito il tempo: un bot ({ bot-name }) gioca al suo posto.
       *[ended] { $seat } ha finito il tempo: resterebbero solo bot, quindi la partita finisce senza vincitore.
    }
event-table-going-clock-on = Il server era spento. L’orologio riparte con il tempo che restava.
event-table-going-filled = { $seat } comincia: un bot ({ bot-name }) siede in ogni posto libero.

## Come si è fermata una partita

end-any-resigned = { $player } ha abbandonato.
end-any-time = { $player } ha finito il tempo.
end-any-ended = La partita è stata chiusa prima della fine.
outcome-none = Nessuno vince.

## Al tavolo

going-leave = Esci o arrenditi
going-leave-title = Uscire dalla partita?
going-away = Esci per ora
going-away-two =
    { $patience ->
        [0] La partita è salvata in «I miei tavoli».
       *[other] La partita è salvata in «I miei tavoli». Se tocca a te e manchi per { $time }, { $players } può far giocare un bot ({ $bot }) al tuo posto o chiudere la partita. Puoi tornare in ogni momento.
    }
going-away-bots = La partita è salvata in «I miei tavoli».
going-away-more = Un bot ({ $bot }) gioca subito al tuo posto. Torna quando vuoi: riavrai il tuo posto all’istante.
going-resign = Abbandona
going-resign-two = { $players } vince. La partita è finita.
going-resign-more = Un bot ({ $bot }) prende il tuo posto fino alla fine; tu puoi guardare. Non potrai più rientrare nella partita.
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
going-is-away = Assenza: { $player }.
going-is-slow = { $player } non decide da molto tempo.
going-wait = Tra { $time } potrai far giocare un bot o chiudere la partita.
going-replace = Fai giocare un bot
going-replace-about = Un bot ({ $bot }) gioca per { $player } finché non torna.
going-end = Chiudi la partita
going-end-about = La partita finisce qui. Nessuno vince.
going-bot-plays = Un bot ({ $bot }) gioca per te.
going-return = Riprendi il mio posto
going-sign-away = assenza
going-sign-offline = non in linea
going-sign-away-about = { $player } non è in linea.
going-sign-bot-about = Un bot ({ $bot }) gioca per { $player } durante la sua assenza.
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
       *[usual] Amichevole
    }
terms-spirit-about =
    { $spirit ->
        [serious] Una partita seria: niente suggerimenti, analisi, anteprime né mosse annullate.
        [learning] Una partita per imparare: ognuno può chiedere al coach e vedere che cosa può succedere; chi si siede accetta.
       *[usual] Suggerimenti e anteprime solo quando giochi da solo contro il computer.
    }
terms-clock = Orologio
terms-clock-none = Senza orologio
terms-clock-each =
    { $days ->
        [one] un giorno a mossa
       *[other] { $days } giorni a mossa
    }
terms-clock-real = { $minutes } min + { $increment } s a turno
terms-clock-about = Il tuo orologio corre quando tocca a te decidere. Se finisci il tempo perdi (in due) o ti sostituisce un bot (in tre o più).
terms-patience = In caso di assenza
terms-patience-never = non sostituire mai
terms-patience-after = dopo { $time } gli altri possono far giocare un bot
terms-stand-in = Bot sostituto
