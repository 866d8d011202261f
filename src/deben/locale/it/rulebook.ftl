### La pagina delle regole e il tabellone delle posizioni: ciò che sta attorno alle clausole.

## La pagina delle regole

rules-clause = Regola { $clause }
rules-ruling = Chiarimento
rules-whole = Leggi nelle regole complete
rules-walk = In due minuti
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-clear = Cancella la ricerca
rules-found =
    { $count ->
        [0] nessuna regola
        [one] { $count } regola
       *[other] { $count } regole
    }
rules-nothing = Nessuna regola contiene tutte queste parole. Provane di meno, o un numero come N5.4.
rules-board = Tabellone delle posizioni
rules-print = Stampa
rules-example = Esempio
rules-before = Prima
rules-after = Dopo
rules-to-board = Guardalo sul tabellone delle posizioni
rules-stalls-about = Ecco le bancarelle come le conosce il programma. Non abbiamo potuto vedere un’immagine del tabellone, perciò ognuna dice quanto ne siamo sicuri: stampata, dedotta da esempi che non si leggono altrimenti, o ricostruita in modo da accordarsi con tutto ciò che è detto.

## Il tabellone delle posizioni

board-title = Tabellone delle posizioni
board-about = Qualsiasi momento di una partita in una riga di testo: guardalo, cambialo, mandalo a qualcuno, gioca da lì.
board-look = Vedi
board-edit = Modifica
board-notation = La posizione come testo
board-copy-link = Copia il link
board-copy-notation = Copia la notazione
board-undo = Annulla
board-redo = Ripeti
board-start-from = Parti da
board-fresh = Una nuova preparazione
board-fresh-players =
    { $count ->
        [one] Una nuova preparazione per { $count } giocatore
       *[other] Una nuova preparazione per { $count } giocatori
    }
board-samples = Esempi dalle regole
board-fault = Non è ancora una posizione
board-fault-too-large = Il testo è troppo lungo per una posizione.
board-mend = Correggi
board-mend-about = I gettoni che non sono da nessuna parte escono dal gioco; i Deben vanno a una Riserva o ne vengono.
board-drawn-before = Il tabellone mostra l’ultima posizione valida.
board-can = Che cosa può fare { $player }
board-over = In questa posizione la partita è finita.
board-play = Giocala a un tavolo
board-play-about = Per farlo, apri un tavolo da questa posizione.
board-change = Cambia { $thing }
board-turn = A chi tocca
board-sides = Lati
board-token = Gettone da mettere su una barca
board-token-about = Scegli un gettone, poi uno spazio di una barca. Una casella del porto cambia a ogni clic: libera, Nefertiti, Akhenaton.
board-owned = Che cosa ha { $player }
board-removed = Fuori dal gioco
board-gone = Barche partite
board-phase = Decisione
board-piece = Pezzo da piazzare
board-piece-about = Scegli un pezzo, poi una casella. Lo stesso pezzo sulla stessa casella lo toglie di nuovo.
board-piece-servant = Servitore di { $player }
board-piece-collector = Raccoglitore di { $player }
board-stalls = Bancarelle visibili
board-tile = Tessera «Mercato chiuso»
board-place = { $place }, a { $market }
board-seal = Sigillo sul dono superiore
board-reserve = Riserva
board-gifts = Doni di { $player }
board-characters = Personaggi da reclutare
board-docked = Doni a Memphis
board-empty = niente
board-add = Aggiungi
board-remove = Togli: { $thing }
board-show = Mostra la posizione
board-new-tab = apre il tabellone delle posizioni
