/**
 * Addresses of the page. A server answers every path with the page; a host of files knows only the file itself, in
 * whatever folder
 * it lies, so there the path stands after a question mark: `?/rules/duel#D4.1`, `?/board/duel&position=…`.
 */

/** Whether the page was built for a host of files, where there is no server at all. */
export const SITE = import.meta.env.VITE_SITE === "1";
/** The folder of the page's own files. */
export const FOLDER = import.meta.env.BASE_URL;

/** What an address says: a path of the page, what follows its question mark, and its hash. */
export interface Place {
  path: string;
  query: string;
  hash: string;
}
/** The parts of a location or of a link. */
type Located = Pick<Location, "pathname" | "search" | "hash">;

const PATH = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/;

/** Returns where a path of the page is, for links and for the browser's history. */
export function to(path: string, site = SITE): string {
  if (!site) return path;
  const [, way, query, hash] = PATH.exec(path)!;
  return `?${way}${query ? `&${query}` : ""}${hash ?? ""}`;
}
/** Returns the place that a location or a link names. */
export function placeOf({ pathname, search, hash }: Located, site = SITE): Place {
  if (!site) return { path: pathname, query: search.slice(1), hash };
  const [path, ...query] = search.slice(1).split("&");
  return path.startsWith("/") ? { path, query: query.join("&"), hash } : { path: "/", query: search.slice(1), hash };
}
/** Returns the whole address of a path, to be given to somebody. */
export const wholeAddress = (path: string): string => new URL(to(path), location.href).href;
