/** How positions of each game are set up on its board. */
import { byFolder } from "./folders";
import type { GameEditor } from "./game";

const PARTS = byFolder(import.meta.glob<GameEditor>("./*/editor.ts", { eager: true, import: "default" }));

/** Returns the editor of a game, null where only notation can be changed. */
export const editorOf = (name: string): GameEditor | null => PARTS.get(name) ?? null;
