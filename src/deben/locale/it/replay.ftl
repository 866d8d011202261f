### Rivedere una partita momento per momento, riprenderla, verificare che tutto fosse corretto.

## Passo per passo

replay-title = Rivedere la partita
replay-open = Rivedi
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-moment = Momento
replay-start = L’inizio della partita.
replay-move = Mossa { $number } di { $count }
replay-from = Visto da
replay-all = tutti, a carte scoperte
replay-spectator = uno spettatore
replay-moves = Mosse
replay-passed = { $player } sceglie: { $action }.
replay-share = Copia un link a questo momento
replay-download = Scarica la partita
replay-next-cards = Ancora coperte, nell’ordine in cui verrebbero
replay-pile = Pila
replay-warehouse = Magazzino
replay-deck = Mazzo
replay-loading = Questo momento sta arrivando…

## Il grafico

replay-chart = Punti se la partita fosse finita lì
replay-chart-about = Una linea per giocatore; ogni segno è una mossa che ha cambiato i punti. Le frecce vanno da un segno all’altro.
replay-mark = Mossa { $number }: { $changes }
replay-change = { $player } { $change }, ora { $points }
