### Prime partite: una lezione per gioco, sul vero tabellone.

tutorial-title = Impara giocando
tutorial-about = Una prima partita, passo per passo; cinque minuti circa.
tutorial-name = La tua prima partita: { $game }
tutorial-step = Passo { $at } di { $count }
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-do = Ora tu: fallo sul tabellone.
tutorial-watch = Un momento: giocano gli altri.
tutorial-read = Prima leggi qui, con «Avanti».
tutorial-restart = Ricomincia
tutorial-skip = Salta la lezione
tutorial-leave = Esci
tutorial-leave-about = La lezione ti aspetta dove la lasci.
tutorial-on = Continua contro un avversario facile
tutorial-fresh = Un nuovo tavolo
tutorial-failed = Non è stato possibile aprire la lezione. { page-failure }

## Il Duello

lesson-duel-welcome = Ti diamo il benvenuto al porto. Tu sei Nefertiti; io sono Akhenaton. Scarichiamo entrambi le barche e costruiamo con ciò che portano. Alla fine vince chi ha i monumenti di maggior valore.
lesson-duel-port = Questo è il porto: nove caselle. In fondo a ogni riga e a ogni colonna c’è una barca con tre gettoni. Una pedina aspetta due barche insieme: quella della sua riga e quella della sua colonna.
lesson-duel-place = Nel tuo turno fai una cosa sola. Primo tipo di turno: piazzare una pedina. Piazzane una nella riga della barca 2, in a2, b2 o c2.
    .otherwise = Anche questa è una buona casella, ma per la lezione scegline una nella riga della barca 2.
lesson-duel-again = Una barca si può scaricare quando nella sua riga o colonna ci sono due pedine. Piazza una seconda pedina nella riga della barca 2.
    .otherwise = Alla barca 2 manca ancora una seconda pedina: in a2, b2 o c2.
lesson-duel-unload = Secondo tipo di turno: scaricare una barca. La pedina più vicina prende il gettone più lontano, la seguente quello prima; ciò che nessuno prende è perduto. Passa sopra una barca (o toccala) per vederlo. Scarica la barca 2.
    .otherwise = Più tardi. La barca 2 è pronta: scaricala.
lesson-duel-sites = Le tue pedine sono tornate, e questo è il tuo cantiere. Obelischi: 1 punto ciascuno, e altri 6 a chi ne ha di più. Templi: il valore stampato su ogni gettone. Piramidi: più un colore cresce, più vale ogni blocco. Camera funeraria: i numeri che si seguono stanno insieme; il tuo 8 da solo vale 1.
lesson-duel-rival = Akhenaton ha scaricato la barca b e ha cominciato la sua piramide chiara con due blocchi. Chiunque può scaricare una barca con due pedine nella sua riga o colonna, di chiunque siano. Guarda dunque che cosa serve all’altro.
lesson-duel-token = Terzo tipo di turno: giocare un gettone azione. Ne hai uno: Prendere ti dà un gettone a scelta da qualsiasi barca, tranne un gettone azione. Giocalo.
    .otherwise = Anche quello sarebbe un turno, ma prova prima il tuo gettone: Prendere.
lesson-duel-choose = Ora scegli il gettone. Il 7 della barca 3 o il 9 della barca a starebbero accanto al tuo 8: due numeri che si seguono valgono 4. Ma prendi quello che vuoi.
    .otherwise = Scegli un gettone su una delle barche.
lesson-duel-free = E ora un turno tutto tuo. Piazza una pedina, o scarica una barca con due pedine nella sua riga o colonna. Scegli tu.
    .otherwise = Piazza una pedina o scarica una barca.
lesson-duel-end = Una barca scaricata si riempie di nuovo dalla pila. Quando la pila è vuota le barche se ne vanno, e appena ne resta una sola la partita finisce. Qui vedi quante barche restano da scaricare. Un gettone azione non giocato e una pedina rimasta nel porto valgono 1 punto ciascuno.
lesson-duel-done = Il gioco è tutto qui. Continua questa partita: ciò che puoi fare è evidenziato in oro, e ciò che non puoi fare ti dice perché quando ci passi sopra o lo tocchi.

## Nefertiti

lesson-nefertiti-welcome = Ti diamo il benvenuto a corte. Con altri due raccogli doni per la Regina nei mercati lungo il Nilo. I doni portano prestigio, e un tipo di dono ne porta tanto di più quanto meno persone lo possiedono.
lesson-nefertiti-market = Un mercato. Sopra la bancarella: un dono su un piedistallo con un sigillo reale, e tre doni inferiori. Le caselle numerate della bancarella sono offerte. Le monete accanto sono la sua Riserva, che si può vincere anch’essa.
lesson-nefertiti-courses = Sul fiume si leggono le quotazioni: quanto vale ora un dono di ogni tipo. L’oreficeria vale 14 per un solo proprietario, 10 se sono in due, e 7 se sono in tre.
lesson-nefertiti-place = Nel tuo turno piazzi un servitore. Il numero della casella è la tua offerta; la paghi quando il mercato chiude, e la più alta sceglie per prima. Piazza un servitore sul 6 o sul 7 a Gizeh.
    .otherwise = Sarebbe permesso, ma per questa lezione offri 6 o 7 a Gizeh.
lesson-nefertiti-closing = Alla bancarella sei arrivato per primo e hai guadagnato 1 Deben. Poi sono venuti gli altri: con tre colori Gizeh chiude. Ogni bancarella ha la sua condizione, e mostra quanto manca. Ora si risolvono le offerte, la più alta per prima: la tua.
lesson-nefertiti-upper = Paghi la tua offerta e scegli: due dei doni inferiori, oppure quello in alto con il suo sigillo reale. Prendi quello in alto.
    .otherwise = Due doni inferiori sono spesso la scelta migliore. Qui prendi quello in alto: il suo sigillo ti servirà subito.
lesson-nefertiti-others = Ciascuno degli altri poteva comprare un dono al prezzo della sua offerta o prendere metà della Riserva; hanno preso entrambi il denaro. Ora Gizeh resta chiuso finché non chiude un altro mercato, e Louqsor, che era chiuso, ha aperto con nuovi doni.
lesson-nefertiti-character = Prima di piazzare, un sigillo reale può chiamare uno di questi personaggi; ognuno aiuta una volta. Il Ladro prende un dono dal mercato chiuso. Chiama il Ladro.
    .otherwise = Ogni cosa a suo tempo: prima chiama il Ladro.
lesson-nefertiti-steal = Scegli un dono inferiore a Gizeh. Un secondo pezzo di oreficeria farebbe 28 punti con il primo, finché nessun altro ne possiede. Ma prendi quello che vuoi.
    .otherwise = Scegli uno dei doni inferiori a Gizeh.
lesson-nefertiti-free = Il Ladro era in più; il tuo turno continua con un servitore. Piazzalo dove vuoi: Akhet-Aton chiude con tre in fila, Abou Simbel con offerte per 17 in tutto, Louqsor con i dadi.
    .otherwise = Piazza un servitore su una casella libera.
lesson-nefertiti-score = Questo è ciò che possiedi. Alla fine ogni dono vale la sua quotazione, ogni due Deben 1 punto, e ogni sigillo rimasto 3. Il numero grande è il tuo prestigio se finisse ora.
lesson-nefertiti-end = Fra le ultime cinque carte del mazzo c’è Akhenaton. Quando appare, nessun mercato apre più; ne restano due, e quando entrambi hanno chiuso la partita è finita.
lesson-nefertiti-done = Sai tutto ciò che serve. Continua questa partita: ciò che puoi fare è evidenziato in oro, e ciò che non puoi fare ti dice perché quando ci passi sopra o lo tocchi.
