/** Where in the page one is: the path, without a library. */
import type { GameName } from "../wire";
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
  | { page: "replay"; table: string; coach: boolean }
  | { page: "join"; token: string }
  | { page: "device"; token: string };

const gameNamed = (name: string): GameName => (name === "nefertiti" ? name : "duel");

/** Returns the page that a path names, whatever follows it after a question mark or a hash; home for anything unknown. */
export function readRoute(path: string): Route {
  const [, first = "", second = "", third = ""] = path.split(/[?#]/, 1)[0].split("/");
  if (first === "replay") return { page: "replay", table: second, coach: third === "coach" };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "lobby") return { page: "lobby" };
  if (first === "tutorial") return { page: "tutorial", game: gameNamed(second) };
  if (first === "rules") return { page: "rules", game: gameNamed(second) };
  if (first === "board") return { page: "board", game: gameNamed(second) };
  if (first === "gallery" && import.meta.env.DEV) return { page: "gallery", sample: second };
  if ((first === "table" || first === "tables") && second) return { page: "table", table: second };
  if ((first === "join" || first === "watch") && second) return { page: "join", token: second };
  if (first === "me" && second) return { page: "device", token: second };
  return { page: "home" };
}

function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return ""; // a damaged address is as good as none
  }
}

class Router {
  route: Route = $state(readRoute(location.pathname));
  /** What follows the hash of the address, without it. */
  hash: string = $state(readHash());
  /** What follows the question mark. */
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  private path = location.pathname;

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }
  /** Goes to a path of the page, with what may follow it. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }
  private read(): void {
    this.hash = readHash();
    this.query = new URLSearchParams(location.search);
    if (location.pathname === this.path) return;
    this.path = location.pathname;
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
  router.go(link.pathname + link.search + link.hash);
}
