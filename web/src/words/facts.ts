/**
 * What a prompt is told of a moment: paths through its view and its choices, written in `words.json`; narrate/facts.py
 * says how.
 */
import type { LegalAction, View } from "../wire";
import type { Params } from "./naming";

const LESS = " - ";

/** Returns every fact by its name; null where there is nothing of the kind. */
export function factsOf(
  paths: Readonly<Record<string, string | readonly string[]>>,
  view: View,
  legal: readonly LegalAction[],
  actor: number,
): Params {
  const moment = { view, actor, legal: counts(legal) };
  const found: Record<string, unknown> = {};
  for (const [name, ways] of Object.entries(paths)) {
    const values = [ways].flat().map((way) => fact(way, moment, found));
    found[name] = values.find((value) => value !== null && value !== undefined) ?? null;
  }
  return found as Params;
}

/** Returns how many choices there are of each kind, and about which places. */
function counts(legal: readonly LegalAction[]): Record<string, number> {
  const found: Record<string, number> = {};
  const names = legal.flatMap(({ kind, place }) =>
    typeof place === "string" ? [kind, place.replace(/\d+$/, "")] : [kind],
  );
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

function fact(way: string, moment: unknown, found: Readonly<Record<string, unknown>>): unknown {
  if (way.includes(LESS)) {
    const [more, less] = way.split(LESS).map((name) => found[name]);
    return typeof more === "number" && typeof less === "number" ? Math.max(0, more - less) : null;
  }
  let value = moment;
  for (const step of way.split(".")) {
    value = at(value, step.startsWith("{") ? found[step.slice(1, -1)] : step);
    if (value === null || value === undefined) return null;
  }
  return value;
}

/** Returns what lies at the end of one step: under a key, or in a list the thing of that name, number or flag. */
function at(value: unknown, step: unknown): unknown {
  if (!Array.isArray(value)) return (value as Record<string, unknown>)[String(step)];
  if (typeof step === "number") return value[step];
  const [key, wanted] = String(step).startsWith("?") ? [String(step).slice(1), true] : ["name", step];
  return value.find((each) => each[key] === wanted);
}
