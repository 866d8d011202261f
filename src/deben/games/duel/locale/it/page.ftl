### Ciò che dice solo la pagina: i suoi comandi, forme brevi per i posti piccoli, la spiegazione delle scelte.

## Inizio e preparazione

page-about-duel = Nefertiti contro Akhenaton: piazza le tue pedine nel porto, scarica le barche al momento giusto e costruisci i monumenti più grandi.
page-facts-duel = 2 giocatori · circa 20 minuti

## Il tabellone del Duello

page-duel-port = Porto
page-duel-pile = pila
page-duel-warehouse = magazzino
page-duel-unloads = barche ancora da scaricare
page-duel-unloads-about = La partita finisce quando resta una sola barca.
page-duel-points = { $site }: { $points } punti per ora
page-duel-first-five = primo a cinque
page-duel-draw = Lati a caso
page-duel-obelisk-A = 1 ciascuno, +6 a chi ne ha di più
page-duel-obelisk-B = 12 al primo che ne ha cinque, 6 al secondo
page-duel-temple-A = il valore di ogni gettone
page-duel-temple-B = serie di valori diversi: 1, 4, 9, 16
page-duel-pyramids-A = ogni colore: 1, 3, 6, 10, 15, 21
page-duel-pyramids-B = la più piccola: −6, 0, 4, 10, 18, 30, 45
page-duel-chamber-A = ogni sequenza: 1, 4, 9, 16, 25
page-duel-chamber-B = 4 per ogni sequenza
page-duel-token-take = Prendi un gettone a scelta da una barca, tranne i gettoni azione.
page-duel-token-build = Piazza due o tre pedine.
page-duel-token-rush = Piazza una pedina, poi scarica una o due barche.
page-duel-token-swap = Scambia due gettoni di una barca, poi scarica una barca.

company-lobby-sides = lati { $sides }

replay-pile = Pila
replay-warehouse = Magazzino

effect-duel-obelisks =
    { $you ->
        [yes] Avrai più obelischi di tutti.
       *[no] { $player } avrà più obelischi di tutti.
    }

## Che cosa può seguire a una pedina

fan-duel-waits = La tua pedina in { $square } aspetta ancora dopo i tuoi prossimi { $turns } turni
fan-duel-unloaded =
    { $when ->
        [now] La barca { $boat } è scaricata subito
        [soon] La barca { $boat } è scaricata prima del tuo prossimo turno
       *[later] La barca { $boat } è scaricata più tardi
    }
