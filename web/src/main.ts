import { mount } from "svelte";
import "./app.css";
import App from "./app/App.svelte";
import { nudges } from "./company/nudges.svelte";
import { isHere } from "./engine/kept";
import { arrived, askForReplay } from "./lib/api";
import { pages } from "./app/pages.svelte";
import { keepPage } from "./app/storage";
import { readAddress, router } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";

/** Begins the visit. A function, since a page's script would wait for ever for this one if it waited itself. */
async function begin(): Promise<void> {
  const { route } = router;
  // What the page shows, its own script and its texts are fetched side by side.
  void arrived();
  if ((route.page === "replay" || route.page === "coach") && route.table && !isHere(route.table))
    askForReplay(route.table, readAddress(location.hash) ?? 0);
  const home = route.page === "home";
  // A font that comes after the board has been laid out lays it out once more; the home page needs fewer of them.
  if (!home) for (const font of document.fonts) void font.load().catch(() => undefined);
  await Promise.all([pages.fetch(route.page), settings.start(home)]);
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
  void nudges.start();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void keepPage().catch(() => undefined);
}

void begin();
