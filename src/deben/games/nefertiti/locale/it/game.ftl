### Nefertiti: nomi, poteri, opzioni, il tavolo e la fine. Il testo di riferimento è l'inglese.

game-nefertiti = Nefertiti
seat-nefertiti =
    { $seat ->
        [0] Giocatore 1
        [1] Giocatore 2
        [2] Giocatore 3
        [3] Giocatore 4
       *[4] Giocatore 5
    }
    .bot =
        { $seat ->
            [0] Tiye
            [1] Ay
            [2] Horemheb
            [3] Meritaton
           *[4] Mahu
        }

## Nomi

owner-nefertiti = il proprietario neutrale
    .first = Il proprietario neutrale
market-nefertiti =
    { $market ->
        [gizeh] Gizeh
        [akhet-aton] Akhet-Aton
        [abou-simbel] Abu Simbel
        [louqsor] Luxor
       *[memphis] Memphis
    }
    .at =
        { $market ->
            [gizeh] a Gizeh
            [akhet-aton] ad Akhet-Aton
            [abou-simbel] ad Abu Simbel
            [louqsor] a Luxor
           *[memphis] a Memphis
        }
    .of =
        { $market ->
            [gizeh] di Gizeh
            [akhet-aton] di Akhet-Aton
            [abou-simbel] di Abu Simbel
            [louqsor] di Luxor
           *[memphis] di Memphis
        }
side-nefertiti =
    { $side ->
        [left] la bancarella di sinistra
       *[right] la bancarella di destra
    }
place-nefertiti =
    { $place ->
        [upper] posto superiore
       *[lower] posto inferiore { $value }
    }
    .short =
        { $place ->
            [upper] superiore
           *[lower] inferiore { $value }
        }
symbol-nefertiti =
    { $symbol ->
        [coin] moneta
        [single] carta singola
       *[extra] carta extra
    }
plus-nefertiti =
    { $value ->
        [0] { "" }
       *[other] { " +" }{ $value }
    }
gift-nefertiti =
    { $gift ->
        [senet] senet
        [double] doppio senet
        [harp] arpa
        [chair] sedia
        [mirror] specchio
        [statuette] statuetta
        [necklace] collana
        [goldwork] oreficeria
        [papyrus] papiro
        [cup] coppa
        [akhenaton] Akhenaton
       *[travelling-thief] Ladro itinerante
    }{ plus-nefertiti }
    .one =
        { $gift ->
            [senet] un senet
            [double] un doppio senet
            [harp] un’arpa
            [chair] una sedia
            [mirror] uno specchio
            [statuette] una statuetta
            [necklace] una collana
            [goldwork] un pezzo di oreficeria
            [papyrus] un papiro
            [cup] una coppa
            [akhenaton] Akhenaton
           *[travelling-thief] il Ladro itinerante
        }{ plus-nefertiti }
    .many =
        { $gift ->
            [senet] senet
            [harp] arpe
            [chair] sedie
            [mirror] specchi
            [statuette] statuette
            [necklace] collane
            [goldwork] oreficeria
            [papyrus] papiri
           *[cup] coppe
        }
character-nefertiti =
    { $character ->
        [vizier] Visir
        [first-merchant] Primo Mercante
        [merchant] Mercante
        [high-priest] Gran Sacerdote
        [royal-maid] Ancella reale
        [thief] Ladro
        [scribe] Scriba
        [treasurer] Tesoriere
        [oracle] Oracolo
        [beggar] Mendicante
        [merchant-of-amon] Mercante di Amon
        [priest-of-amon] Sacerdote di Amon
        [royal-scribe] Scriba reale
        [travelling-thief] Ladro itinerante
       *[trader] Commerciante
    }{ plus-nefertiti }
    .the =
        { $character ->
            [vizier] il Visir
            [first-merchant] il Primo Mercante
            [merchant] un Mercante
            [high-priest] il Gran Sacerdote
            [royal-maid] un’Ancella reale
            [thief] il Ladro
            [scribe] lo Scriba
            [treasurer] il Tesoriere
            [oracle] l’Oracolo
            [beggar] il Mendicante
            [merchant-of-amon] il Mercante di Amon
            [priest-of-amon] il Sacerdote di Amon
            [royal-scribe] lo Scriba reale
            [travelling-thief] il Ladro itinerante
           *[trader] il Commerciante
        }{ plus-nefertiti }
source-nefertiti =
    { $source ->
        [deben] Deben
       *[seals] sigilli
    }

## Poteri

power-nefertiti-vizier = Segna 2 punti per ogni tipo diverso che possiedi. Non si scarta nulla.
power-nefertiti-first-merchant = Fai fino a due scambi come un Mercante, con due giocatori diversi.
power-nefertiti-merchant = Scambia un tuo dono con un dono di un altro giocatore, di un tipo che già possiedi; paga la differenza di valore massimo.
power-nefertiti-high-priest = In questo turno fai due passi invece di uno, uno dopo l’altro: piazza due servitori.
power-nefertiti-royal-maid = Nomina un tipo. Chi ne possiede ne scarta una carta e la segna alla quotazione attuale.
power-nefertiti-thief = Prendi un dono a scelta, con il suo sigillo, dal mercato con la tessera «Mercato chiuso».
power-nefertiti-scribe = Scegli un tipo che possiedi: segna ogni suo dono alla quotazione più { $bonus }, poi scartali tutti.
power-nefertiti-treasurer = Prendi da 1 a 4 Deben dalla Riserva di un mercato.
power-nefertiti-oracle = Guarda le ultime cinque carte del mazzo, scambia doni con alcune di esse e rimettile nell’ordine che vuoi.
power-nefertiti-beggar = In ogni mercato prendi 1 Deben, copri un dono o non fare nulla.
power-nefertiti-merchant-of-amon = Scarta quanti dei tuoi doni vuoi per 8 punti ciascuno.
power-nefertiti-priest-of-amon = Conserva questa carta: alla fine frutta 0, 6, 9, 12 o 15 punti secondo la tua posizione, dal 1º al 5º.
power-nefertiti-royal-scribe = Scegli quanti dei tuoi doni vuoi: segna ciascuno alla quotazione più 1, poi scartali.
power-nefertiti-travelling-thief = Prendi il dono meno caro di un mercato; questa carta ne prende il posto, e chi la compra la usa in un altro mercato.
power-nefertiti-trader = Fai fino a due scambi di un tuo dono con uno di un mercato; paga la differenza di valore massimo.

## Condizioni di chiusura

closing-nefertiti-group = chiude con un gruppo collegato di { $needed } caselle occupate; il più grande finora: { $now }
closing-nefertiti-colours = chiude con servitori di { $needed } colori (ora { $now }) o con { $pieces_needed } pezzi (ora { $pieces })
closing-nefertiti-levels = chiude quando ciascuno dei suoi { $needed } livelli è occupato; ora: { $now }
closing-nefertiti-line = chiude con tre caselle occupate in una riga, una colonna o una diagonale; al massimo in fila finora: { $now }
closing-nefertiti-sum =
    { $exactly ->
        [none] chiude quando le offerte occupate sommano { $needed } o più; ora: { $now }
       *[other] chiude quando le offerte occupate sommano esattamente { $exactly }, oppure { $needed } o più; ora: { $now }
    }
closing-nefertiti-dice =
    { $marked ->
        [none] chiude quando due dadi mostrano entrambi offerte occupate; occupate ora: { list-nothing }
       *[other] chiude quando due dadi mostrano entrambi offerte occupate; occupate ora: { $marked }
    }
closing-nefertiti-chain = chiude quando un dado non supera la lunghezza della catena più lunga; ora: { $now }

## Opzioni

option-nefertiti-players = Giocatori
    .help = Da 2 a 5. In due, dei raccoglitori agiscono per un proprietario neutrale (N14); in cinque serve Memphis (N13).
option-nefertiti-stalls = Bancarelle visibili
    .help = discovery per una prima partita, advanced per lasciar decidere il caso in ogni mercato, oppure una lettera L (sinistra) o R (destra) per mercato nell’ordine Gizeh, Akhet-Aton, Abu Simbel, Luxor (N2.1).
option-nefertiti-characters = Personaggi
    .help = base per il gioco base, random per sorteggiarne sei, uno scenario (curse-of-amon, palace-intrigue, race-on-the-nile), oppure sei nomi separati da virgole. I Mercanti e gli Scribi partecipano sempre (N9.1).
option-nefertiti-memphis = Porto di Memphis
    .help = Porta doni stranieri, papiri e un quinto luogo per i servitori (N12). Se non si sceglie, è in gioco solo in cinque giocatori.
choice-nefertiti =
    { $choice ->
        [discovery] scoperta
        [advanced] a caso
        [base] gioco base
        [random] sei a caso
        [curse-of-amon] La maledizione di Amon
        [palace-intrigue] Intrighi di palazzo
       *[race-on-the-nile] Corsa sul Nilo
    }
options-nefertiti-players = Nefertiti si gioca da 2 a 5 giocatori, non in { $players }.
options-nefertiti-five-need-memphis = In cinque giocatori serve Memphis (N9.2).
options-nefertiti-stalls = «{ $given }» non indica delle bancarelle: scrivi discovery, advanced, oppure L o R per ciascuno dei quattro mercati.
options-nefertiti-character = «{ $given }» non è una scelta di personaggi.
options-nefertiti-character-copies = Non c’è un’altra copia di «{ $given }».
options-nefertiti-character-count = Oltre ai Mercanti e agli Scribi si scelgono sei personaggi, non { $count }.

## Il tavolo

table-nefertiti-market-open = { $market }, { $side }, aperto: Riserva { $deben } Deben; { $closes }.
table-nefertiti-market-closed = { $market }, { $side }, chiuso: Riserva { $deben } Deben.
table-nefertiti-market-shut = { $market }, chiuso per sempre: Riserva { $deben } Deben.
table-nefertiti-memphis-open = Memphis: Riserva { $deben } Deben; doni: { $gifts }.
table-nefertiti-memphis-closed = Memphis, dove nessuno può più piazzare: Riserva { $deben } Deben; doni: { $gifts }.
table-nefertiti-bids = { $market }, offerte: { $squares }.
table-nefertiti-square-collector = { $player } (raccoglitore)
table-nefertiti-gifts = { $market }, carte: { $gifts }.
table-nefertiti-with-seal = { $gift } con un sigillo
table-nefertiti-face-down = { $gift } (carta coperta)
table-nefertiti-empty = vuoto
table-nefertiti-courses = Quotazioni: { $courses }.
table-nefertiti-course = { $type } { $course } (proprietari: { $owners })
table-nefertiti-player = { $player }: { $deben } Deben, sigilli: { $seals }, servitori in mano: { $servants }; doni: { $gifts }.
table-nefertiti-collectors = { $player }, raccoglitori in mano: { $collectors }.
table-nefertiti-prestige = { $player }, prestigio segnato durante la partita: { $points } ({ $parts }).
table-nefertiti-priest = { $player } conserva il Sacerdote di Amon.
table-nefertiti-neutral = Il proprietario neutrale, doni: { $gifts }.
table-nefertiti-characters = Personaggi da reclutare: { $characters }.
table-nefertiti-deck = Carte nel mazzo: { $cards }; sigilli nella scorta: { $seals }.
table-nefertiti-holder = { $player } tiene i dadi di Luxor.
table-nefertiti-known = { $player } conosce le ultime carte del mazzo.
table-nefertiti-bottom = Le ultime carte del mazzo, come le conosci: { $cards }.
table-nefertiti-discarded = Fuori dal gioco: { $gifts }.

## La fine

end-nefertiti-akhenaton = L’ultimo mercato è chiuso: la partita è finita.
end-nefertiti-barren = Dieci chiusure di fila non hanno portato carte a nessuno: la partita è finita.
outcome-nefertiti-tie = Prestigio pari: { $player } ha più Deben e vince.
