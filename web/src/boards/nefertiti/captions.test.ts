import { describe, expect, it } from "vitest";
import closing from "../../samples/nefertiti-closing.json";
import type { LogEntry, NefertitiEvent, Snapshot } from "../../wire";
import { texts } from "../../lib/texts.svelte";
import { captionsOf } from "./captions";

const market = "gizeh";
const taken = (seat: number): NefertitiEvent => ({
  kind: "taken",
  params: { seat, market, place: "upper", kind: "harp" },
});
const paid = (seat: number, amount: number): NefertitiEvent => ({ kind: "paid", params: { seat, market, amount } });
const seal = (seat: number): NefertitiEvent => ({ kind: "seal-taken", params: { seat, market } });
const unpaid = (seat: number): NefertitiEvent => ({ kind: "unpaid", params: { seat, market, amount: 8 } });
const closes: NefertitiEvent = { kind: "closing", params: { seat: 0, market, by_hand: 0, stall: "gl", pieces: 3 } };
const closed: NefertitiEvent = { kind: "closed", params: { market, tile: 1 } };
const next = (seat: number): NefertitiEvent => ({
  kind: "resolved",
  params: { seat, market, square: "gl5", collector: 0 },
});
const sample = closing as unknown as Snapshot;
const entry = (...events: NefertitiEvent[]): LogEntry => ({ number: 1, seat: 0, action: "gl5", events, bot: null });
/** A match at which nothing closes yet, and one in the middle of a closing, after some events. */
const before = { ...sample, view: { ...sample.view, closing: null }, log: [] } as unknown as Snapshot;
const amid = (...events: NefertitiEvent[]): Snapshot => ({ ...sample, log: [entry(...events)] });
const dealt = (events: NefertitiEvent[], at: Snapshot): unknown[] =>
  [...new Set([...captionsOf(events, at).values()])].map(
    (caption) => caption && { ...caption.card?.props, share: caption.share },
  );

describe("a closing at one look", () => {
  it("has a card for each bidder, with all that was paid and taken", async () => {
    await texts.use("en");
    const events = [next(1), paid(1, 7), seal(1), taken(1), next(2), unpaid(2), closed];
    const captions = captionsOf(events, before);
    expect(events.map((event) => captions.get(event)?.card?.props.seat)).toEqual([1, 1, 1, 1, 2, 2, undefined]);
    expect(captions.get(taken(1))).toBeUndefined();
    expect(captions.get(events[1])).toMatchObject({
      share: 1,
      card: { at: "market:gizeh", props: { paid: 7, seals: 1, taken: ["harp"] } },
      text: expect.stringContaining("pays 7 Deben: harp, royal seal."),
    });
    expect(captions.get(events[5])!.share).toBeLessThan(1);
  });
  it("goes on with the card of who took something in the move before", () => {
    const first = amid(closes, next(1), paid(1, 7), taken(1));
    expect(dealt([taken(1), next(2)], first)).toMatchObject([
      { seat: 1, paid: 7, taken: ["harp", "harp"], share: 1 },
      null,
    ]);
  });
  it("stands shortly as long as more is to come, and needs no words for who comes next", () => {
    expect(dealt([next(1), paid(1, 7)], before)).toMatchObject([{ seat: 1, paid: 7, share: 0.2 }]);
    expect(dealt([next(2)], before)).toEqual([null]);
  });
  it("leaves what is no part of a closing to sentences", () => {
    const placed: NefertitiEvent = { kind: "placed", params: { seat: 0, stall: "gl", square: "gl5", collector: 0 } };
    expect([...captionsOf([placed, closes], before).keys()]).toEqual([closes]);
    expect(captionsOf([paid(1, 3)], before).size).toBe(0);
  });
});
