/*
 * Keeps the page itself with the rules' modules, so that it opens and plays without a connection; what needs a server
 * says so.
 * It never touches /api: no answer and no view is ever kept.  The list of files and the version are put in by
 * plugin.ts.
 */
const VERSION = "__VERSION__";
/** The folder of the page: the root of a server, any folder of a host of files. */
const FOLDER = new URL(self.registration.scope).pathname;
const FILES = __FILES__.map((name) => FOLDER + name);
const CACHE = `deben-${VERSION}`;
const SHELL = FOLDER;
const ASSETS = `${FOLDER}assets/`;
const NEVER = /^\/(api|schema|health|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    // The shell and the icons have no hash in their names: ask the server, not the browser's own cache.
    await cache.addAll(
      FILES.map((file) => new Request(file, { cache: file.startsWith(ASSETS) ? "default" : "reload" })),
    );
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  // A new version waits until no page uses the old one; then what the old one kept can go.
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("deben-") && name !== CACHE).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Returns what the network says, or what was kept under a name if nobody answers. */
async function networkFirst(request, kept) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept, { cacheName: CACHE })) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || NEVER.test(address.pathname)) return;
  if (!address.pathname.startsWith(FOLDER)) return;
  if (request.mode === "navigate") event.respondWith(networkFirst(request, SHELL));
  else if (address.pathname.startsWith(ASSETS))
    event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  else if (FILES.includes(address.pathname)) event.respondWith(networkFirst(request, address.pathname));
});
