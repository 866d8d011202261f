### The coach: what a match and its decisions are worth, and why.
### Reasons are the end of a sentence that begins with an action. $points has its sign.

## Reasons in the Duel

coach-duel-ends = ends the match while ahead: { $points }
coach-duel-majority = fights for the obelisk majority: { $points }
coach-duel-fifth = races to five obelisks: { $points }
coach-duel-tenth = fights for the tenth obelisk: { $points }
coach-duel-keeps-tenth = keeps { $seat } from the tenth obelisk: { $points }
coach-duel-no-majority = endangers the obelisk majority: { $points }
coach-duel-no-fifth = falls behind in the race to five obelisks: { $points }
coach-duel-no-tenth = puts the tenth obelisk at risk: { $points }
coach-duel-lets-tenth = brings { $seat } closer to the tenth obelisk: { $points }
coach-duel-run = makes a run of { $length } in the burial chamber: { $points }
coach-duel-takes = takes { $face_one }: { $points }
coach-duel-denies = keeps { $face_one } from { $seat }: { $points }
coach-duel-prepares = goes for { $face_one }: { $points }
coach-duel-gives = gives { $seat } { $face_one }: { $points }
coach-duel-lets = leaves { $face_one } to { $seat }: { $points }
coach-duel-wastes = sends { $face_one } out of the game: { $points }
