import { describe, expect, it } from "vitest";
import type { Caption, Step } from "../boards/flights";
import type { TableEvent } from "../wire";
import { beatsOf } from "./beats";

const event = (words: string): TableEvent => ({ kind: "told", params: { words } }) as unknown as TableEvent;
const say = (told: TableEvent): string | null => (told.params as unknown as { words: string }).words || null;
const flight = (delay?: number): Step["flights"][number] => ({ from: "a", to: "b", delay }) as Step["flights"][number];
const step = (told?: TableEvent, more: Partial<Step> = {}): Step => ({ event: told, flights: [flight()], ...more });

describe("the beats of a move", () => {
  it("are one where it can be read at once: the flights go together, each a little after the one before", () => {
    const [a, b] = [event("Ay places a servant."), event("Ay earns 1 Deben.")];
    const beats = beatsOf([a, b], [step(a), step(b), step()], say);
    expect(beats.map(({ text }) => text)).toEqual(["Ay places a servant. Ay earns 1 Deben."]);
    expect(beats[0].steps.map(({ flights }) => flights[0].delay)).toEqual([undefined, 80, 160]);
  });
  it("tell what has no flight too, in the order of the events, and nothing twice", () => {
    const [a, b, c, quiet] = [event("A."), event("B."), event("C."), event("")];
    expect(beatsOf([a, quiet, b, c], [step(b)], say)).toMatchObject([{ text: "A. B. C.", steps: [{ event: b }] }]);
  });
  it("are several where there is too much to read at once", () => {
    const long = ["x", "y", "z"].map((sign) => event(sign.repeat(60)));
    expect(
      beatsOf(
        long,
        long.map((each) => step(each)),
        say,
      ).map(({ steps }) => steps.length),
    ).toEqual([2, 1]);
  });
  it("leave a step that wants it the table for itself", () => {
    const [a, b, c] = [event("A."), event("B."), event("C.")];
    const beats = beatsOf([a, b, c], [step(a), step(b, { alone: true }), step(c)], say);
    expect(beats.map(({ text }) => text)).toEqual(["A.", "B.", "C."]);
  });
  it("do not say what is only laid out", () => {
    const [a, b, c] = [event("A."), event("B."), event("C.")];
    const beats = beatsOf([a, b, c], [step(a), step(undefined, { unsaid: [b] })], say);
    expect(beats).toMatchObject([{ text: "A. C.", steps: [{ event: a }, { unsaid: [b] }] }]);
  });
  it("are a look each where a card tells what somebody did, and what follows goes along without words", () => {
    const [a, b, c, d, e] = ["A.", "B.", "C.", "D.", "E."].map(event);
    const [first, second] = ["first", "second"].map((text) => ({ text }) as unknown as Caption);
    const captions = new Map([
      [b, first],
      [c, first],
      [d, null],
      [e, second],
    ]);
    const beats = beatsOf([a, b, c, d, e], [step(a), step(b), step(d)], say, captions);
    expect(beats.map(({ text, caption, steps }) => [text, caption, steps.map(({ event }) => event)])).toEqual([
      ["A.", undefined, [a]],
      ["first", first, [b, d]],
      ["second", second, []],
    ]);
  });
  it("are none where nothing happened", () => {
    expect(beatsOf([], [], say)).toEqual([]);
  });
});
