/** The chairs of a table before its match begins: who sits there, who is still awaited, which are empty. */
import { playerName } from "../words";
import type { Invitation, Player, Snapshot } from "../wire";
import type { CompanyStore } from "./company.svelte";

export interface Chair {
  seat: number;
  state: "here" | "away" | "awaited" | "empty";
  name: string;
  /** A person's picture; empty where there is none. */
  avatar: string;
  bot: string | null;
  mine: boolean;
  host: boolean;
}

const chairOf = (game: string, players: readonly Player[], player: Player, avatar: string, host: boolean): Chair => ({
  seat: player.seat,
  state: player.kind === "open" ? "empty" : player.present ? "here" : "away",
  name: playerName(game, players, player.seat),
  avatar,
  bot: player.bot,
  mine: player.mine,
  host,
});

/** Returns the chairs of a table to which a link invites. */
export const chairsBehind = ({ table, host_seat }: Invitation): Chair[] =>
  table.players.map((player) =>
    chairOf(table.game, table.players, player, table.avatars[player.seat], player.seat === host_seat),
  );

/** Returns the chairs of a table one is at; those who played before and are not back yet have theirs. */
export const chairsAt = (snapshot: Snapshot, company: CompanyStore): Chair[] =>
  snapshot.players.map((player) => {
    const guest = company.guests.find(({ seats }) => seats.includes(player.seat));
    const awaited = company.expected.find(({ seat }) => seat === player.seat);
    const host = guest !== undefined && guest.who === company.host && guest.seats[0] === player.seat;
    const chair = chairOf(snapshot.game, snapshot.players, player, guest?.avatar ?? "", host);
    if (chair.state !== "empty" || !awaited) return chair;
    return { ...chair, state: "awaited", name: awaited.name || chair.name, avatar: awaited.avatar };
  });
