import { describe, expect, it } from "vitest";
import { readFields, readList, withField, writeFields, writeList } from "./fields";

describe("position notation", () => {
  it("is fields by name, and keeps what it does not understand", () => {
    const text = "boats=ot3c7/- turn=A what";
    expect(readFields(text).get("turn")).toBe("A");
    expect(writeFields(readFields(text))).toBe(text);
    expect(withField(text, "turn", null)).toBe("boats=ot3c7/- what");
    expect(withField("a=1", "b", "x=y")).toBe("a=1 b=x=y");
  });
  it("has lists", () => {
    expect(readList("harp*2,mirror+1")).toEqual(["harp", "harp", "mirror+1"]);
    expect(writeList(["harp", "mirror", "harp"])).toBe("harp*2,mirror");
    expect(readList("-")).toEqual([]);
  });
});
