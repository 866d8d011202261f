### Taking back, by oneself or with the consent of others.

## In the log

event-table-undone =
    { $bots ->
        [1]
            { $count ->
                [one] { $seat } takes back an action; the computer agrees.
               *[other] { $seat } takes back { $count } actions; the computer agrees.
            }
       *[other]
            { $count ->
                [one] { $seat } takes back the last action.
               *[other] { $seat } takes back the last { $count } actions.
            }
    }{ event-table-undone.after }
    .after =
        { $crosses ->
            [1] { " " }Anything revealed meanwhile stays known.
           *[other] { "" }
        }
event-table-undo-asked =
    { $count ->
        [one] { $seat } asks to take back an action.
       *[other] { $seat } asks to take back { $count } actions.
    }{ event-table-undo-asked.after }
    .after =
        { $crosses ->
            [1] { " " }{ undo-request-crosses }
           *[other] { "" }
        }
event-table-undo-agreed = { $seat } agrees.
event-table-undo-granted =
    { $count ->
        [one] { $seat } agrees: an action of { $by } is taken back.
       *[other] { $seat } agrees: { $count } actions are taken back, to before the move of { $by }.
    }{ event-table-undone.after }
event-table-undo-refused = { $seat } refuses: nothing is taken back.
event-table-undo-withdrawn = { $seat } withdraws the request.
event-table-hint = { $seat } asked the coach for a hint.

## At the table

undo-about = Take back what you did last.
undo-not =
    { $not ->
        [serious] This match is serious: nothing is taken back.
        [asked] Somebody is asking to take back already.
        [busy] One moment: what happened is still being shown.
       *[nothing] You have done nothing yet that could be taken back.
    }
undo-ask-about =
    { $crosses ->
        [yes] Something hidden has been revealed since: { $players } must agree.
       *[no] Others have moved since: { $players } must agree.
    }
undo-ask-bots-about =
    { $crosses ->
        [yes] The computer agrees. Anything revealed stays known to you.
       *[no] The computer agrees.
    }
undo-request =
    { $count ->
        [one] { $player } asks to take back an action.
       *[other] { $player } asks to take back { $count } actions, to before their own move.
    }
undo-request-crosses = Something hidden has been revealed since, so everyone must agree.
undo-request-mine = You have asked to take back your move.
undo-request-missing = Still to answer: { $players }.
undo-grant = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
page-refused-undo-pending = Someone is already asking to take back.
page-refused-log-full = No more take-backs at this table.
page-refused-serious = This is a serious match: nothing is taken back.
page-refused-no-request = The request has been withdrawn or answered.
