/** How each game is told to people who read it. */
import { byFolder } from "./folders";
import type { GameTeller } from "./game";
import plain from "./plain/teller";

const PARTS = byFolder(import.meta.glob<GameTeller>("./*/teller.ts", { eager: true, import: "default" }));

/** Returns whatever tells a game in words. */
export const tellerOf = (name: string): GameTeller => PARTS.get(name) ?? plain;
