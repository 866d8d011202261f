### Analisi dal vivo nel browser, e piani: ciò che si prova sulla propria vista.

live-title = Analisi dal vivo
live-about = Il tuo dispositivo analizza questo momento, con ciò che questo posto può vedere. Niente viene inviato.
live-begins = Analisi …
live-chances = Probabilità di vincere, con l’azione migliore
live-points = { $points } punti
live-decides = Decide { $player }. Probabilità di vincere dopo ogni azione:
live-thinking = { $count ->
    [one] { $count } simulazione, in corso
   *[other] { $count } simulazioni, in corso
}
live-rests = { $count ->
    [one] { $count } simulazione
   *[other] { $count } simulazioni
}
live-hidden = Ciò che si può fare qui è nascosto a questa vista.
live-over = La partita è finita.

## Piani

plan-title = Fai un piano
plan-about = Prova le mosse sul tabellone. Non si invia nulla.
plan-banner = Modalità piano: niente viene inviato.
plan-says = { $player } ora potrebbe fare una di queste azioni.
plan-hidden = Ciò che viene dopo è nascosto: il piano finisce qui.
plan-over = La partita sarebbe finita.
plan-earned = Punti se finisse lì, da { $before } a { $after }
plan-back = Un passo indietro
plan-discard = Scarta il piano
plan-keep = Torna al tavolo
plan-do = Come previsto: { $action }
plan-kept = Il tuo piano aspetta: { $action }
plan-lapsed = Il tuo piano non è più possibile.

## Che cosa può succedere dopo una scelta

fan-ask = E se…?
    .about = Guarda dove porta una scelta. Non si gioca nulla.
fan-asking = Quale scelta? Vedrai i suoi possibili sviluppi; non si gioca nulla.
    .leave = Annulla
fan-setting = Offri «E se…?» quando è equo per gli altri
fan-title = E se…? { $action }
fan-begins = Il tuo dispositivo esplora gli sviluppi …
fan-chance = di vittoria
fan-expected = { $points } punti attesi
fan-do = Gioca
fan-branches = Possibili sviluppi
fan-then = poi { $chance } di vittoria
fan-rest = qualcos’altro
fan-alone = nessun altro decide prima di te
fan-hinges = Soprattutto perché:
fan-course = Per esempio:
fan-points = Fino a lì i tuoi punti cambiano in media di { $points }.
fan-thinking =
    { $count ->
        [one] 1 simulazione …
       *[other] { $count } simulazioni …
    }
fan-rests =
    { $count ->
        [one] 1 simulazione
       *[other] { $count } simulazioni
    }
fan-how = In ogni simulazione ciò che non puoi sapere è tirato a sorte, e ognuno continua dopo una breve riflessione. Niente viene inviato.
