/** Spans of time in words and figures. */
import { t } from "../lib/texts.svelte";
import type { Clock } from "../wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds below which somebody should hurry. */
export const LOW = 20;

/** Returns so many seconds in words: in days, hours, minutes or seconds, whichever is the largest that fits. */
export function span(seconds: number): string {
  if (seconds >= DAY) return t("going-days", { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("going-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return t("going-minutes", { count: Math.round(seconds / MINUTE) });
  return t("going-seconds", { count: Math.ceil(seconds) });
}

/** Returns what a clock gives: so many days a move, or minutes for the match and seconds more a turn. */
export function clockText({ seconds, increment = 0, each }: Clock): string {
  if (!each) return t("terms-clock-real", { minutes: Math.round(seconds / MINUTE), increment });
  return t("terms-clock-each", { days: Math.max(1, Math.round(seconds / DAY)) });
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Returns milliseconds as a clock shows them: `3:05`, and where there are hours `2:03:05`; days are words. */
export function face(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return span(seconds);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}
