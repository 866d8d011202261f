### Ses propres plateaux.

board-option = Jouer sur le plateau d’un fichier, au format de docs/board-data.md ; ses règles sont d’abord construites, une seule fois.
board-serve = Proposer aux tables le plateau d’un fichier ; peut être donné plusieurs fois. Ses règles sont d’abord construites, une seule fois.
board-command = Vérifier votre propre plateau et construire ses règles, ce qui prend quelques minutes, une seule fois ; --board y joue ensuite.
    .file = Le plateau, au format de docs/board-data.md.
    .check = Dire seulement s’il est cohérent.
    .print = Afficher le plateau habituel, comme fichier de départ.
board-sound = { $file } est cohérent.
board-ready = On peut jouer sur { $file } : { $name }, plateau { $board }, règles { $rules }.
board-building = Construction des règles de { $file } : trois minutes sur une machine qui n’a rien d’autre à faire, davantage sur une machine occupée, et environ quatre gigaoctets de mémoire ; une seule fois.
board-progress = { $percent } % : { $done } étapes sur { $steps }
board-error = { $file } n’est pas un plateau : { $detail }
board-error-which = Nommez le fichier d’un plateau, ou écrivez le plateau habituel dans un fichier pour commencer : deben board --print > my.toml
board-error-tools = Les règles de { $file } ne sont pas encore construites, et les compilateurs nécessaires ne sont pas installés : pip install "deben[build]".
board-error-build = Les règles de { $file } n’ont pas pu être construites : { $detail }
page-board = Plateau
page-board-usual = Le plateau standard
page-board-about = Les robots ont appris sur le plateau standard ; sur un autre, ils connaissent les règles, mais moins de choses par cœur.
