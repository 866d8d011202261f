/**
 * Position notation as an editor handles it: fields by name, lists of things. What they mean is the server's affair.
 */

export type Fields = ReadonlyMap<string, string>;

/** Returns the fields of a notation, in their order; what is no field stays as a name without a value. */
export function readFields(text: string): Fields {
  return new Map(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((part) => [part.split("=", 1)[0], part.slice(part.split("=", 1)[0].length + 1)]),
  );
}

/** Returns fields as notation. */
export function writeFields(fields: Fields): string {
  return [...fields].map(([name, value]) => (value ? `${name}=${value}` : name)).join(" ");
}

/** Returns a notation with one field changed; null takes it out, so that it means what it means by default. */
export function withField(text: string, name: string, value: string | null): string {
  const fields = new Map(readFields(text));
  if (value === null || value === "") fields.delete(name);
  else fields.set(name, value);
  return writeFields(fields);
}

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

/** Returns the cards or characters of a text such as `harp*2,mirror`. */
export function readList(text: string): string[] {
  if (!text || text === "-") return [];
  return text.split(",").flatMap((part) => {
    const [name, count] = part.split("*");
    return Array<string>(Number(count ?? 1) || 1).fill(name);
  });
}
/** Returns a list as text, equal things together. */
export function writeList(items: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name}*${count}` : name)).join(",") || null;
}

/** One place of a market: a card, whether it lies face down, and whether a seal lies on it. */
export interface Place {
  card: string;
  down: boolean;
  sealed: boolean;
}
const PLACES = 4;

/** Returns the four places of a market from a text such as `harp^,-,~chair`. */
export function readPlaces(text: string): Place[] {
  const parts = (text || "-").split(",");
  return Array.from({ length: PLACES }, (_, i) => {
    const part = parts[i] ?? "-";
    return { card: part.replace(/^~|\^$/g, ""), down: part.startsWith("~"), sealed: part.endsWith("^") };
  });
}
/** Returns the places of a market as text. */
export function writePlaces(places: readonly Place[]): string {
  const parts = places.map(
    ({ card, down, sealed }) => `${down && card !== "-" ? "~" : ""}${card}${sealed && card !== "-" ? "^" : ""}`,
  );
  while (parts.length > 1 && parts.at(-1) === "-") parts.pop();
  return parts.join(",");
}

/** Returns the pieces of a text such as `gr4:1,sl2a:c2` by their square. */
export function readPieces(text: string): Map<string, string> {
  return new Map(readList(text).map((part) => part.split(":") as [string, string]));
}
/** Returns pieces as text. */
export const writePieces = (pieces: ReadonlyMap<string, string>): string | null =>
  [...pieces].map(([square, whose]) => `${square}:${whose}`).join(",") || null;

/** Returns the numbers of a text such as `8,9,9`. */
export const readNumbers = (text: string): number[] => text.split(",").map((part) => Number(part) || 0);

/** Returns a port with the pawn of a square changed: free, then Nefertiti's, then Akhenaton's, then free again. */
export function turnSquare(port: string, square: string): string {
  const at = 4 * (Number(square[1]) - 1) + "abc".indexOf(square[0]);
  const next = { ".": "N", N: "A", A: "." }[port[at]] ?? ".";
  return port.slice(0, at) + next + port.slice(at + 1);
}
