### Imhotep: Il Duello, le regole per i giocatori. Il testo di riferimento è l'inglese; stessi identificatori, stesse cifre.

duel-intro = Un gioco per 2 giocatori: uno è Nefertiti, l’altro Akhenaton. Mandate le pedine al porto, scaricate le barche al momento giusto e innalzate i monumenti più belli. Ogni regola ha un numero, che il programma cita ogni volta che spiega perché qualcosa non è permesso.

## D1

D1 = Materiale
D1-1 =
    Il carico è composto da 60 gettoni:
    • 12 gettoni obelisco;
    • 12 gettoni piramide, 6 chiari e 6 scuri;
    • 12 gettoni tempio, 3 per ciascuno dei valori 1, 2, 3 e 4;
    • 12 gettoni camera funeraria, uno solo per ogni numero da 1 a 12;
    • 12 gettoni azione, 3 per ciascuna delle 4 azioni descritte in D6.
D1-2 = Il porto è una griglia di 3×3 caselle. Le 6 barche restano ferme a 6 moli lungo due lati contigui: ogni riga ha la sua barca a destra, ogni colonna ha la sua barca in basso. Le 3 caselle di quella riga o colonna sono la corsia della barca, e quella accanto al molo è la casella più vicina. Le righe si contano dall’alto e le colonne da sinistra: la casella più vicina di una riga è quindi quella più a destra, quella di una colonna è la più bassa.
D1-3 = Una barca ha 3 spazi. Lo spazio 1 tocca il porto, lo spazio 3 è il più lontano.
D1-4 = Ogni giocatore possiede 4 pedine. L’unico magazzino custodisce 3 gettoni coperti.
D1-5 = Ogni giocatore costruisce in 4 siti: obelisco, tempio, piramidi e camera funeraria. Il posto 0 gioca Nefertiti, il posto 1 Akhenaton. Ogni sito ha un lato A e un lato B. Per uno stesso sito usate entrambi lo stesso lato, ma potete mescolare liberamente i lati da un sito all’altro: le preparazioni possibili sono 16. Se non si decide altrimenti, tutti e 4 i siti mostrano il lato A.

## D2

D2 = Preparazione
D2-1 = Mescolate i 60 gettoni coperti: formano la pila. Da questa caricate le barche con gettoni scoperti: lo spazio 1 di tutte e 6 le barche, poi tutti gli spazi 2 e infine tutti gli spazi 3. A ogni giro servite prima le barche delle righe, dall’alto in basso, poi quelle delle colonne, da sinistra a destra. Mettete altri 3 gettoni coperti nel magazzino; il primo pescato sta in cima e sarà il primo a essere scoperto. Nella pila restano 39 gettoni.
D2-2 = Comincia il posto 0. (Attorno a un tavolo è il più giovane, un giocatore a caso o quello scelto da chi ospita.)

## D3

D3 = Turno
D3-1 = Si gioca a turni alterni. Nel tuo turno fai una cosa sola, né più né meno: piazzare una pedina, scaricare una barca o giocare un gettone azione.
D3-2 = Se non puoi fare niente di tutto ciò, passi. Non si sceglie mai di passare: succede solo quando si è bloccati. (Occorre che le tue 4 pedine siano tutte nel porto e che restino al massimo 2 barche di riga e 2 barche di colonna. Non siete mai bloccati entrambi nello stesso momento.)

## D4

D4 = Piazzare
D4-1 = Prendi una tua pedina dalla riserva e piazzala su una qualsiasi casella libera. Se la tua riserva è vuota non puoi piazzare. (Una casella libera si trova sempre: ci sono 8 pedine per 9 caselle.)
D4-2 = Una casella resta utilizzabile anche quando entrambe le sue barche se ne sono andate.

## D5

D5 = Scaricare
D5-1 = Scegli una barca ancora in gioco che abbia nella corsia 2 o più pedine. I colori non contano: non è necessario che fra loro ce ne sia una tua.
D5-2 = Parti dalla casella più vicina e allontanati dal molo saltando le caselle vuote. Ogni pedina che incontri prende un solo gettone: lo spazio 3 alla prima pedina, lo spazio 2 alla seconda, lo spazio 1 alla terza. Il gettone va al proprietario della pedina, e la pedina torna nella riserva di quel giocatore. I gettoni si prendono uno alla volta, esattamente in quest’ordine.
D5-3 = I gettoni per i quali non c’era una pedina escono dal gioco.
D5-4 = La barca riceve poi 3 nuovi gettoni dalla pila, cominciando dallo spazio 1. Se la pila è esaurita, è la barca a uscire dal gioco; i gettoni del magazzino non ricaricano mai una barca. (La pila è sempre un multiplo di 3, perché 39 gettoni fanno 13 carichi. Lo scarico numero 18 è l’ultimo della partita.)
D5-5 = Tutti possono vedere ciò che è stato preso. Gli obelischi si impilano. Su un tavolo vero i gettoni tempio del lato A si tengono coperti, ma li avete visti entrambi: perciò questo programma ne mostra il valore. I gettoni azione restano scoperti davanti al proprietario.

## D6

D6 = Gettoni azione
    .lead = Puoi giocare un gettone azione per turno, e quello è tutto il tuo turno. Una volta giocato, il gettone esce dal gioco. Puoi scegliere un’azione solo se sei in grado di compierla per intero.
D6-1 = Prendere: scegli un gettone qualsiasi da una qualsiasi barca in gioco, ma non un gettone azione, e tienilo. Il gettone in cima al magazzino riempie il vuoto, scoperto. (Con 3 gettoni Prendere nel gioco e 3 gettoni nel magazzino, ne resta sempre uno.) Se le barche portano soltanto gettoni azione, non puoi giocare Prendere.
D6-2 = Schieramento (piazza 2–3): piazza 2 o 3 pedine, una dopo l’altra. Ti servono almeno 2 pedine nella riserva. Alla 3ª pedina puoi rinunciare.
D6-3 = Assalto (piazza 1, scarica 1–2): piazza 1 pedina, scarica una barca e poi, se vuoi, scarica una seconda volta. Ti servono una pedina nella riserva e una casella libera che permetta di scaricare una barca; una casella dopo la quale non si potrebbe scaricare nessuna barca ti è preclusa. La prima barca viene ricaricata prima che tu scelga di nuovo. Al secondo scarico puoi rinunciare; richiede una barca che in quel momento soddisfi D5.1.
D6-4 = Scambiare e scaricare: inverti 2 gettoni della stessa barca in gioco, poi scarica una barca, quella o un’altra. Vanno bene 2 spazi qualsiasi, anche con gettoni azione, anche con gettoni identici; gli spazi si nominano in ordine crescente. Puoi giocarlo solo se c’è una barca da scaricare.
D6-5 = Rinunci a un passo facoltativo (la 3ª pedina di D6.2, il secondo scarico di D6.3) scegliendo «Fatto»; se il passo è impossibile, il turno finisce senza di esso. Ogni altra decisione è un passo a sé e viene registrata anche quando non lascia scelta, e così pure quando si è costretti a passare. Solo la fine di un turno e la fine della partita arrivano da sole.

## D7

D7 = Fine della partita
D7-1 = Non appena rimane una sola barca la partita è finita, fosse anche nel bel mezzo di un Assalto. Nessuno riceve i gettoni di quell’ultima barca.

## D8

D8 = Punteggio
D8-1a = Obelisco, lato A: 1 punto per gettone. Se un giocatore ha strettamente più gettoni dell’altro, ne aggiunge 6.
D8-1b = Obelisco, lato B: 12 punti al primo giocatore che prende un 5º gettone. L’altro ne segna 6 se finisce con 5 gettoni o più. Chi ne ha 10 o più segna 18 punti in tutto (12 + 6). I gettoni in sé non danno nulla.
D8-2a = Tempio, lato A: 1 punto per simbolo; un gettone ne mostra tanti quanti il suo valore.
D8-2b =
    Tempio, lato B: disponi i tuoi gettoni in serie senza valori ripetuti, e nel minor numero di serie possibile: la serie numero k contiene un gettone di ogni valore che possiedi k volte o più. Punti per ogni serie:
    • 1 gettone: 1
    • 2 gettoni: 4
    • 3 gettoni: 9
    • 4 gettoni: 16
D8-3a =
    Piramidi, lato A: la piramide chiara e quella scura si contano separatamente. Punti per ciascuna:
    • 0 gettoni: 0
    • 1 gettone: 1
    • 2 gettoni: 3
    • 3 gettoni: 6
    • 4 gettoni: 10
    • 5 gettoni: 15
    • 6 gettoni: 21
D8-3b =
    Piramidi, lato B: conta solo la più piccola delle tue due piramidi. Punti per essa:
    • 0 gettoni: −6
    • 1 gettone: 0
    • 2 gettoni: 4
    • 3 gettoni: 10
    • 4 gettoni: 18
    • 5 gettoni: 30
    • 6 gettoni: 45
D8-4a =
    Camera funeraria, lato A: ogni sequenza di numeri consecutivi vale secondo la sua lunghezza. I numeri 12 e 1 non si toccano. Punti per ogni sequenza:
    • lunghezza 1: 1
    • lunghezza 2: 4
    • lunghezza 3: 9
    • lunghezza 4: 16
    • lunghezza 5 o più: 25
D8-4b = Camera funeraria, lato B: 4 punti per ogni sequenza, lunga o corta.
D8-5 = Qualunque siano i lati: 1 punto per ogni gettone azione che non hai usato e 1 punto per ogni tua pedina ancora nel porto.
D8-6 = Vince il totale più alto. In caso di parità la vittoria va al giocatore che non ha cominciato.
D8-7 = Se uno stesso scarico porta a entrambi il 5º obelisco, l’ordine di D5.2 dice chi l’ha avuto per primo. Un gettone ottenuto con Prendere (D6.1) conta come gli altri.

## D9

D9 = Che cosa è nascosto
D9-1 = Nessuno dei due conosce l’ordine della pila né i 3 gettoni del magazzino. Tutto il resto è noto a entrambi, compreso l’elenco completo dei gettoni che non si sono ancora visti.
