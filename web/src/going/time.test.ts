import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "../lib/texts.svelte";
import { clockText, face, span } from "./time";

describe("time", () => {
  beforeAll(() => texts.use("en"));

  it.each([
    [0, "0:00"],
    [999, "0:01"],
    [65_000, "1:05"],
    [3_600_000, "1:00:00"],
    [7_384_000, "2:03:04"],
    [3 * 86_400_000, "3 days"],
  ])("shows %d milliseconds as %s", (milliseconds, text) => {
    expect(face(milliseconds).replace(/[\u2068\u2069]/g, "")).toBe(text);
  });
  it.each([
    [{ seconds: 600, increment: 10 }, "10 min + 10 s per turn"],
    [{ seconds: 300 }, "5 min + 0 s per turn"],
    [{ seconds: 86_400, each: true }, "1 day per move"],
    [{ seconds: 3 * 86_400, each: true }, "3 days per move"],
  ])("says what the clock %j gives", (clock, text) => {
    expect(clockText(clock).replace(/[\u2068\u2069]/g, "")).toBe(text);
  });
  it.each([
    [1, "one second"],
    [61, "one minute"],
    [120, "2 minutes"],
    [86_400, "one day"],
  ])("says %d seconds as %s", (seconds, text) => {
    expect(span(seconds).replace(/[\u2068\u2069]/g, "")).toBe(text);
  });
});
