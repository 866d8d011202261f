/** What this browser was told of matches while they were going on: nobody can change that afterwards. */
const PLACE = "deben-promises";
const MOST = 60;

/** What a server says of a match before its first action: its commitment, and what was to be drawn from the seed. */
export interface Promised {
  commitment: string;
  options: Record<string, unknown>;
  position: string | null;
}

function kept(): Record<string, Promised> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "{}") ?? {}) as Record<string, Promised>;
  } catch {
    return {};
  }
}

/** Keeps what was promised of a match, the first time that it was seen. */
export function rememberPromise(table: string, { commitment, options, position }: Promised): void {
  const known = kept();
  if (known[table]) return;
  const entries = [...Object.entries(known), [table, { commitment, options, position }] as const].slice(-MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)));
}

/** Returns what this browser was told while the match was going on, null if it was not there. */
export function promiseOf(table: string): Promised | null {
  return kept()[table] ?? null;
}

/** Returns what of a promise does not fit what is told now, null if all does. */
export function broken(promised: Promised, told: Promised): "commitment" | "beginning" | null {
  if (promised.commitment !== told.commitment) return "commitment";
  const names = new Set([...Object.keys(promised.options), ...Object.keys(told.options)]);
  const same =
    promised.position === told.position && [...names].every((name) => promised.options[name] === told.options[name]);
  return same ? null : "beginning";
}
