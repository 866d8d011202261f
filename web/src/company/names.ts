/** What people at a table are called. */
import { playerName } from "../words";
import { t } from "../lib/texts.svelte";
import type { Guest, Snapshot } from "../wire";

/** Returns the name of somebody at a table: their own, that of their seat, or that they are somebody. */
export function guestName(guest: Pick<Guest, "name" | "seats">, snapshot: Snapshot): string {
  if (guest.name) return guest.name;
  return guest.seats.length ? playerName(snapshot.game, snapshot.players, guest.seats[0]) : t("company-somebody");
}
