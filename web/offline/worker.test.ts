import { beforeEach, describe, expect, it } from "vitest";
import template from "./worker.js?raw";

type Handler = (event: Record<string, unknown>) => void;
const ORIGIN = "https://deben.test";
const LISTS = {
  shown: ["", "icon.svg", "assets/app-1.js"],
  play: ["assets/rules-1.wasm"],
  whole: ["assets/mind-1.bin"],
  texts: { en: ["assets/en-1.js", "assets/en-2.js"], fr: ["assets/fr-1.js", "assets/fr-2.js"] },
};
const SHOWN = ["/", "/icon.svg", "/assets/app-1.js"];
const PLAY = [...SHOWN, "/assets/rules-1.wasm", "/assets/en-1.js", "/assets/en-2.js"];
const WHOLE = [...PLAY, "/assets/mind-1.bin", "/assets/fr-1.js", "/assets/fr-2.js"];

const pathOf = (what: string | { url: string }): string =>
  new URL(typeof what === "string" ? what : what.url, ORIGIN).pathname;

/** A browser's storage of kept answers, as far as the worker uses it. */
class Stores {
  readonly kept = new Map<string, Map<string, unknown>>();
  fetched: string[] = [];
  async open(name: string) {
    const files = this.kept.get(name) ?? this.kept.set(name, new Map()).get(name)!;
    return {
      add: async (request: { url: string }) => {
        this.fetched.push(pathOf(request));
        files.set(pathOf(request), `kept ${pathOf(request)}`);
      },
      put: async (what: string | { url: string }, answer: unknown) => void files.set(pathOf(what), answer),
      keys: async () => [...files.keys()].map((path) => ({ url: ORIGIN + path })),
    };
  }
  async keys() {
    return [...this.kept.keys()];
  }
  async delete(name: string) {
    return this.kept.delete(name);
  }
  async match(what: string | { url: string }, { cacheName }: { cacheName: string }) {
    return this.kept.get(cacheName)?.get(pathOf(what));
  }
  /** Returns the files that are kept of a version, without the note. */
  files(version: string): string[] {
    return [...this.kept.get(`deben-${version}`)!.keys()].filter((path) => !path.endsWith("/extent")).sort();
  }
}

describe("the service worker", () => {
  let handlers: Record<string, Handler>;
  let stores: Stores;
  let online: boolean;

  function start(version: string, folder = "/"): void {
    handlers = {};
    const self = {
      location: { origin: ORIGIN },
      registration: { scope: `${ORIGIN}${folder}` },
      clients: { claim: async () => undefined },
      addEventListener: (name: string, run: Handler) => (handlers[name] = run),
    };
    const fetch = async ({ url }: { url: string }) => {
      if (!online) throw new TypeError("offline");
      const text = `fresh ${pathOf(url)}`;
      return { ok: true, text, clone: () => text };
    };
    const FakeRequest = class {
      constructor(readonly url: string) {}
    };
    const source = template.replace("__VERSION__", version).replace("__LISTS__", JSON.stringify(LISTS));
    const FakeResponse = class {
      constructor(readonly body: string) {}
      json = async (): Promise<unknown> => JSON.parse(this.body);
      static error = () => "error";
    };
    new Function("self", "caches", "fetch", "Request", "Response", source)(
      self,
      stores,
      fetch,
      FakeRequest,
      FakeResponse,
    );
  }
  async function happen(name: string, more: Record<string, unknown> = {}): Promise<void> {
    const waits: Promise<unknown>[] = [];
    handlers[name]({ waitUntil: (work: Promise<unknown>) => waits.push(work), ...more });
    await Promise.all(waits);
  }
  const wish = (extent: string, language = "en"): Promise<void> => happen("message", { data: { extent, language } });
  /** Returns what the worker answers, null if it leaves a request alone. */
  async function ask(path: string, mode = "cors", method = "GET"): Promise<unknown> {
    let answer: unknown = null;
    const waits: Promise<unknown>[] = [];
    handlers.fetch({
      request: { url: path.startsWith("http") ? path : ORIGIN + path, mode, method },
      respondWith: (found: unknown) => (answer = found),
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    });
    const found = await answer;
    await Promise.all(waits);
    return found instanceof Object ? (found as { text: string }).text : found;
  }

  beforeEach(async () => {
    stores = new Stores();
    online = true;
    start("one");
    await happen("install");
    await happen("activate");
  });

  it("keeps what opens the page, and nothing else by itself", () => {
    expect(stores.files("one")).toEqual([...SHOWN].sort());
  });
  it("keeps as much as it is told, and fetches nothing twice", async () => {
    await wish("shown");
    expect(stores.files("one")).toEqual([...SHOWN, "/assets/en-1.js"].sort());
    await wish("play");
    expect(stores.files("one")).toEqual([...PLAY].sort());
    await wish("whole");
    expect(stores.files("one")).toEqual([...WHOLE].sort());
    expect(stores.fetched).toHaveLength(WHOLE.length);
  });
  it("lets nothing go that it kept once, and learns a language", async () => {
    await wish("whole");
    await wish("shown", "fr");
    expect(stores.files("one")).toEqual([...WHOLE].sort());
    await wish("all of it");
    expect(stores.files("one")).toEqual([...WHOLE].sort());
  });
  it("keeps as much in a new version as the old one did", async () => {
    await wish("play");
    start("two");
    await happen("install");
    expect(stores.files("two")).toEqual([...PLAY].sort());
  });
  it("keeps what is used", async () => {
    expect(await ask("/assets/mind-1.bin")).toBe("fresh /assets/mind-1.bin");
    expect(stores.files("one")).toContain("/assets/mind-1.bin");
  });
  it("keeps to its folder on a host of files", async () => {
    stores = new Stores();
    start("three", "/games/deben/");
    await happen("install");
    expect(stores.files("three")).toEqual(SHOWN.map((path) => `/games/deben${path}`).sort());
    online = false;
    expect(await ask("/games/deben/?/rules/duel", "navigate")).toBe("kept /games/deben/");
    expect(await ask("/games/deben/assets/app-1.js")).toBe("kept /games/deben/assets/app-1.js");
    expect(await ask("/elsewhere/", "navigate")).toBeNull();
  });
  it("never touches what belongs to a person, to the machine, or to others", async () => {
    for (const path of [
      "/api/tables",
      "/api/me",
      "/schema/openapi.json",
      "/health",
      "/metrics",
      "https://elsewhere.test/assets/app-1.js",
      "/unknown.png",
    ])
      expect(await ask(path), path).toBeNull();
    expect(await ask("/api/tables/x", "navigate")).toBeNull();
    expect(await ask("/", "navigate", "POST")).toBeNull();
  });
  it("shows the page fresh while it can, and kept when it cannot", async () => {
    expect(await ask("/table/abc", "navigate")).toBe("fresh /table/abc");
    expect(await ask("/icon.svg")).toBe("fresh /icon.svg");
    online = false;
    expect(await ask("/table/abc", "navigate")).toBe("kept /");
    expect(await ask("/icon.svg")).toBe("kept /icon.svg");
  });
  it("takes files with a hash in their name from what is kept, and unknown ones from the server", async () => {
    expect(await ask("/assets/app-1.js")).toBe("kept /assets/app-1.js");
    expect(await ask("/assets/app-2.js")).toBe("fresh /assets/app-2.js");
  });
  it("removes what an older version kept once it takes over, and not before", async () => {
    await stores.open("other");
    start("two");
    await happen("install");
    expect(await stores.keys()).toEqual(["deben-one", "other", "deben-two"]);
    await happen("activate");
    expect(await stores.keys()).toEqual(["other", "deben-two"]);
  });
});
