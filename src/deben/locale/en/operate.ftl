### Running a server: what `deben think`, `deben check` and `deben admin` say.

operate-serve =
    .config = A file of settings, in TOML; flags and the environment hold before it.
    .proxy = The address of a proxy that is believed when it says who asks; can be given several times.
    .access-log = Log every request and every socket, with its address, and every move that was stored.
    .processes = Processes that share the address, for machines with several cores; needs PostgreSQL.
    .relay = Where other servers on the same PostgreSQL reach this one, if not where people do; within a network of yours alone.
operate-error-claimed = { $file }: another server uses this file, and a file is for one server alone. Several servers can share a PostgreSQL: --database postgresql://…
operate-error-processes = Several processes cannot share a file: --processes needs --database postgresql://…
operate-check = Check whether a server would run well here: settings, database, disk, rules, page, and the way in.
    .url = The address under which people reach the server: look whether they do, and may write.
operate-think = Think for servers on the same PostgreSQL: bots and analyses, without a web server.
    .access-log = Log every question that was answered.
operate-thinking = { $count ->
    [one] One process thinks for the servers of this database.
   *[other] { $count } processes think for the servers of this database.
    }
operate-error-think-file = Only servers on PostgreSQL have their thinking done elsewhere: --database postgresql://…
operate-error-no-workers = With --workers 0 others think, which needs PostgreSQL and no programs of one’s own as bots.
operate-error-think-workers = deben think needs at least one process: --workers 1.
operate-admin = Work on a server’s database: backup, restore, move, export, import, tables, show, end, remove, forget, tidy, notice, withdraw.
    .what = What to do: backup FILE, restore FILE, move URL, export FILE [TABLE…], import FILE, tables, show TABLE, end TABLE, remove TABLE, forget PERSON, tidy, notice MINUTES TEXT [fr=TEXT…] (0 minutes: until withdrawn), withdraw.
    .thing = The file, the table or the person.
    .most = For tables: so many at most, those played last first.
    .after = For tables: those that come after this one in the list.
    .trust-rules = For import: also take rules that this program does not know. They will run here: only from a file that you exported yourself.
operate-checked = { $name ->
    [settings] Settings
    [database] Database
    [heard] Servers hear each other
    [disk] Room on the disk
    [folder] Folder of the database
    [rules] Rules
    [thinkers] Processes that think
    [page] Page
    [reached] The server can be reached
   *[writing] People may write there
    }
operate-schema = { $state ->
    [new] { $where }: nothing is there yet; the server makes it when it starts
    [older] { $where }, schema { $found }, expected { $expected }: the server brings it up to date when it starts
    [later] { $where }, schema { $found }, expected { $expected }: from a later version, and still fit for use
    [unknown] { $where }, schema { $found }, expected { $expected }: this version cannot use it
    [closed] { $where }: read-only, or the disk is full
   *[same] { $where }, schema { $found }, as expected
    }
operate-heard = { $heard ->
    [yes] what one says by NOTIFY, another hears that has said LISTEN
   *[no] the database forgets who has said LISTEN: a pooler in between must keep sessions (PgBouncer: pool_mode = session), or be left out
    }
operate-folder = { $state ->
    [open] { $folder } is open to others ({ $rights }); only its owner should have access (chmod 700), or the database should have a folder of its own
   *[closed] { $folder } is closed to everyone but its owner
    }
operate-backed-up = The copy lies in { $file }.
operate-restored = { $there ->
    [yes] { $file } is the database now; the one before lies in { $before }.
   *[no] { $file } is the database now; there was none before.
    }
operate-moved = { $tables ->
    [one] One table
   *[other] { $tables } tables
    } and { $people ->
    [one] one person
   *[other] { $people } people
    } are in { $where } now, with all that belongs to them. Let the settings name it; start no server on the old one any more.
operate-before = The database is of this version now; as it was before it lies in { $file }.
operate-reading = Nothing can be written to { $file }: it is read from a copy in the folder for temporary files (TMPDIR).
operate-exported = The tables lie in { $file }.
operate-error-unknown-rules = The file brings rules that this program does not know ({ $rules }…), and they would run here. If you exported it yourself: --trust-rules. Nothing was added.
operate-imported = { $count ->
    [one] One table was added.
   *[other] { $count } tables were added.
    }
operate-tidied = { $count ->
    [0] There was nothing to delete.
    [one] One thing was deleted.
   *[other] { $count } things were deleted.
    }
operate-more = There are more: --after { $after }
operate-over = over
operate-going = going on
operate-rules = rules { $rules }
operate-log = { $count ->
    [one] One entry in the log.
   *[other] { $count } entries in the log.
    }
operate-done = Done: { $what }.
operate-nothing = { $what ->
    [show] There is no table { $thing }.
    [remove] There is no table { $thing }.
    [end] There is no table { $thing }, or its match is over.
    [forget] There is nobody with the name { $thing }; show says how people are named.
    [withdraw] There was no notice.
   *[tables] There are no tables after that one.
    }
operate-error-what = “{ $what }” cannot be done this way; there are: { $known }.
operate-error-config = The settings are wrong: { $detail }
operate-notice = { $until ->
    [yes] Every open page shows it now, and every new one until { $when }.
   *[no] Every open page shows it now, and every new one until you withdraw it.
    }
operate-error-there = { $file } already exists and is not overwritten.
operate-error-damaged = { $file } is damaged: { $detail }. Nothing was changed. Put back a copy from before with deben admin restore FILE; it keeps the damaged one beside it.
operate-error-no-database = There is no { $file }: name the server’s database with --database or --config.
operate-error-minutes = “{ $minutes }” is not a number of minutes; 0 means until you withdraw it.
operate-earlier-place = The tables are still where an earlier version put them: { $file }. Move the file into the data folder, or name it with --database.

operate-kept = What is stored, and for how long
operate-kept-known = This server knows of you: a random name in a cookie, what you call yourself, your picture, and what you play and say. { $logged ->
    [yes] Your address is used to share the server out fairly; with every request it is also written into the server’s log.
   *[no] Your address is used to share the server out fairly; only where you are refused something is it written into the server’s log.
    }
operate-kept-unstarted = { $days ->
    [0] Tables at which nobody ever acted: kept for good.
    [one] Tables at which nobody ever acted: deleted after one day.
   *[other] Tables at which nobody ever acted: deleted after { $days } days.
    }
operate-kept-forgotten = { $days ->
    [0] Tables that everyone has removed from their list: kept for good.
    [one] Tables that everyone has removed from their list: deleted after one day.
   *[other] Tables that everyone has removed from their list: deleted after { $days } days.
    }
operate-kept-tables = { $days ->
    [0] All other tables, from their last action: kept for good.
    [one] All other tables, from their last action: deleted after one day.
   *[other] All other tables, from their last action: deleted after { $days } days.
    }
operate-kept-chat = { $days ->
    [0] What was said at a table: kept for good.
    [one] What was said at a table: deleted after one day.
   *[other] What was said at a table: deleted after { $days } days.
    }
operate-kept-analyses = { $days ->
    [0] What the coach said of a match: kept for good.
    [one] What the coach said of a match: deleted after one day.
   *[other] What the coach said of a match: deleted after { $days } days.
    }
operate-kept-people = { $days ->
    [0] People without a seat at any table: kept for good.
    [one] People without a seat at any table: deleted after one day.
   *[other] People without a seat at any table: deleted after { $days } days.
    }
operate-kept-asked = The host of this server can delete everything about you: write to them.
