import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Player, Snapshot } from "../wire";
import { Hands } from "./clocks.svelte";

const player = (seat: number, changes: Partial<Player> = {}): Player => ({
  seat,
  kind: "person",
  name: "",
  bot: null,
  mine: seat === 0,
  present: true,
  gone: null,
  stand_in: null,
  given_up: false,
  ...changes,
});
const table = (changes: Partial<Snapshot>): Snapshot =>
  ({
    number: 1,
    status: "playing",
    actor: 1,
    clock: null,
    terms: { stand_in: "scribe", patience: 60, clock: null, spirit: "usual" },
    players: [player(0), player(1)],
    ...changes,
  }) as Snapshot;

describe("hands", () => {
  let now = 0;
  let hands: Hands;
  beforeEach(() => {
    now = 0;
    hands = new Hands(() => now);
  });
  afterEach(() => hands.close());

  const pass = (seconds: number): void => {
    now += 1000 * seconds;
    hands.tick();
  };

  it("run for whoever decides, and stand for the others", () => {
    hands.hear(table({ clock: { left: [30000, 30000], running: 1 } }));
    pass(12);
    expect([hands.left(0), hands.left(1), hands.low(1)]).toEqual([30000, 18000, true]);
    pass(60);
    expect(hands.left(1)).toBe(0);
  });
  it("are none where there is no clock", () => {
    hands.hear(table({}));
    expect([hands.left(0), hands.running, hands.low(0)]).toEqual([null, null, false]);
  });
  it("wait for somebody who is away as long as was agreed, and longer for one who thinks", () => {
    const here = table({});
    hands.hear(here);
    pass(61);
    expect(hands.patience(here, 1)).toBe(239);
    const away = table({ players: [player(0), player(1, { present: false, gone: 20000 })] });
    hands.hear(away);
    expect(hands.patience(away, 1)).toBe(40);
    pass(50);
    expect(hands.patience(away, 1)).toBe(0);
  });
  it("wait without end where that was agreed, and for nobody who does not decide", () => {
    const never = table({ terms: { stand_in: "", patience: 0, clock: null, spirit: "usual" } });
    const days = table({
      terms: { stand_in: "", patience: 60, clock: { seconds: 86400, increment: 0, each: true }, spirit: "usual" },
    });
    for (const each of [never, days]) {
      hands.hear(each);
      expect(hands.patience(each, 1)).toBe(null);
    }
    const mine = table({ actor: 0 });
    hands.hear(mine);
    expect(hands.patience(mine, 1)).toBe(null);
  });
});
