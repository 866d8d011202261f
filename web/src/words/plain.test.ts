import { describe, expect, it } from "vitest";
import { plainRow, plainWords } from "./plain";

describe("what has no text", () => {
  it("is told by its kind and its parameters, as in Python", () => {
    expect(plainWords("first_five-taken")).toBe("first five taken");
    expect(plainRow("sowed", { seat: "Anna", pit: 3 })).toBe("sowed (seat Anna, pit 3)");
    expect(plainRow("ended", {})).toBe("ended");
  });
  it("is told without what an action says of itself", () => {
    expect(plainRow("sow", { action: "3", kind: "sow", pit: 3, at: "seats.0.pits.2" })).toBe("sow (pit 3)");
  });
});
