/** Folders depend on each other one way only, files never in a circle, and nothing but its own folder knows a game. */
import { describe, expect, it } from "vitest";

/** What each folder imports besides itself and the types of the wire, the lowest first. */
const BELOW: Record<string, string[]> = {
  engine: [],
  lib: ["engine"],
  art: [],
  words: ["engine", "lib"],
  clauses: ["engine", "lib"],
  going: ["lib", "words"],
  position: ["art", "clauses", "lib", "words"],
  boards: ["art", "clauses", "engine", "going", "lib", "position", "words"],
  rules: ["art", "boards", "clauses", "lib", "words"],
  replay: ["art", "boards", "clauses", "engine", "lib", "words"],
  press: [],
  drawing: ["boards", "lib", "press", "replay"],
  coach: ["art", "boards", "engine", "lib", "replay", "words"],
  live: ["art", "boards", "coach", "engine", "lib", "words"],
  fan: ["art", "boards", "coach", "engine", "lib", "live", "words"],
  plan: ["art", "boards", "engine", "lib", "replay", "words"],
  company: ["art", "boards", "lib", "words"],
  text: ["boards", "clauses", "lib", "words"],
  table: [
    ...["art", "boards", "clauses", "coach", "company", "engine", "fan", "going", "lib", "live", "plan"],
    ...["position", "replay", "text", "words"],
  ],
  tables: ["boards", "engine", "going", "lib", "words"],
  tutorial: ["boards", "lib", "replay", "table"],
  pages: [
    ...["art", "boards", "clauses", "coach", "company", "engine", "going", "lib", "live", "position", "replay"],
    ...["rules", "table", "tables", "text", "tutorial", "words"],
  ],
  app: ["company", "lib", "pages", "rules"],
};
/** What begins everything: the script of the page. */
const TOP = "main.ts";
const GENERATED = "wire.ts";

const SOURCES = Object.entries(
  import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts", "!./**/*.d.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).map(([path, text]) => ({ path: path.slice(2), text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "") }));
const STYLES = Object.entries(
  import.meta.glob<string>("./**/*.css", { query: "?raw", import: "default", eager: true }),
).map(([path, text]) => ({ path: path.slice(2), text }));
const PATHS = new Set(SOURCES.map(({ path }) => path));
const folderOf = (path: string): string => path.split("/")[0];

/** Returns the file that a path in an import means, null where it is none of ours. */
function fileOf(from: string, spec: string): string | null {
  const parts = [...from.split("/").slice(0, -1)];
  for (const part of spec.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const path = parts.join("/");
  return [path, `${path}.ts`, `${path}.svelte.ts`, `${path}/index.ts`].find((each) => PATHS.has(each)) ?? null;
}

/** Every import of one file by another; those that wait until they are wanted (`import(…)`) make no circle. */
const IMPORTS = SOURCES.flatMap(({ path, text }) =>
  [...text.matchAll(/\b(from|import)\s*(\()?\s*"(\.[^"?]*)"/g)].flatMap(([, , later, spec]) => {
    const file = spec.split("/").filter((part) => part === "..").length < path.split("/").length && fileOf(path, spec);
    return file ? [{ from: path, to: file, later: later !== undefined }] : [];
  }),
);
/** The games that have a folder. */
const GAMES = [...PATHS].flatMap((path) => /^boards\/(\w+)\/index\.ts$/.exec(path)?.slice(1) ?? []);
const OURS = GAMES.filter((game) => game !== "plain");

describe("folders", () => {
  it("are all known", () => {
    const found = new Set([...PATHS].map(folderOf));
    expect([...found].sort()).toEqual([...Object.keys(BELOW), TOP, GENERATED].sort());
  });
  it.each(Object.keys(BELOW))("%s imports what lies below, and only what it needs", (folder) => {
    const used = IMPORTS.filter(({ from }) => folderOf(from) === folder).map(({ to }) => folderOf(to));
    expect([...new Set(used)].filter((each) => each !== folder && each !== GENERATED).sort()).toEqual(BELOW[folder]);
    const lower = Object.keys(BELOW).slice(0, Object.keys(BELOW).indexOf(folder));
    expect(BELOW[folder].filter((each) => !lower.includes(each))).toEqual([]);
  });
});

describe("files", () => {
  it("do not import each other in a circle", () => {
    const next = new Map<string, string[]>();
    const others = IMPORTS.filter(({ from, to, later }) => !later && from !== to); // a component may hold itself
    for (const { from, to } of others) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    /** Returns the circles that a way through the imports comes upon, each file gone through once. */
    const circles = (file: string, way: readonly string[]): string[] => {
      if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(" → ")];
      if (done.has(file)) return [];
      const found = (next.get(file) ?? []).flatMap((each) => circles(each, [...way, file]));
      done.add(file);
      return found;
    };
    expect([...PATHS].flatMap((file) => circles(file, []))).toEqual([]);
    expect(IMPORTS.length).toBeGreaterThan(700);
  });
});

describe("games", () => {
  it("are known to their own folders only", () => {
    const name = new RegExp(`["'\`./ -](${OURS.join("|")})\\b`);
    expect(STYLES.length).toBeGreaterThan(1);
    const all = [...SOURCES, ...STYLES];
    const found = all
      .filter(({ path }) => path !== GENERATED && !OURS.some((game) => path.includes(`/${game}/`)))
      .flatMap(({ path, text }) => text.split("\n").map((line) => ({ path, line })))
      .filter(({ line }) => name.test(line));
    expect(found).toEqual([]);
    expect(OURS.length).toBeGreaterThan(1);
  });
  it.each(GAMES)("%s knows the contract, but no other game and no registry", (game) => {
    const own = `boards/${game}/`;
    const wrong = IMPORTS.filter(({ from, to }) => from.startsWith(own) && to.startsWith("boards/"))
      .filter(({ to }) => !to.startsWith(own))
      .filter(({ to }) => to.split("/").length > 2 || SOURCES.find(({ path }) => path === to)!.text.includes("glob"));
    expect(wrong).toEqual([]);
  });
});
