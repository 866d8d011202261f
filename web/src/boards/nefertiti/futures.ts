/** Futures of Nefertiti: whether and when the stall of a bid closes, in which place one is then, and what one gets. */
import type { NefertitiAction, NefertitiEvent, NefertitiPortName } from "../../wire";
import { addTo, nextOf, TURNS, turnsIn, whenAt, type Fate, type FutureStep, type GameFutures } from "../future";

type Step = FutureStep<NefertitiAction, NefertitiEvent>;
/** Things that are no gifts. */
export const [DEBEN, SEALS, UNPAID] = ["deben", "seals", "unpaid"];

/** Returns the market of a bid, null for any other choice. */
const bidOn = ({ action }: Step): NefertitiPortName | null =>
  action.kind === "place" || action.kind === "collector" ? action.market : null;
/** Returns whether an event begins the resolving of a stall. */
const begins = ({ kind, params }: NefertitiEvent, market: NefertitiPortName): boolean =>
  market === "memphis" ? kind === "attribution" : kind === "closing" && params.market === market;

/** How a stall was resolved in a future: at which step, and in which place one came; 0 where one had none. */
interface Resolved {
  step: number;
  place: number;
}
function resolvedIn(steps: readonly Step[], market: NefertitiPortName): Resolved | null {
  const [{ seat, action }] = steps;
  const square = "square" in action ? action.square : null;
  let found: Resolved | null = null;
  let pieces = 0;
  for (const [at, step] of steps.entries()) {
    for (const event of step.events) {
      if (found === null && begins(event, market)) found = { step: at, place: 0 };
      if (found === null || event.kind !== "resolved" || event.params.market !== market) continue;
      pieces++;
      if (event.params.seat === seat && event.params.square === square) found.place = pieces;
    }
  }
  return found;
}
/** Returns what a seat gets and pays, at one market or anywhere. */
function gained(steps: readonly Step[], market: NefertitiPortName | null): Record<string, number> {
  const things: Record<string, number> = {};
  for (const { kind, params } of steps.flatMap(({ events }) => events)) {
    if (!("seat" in params) || params.seat !== steps[0].seat) continue;
    if (market !== null && "market" in params && params.market !== market) continue;
    if (kind === "paid") addTo(things, DEBEN, -params.amount);
    else if (kind === "earned" || kind === "half-taken") addTo(things, DEBEN, params.amount);
    else if (kind === "seal-taken") addTo(things, SEALS, 1);
    else if (kind === "unpaid") addTo(things, UNPAID, 1);
    else if (kind === "taken") addTo(things, params.kind, 1);
  }
  return things;
}

function fateOf(steps: readonly Step[]): Fate {
  const market = bidOn(steps[0]);
  if (market === null) return { ...nextOf(steps), things: gained(steps, null) };
  const resolved = resolvedIn(steps, market);
  const things = gained(steps, market);
  if (!resolved) return { key: "open", params: { market }, things, hinge: nextOf(steps).hinge };
  const { place, step } = resolved;
  const when = whenAt(steps, step);
  return { key: `${when} ${place}`, params: { market, when, place }, things, hinge: step };
}

export default {
  goesOn: (steps) => {
    const market = bidOn(steps[0]);
    if (market === null || turnsIn(steps) > TURNS) return false;
    return !steps.some(({ events }) =>
      events.some(({ kind, params }) =>
        market === "memphis" ? kind === "memphis-closed" : kind === "closed" && params.market === market,
      ),
    );
  },
  fateOf,
} satisfies GameFutures<NefertitiAction, NefertitiEvent>;
