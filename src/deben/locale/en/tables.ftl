### My tables.

tables-order = Order
tables-by =
    { $order ->
        [latest] latest first
        [game] by game
       *[turn] my turn first
    }
tables-bot = { $name } ({ bot-name })
tables-ending =
    { $ending ->
        [won] Won
        [lost] Lost
        [shared] Shared win
        [nobody] No winner
       *[place] Place { $place }
    }
tables-archive = Archive
tables-unarchive = Restore
tables-shelve-what = { $what }: { $game }, { $when }
tables-show-archive = Archive ({ $count })
tables-none-archived = The archive is empty.
tables-none-listed = Everything is in the archive.
tables-about = Matches against bots are archived after { $days } days without a move.
tables-empty = Clear finished
tables-empty-ask =
    { $count ->
        [one] Clear one table?
       *[other] Clear { $count } tables?
    }
tables-empty-about = Finished matches, and abandoned tables against bots, leave your list for good, including the archive. Others keep theirs.
tables-empty-do =
    { $count ->
        [one] Clear it
       *[other] Clear them
    }
tables-empty-not = Keep
