### Un link personale aperto dove si è già qualcuno.

device-title = Cambiare profilo su questo dispositivo?
device-nameless = un giocatore senza nome
device-about = Questo link personale appartiene a { $other }. Se lo segui, qui sarai { $other }, con quel nome e quei tavoli.
device-leaving =
    { $tables ->
        [0] Ora qui sei { $me }. Non c’è modo di tornare a questo profilo, se prima non crei un link.
        [one] Ora qui sei { $me }, con un tavolo. Non c’è modo di tornare a questo profilo, se prima non crei un link.
       *[other] Ora qui sei { $me }, con { $tables } tavoli. Non c’è modo di tornare a questo profilo, se prima non crei un link.
    }
device-back = Crea un link di ritorno
device-back-about = Tieni questo link per te: aperto una volta, entro un mese, ti fa tornare { $me }.
device-copy = Copia il link
device-become = Passa a { $other }
device-stay = Mantieni questo profilo
