/** What a choice of the Duel costs and brings. */
import type { Halves } from "../../engine/continuing";
import type { Effect } from "../../engine/effects";
import { t } from "../../lib/texts.svelte";
import type { DuelAction, DuelView } from "../../wire";
import { pointSentences, pointSigns, sure, type GameEffects, type Offered, type Sign } from "../brought";

type Here = Offered<DuelView, DuelAction>;

/** A token is played in several steps; each pawn of a build-up, and each boat, is a whole. */
const halves: Halves = {
  phases: ["take", "build", "rush-place", "rush-unload", "rush-again", "swap", "swap-unload"],
  whole: ["build"],
  begin: ["play", "place"],
  stop: "done",
  held: ["N", "A", "port"],
};

/** Returns what stands on a choice; that a pawn on the port counts is the same of every square. */
function signs(effect: Effect, offered: Here): Sign[] {
  return offered.action.kind === "place" && effect.follows === null ? [] : pointSigns(effect, offered);
}

/** Returns who is ahead in obelisks then and was not before. */
function leads({ seats }: Effect, { view, you, player }: Here): string[] {
  const now = view.seats.map(({ obelisks }) => obelisks);
  const then = seats.map(
    ({ holdings }, seat) => holdings.obelisks ?? { before: now[seat], least: now[seat], most: now[seat] },
  );
  if (view.sides.obelisk !== "A" || !then.every(sure)) return [];
  const [before, after] = [ahead(now), ahead(then.map(({ most }) => most))];
  if (after === null || after === before) return [];
  return [t("effect-duel-obelisks", { you: you(after) ? "yes" : "no", player: player(after) })];
}
const ahead = ([one, other]: readonly number[]): number | null => (one > other ? 0 : other > one ? 1 : null);

/** Returns a choice in sentences: points by site, and who comes to lead where only one of the two can. */
function sentences(effect: Effect, offered: Here): string[] {
  return [...pointSentences(effect, offered), ...leads(effect, offered)];
}

export default { halves, signs, sentences } satisfies GameEffects<DuelView, DuelAction>;
