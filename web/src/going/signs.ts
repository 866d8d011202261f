/** What is to be seen at a seat of coming and going. */
import { t } from "../lib/texts.svelte";
import type { Snapshot } from "../wire";
import { playerName } from "../words";
import type { Hands } from "./clocks.svelte";
import { face } from "./time";

export interface Sign {
  /** That the person is away, or which bot plays for them; and the sentence behind it. */
  away: { text: string; about: string; bot: boolean } | null;
  clock: { text: string; about: string; running: boolean; low: boolean } | null;
}

/** Returns what is to be seen at a seat; null where everything is as usual. */
export function signOf(snapshot: Snapshot, hands: Hands, seat: number, online = true): Sign | null {
  const [away, clock] = [awayOf(snapshot, seat, online), clockOf(snapshot, hands, seat)];
  return away || clock ? { away, clock } : null;
}

function awayOf({ game, players, status }: Snapshot, seat: number, online: boolean): Sign["away"] {
  const player = players[seat];
  if (player?.kind !== "person" || status !== "playing") return null;
  const name = playerName(game, players, seat);
  if (player.mine && !online) return { text: t("going-sign-offline"), about: t("page-offline"), bot: false };
  if (player.stand_in) {
    const bot = t("bot-name", { bot: player.stand_in });
    const about = t(player.given_up ? "going-sign-gone-about" : "going-sign-bot-about", { player: name, bot });
    return { text: bot, about, bot: true };
  }
  if (player.present || player.mine) return null;
  return { text: t("going-sign-away"), about: t("going-sign-away-about", { player: name }), bot: false };
}

function clockOf({ game, players, status }: Snapshot, hands: Hands, seat: number): Sign["clock"] {
  const left = hands.left(seat);
  if (left === null || status !== "playing") return null;
  const text = face(left);
  const about = t("going-clock-about", { player: playerName(game, players, seat), time: text });
  return { text, about, running: hands.running === seat, low: hands.low(seat) };
}
