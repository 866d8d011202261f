/** Checking a finished match: what the page can do itself it does itself, the rest it asks the server to replay. */
import type { ReplaySource } from "../lib/api";
import { t } from "../lib/texts.svelte";
import type { Replay, Verification, View } from "../wire";
import { RULES } from "./boxes";
import { dealtAgain } from "./dealing";
import { commitmentOf } from "./luck";
import { broken, promiseOf } from "./promises";

export interface Check {
  name: "commitment" | "promise" | "luck" | "actions" | "outcome";
  /** Null where it cannot be checked here. */
  holds: boolean | null;
  text: string;
}

/** Returns every check of a match with its result, in words. */
export async function checksOf(source: ReplaySource, replay: Replay, first: View): Promise<Check[]> {
  const hash = replay.seed === null ? "" : await commitmentOf(replay.seed);
  const answer = await source.verify();
  return [commitmentCheck(replay, hash), promiseCheck(replay), luckCheck(replay, first), ...replayedChecks(replay, answer)];
}

function commitmentCheck(replay: Replay, hash: string): Check {
  const holds = hash === replay.commitment;
  return { name: "commitment", holds, text: t(holds ? "verify-commitment" : "verify-commitment-fails", { hash: `${hash.slice(0, 12)}…` }) };
}

const BROKEN = { commitment: "verify-promise-commitment", beginning: "verify-promise-beginning" };

function promiseCheck(replay: Replay): Check {
  const promised = replay.table ? promiseOf(replay.table) : null;
  if (promised === null) return { name: "promise", holds: null, text: t("verify-promise-unknown") };
  const fault = broken(promised, replay);
  return { name: "promise", holds: fault === null, text: t(fault ? BROKEN[fault] : "verify-promise") };
}

function luckCheck(replay: Replay, first: View): Check {
  const dealt = dealtAgain(replay, first);
  if (dealt === "position") return { name: "luck", holds: null, text: t("verify-luck-position") };
  if (dealt === "version") return { name: "luck", holds: null, text: t("verify-luck-version", { version: replay.rules, known: RULES[replay.game] }) };
  return { name: "luck", holds: dealt.holds, text: t(dealt.holds ? "verify-luck" : "verify-luck-fails", { things: dealt.things, dice: dealt.dice }) };
}

function replayedChecks(replay: Replay, answer: Verification): Check[] {
  const held = (name: string): boolean => answer.held.includes(name);
  const fault = t("replay-record-fault", { code: answer.fault ?? "action" });
  const actions = held("actions") && answer.actions === replay.log.length;
  const points = answer.points.join(" : ");
  const outcome = held("outcome") && points === (replay.outcome?.points ?? []).join(" : ");
  return [
    { name: "actions", holds: actions, text: actions ? t("verify-actions", { count: answer.actions, version: answer.rules }) : fault },
    { name: "outcome", holds: actions ? outcome : null, text: outcome ? t("verify-outcome", { points, digest: (answer.digest ?? "").slice(0, 12) }) : actions ? fault : t("verify-outcome-unknown") },
  ];
}
