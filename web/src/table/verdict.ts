/** How a match ended, told to whoever reads it. */
import { t } from "../lib/texts.svelte";
import type { Breakdowns, Snapshot } from "../wire";
import { playerName, sentencesOf } from "../words";

export interface Verdict {
  /** Who won; to somebody who played in one seat, what became of them. */
  title: string;
  /** Who won where the title says it of the reader only, and why the match ended. */
  about: string;
}

/** Returns the verdict of a match. */
export function verdictOf(snapshot: Pick<Snapshot, "game" | "players">, outcome: Breakdowns): Verdict {
  const end = sentencesOf(snapshot.game, snapshot.players).end(outcome);
  if (outcome.reason === "ended") return { title: t("outcome-none"), about: end };
  const winner = winnerText(snapshot, outcome);
  const mine = snapshot.players.filter(({ mine }) => mine);
  if (mine.length !== 1) return { title: winner, about: end };
  const won = outcome.ranking[0].includes(mine[0].seat);
  const plain = won && outcome.ranking[0].length === 1 && !tied(outcome);
  return { title: own(outcome, mine[0].seat), about: plain ? end : `${winner} ${end}` };
}

/** Returns whether points alone did not say who won. */
function tied({ reason, ranking, points }: Breakdowns): boolean {
  const stopped = reason === "resigned" || reason === "time";
  return !stopped && points.filter((each) => each === points[ranking[0][0]]).length > 1;
}
function winnerText({ game, players }: Pick<Snapshot, "game" | "players">, outcome: Breakdowns): string {
  const [winners] = outcome.ranking;
  const names = winners.map((seat) => playerName(game, players, seat));
  if (winners.length > 1) return t("outcome-shared", { players: names.join(", ") });
  return t(tied(outcome) ? `outcome-${game}-tie` : "outcome-win", { player: names[0] });
}
function own({ ranking }: Breakdowns, seat: number): string {
  const at = ranking.findIndex((place) => place.includes(seat));
  if (at === 0) return t(ranking[0].length > 1 ? "page-you-share" : "page-you-win");
  const place = ranking.slice(0, at).flat().length + 1;
  return t("page-you-lose", { place, seats: ranking.flat().length });
}
