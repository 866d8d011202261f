/** What travels when things happen in the Duel. */
import { never } from "../../lib/never";
import type { DuelBoatName, DuelEvent, DuelFace, DuelView } from "../../wire";
import { pieceOf, type Flight, type Piece, type Step } from "../flights";
import Cargo from "./art/Cargo.svelte";
import Pawn from "./art/Pawn.svelte";
import { SITES, TOKENS } from "./names";

const pawn = (seat: number): Piece => pieceOf(Pawn, { seat }, { aspect: 0.75, least: 28, most: 90 });
const cargo = (code: string): Piece => pieceOf(Cargo, { code }, { aspect: 1, least: 30, most: 70 });

/** Returns the anchor of the place where a player keeps a token. */
const siteOf = (seat: number, code: DuelFace): string => `site:${seat}:${SITES[code[0]] ?? "tokens"}`;
const slotOf = ({ boat, slot }: { boat: DuelBoatName; slot: number }): string => `slot:${boat}:${slot}`;

/** Returns the steps that show a move's events, starting from how the table looked before. */
export function duelSteps(events: readonly DuelEvent[], before: DuelView): Step[] {
  const steps: Step[] = [];
  let refill: Flight[] = [];
  let unsaid: DuelEvent[] = [];
  const flush = () => {
    if (refill.length) steps.push({ flights: refill, unsaid, sound: "reed" });
    refill = [];
    unsaid = [];
  };
  for (const event of events) {
    if (event.kind === "refilled") {
      refill.push(arriving(event, "pile", 70 * refill.length));
      unsaid.push(event);
      continue;
    }
    flush();
    const step = stepOf(event, before);
    if (step) steps.push({ ...step, event });
  }
  flush();
  return steps;
}

type Of<Kind extends DuelEvent["kind"]> = Extract<DuelEvent, { kind: Kind }>;

const arriving = ({ params }: Of<"refilled" | "revealed">, from: string, delay = 0): Flight => ({
  from,
  to: slotOf(params),
  piece: cargo(params.face),
  delay,
});

function stepOf(event: DuelEvent, before: DuelView): Step | null {
  switch (event.kind) {
    case "placed": {
      const { seat, square } = event.params;
      return { flights: [{ from: `reserve:${seat}`, to: `square:${square}`, piece: pawn(seat) }], sound: "wood" };
    }
    case "taken":
      return { flights: taking(event), sound: "clay", rest: 0.3 };
    case "removed": {
      const piece = cargo(event.params.face);
      return { flights: [{ from: slotOf(event.params), to: "out", piece, lift: true, fade: true }] };
    }
    case "revealed":
      return { flights: [arriving(event, "warehouse")], sound: "clay" };
    case "played": {
      const { seat, token } = event.params;
      return {
        flights: [{ from: `site:${seat}:tokens`, to: "out", piece: cargo(TOKENS[token]), fade: true }],
        sound: "reed",
      };
    }
    case "swapped":
      return { flights: swap(event, before), sound: "clay" };
    case "refilled": // several of them travel together
    case "unloaded":
    case "left":
    case "fifth-obelisk":
    case "passed":
    case "turn":
    case "ended":
      return null;
    default:
      return never(event, null);
  }
}

function taking({ params }: Of<"taken">): Flight[] {
  const { seat, face, square } = params;
  const token: Flight = { from: slotOf(params), to: siteOf(seat, face), piece: cargo(face), lift: true };
  if (square === null) return [token];
  return [token, { from: `square:${square}`, to: `reserve:${seat}`, piece: pawn(seat), lift: true }];
}

function swap({ params }: Of<"swapped">, before: DuelView): Flight[] {
  const slots = before.boats.find((boat) => boat.name === params.boat)?.slots ?? [];
  const ends = [params.slot, params.other];
  return ends.map((slot, i) => ({
    from: slotOf({ boat: params.boat, slot }),
    to: slotOf({ boat: params.boat, slot: ends[1 - i] }),
    piece: cargo(slots[slot - 1] ?? "?"),
    lift: true,
  }));
}
