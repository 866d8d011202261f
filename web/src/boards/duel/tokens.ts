/** The Duel's tokens and pawns in position notation, as an editor handles them. */

/** The codes of the Duel's tokens. */
export const TOKENS: readonly string[] = [
  "o",
  "l",
  "d",
  "t1",
  "t2",
  "t3",
  "t4",
  ...Array.from({ length: 12 }, (_, i) => `c${i + 1}`),
  "T",
  "B",
  "R",
  "S",
];
const TOKEN = /(t[1-4]|c1[0-2]|c[1-9]|[oldTBRS?])(?:\*(\d{1,2}))?,?/g;

/** Returns the Duel's tokens of a text such as `oot3c12*2`. */
export function readTokens(text: string): string[] {
  return [...text.matchAll(TOKEN)].flatMap(([, code, count]) => Array<string>(Number(count ?? 1)).fill(code));
}
/** Returns tokens as text. */
export const writeTokens = (tokens: readonly string[]): string | null => tokens.join("") || null;

/** Returns a port with the pawn of a square changed: free, then Nefertiti's, then Akhenaton's, then free again. */
export function turnSquare(port: string, square: string): string {
  const at = 4 * (Number(square[1]) - 1) + "abc".indexOf(square[0]);
  const next = { ".": "N", N: "A", A: "." }[port[at]] ?? ".";
  return port.slice(0, at) + next + port.slice(at + 1);
}
