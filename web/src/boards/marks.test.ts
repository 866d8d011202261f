// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import duel from "../samples/duel-middle.json";
import type { TableEvent, View } from "../wire";
import { marking, marksOf } from "./marks";
import { changedPlaces } from "./plain/view";

const view = duel.view as unknown as View;
const move = (seat: number, events: unknown[]) => ({
  seat,
  events: events as TableEvent[],
  before: null,
  after: view,
});
const placed = (seat: number, square: string) => ({ kind: "placed", params: { seat, square } });

describe("marks", () => {
  it("lie where things went to, and where they were taken from, for whoever was there last", () => {
    const taken = { kind: "taken", params: { seat: 1, boat: "1", slot: 2, face: "o", square: "b1" } };
    const marks = marksOf([move(0, [placed(0, "a1")]), move(1, [taken, placed(1, "a2")])]);
    expect(marks.get("square:a1")).toEqual({ seat: 0, last: false });
    expect(marks.get("square:a2")).toEqual({ seat: 1, last: true });
    expect([...marks.keys()]).toEqual(expect.arrayContaining(["square:b1"]));
  });
  it("lie where a view has changed, in a game that has no flights", () => {
    const seats = (pits: number[]): View => ({ game: "any", seats: [{ pits, store: 0 }] }) as unknown as View;
    expect(changedPlaces(seats([4, 4, 4]), seats([4, 0, 5]))).toEqual(["seats.0.pits.1", "seats.0.pits.2"]);
  });
});

describe("marking", () => {
  let board: HTMLElement;
  const marked = (): string[] =>
    [...board.querySelectorAll<HTMLElement>("[data-marked]")].map(
      ({ dataset }) => `${dataset.anchor} ${dataset.marked}${dataset.last === undefined ? "" : " last"}`,
    );
  beforeAll(() => {
    board = document.body.appendChild(document.createElement("main"));
    board.innerHTML = '<b data-anchor="a"></b><b data-anchor="b"></b>';
  });
  it("draws on places, also on those that come later, and takes away what is old", async () => {
    const { update, destroy } = marking(board, new Map([["a", { seat: 2, last: true }]]));
    expect(marked()).toEqual(["a 2 last"]);
    update(new Map([["b", { seat: 1, last: false }], ["c", { seat: 0, last: false }]])); // prettier-ignore
    expect(marked()).toEqual(["b 1"]);
    board.append(Object.assign(document.createElement("i")));
    (board.lastChild as HTMLElement).dataset.anchor = "c";
    await new Promise((resolve) => setTimeout(resolve));
    expect(marked()).toEqual(["b 1", "c 0"]);
    destroy();
  });
});
