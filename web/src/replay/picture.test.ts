import { describe, expect, it } from "vitest";
import { inPixels } from "./picture";

describe("styles of a picture", () => {
  it("measure in pixels what the page measures by its window", () => {
    expect(inPixels("height: calc(100dvh - 10px); width: min(100%, 54dvh); top: 2.5vh", 800)).toBe(
      "height: calc(800px - 10px); width: min(100%, 432px); top: 20px",
    );
  });
});
