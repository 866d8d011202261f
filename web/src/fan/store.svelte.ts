/** What may come of a choice: several thinkers, each in a worker of its own, and what they find out together. */
import { Crew } from "../live/crew.svelte";
import type { Question } from "../live/messages";
import { fanOf, type Fan, type FanFindings } from "./branches";

/** A choice in a view. */
export interface FanQuestion extends Question {
  /** In notation. */
  action: string;
}

export class FanStore {
  /** What is known so far, null as long as that is too little. */
  fan: Fan | null = $state.raw(null);
  readonly crew = new Crew<FanQuestion, FanFindings>(
    () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    (found) => (this.fan = fanOf(found)),
  );
}
