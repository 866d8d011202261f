/** Checking a finished match: the page plays it once more, by itself, and compares everything that it was told. */
import type { Checked } from "../engine/checking";
import { commitmentOf } from "../engine/record";
import { t } from "../lib/texts.svelte";
import type { Replay } from "../wire";
import { broken, promiseOf } from "./promises";

export interface Check {
  name: "commitment" | "promise" | "luck" | "actions" | "outcome";
  /** Null where it cannot be checked here. */
  holds: boolean | null;
  text: string;
}

/** Returns every check of a match with its result, in words; `checked` is what came of playing it once more. */
export function checksOf(replay: Replay, checked: Checked): Check[] {
  return [
    commitmentCheck(replay),
    promiseCheck(replay),
    luckCheck(replay, checked),
    actionsCheck(replay, checked),
    outcomeCheck(checked),
  ];
}

function commitmentCheck(replay: Replay): Check {
  const hash = replay.seed === null ? "" : commitmentOf(replay.seed);
  const holds = hash === replay.commitment;
  return {
    name: "commitment",
    holds,
    text: t(holds ? "verify-commitment" : "verify-commitment-fails", { hash: `${hash.slice(0, 12)}…` }),
  };
}
const BROKEN = { commitment: "verify-promise-commitment", beginning: "verify-promise-beginning" };
function promiseCheck(replay: Replay): Check {
  const promised = replay.table ? promiseOf(replay.table) : null;
  if (promised === null) return { name: "promise", holds: null, text: t("verify-promise-unknown") };
  const fault = broken(promised, replay);
  return { name: "promise", holds: fault === null, text: t(fault ? BROKEN[fault] : "verify-promise") };
}
function luckCheck(replay: Replay, { unknown, luck, events, first, rules }: Checked): Check {
  if (unknown)
    return { name: "luck", holds: null, text: t("verify-luck-version", { version: replay.rules, known: rules }) };
  if (luck) return { name: "luck", holds: true, text: t("verify-luck", { events }) };
  return {
    name: "luck",
    holds: false,
    text: first ? t("verify-luck-fails", { number: first }) : t("verify-luck-start"),
  };
}
function actionsCheck(replay: Replay, { unknown, actions, first, rules }: Checked): Check {
  if (unknown) return { name: "actions", holds: null, text: t("verify-actions-unknown") };
  const text = actions
    ? t("verify-actions", { count: replay.log.length, version: rules })
    : t("verify-actions-fail", { number: first });
  return { name: "actions", holds: actions, text };
}
function outcomeCheck({ unknown, actions, outcome, points, digest }: Checked): Check {
  if (unknown || !actions || !digest) return { name: "outcome", holds: null, text: t("verify-outcome-unknown") };
  const told = points.join(" : ");
  return {
    name: "outcome",
    holds: outcome,
    text: t(outcome ? "verify-outcome" : "verify-outcome-fails", { points: told, digest: digest.slice(0, 12) }),
  };
}
