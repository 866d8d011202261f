/** The note beside a part of the board: what it is, or why something cannot be done with it. */
import type { Explained } from "../boards/Explain.svelte";
import { refusalText } from "../words/saying";
import type { Showing } from "./showing.svelte";

/** Milliseconds that a pointer has to reach a note. */
const REACH = 250;

/** A choice, and what it would bring. */
export interface Touched {
  title: string;
  text: string;
  action: string;
}

export class Notes {
  note: Explained | null = $state.raw(null);
  /** What a finger has touched once, told in the prompt. */
  touched: Touched | null = $state.raw(null);
  private asked = 0;
  private hushing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly showing: Showing) {}

  /** Shows why an action cannot be done, unless something else has been asked meanwhile. */
  async why(action: string, at: Element): Promise<void> {
    if (this.showing.looking) return;
    const mine = ++this.asked;
    const { code, reason } = await this.showing.why(action);
    const { sentences } = this.showing;
    if (mine !== this.asked || !sentences || !code) return;
    this.show({ title: "", text: refusalText(code, reason, sentences), clause: reason?.clause, at: boxOf(at) });
  }
  explain(title: string, text: string, at: Element, ask?: Explained["ask"]): void {
    this.asked++;
    this.show({ title, text, at: boxOf(at), ask });
  }
  preview(title: string, text: string, action: string): void {
    this.asked++;
    this.clear();
    clearTimeout(this.hushing);
    this.touched = { title, text, action };
  }
  hush(): void {
    this.asked++;
    // On its way to a note the pointer leaves the part of the board that the note is about.
    clearTimeout(this.hushing);
    this.hushing = setTimeout(() => this.clear(), REACH);
  }
  /** Keeps the note while a pointer is on it. */
  hold(held: boolean): void {
    clearTimeout(this.hushing);
    if (!held) this.clear();
  }
  clear(): void {
    this.note = null;
    this.touched = null;
  }
  private show(note: Explained): void {
    clearTimeout(this.hushing);
    this.note = note;
  }
}

const boxOf = (at: Element): DOMRect => at.getBoundingClientRect();
