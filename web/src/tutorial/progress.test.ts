import { describe, expect, it } from "vitest";
import type { LessonStep, LogEntry } from "../wire";
import { actionsOf, asked, stepAt } from "./progress";

const read = (step: string): LessonStep => ({ step, anchor: [], expects: [] });
const act = (step: string, ...expects: string[]): LessonStep => ({ step, anchor: [], expects });
const steps = [
  read("hello"),
  read("board"),
  act("place", "a2", "b2"),
  act("more", "?2"),
  read("look"),
  act("free", "*"),
  read("bye"),
];
const entry = (seat: number, action: string): LogEntry => ({ number: 0, seat, action, events: [], bot: null });

describe("a lesson's progress", () => {
  it("knows what a step asks for", () => {
    expect(asked(act("x", "a2", "x?"), "x2")).toBe(true);
    expect(asked(act("x", "?:?"), "3:1")).toBe(true);
    expect(asked(act("x", "?:?"), "3:12")).toBe(false);
    expect(asked(act("x", "*"), "close g")).toBe(true);
    expect(asked(act("x", "scribe+3"), "scribe+3")).toBe(true);
    expect(asked(act("x", "a2"), "a21")).toBe(false);
  });
  it("counts own actions without those taken back", () => {
    expect(actionsOf([entry(0, "a2"), entry(1, "b1"), entry(0, "take"), entry(0, "undo"), entry(0, "x2")], 0)).toBe(2);
    expect(
      actionsOf([entry(0, "a2"), entry(1, "b1"), entry(0, "undo-ask 2"), entry(1, "undo 2"), entry(0, "hint")], 0),
    ).toBe(0);
  });
  it("stays where the person is while that fits", () => {
    expect(stepAt(steps, 0, 0)).toBe(0);
    expect(stepAt(steps, 1, 0)).toBe(1);
    expect(stepAt(steps, 2, 0)).toBe(2);
    expect(stepAt(steps, 4, 2)).toBe(4);
    expect(stepAt(steps, 6, 3)).toBe(6);
  });
  it("goes on when what was asked for is done, and back when it is taken back", () => {
    expect(stepAt(steps, 2, 1)).toBe(3);
    expect(stepAt(steps, 3, 2)).toBe(4);
    expect(stepAt(steps, 4, 1)).toBe(3);
    expect(stepAt(steps, 5, 3)).toBe(6);
  });
  it("finds its place again from the log alone", () => {
    expect(stepAt(steps, 0, 1)).toBe(3);
    expect(stepAt(steps, 0, 2)).toBe(4);
    expect(stepAt(steps, 0, 9)).toBe(6);
    expect(stepAt(steps, 99, 0)).toBe(2);
  });
});
