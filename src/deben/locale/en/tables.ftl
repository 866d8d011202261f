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
tables-unarchive = Take out
tables-shelve-what = { $what }: { $game }, { $when }
tables-show-archive = Archive ({ $count })
tables-none-archived = The archive is empty.
tables-none-listed = Everything is in the archive.
tables-about = Tables where only bots wait for you move to the archive after { $days } days without a move.
tables-empty = Clear finished
tables-empty-ask =
    { $count ->
        [one] Clear one table?
       *[other] Clear { $count } tables?
    }
tables-empty-about = Finished matches, and tables against bots that you have given up, leave your list for good, the archive too. Others keep theirs.
tables-empty-do =
    { $count ->
        [one] Clear it
       *[other] Clear them
    }
tables-empty-not = Keep
