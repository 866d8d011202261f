/** What each game brings to the page of its rules. */
import { byFolder } from "./folders";
import type { GameFigures } from "./game";
import plain from "./plain/figures";

const PARTS = byFolder(import.meta.glob<GameFigures>("./*/figures.ts", { eager: true, import: "default" }));

/** Returns the drawings of a game. */
export const figuresOf = (name: string): GameFigures => PARTS.get(name) ?? plain;
