import { describe, expect, it } from "vitest";
import { readTokens, turnSquare, writeTokens } from "./duel/tokens";
import { readPieces, readPlaces, writePieces, writePlaces } from "./nefertiti/pieces";

describe("position notation of the games", () => {
  it("has lists of tokens", () => {
    expect(readTokens("oot3c12*2T")).toEqual(["o", "o", "t3", "c12", "c12", "T"]);
    expect(writeTokens(["o", "c1"])).toBe("oc1");
    expect(writeTokens([])).toBeNull();
  });
  it("has places, pieces and squares that survive being read and written", () => {
    for (const text of ["harp^,mirror,-,~chair", "-", "-,-,harp"]) expect(writePlaces(readPlaces(text))).toBe(text);
    expect(writePieces(readPieces("gr4:1,sl2a:c2"))).toBe("gr4:1,sl2a:c2");
    expect(turnSquare(".../.../...", "b2")).toBe(".../.N./...");
    expect(turnSquare(".../.N./...", "b2")).toBe(".../.A./...");
    expect(turnSquare("..A/.../...", "c1")).toBe(".../.../...");
  });
});
