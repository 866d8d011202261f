/** The front of each box, for the pages where tables are opened. */
import { byFolder } from "./folders";
import type { GameFront } from "./game";
import plain from "./plain/front";

const PARTS = byFolder(import.meta.glob<GameFront>("./*/front.ts", { eager: true, import: "default" }));

/** Returns the picture of a game and the fields of its options. */
export const frontOf = (name: string): GameFront => PARTS.get(name) ?? plain;
