/** Which actions of a game are the same thing: a key that they share, null for one that is like no other. */
import type { LegalAction, View } from "../wire";
import { byFolder } from "./folders";

type Alike = (view: View, action: LegalAction) => string | null;

const PARTS = byFolder(import.meta.glob<Alike>("./*/alike.ts", { eager: true, import: "default" }));

/** Returns what tells a game's actions apart; of one that says nothing, no two are the same. */
export const alikeOf = (game: string): Alike => PARTS.get(game) ?? (() => null);
