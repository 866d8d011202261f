### Un link personale aperto dove si è già qualcuno.

device-title = Diventare qualcun altro su questo dispositivo?
device-nameless = qualcuno senza nome
device-about = Questo link personale appartiene a { $other }. Se lo segui, qui sarai { $other }, con il suo nome e i suoi tavoli.
device-leaving =
    { $tables ->
        [0] Adesso qui sei { $me }. Dopo non c’è modo di tornarci, se prima non prepari un ritorno.
        [one] Adesso qui sei { $me }, con un tavolo. Dopo non c’è modo di tornarci, se prima non prepari un ritorno.
       *[other] Adesso qui sei { $me }, con { $tables } tavoli. Dopo non c’è modo di tornarci, se prima non prepari un ritorno.
    }
device-back = Crea un link di ritorno
device-back-about = Tieni questo link per te: aperto una volta, entro un mese, ti fa tornare { $me }.
device-copy = Copia il link
device-become = Diventa { $other }
device-stay = Resta chi sono
