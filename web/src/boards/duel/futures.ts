/** Futures of the Duel: when and from which boat a pawn gets a token; of other choices, what follows them at once. */
import type { DuelAction, DuelEvent } from "../../wire";
import { addTo, nextOf, TURNS, turnsIn, whenAt, type Fate, type FutureStep, type GameFutures } from "../future";

type Step = FutureStep<DuelAction, DuelEvent>;
type Taken = Extract<DuelEvent, { kind: "taken" }>["params"];

/** Returns where the pawn that was placed gets its token, and which. */
function tokenOf(steps: readonly Step[]): { at: number; taken: Taken } | null {
  const [{ seat, action }] = steps;
  for (const [at, { events }] of steps.entries())
    for (const { kind, params } of events)
      if (kind === "taken" && action.kind === "place" && params.seat === seat && params.square === action.square)
        return { at, taken: params };
  return null;
}
/** Returns all tokens that whoever chose gets. */
function gained(steps: readonly Step[]): Record<string, number> {
  const things: Record<string, number> = {};
  for (const { kind, params } of steps.flatMap(({ events }) => events))
    if (kind === "taken" && params.seat === steps[0].seat) addTo(things, params.face, 1);
  return things;
}
function fateOf(steps: readonly Step[]): Fate {
  const { action } = steps[0];
  if (action.kind !== "place") return { ...nextOf(steps), things: gained(steps) };
  const found = tokenOf(steps);
  const { square } = action;
  if (!found) return { key: "waits", params: { square }, things: {}, hinge: nextOf(steps).hinge };
  const { at, taken } = found;
  const when = whenAt(steps, at);
  const params = { square, when, boat: taken.boat };
  return { key: `${when} ${taken.boat}`, params, things: { [taken.face]: 1 }, hinge: at };
}

export default {
  goesOn: (steps) => steps[0].action.kind === "place" && turnsIn(steps) <= TURNS && tokenOf(steps) === null,
  fateOf,
} satisfies GameFutures<DuelAction, DuelEvent>;
