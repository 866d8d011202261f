### Prime partite: una lezione per gioco, sul vero tabellone.

## Il Duello

lesson-duel-welcome = Ti diamo il benvenuto al porto. Tu sei Nefertiti; io sono Akhenaton. Scarichiamo entrambi le barche e costruiamo con ciò che portano. Alla fine vince chi ha i monumenti di maggior valore.
lesson-duel-port = Questo è il porto: nove caselle. In fondo a ogni riga e a ogni colonna c’è una barca con tre gettoni. Una pedina vale per due barche insieme: quella della sua riga e quella della sua colonna.
lesson-duel-place = Nel tuo turno fai una cosa sola. Prima possibilità: piazzare una pedina. Piazzane una nella riga della barca 2, in a2, b2 o c2.
    .otherwise = Anche questa è una buona casella, ma per la lezione scegline una nella riga della barca 2.
lesson-duel-again = Una barca si può scaricare quando nella sua riga o colonna ci sono due pedine. Piazza una seconda pedina nella riga della barca 2.
    .otherwise = Alla barca 2 manca ancora una seconda pedina: in a2, b2 o c2.
lesson-duel-unload = Seconda possibilità: scaricare una barca. La pedina più vicina prende il gettone più lontano, la seguente quello prima; ciò che nessuno prende è perduto. Passa sopra una barca (o toccala) per vederlo. Scarica la barca 2.
    .otherwise = Più tardi. La barca 2 è pronta: scaricala.
lesson-duel-sites = Le tue pedine sono tornate, e questi sono i tuoi siti. Obelischi: 1 punto ciascuno, e altri 6 a chi ne ha di più. Templi: il valore stampato su ogni gettone. Piramidi: più un colore cresce, più vale ogni blocco. Camera funeraria: i numeri consecutivi stanno insieme; il tuo 8 da solo vale 1.
lesson-duel-rival = Akhenaton ha scaricato la barca b e ha cominciato la sua piramide chiara con due blocchi. Chiunque può scaricare una barca con due pedine nella sua riga o colonna, di chiunque siano. Guarda dunque che cosa serve all’altro.
lesson-duel-token = Terza possibilità: giocare un gettone azione. Ne hai uno: Prendere ti dà un gettone a scelta da qualsiasi barca, tranne un gettone azione. Giocalo.
    .otherwise = Anche quello sarebbe un turno, ma prova prima il tuo gettone: Prendere.
lesson-duel-choose = Ora scegli il gettone. Il 7 della barca 3 o il 9 della barca a starebbero accanto al tuo 8: due numeri consecutivi valgono 4. Ma prendi quello che vuoi.
    .otherwise = Scegli un gettone su una delle barche.
lesson-duel-free = E ora un turno tutto tuo. Piazza una pedina, o scarica una barca con due pedine nella sua riga o colonna. Scegli tu.
    .otherwise = Piazza una pedina o scarica una barca.
lesson-duel-end = Una barca scaricata si riempie di nuovo dalla pila. Quando la pila è vuota le barche se ne vanno, e appena ne resta una sola la partita finisce. Qui vedi quante barche restano da scaricare. Un gettone azione non giocato e una pedina rimasta nel porto valgono 1 punto ciascuno.
lesson-duel-done = Il gioco è tutto qui. Continua questa partita: ciò che puoi fare è evidenziato in oro; passa sul resto, o toccalo, per sapere perché non puoi.
