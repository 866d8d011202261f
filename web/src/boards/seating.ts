/** In which order players sit around a board. */
import type { BoardContext } from "./board";

/** Returns the seats in order of turns from one's own on, so that "you" always sit in the same place. */
export function seating(board: BoardContext | undefined, count: number): number[] {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const own = seats.filter((seat) => board?.note?.(seat)?.you);
  const first = own.length === 1 ? own[0] : 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}
