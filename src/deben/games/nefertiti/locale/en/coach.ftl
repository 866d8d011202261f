### The coach: what a match and its decisions are worth, and why.
### Reasons are the end of a sentence that begins with an action. $points has its sign.

## Reasons in Nefertiti

coach-nefertiti-keeps-monopoly = keeps the monopoly in { $type_many }: { $points }
coach-nefertiti-wins-monopoly = wins the monopoly in { $type_many }: { $points }
coach-nefertiti-breaks-monopoly = breaks the monopoly of { $seat } in { $type_many }: { $points }
coach-nefertiti-no-monopoly = gives up the monopoly in { $type_many }: { $points }
coach-nefertiti-closes-unpaid = closes { $market } before { $seat } can pay: { $points }
coach-nefertiti-closes = closes { $market } now: { $points }
coach-nefertiti-closes-for = closes { $market } for { $seat }: { $points }
coach-nefertiti-scores = scores more with { $character_the }: { $points }
coach-nefertiti-scores-less = scores less with { $character_the }: { $points }
coach-nefertiti-takes = takes { $kind_one }: { $points }
coach-nefertiti-prepares = goes for { $kind_one }: { $points }
coach-nefertiti-bids = bids { $bid } at { $market } for { $type_many }: { $points }
coach-nefertiti-gives = gives { $seat } { $kind_one }: { $points }
coach-nefertiti-lets = leaves { $kind_one } to { $seat }: { $points }
