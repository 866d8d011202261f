/** Plans: actions tried out on what one seat may know, as far as that tells what they lead to. */
import type { Breakdowns, LegalAction, View } from "../wire";
import { Failure } from "./failure";
import type { Game, State } from "./game";

/** What one action of a plan is. */
export interface PlanStep {
  seat: number;
  action: LegalAction;
}
/** Where a plan leads to. */
export interface Planned {
  /** The actions that could be carried out. */
  steps: PlanStep[];
  view: View;
  scores: Breakdowns;
  /** The view in notation. */
  position: string;
  /** Who would decide, null once it would be over. */
  actor: number | null;
  /** What could be done then. */
  legal: LegalAction[];
  /** Whether what comes then is hidden: the plan ends there. */
  hidden: boolean;
}

/** States that fit the view: a plan goes on as long as all of them look the same to whoever plans. */
const SAMPLES = 8;

/**
 * Returns where actions lead to from a view in notation, as the seat that plans may know it; those that cannot be done
 * are left out with what follows them.
 */
export function planned(game: Game, view: State, seat: number, actions: readonly string[]): Planned {
  let states = Array.from({ length: SAMPLES }, (_, number) => game.filledIn(view, String(number + 1)));
  const steps: PlanStep[] = [];
  for (const text of actions) {
    const action = game.readAction(text);
    const actor = deciding(game, states);
    if (action === null) throw new Failure("bad-request");
    if (actor === null || !sameChoices(game, states) || !game.turn(states[0]).legal.includes(action)) break;
    steps.push({ seat: actor, action: game.choices(game.conceal(states[0], seat), [action])[0] });
    const after = states.map((state) => game.play(state, action));
    const over = after.every(({ turn }) => turn.actor === null);
    if (!alike(after.map(({ state }) => game.conceal(state, seat))) || (!over && after.some(({ reveals }) => reveals)))
      return plannedAt(game, states, seat, steps, true);
    states = after.map(({ state }) => state);
  }
  return plannedAt(game, states, seat, steps, !sameChoices(game, states));
}

function plannedAt(game: Game, [state]: readonly State[], seat: number, steps: PlanStep[], hidden: boolean): Planned {
  const { actor, legal } = game.turn(state);
  const view = game.conceal(state, seat);
  return {
    steps,
    view: game.view(state, seat),
    scores: game.scores(view, actor === null),
    position: game.writePosition(view),
    actor,
    legal: hidden || actor === null ? [] : game.choices(view, legal),
    hidden,
  };
}
const deciding = (game: Game, [state]: readonly State[]): number | null => game.turn(state).actor;
/** Returns whether the same can be done in all states, by the same seat. */
function sameChoices(game: Game, states: readonly State[]): boolean {
  const [first, ...others] = states.map((state) => JSON.stringify(game.turn(state)));
  return others.every((other) => other === first);
}
function alike([first, ...others]: readonly State[]): boolean {
  return others.every((other) => other.every((byte, at) => byte === first[at]));
}
