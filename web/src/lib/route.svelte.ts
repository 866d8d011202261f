/** Where in the page one is: the path, without a library. */
import addresses from "../../../src/deben/server/http/addresses.json";
import { isHere } from "../engine/kept";
import type { GameName } from "../wire";
import { placeOf, SITE, to } from "./address";
import { reach } from "./reach.svelte";

export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "lobby" }
  | { page: "tutorial"; game: GameName }
  | { page: "rules"; game: GameName }
  | { page: "board"; game: GameName }
  | { page: "gallery"; sample: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "coach"; table: string }
  | { page: "join"; token: string }
  | { page: "device"; token: string }
  | { page: "nowhere"; path: string };

/** What a game may be called; which games there are, whoever answers knows. */
const GAME = /^[a-z][a-z0-9-]*$/;
/** What an address means when it leaves something out. */
const MEANT: Record<string, Record<string, string>> = {
  tutorial: { game: "" },
  rules: { game: "" },
  board: { game: "" },
  replay: { table: "" },
};

/** Returns whether what an address names needs a server: company, or a table that is not on this device. */
const served = (page: string, { table }: Record<string, string>): boolean =>
  ["lobby", "join", "device"].includes(page) || (table !== undefined && !isHere(table));

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Returns what stands in the places of an address, null where it is not of this form. */
function fit(form: string, parts: readonly string[]): Record<string, string> | null {
  const wanted = partsOf(form);
  const found: Record<string, string> = {};
  if (wanted.length !== parts.length) return null;
  for (const [at, part] of parts.entries()) {
    const place = /^{(.+)}$/.exec(wanted[at])?.[1];
    if (place === "game" ? !GAME.test(part) : !place && wanted[at] !== part) return null;
    if (place) found[place] = part;
  }
  return found;
}

/** Returns the page that a path names, whatever follows it after a question mark or a hash. */
export function readRoute(path: string): Route {
  const [asked] = path.split(/[?#]/, 1);
  const parts = partsOf(asked);
  if (import.meta.env.DEV && parts[0] === "gallery") return { page: "gallery", sample: parts[1] ?? "" };
  for (const [page, forms] of Object.entries(addresses))
    for (const form of forms) {
      const found = fit(form, parts);
      if (found && !(SITE && served(page, found))) return { page, ...MEANT[page], ...found } as Route;
    }
  return { page: "nowhere", path: decoded(asked) };
}

/** Returns a part of an address as people write it; a damaged one is as good as none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
const readHash = (): string => decoded(location.hash.slice(1));

/** Returns the moment of a replay that a hash names, null if it names none. */
export function readAddress(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

class Router {
  route: Route = $state(readRoute(placeOf(location).path));
  /** What follows the hash of the address, without it. */
  hash: string = $state(readHash());
  /** What follows the question mark. */
  query: URLSearchParams = $state.raw(new URLSearchParams(placeOf(location).query));

  private path = placeOf(location).path;

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }
  /** Goes to a path of the page, with what may follow it. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to(path));
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }
  private read(): void {
    this.hash = readHash();
    const { path, query } = placeOf(location);
    this.query = new URLSearchParams(query);
    if (path === this.path) return;
    this.path = path;
    reach.begin();
    this.route = readRoute(this.path);
  }
}

export const router = new Router();

/** Makes links inside the page go without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  const { path, query, hash } = placeOf(link);
  router.go(`${path}${query && `?${query}`}${hash}`);
}
