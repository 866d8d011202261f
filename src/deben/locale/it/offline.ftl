### Che cosa dice la pagina quando non ha connessione con il suo server.

offline-title = Nessuna connessione
offline-about = Il server non risponde. Questa pagina riprova da sola e continua appena può.
offline-works = Che cosa funziona senza
offline-rules = Le regole: { $game }
offline-settings = La lingua, i colori e le altre impostazioni
offline-waits = Che cosa deve aspettare
offline-tables = Giocare, guardare e l’elenco dei tuoi tavoli: le partite stanno sul server.
offline-computer = Giocare contro il computer, che pensa anche lui sul server.
offline-safe = Niente è perduto: ogni azione che hai visto è salvata, e i tuoi posti ti aspettano.
offline-again = Riprova ora
