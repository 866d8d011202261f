/** What things are called in Nefertiti. */
import type { NefertitiProgress } from "../../wire";
import { t } from "../../lib/texts.svelte";
import { Namer, thingName, type Params } from "../../words/naming";

/** Returns the name of a card; a foreign gift says what it adds. */
export const cardName = (kind: string): string => thingName("nefertiti", "gift", kind);
export const characterName = (name: string): string => thingName("nefertiti", "character", name);
export const marketName = (market: string): string => thingName("nefertiti", "market", market);
export const placeName = (place: string): string => thingName("nefertiti", "place", place);
export const neutralName = (): string => thingName("nefertiti", "owner", "neutral");

/** Returns what a character does, in a line. */
export function powerText(name: string): string {
  const [character, plus] = name.split("+");
  return t(`power-nefertiti-${character}`, { bonus: Number(plus ?? 0) });
}

/** Returns when a stall closes and how far that is. */
export function closingText(closing: NefertitiProgress): string {
  return t(`closing-nefertiti-${closing.rule}`, new Namer("nefertiti", String).words({ ...closing } as Params));
}
