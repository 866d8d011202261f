/** Where in the page one is: the path, without a library. */

export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "rules"; game: string }
  | { page: "gallery"; sample: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "join"; token: string }
  | { page: "device"; token: string };

/** Returns the page that a path names; home for anything unknown. */
export function readRoute(path: string): Route {
  const [, first = "", second = ""] = path.split("#")[0].split("/");
  if (first === "replay") return { page: "replay", table: second };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "rules") return { page: "rules", game: second === "nefertiti" ? second : "duel" };
  if (first === "gallery" && import.meta.env.DEV) return { page: "gallery", sample: second };
  if ((first === "table" || first === "tables") && second) return { page: "table", table: second };
  if ((first === "join" || first === "watch") && second) return { page: "join", token: second };
  if (first === "me" && second) return { page: "device", token: second };
  return { page: "home" };
}

class Router {
  route: Route = $state(readRoute(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = readRoute(location.pathname)));
  }
  /** Goes to a path of the page. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.route = readRoute(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Makes links inside the page go without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
