import { describe, expect, it } from "vitest";
import { LANGUAGES, texts } from "../lib/texts.svelte";
import duel from "../samples/duel-over.json";
import nefertiti from "../samples/nefertiti-over.json";
import type { Breakdowns, Snapshot } from "../wire";
import { verdictOf } from "./verdict";

const match = (sample: unknown, mine: readonly number[]): Snapshot => {
  const snapshot = structuredClone(sample) as Snapshot;
  snapshot.players = snapshot.players.map((player) => ({ ...player, mine: mine.includes(player.seat) }));
  return snapshot;
};
const ended = (snapshot: Snapshot, change: Partial<Breakdowns> = {}): string[] =>
  Object.values(verdictOf(snapshot, { ...snapshot.outcome!, ...change }));

describe("the end of a match", () => {
  it("is told to you in your own words", async () => {
    await texts.use("en");
    const seats = (nefertiti as unknown as Snapshot).outcome!.ranking.flat();
    expect(ended(match(nefertiti, [seats[0]]))[0]).toBe("You win!");
    const [lost, why] = ended(match(nefertiti, [seats[1]]));
    expect(lost).toBe(`You finished 2nd of ${seats.length}.`);
    expect(why).toMatch(/ wins\. /);
    expect(ended(match(nefertiti, [seats[2]]), { ranking: [[seats[0]], seats.slice(1)] })[0]).toContain("2nd of");
  });
  it("is short where there are two", async () => {
    const [first, second] = (duel as unknown as Snapshot).outcome!.ranking.flat();
    const said = [];
    for (const language of LANGUAGES) {
      await texts.use(language);
      said.push(ended(match(duel, [second]))[0], ended(match(duel, [first]))[0]);
    }
    expect(said).toEqual([
      "You lost.",
      "You win!",
      "Vous avez perdu.",
      "Vous avez gagné\u00a0!",
      "Hai perso.",
      "Hai vinto!",
    ]);
  });
  it("says whom a tie or a shared win belongs to, and why", async () => {
    await texts.use("en");
    const snapshot = match(duel, [0]);
    expect(ended(snapshot, { points: [20, 20], ranking: [[0], [1]] })[0]).toBe("You win!");
    expect(ended(snapshot, { points: [20, 20], ranking: [[0], [1]] })[1]).toMatch(/tie|equal|same/i);
    expect(ended(snapshot, { points: [20, 20], ranking: [[0, 1]] })[0]).toBe("You share the win!");
  });
  it("speaks of everybody alike to spectators and to people at one device", async () => {
    await texts.use("en");
    for (const mine of [[], [0, 1]]) expect(ended(match(duel, mine))[0]).toMatch(/wins\.$/);
  });
});
