### Coming and going: giving up, leaving, being away, clocks.

## In the log

event-table-going-resigned =
    { $how ->
        [lost] { $seat } resigns.
        [bot] { $seat } resigns: a bot ({ bot-name }) takes over the seat.
       *[ended] { $seat } resigns: only bots would be left, so the match ends without a winner.
    }
event-table-going-left = { $seat } leaves for a while: a bot ({ bot-name }) takes over.
event-table-going-returned = { $seat } is back and plays again.
event-table-going-replaced = { $seat } lets a bot ({ bot-name }) play for { $by }, who is away.
event-table-going-ended = { $seat } ends the match: nobody wins.
event-table-going-time-out =
    { $how ->
        [lost] { $seat } runs out of time and loses.
        [bot] { $seat } runs out of time: a bot ({ bot-name }) takes over.
       *[ended] { $seat } runs out of time: only bots would be left, so the match ends without a winner.
    }
event-table-going-clock-on = The server was down. The clock resumes with the time that was left.
event-table-going-filled = { $seat } starts; a bot ({ bot-name }) sits in each free seat.

## How a match was stopped

end-any-resigned = { $player } resigned.
end-any-time = { $player } ran out of time.
end-any-ended = The match was ended early.
outcome-none = Nobody wins.

## At the table

going-leave = Leave or resign
going-leave-title = Leave the match?
going-away = Leave for now
going-away-two =
    { $patience ->
        [0] The match is saved in My tables.
       *[other] The match is saved in My tables. If it is your turn and you are away for { $time }, { $players } may let a bot ({ $bot }) take over or end the match. You can come back at any time.
    }
going-away-bots = The match is saved in My tables.
going-away-more = A bot ({ $bot }) takes over at once. Come back whenever you like: you get your seat back at once.
going-resign = Resign
going-resign-two = { $players } wins. The match is over.
going-resign-more = A bot ({ $bot }) takes your seat for good; you may watch. You cannot come back into the match.
going-resign-end = Only bots would be left, so the match ends here. Nobody wins.
going-stay = Stay
going-stand = Give my seat back
going-stand-about = The match has not begun. Your seat becomes free for someone else.
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
going-wait = In { $time } you may let a bot take over or end the match.
going-replace = Let a bot take over
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
going-clock-about = { $player }: { $time } left
going-clock-low = { $time } left!
going-clock-low-other = { $player } has { $time } left.
page-refused-no-going = That is not possible now.
page-refused-not-away = Not yet: you have to wait a little longer.
page-refused-bot-goes-on = A bot is playing for you. Take your seat back first.
page-refused-time-out = Your time is up.

## Before it starts

terms-title = Time and absence
terms-spirit = How it is played
terms-spirit-name =
    { $spirit ->
        [serious] Serious
        [learning] Learning
       *[usual] Casual
    }
terms-spirit-about =
    { $spirit ->
        [serious] A serious match: no hints, no analysis, no look-ahead, no take-backs.
        [learning] A learning table: everyone may ask the coach and look ahead; by sitting down you agree.
       *[usual] Hints and look-ahead only when you play against computers alone.
    }
terms-clock = Clock
terms-clock-none = No clock
terms-clock-each =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
terms-clock-real = { $minutes } min + { $increment } s per turn
terms-clock-about = Your clock runs while it is your decision. Run out of time and you lose (two players), or a bot takes over (three or more).
terms-patience = If someone is away
terms-patience-never = never replace
terms-patience-after = after { $time }, the others may bring in a bot
terms-stand-in = Replacement bot
