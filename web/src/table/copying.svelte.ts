/** Links that are copied, and that it is said. */
import { t } from "../lib/texts.svelte";

/** Milliseconds that it is said for. */
const SAID = 2500;

export class Copying {
  done = $state(false);

  /** Copies the address of a path of the page; where that may not be, shows it. */
  async copy(path: string): Promise<void> {
    const address = location.origin + path;
    try {
      await navigator.clipboard.writeText(address);
      this.done = true;
      setTimeout(() => (this.done = false), SAID);
    } catch {
      prompt(t("page-copy-invitation"), address);
    }
  }
}
