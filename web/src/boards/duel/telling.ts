/** The Duel in words, from a view alone. */
import { playerName, type Sentences } from "../../words";
import { faceName, tokenName } from "./names";
import { times } from "../../words/naming";
import { t } from "../../lib/texts.svelte";
import type { DuelBoat, DuelView, LegalAction, Snapshot } from "../../wire";
import { capital, counted, listed, namesOf, type Section, type Telling } from "../../words/telling";

const SITES = ["obelisk", "temple", "pyramids", "chamber"] as const;
const PAIRS = ["12", "13", "23"];

/** Returns what unloading a boat now would bring to whom. */
export function unloading(boat: DuelBoat, player: (seat: number) => string): string {
  const parts = boat.slots.map((code, i) => {
    const seat = boat.receivers[i];
    const words = { slot: i + 1, token: faceName(code ?? "?") };
    return seat === null ? t("text-duel-lost", words) : t("text-duel-goes", { ...words, player: player(seat) });
  });
  return t("text-duel-now", { parts: parts.reverse().join("; ") });
}

/** Returns a match of the Duel in words. */
export function tellDuel(snapshot: Snapshot, view: DuelView, sentences: Sentences): Telling {
  const player = (seat: number): string => playerName("duel", snapshot.players, seat);
  const who = (square: string): string =>
    view.port[square] === null ? t("table-duel-free") : player(view.port[square]!);
  const boats = view.boats.map((boat) => boatSection(view, boat, player, who));
  const seats = view.seats.map((_, seat) => seatSection(snapshot, view, seat, player(seat), sentences));
  const sections = [portSection(view, who), ...boats, ...seats, stockSection(view, player)];
  const own = snapshot.seat === null ? [] : [{ names: namesOf("mine"), lines: seats[snapshot.seat].lines }];
  const topics = [
    ...own,
    { names: namesOf("boats"), lines: boats.flatMap((boat) => boat.lines.slice(0, 1)) },
    {
      names: namesOf("sites"),
      lines: SITES.map((site) => {
        const side = view.sides[site];
        const name = `${capital(sentences.source(site))}, ${t("side-duel", { side })}`;
        return `${name}. ${capital(t(`page-duel-${site}-${side}`))}.`;
      }),
    },
    ...SITES.map((site, i) => ({
      names: [sentences.source(site)],
      lines: seats.map((seat) => `${seat.title}. ${seat.lines[i + 1]}`),
    })),
    ...Object.keys(view.seats[0].tokens).map((token) => ({
      names: [tokenName(token)],
      lines: [`${tokenName(token)}. ${t(`page-duel-token-${token}`)}`],
    })),
    ...Object.keys(view.port).map((square) => ({ names: [square], lines: [`${square}: ${who(square)}.`] })),
  ];
  return { sections, topics, things: things(view) };
}

function portSection(view: DuelView, who: (square: string) => string): Section {
  const rows = ["1", "2", "3"].map((row) => {
    const squares = Object.keys(view.port).filter((square) => square[1] === row);
    return t("table-duel-row", { row, squares: squares.map((square) => `${square} ${who(square)}`).join(", ") });
  });
  return { id: "port", title: t("page-duel-port"), names: namesOf("port"), lines: rows };
}

function boatSection(
  view: DuelView,
  boat: DuelBoat,
  player: (seat: number) => string,
  who: (square: string) => string,
): Section {
  const title = capital(t("boat-duel", { boat: boat.name }));
  const names = [t("boat-duel", { boat: boat.name })];
  if (!boat.present)
    return { id: `boat-${boat.name}`, title, names, lines: [t("table-duel-boat-gone", { boat: boat.name })] };
  const [one, two, three] = boat.slots.map((code) => faceName(code ?? "?"));
  const lines = [
    t("text-duel-slots", { boat: boat.name, one, two, three }),
    t("text-duel-way", { squares: boat.lane.map((square) => `${square} ${who(square)}`).join(", ") }),
  ];
  if (boat.pawns > 0 && view.phase !== "over") lines.push(unloading(boat, player));
  return { id: `boat-${boat.name}`, title, names, lines };
}

function seatSection(snapshot: Snapshot, view: DuelView, seat: number, name: string, sentences: Sentences): Section {
  const own = view.seats[seat];
  const scores = snapshot.outcome ?? snapshot.scores;
  const points = scores.breakdown[seat];
  const held: Record<(typeof SITES)[number], string> = {
    obelisk: String(own.obelisks),
    temple: listed(own.temples.flatMap((count, i) => Array<string>(count).fill(String(i + 1)))),
    pyramids: t("text-duel-light-dark", { light: own.light, dark: own.dark }),
    chamber: listed(own.chamber.map(String)),
  };
  const tokens = Object.entries(own.tokens).filter(([, count]) => count > 0);
  const lines = [
    t("text-duel-pawns", { pawns: own.reserve }),
    ...SITES.map((site) =>
      capital(
        t("text-duel-site", {
          site: sentences.source(site),
          side: view.sides[site],
          held: held[site],
          points: points[site] ?? 0,
          how: t(`page-duel-${site}-${view.sides[site]}`),
        }),
      ),
    ),
    t("text-duel-tokens", {
      tokens: listed(tokens.map(([token, count]) => times(tokenName(token), count))),
      points: points.tokens ?? 0,
    }),
    t("text-duel-on-port", { points: points.pawns ?? 0 }),
    t("text-duel-total", { points: scores.points[seat] }),
  ];
  return { id: `seat-${seat}`, title: name, names: [name, t("seat-duel", { seat })], lines };
}

function stockSection(view: DuelView, player: (seat: number) => string): Section {
  const lines = [
    t("table-duel-hidden", { pile: view.pile, warehouse: view.warehouse }),
    t("text-duel-unloads", { unloads: view.unloads }),
    t("text-duel-unseen", { tokens: counted(view.unseen, faceName) }),
  ];
  if (Object.keys(view.removed).length)
    lines.push(t("table-duel-removed", { tokens: counted(view.removed, faceName) }));
  if (view.first_five !== null) lines.push(t("text-duel-first-five", { player: player(view.first_five) }));
  return { id: "stock", title: t("text-duel-stock"), names: namesOf("stock"), lines };
}

function things(view: DuelView): LegalAction[] {
  const there = view.boats.filter((boat) => boat.present);
  return [
    ...Object.keys(view.port).map((square) => ({ action: square, kind: "place", square })),
    ...view.boats.map(({ name }) => ({ action: `x${name}`, kind: "unload", boat: name })),
    ...Object.keys(view.seats[0].tokens).map((token) => ({ action: token, kind: "play", token })),
    ...there.flatMap(({ name, slots }) =>
      slots.map((card, i) => ({ action: `${name}:${i + 1}`, kind: "take", boat: name, slot: i + 1, card })),
    ),
    ...there.flatMap(({ name }) =>
      PAIRS.map((pair) => ({
        action: `${name}:${pair}`,
        kind: "swap",
        boat: name,
        slot: Number(pair[0]),
        other: Number(pair[1]),
      })),
    ),
    { action: "done", kind: "done" },
    { action: "pass", kind: "pass" },
  ];
}
