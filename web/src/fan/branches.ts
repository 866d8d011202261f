/** Branches of a fan: futures in which the same became of a choice, and what several thinkers found of them. */
import type { Fate } from "../boards/future";
import { addUp, type Findings, type LineStep, type Weighed } from "../live/findings";
import type { LegalAction } from "../wire";

/** What somebody did on which a branch hung, how often, and one way in which it went on. */
export interface Hinge {
  seat: number;
  action: LegalAction;
  count: number;
  course: LineStep[];
}
/** Futures with the same fate, as sums. */
export interface Branch extends Pick<Fate, "key" | "params"> {
  count: number;
  /** What the ends were worth to whoever chose, and the squares of that. */
  worth: number;
  squares: number;
  /** By how many points their ends were better, added up. */
  points: number;
  /** Of each thing: how much in all, and in how many futures. */
  things: Record<string, { sum: number; count: number }>;
  hinges: Record<string, Hinge>;
}
/** What one thinker found about a choice. */
export interface FanFindings {
  analysis: Findings;
  branches: Branch[];
}

/** A branch as it is shown. */
export interface Limb extends Pick<Fate, "key" | "params"> {
  /** The part of all futures, and the standard error of that. */
  share: number;
  error: number;
  count: number;
  /** The chance to win in it, null where too few futures say it; and its standard error. */
  chance: number | null;
  doubt: number;
  points: number;
  things: { name: string; mean: number; share: number }[];
  hinges: Hinge[];
}
export interface Fan {
  seat: number;
  /** What the choice is worth, as live analysis has it; null while that is not known. */
  worth: Weighed | null;
  looks: number;
  /** The likeliest first. */
  limbs: Limb[];
  /** The part of all futures that is in none of these. */
  rest: number;
}

/** So many branches are shown, and those only that are at least so likely. */
const MOST = 5;
const LEAST_SHARE = 0.03;
/** A chance to win is told of a branch with so many futures. */
const LEAST_COUNT = 12;
const HINGES = 3;
/** Nothing is said before so many looks. */
export const LEAST_LOOKS = 20;

/** Returns what several thinkers found about one choice, null as long as that is too little. */
export function fanOf(found: readonly FanFindings[]): Fan | null {
  const branches = together(found.flatMap((each) => each.branches));
  const looks = branches.reduce((sum, { count }) => sum + count, 0);
  const seat = found[0]?.analysis.seat ?? null;
  if (seat === null || looks < LEAST_LOOKS) return null;
  const worth = addUp(found.map(({ analysis }) => analysis))?.choices[0] ?? null;
  const mean = branches.reduce((sum, branch) => sum + branch.worth, 0) / looks;
  const ordered = branches.sort((one, other) => other.count - one.count);
  const shown = ordered.filter(({ count }, at) => at < MOST && count >= LEAST_SHARE * looks);
  const limbs = shown.map((branch) => limbOf(branch, looks, mean, worth, seat));
  return { seat, worth, looks, limbs, rest: 1 - limbs.reduce((sum, { share }) => sum + share, 0) };
}

/** Returns branches with the same key as one. */
function together(branches: readonly Branch[]): Branch[] {
  const found = new Map<string, Branch>();
  for (const branch of branches) {
    const known = found.get(branch.key);
    found.set(branch.key, known ? joined(known, branch) : branch);
  }
  return [...found.values()];
}
function joined(one: Branch, other: Branch): Branch {
  const things = { ...one.things };
  for (const [name, { sum, count }] of Object.entries(other.things))
    things[name] = { sum: (things[name]?.sum ?? 0) + sum, count: (things[name]?.count ?? 0) + count };
  const hinges = { ...one.hinges };
  for (const [key, hinge] of Object.entries(other.hinges))
    hinges[key] = { ...(hinges[key] ?? hinge), count: (hinges[key]?.count ?? 0) + hinge.count };
  return {
    ...one,
    count: one.count + other.count,
    worth: one.worth + other.worth,
    squares: one.squares + other.squares,
    points: one.points + other.points,
    things,
    hinges,
  };
}

/**
 * Returns a branch as it is shown. Its chance is that of the choice, as live analysis has it, with what its futures are
 * better or worse than all of them: so the branches together say the same as the one figure above them.
 */
function limbOf(branch: Branch, looks: number, mean: number, worth: Weighed | null, seat: number): Limb {
  const { key, params, count, hinges } = branch;
  const share = count / looks;
  const own = branch.worth / count;
  const spread = Math.sqrt(Math.max(0, branch.squares / count - own ** 2) / count);
  const known = worth !== null && count >= LEAST_COUNT;
  return {
    key,
    params,
    share,
    error: Math.sqrt((share * (1 - share)) / looks),
    count,
    chance: known ? Math.min(1, Math.max(0, worth.chances[seat] + own - mean)) : null,
    doubt: Math.hypot(spread, worth?.error ?? 0),
    points: branch.points / count,
    things: Object.entries(branch.things)
      .map(([name, { sum, count: often }]) => ({ name, mean: sum / count, share: often / count }))
      .sort((one, other) => other.share - one.share),
    hinges: Object.values(hinges)
      .sort((one, other) => other.count - one.count)
      .slice(0, HINGES),
  };
}
