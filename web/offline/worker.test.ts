import { beforeEach, describe, expect, it } from "vitest";
import template from "./worker.js?raw";

type Handler = (event: Record<string, unknown>) => void;
const ORIGIN = "https://deben.test";
const FILES = ["", "icon.svg", "assets/app-1.js"];

/** A browser's storage of kept answers, as far as the worker uses it. */
class Stores {
  readonly kept = new Map<string, Set<string>>();
  async open(name: string) {
    const files = this.kept.get(name) ?? this.kept.set(name, new Set()).get(name)!;
    return {
      addAll: async (requests: { url: string }[]) =>
        requests.forEach(({ url }) => files.add(new URL(url, ORIGIN).pathname)),
    };
  }
  async keys() {
    return [...this.kept.keys()];
  }
  async delete(name: string) {
    return this.kept.delete(name);
  }
  async match(what: string | { url: string }, { cacheName }: { cacheName: string }) {
    const path = new URL(typeof what === "string" ? what : what.url, ORIGIN).pathname;
    return this.kept.get(cacheName)?.has(path) ? `kept ${path}` : undefined;
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
      return `fresh ${new URL(url, ORIGIN).pathname}`;
    };
    const FakeRequest = class {
      constructor(readonly url: string) {}
    };
    const source = template.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(FILES));
    new Function("self", "caches", "fetch", "Request", "Response", source)(self, stores, fetch, FakeRequest, {
      error: () => "error",
    });
  }
  async function happen(name: string): Promise<void> {
    const waits: Promise<unknown>[] = [];
    handlers[name]({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
  /** Returns what the worker answers, null if it leaves a request alone. */
  async function ask(path: string, mode = "cors", method = "GET"): Promise<unknown> {
    let answer: unknown = null;
    handlers.fetch({
      request: { url: path.startsWith("http") ? path : ORIGIN + path, mode, method },
      respondWith: (found: unknown) => (answer = found),
    });
    return await answer;
  }

  beforeEach(async () => {
    stores = new Stores();
    online = true;
    start("one");
    await happen("install");
    await happen("activate");
  });

  it("keeps the page and its files", () => {
    expect([...stores.kept.get("deben-one")!]).toEqual(["/", "/icon.svg", "/assets/app-1.js"]);
  });
  it("keeps to its folder on a host of files", async () => {
    stores = new Stores();
    start("three", "/games/deben/");
    await happen("install");
    expect([...stores.kept.get("deben-three")!]).toEqual([
      "/games/deben/",
      "/games/deben/icon.svg",
      "/games/deben/assets/app-1.js",
    ]);
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
