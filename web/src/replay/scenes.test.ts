import { describe, expect, it } from "vitest";
import { sceneAt, sceneBefore, scenesIn } from "./scenes";

const log = ["a", "begin", "b", "c,end,begin", "d", "end", "a", "begin,end", "begin", "b"].map((kinds) => ({
  events: kinds.split(",").map((kind) => ({ kind, params: {} })),
}));

describe("scenes of a replay", () => {
  const scenes = scenesIn(log as never, { begins: ["begin"], ends: ["end"] });
  it("go from mark to mark, and the last one to where the match is", () => {
    expect(scenes.map(({ first, last }) => [first, last])).toEqual([
      [2, 4],
      [4, 6],
      [8, 8],
      [9, 10],
    ]);
  });
  it("are found from within, and from after", () => {
    expect(sceneAt(scenes, 1)).toBeNull();
    expect(sceneAt(scenes, 3)).toEqual({ first: 2, last: 4 });
    expect(sceneAt(scenes, 6)).toBeNull();
    expect(sceneBefore(scenes, 1)).toBeNull();
    expect(sceneBefore(scenes, 7)).toEqual({ first: 4, last: 6 });
  });
});
