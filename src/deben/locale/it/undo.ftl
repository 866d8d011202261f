### Annullare mosse, da soli o con il consenso degli altri.

## Nel diario

undo-log-undone =
    { $count ->
        [one] { $player } annulla l’ultima azione.
       *[other] { $player } annulla le ultime { $count } azioni.
    }
undo-log-by-bots =
    { $count ->
        [one] { $player } annulla un’azione; il computer è d’accordo.
       *[other] { $player } annulla { $count } azioni; il computer è d’accordo.
    }
undo-log-asked =
    { $count ->
        [one] { $player } chiede di annullare un’azione.
       *[other] { $player } chiede di annullare { $count } azioni.
    }
undo-log-agreed = { $player } è d’accordo.
undo-log-granted =
    { $count ->
        [one] { $player } è d’accordo: un’azione di { $by } è annullata.
       *[other] { $player } è d’accordo: { $count } azioni sono annullate, fino a prima della mossa di { $by }.
    }
undo-log-refused = { $player } non è d’accordo: non si annulla niente.
undo-log-withdrawn = { $player } non vuole più annullare.
undo-log-crosses = Ciò che intanto è venuto alla luce resta noto.

## Al tavolo

undo-ask = Chiedi di annullare
undo-ask-bots = Annulla la mia mossa
undo-ask-about =
    { $crosses ->
        [yes] Da allora qualcosa di nascosto è venuto alla luce: serve il consenso di { $players }.
       *[no] Da allora altri hanno agito: serve il consenso di { $players }.
    }
undo-ask-bots-about =
    { $crosses ->
        [yes] Il computer è d’accordo. Ciò che è venuto alla luce resta noto a te.
       *[no] Il computer è d’accordo.
    }
undo-request =
    { $count ->
        [one] { $player } chiede di annullare un’azione.
       *[other] { $player } chiede di annullare { $count } azioni, fino a prima della propria mossa.
    }
undo-request-crosses = Da allora qualcosa di nascosto è venuto alla luce, quindi tutti devono essere d’accordo.
undo-request-mine = Hai chiesto di annullare la tua mossa.
undo-request-missing = Deve ancora rispondere: { $players }.
undo-grant = Accetta
undo-refuse = Rifiuta
undo-withdraw = Ritira la richiesta
page-refused-undo-pending = Qualcuno sta già chiedendo di annullare.
page-refused-log-full = A questo tavolo si è annullato così tanto che non si può più farlo; continuate la partita.
page-refused-no-request = Nessuno chiede più di annullare.
