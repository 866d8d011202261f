### Nefertiti e la sua espansione, le regole per i giocatori. Il testo di riferimento è l'inglese; stessi identificatori, stesse cifre.

nefertiti-intro = Un gioco per 3 o 4 giocatori; con l’espansione da 2 a 5. Manda i tuoi servitori nei mercati d’Egitto, porta a casa i doni che pochi altri possiedono e conquista il favore della corte. Ogni regola ha un numero, che il programma cita ogni volta che spiega perché qualcosa non è permesso. Dove le edizioni stampate si contraddicono vale la regola data qui, e i chiarimenti dicono perché.

## N1

N1 = Materiale
N1-1 = Ci sono 4 mercati: Gizeh, Akhet-Aton, Abu Simbel e Luxor. Ognuno ha 2 bancarelle, una a sinistra e una a destra; la Riserva del mercato ne copre una e lascia visibile l’altra. I doni sono esposti sopra il mercato: un posto superiore e 3 posti inferiori, numerati da 1 a 3 da sinistra a destra.
N1-2 = Una bancarella è fatta di caselle. Ogni casella porta un’offerta e al massimo un simbolo: moneta, carta singola o carta extra. Il tabellone mostra come è disposta ogni bancarella.
N1-3 = I Deben sono il denaro del gioco, e anche le Riserve ne contengono. Le monete da 1 e da 2 appartengono al gioco stampato; il programma conta semplicemente i Deben. Il denaro circola: la somma di ciò che hanno giocatori e Riserve non cambia mai (l’unica perdita è N14.6).
N1-4 = Ci sono 12 sigilli reali. Sono 14 non appena la partita usa qualcosa dell’espansione: i personaggi di N9 (sorteggiati, scelti o indicati, e quali che si rivelino), Memphis, oppure 2 o 5 giocatori.
N1-5 =
    I doni si dividono in tipi. Un giocatore che ha almeno un dono di un tipo ne è un proprietario, e il numero dei proprietari fissa il prestigio di ogni dono. L’elenco riporta le carte, il prestigio con 1 / 2 / 3 o più proprietari e il valore massimo.
    • Senet: 5 carte singole e 3 doppie; 6 / 5 / 4; valore massimo 6, per un doppio 12.
    • Arpa: 8 carte; 9 / 7 / 5; valore massimo 9.
    • Sedia: 8 carte; 9 / 7 / 5; valore massimo 9.
    • Specchio: 6 carte; 11 / 8 / 6; valore massimo 11.
    • Statuetta: 6 carte; 11 / 8 / 6; valore massimo 11.
    • Collana: 5 carte; 14 / 10 / 7; valore massimo 14.
    • Oreficeria: 5 carte; 14 / 10 / 7; valore massimo 14.
N1-6 = Un doppio senet è una carta sola, ma vale 2 senet ogni volta che i doni si contano o danno punti.
N1-7 = La quotazione di un tipo è quanto vale un suo dono con il numero di proprietari del momento.
N1-8 = Il gioco base ha 13 personaggi: 1 Visir, 3 Mercanti (con il Primo Mercante in cima), 1 Gran Sacerdote, 2 Ancelle reali, 1 Ladro, 4 Scribi (dalla cima della pila: +3, +2, +2, +1) e 1 Tesoriere. Da una pila si può reclutare solo la carta in cima.
N1-9 = Ci sono inoltre una carta Akhenaton, 2 dadi e una tessera «Mercato chiuso».

## N2

N2 = Preparazione (3 o 4 giocatori)
N2-1 = Il tavolo sceglie quali bancarelle sono visibili all’inizio. Scoperta: Gizeh a destra, Akhet-Aton a destra, Abu Simbel a destra, Luxor a sinistra. Avanzata: per ogni mercato decide il caso.
N2-2 = Ogni Riserva comincia con 1 Deben. Metti la tessera «Mercato chiuso» sulla bancarella visibile di Luxor: quel mercato comincia chiuso e senza doni.
N2-3 = Ognuno riceve 4 servitori. Denaro iniziale, in ordine di turno: 8, 9, 9 e 10 Deben con 4 giocatori; 9, 10 e 10 con 3 giocatori.
N2-4 = Con 3 giocatori togli dal gioco uno Scriba +2 e tutte le 8 carte senet.
N2-5 = Mescola i doni. Mettine da parte 4 senza guardarli, mescolali con Akhenaton e infila le 5 carte così ottenute sotto il mazzo.
N2-6 = Distribuisci 4 doni a ogni mercato aperto: il primo va nel posto superiore e riceve un sigillo, gli altri vanno nei posti inferiori 1, 2 e 3. Servi i mercati nell’ordine di N1.1.
N2-7 = Comincia il posto 0 e si gioca in senso orario, cioè verso il posto di numero più alto. A un tavolo i posti sono assegnati a caso o da chi ospita.

## N3

N3 = Turno
N3-1 = Prima di piazzare puoi reclutare un personaggio: paga un sigillo reale, usa subito il potere e togli la carta dal gioco. Puoi farlo una sola volta per turno, e mai dopo aver piazzato. Il tuo sigillo torna nella scorta, e vi si trova già quando il potere ha effetto. Non puoi reclutare un personaggio il cui potere non avrebbe alcun effetto, e il potere va usato almeno una volta; le sole eccezioni sono l’Oracolo, che ti permette di non scambiare nulla, e il Mendicante, che ti permette di non scegliere nulla. (Due carte non vengono tolte: il Sacerdote di Amon si conserva, e il Ladro itinerante sta sul tabellone.)
N3-2 = Poi piazzi un servitore, né più né meno, su una casella libera della bancarella visibile di un mercato aperto, oppure a Memphis (N12).
N3-3 = Se non hai servitori in mano devi invece chiudere un mercato: scegline uno aperto dove si trovi un tuo servitore. Chiude immediatamente, senza dadi e senza alcuna condizione. Finché hai un servitore in mano non puoi farlo.
N3-4 = Puoi avere più servitori sulla stessa bancarella, ma in una casella ce ne sta uno solo.
N3-5 = Primo servitore: se piazzi su una bancarella senza servitori ricevi 1 Deben dalla sua Riserva, purché ne abbia. Moneta: una casella con questo simbolo ti frutta 1 Deben da quella Riserva, purché ne resti. Puoi guadagnarli entrambi insieme; il Deben del primo servitore si paga per primo.
N3-6 = Poi si verifica se la bancarella soddisfa la sua condizione di chiusura (N4); se sì, il mercato chiude (N5). Un turno segue sempre quest’ordine: personaggio; servitore o servitori, ciascuno seguito dalla chiusura che provoca; raccoglitore (N14) e la sua chiusura; nuovo lancio (N4.6) e la sua chiusura. Il turno successivo spetta al posto alla sinistra del giocatore che era di turno, chiunque abbia comprato che cosa.

## N4

N4 = Condizioni di chiusura
    .lead = Ogni volta che un pezzo viene piazzato su una bancarella, si verifica la condizione di quella bancarella.
N4-1 =
    Gizeh a sinistra: 4 o più caselle occupate formano un gruppo collegato lungo i lati.
    Gizeh a destra: ci sono servitori di 3 colori, oppure 4 servitori.
N4-2 =
    Akhet-Aton a sinistra: c’è un servitore su ciascuno dei 4 livelli.
    Akhet-Aton a destra: 3 caselle occupate riempiono una riga, una colonna o una diagonale.
N4-3 =
    Abu Simbel a sinistra: la somma delle offerte occupate è esattamente 11, esattamente 14, oppure 17 o più.
    Abu Simbel a destra: la somma è 17 o più.
N4-4 = Luxor a sinistra: dopo aver piazzato lanci 2 dadi. Il mercato chiude se ogni dado corrisponde a un’offerta occupata; un solo servitore può valere per entrambi i dadi. Il lancio è obbligatorio e viene dopo i guadagni di N3.5.
N4-5 = Luxor a destra: dopo aver piazzato lanci 1 dado. Cerca la catena più lunga di caselle occupate vicine; il mercato chiude se il dado non ne supera la lunghezza.
N4-6 = Chi ha piazzato per ultimo a Luxor tiene i dadi: è il detentore. Finché nessuno ha più piazzato su quella bancarella, il detentore può rilanciare una volta alla fine di ogni suo turno successivo, verificando la stessa condizione. Ciò vale anche per i turni in cui ha passato o chiuso un mercato secondo N3.3, ma non per il turno in cui ha preso i dadi. Se il nuovo lancio chiude il mercato, è il detentore ad averlo chiuso. Quando il mercato chiude, i dadi si rimettono a posto.

## N5

N5 = Chiusura di un mercato
N5-1 = Risolvi i servitori dall’offerta più alta alla più bassa. A parità di offerta (solo ad Abu Simbel) viene prima la casella più a destra nella sua riga. Il proprietario del primo servitore in assoluto è il miglior offerente.
N5-2 = Il miglior offerente comincia versando la sua offerta nella Riserva, poi prende a scelta: 2 doni dai posti inferiori, oppure il dono superiore insieme al sigillo che vi sta sopra. Chi può pagare deve farlo. Se restano meno di 2 doni inferiori, la prima scelta dà quel che c’è, e deve essercene almeno uno.
N5-3 = Miglior offerente su una casella «carta singola»: prendi un dono soltanto, da un posto inferiore o dal posto superiore (con il suo sigillo).
N5-4 = Miglior offerente su una casella «carta extra»: oltre a N5.2 puoi prendere un dono inferiore, dunque 3 doni inferiori, oppure il dono superiore con il suo sigillo più un dono inferiore. Puoi anche lasciare il dono extra.
N5-5 = Un miglior offerente che non ha abbastanza denaro non paga e non prende nulla, e scarta uno dei doni che possiede, quello che vuole (se non ne ha, non succede nulla). Non può nemmeno prendere denaro. Il ruolo di miglior offerente non passa a nessun altro.
N5-6 = Gli altri servitori seguono in ordine. Il proprietario di ciascuno compra uno dei doni rimasti, il superiore (con il suo sigillo) o uno inferiore, versando l’offerta nella Riserva, oppure prende metà della Riserva, arrotondata per eccesso; se la Riserva è vuota, ciò equivale a passare. Chi non può pagare può soltanto prendere metà. Per questi servitori i simboli non hanno effetto.
N5-7 = Se più d’uno di questi servitori è tuo, si risolvono separatamente, e puoi spendere per uno ciò che hai appena ricevuto per un altro.
N5-8 = Una volta risolto, un servitore torna al proprietario. I doni scartati sono fuori gioco.
N5-9 = Ora la Riserva scivola dall’altra parte: copre la bancarella appena usata, l’altra bancarella del mercato diventa quella visibile, e la tessera «Mercato chiuso» va sopra di essa. I doni invenduti e i Deben della Riserva restano.
N5-10 = Il mercato che finora aveva la tessera «Mercato chiuso» riapre. I suoi doni coperti vengono scoperti. Se il posto superiore è vuoto, vi sale il dono inferiore più a sinistra; i doni inferiori si stringono verso sinistra; nuovi doni dal mazzo riempiono i 4 posti (prima il superiore, poi gli inferiori da 1 a 3). Se il posto superiore non ha un sigillo e la scorta ne ha ancora uno, lo si mette lì.

## N6

N6 = Akhenaton e la fine della partita
N6-1 = Se Akhenaton compare mentre si riempie un mercato, si smette di pescare e non si mette alcun sigillo. Quel mercato è chiuso per sempre: i suoi doni e i suoi Deben vi restano, fuori portata a meno che un potere dica altrimenti. Nessun mercato riaprirà più; la tessera «Mercato chiuso» resta sul mercato che ha appena chiuso e non si muove più.
N6-2 = Si continua con i 2 mercati aperti. Ciascuno di essi, quando chiude, chiude per sempre. Con la seconda chiusura la partita finisce all’istante, anche se resta da giocare una parte del turno.
N6-3 = Quando 10 chiusure di fila (un’assegnazione secondo N12.9 è una di queste) sono passate senza che nessuno abbia comprato o raccolto una carta, né in esse né in un’assegnazione a Memphis avvenuta nel frattempo, la partita finisce all’istante, prima di N5.9, e si conta ciò che ciascuno ha. Anche un dono preso a Memphis fa quindi ripartire il conto da zero. (Questa regola è nostra: secondo le regole stampate, giocatori ostinati potrebbero continuare senza fine.)

## N7

N7 = Punteggio finale
N7-1 = Ogni dono frutta la quotazione del suo tipo. Ogni 2 Deben fruttano 1 punto, arrotondato per difetto. Ogni sigillo non usato ne frutta 3.
N7-2 = Questo si aggiunge al prestigio segnato durante la partita. Vince chi ha più prestigio; a parità, chi ha più Deben; se la parità rimane, la vittoria è condivisa.
N7-3 = Il risultato è dettagliato per ogni posto: prestigio segnato durante la partita (personaggio per personaggio), ogni tipo di dono, Deben, sigilli e Sacerdote di Amon.

## N8

N8 = Personaggi del gioco base
N8-1 = Visir: segni 2 punti per ogni tipo diverso fra i tuoi doni. Non scarti nulla.
N8-2 = Mercante: scambia un tuo dono con un dono di un altro giocatore, che non può opporsi. Devi già avere un dono del tipo che vuoi, e puoi cedere proprio quello. Le 2 carte non possono essere uguali: un doppio senet non è uguale a uno singolo, né un dono straniero a uno comune. Se il dono che cedi ha un valore massimo più basso di quello che prendi, paga la differenza a quel giocatore; devi poterlo fare. Se è più alto, non ti viene reso nulla.
N8-3 = Primo Mercante: come il Mercante (N8.2), ma puoi fare 2 scambi, il secondo con qualcun altro. Puoi anche fermarti a uno.
N8-4 = Gran Sacerdote: in questo turno piazzi 2 servitori invece di uno, nei mercati che preferisci. Sono due passi distinti, e ciascuno segue N3.2, N3.3 o N12.8, a seconda di ciò che vale in quel momento: una chiusura si risolve fino in fondo prima del secondo passo e, se non hai servitori in mano, per quel passo chiudi un mercato.
N8-5 = Ancella reale: nomina un tipo che almeno un giocatore (o il proprietario neutrale) ha; non devi per forza averlo tu. Tutti i giocatori che ce l’hanno scartano una carta di quel tipo, ciascuno a propria scelta, e ne segnano i punti alla quotazione valida prima di tutti questi scarti. Si sceglie in senso orario cominciando da te, e il proprietario neutrale viene per ultimo.
N8-6 = Ladro: prendi un dono a scelta dal mercato con la tessera «Mercato chiuso», insieme al sigillo se ce n’è uno sopra. I mercati chiusi per sempre che non hanno la tessera sono al sicuro.
N8-7 = Scriba +n: scegli un tipo che hai. Ogni tuo dono di quel tipo segna la quotazione attuale più n, poi li scarti tutti. Gli altri non c’entrano. Per un doppio senet il bonus conta 2 volte.
N8-8 = Tesoriere: scegli un mercato, aperto, chiuso o chiuso per sempre che sia, e prendi da 1 a 4 Deben dalla sua Riserva; la somma la decidi tu.

## N9

N9 = Espansione: i personaggi in gioco
N9-1 =
    Le pile degli Scribi e dei Mercanti partecipano a ogni partita. Ci sono altre 13 carte: Visir, Gran Sacerdote, Ancella reale ×2, Ladro, Tesoriere e i 7 di N10. Pescane 6 a caso, oppure scegli uno di questi scenari:
    • La maledizione di Amon: Sacerdote di Amon, Mercante di Amon, Visir, Tesoriere, Mendicante, Commerciante.
    • Intrighi di palazzo: Ancella reale ×2, Scriba reale, Mercante di Amon, Ladro itinerante, Oracolo.
    • Corsa sul Nilo: Gran Sacerdote, Tesoriere, Mendicante, Ladro itinerante, Ladro, Commerciante.
N9-2 = I nuovi personaggi, Memphis (N12) e il numero di giocatori si scelgono separatamente, salvo che in 5 giocatori serve Memphis. Una partita in 2 o in 5 può usare i personaggi di base o quelli dell’espansione.

## N10

N10 = Espansione: i nuovi personaggi
N10-1 = Oracolo: tu solo guardi le ultime 5 carte del mazzo (4 doni e Akhenaton; meno se il mazzo è più corto). Puoi scambiare doni che avevi già con doni fra queste carte, quanti ne vuoi, uno contro uno. Ogni carta serve per un solo scambio, e ogni dono che prendi deve essere diverso da quello che cedi, senza avere un valore massimo più alto. Akhenaton non si può prendere. Poi rimetti le carte in fondo al mazzo nell’ordine che vuoi. Tutti vedono che cosa è stato scambiato, ma non l’ordine; tu da ora lo conosci, finché non cambia. L’Oracolo è disponibile finché il mazzo ha ancora una carta.
N10-2 = Mendicante: percorri i 4 mercati nell’ordine di N1.1, compresi quelli chiusi e quelli chiusi per sempre. In ciascuno scegli: prendere 1 Deben dalla Riserva, coprire uno dei doni, oppure non fare nulla. Un dono coperto occupa ancora il suo posto, ma nessuno può comprarlo, raccoglierlo, scambiarlo o rubarlo; viene scoperto alla prossima riapertura del mercato.
N10-3 = Mercante di Amon: scarta quanti dei tuoi doni vuoi e segna 8 punti per ciascuno, o 16 per un doppio senet. Quotazioni e bonus non contano.
N10-4 = Sacerdote di Amon: tieni la carta scoperta davanti a te. Quando tutto il resto del punteggio finale è fatto, segni secondo il tuo rango di prestigio: 0 se sei 1º, 6 se sei 2º, 9 se sei 3º, 12 se sei 4º, 15 se sei 5º. Il tuo rango è 1 più il numero di giocatori strettamente davanti a te, senza questo bonus.
N10-5 = Scriba reale: scegli quanti dei tuoi doni vuoi, di qualunque tipo, segna la quotazione più 1 per ciascuno, poi scartali. Le quotazioni sono quelle di prima di ogni scarto, e un doppio senet conta come 2 senet. Non sei obbligato a conteggiare tutto ciò che hai di un tipo.
N10-6 = Ladro itinerante: scegli un mercato, aperto o chiuso, tranne quello in cui è stato pescato Akhenaton. Prendi lì il dono scoperto con il valore massimo più basso (a parità scegli tu), ma non il sigillo, e metti la carta Ladro itinerante nel vuoto rimasto. Da quel momento la carta si può comprare lì come se fosse un dono, con il sigillo se sta nel posto superiore. Chi la compra deve usarla all’istante, allo stesso modo, in uno degli altri 3 mercati, e la carta si sposta lì; se nessuno di questi ha un dono da offrire, la carta è fuori gioco. Il Ladro non può mai prendere la carta e il Commerciante non può mai scambiarla. Non è un dono, ma scorre insieme ai doni in N5.10.
N10-7 = Commerciante: scambia un tuo dono con un dono diverso, scoperto, in uno qualsiasi dei 4 mercati, aperto, chiuso o chiuso per sempre; poi, se vuoi, fallo di nuovo, al massimo 2 scambi. Se il dono che prendi ha il valore massimo più alto, versa la differenza nella Riserva di quel mercato; devi poterlo fare. Il tuo dono, anche straniero, prende il posto dell’altro, e un sigillo resta sul tabellone.

## N11

N11 = Papiri e coppe
N11-1 = Papiro: vale 4 punti in ogni caso, valore massimo 4. Se ne ottieni uno dal tabellone, comprando, rubando, scambiando o prendendo, ricevi subito un sigillo dalla scorta, finché ce n’è. Un papiro che viene da un altro giocatore o dal mazzo non porta sigilli.
N11-2 = Coppa: vale 9 punti in ogni caso, valore massimo 9.
N11-3 = Ciascuno dei due è un tipo a sé per N8.1, N8.5, N8.7 e N10.5.

## N12

N12 = Espansione: il porto di Memphis
N12-1 =
    Doni stranieri: 10 carte prendono il posto di 10 carte comuni degli stessi tipi:
    • oreficeria +1
    • collana +1
    • statuetta +1, +1
    • specchio +1, +1
    • arpa +1, +2
    • sedia +1, +2
    Tipo, quotazione e valore massimo sono quelli della carta comune e, nelle mani di un giocatore, un dono straniero è un dono come gli altri per tutti i personaggi. Ma quando doni di un tipo vengono conteggiati a una quotazione (N7.1, N8.5, N8.7, N10.5), ogni dono straniero +n di quel tipo che il giocatore ha in mano in quel momento aggiunge n a ciascuno dei doni conteggiati, compreso sé stesso. Più doni stranieri si sommano.
N12-2 = Quando giochi con Memphis, mescola nel mazzo anche un papiro per giocatore. In 5 giocatori aggiungi anche le 4 coppe.
N12-3 = Memphis ha una sola fila di caselle, con le offerte da 1 a 8, e una Riserva con 1 Deben. Non ha sigilli né una seconda bancarella, e non chiude mai. Vi si piazzano servitori come su qualsiasi bancarella, e il primo guadagna il suo Deben.
N12-4 = I personaggi non hanno potere su Memphis: non ne traggono denaro, non vi rubano nulla e non vi scambiano nulla. Con il Gran Sacerdote (N8.4), il secondo dei due passi non può andare a Memphis.
N12-5 = Se un dono straniero viene pescato mentre si riempie un mercato, anche durante la preparazione, va a Memphis, e si continua a riempire il mercato.
N12-6 = Assegnazione: avviene dopo che un mercato è stato riempito, a patto che quel riempimento abbia portato almeno un dono straniero a Memphis, che ora ve ne siano 4 o più e che vi si trovi almeno un servitore. I servitori si risolvono secondo N5.1 fino a N5.8: il miglior offerente paga e prende 2 doni (o uno, se ne resta uno solo), oppure scarta secondo N5.5; ciascuno degli altri compra un dono o prende metà. I servitori tornano a casa, e i doni rimasti restano lì.
N12-7 = Quando viene pescato Akhenaton c’è un’ultima assegnazione, immediata, se Memphis ha almeno un dono e almeno un servitore. Da allora nessuno può più piazzarvi, e i servitori ancora presenti tornano a casa.
N12-8 = Non puoi indicare Memphis per N3.3. Se tutti i tuoi servitori sono a Memphis, passi.
N12-9 = Se un turno finisce con tutti i servitori di tutti i giocatori a Memphis, c’è subito un’assegnazione, qualunque sia il numero dei doni; se non ce n’è nessuno, i servitori tornano semplicemente a casa. (Questa regola è nostra: altrimenti due giocatori potrebbero passare senza fine.)

## N13

N13 = Cinque giocatori
N13-1 = Valgono le regole per 4 giocatori, con Memphis e le coppe in più. Ognuno riceve 3 servitori. Denaro iniziale, in ordine di turno: 8, 8, 8, 9 e 9 Deben.

## N14

N14 = Due giocatori
N14-1 = Valgono le regole per 4 giocatori, con questi cambiamenti. Si tolgono lo Scriba +3, uno Scriba +2 e gli 8 senet. Denaro iniziale, in ordine di turno: 10 e 11 Deben. Ogni giocatore ha 4 servitori e 2 raccoglitori. I 4 raccoglitori lavorano tutti per lo stesso proprietario neutrale, che può avere doni ma non ha denaro.
N14-2 = Dopo aver piazzato un servitore, e dopo la chiusura che può averne seguito, puoi piazzare un raccoglitore su una casella libera di una bancarella. Fino a N12.7 Memphis conta qui come una bancarella. Non può essere una bancarella su cui hai piazzato un servitore in questo turno, e il raccoglitore non può mai esservi l’offerta più alta: nell’ordine di N5.1 deve esserci un servitore davanti a lui. Un raccoglitore non guadagna Deben.
N14-3 = Per le condizioni di chiusura un raccoglitore vale come un servitore, e può provocare la chiusura. A Luxor comporta un lancio, e il suo proprietario diventa il detentore. Gizeh a destra chiude quando ci sono 4 pezzi, oppure servitori di entrambi i colori più un raccoglitore, oppure raccoglitori di entrambi i colori più un servitore.
N14-4 = Quando tocca a un raccoglitore, il suo proprietario sceglie. O prende 3 Deben da questa Riserva (4 se Memphis è in gioco) e ne dà esattamente 1 a ciascuna delle altre Riserve; se ce ne sono meno, li prende tutti e decide per ogni Deben a quale Riserva va, anche più d’uno alla stessa. O prende uno dei doni scoperti, ma non il Ladro itinerante, per il proprietario neutrale; un sigillo posto sopra torna nella scorta. Se nessuna delle due cose è possibile, non succede nulla. Poi il raccoglitore torna al proprietario.
N14-5 = Per le quotazioni il proprietario neutrale è un proprietario come gli altri. Non segna mai nulla.
N14-6 = Come un giocatore, il proprietario neutrale può essere indicato per gli scambi (N8.2, N8.3); in tal caso un papiro non porta sigilli, e i Deben che gli si pagano sono fuori gioco. Scarta anche per l’Ancella reale; chi l’ha reclutata sceglie la carta.
N14-7 = N3.3 vale per te quando non hai servitori in mano, che ti restino o no dei raccoglitori. In un turno in cui hai usato N3.3 non puoi piazzare un raccoglitore.

## N15

N15 = Che cosa è nascosto
N15-1 = Nessuno conosce l’ordine del mazzo né i dadi che verranno, con un’eccezione: dopo N10.1, chi ha usato l’Oracolo conosce le carte che ha rimesso a posto. Tutto il resto è noto a tutti, compreso l’elenco completo delle carte che non si sono ancora viste.
