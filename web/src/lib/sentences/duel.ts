/** The Duel in sentences, from the same messages as the command line's. */
import type { ActionReason, LegalAction, Player, Snapshot, TableEvent } from "../../wire";
import { t, type Words } from "../texts.svelte";
import { playerName, present, type Sentences } from "./common";

const FACES: Record<string, string> = { o: "obelisk", l: "light", d: "dark", t: "temple", c: "chamber", T: "take", B: "build", R: "rush", S: "swap" };
export const TOKENS: Record<string, string> = { take: "T", build: "B", rush: "R", swap: "S" };

/** Returns the name of a token from its code; the form `.one` has an article. */
export function faceName(code: string, form = ""): string {
  return t(`face-duel${form}`, { face: FACES[code[0]] ?? "obelisk", value: Number(code.slice(1) || 0) });
}

/** Returns the sentences of the Duel. */
export function duelSentences(players: readonly Player[]): Sentences {
  const player = (seat: unknown) => playerName("duel", players, Number(seat));
  const words = (params: TableEvent["params"]): Words => {
    const words = present(params);
    if ("seat" in words) words.player = player(words.seat);
    if ("face" in words) words.token = faceName(String(words.face), ".one");
    else if (String(words.token) in TOKENS) words.token = t("face-duel", { face: words.token, value: 0 });
    if ("step" in words) words.step = t("step-duel", { step: words.step });
    return words;
  };
  return {
    event(event) {
      if (event.kind === "turn") return null;
      const kind = event.kind === "taken" && event.params.square === null ? "taken-by-token" : event.kind;
      return t(`event-duel-${kind}`, words(event.params));
    },
    reason: (reason: ActionReason) => t(`reason-duel-${reason.code}`, words(reason.params)),
    action(action: LegalAction) {
      if (action.kind === "take" && action.card && action.boat) return t("action-duel-take-token", { token: faceName(action.card, ".one"), slot: action.slot ?? 0, boat: action.boat });
      return t(`action-duel-${action.kind}`, words({ ...action } as unknown as TableEvent["params"]));
    },
    prompt(snapshot: Snapshot) {
      if (snapshot.view.game !== "duel" || snapshot.actor === null) return "";
      const { phase, placed } = snapshot.view;
      const stuck = phase === "turn" && snapshot.legal.some((action) => action.kind === "pass");
      const key = stuck ? "stuck" : phase === "build" && placed === 2 ? "build-again" : phase;
      return t(`prompt-duel-${key}`, { player: player(snapshot.actor) });
    },
    source: (source) => t("source-duel", { source }),
  };
}
