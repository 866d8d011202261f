### Coming and going: giving up, leaving, being away, clocks.

## In the log

event-table-going-resigned =
    { $how ->
        [lost] { $seat } resigns.
        [bot] { $seat } resigns: a bot ({ bot-name }) goes on in the seat.
       *[ended] { $seat } resigns: only bots would go on, so the match ends without a winner.
    }
event-table-going-left = { $seat } leaves for a while: a bot ({ bot-name }) goes on.
event-table-going-returned = { $seat } is back and plays again.
event-table-going-replaced = { $seat } lets a bot ({ bot-name }) go on for { $by }, who is away.
event-table-going-ended = { $seat } ends the match: nobody wins.
event-table-going-time-out =
    { $how ->
        [lost] { $seat } has no time left and loses.
        [bot] { $seat } has no time left: a bot ({ bot-name }) goes on.
       *[ended] { $seat } has no time left: only bots would go on, so the match ends without a winner.
    }
event-table-going-clock-on = The server was away. The clock goes on with the time that was left.
event-table-going-filled = { $seat } starts; a bot ({ bot-name }) sits in each free seat.

## How a match was stopped

end-any-resigned = { $player } resigned.
end-any-time = { $player } ran out of time.
end-any-ended = The match was ended early.
outcome-none = Nobody wins.

## At the table

going-leave = Leave
going-leave-title = Leave the match?
going-away = Leave for now
going-away-two =
    { $patience ->
        [0] The match waits for you. It stands in My tables.
       *[other] The match waits for you in My tables. If it is your turn and you are away for { $time }, { $players } may let a bot ({ $bot }) go on for you or end the match. You can come back at any time.
    }
going-away-bots = The match waits for you in My tables.
going-away-more = A bot ({ $bot }) goes on for you at once. Come back whenever you like: your seat is yours again at once.
going-resign = Resign
going-resign-two = { $players } wins. The match is over.
going-resign-more = A bot ({ $bot }) goes on in your seat for good; you may watch. You cannot come back into the match.
going-resign-end = Only bots would be left, so the match ends here. Nobody wins.
going-stay = Stay
going-stand = Give my seat back
going-stand-about = The match has not begun. Your seat is free again for somebody else.
going-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
going-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
going-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
going-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
going-is-away = { $player } is away.
going-is-slow = { $player } has not decided for a long time.
going-wait = In { $time } you may let a bot go on or end the match.
going-replace = Let a bot go on
going-replace-about = A bot ({ $bot }) plays for { $player } until { $player } comes back.
going-end = End the match
going-end-about = The match ends here. Nobody wins.
going-bot-plays = A bot ({ $bot }) plays for you.
going-return = Take my seat back
going-sign-away = away
going-sign-offline = not connected
going-sign-away-about = { $player } is not connected.
going-sign-bot-about = A bot ({ $bot }) plays for { $player }, who is away and may come back.
going-sign-gone-about = A bot ({ $bot }) plays in the seat of { $player }, who has left the match.
going-clock-about = Time left of { $player }: { $time }
going-clock-low = { $time } left!
going-clock-low-other = { $player } has { $time } left.
page-refused-no-going = That cannot be done now.
page-refused-not-away = Not yet: the others must wait a little longer.
page-refused-bot-goes-on = A bot plays for you. Take your seat back first.
page-refused-time-out = Your time is up.

## Before it starts

terms-title = Time and absence
terms-spirit = How it is played
terms-spirit-name =
    { $spirit ->
        [serious] Serious
        [learning] Learning
       *[usual] As usual
    }
terms-spirit-about =
    { $spirit ->
        [serious] A serious match: no hints, no analysis, no look ahead, and nothing is taken back.
        [learning] A learning table: everybody may ask the coach and look at what may come, as all agree by sitting down.
       *[usual] Whoever plays computer players alone may ask the coach and look at what may come; among people nobody may.
    }
terms-clock = Clock
terms-clock-none = No clock
terms-clock-each =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
terms-clock-real = { $minutes } min + { $increment } s a turn
terms-clock-about = The clock runs for whoever must decide, from the first move on. Whoever has no time left loses in a match for two; with more players a bot goes on.
terms-patience = If somebody is away
terms-patience-never = always wait
terms-patience-after = the others may go on after { $time }
terms-stand-in = The bot that then goes on
