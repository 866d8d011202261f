### Quello che il programma dice di ogni partita, qualunque sia il gioco.

refusal-malformed = «{ $action }» non è un’azione di questo gioco.
refusal-not-your-turn = { $action } deve aspettare: non tocca a te.
refusal-over = { $action } arriva troppo tardi: la partita è finita.
options-malformed-options = Queste opzioni non vanno bene: { $detail }
prompt-over = La partita è finita.
prompt-waiting = { $player } sta pensando.
prompt-away = { $player } deve decidere, ma non è in linea.
end-now = Se la partita finisse ora:
outcome-points =
    { $points ->
        [one] { $player }: { $points } punto ({ $parts })
       *[other] { $player }: { $points } punti ({ $parts })
    }
outcome-win = { $player } vince.
outcome-shared = La vittoria è condivisa: { $players }.
list-nothing = niente
list-counted = { $name } ×{ $count }

## Of a game that has no text of its own for it

seat-any = Giocatore { $number }
reason-any-over = La partita è finita.
reason-any-not-legal = Ora non si può fare.
position-any-malformed-field = «{ $text }» non è un campo: un campo è il suo nome, =, e i suoi numeri.
position-any-unknown-field = Non c’è un campo { $field }; ci sono: { $known }.
position-any-field-twice = { $field } è dato due volte.
position-any-missing-field = { $field } manca.
position-any-wrong-numbers = { $field } non può essere «{ $text }»; i suoi numeri: { $count }.
prompt-any-turn = { $seat }, tocca a te.
