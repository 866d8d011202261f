/** The worker: everything that is computed on this device, away from the page's own thread. */
import type { FromClient, GameInfo, GameName } from "../wire";
import { Failure } from "./failure";
import type { Game, Ruleset } from "./game";
import { BrowserShelf } from "./kept";
import { LocalTable, type Ear } from "./local-table";
import type { FromWorker, ToWorker } from "./messages";
import { loadGame, loadMind } from "./modules";
import { Office, type LessonData } from "./office";
import supplies from "./supplies.json";
import { Levels } from "./thinker";

const NO_TABLE = 4404;
const LATER = 1011;

const shelf = BrowserShelf.open();
const loaded = new Map<string, Promise<Game>>();
const thinkers = new Map<GameName, Levels>();
const infos = supplies.games as GameInfo[];
const lessons = supplies.lessons as unknown as LessonData[];
/** Other tabs: they are told which table has gone on. */
const others = "BroadcastChannel" in globalThis ? new BroadcastChannel("deben-tables") : null;
const tables = new Map<string, Promise<LocalTable>>();
const lines = new Map<number, { table: LocalTable; ear: Ear }>();
let pace = 0;

const say = (message: FromWorker): void => postMessage(message);

function game(name: GameName, asked?: Ruleset): Promise<Game> {
  const key = asked ? `${name} ${asked.rules} ${asked.ruleset ?? ""}` : name;
  let found = loaded.get(key);
  if (!found) {
    found = loadGame(name, asked);
    found.catch(() => loaded.delete(key)); // the next one tries again
    loaded.set(key, found);
  }
  return found;
}
function thinker(name: GameName): Levels {
  const found = thinkers.get(name) ?? new Levels(loadMind);
  thinkers.set(name, found);
  return found;
}

const office = shelf.then(
  (shelf) =>
    new Office({
      shelf,
      game,
      mind: loadMind,
      games: infos.map(({ name }) => name),
      info: async (name) => infos.find((info) => info.name === name)!,
      lesson: async (name) => {
        const found = lessons.find((lesson) => lesson.game === name);
        if (!found) throw new Failure("no-lesson");
        return found;
      },
    }),
);

async function opened(name: string): Promise<LocalTable> {
  const kept = await (await shelf).get(name);
  if (!kept) throw new Failure("no-table");
  const replies = kept.lesson ? (lessons.find((lesson) => lesson.game === kept.game)?.replies ?? []) : [];
  return new LocalTable(kept, await game(kept.game, kept), {
    shelf: await shelf,
    replies,
    chooser: thinker(kept.game),
    changed: (table) => others?.postMessage(table),
    pace: () => new Promise((resolve) => setTimeout(resolve, pace)),
  });
}
function table(name: string): Promise<LocalTable> {
  let found = tables.get(name);
  if (!found) {
    found = opened(name);
    found.catch(() => tables.delete(name));
    tables.set(name, found);
  }
  return found;
}

async function openLine(id: number, name: string): Promise<void> {
  try {
    const found = await table(name);
    const ear: Ear = (message) => say({ type: "said", id, text: JSON.stringify(message) });
    lines.set(id, { table: found, ear });
    say({ type: "opened", id });
    found.join(ear);
  } catch (error) {
    say({ type: "closed", id, code: error instanceof Failure && error.code === "no-table" ? NO_TABLE : LATER });
  }
}
function closeLine(id: number): void {
  const line = lines.get(id);
  line?.table.leave(line.ear);
  lines.delete(id);
}
async function answer({ id, name, given }: Extract<ToWorker, { type: "ask" }>): Promise<void> {
  try {
    const ask = (await office)[name] as (...given: unknown[]) => Promise<unknown>;
    say({ type: "answer", id, value: await ask.apply(await office, given) });
  } catch (error) {
    if (!(error instanceof Failure)) console.error(error);
    say({
      type: "failure",
      id,
      code: error instanceof Failure ? error.code : "internal",
      params: error instanceof Failure ? error.params : {},
    });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "ask") void answer(data);
  else if (data.type === "open") {
    pace = data.pace;
    void openLine(data.id, data.table);
  } else if (data.type === "close") closeLine(data.id);
  else {
    const line = lines.get(data.id);
    line?.table.hear(line.ear, JSON.parse(data.text) as FromClient);
  }
});
others?.addEventListener(
  "message",
  ({ data }: MessageEvent<string>) => void tables.get(data)?.then((table) => table.refresh()),
);
