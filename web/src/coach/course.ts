/** What a judged match is made of, for the chart and the lists. */
import type { Judgement, Worth } from "../wire";

const COSTLY = ["slip", "mistake", "blunder"];

/** Returns the chance of each seat after each number of actions, null where nothing is known yet.
 *
 * Two looks were taken at most moments, one by whoever acted last and one by whoever decides next: their mean is told,
 * since each
 * is a little hopeful for its own seat. */
export function course(decisions: readonly Judgement[], final: Worth | null, total: number): (number[] | null)[] {
  const looks: number[][][] = Array.from({ length: total + 1 }, () => []);
  for (const { number, worth, played } of decisions) {
    looks[number - 1]?.push(worth.wins);
    if (played) looks[number]?.push(played.worth.wins);
  }
  if (final && decisions.length === total) looks[total] = [final.wins];
  return looks.map((found) =>
    found.length ? found[0].map((_, seat) => found.reduce((sum, wins) => sum + wins[seat], 0) / found.length) : null,
  );
}

/** Returns the decisions that cost something, the worst first; with a seat, only its own. */
export function costly(decisions: readonly Judgement[], seat: number | null = null): Judgement[] {
  const cost = ({ played }: Judgement): number => (played ? played.loss + played.points_lost / 1000 : 0);
  return decisions
    .filter(
      (each) => each.played !== null && COSTLY.includes(each.played.mark) && (seat === null || each.seat === seat),
    )
    .sort((one, other) => cost(other) - cost(one));
}

/** Returns the decisions of a seat that are worth another try: the worst few, in the order of the match. */
export function lessons(decisions: readonly Judgement[], seat: number, most = 8): Judgement[] {
  return costly(decisions, seat)
    .slice(0, most)
    .sort((one, other) => one.number - other.number);
}

/** Returns the path of a line through the points that are known. */
export function linePath(
  values: readonly (number | null)[],
  x: (number: number) => number,
  y: (value: number) => number,
): string {
  let path = "";
  let pen = "M";
  values.forEach((value, number) => {
    if (value === null) pen = "M";
    else {
      path += `${pen}${x(number).toFixed(1)} ${y(value).toFixed(1)}`;
      pen = "L";
    }
  });
  return path;
}
