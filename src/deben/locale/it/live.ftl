### Analisi dal vivo nel browser, e piani: ciò che si prova sulla propria vista.

live-title = Analisi dal vivo
live-about = Il tuo dispositivo riflette su questo momento, da ciò che la vista mostrata può sapere. Niente viene inviato.
live-begins = Riflessione …
live-chances = Probabilità di vincere, con l’azione migliore
live-points = { $points } punti
live-decides = Decide { $player }. La probabilità di vincere dopo ogni azione:
live-thinking = { $count ->
    [one] la riflessione continua: { $count } partita provata
   *[other] la riflessione continua: { $count } partite provate
}
live-rests = { $count ->
    [one] { $count } partita provata
   *[other] { $count } partite provate
}
live-hidden = Ciò che si può fare qui è nascosto a questa vista.
live-over = La partita è finita.

## Piani

plan-title = Fare un piano
plan-about = Prova ciò che potrebbe succedere, su ciò che vedi. Un piano è solo tuo: niente viene inviato.
plan-banner = Un piano: niente ne viene inviato.
plan-says = { $player } ora potrebbe fare una di queste azioni.
plan-hidden = Ciò che viene dopo è nascosto: il piano finisce qui.
plan-over = La partita sarebbe finita.
plan-earned = Punti se finisse lì, da { $before } a { $after }
plan-back = Un passo indietro
plan-discard = Lascia il piano
plan-keep = Torna al tavolo
plan-do = Come previsto: { $action }
plan-kept = Il tuo piano aspetta: { $action }
plan-lapsed = Il tuo piano non è più possibile.

## Che cosa può succedere dopo una scelta

fan-ask = Se faccio questo
fan-about = { $name }: che cosa può succedere dopo una scelta. Premi qui e poi una scelta; oppure premi i passando sopra una scelta.
fan-asking = Quale scelta? Vedrai che cosa può succedere; non si gioca nulla.
fan-setting = Offri «Se faccio questo» dove nessuno ne è svantaggiato
fan-title = Se: { $action }
fan-begins = Il tuo dispositivo esplora gli sviluppi …
fan-chance = di vittoria
fan-expected = { $points } punti attesi
fan-do = Gioca
fan-branches = Che cosa può succedere
fan-then = poi { $chance } di vittoria
fan-rest = qualcos’altro
fan-alone = nessun altro decide prima di te
fan-hinges = Per lo più perché:
fan-course = Per esempio così:
fan-points = Fino a lì i tuoi punti cambiano in media di { $points }.
fan-thinking =
    { $count ->
        [one] uno sviluppo esplorato …
       *[other] { $count } sviluppi esplorati …
    }
fan-rests =
    { $count ->
        [one] uno sviluppo esplorato
       *[other] { $count } sviluppi esplorati
    }
fan-how = In ogni sviluppo ciò che non puoi sapere è tirato a sorte, e ognuno continua dopo una breve riflessione. Niente viene inviato.
