import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../lib/texts.svelte";
import closing from "../samples/nefertiti-closing.json";
import duel from "../samples/duel-middle.json";
import type { Snapshot } from "../wire";
import { consequences, told } from "./telling";

const SAMPLES = [duel, closing] as unknown as Snapshot[];

describe("the log in little room", () => {
  beforeAll(() => texts.use("en"));
  it("tells the latest moves first, and no more than asked for", () => {
    for (const snapshot of SAMPLES) {
      const all = told(snapshot);
      expect(told(snapshot, 4)).toEqual(all.slice(0, 4));
      expect(all[0].entry.number).toBeGreaterThan(all[1].entry.number);
    }
  });
  it("says of a move that it played itself, and of nothing else", () => {
    const last = told(duel as unknown as Snapshot)[0];
    const lines = told(duel as unknown as Snapshot, 1, new Set([last.entry.number]))[0].lines;
    expect(lines.slice(0, -1)).toEqual(last.lines);
    expect(lines.at(-1)).toMatchObject({ clause: null, event: null });
  });
  it("shows a long chain as signs, never more than it has sentences", () => {
    for (const snapshot of SAMPLES) {
      const chains = told(snapshot).filter(({ lines }) => lines.length > 3);
      expect(chains.length).toBeGreaterThan(0);
      for (const move of chains) {
        const signs = consequences(snapshot, move);
        expect(signs.length).toBeGreaterThan(0);
        expect(signs.length).toBeLessThan(move.lines.length);
      }
    }
  });
});
