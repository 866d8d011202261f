import { describe, expect, it } from "vitest";
import { Theatre } from "./theatre";

/** A step that lasts until it is let go. */
function held(name: string, seen: string[]): { step: () => Promise<void>; go: () => void } {
  let go = (): void => undefined;
  const done = new Promise<void>((resolve) => (go = resolve));
  return { step: () => (seen.push(name), done), go: () => go() };
}
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("the theatre", () => {
  it("shows steps and scenes one after another and settles each scene before the next", async () => {
    const seen: string[] = [];
    const [a, b] = [held("a", seen), held("b", seen)];
    const theatre = new Theatre();
    theatre.add({ steps: [a.step], settle: () => seen.push("settle 1") });
    theatre.add({ steps: [b.step], settle: () => seen.push("settle 2") });
    expect(seen).toEqual(["a"]);
    a.go();
    await turn();
    expect(seen).toEqual(["a", "settle 1", "b"]);
    b.go();
    await turn();
    expect(seen).toEqual(["a", "settle 1", "b", "settle 2"]);
    expect(theatre.busy).toBe(false);
  });
  it("skips to the end: the step that is on is cut, no other is shown, every scene is settled once", async () => {
    const seen: string[] = [];
    const a = held("a", seen);
    const theatre = new Theatre(undefined, a.go);
    theatre.add({ steps: [a.step, async () => void seen.push("never")], settle: () => seen.push("settle 1") });
    theatre.add({ steps: [async () => void seen.push("never")], settle: () => seen.push("settle 2") });
    theatre.skip();
    await turn();
    expect(seen).toEqual(["a", "settle 1", "settle 2"]);
  });
  it("shows steps again after a skip", async () => {
    const seen: string[] = [];
    const a = held("a", seen);
    const theatre = new Theatre(undefined, a.go);
    theatre.add({ steps: [a.step], settle: () => undefined });
    theatre.skip();
    await turn();
    theatre.add({ steps: [async () => void seen.push("b")], settle: () => undefined });
    await turn();
    expect(seen).toEqual(["a", "b"]);
  });
  it("hurries by how many scenes wait, but for those that somebody asked for", () => {
    const seen: string[] = [];
    const theatre = new Theatre();
    const add = (again: boolean): void =>
      theatre.add({ steps: [held("a", seen).step], settle: () => undefined, again });
    add(false);
    add(false);
    expect(theatre.haste).toBe(1);
    add(false);
    add(true);
    expect(theatre.haste).toBe(2);
  });
  it("says when it is busy", async () => {
    const states: boolean[] = [];
    const theatre = new Theatre((busy) => states.push(busy));
    theatre.add({ steps: [], settle: () => undefined });
    await turn();
    expect(states).toEqual([true, false]);
  });
});
