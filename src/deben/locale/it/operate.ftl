### Gestire un server: che cosa dicono `deben check` e `deben admin`.

operate-serve =
    .config = Un file di impostazioni, in TOML; le opzioni e l’ambiente hanno la precedenza.
    .proxy = L’indirizzo di un proxy a cui si crede quando dice chi chiede; si può dare più volte.
    .access-log = Annotare ogni richiesta nel registro.
operate-check = Controllare se un server funzionerebbe bene qui: impostazioni, database, disco, regole, pagina e accesso.
    .url = L’indirizzo a cui si raggiunge il server: controllare che ci si arrivi e che si possa scrivere.
operate-admin = Lavorare sul database di un server: backup, restore, export, import, tables, show, end, remove, forget, tidy.
    .what = Che cosa fare: backup FILE, restore FILE, export FILE [TAVOLO…], import FILE, tables, show TAVOLO, end TAVOLO, remove TAVOLO, forget PERSONA, tidy.
    .thing = Il file, il tavolo o la persona.
operate-checked = { $name ->
    [database] Database
    [disk] Spazio sul disco
    [rules] Regole
    [page] Pagina
    [reached] Il server si raggiunge
   *[writing] Vi si può scrivere
    }
operate-backed-up = La copia si trova in { $file }.
operate-restored = { $file } è ora il database; quello di prima si trova in { $before }.
operate-exported = I tavoli si trovano in { $file }.
operate-imported = { $count ->
    [one] È stato aggiunto un tavolo.
   *[other] Sono stati aggiunti { $count } tavoli.
    }
operate-tidied = { $count ->
    [0] Non c’era nulla da cancellare.
    [one] È stato cancellato un elemento.
   *[other] Sono stati cancellati { $count } elementi.
    }
operate-over = finita
operate-going = in corso
operate-rules = regole { $rules }
operate-log = { $count ->
    [one] Una voce nel registro.
   *[other] { $count } voci nel registro.
    }
operate-done = Fatto: { $what }.
operate-nothing = Non c’era nulla da fare: { $what }.
operate-error-what = «{ $what }» non si può fare così; ci sono: { $known }.
operate-error-config = Le impostazioni sono sbagliate: { $detail }
