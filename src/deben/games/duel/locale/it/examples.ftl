### Le posizioni disegnate della pagina delle regole: titoli e testi. Quel che vi succede è raccontato dalle regole stesse; le posizioni sono in ../examples.toml.

## Il Duello in due minuti

walk-duel-goal = Innalza i monumenti più belli
    .text = Sei Nefertiti o Akhenaton, e ciascuno di voi ha quattro siti: obelischi, tempio, due piramidi, camera funeraria. Tutto ciò che porti a casa dalle barche si costruisce lì, e alla fine ogni sito dà punti.
walk-duel-place = Manda una pedina al porto
    .text = Nel tuo turno fai una cosa sola. Il più delle volte piazzi una delle tue quattro pedine su una casella libera. Ogni casella sta in due corsie: la sua riga porta a una barca a destra, la sua colonna a una barca in basso.
walk-duel-unload = Oppure scarica una barca
    .text = Una barca con almeno due pedine nella corsia si può scaricare, di chiunque siano. La pedina più vicina alla barca prende il gettone più lontano, la successiva quello prima. Ciò che nessuno prende è perduto. Le pedine tornano a casa e salgono a bordo nuovi gettoni.
walk-duel-tokens = Oppure gioca un gettone azione
    .text = Alcuni gettoni sono azioni. Li tieni per un turno successivo: prendere il gettone che vuoi, piazzare due o tre pedine, piazzare e scaricare in un colpo solo, o invertire due gettoni prima di scaricare.
walk-duel-scores = Che cosa conta
    .text = Chi ha più obelischi. I simboli dei templi. Le piramidi, dove ogni blocco vale più del precedente. I numeri consecutivi nella camera funeraria. Un punto per ogni gettone azione non usato e per ogni pedina rimasta al porto. Questo è il lato A; il lato B di ogni sito conta in altro modo.
walk-duel-end = La fine
    .text = Quando la pila è esaurita, una barca scaricata se ne va. Appena resta una sola barca, la partita è finita. Vince chi ha più punti; in caso di parità, chi non ha cominciato.

## Il Duello, clausola per clausola

example-duel-stuck = Niente da fare
    .text = Tutte e quattro le pedine di Nefertiti sono al porto, e nelle corsie delle due barche rimaste non c’è nessuna pedina. Non può né piazzare né scaricare: passa.
example-duel-two-pawns = Una pedina non basta
    .text = Nella corsia della barca 1 c’è una sola pedina, perciò nessuno può scaricarla. Akhenaton ne aggiunge una seconda, ed è Nefertiti a scaricare: lui riceve il gettone più lontano, lei quello di mezzo.
example-duel-order = Chi prende che cosa
    .text = Nella riga 2 ci sono tre pedine. Quella di Nefertiti in c2 è la più vicina alla barca e prende lo spazio 3, quella di Akhenaton lo spazio 2, e la seconda pedina di lei il gettone accanto al porto.
example-duel-lost = Due pedine, tre gettoni
    .text = Nella colonna c ci sono solo due pedine. Il gettone dello spazio 1 non trova nessuno ed esce dal gioco. Poi la pila ricarica la barca, cominciando dallo spazio 1.
example-duel-take = Il numero mancante
    .text = Nefertiti ha il 6 e l’8. Con Prendere va a cogliere il 7 sulla barca 1: tre numeri di fila valgono 9. Il gettone in cima al magazzino riempie il vuoto.
example-duel-rush = Una pedina, due barche
    .text = Nefertiti gioca Assalto: piazza una pedina in a2, scarica la barca 2 e poi anche la barca 3.
example-duel-swap = Scambiare, poi scaricare
    .text = Così com’è, la barca 3 darebbe un obelisco ad Akhenaton. Nefertiti inverte prima gli spazi 1 e 2: lui riceve invece il 12, e l’obelisco esce dal gioco.
example-duel-last-boat = L’ultima barca resta
    .text = La pila è vuota, perciò la barca b se ne va dopo essere stata scaricata. Resta una barca: la partita è finita all’istante, e nessuno ha ciò che porta.
example-duel-obelisks = Chi ne ha di più
    .text = Lato A, cinque obelischi contro quattro. Nefertiti segna 5 e aggiunge 6 perché ne ha di più; Akhenaton segna 4.
example-duel-sets = Templi in serie
    .text = Lato B. I sei templi di Nefertiti fanno una serie di quattro (16) e una serie di due (4). Akhenaton ha due volte il 2: una serie di due (4) e un tempio solo (1).
example-duel-pyramids = Solo la piramide più piccola
    .text = Lato B. Nefertiti ha tre blocchi di ogni colore e segna 10. Akhenaton ha tre blocchi scuri ma uno solo chiaro, e quello segna 0.
example-duel-runs = Numeri di fila
    .text = Lato A. Il 4, il 5 e il 6 di Nefertiti sono una sequenza di tre (9); il suo 1 e il suo 12 non sono vicini e segnano 1 ciascuno. Akhenaton ha una sequenza di cinque (25) e un 2 isolato (1).
example-duel-both-fifth = Due quinti obelischi in un solo scarico
    .text = Lato B. Entrambi hanno quattro obelischi, ed entrambi ne ricevono uno dalla barca 3. La pedina di Nefertiti è più vicina alla barca, quindi è prima lei: 12 per lei, 6 per lui.
