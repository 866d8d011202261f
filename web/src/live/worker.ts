/**
 * A worker with one analyst in it: it gets a view in notation and nothing else, and tells what it finds until it is
 * told to rest.
 */
import { Failure, Faulty } from "../engine/failure";
import type { Game } from "../engine/game";
import { strongest } from "../engine/levels";
import { loadGame, loadMind } from "../engine/modules";
import { breathe } from "../engine/thinker";
import type { GameName } from "../wire";
import { Analyst } from "./analyst";
import type { FromAnalyst, ToAnalyst } from "./messages";

/** Milliseconds of thinking between two looks at what is said meanwhile, and between two reports. */
const SLICE = 20;
const REPORT_EVERY = 300;
/** Seconds after which it has thought enough about one moment. */
const MOST_SECONDS = 60;

interface Subject {
  game: GameName;
  position: string;
  analyst: Analyst;
  /** Milliseconds thought about it. */
  spent: number;
}

const games = new Map<GameName, Promise<Game>>();
let subject: Subject | null = null;
let round = 0;

const say = (message: FromAnalyst): void => postMessage(message);
const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

function game(name: GameName): Promise<Game> {
  const found = games.get(name) ?? loadGame(name);
  found.catch(() => games.delete(name));
  games.set(name, found);
  return found;
}
/**
 * Resolves to what is looked at, null if that is something else by now; what was thought about the same position before
 * is kept.
 */
async function subjectOf(name: GameName, position: string, mine: number): Promise<Subject | null> {
  if (subject?.game === name && subject.position === position) return subject;
  const rules = await game(name);
  if (mine !== round) return null;
  const view = rules.readPosition(position);
  const seats = rules.scores(view, false).points.length;
  const mind = strongest(name, seats).manner.mind ? await loadMind(name) : null;
  if (mine !== round) return null;
  const known =
    subject?.game === name && subject.analyst.seats === seats
      ? subject.analyst
      : new Analyst(rules, seats, chance, mind);
  known.begin(view);
  return { game: name, position, analyst: known, spent: 0 };
}

async function look({ round: mine, game: name, position }: Extract<ToAnalyst, { type: "look" }>): Promise<void> {
  round = mine;
  try {
    const found = await subjectOf(name, position, mine);
    if (!found) return;
    subject = found;
    await think(found, mine);
  } catch (error) {
    subject = null;
    if (!(error instanceof Failure || error instanceof Faulty)) console.error(error);
    say({
      type: "failed",
      round: mine,
      code: error instanceof Failure ? error.code : error instanceof Faulty ? "bad-position" : "internal",
    });
  }
}
async function think(found: Subject, mine: number): Promise<void> {
  const { analyst } = found;
  let told = 0;
  while (mine === round) {
    const done = analyst.done || found.spent >= 1000 * MOST_SECONDS;
    const now = performance.now();
    if (done || now - told >= REPORT_EVERY) {
      say({ type: "found", round: mine, findings: analyst.findings(), done });
      told = now;
    }
    if (done) return;
    const begun = performance.now();
    analyst.goOn(SLICE);
    found.spent += performance.now() - begun;
    await breathe();
  }
}

addEventListener("message", ({ data }: MessageEvent<ToAnalyst>) => {
  if (data.type === "look") void look(data);
  else round = 0;
});
