### Running a server: what `deben check` and `deben admin` say.

operate-serve =
    .config = A file of settings, in TOML; flags and the environment hold before it.
    .proxy = The address of a proxy that is believed when it says who asks; can be given several times.
    .access-log = Log every request.
operate-check = Check whether a server would run well here: settings, database, disk, rules, page, and the way in.
    .url = The address under which people reach the server: look whether they do, and may write.
operate-admin = Work on a server’s database: backup, restore, export, import, tables, show, end, remove, forget, tidy.
    .what = What to do: backup FILE, restore FILE, export FILE [TABLE…], import FILE, tables, show TABLE, end TABLE, remove TABLE, forget PERSON, tidy.
    .thing = The file, the table or the person.
operate-checked = { $name ->
    [database] Database
    [disk] Room on the disk
    [rules] Rules
    [page] Page
    [reached] The server is reached
   *[writing] People may write there
    }
operate-backed-up = The copy lies in { $file }.
operate-restored = { $file } is the database now; the one before lies in { $before }.
operate-exported = The tables lie in { $file }.
operate-imported = { $count ->
    [one] One table was added.
   *[other] { $count } tables were added.
    }
operate-tidied = { $count ->
    [0] There was nothing to delete.
    [one] One thing was deleted.
   *[other] { $count } things were deleted.
    }
operate-over = over
operate-going = going on
operate-rules = rules { $rules }
operate-log = { $count ->
    [one] One entry in the log.
   *[other] { $count } entries in the log.
    }
operate-done = Done: { $what }.
operate-nothing = There was nothing to do: { $what }.
operate-error-what = “{ $what }” cannot be done so; there are: { $known }.
operate-error-config = The settings are wrong: { $detail }
