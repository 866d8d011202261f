### Company at the table: who is there, what they say, another match, public tables, and a nudge when it is one’s turn.

company-title = Chat
company-open = Chat
company-open-unread =
    { $count ->
        [one] Chat, one unread message
       *[other] Chat, { $count } unread messages
    }
company-people = People
company-somebody = Someone
company-me = { $name } (you)
company-presence =
    { $presence ->
        [here] here
        [away] in another tab
       *[gone] offline
    }
company-watching = watching
company-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
company-talk = Messages
company-room-players = Only players read these messages; spectators read them once the match is over.
company-room-watchers = Only spectators read these messages; players read them once the match is over.
company-room-open = The match is over: everyone reads all messages.
company-from-watchers = from the spectators
company-quiet = No messages yet.
company-say = Write a message
company-send = Send
company-sending = sending
company-mute = Mute { $name }
company-unmute = Unmute { $name }
company-mute-all = Mute all
company-muted-all = Everyone at this table is muted.
company-unsaid =
    { $code ->
        [too-fast] You are writing too fast: wait a moment, then send it again.
        [too-long] That is too long: at most { $most } characters.
        [nothing] The message is empty.
        [room-full] This chat is full: nothing more can be written here.
       *[other] That could not be sent ({ $code }).
    }
company-stand = Give my seat back
company-waiting-for = Waiting for { $names }.

## Another match

company-again = Another match
company-again-about = Same people and options; everyone moves up one seat.
company-next = { $name } proposes another match.
company-next-mine = You have proposed another match.
company-next-go = To the new table
company-next-watch = Watch the next match

## Faces

company-avatar = My picture
company-avatar-name =
    { $avatar ->
        [ankh] ankh
        [boat] boat
        [cat] cat
        [crook] crook and flail
        [eye] eye of Horus
        [falcon] falcon
        [feather] feather of Maat
        [ibis] ibis
        [lotus] lotus
        [pyramid] pyramid
        [scarab] scarab
       *[sun] sun
    }

## Public tables

company-lobby = Public tables
company-lobby-about = Tables that anyone may join. Open one with “Set up a table”.
company-lobby-count =
    { $count ->
        [0] Public tables: none open
        [one] Public tables: 1 waiting for players
       *[other] Public tables: { $count } waiting for players
    }
company-lobby-none = No table is waiting for players at the moment.
company-lobby-none-about = Open one yourself: set up a table, leave a seat free, and let anyone join.
company-lobby-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
company-lobby-playing = In progress
company-lobby-join = Join
company-lobby-back = Go back
company-lobby-watch = Watch
company-lobby-players = { $count } players
company-public = Anyone may join: list it among the public tables
company-public-about = Otherwise only people with your link can come.
company-failure =
    { $code ->
        [table-full] Someone was quicker: all seats at this table are taken.
        [too-many-public] You already have { $most } public tables waiting, which is the limit.
        [not-yours] This table is no longer public.
       *[other] { page-failure }
    }

## Nudges

company-turn-title =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
company-notify = Tell me when it is my turn
company-notify-denied = Your browser blocks this; you can change that next to its address bar.
company-notify-text = { $game }: the others are waiting for you.
company-others-about =
    { $count ->
        [one] Your turn at another table
       *[other] Your turn at { $count } other tables
    }
