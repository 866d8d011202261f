### Tabelloni propri.

board-option = Gioca sul tabellone di un file, nel formato di docs/board-data.md; prima se ne costruiscono le regole, una volta sola.
board-serve = Offri ai tavoli il tabellone di un file; si può ripetere. Prima se ne costruiscono le regole, una volta sola.
board-command = Controlla un tuo tabellone e ne costruisce le regole, il che richiede qualche minuto, una volta sola; poi --board ci gioca.
    .file = Il tabellone, nel formato di docs/board-data.md.
    .check = Di’ soltanto se è coerente.
    .print = Stampa il tabellone solito, come file da cui partire.
board-sound = { $file } è coerente.
board-ready = Si può giocare su { $file }: { $name }, tabellone { $board }, regole { $rules }.
board-building = Costruzione delle regole di { $file }: tre minuti su una macchina che non ha altro da fare, di più su una occupata, e circa quattro gigabyte di memoria; una volta sola.
board-progress = { $percent } %: { $done } passi su { $steps }
board-error = { $file } non è un tabellone: { $detail }
board-error-which = Indica il file di un tabellone, oppure scrivi quello solito in un file da cui partire: deben board --print > my.toml
board-error-tools = Le regole di { $file } non sono ancora costruite, e i compilatori necessari non sono installati: pip install "deben[build]".
board-error-build = Le regole di { $file } non si sono potute costruire: { $detail }
page-board = Tabellone
page-board-usual = Quello standard
page-board-about = I bot hanno imparato sul tabellone standard; su un altro conoscono le regole, ma meno cose a memoria.
