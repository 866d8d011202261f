/** What things are called in the Duel. */
import { t } from "../../lib/texts.svelte";
import { thingName } from "../../words/naming";
import { capital } from "../../words/telling";
import type { DuelView } from "../../wire";

/** The codes of action tokens by their names. */
export const TOKENS: Record<string, string> = { take: "T", build: "B", rush: "R", swap: "S" };

/** Returns the name of a token from its code. */
export const faceName = (code: string): string => thingName("duel", "face", code);
/** Returns the name of an action token from its own name in notation. */
export const tokenName = (token: string): string => thingName("duel", "token", token);

/** The sites by the letters of their tokens. */
export const SITES: Record<string, string> = { o: "obelisk", l: "pyramids", d: "pyramids", t: "temple", c: "chamber" };
/** Returns what a token is good for: how its site scores, or what an action token does. */
export function faceAbout(view: DuelView, code: string): string {
  const site = SITES[code[0]];
  if (site)
    return t("page-labelled", {
      label: capital(t("source-duel", { source: site })),
      text: `${t(`page-duel-${site}-${view.sides[site]}`)}.`,
    });
  const token = Object.entries(TOKENS).find(([, letter]) => letter === code)?.[0];
  return token ? t(`page-duel-token-${token}`) : "";
}
