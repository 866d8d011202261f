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
tutorial-leave-about = La lezione resta salvata dove la lasci.
tutorial-on = Continua contro un avversario facile
tutorial-fresh = Un nuovo tavolo
tutorial-failed = Non è stato possibile aprire la lezione. { page-failure }
