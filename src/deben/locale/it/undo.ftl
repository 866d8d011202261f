### Annullare mosse, da soli o con il consenso degli altri.

## Nel registro

event-table-undone =
    { $bots ->
        [1]
            { $count ->
                [one] { $seat } annulla un’azione; il computer è d’accordo.
               *[other] { $seat } annulla { $count } azioni; il computer è d’accordo.
            }
       *[other]
            { $count ->
                [one] { $seat } annulla l’ultima azione.
               *[other] { $seat } annulla le ultime { $count } azioni.
            }
    }{ event-table-undone.after }
    .after =
        { $crosses ->
            [1] { " " }Ciò che intanto è stato svelato resta noto.
           *[other] { "" }
        }
event-table-undo-asked =
    { $count ->
        [one] { $seat } chiede di annullare un’azione.
       *[other] { $seat } chiede di annullare { $count } azioni.
    }{ event-table-undo-asked.after }
    .after =
        { $crosses ->
            [1] { " " }{ undo-request-crosses }
           *[other] { "" }
        }
event-table-undo-agreed = { $seat } è d’accordo.
event-table-undo-granted =
    { $count ->
        [one] { $seat } è d’accordo: un’azione di { $by } è annullata.
       *[other] { $seat } è d’accordo: { $count } azioni sono annullate, fino a prima della mossa di { $by }.
    }{ event-table-undone.after }
event-table-undo-refused = { $seat } rifiuta: non si annulla nulla.
event-table-undo-withdrawn = { $seat } ritira la richiesta.
event-table-hint = { $seat } ha chiesto un suggerimento al coach.

## Al tavolo

undo-about = Annulla la tua ultima azione.
undo-not =
    { $not ->
        [serious] Partita seria: non si annulla nulla.
        [asked] Qualcuno sta già chiedendo di annullare.
        [busy] Un momento: si sta ancora mostrando che cosa è successo.
       *[nothing] Non hai ancora fatto nulla che si possa annullare.
    }
undo-ask-about =
    { $crosses ->
        [yes] Da allora è stato svelato qualcosa di nascosto: serve il consenso di { $players }.
       *[no] Da allora altri hanno giocato: serve il consenso di { $players }.
    }
undo-ask-bots-about =
    { $crosses ->
        [yes] Il computer è d’accordo. Ciò che è stato svelato ti resta noto.
       *[no] Il computer è d’accordo.
    }
undo-request =
    { $count ->
        [one] { $player } chiede di annullare un’azione.
       *[other] { $player } chiede di annullare { $count } azioni, fino a prima della propria mossa.
    }
undo-request-crosses = Da allora è stato svelato qualcosa di nascosto, quindi tutti devono essere d’accordo.
undo-request-mine = Hai chiesto di annullare la tua mossa.
undo-request-missing = Manca la risposta di: { $players }.
undo-grant = Accetta
undo-refuse = Rifiuta
undo-withdraw = Ritira la richiesta
page-refused-undo-pending = Qualcuno sta già chiedendo di annullare.
page-refused-log-full = A questo tavolo non si può più annullare.
page-refused-serious = Questa partita è seria: non si annulla nulla.
page-refused-no-request = La richiesta è stata ritirata o già risolta.
