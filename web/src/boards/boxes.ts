/** What lies on the tables of each game, for pages that show boards. A view is only ever given to its own game. */
import type { View } from "../wire";
import { byFolder } from "./folders";
import type { GameBox } from "./game";
import plain from "./plain/box";

const PARTS = byFolder(import.meta.glob<GameBox>("./*/box.ts", { eager: true, import: "default" }));

/** Returns what lies on a table of a game. */
export const boxOf = (name: string | View["game"]): GameBox => PARTS.get(String(name)) ?? plain;
