/** Closings at one look: a card for each bidder, with what was paid and what was taken. */
import { t } from "../../lib/texts.svelte";
import type { NefertitiEvent, NefertitiPortName, NefertitiView, Snapshot, TableEvent } from "../../wire";
import { playerName, sentencesOf, type Sentences } from "../../words";
import { listed } from "../../words/telling";
import { cardAt, type Caption, type Captions } from "../flights";
import Bidder, { type Dealt } from "./Bidder.svelte";
import { cardName } from "./names";

/** A piece that is dealt with: where, and all that came of it, in this move and before it. */
interface Turn {
  market: NefertitiPortName;
  dealt: Dealt;
  events: NefertitiEvent[];
  /** Whether the next one has come. */
  over: boolean;
}

const ENDS: readonly NefertitiEvent["kind"][] = ["closing", "attribution", "closed", "shut", "went-home", "ended"];
/** What follows by itself: it is seen, and the log tells it. */
const FOLLOWS: readonly NefertitiEvent["kind"][] = ["resolved", "reopened", "moved-up"];
/** What opens and ends a closing: it is said shortly. */
const SHORT: readonly NefertitiEvent["kind"][] = ["closing", "closed"];
/** Shares of the usual time: for who took no gift, for who took nothing, as long as more is to come, for a word. */
const NO_GIFT = 0.75;
const NOTHING = 0.5;
const MORE = 0.2;
const WORD = 0.6;

/** Returns how each event of a closing is seen. */
export function captionsOf(events: readonly NefertitiEvent[], before: Snapshot): Captions {
  const turns = new Map<NefertitiEvent, Turn>();
  let turn: Turn | null = null;
  for (const event of [...sinceResolved(before), ...events]) {
    if (ENDS.includes(event.kind)) turn = ended(turn);
    else if (event.kind === "resolved") {
      ended(turn);
      turn = begun(event.params, playerName("nefertiti", before.players, event.params.seat));
    } else if (turn) {
      turn.events.push(event);
      deal(turn.dealt, event);
      turns.set(event, turn);
    }
  }
  const sentences = sentencesOf(before.game, before.players);
  const captions = new Map<Turn, Caption>();
  return new Map(
    events.flatMap((event, at): [TableEvent, Caption | null][] => {
      // A piece that has its outcome at once steps forward with its card.
      const mine = turns.get(event) ?? (event.kind === "resolved" ? turns.get(events[at + 1]) : undefined);
      if (mine && !captions.has(mine)) captions.set(mine, captionOf(mine, sentences));
      if (mine) return [[event, captions.get(mine)!]];
      if (SHORT.includes(event.kind)) return [[event, { card: null, text: sentences.event(event) ?? "", share: WORD }]];
      return FOLLOWS.includes(event.kind) ? [[event, null]] : [];
    }),
  );
}

/** Returns what happened before since the piece stepped forward that is dealt with now. */
function sinceResolved({ view, log }: Snapshot): NefertitiEvent[] {
  if (!(view as NefertitiView).closing?.square) return [];
  const past = log.flatMap((entry) => entry.events as NefertitiEvent[]);
  return past.slice(
    Math.max(
      0,
      past.findLastIndex(({ kind }) => kind === "resolved"),
    ),
  );
}
function ended(turn: Turn | null): null {
  if (turn) turn.over = true;
  return null;
}
function begun(
  { seat, market, collector }: Extract<NefertitiEvent, { kind: "resolved" }>["params"],
  name: string,
): Turn {
  const nothing = { paid: null, unpaid: null, half: 0, seals: 0, taken: [], discarded: [] };
  return { market, events: [], over: false, dealt: { seat, collector: Boolean(collector), name, ...nothing } };
}
function deal(dealt: Dealt, { kind, params }: NefertitiEvent): void {
  if (kind === "paid") dealt.paid = params.amount;
  else if (kind === "unpaid") dealt.unpaid = params.amount;
  else if (kind === "half-taken") dealt.half = params.amount;
  else if (kind === "seal-taken") dealt.seals++;
  else if (kind === "taken" || kind === "collected") dealt.taken.push(params.kind);
  else if (kind === "discarded") dealt.discarded.push(params.kind);
}
function captionOf({ market, dealt, events, over }: Turn, sentences: Sentences): Caption {
  const { taken, half, discarded } = dealt;
  const share = taken.length ? 1 : half || discarded.length ? NO_GIFT : NOTHING;
  const card = cardAt(`market:${market}`, Bidder, { ...dealt });
  return { card, text: textOf(dealt, events, sentences), share: over ? share : MORE };
}
/** Returns a card in words: in short where gifts were taken, else as the log says it. */
function textOf({ name, paid, taken, seals }: Dealt, events: readonly NefertitiEvent[], sentences: Sentences): string {
  if (!taken.length)
    return events
      .map((event) => sentences.event(event))
      .filter(Boolean)
      .join(" ");
  const things = listed([...taken.map(cardName), ...Array<string>(seals).fill(t("page-bidder-seal"))]);
  return t("page-bidder-takes", { player: name, deben: paid ?? 0, things });
}
