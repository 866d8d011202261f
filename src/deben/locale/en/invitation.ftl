### An invitation, the waiting room, another match, and what the home page knows of me.

## The card behind a link

invitation-from =
    { $known ->
        [yes] { $name } invites you
       *[no] You are invited
    }
invitation-name = Your name
invitation-name-about = The others see it. This browser remembers it.
invitation-name-missing = What shall the others call you?
invitation-sit = Sit down
invitation-look = Look first, without a seat
invitation-full = This table is full
invitation-full-about =
    { $kept ->
        [yes] The free seats are kept for the players of the previous match.
       *[no] All seats are taken.
    }
invitation-watch = Watch
invitation-own = Open a table of my own
invitation-over = This match is over
invitation-over-about = You can still see how it ended.
invitation-result = See the result
invitation-unknown = This link leads to no table
invitation-unknown-about = Part of it may be missing, or the table no longer exists. Ask the person who sent it for a new one.
invitation-failed = This table cannot be shown at the moment

## The waiting room

room-here =
    { $here ->
        [one] { $here } of { $count } is here
       *[other] { $here } of { $count } are here
    }
room-begins = Everyone is here: the match begins.
room-waiting = The match begins when everyone is here.
room-chairs = Seats
room-empty = free seat
room-bot = bot ({ bot-name })
room-host = opened the table
room-away = not on the page
room-awaited = not back yet
room-told = Everybody gets a message, on whatever page of this site they are.
room-invite = Invite the others
room-invite-about = Send them this link: it leads to this table.
room-share = Send the invitation
room-share-text = Come and play { $game } with me.
room-copy = Copy the link
room-qr = Or scan this with a phone:
room-qr-name = The invitation as a QR code
room-fill = Start with bots in the free seats
room-fill-about = Level: { bot-name }
room-take = Take a seat

## Another match

proposal-from =
    { $known ->
        [yes] { $name } invites you to another match
       *[no] You are invited to another match
    }
proposal-title =
    { $known ->
        [yes] { $name } invites you
       *[no] You are invited
    }
proposal-accept = Sit down
proposal-decline = Not now
proposal-failed = That table is no longer there.

## Home

strip-title = My tables
strip-turn-of = Waiting for { $name }
strip-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
strip-with = with { $names }
strip-again = Play again
strip-again-about = Same people, same options
strip-all = All my tables
setup-others = The others
setup-others-are =
    { $kind ->
        [open] friends, by link
       *[bot] the computer
    }
