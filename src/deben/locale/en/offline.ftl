### What the page says when it has no connection to its server.

offline-title = No connection
offline-about = The server does not answer. This page tries again by itself and goes on as soon as it can.
offline-works = This works without it
offline-rules = The rules: { $game }
offline-settings = Language, colours and the other settings
offline-waits = This has to wait
offline-tables = Playing, watching and your list of tables: matches live on the server.
offline-computer = Playing against the computer, which thinks on the server too.
offline-safe = Nothing is lost: every action that you saw happen is stored, and your seats are kept for you.
offline-again = Try again now
