import { describe, expect, it } from "vitest";
import { readRoute } from "./route.svelte";
import { readSettings } from "./settings.svelte";

describe("paths", () => {
  it.each([
    ["/", { page: "home" }],
    ["/tables", { page: "tables" }],
    ["/table/abc", { page: "table", table: "abc" }],
    ["/join/x-y", { page: "join", token: "x-y" }],
    ["/watch/x", { page: "join", token: "x" }],
    ["/me/secret", { page: "device", token: "secret" }],
    ["/rules/nefertiti", { page: "rules", game: "nefertiti" }],
    ["/rules", { page: "rules", game: "" }],
    ["/tables/abc/", { page: "table", table: "abc" }],
    ["/replay", { page: "replay", table: "" }],
    ["/replay/abc#42", { page: "replay", table: "abc" }],
    ["/replay/abc/coach", { page: "coach", table: "abc" }],
    ["/rules/nefertiti#N5.4", { page: "rules", game: "nefertiti" }],
    ["/board/nefertiti?position=g=-", { page: "board", game: "nefertiti" }],
    ["/nowhere/at/all?x=1", { page: "nowhere", path: "/nowhere/at/all" }],
    ["/rules/chess", { page: "rules", game: "chess" }],
    ["/rules/D4.1", { page: "nowhere", path: "/rules/D4.1" }],
    ["/lobby/twice", { page: "nowhere", path: "/lobby/twice" }],
    ["/join", { page: "nowhere", path: "/join" }],
    ["/d%C3%A9j%C3%A0", { page: "nowhere", path: "/déjà" }],
    ["/%ff", { page: "nowhere", path: "" }],
  ])("%s", (path, route) => expect(readRoute(path)).toEqual(route));
});

describe("settings", () => {
  it("keeps what it knows and replaces what is strange", () => {
    expect(readSettings('{"language":"it","theme":"dark","speed":"warp","volume":7,"name":"Ana"}')).toEqual({
      language: "it",
      theme: "dark",
      speed: "one",
      forced: true,
      volume: 0,
      text: false,
      notify: false,
      coach: true,
      ahead: true,
      name: "Ana",
    });
  });
  it.each([null, "", "{", "null", "[]", "7"])("survives %j", (text) => {
    expect(readSettings(text)).toEqual({
      language: null,
      theme: "system",
      speed: "one",
      forced: true,
      volume: 0,
      text: false,
      notify: false,
      coach: true,
      ahead: true,
      name: "",
    });
  });
  it("understands what was kept when speeds had names and sounds were on or off", () => {
    expect(readSettings('{"speed":"quick","sound":true}')).toMatchObject({ speed: "two", volume: 0.6 });
    expect(readSettings('{"speed":"calm","sound":false}')).toMatchObject({ speed: "one", volume: 0 });
  });
});
