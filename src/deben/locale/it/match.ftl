### Quello che il programma dice di ogni partita, qualunque sia il gioco.

refusal-malformed = «{ $action }» non è un’azione di questo gioco.
refusal-not-your-turn = { $action } deve aspettare: non tocca a te.
refusal-over = { $action } arriva troppo tardi: la partita è finita.
options-malformed-options = Queste opzioni non vanno bene: { $detail }
prompt-over = La partita è finita.
prompt-waiting = { $player } sta pensando.
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
