/** What analysts find out about a position, and what it comes to when several of them are added up. */
import type { LegalAction } from "../wire";

/** One action of a line of play: who takes it, and what it is. */
export interface LineStep {
  seat: number;
  action: LegalAction;
}
/** What one analyst found out about an action so far. */
export interface Finding {
  action: LegalAction;
  trials: number;
  /** The sum of won parts, by seat. */
  wins: number[];
  /** The sum of final points, by seat. */
  points: number[];
  /** What followed most often, as far as it is certain that it can. */
  line: LineStep[];
}
/** What one analyst found out about a position so far. */
export interface Findings {
  /** Who decides, null once it is over. */
  seat: number | null;
  /** Whether what can be done depends on what is hidden in this view. */
  hidden: boolean;
  /** How many actions can be taken. */
  legal: number;
  found: Finding[];
}

/** An action with what it is worth and how sure that is. */
export interface Weighed {
  action: LegalAction;
  trials: number;
  /** The chance to win of every seat. */
  chances: number[];
  /** The points to be expected of every seat. */
  points: number[];
  /** The standard error of the deciding seat's chance. */
  error: number;
  /** Whether the difference to the best one may be nothing. */
  equal: boolean;
  line: LineStep[];
}
export interface Judgement {
  seat: number;
  legal: number;
  trials: number;
  /** The best first. */
  choices: Weighed[];
}

/** So many actions are shown. */
const SHOWN = 5;
/**
 * No standard error of a chance is believed to be smaller; a difference counts once it is so many of them
 * (src/deben/coach).
 */
const FLOOR = 0.005;
const NOISE = 2;
/** An action is shown once it has been tried a good part as often as the one tried most. */
const LEAST_PART = 0.25;

const sum = (one: readonly number[], other: readonly number[]): number[] => one.map((value, at) => value + other[at]);

/** Returns what several analysts of the same position found out together, null as long as that is nothing. */
export function addUp(all: readonly Findings[]): Judgement | null {
  const [first] = all;
  if (!first || first.seat === null) return null;
  const together = new Map<string, Finding>();
  for (const finding of all.flatMap(({ found }) => found)) {
    const { action, trials, wins, points, line } = finding;
    const known = together.get(action.action);
    together.set(
      action.action,
      known
        ? {
            action,
            trials: known.trials + trials,
            wins: sum(known.wins, wins),
            points: sum(known.points, points),
            line: longer(known, finding),
          }
        : { action, trials, wins, points, line },
    );
  }
  const found = [...together.values()].filter(({ trials }) => trials > 0);
  if (!found.length) return null;
  const most = Math.max(...found.map(({ trials }) => trials));
  const seen = found.filter(({ trials }) => trials >= most * LEAST_PART);
  const trials = found.reduce((total, each) => total + each.trials, 0);
  return {
    seat: first.seat,
    legal: first.legal,
    trials,
    choices: inOrder(
      seen.map((each) => weighed(each, first.seat!)),
      first.seat,
    ).slice(0, SHOWN),
  };
}
/** Returns the line of whichever looked longer. */
const longer = (one: Finding, other: Finding): LineStep[] =>
  (other.trials > one.trials && other.line.length ? other : one).line;

function weighed({ action, trials, wins, points, line }: Finding, seat: number): Weighed {
  const chance = wins[seat] / trials;
  const error = Math.max(FLOOR, Math.sqrt((chance * (1 - chance)) / trials));
  return {
    action,
    trials,
    chances: wins.map((won) => won / trials),
    points: points.map((all) => all / trials),
    error,
    equal: false,
    line,
  };
}

/** Returns a chance as it is shown. */
export const hundredths = (chance: number): number => Math.round(100 * chance);
/** Returns by how many points a seat is expected to be ahead of the best other. */
export const leadOf = ({ points }: Weighed, seat: number): number =>
  points[seat] - Math.max(...points.filter((_, other) => other !== seat));

/**
 * Returns the choices by the chance that is shown, and where that is the same by the lead; those too near the best to
 * tell are marked.
 */
function inOrder(choices: Weighed[], seat: number): Weighed[] {
  const shown = (each: Weighed): number => hundredths(each.chances[seat]);
  const order = [...choices].sort((one, other) => shown(other) - shown(one) || leadOf(other, seat) - leadOf(one, seat));
  const [best] = order;
  return order.map((each) => ({
    ...each,
    equal: each !== best && best.chances[seat] - each.chances[seat] <= NOISE * Math.hypot(best.error, each.error),
  }));
}
