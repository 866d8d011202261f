/** What a worker does that thinks about one question at a time: it tells what it finds until it is told to rest. */
import { Failure, Faulty } from "../engine/failure";
import type { Game } from "../engine/game";
import { strongest } from "../engine/levels";
import type { Mind } from "../engine/mind";
import { loadGame, loadMind } from "../engine/modules";
import { breathe } from "../engine/thinker";
import type { GameName } from "../wire";
import type { Answered, Asked, Question } from "./messages";

/** Milliseconds of thinking between two looks at what is said meanwhile, and between two reports. */
const SLICE = 20;
const REPORT_EVERY = 300;

/** Somebody who thinks about a question. */
export interface Thought<Found> {
  /** Whether nothing more can be found out. */
  readonly done: boolean;
  /** Goes on for some milliseconds. */
  goOn(milliseconds: number): void;
  /** Returns everything that is known so far. */
  findings(): Found;
}
interface Subject<Found> {
  about: string;
  thought: Thought<Found>;
  /** Milliseconds thought about it. */
  spent: number;
}
/** Who the game is played by, and with which mind the strongest level does. */
export interface Table {
  game: Game;
  seats: number;
  mind: Mind | null;
}

/** Returns a number by chance. */
export const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

/** Answers the page: `begin` makes somebody who thinks about a question; it is given up after some seconds. */
export function serve<Q extends Question, Found>(
  begin: (question: Q, table: Table) => Thought<Found>,
  seconds: number,
): void {
  const games = new Map<string, Promise<Game>>();
  let subject: Subject<Found> | null = null;
  let round = 0;
  const say = (message: Answered<Found>): void => postMessage(message);

  function game(name: GameName, ruleset: string): Promise<Game> {
    const key = `${name} ${ruleset}`;
    const found = games.get(key) ?? loadGame(name, ruleset ? { rules: 0, ruleset } : undefined);
    found.catch(() => games.delete(key));
    games.set(key, found);
    return found;
  }
  async function tableOf({ game: name, ruleset, position }: Q): Promise<Table> {
    const rules = await game(name, ruleset);
    const seats = rules.scores(rules.readPosition(position), false).points.length;
    const own = strongest(name, seats).manner.mind ? await loadMind(name) : null;
    // On another board, or by other rules, there may be other things to see than the mind learnt to look at.
    const fits = own !== null && rules.module.data.facts.mind?.layout === own.layout;
    return { game: rules, seats, mind: fits ? own : null };
  }
  /** Thinks; what was thought about the same question before is kept. */
  async function look(mine: number, question: Q): Promise<void> {
    round = mine;
    const about = JSON.stringify(question);
    try {
      if (subject?.about !== about) {
        const table = await tableOf(question);
        if (mine !== round) return;
        subject = { about, thought: begin(question, table), spent: 0 };
      }
      await think(subject, mine);
    } catch (error) {
      subject = null;
      if (!(error instanceof Failure || error instanceof Faulty)) console.error(error);
      const code = error instanceof Failure ? error.code : error instanceof Faulty ? "bad-position" : "internal";
      say({ type: "failed", round: mine, code });
    }
  }
  async function think(found: Subject<Found>, mine: number): Promise<void> {
    const { thought } = found;
    let told = 0;
    while (mine === round) {
      const done = thought.done || found.spent >= 1000 * seconds;
      const now = performance.now();
      if (done || now - told >= REPORT_EVERY) {
        say({ type: "found", round: mine, findings: thought.findings(), done });
        told = now;
      }
      if (done) return;
      const begun = performance.now();
      thought.goOn(SLICE);
      found.spent += performance.now() - begun;
      await breathe();
    }
  }

  addEventListener("message", ({ data }: MessageEvent<Asked<Q>>) => {
    if (data.type === "rest") {
      round = 0;
      return;
    }
    const { type: _, round: mine, ...question } = data;
    void look(mine, question as unknown as Q);
  });
}
