/*
 * Keeps the page itself, so that it opens and plays without a connection; what needs a server says so.
 * How much is kept, the page says (src/app/storage.ts): what opens it, what plays (the rules' modules, all pages, one
 * language), or everything, networks of the strongest levels too. Whatever is used besides is kept once it was fetched.
 * It never touches /api: no answer and no view is ever kept.  Lists and version are put in by plugin.ts.
 */
const VERSION = "__VERSION__";
/** The folder of the page: the root of a server, any folder of a host of files. */
const FOLDER = new URL(self.registration.scope).pathname;
const LISTS = __LISTS__;
const EXTENTS = ["shown", "play", "whole"];
const CACHE = `deben-${VERSION}`;
const SHELL = FOLDER;
const ASSETS = `${FOLDER}assets/`;
/** Where it is noted how much is kept: the next version keeps as much. */
const NOTE = `${FOLDER}extent`;
const NEVER = /^\/(api|schema|health|metrics)(\/|$)/;

const ALL = addresses([...EXTENTS.flatMap((extent) => LISTS[extent]), ...Object.values(LISTS.texts).flat()]);

function addresses(names) {
  return names.map((name) => FOLDER + name);
}
/** Returns what belongs to an extent. */
function filesOf({ extent, language }) {
  const [first, more] = LISTS.texts[language] ?? [];
  const texts = { shown: first ? [first] : [], play: more ? [more] : [], whole: Object.values(LISTS.texts).flat() };
  const named = EXTENTS.slice(0, EXTENTS.indexOf(extent) + 1).flatMap((each) => [...LISTS[each], ...texts[each]]);
  return addresses([...new Set(named)]);
}
/** Keeps what belongs to an extent and is not kept yet. */
async function keep(wish) {
  const cache = await caches.open(CACHE);
  await cache.put(NOTE, new Response(JSON.stringify(wish)));
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // The shell and the icons have no hash in their names: ask the server, not the browser's own cache.
  const request = (file) => new Request(file, { cache: file.startsWith(ASSETS) ? "default" : "reload" });
  const missing = filesOf(wish).filter((file) => !known.has(file));
  await Promise.all(missing.map((file) => cache.add(request(file))));
}
/** Resolves to how much was kept before, by this version or an older one. */
async function noted() {
  const names = (await caches.keys()).filter((name) => name.startsWith("deben-"));
  const notes = await Promise.all(names.map((cacheName) => caches.match(NOTE, { cacheName })));
  const wishes = await Promise.all(notes.filter(Boolean).map((note) => note.json()));
  return wishes.reduce(larger, { extent: "shown" });
}
/** Returns the larger of two wishes, in the language of the second. */
function larger(one, other) {
  const size = ({ extent }) => EXTENTS.indexOf(extent);
  return { ...one, ...other, extent: size(one) > size(other) ? one.extent : other.extent };
}

self.addEventListener("install", (event) => event.waitUntil(noted().then(keep)));

self.addEventListener("message", (event) => {
  if (EXTENTS.includes(event.data.extent))
    event.waitUntil(
      noted()
        .then((before) => keep(larger(before, event.data)))
        .catch(() => undefined),
    );
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
/** Returns a file that never changes: as it was kept, or fetched now and kept from then on. */
async function keptFirst(event) {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && ALL.includes(new URL(request.url).pathname)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request, copy)));
  }
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || NEVER.test(address.pathname)) return;
  if (!address.pathname.startsWith(FOLDER)) return;
  if (request.mode === "navigate") event.respondWith(networkFirst(request, SHELL));
  else if (address.pathname.startsWith(ASSETS)) event.respondWith(keptFirst(event));
  else if (ALL.includes(address.pathname)) event.respondWith(networkFirst(request, address.pathname));
});
