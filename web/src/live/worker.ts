/** A worker with one analyst in it: it gets a view in notation and nothing else. */
import { Analyst } from "./analyst";
import type { Findings } from "./findings";
import type { Question } from "./messages";
import { chance, serve } from "./serving";

/** Seconds after which it has thought enough about one moment. */
const MOST_SECONDS = 60;
let known: Analyst | null = null;

serve<Question, Findings>(({ position }, { game, seats, mind }) => {
  if (known?.game !== game || known.seats !== seats) known = new Analyst(game, seats, chance, mind);
  known.begin(game.readPosition(position));
  return known;
}, MOST_SECONDS);
