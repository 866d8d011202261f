/** Records on this device: read, checked and written as a server and `deben verify` do. */
import { sha256 } from "./sha256";
import type { Breakdowns, GameName, Spirit, Stopped, Verification } from "../wire";
import { Faulty } from "./failure";
import type { Game, Ruleset } from "./game";
import type { Options } from "./options";
import { Match } from "./match";

/** The saved match: versioned JSON that a person can read. */
export interface MatchRecord {
  deben: number;
  game: GameName;
  rules: number;
  options: Options;
  seed: string;
  commitment: string;
  actions: string[];
  position: string | null;
  outcome: Breakdowns | null;
  players: string[];
  /** By the number of an action, what chose it in place of the player in the seat. */
  stand_ins: Record<string, string>;
  /** How it was stopped where the rules would have gone on. */
  ended: Stopped | null;
  /** The digest of the rules that it was played by, empty where the version alone says which. */
  ruleset: string;
  /** The digest of the board's data, empty for a game without any. */
  board: string;
  /** The digest of the module that played it; not told here. */
  module: string;
  /** Who was helped while it was played. */
  spirit: Spirit;
}
/** A text is no record, or one that does not hold together; `code` is what a server would say. */
export class RecordFault extends Error {
  constructor(
    readonly code:
      "malformed" | "format" | "seed" | "commitment" | "game" | "version" | "board" | "start" | "action" | "outcome",
  ) {
    super(code);
  }
}

const FORMAT = 1;
const MOST_ACTIONS = 2000;
const CHECKS = ["commitment", "luck", "actions", "outcome"];
const FAILS_AT: Record<string, string> = {
  commitment: "commitment",
  seed: "commitment",
  start: "luck",
  game: "luck",
  version: "luck",
  board: "luck",
  action: "actions",
  outcome: "outcome",
};

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** Returns the SHA-256 of a text in hexadecimal digits. */
export const digestOf = (text: string): string => hex(sha256(new TextEncoder().encode(text)));
/** Returns the promise about a seed of 64 hexadecimal digits. */
export const commitmentOf = (seed: string): string => digestOf(`deben seed 1:${seed}`);
/** Returns 256 fresh random bits. */
export const newSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

const SEED = /^(0x)?([0-9a-fA-F]+)$/;
function seedText(seed: string): string {
  const digits = SEED.exec(seed)?.[2].toLowerCase().replace(/^0+/, "") ?? null;
  if (digits === null || digits.length > 64) throw new RecordFault("seed");
  return digits.padStart(64, "0");
}

const FIELDS: Record<string, (value: unknown) => boolean> = {
  deben: Number.isInteger,
  game: (value) => typeof value === "string",
  rules: Number.isInteger,
  options: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  seed: (value) => typeof value === "string",
  commitment: (value) => typeof value === "string",
  actions: (value) => Array.isArray(value) && value.every((each) => typeof each === "string"),
  position: (value) => value === null || typeof value === "string",
  outcome: (value) => value === null || isOutcome(value),
  players: (value) => Array.isArray(value) && value.every((each) => typeof each === "string"),
  stand_ins: (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([number, bot]) => /^-?\d+$/.test(number) && typeof bot === "string"),
  ended: (value) => value === null || isStopped(value),
  ruleset: (value) => typeof value === "string",
  board: (value) => typeof value === "string",
  module: (value) => typeof value === "string",
  spirit: (value) => SPIRITS.includes(value as Spirit),
};
const SPIRITS: readonly Spirit[] = ["usual", "serious", "learning"];
const REASONS = ["resigned", "time", "ended"];
const isStopped = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length === 2 &&
  REASONS.includes((value as Stopped).reason) &&
  Number.isInteger((value as Stopped).seat);
const isOutcome = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  ["reason", "ranking", "points", "breakdown"].every((name) => name in value) &&
  Object.keys(value).length === 4;
const LEFT_OUT = {
  deben: FORMAT,
  position: null,
  outcome: null,
  players: [],
  stand_ins: {},
  ended: null,
  ruleset: "",
  board: "",
  module: "",
  spirit: "usual",
};
const isEmpty = (value: unknown): boolean =>
  value === null || value === LEFT_OUT.spirit || Object.keys(value as object).length === 0;

/** Returns the record in a text; throws a `RecordFault` when it is none, or its seed is not the promised one. */
export function readRecord(text: string): MatchRecord {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new RecordFault("malformed");
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new RecordFault("malformed");
  const fields: Record<string, unknown> = { ...LEFT_OUT, ...found };
  if (Number.isInteger(fields.deben) && fields.deben !== FORMAT) throw new RecordFault("format");
  const whole = Object.entries(FIELDS).every(([name, fits]) => name in fields && fits(fields[name]));
  if (!whole || Object.keys(fields).length !== Object.keys(FIELDS).length) throw new RecordFault("malformed");
  const record = fields as unknown as MatchRecord;
  if (commitmentOf(seedText(record.seed)) !== record.commitment) throw new RecordFault("commitment");
  return { ...record, seed: seedText(record.seed) };
}

/** Returns a record as people read it: one field a line, actions ten to a line. */
export function writeRecord(record: MatchRecord): string {
  const rows: string[] = [];
  for (let at = 0; at < record.actions.length; at += 10)
    rows.push(
      record.actions
        .slice(at, at + 10)
        .map((action) => JSON.stringify(action))
        .join(", "),
    );
  const actions = rows.length ? `[\n    ${rows.join(",\n    ")}\n  ]` : "[]";
  const said = Object.entries(record).filter(
    ([name, value]) => name === "deben" || !(name in LEFT_OUT) || !isEmpty(value),
  );
  const lines = said.map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${name === "actions" ? actions : JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Returns the record of a match. */
export function recordOf(
  match: Match,
  players: string[],
  standIns: MatchRecord["stand_ins"] = {},
  spirit: Spirit = "usual",
): MatchRecord {
  const { options, position, seed } = match.start;
  const actions = match.moves.map(({ action }) => action);
  return {
    deben: FORMAT,
    game: match.game.name,
    rules: match.game.version,
    options: position === null ? options : {},
    seed,
    commitment: commitmentOf(seed),
    actions,
    position,
    outcome: match.outcome,
    players,
    stand_ins: standIns,
    ended: match.stopped,
    ruleset: match.game.ruleset,
    board: match.game.board,
    module: "",
    spirit,
  };
}

/** Returns the match of a record, replayed and checked action by action; throws a `RecordFault`. */
export function replayed(record: MatchRecord, game: Game): Match {
  const others = record.ruleset !== "" && record.ruleset !== game.ruleset;
  const elsewhere = record.board !== "" && record.board !== game.board;
  if (others || record.rules !== game.version || elsewhere)
    throw new RecordFault(others && elsewhere ? "board" : "version");
  const match = begun(record, game);
  if (record.actions.length > MOST_ACTIONS) throw new RecordFault("action");
  for (const action of record.actions) {
    if (match.refusal(action, null)) throw new RecordFault("action");
    match.play(action);
  }
  if (record.ended !== null) stop(match, record.ended);
  if (record.outcome !== null && !alike(record.outcome, match.outcome)) throw new RecordFault("outcome");
  return match;
}
/** Stops a match as its record says; throws a `RecordFault` where it cannot have been stopped so. */
function stop(match: Match, ended: Stopped): void {
  if (match.actor() === null || !(ended.seat >= 0 && ended.seat < match.seats)) throw new RecordFault("outcome");
  match.stopped = ended;
}
function begun(record: MatchRecord, game: Game): Match {
  try {
    return new Match(game, record);
  } catch (error) {
    if (error instanceof Faulty) throw new RecordFault("start");
    throw error;
  }
}

/** Returns whether two values that JSON can hold are the same, whatever the order of their keys. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => alike((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
}

/** Resolves to what holds of a record and what does not. */
export async function verified(
  text: string,
  gameOf: (name: string, rules: Ruleset) => Promise<Game | null>,
): Promise<Verification> {
  let record: MatchRecord | null = null;
  try {
    record = readRecord(text);
    const game = await gameOf(record.game, record);
    if (!game) throw new RecordFault("game");
    const match = replayed(record, game);
    const held = record.outcome === null ? CHECKS.slice(0, -1) : CHECKS;
    return {
      held,
      fails: null,
      fault: null,
      actions: record.actions.length,
      rules: record.rules,
      points: match.outcome?.points ?? [],
      digest: digestOf(game.writePosition(match.state())),
    };
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    const fails = FAILS_AT[error.code] ?? null;
    const held = record === null || fails === null ? [] : CHECKS.slice(0, CHECKS.indexOf(fails));
    return {
      held,
      fails,
      fault: error.code,
      actions: record?.actions.length ?? 0,
      rules: record?.rules ?? 0,
      points: [],
      digest: null,
    };
  }
}
