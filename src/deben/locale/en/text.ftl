### The text table: a match told in sentences and lists, for ears, for fingers on Braille, and for people who like words.

## The page

text-switch = Text
    .about = Show the table as text instead of the board
text-show = Show this table as text
text-leave = Show the board
text-setting = Tables as text, without boards
text-skip = Go to your choices
text-now = Now
text-do = What you can do
text-do-count =
    { $count ->
        [0] You have nothing to decide now.
        [one] There is one choice.
       *[other] There are { $count } choices.
    }
text-happened = What just happened
text-happened-nothing = Nothing has happened yet.
text-state = The table
text-scores = If it ended now
text-final = How it ended
text-points = { $player }: no points yet.
text-yours = Your turn. { $prompt }

## Groups of choices

text-swapped = { $one } and { $other } change places.
text-holds = Owns: { $gifts }.

## Asking

text-ask = Ask the table
    .about = Type a word and press Enter: a place, a player, “values”, “why …”. “help” says what you can ask. The key / brings you here from anywhere.
    .go = Ask
text-answers = Questions and answers
text-suggestions = Suggestions
text-asked = You asked: { $question }
text-unknown = I don’t understand “{ $question }”. Ask “help”.
text-several = Several things match: { $names }.
text-may = Possible now: { $action }.
text-done = Done: { $action }.
text-may-not = { $action }: not now. { $reason }
text-help-places = You can ask about: { $names }.
text-help-why = “why” and an action says why it is not possible now, for instance “why { $action }”.
text-help-do = “do” and a choice, or its short form, plays it, for instance “do { $action }”.
text-help-clause = The number of a clause, for instance { $clause }, reads that rule.

## What can be asked: the names of each question, the one that is suggested first

text-topic-help = help, commands
text-topic-now = now, turn, who decides
text-topic-choices = choices, what can I do
text-topic-why = why, why not
text-topic-do = do, play
text-topic-scores = scores, points, who leads
text-topic-last = last, what happened
text-topic-mine = mine, me, my things
