### Live analysis in the browser, and plans: what somebody tries out on their own view.

live-title = Live analysis
live-about = Your device analyses this moment, using only what this seat can see. Nothing is sent anywhere.
live-begins = Analysing …
live-chances = Chances to win, with the best action
live-points = { $points } points
live-decides = { $player } is to decide. The chance to win after each action:
live-thinking = { $count ->
    [one] { $count } simulation, still running
   *[other] { $count } simulations, still running
}
live-rests = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
live-hidden = What can be done here is hidden from this view.
live-over = The match is over.

## Plans

plan-title = Plan ahead
plan-about = Try moves out on the board. Nothing is sent.
plan-banner = Plan mode: nothing is sent.
plan-says = { $player } could now do one of these.
plan-hidden = What follows is hidden: the plan ends here.
plan-over = The match would be over.
plan-earned = Points if it ended there, from { $before } to { $after }
plan-back = One step back
plan-discard = Discard the plan
plan-keep = Back to the table
plan-do = As planned: { $action }
plan-kept = Your plan waits: { $action }
plan-lapsed = Your plan is no longer possible.

## What may come of a choice

fan-ask = What if?
    .about = See where a choice may lead. Nothing is played.
fan-asking = Which choice? Its possible outcomes are shown; nothing is played.
    .leave = Never mind
fan-setting = Show “What if?” when it is fair to the others
fan-title = What if? { $action }
fan-begins = Your device is looking ahead …
fan-chance = to win
fan-expected = { $points } points expected
fan-do = Do it
fan-branches = Possible outcomes
fan-then = then { $chance } to win
fan-rest = something else
fan-alone = nobody else decides before you
fan-hinges = Mainly because:
fan-course = For example:
fan-points = By then your points change by { $points } on average.
fan-thinking =
    { $count ->
        [one] 1 simulation …
       *[other] { $count } simulations …
    }
fan-rests =
    { $count ->
        [one] 1 simulation
       *[other] { $count } simulations
    }
fan-how = Each simulation draws what you cannot know at random, and everyone plays on after a short thought. Nothing is sent.
