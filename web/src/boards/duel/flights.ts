/** What travels when things happen in the Duel. */
import type { DuelView, TableEvent } from "../../wire";
import { pieceOf, type Flight, type Piece, type Step } from "../flights";
import Cargo from "./art/Cargo.svelte";
import Pawn from "./art/Pawn.svelte";
import { TOKENS } from "./names";

const pawn = (seat: number): Piece => pieceOf(Pawn, { seat }, { aspect: 0.75, least: 28, most: 90 });
const cargo = (code: string): Piece => pieceOf(Cargo, { code }, { aspect: 1, least: 30, most: 70 });
const SITES: Record<string, string> = { o: "obelisk", l: "pyramids", d: "pyramids", t: "temple", c: "chamber" };

/** Returns the anchor of the place where a player keeps a token. */
const siteOf = (seat: unknown, code: string): string => `site:${String(seat)}:${SITES[code[0]] ?? "tokens"}`;

/** Returns the steps that show a move's events, starting from how the table looked before. */
export function duelSteps(events: readonly TableEvent[], before: DuelView): Step[] {
  const steps: Step[] = [];
  let refill: Flight[] = [];
  const flush = () => {
    if (refill.length) steps.push({ flights: refill, sound: "reed" });
    refill = [];
  };
  for (const event of events) {
    if (event.kind === "refilled") {
      refill.push(arriving(event, "pile", 70 * refill.length));
      continue;
    }
    flush();
    const step = stepOf(event, before);
    if (step) steps.push({ ...step, event });
  }
  flush();
  return steps;
}

const arriving = ({ params }: TableEvent, from: string, delay = 0): Flight => ({
  from,
  to: `slot:${params.boat}:${params.slot}`,
  piece: cargo(String(params.face)),
  delay,
});

function stepOf(event: TableEvent, before: DuelView): Step | null {
  const { params } = event;
  const seat = Number(params.seat);
  const slot = `slot:${params.boat}:${params.slot}`;
  const face = String(params.face);
  switch (event.kind) {
    case "placed":
      return {
        flights: [{ from: `reserve:${seat}`, to: `square:${params.square}`, piece: pawn(seat) }],
        sound: "wood",
      };
    case "taken": {
      const flights: Flight[] = [{ from: slot, to: siteOf(seat, face), piece: cargo(face), lift: true }];
      if (params.square !== null) {
        flights.push({
          from: `square:${params.square}`,
          to: `reserve:${seat}`,
          piece: pawn(seat),
          lift: true,
        });
      }
      return { flights, sound: "clay", rest: 0.3 };
    }
    case "removed":
      return { flights: [{ from: slot, to: "out", piece: cargo(face), lift: true, fade: true }] };
    case "revealed":
      return { flights: [arriving(event, "warehouse")], sound: "clay" };
    case "played":
      return {
        flights: [
          {
            from: `site:${seat}:tokens`,
            to: "out",
            piece: cargo(TOKENS[String(params.token)]),
            fade: true,
          },
        ],
        sound: "reed",
      };
    case "swapped":
      return { flights: swap(event, before), sound: "clay" };
    default:
      return null;
  }
}

function swap({ params }: TableEvent, before: DuelView): Flight[] {
  const slots = before.boats.find((boat) => boat.name === params.boat)?.slots ?? [];
  const ends = [Number(params.slot), Number(params.other)];
  return ends.map((slot, i) => ({
    from: `slot:${params.boat}:${slot}`,
    to: `slot:${params.boat}:${ends[1 - i]}`,
    piece: cargo(slots[slot - 1] ?? "?"),
    lift: true,
  }));
}
