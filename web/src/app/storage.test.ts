import { describe, expect, it } from "vitest";
import { extentOf } from "./storage";

describe("what is kept of the page", () => {
  it("is what plays, on a line that costs nothing or of which nothing is known", () => {
    expect(extentOf(false)).toBe("play");
    expect(extentOf(false, { saveData: false, type: "wifi" })).toBe("play");
  });
  it("is no more than what was shown where every byte is paid for", () => {
    expect(extentOf(false, { saveData: true })).toBe("shown");
    expect(extentOf(false, { type: "cellular" })).toBe("shown");
  });
  it("is everything once the page is an app", () => {
    expect(extentOf(true, { saveData: true, type: "cellular" })).toBe("whole");
  });
});
