import { describe, expect, it } from "vitest";
import { broken } from "./promises";

describe("what was promised before the match", () => {
  const promised = { commitment: "c0ffee", options: { players: 3, memphis: false }, position: null };
  it("is compared whole", () => {
    expect(broken(promised, { ...promised, options: { memphis: false, players: 3 } })).toBeNull();
    expect(broken(promised, { ...promised, commitment: "tea" })).toBe("commitment");
    expect(broken(promised, { ...promised, options: { players: 3, memphis: true } })).toBe("beginning");
    expect(broken(promised, { ...promised, position: "…" })).toBe("beginning");
  });
});
