/** What is told beside the prompt where nothing travels: one part after another, and nobody waits for it. */
import { readingTime } from "../lib/pace";
import { settings } from "../lib/settings.svelte";

/** Nobody waits for it, so it stands longer than what is told on the stage, unless so many parts wait already. */
const CALM = 2;
const BEHIND = 2;

export class Aside {
  /** What is said now; the last stands until something else is done. */
  text = $state("");
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Says parts after what is being said. */
  tell(parts: readonly string[]): void {
    this.waiting.push(...parts);
    if (this.timer === undefined) this.next();
  }
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.text = "";
  }
  private next(): void {
    const text = this.waiting.shift();
    this.timer = undefined;
    if (text === undefined) return;
    this.text = text;
    const calm = this.waiting.length > BEHIND ? 1 : CALM;
    this.timer = setTimeout(() => this.next(), calm * readingTime(text, settings.rate));
  }
}
