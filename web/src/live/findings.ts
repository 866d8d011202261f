/** What analysts find out about a position, and what it comes to when several of them are added up. */
import { aboutEqual, byChance, isSettled, leadErrorOf, together, type Chance } from "../coach/doubt";
import type { LegalAction } from "../wire";

/** One action of a line of play: who takes it, and what it is. */
export interface LineStep {
  seat: number;
  action: LegalAction;
}
/** What one analyst found out about an action so far. */
export interface Finding {
  action: LegalAction;
  /** Other actions that are the same thing. */
  same: LegalAction[];
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
  /** Other actions that are the same thing. */
  same: LegalAction[];
  trials: number;
  /** The chance to win of every seat. */
  chances: number[];
  /** The points to be expected of every seat. */
  points: number[];
  /** The standard error of the deciding seat's chance. */
  error: number;
  /** By how many points the deciding seat is expected to be ahead of the best other, and the standard error of that. */
  lead: number;
  leadError: number;
  /** Whether it is about equal to the best one. */
  equal: boolean;
  line: LineStep[];
}
export interface Judgement {
  seat: number;
  legal: number;
  trials: number;
  /** Whether points alone are between the choices: the winner is certain whatever is done. */
  settled: boolean;
  /** The best first. */
  choices: Weighed[];
}

/** So many actions are shown. */
const SHOWN = 5;
/** Nothing is said of an action before it has been tried so often. */
export const LEAST_TRIALS = 100;
/** An action is shown once it has been tried a good part as often as the one tried most. */
const LEAST_PART = 0.25;

const sum = (one: readonly number[], other: readonly number[]): number[] => one.map((value, at) => value + other[at]);
const trialsOf = (looks: readonly Finding[]): number => looks.reduce((total, { trials }) => total + trials, 0);

/** Returns what several analysts of the same position found out together, null as long as that is too little. */
export function addUp(all: readonly Findings[]): Judgement | null {
  const [first] = all;
  if (!first || first.seat === null) return null;
  const { seat, legal } = first;
  const found = [...byAction(all).values()];
  const most = Math.max(...found.map(trialsOf));
  const seen = found.filter((looks) => trialsOf(looks) >= Math.max(LEAST_TRIALS, most * LEAST_PART));
  if (!seen.length) return null;
  const trials = trialsOf(found.flat());
  const choices = inOrder(
    seen.map((looks) => weighed(looks, seat)),
    seat,
  ).slice(0, SHOWN);
  const chances = choices.map((choice) => chanceOf(choice, seat));
  return { seat, legal, trials, settled: chances.every((each) => isSettled(chances[0], each)), choices };
}
/** Returns the looks of all analysts at each action. */
function byAction(all: readonly Findings[]): Map<string, Finding[]> {
  const looks = new Map<string, Finding[]>();
  for (const finding of all.flatMap(({ found }) => found)) {
    if (!finding.trials) continue;
    const { action } = finding.action;
    looks.set(action, [...(looks.get(action) ?? []), finding]);
  }
  return looks;
}

/** Returns what several looks at an action come to; the line is that of whichever looked longest. */
function weighed(looks: readonly Finding[], seat: number): Weighed {
  const trials = trialsOf(looks);
  const told = [...looks].sort((one, other) => other.trials - one.trials);
  const each = (sums: (finding: Finding) => number[]): number[] =>
    looks
      .map(sums)
      .reduce(sum)
      .map((all) => all / trials);
  return {
    action: looks[0].action,
    same: looks[0].same,
    trials,
    chances: each(({ wins }) => wins),
    points: each(({ points }) => points),
    error: together(looks.map((look) => ({ trials: look.trials, chance: look.wins[seat] / look.trials }))).error,
    lead: leadOf(
      each(({ points }) => points),
      seat,
    ),
    leadError: leadErrorOf(looks.map(({ trials, points }) => ({ trials, lead: leadOf(points, seat) / trials }))),
    equal: false,
    line: (told.find(({ line }) => line.length) ?? told[0]).line,
  };
}

/** Returns by how many points a seat is ahead of the best other. */
const leadOf = (points: readonly number[], seat: number): number =>
  points[seat] - Math.max(...points.filter((_, other) => other !== seat));
const chanceOf = ({ chances, error, lead, leadError }: Weighed, seat: number): Chance => ({
  chance: chances[seat],
  error,
  lead,
  leadError,
});

/** Returns the choices in their order; those about equal to the best are marked. */
function inOrder(choices: Weighed[], seat: number): Weighed[] {
  const order = [...choices].sort((one, other) => byChance(chanceOf(one, seat), chanceOf(other, seat)));
  const [best] = order;
  return order.map((each) => ({
    ...each,
    equal: each !== best && aboutEqual(chanceOf(best, seat), chanceOf(each, seat)),
  }));
}
