import { describe, expect, it } from "vitest";
import {
  readFields,
  readList,
  readPieces,
  readPlaces,
  readTokens,
  turnSquare,
  withField,
  writeFields,
  writeList,
  writePieces,
  writePlaces,
  writeTokens,
} from "./fields";

describe("position notation", () => {
  it("is fields by name, and keeps what it does not understand", () => {
    const text = "boats=ot3c7/- turn=A what";
    expect(readFields(text).get("turn")).toBe("A");
    expect(writeFields(readFields(text))).toBe(text);
    expect(withField(text, "turn", null)).toBe("boats=ot3c7/- what");
    expect(withField("a=1", "b", "x=y")).toBe("a=1 b=x=y");
  });
  it("has lists of tokens and of cards", () => {
    expect(readTokens("oot3c12*2T")).toEqual(["o", "o", "t3", "c12", "c12", "T"]);
    expect(writeTokens(["o", "c1"])).toBe("oc1");
    expect(writeTokens([])).toBeNull();
    expect(readList("harp*2,mirror+1")).toEqual(["harp", "harp", "mirror+1"]);
    expect(writeList(["harp", "mirror", "harp"])).toBe("harp*2,mirror");
    expect(readList("-")).toEqual([]);
  });
  it("has places, pieces and squares that survive being read and written", () => {
    for (const text of ["harp^,mirror,-,~chair", "-", "-,-,harp"]) expect(writePlaces(readPlaces(text))).toBe(text);
    expect(writePieces(readPieces("gr4:1,sl2a:c2"))).toBe("gr4:1,sl2a:c2");
    expect(turnSquare(".../.../...", "b2")).toBe(".../.N./...");
    expect(turnSquare(".../.N./...", "b2")).toBe(".../.A./...");
    expect(turnSquare("..A/.../...", "c1")).toBe(".../.../...");
  });
});
