### Prime partite: una lezione per gioco, sul vero tabellone.

## Nefertiti

lesson-nefertiti-welcome = Ti diamo il benvenuto a corte. Tu e due rivali raccogliete doni per la Regina nei mercati lungo il Nilo. I doni portano prestigio, e meno giocatori possiedono un tipo di dono, più ne porta.
lesson-nefertiti-market = Un mercato. Sopra la bancarella: un dono su un piedistallo con un sigillo reale, e tre doni inferiori. Le caselle numerate della bancarella sono offerte. Le monete accanto sono la sua Riserva, che si può vincere anch’essa.
lesson-nefertiti-courses = Sul fiume si leggono le quotazioni: quanto vale ora un dono di ogni tipo. L’oreficeria vale 14 per un solo proprietario, 10 se sono in due, e 7 se sono in tre.
lesson-nefertiti-place = Nel tuo turno piazzi un servitore. Il numero della casella è la tua offerta; la paghi quando il mercato chiude, e la più alta sceglie per prima. Piazza un servitore sul 6 o sul 7 a Gizeh.
    .otherwise = Si potrebbe, ma per questa lezione offri 6 o 7 a Gizeh.
lesson-nefertiti-closing = Il tuo servitore era il primo sulla bancarella: hai guadagnato 1 Deben. Poi sono venuti gli altri: con tre colori Gizeh chiude. Ogni bancarella ha la sua condizione, e mostra quanto manca. Ora si risolvono le offerte, la più alta per prima: la tua.
lesson-nefertiti-upper = Paghi la tua offerta e scegli: due dei doni inferiori, oppure quello in alto con il suo sigillo reale. Prendi quello in alto.
    .otherwise = Due doni inferiori sono spesso la scelta migliore. Qui prendi quello in alto: il suo sigillo ti servirà subito.
lesson-nefertiti-others = Ciascuno degli altri poteva comprare un dono al prezzo della sua offerta o prendere metà della Riserva; hanno preso entrambi il denaro. Ora Gizeh resta chiuso finché non chiude un altro mercato, e Luxor, che era chiuso, ha aperto con nuovi doni.
lesson-nefertiti-character = Prima di piazzare, con un sigillo reale puoi reclutare uno di questi personaggi; ognuno aiuta una volta. Il Ladro prende un dono dal mercato chiuso. Recluta il Ladro.
    .otherwise = Una cosa alla volta: prima recluta il Ladro.
lesson-nefertiti-steal = Scegli un dono inferiore a Gizeh. Un secondo pezzo di oreficeria farebbe 28 punti con il primo, finché nessun altro ne possiede. Ma prendi quello che vuoi.
    .otherwise = Scegli uno dei doni inferiori a Gizeh.
lesson-nefertiti-free = Il Ladro era in più; il tuo turno continua con un servitore. Piazzalo dove vuoi: Akhet-Aton chiude con tre in fila, Abu Simbel con offerte per 17 in tutto, Luxor con i dadi.
    .otherwise = Piazza un servitore su una casella libera.
lesson-nefertiti-score = Questo è ciò che possiedi. Alla fine ogni dono vale la sua quotazione, ogni due Deben 1 punto, e ogni sigillo rimasto 3. Il numero grande è il tuo prestigio se finisse ora.
lesson-nefertiti-end = Fra le ultime cinque carte del mazzo c’è Akhenaton. Quando appare, nessun mercato apre più; ne restano due, e quando entrambi hanno chiuso la partita è finita.
lesson-nefertiti-done = Sai tutto ciò che serve. Continua questa partita: ciò che puoi fare è evidenziato in oro; passa sul resto, o toccalo, per sapere perché non puoi.
