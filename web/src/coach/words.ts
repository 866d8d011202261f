/** What the coach says, in the language of the moment. */
import { playerName, sentencesOf } from "../words";
import { t, texts } from "../lib/texts.svelte";
import { doubtOf } from "./doubt";
import type { Because, Choice, GameName, Judged, Judgement, LegalAction, Player } from "../wire";

/** From so many points on tenths are not told. */
const WHOLE = 3;

/** Returns a part of one in hundredths, with a space that no line ends at. */
export const percent = (part: number): string => `${Math.round(100 * part)}\u00a0%`;

/** Returns a chance to win with its doubt, where that matters. */
export function chanceText(chance: number, error: number): string {
  const doubt = doubtOf(error);
  return doubt === null ? percent(chance) : t("coach-doubt", { chance: percent(chance), doubt: percent(doubt) });
}

/** Returns how far somebody is ahead or behind. */
export const leadText = (lead: number): string =>
  t("coach-lead", { side: lead < 0 ? "behind" : "ahead", points: unsigned(lead) });

/** Returns whether points alone are between all that can be chosen: the winner is certain whatever is done. */
export const isSettled = ({ choices, played }: Judgement): boolean =>
  [...choices, ...(played ? [played] : [])].every(({ settled }) => settled);

/** Returns what a seat has with a choice: its chance to win, or where that is settled how far it is ahead or behind. */
export function worthText({ worth, error }: Choice, seat: number, settled: boolean): string {
  if (!settled) return chanceText(worth.wins[seat], error);
  return leadText(worth.points[seat] - Math.max(...worth.points.filter((_, other) => other !== seat)));
}
/** Returns what a choice costs: chance to win, or where that is settled points of lead. */
export const costText = ({ settled, loss, points_lost: points }: Choice): string =>
  settled ? t("coach-cost-points", { points: unsigned(points) }) : percent(loss);

/** Returns points without their sign, as the language writes them. */
export function unsigned(points: number): string {
  const size = Math.abs(points).toFixed(Math.abs(points) >= WHOLE ? 0 : 1);
  return texts.language === "en" ? size : size.replace(".", ",");
}
/** Returns points with their sign, as the language writes them. */
export const signed = (points: number): string => (points < 0 ? "−" : "+") + unsigned(points);
/** Returns points with one digit after the point. */
export function tenths(points: number): string {
  const text = points.toFixed(1).replace("-", "−");
  return texts.language === "en" ? text : text.replace(".", ",");
}

/** Returns a reason as the end of a sentence that begins with the action. */
export const becauseText = (game: GameName, players: readonly Player[], because: Because): string =>
  sentencesOf(game, players).because(because, signed(because.points));

/** Returns what an action is called; one that is not on the list keeps its notation. */
export function actionName(
  game: GameName,
  players: readonly Player[],
  actions: readonly LegalAction[],
  action: string,
): string {
  const known = actions.find((each) => each.action === action);
  return known ? sentencesOf(game, players).action(known) : action;
}

/** Returns the same for the actions of a judged decision. */
export const namer =
  (game: GameName, players: readonly Player[], judged: Judged) =>
  (action: string): string =>
    actionName(game, players, judged.actions, action);

/** Returns what was done in a judged decision, as a deed of whoever did it. */
export function deedOf(game: GameName, players: readonly Player[], judged: Judged, action: string): string {
  const known = judged.actions.find((each) => each.action === action);
  return known ? sentencesOf(game, players).deed(known, judged.decision.seat) : action;
}

/** Returns how play may go on after a choice: who does what, and its notation. */
export function lineOf(
  game: GameName,
  players: readonly Player[],
  judged: Judged,
  choice: Choice,
): { seat: number; action: string; text: string }[] {
  return choice.line.map((action, at) => {
    const seat = choice.line_seats[at];
    const step = judged.steps.find((each) => each.action === action);
    const told = step
      ? sentencesOf(game, players).action({ ...step, card: choice.line_things[at] ?? step.card })
      : action;
    return { seat, action, text: t("coach-line-step", { player: playerName(game, players, seat), action: told }) };
  });
}

const FAILURES = ["coach-busy", "coach-yours", "coach-away"];
const REFUSALS = ["hint-with-people", "hint-not-now", "hint-log-full", "serious"];
/** Returns why the coach does not answer, from the code of a refused request. */
export function failureText(code: string): string {
  if (FAILURES.includes(code)) return t(`coach-failure-${code.slice("coach-".length)}`);
  return REFUSALS.includes(code) ? t(`coach-hint-${code.replace("hint-", "")}`) : t("page-failure", { code });
}
