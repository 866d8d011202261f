/** People's names, cleaned as a server does: they must not be able to disturb anybody's page or reading. */
const MOST_LETTERS = 32;

/**
 * Returns a name without control and direction signs, heaps of accents and needless spaces, cut to a readable length.
 */
export function cleanName(given: string): string {
  const plain = given
    .normalize("NFC")
    .replace(/[\p{Z}\t\n\r]/gu, " ")
    .replace(/\p{C}/gu, "")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1");
  return [...plain.split(" ").filter(Boolean).join(" ")].slice(0, MOST_LETTERS).join("").trim();
}
