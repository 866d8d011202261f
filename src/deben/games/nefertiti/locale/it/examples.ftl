### Le posizioni disegnate della pagina delle regole: titoli e testi. Quel che vi succede è raccontato dalle regole stesse; le posizioni sono in ../examples.toml.

## Nefertiti in due minuti

walk-nefertiti-goal = Possiedi ciò che pochi possiedono
    .text = Raccogli doni. Quanto vale un dono dipende da quanti giocatori ne hanno uno dello stesso tipo: meno proprietari, più prestigio. Il fiume al centro del tabellone mostra quanto vale ora ogni tipo.
walk-nefertiti-place = Piazza un servitore
    .text = Nel tuo turno piazzi un servitore su una casella libera di un mercato aperto. Il numero è la tua offerta. Chi arriva per primo a una bancarella vuota guadagna un Deben dalla sua Riserva, e anche una casella con la moneta ne frutta uno.
walk-nefertiti-closing = Il mercato chiude
    .text = Ogni bancarella chiude a modo suo: qui Gizeh quando arriva un terzo colore, Akhet-Aton quando tre servitori sono in fila. Altre sommano le offerte o lanciano i dadi. Così scegli non solo l’offerta, ma anche il momento.
walk-nefertiti-best = Prima l’offerta più alta
    .text = Il suo proprietario la versa nella Riserva e prende due doni inferiori, oppure il dono superiore insieme al sigillo reale che vi sta sopra.
walk-nefertiti-others = Gli altri comprano o incassano
    .text = Poi seguono gli altri, dall’offerta più alta in giù. Ognuno compra uno dei doni rimasti pagando la sua offerta, oppure prende metà della Riserva. I servitori tornano a casa, questo mercato chiude per un po’, e quello che era chiuso riapre con nuovi doni.
walk-nefertiti-characters = I sigilli aprono le porte di corte
    .text = Prima di piazzare puoi pagare un sigillo per reclutare un personaggio. Il potere agisce una volta, e subito: alcuni segnano doni in anticipo, altri li scambiano, altri rubano.
walk-nefertiti-end = Quando compare Akhenaton
    .text = È fra le ultime carte del mazzo. Da allora nessun mercato riapre, e quando i due aperti hanno chiuso la partita è finita. Si contano doni, Deben e sigilli; vince chi ha più prestigio.

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
    .text = Le offerte 5 e 2 sono prese. Giocatore 2 aggiunge 7, la somma è esattamente 14, e la bancarella sinistra di Abu Simbel chiude.
example-nefertiti-chain = Un dado contro una catena
    .text = Con l’offerta 6 la catena 3, 4, 5, 6 è lunga quattro; il servitore sull’8 sta a parte. Giocatore 2 lancia il dado: fino a 4 il mercato chiude.
example-nefertiti-best-bidder = Una chiusura dall’inizio alla fine
    .text = Giocatore 3 chiude Gizeh con l’offerta 7, paga e prende due doni inferiori. Giocatore 2 dovrebbe pagare 6 e prende metà della Riserva. Giocatore 1 paga 4 per il dono superiore, e il sigillo viene con esso.
example-nefertiti-extra = Un dono in più
    .text = L’offerta 8 porta la carta extra. Giocatore 3 prende il dono superiore con il suo sigillo, e in più un dono inferiore.
example-nefertiti-penniless = L’offerta più alta, la borsa vuota
    .text = Giocatore 3 offre 8 senza un solo Deben. Non riceve nulla e deve scartare un dono.
example-nefertiti-reopen = Uno chiude, un altro riapre
    .text = L’ultimo servitore di Gizeh prende metà della Riserva, e Gizeh chiude; la prossima volta si userà l’altra bancarella. Luxor, chiuso finora, riceve quattro doni e un sigillo.
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
