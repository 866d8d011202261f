### Live analysis in the browser, and plans: what somebody tries out on their own view.

live-title = Live analysis
live-about = Your device thinks about this moment, from what the view shown may know. Nothing is sent anywhere.
live-begins = Thinking …
live-chances = Chances to win, with the best action
live-points = { $points } points
live-decides = { $player } decides. The chance to win after each action:
live-thinking = { $count ->
    [one] thinking on: { $count } match tried so far
   *[other] thinking on: { $count } matches tried so far
}
live-rests = { $count ->
    [one] { $count } match tried
   *[other] { $count } matches tried
}
live-hidden = What can be done here is hidden from this view.
live-over = The match is over.

## Plans

plan-title = Plan ahead
plan-about = Try out what could happen, on what you can see. A plan is yours alone: nothing is sent.
plan-banner = A plan: nothing of it is sent.
plan-says = { $player } could now do one of these.
plan-hidden = What comes after this is hidden: the plan ends here.
plan-over = The match would be over.
plan-earned = Points if it ended then, from { $before } to { $after }
plan-back = One step back
plan-discard = Drop the plan
plan-keep = Back to the table
plan-do = As planned: { $action }
plan-kept = Your plan waits: { $action }
plan-lapsed = Your plan is no longer possible.

## What may come of a choice

fan-ask = If I do this
fan-about = { $name }: what may come of a choice. Press this and then a choice, or i while you point at one.
fan-asking = Which choice? What may come of it is shown; nothing is played.
fan-setting = Offer “If I do this” where nobody else is disadvantaged
fan-title = If: { $action }
fan-begins = Your device looks ahead …
fan-chance = to win
fan-expected = { $points } points expected
fan-do = Do it
fan-branches = What may come of it
fan-then = then { $chance } to win
fan-rest = something else
fan-alone = nobody else decides before you
fan-hinges = Because most often:
fan-course = For example so:
fan-points = Your points up to there change by { $points } on average.
fan-thinking =
    { $count ->
        [one] one look ahead so far …
       *[other] { $count } looks ahead so far …
    }
fan-rests =
    { $count ->
        [one] one look ahead
       *[other] { $count } looks ahead
    }
fan-how = In each look what you cannot know is drawn by lot, and everybody plays on after a short thought. Nothing of it is sent.
