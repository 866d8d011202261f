/** How much of the page the browser keeps, so that it opens and plays without a connection: see offline/worker.js. */
import { FOLDER } from "../lib/address";
import { texts } from "../lib/texts.svelte";

/** What opens the page, what plays, or everything. */
export type Extent = "shown" | "play" | "whole";
/** What a browser may say of its line (https://wicg.github.io/netinfo/). */
interface Line {
  saveData?: boolean;
  type?: string;
}

const INSTALLED = "(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)";
/** Milliseconds until the page has nothing better to do, where a browser does not say when. */
const SOON = 2000;
const LATEST = 10_000;

/** Returns how much is kept: of an app everything, and over a line that is paid by size only what was shown. */
export function extentOf(installed: boolean, line: Line = {}): Extent {
  if (installed) return "whole";
  return line.saveData || line.type === "cellular" ? "shown" : "play";
}
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: LATEST });
    else setTimeout(resolve, SOON);
  });

/** Starts the service worker, and lets it keep what is worth it as soon as the page rests. */
export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator;
  const keep = async (extent: Extent): Promise<void> =>
    (await serviceWorker.ready).active?.postMessage({ extent, language: texts.language });
  addEventListener("appinstalled", () => void keep("whole"));
  await serviceWorker.register(`${FOLDER}sw.js`);
  await idle();
  await keep(extentOf(matchMedia(INSTALLED).matches, (navigator as { connection?: Line }).connection));
}
