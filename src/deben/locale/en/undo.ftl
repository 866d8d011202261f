### Taking back, by oneself or with the consent of others.

## In the log

undo-log-undone =
    { $count ->
        [one] { $player } takes back the last action.
       *[other] { $player } takes back the last { $count } actions.
    }
undo-log-by-bots =
    { $count ->
        [one] { $player } takes back an action; the computer agrees.
       *[other] { $player } takes back { $count } actions; the computer agrees.
    }
undo-log-asked =
    { $count ->
        [one] { $player } asks to take back an action.
       *[other] { $player } asks to take back { $count } actions.
    }
undo-log-agreed = { $player } agrees.
undo-log-granted =
    { $count ->
        [one] { $player } agrees: an action of { $by } is taken back.
       *[other] { $player } agrees: { $count } actions are taken back, to before the move of { $by }.
    }
undo-log-refused = { $player } does not agree: nothing is taken back.
undo-log-withdrawn = { $player } does not want to take back any more.
undo-log-crosses = What has come to light meanwhile stays known.

## At the table

undo-ask = Ask to take back
undo-ask-bots = Take back my move
undo-ask-about =
    { $crosses ->
        [yes] Something hidden has come to light since: { $players } must agree.
       *[no] Others have acted since: { $players } must agree.
    }
undo-ask-bots-about =
    { $crosses ->
        [yes] The computer agrees. What has come to light stays known to you.
       *[no] The computer agrees.
    }
undo-request =
    { $count ->
        [one] { $player } asks to take back an action.
       *[other] { $player } asks to take back { $count } actions, to before their own move.
    }
undo-request-crosses = Something hidden has come to light since, so everybody must agree.
undo-request-mine = You have asked to take back your move.
undo-request-missing = Still to answer: { $players }.
undo-grant = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
page-refused-undo-pending = Somebody is asking to take back already.
page-refused-log-full = So much was taken back at this table that nothing more can be; play on.
page-refused-no-request = Nobody is asking to take back any more.
