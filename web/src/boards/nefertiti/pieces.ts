/** Nefertiti's places and pieces in position notation, as an editor handles them. */
import { readList } from "../../position/fields";

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
