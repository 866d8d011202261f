/** Commitments that this browser saw while a match was going on: nobody can change them afterwards. */
const PLACE = "deben-promised";
const MOST = 60;

function kept(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "{}") ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps the commitment of a match, the first one that was seen. */
export function rememberPromise(table: string, commitment: string): void {
  const known = kept();
  if (known[table]) return;
  const entries = [...Object.entries(known), [table, commitment] as const].slice(-MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)));
}

/** Returns the commitment that this browser saw while the match was going on, null if it did not. */
export function promiseOf(table: string): string | null {
  return kept()[table] ?? null;
}
