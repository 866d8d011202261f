### Boards of one’s own.

board-option = Play on the board in a file, in the format of docs/board-data.md; its rules are built first, once.
board-serve = Offer the board in a file to tables; can be given several times. Its rules are built first, once.
board-command = Check a board of your own and build its rules, which takes some minutes the first time; then --board plays on it.
    .file = The board, in the format of docs/board-data.md.
    .check = Only say whether it is consistent.
    .print = Print the usual board, as a file to begin with.
board-sound = { $file } is consistent.
board-ready = { $file } can be played on: { $name }, board { $board }, rules { $rules }.
board-building = Building the rules of { $file }: three minutes on a machine with nothing else to do, longer on a busy one, and about four gigabytes of memory; once.
board-progress = { $percent } %: { $done } of { $steps } steps
board-error = { $file } is not a board: { $detail }
board-error-which = Name the file of a board, or write the usual one into a file to begin with: deben board --print > my.toml
board-error-tools = The rules of { $file } are not built yet, and the compilers this needs are not installed: pip install "deben[build]".
board-error-build = The rules of { $file } could not be built: { $detail }
page-board = Board
page-board-usual = The standard one
page-board-about = The bots learnt on the standard board; on another they know the rules, but less by heart.
