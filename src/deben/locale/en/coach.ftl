### What was done, told as a deed: who did it, and what in games that say nothing else

deed-who =
    { $you ->
        [yes] You
       *[no] { $player }
    }
deed-any = { $who } chose: { $action }

## The coach: what a match and its decisions are worth, and why.
### Reasons are the end of a sentence that begins with an action. $points has its sign.

coach-mark =
    { $mark ->
        [best] best
        [sound] sound
        [slip] slip
        [mistake] mistake
       *[blunder] blunder
    }
    .short =
        { $mark ->
            [best] Best
            [sound] Sound
            [slip] Slip
            [mistake] Mistake
           *[blunder] Blunder
        }

## Reasons in any game

coach-any-more = brings more in “{ $source }”: { $points }
coach-any-less = brings less in “{ $source }”: { $points }
coach-any-holds-back = leaves { $seat } less in “{ $source }”: { $points }
coach-any-feeds = leaves { $seat } more in “{ $source }”: { $points }

## The command

coach-analyse = Judge every decision of a saved match: chances to win, better actions and why.
    .seat = Judge only the decisions of this seat, from 1.
    .budget = Seconds the coach may think about each decision.
    .json = Write one JSON line for each decision to this file; - is the standard output.
    .picture = Draw the match into this file (png, svg or pdf).
coach-analyse-title = The coach on this match
coach-analyse-column =
    .player = Player
    .decisions = Decisions
    .lost = Chance lost
coach-analyse-worst = The decisions that cost most
coach-analyse-none = No decision cost anything worth mentioning.
coach-analyse-costly = { $number }. { $player }: { $mark }, costs { $loss } (from { $before } to { $after })
coach-analyse-better = better: { $action }
coach-analyse-open = { $player } is to decide; best: { $action } ({ $chance })
coach-analyse-fortune = { $player }: equal share { $fair }, start { $start }, luck { $luck }, skill { $play }; result { $end }
coach-picture =
    .chances = Chance to win
    .points = Expected points
    .axis = Decision

## The panel beside a replay

coach-title = Coach
coach-elsewhere =
    { $site ->
        [yes] Full review and luck-versus-skill need a server; this site has none.
       *[no] Full review and luck-versus-skill need the server. Keep the match there to find both in its replay.
    }
coach-elsewhere-live = Live analysis works on this device: in the replay it analyses any moment of the match.
coach-open = Review with the coach
coach-beside = Beside the board
coach-about = The coach reviews every decision with what its player could know then: what it was worth, what would have been better, and why.
coach-start = Analyse this match
coach-waiting = The analysis is waiting for its turn. You may leave and come back.
coach-running = Analysing: { $done } of { $total } decisions
coach-broken = The analysis stopped after { $done } of { $total } decisions.
coach-go-on = Continue
coach-chart = Chance to win over the match
coach-chart-point = Decision { $number }: { $deed } ({ $mark }). { $chances }
coach-chart-end = The end. { $chances }
coach-chance = { $player } { $chance }
coach-costly = Decisions that cost most
coach-costly-none = No decision cost anything worth mentioning.
coach-costs = costs { $loss }
coach-costs-points = costs { $points } points of lead
coach-cost-points = { $points } points of lead
coach-lead =
    { $side ->
        [behind] { $points } points behind
       *[ahead] { $points } points ahead
    }
coach-now-open = { $player } is to decide.
coach-now-end = The match is over.
coach-forced = There was nothing to choose.
coach-best-actions = The best actions
coach-played = played
coach-rather = Rather than “{ $action }”:
coach-doubt = { $chance } ± { $doubt }
coach-same = same result: { $actions }
coach-equal = about equal to the best
coach-equal-to = about equal: { $actions }
coach-line = Play might continue:
coach-line-step = { $player }: { $action }
coach-expected = What to expect
coach-expected-total = Points
coach-tried =
    { $count ->
        [one] tried once
       *[other] tried { $count } times
    }

## Learning from one's mistakes

coach-learn = Learn from your mistakes
coach-learn-none = You made no mistake worth another try.
coach-learn-of = Mistake { $number } of { $total }
coach-learn-ask = { $deed }. Find something better.
coach-learn-judging = Analysing { $action } …
coach-learn-good = { $action } is as good as it gets.
coach-learn-near = { $action } is nearly as good: { $loss } less than the best.
coach-learn-near-points = { $action } is nearly as good: { $points } points less than the best.
coach-learn-bad = { $action } costs { $loss } of your chance to win. Try again.
coach-learn-bad-points = { $action } costs { $points } points of lead. Try again.
coach-learn-same = That is what you played. Try something else.
coach-learn-show = Show the solution
coach-learn-solution = The coach’s choice: { $action }.
coach-learn-next = Next
coach-learn-leave = Back to the match
coach-learn-done =
    { $total ->
        [one] You have reviewed your mistake; found by yourself: { $found }.
       *[other] You have reviewed your { $total } mistakes; found by yourself: { $found }.
    }

## Luck and play, and decisions that crowned another

coach-setting = Let the coach review my matches when they end
coach-costly-mine = Your decisions that cost most
coach-costly-others = Decisions of the others that cost most
coach-luck = Luck of the draw next: { $player } { $chance }
coach-fortune = Luck and skill
coach-fortune-luck =
    { $you ->
        [yes]
            { $favour ->
                [much-with] Luck helped you a lot.
                [with] Luck helped you a little.
                [against] Luck was slightly against you.
                [much-against] Luck was very much against you.
               *[even] Luck helped nobody.
            }
       *[no]
            { $favour ->
                [much-with] Luck helped { $player } a lot.
                [with] Luck helped { $player } a little.
                [against] Luck was slightly against { $player }.
                [much-against] Luck was very much against { $player }.
               *[even] Luck helped nobody.
            }
    }
coach-fortune-ten =
    { $you ->
        [yes]
            { $wins ->
                [0] If you all played ten matches like this one, each with other luck, you would hardly win any.
                [10] If you all played ten matches like this one, each with other luck, you would win nearly all of them.
               *[other] If you all played ten matches like this one, each with other luck, you would win about { $wins } of them.
            }
       *[no]
            { $wins ->
                [0] In ten matches like this one, each with other luck, { $player } would hardly win any.
                [10] In ten matches like this one, each with other luck, { $player } would win nearly all of them.
               *[other] In ten matches like this one, each with other luck, { $player } would win about { $wins } of them.
            }
    }
coach-fortune-part =
    { $part ->
        [fair] Equal share
        [start] Start
        [luck] Luck
        [play] Skill
       *[end] Result
    }
coach-fortune-how = How this is calculated
coach-fortune-about = Everyone begins with an equal share of the win. “Start” is what the seat and the set-up were worth. After every action that revealed something, the coach redraws what was unknown several times: what really came counts as luck, as far as it was better or worse than that. The rest is skill: what you decided well and the others badly, or the other way round. Over many matches luck evens out.
coach-crowned = Kingmaking moves
coach-crowning = Kingmaking
coach-crowning-about =
    { $you ->
        [yes] It hardly changed your own chances ({ $own }, otherwise { $rather }), but decided between the others: { $gained } { $gains } rather than { $instead }, { $lost } { $losses } rather than { $kept }.
       *[no] It hardly changed { $player }’s own chances ({ $own }, otherwise { $rather }), but decided between the others: { $gained } { $gains } rather than { $instead }, { $lost } { $losses } rather than { $kept }.
    }
coach-crowning-instead = Otherwise: “{ $action }”.

## Hints during a match

coach-hint-thinking = The coach is thinking …
coach-hint-says = The coach: { $action } ({ $chance } to win)
coach-hint-says-points = The coach: { $action } ({ $lead } at the end)
coach-hint-with-people = The coach gives no hints while other people are playing.
coach-hint-not-now = The coach gives hints when it is your turn.
coach-hint-log-full = The coach has no more hints at this table.
coach-hint-serious = This is a serious match: no coach until it is over.

## What can go wrong

coach-failure-busy = The coach is too busy at the moment; try again later.
coach-failure-yours = The coach is still reviewing several of your matches; ask again when one is done.
coach-failure-away = The coach found no answer in time.
