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
