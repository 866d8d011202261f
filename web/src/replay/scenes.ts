/** Scenes of a replay: moves that belong together, as a closing of Nefertiti does. */
import { boxOf } from "../boards/boxes";
import type { LogEntry, Replay } from "../wire";

/** The numbers of the first and the last move of a scene. */
export interface Scene {
  first: number;
  last: number;
}
interface Marks {
  begins: readonly string[];
  ends: readonly string[];
}

/** Returns all scenes of a match, in their order; none of a game that has none. */
export function scenesOf({ game, log }: Pick<Replay, "game" | "log">): Scene[] {
  const marks = boxOf(game).scene;
  return marks ? scenesIn(log, marks) : [];
}
/** Returns the scenes between marks; one that has not ended yet goes on to the last move. */
export function scenesIn(log: readonly Pick<LogEntry, "events">[], { begins, ends }: Marks): Scene[] {
  const found: Scene[] = [];
  let open: Scene | null = null;
  log.forEach(({ events }, at) => {
    for (const { kind } of events) {
      if (begins.includes(kind)) found.push((open = { first: at + 1, last: at + 1 }));
      if (open) open.last = at + 1;
      if (ends.includes(kind)) open = null;
    }
    if (open) open.last = at + 1;
  });
  return found;
}
/** Returns the scene of which a moment is a part, or else the last one before it. */
export const sceneBefore = (scenes: readonly Scene[], number: number): Scene | null =>
  scenes.findLast(({ first }) => first <= number) ?? null;
/** Returns the scene that is not over at a moment. */
export const sceneAt = (scenes: readonly Scene[], number: number): Scene | null =>
  scenes.find(({ first, last }) => first <= number && number < last) ?? null;
