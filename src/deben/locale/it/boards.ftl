### Plance proprie.

board-option = Gioca sulla plancia di un file, nel formato di docs/board-data.md; prima se ne costruiscono le regole, una volta sola.
board-serve = Offri ai tavoli la plancia di un file; si può ripetere. Prima se ne costruiscono le regole, una volta sola.
board-command = Controlla una tua plancia e ne costruisce le regole, il che richiede qualche minuto, una volta sola; poi --board ci gioca.
    .file = La plancia, nel formato di docs/board-data.md.
    .check = Di’ soltanto se è coerente.
board-sound = { $file } è coerente.
board-ready = Si può giocare su { $file }: { $name }, plancia { $board }, regole { $rules }.
board-building = Costruzione delle regole di { $file }: qualche minuto e circa quattro gigabyte di memoria, una volta sola.
board-error = { $file } non è una plancia: { $detail }
board-error-tools = Le regole di { $file } non sono ancora costruite, e i compilatori necessari non sono installati: pip install "deben[build]".
board-error-build = Le regole di { $file } non si sono potute costruire: { $detail }
page-board = Plancia
page-board-usual = Quella solita
page-board-about = I bot hanno imparato sulla plancia solita; su un’altra conoscono le regole, ma meno cose a memoria.
