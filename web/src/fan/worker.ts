/** A worker that looks at what may come of one choice: it gets a view in notation, the choice, and nothing else. */
import { futuresOf } from "../boards/futures";
import { Faulty } from "../engine/failure";
import { Analyst } from "../live/analyst";
import { chance, serve, type Thought } from "../live/serving";
import type { FanFindings } from "./branches";
import { Futures } from "./futures";
import type { FanQuestion } from "./store.svelte";

/** Seconds after which it has thought enough, and futures that are enough. */
const MOST_SECONDS = 12;
const ENOUGH = 300;
/** The part of the time for what the choice is worth. */
const WORTH_SHARE = 0.4;

class Forecast implements Thought<FanFindings> {
  constructor(
    readonly analyst: Analyst,
    readonly futures: Futures,
  ) {}
  get done(): boolean {
    return this.analyst.findings().seat === null || this.futures.count >= ENOUGH;
  }
  goOn(milliseconds: number): void {
    this.futures.goOn(milliseconds * (1 - WORTH_SHARE));
    this.analyst.goOn(milliseconds * WORTH_SHARE);
  }
  findings(): FanFindings {
    return { analysis: this.analyst.findings(), branches: this.futures.found() };
  }
}

let known: Forecast | null = null;

serve<FanQuestion, FanFindings>(({ position, action }, { game, seats, mind }) => {
  if (known?.futures.game !== game || known.futures.seats !== seats)
    known = new Forecast(
      new Analyst(game, seats, chance, mind),
      new Futures(game, seats, chance, futuresOf(game.name), mind),
    );
  const view = game.readPosition(position);
  const number = game.readAction(action);
  const { actor, legal } = game.turn(game.filledIn(view, "1"));
  if (number === null || actor === null || !legal.includes(number))
    throw new Faulty({ code: "unknown-action", params: {} });
  known.analyst.begin(view, number);
  known.futures.begin(view, actor, number);
  return known;
}, MOST_SECONDS);
