### Che cosa dice la pagina quando non ha connessione con il suo server.

offline-title = Nessuna connessione
offline-about = Il server non risponde. Questa pagina riprova da sola e continua appena può.
offline-works = Che cosa funziona lo stesso
offline-play = Giocare contro il computer, in più su un dispositivo e la prima partita: il tuo browser conosce le regole
offline-rules = Le regole: { $game }
offline-levels = Tutti gli avversari; i più forti non giocano al massimo della forza finché questo dispositivo non ha scaricato ciò che hanno imparato (1 MB per gioco): quando uno di loro gioca qui per la prima volta, o quando installi la pagina
offline-settings = La lingua, i colori e le altre impostazioni
offline-waits = Che cosa deve aspettare
offline-tables = I tavoli del server: giocarci con altri, e guardare.
offline-safe = Niente è perduto: ogni azione che hai visto è salvata, e i tuoi posti ti aspettano.
offline-again = Riprova ora

## Tables of this device

offline-here = Nessuna connessione con il server: i nuovi tavoli si aprono su questo dispositivo.
offline-on-device = su questo dispositivo
offline-keep = Conserva sul server
offline-keep-about = La partita è stata giocata su questo dispositivo. Il server può conservarne la registrazione, per il tuo elenco e per chi ha il link.
offline-brought = Questa partita è stata giocata sul dispositivo di un giocatore. Il server la conserva e l’ha rigiocata, ma non può dire chi conosceva il seme.

## A site without a server

site-here = Qui tutto succede sul tuo dispositivo: non c’è un server, e i tuoi tavoli restano in questo browser.
