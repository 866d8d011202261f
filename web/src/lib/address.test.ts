import { describe, expect, it } from "vitest";
import { placeOf, to } from "./address";

const PATHS = [
  "/",
  "/rules/duel",
  "/rules/nefertiti#N5.4",
  "/table/here-abc",
  "/replay/here-abc#12",
  "/board/duel?position=turn%3Db+port%3D-",
  "/tables?text=1#top",
];

describe("addresses", () => {
  it.each(PATHS)("of %s on a server are the path itself", (path) => {
    const { pathname, search, hash } = new URL(to(path, false), "https://deben.test/tables");
    expect(pathname + search + hash).toBe(path);
    expect(placeOf({ pathname, search, hash }, false)).toEqual({ path: pathname, query: search.slice(1), hash });
  });
  it.each([
    "https://files.test/",
    "https://files.test/games/deben/",
    "https://files.test/deben/index.html?/rules/duel#D1",
  ])("stay in one file: %s", (file) => {
    for (const path of PATHS) {
      const { pathname, search, hash } = new URL(to(path, true), file);
      expect(pathname).toBe(new URL(file).pathname);
      const place = placeOf({ pathname, search, hash }, true);
      expect(`${place.path}${place.query && `?${place.query}`}${place.hash}`).toBe(path);
    }
  });
  it("are the first page where a host of files was asked for nothing", () => {
    expect(placeOf({ pathname: "/games/", search: "", hash: "" }, true).path).toBe("/");
    expect(placeOf({ pathname: "/games/", search: "?text=1", hash: "" }, true)).toEqual({
      path: "/",
      query: "text=1",
      hash: "",
    });
  });
});
