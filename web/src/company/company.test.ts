import { beforeEach, describe, expect, it } from "vitest";
import type { Room, Said } from "../wire";
import { CompanyStore, join, lastOf, type CompanyCommand } from "./company.svelte";
import { mutes, readMutes } from "./mutes.svelte";
import { newCalls, worded } from "./nudges.svelte";

const said = (number: number, who = "bruno", room: Room = "players", key: string | null = null): Said => ({
  type: "said",
  room,
  number,
  who,
  name: who,
  avatar: "cat",
  text: `${who} ${number}`,
  at: 1000 * number,
  key,
});

describe("company", () => {
  let sent: CompanyCommand[];
  let company: CompanyStore;
  beforeEach(() => {
    let keys = 0;
    sent = [];
    company = new CompanyStore(
      (command) => sent.push(command),
      () => `k${++keys}`,
    );
    company.moment("playing", true);
    company.receive({ type: "heard", me: "anna", room: "players", said: [said(1)] });
    sent.length = 0;
  });

  it("hears each number of a room once, and fetches a gap", () => {
    company.receive(said(2));
    company.receive(said(2));
    expect(company.said.map((each) => each.number)).toEqual([1, 2]);
    company.receive(said(5));
    expect(company.said).toHaveLength(2);
    expect(sent).toEqual([{ type: "listen", players: 2, watchers: 0 }]);
    company.receive({ type: "heard", me: "anna", room: "players", said: [said(3), said(4), said(5)] });
    expect(company.said.map((each) => each.number)).toEqual([1, 2, 3, 4, 5]);
    expect(company.unread).toBe(4);
  });
  it("says again what was not answered, under its old key", () => {
    company.say("hello");
    company.moment("playing", true);
    const says = sent.filter((command) => command.type === "say");
    expect(says.map((command) => command.key)).toEqual(["k1", "k1"]);
    company.receive(said(2, "anna", "players", "k1"));
    expect(company.unheard).toEqual([]);
    expect(company.unread).toBe(0);
  });
  it("keeps what was refused, with the reason", () => {
    company.say("hello");
    company.receive({ type: "unsaid", key: "k1", code: "too-fast", params: {} });
    expect(company.unheard[0].refusal?.code).toBe("too-fast");
    company.moment("playing", true);
    expect(sent.filter((command) => command.type === "say")).toHaveLength(1);
  });
  it("asks for the other room when the match is over", () => {
    company.moment("over", false);
    company.moment("over", false);
    expect(sent).toEqual([{ type: "listen", players: 1, watchers: 0 }]);
  });
  it("does not show or count people who are muted", () => {
    mutes.set("bruno", true);
    company.receive(said(2));
    expect(company.heard).toEqual([]);
    expect(company.unread).toBe(0);
    mutes.set("bruno", false);
    expect(company.heard).toHaveLength(2);
    mutes.setAll(true);
    expect(company.heard).toEqual([]);
    mutes.setAll(false);
  });
});

describe("small parts", () => {
  it("puts two rooms together in the order things were said", () => {
    const joined = join([said(1), said(3)], [said(2, "carla", "watchers"), said(1)]);
    expect(joined.map((each) => each.text)).toEqual(["bruno 1", "carla 2", "bruno 3"]);
    expect([lastOf(joined, "players"), lastOf(joined, "watchers"), lastOf([], "players")]).toEqual([3, 2, 0]);
  });
  it("calls only for tables that did not call before", () => {
    expect(newCalls(new Set(["a"]), [{ table: "a" }, { table: "b" }])).toEqual(["b"]);
  });
  it.each([null, "{", "[]", "7", '{"people": 3}'])("mutes nobody for %j", (text) => {
    expect(readMutes(text)).toEqual({ all: false, people: [] });
  });
});

describe("a notice", () => {
  it("is read in one's own language, or in the one it was written in", () => {
    const texts = { "": "We restart", fr: "Redémarrage" };
    expect(worded({ texts, at: 1 }, "fr")).toBe("Redémarrage");
    expect(worded({ texts, at: 1 }, "it")).toBe("We restart");
    expect(worded({ texts: { it: "Riavvio" }, at: 1 }, "en")).toBe("Riavvio");
  });
});
