### Le posizioni disegnate della pagina delle regole: titoli e testi. Quel che vi succede è raccontato dalle regole stesse; le posizioni sono in ../examples.toml.

## Il Duello in due minuti

walk-duel-goal = Innalza i monumenti più belli
    .text = Sei Nefertiti o Akhenaton, e ciascuno di voi ha quattro siti: obelischi, tempio, due piramidi, camera funeraria. Tutto ciò che porti a casa dalle barche si costruisce lì, e alla fine ogni sito dà punti.
walk-duel-place = Manda una pedina al porto
    .text = Nel tuo turno fai una cosa sola. Il più delle volte piazzi una delle tue quattro pedine su una casella libera. Ogni casella sta in due corsie: la sua riga porta a una barca a destra, la sua colonna a una barca in basso.
walk-duel-unload = Oppure scarica una barca
    .text = Una barca con almeno due pedine nella corsia si può scaricare, di chiunque siano. La pedina più vicina alla barca prende il gettone più lontano, la successiva quello prima. Ciò che nessuno prende è perduto. Le pedine tornano a casa e salgono a bordo nuovi gettoni.
walk-duel-tokens = Oppure gioca un gettone azione
    .text = Alcuni gettoni sono azioni. Li tieni per un turno successivo: prendere il gettone che vuoi, piazzare due o tre pedine, piazzare e scaricare in un colpo solo, o scambiare due gettoni prima di scaricare.
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
    .text = Così com’è, la barca 3 darebbe un obelisco ad Akhenaton. Nefertiti scambia prima gli spazi 1 e 2: lui riceve invece il 12, e l’obelisco esce dal gioco.
example-duel-last-boat = L’ultima barca resta
    .text = La pila è vuota, perciò la barca b se ne va dopo essere stata scaricata. Resta una barca: la partita è finita all’istante, e nessuno ha ciò che porta.
example-duel-obelisks = La fila più lunga
    .text = Lato A, cinque obelischi contro quattro. Nefertiti segna 5 e aggiunge 6 perché ne ha di più; Akhenaton segna 4.
example-duel-sets = Templi in serie
    .text = Lato B. I sei templi di Nefertiti fanno una serie di quattro (16) e una serie di due (4). Akhenaton ha due volte il 2: una serie di due (4) e un tempio solo (1).
example-duel-pyramids = Solo la piramide più piccola
    .text = Lato B. Nefertiti ha tre blocchi di ogni colore e segna 10. Akhenaton ha tre blocchi scuri ma uno solo chiaro, e quello segna 0.
example-duel-runs = Numeri di fila
    .text = Lato A. Il 4, il 5 e il 6 di Nefertiti sono una sequenza di tre (9); il suo 1 e il suo 12 non sono vicini e segnano 1 ciascuno. Akhenaton ha una sequenza di cinque (25) e un 2 isolato (1).
example-duel-both-fifth = Due quinti obelischi in un solo scarico
    .text = Lato B. Entrambi hanno quattro obelischi, ed entrambi ne ricevono uno dalla barca 3. La pedina di Nefertiti è più vicina alla barca, quindi è prima lei: 12 per lei, 6 per lui.

## Nefertiti in due minuti

walk-nefertiti-goal = Possiedi ciò che pochi possiedono
    .text = Raccogli doni. Quanto vale un dono dipende da quanti giocatori ne hanno uno dello stesso tipo: meno proprietari, più prestigio. Il fiume al centro del tabellone mostra quanto vale ora ogni tipo.
walk-nefertiti-place = Piazza un servitore
    .text = Nel tuo turno piazzi un servitore su una casella libera di un mercato aperto. Il numero è la tua offerta. Chi arriva per primo a una bancarella vuota guadagna un Deben dalla sua Riserva, e anche una casella con la moneta ne frutta uno.
walk-nefertiti-closing = Il mercato chiude
    .text = Ogni bancarella chiude a modo suo: qui Gizeh quando arriva un terzo colore, Akhet-Aton quando tre servitori sono in fila. Altre sommano le offerte o lanciano i dadi. Così scegli non solo l’offerta, ma anche il momento.
walk-nefertiti-best = Prima l’offerta migliore
    .text = L’offerta più alta viene per prima. Il suo proprietario la versa nella Riserva e prende due doni inferiori, oppure il dono superiore insieme al sigillo reale che vi sta sopra.
walk-nefertiti-others = Gli altri comprano o incassano
    .text = Poi seguono gli altri, dall’offerta più alta in giù. Ognuno compra uno dei doni rimasti pagando la sua offerta, oppure prende metà della Riserva. I servitori tornano a casa, questo mercato chiude per un po’, e quello che era chiuso riapre con nuovi doni.
walk-nefertiti-characters = I sigilli aprono le porte di corte
    .text = Prima di piazzare puoi pagare un sigillo per reclutare un personaggio. Il potere agisce una volta, e subito: alcuni segnano doni in anticipo, altri li scambiano, altri rubano.
walk-nefertiti-end = Quando compare Akhenaton
    .text = È fra le ultime carte del mazzo. Da allora nessun mercato riapre, e quando i due aperti hanno chiuso la partita è finita. Si contano doni, Deben e sigilli; vince il prestigio più alto.

## Nefertiti, clausola per clausola

example-nefertiti-course = Un secondo proprietario
    .text = Giocatore 1 è il solo a possedere arpe: 9 l’una. Giocatore 2 ne compra una, e con due proprietari ogni arpa vale 7.
example-nefertiti-first-servant = Due Deben per un servitore
    .text = A Gizeh non c’è ancora nessuno, e l’offerta 2 porta una moneta. Giocatore 1 guadagna un Deben per il primo servitore e uno per la moneta.
example-nefertiti-by-hand = Nessun servitore in mano
    .text = Tutti e quattro i servitori di Giocatore 1 sono sui mercati. Giocatore 1 deve dunque chiudere un mercato dove ce n’è uno, e sceglie Gizeh. Non si verifica alcuna condizione.
example-nefertiti-three-colours = Il terzo colore
    .text = Giocatore 3 porta un terzo colore a Gizeh, e il mercato chiude subito. Ora contano le offerte, non chi è arrivato per ultimo: Giocatore 2, con l’offerta 6, viene per primo.
example-nefertiti-line = Tre in fila
    .text = Le offerte 0, 4 e 8 stanno su una diagonale: Giocatore 3 la completa e chiude Akhet-Aton. L’offerta 3 avrebbe fatto lo stesso, perché 3, 4 e 5 sono una riga.
example-nefertiti-sum = Esattamente 14
    .text = Le offerte 5 e 2 sono prese. Giocatore 2 aggiunge 7, la somma è esattamente 14, e la bancarella sinistra di Abou Simbel chiude.
example-nefertiti-chain = Un dado contro una catena
    .text = Con l’offerta 6 la catena 3, 4, 5, 6 è lunga quattro; il servitore sull’8 sta a parte. Giocatore 2 lancia il dado: fino a 4 il mercato chiude.
example-nefertiti-best-bidder = Una chiusura dall’inizio alla fine
    .text = Giocatore 3 chiude Gizeh con l’offerta 7, paga e prende due doni inferiori. Giocatore 2 dovrebbe pagare 6 e prende metà della Riserva. Giocatore 1 paga 4 per il dono superiore, e il sigillo viene con esso.
example-nefertiti-extra = Un dono in più
    .text = L’offerta 8 porta la carta extra. Giocatore 3 prende il dono superiore con il suo sigillo, e in più un dono inferiore.
example-nefertiti-penniless = L’offerta migliore, la borsa vuota
    .text = Giocatore 3 offre 8 senza un solo Deben. Non riceve nulla e deve scartare un dono.
example-nefertiti-reopen = Uno chiude, un altro riapre
    .text = L’ultimo servitore di Gizeh prende metà della Riserva, e Gizeh chiude; la prossima volta si userà l’altra bancarella. Louqsor, chiuso finora, riceve quattro doni e un sigillo.
example-nefertiti-vizier = Tre tipi
    .text = Giocatore 1 paga un sigillo al Visir. Arpe, una sedia e uno specchio sono tre tipi: 6 punti, e non si scarta nulla.
example-nefertiti-scribe = Segnare in anticipo
    .text = Due giocatori possiedono arpe, 7 l’una. Lo Scriba aggiunge 3: le tre arpe di Giocatore 1 segnano 30 e vengono scartate. Giocatore 2 ora è l’unico proprietario: 9.
example-nefertiti-maid = Nominato da chi non ne ha
    .text = Giocatore 1 nomina l’oreficeria. Giocatore 2 e Giocatore 3 ne scartano una ciascuno e segnano 10, la quotazione con due proprietari. Quella che resta a Giocatore 2 è ora l’unica: 14.
example-nefertiti-foreign = Un dono straniero alza gli altri
    .text = Con due proprietari un’arpa vale 7. L’arpa +2 aggiunge 2 a ciascuna delle tre arpe di Giocatore 1: 27. Per Giocatore 2 non fa nulla.
example-nefertiti-final = L’ultimo conteggio
    .text = Giocatore 1: due arpe 18, oreficeria 14, 7 Deben fanno 3, due sigilli 6; in tutto 41. Giocatore 2 arriva a 39 con 4 punti dal Visir, Giocatore 3 a 36.
