/** The pages, each fetched when it is first wanted. */
import type { Component } from "svelte";
import Nowhere from "../pages/Nowhere.svelte";
import { reach } from "../lib/reach.svelte";
import type { Route } from "../lib/route.svelte";
import { texts } from "../lib/texts.svelte";

type PageName = Route["page"];
/** A page takes what its route says, or nothing. */
type Fetch<Name extends PageName> = () => Promise<{
  default: Component<Extract<Route, { page: Name }>> | Component<Record<string, never>>;
}>;

const replay = () => import("../pages/Replay.svelte");
const FETCH: { [Name in PageName]: Fetch<Name> } = {
  home: () => import("../pages/Home.svelte"),
  tables: () => import("../pages/Tables.svelte"),
  lobby: () => import("../pages/Lobby.svelte"),
  tutorial: () => import("../pages/Tutorial.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  board: () => import("../pages/BoardPage.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  replay,
  coach: replay,
  join: () => import("../pages/Join.svelte"),
  device: () => import("../pages/Device.svelte"),
  nowhere: () => Promise.resolve({ default: Nowhere }),
  // For people who work on the page; not part of what is built.
  gallery: import.meta.env.DEV
    ? () => import("../pages/Gallery.svelte")
    : () => Promise.reject(new Error("no gallery")),
};

class Pages {
  private here: Partial<Record<PageName, Component<Route>>> = $state.raw({});

  /** Returns a page if it has been fetched; it is given its route. */
  of(route: Route): Component<Route> | undefined {
    return this.here[route.page];
  }
  /** Fetches a page with its texts, unless it is here. */
  async fetch(name: PageName): Promise<void> {
    if (this.here[name]) return;
    try {
      const [page] = await Promise.all([FETCH[name](), name === "home" ? null : texts.complete()]);
      const found = page.default as unknown as Component<Route>;
      this.here = { ...this.here, [name]: found };
    } catch {
      await this.missed();
    }
  }
  /**
   * Nobody answers, or the server has a newer page than this one; that cannot be when the page has just been loaded.
   */
  private async missed(): Promise<void> {
    const fresh = Object.keys(this.here).length === 0;
    if (!fresh && (await fetch("/health", { cache: "no-store" }).catch(() => null))) location.reload();
    else reach.silent();
  }
}

export const pages = new Pages();
