/** A move told in beats: what is said together, and what travels meanwhile. */
import type { Step } from "../boards/flights";
import type { TableEvent } from "../wire";

export interface Beat {
  /** What is said; may be empty. */
  text: string;
  /** What travels, all of it at once, each a little after the one before. */
  steps: Step[];
}

/** How many signs are read at a time. */
const BREATH = 130;
/** Milliseconds after which the next of several steps begins. */
const STAGGER = 140;

/** Returns the beats of a move: all its flights together, in parts only where there is too much to read at once. */
export function beatsOf(
  events: readonly TableEvent[],
  steps: readonly Step[],
  say: (event: TableEvent) => string | null,
): Beat[] {
  const beats: Beat[] = [];
  let open = false;
  for (const { text, step } of inOrder(events, steps, say)) {
    const last = beats.at(-1);
    if (last && open && !step?.alone && last.text.length + text.length <= BREATH) {
      last.text = [last.text, text].filter(Boolean).join(" ");
      if (step) last.steps.push(later(step, STAGGER * last.steps.length));
    } else beats.push({ text, steps: step ? [step] : [] });
    open = !step?.alone;
  }
  return beats;
}

/** Returns what is said and what travels in the order of the events. */
function inOrder(
  events: readonly TableEvent[],
  steps: readonly Step[],
  say: (event: TableEvent) => string | null,
): { text: string; step: Step | null }[] {
  const quiet = new Set(steps.flatMap(({ unsaid }) => unsaid ?? []));
  const parts: { text: string; step: Step | null }[] = [];
  let told = 0;
  const tell = (until: number): void => {
    for (; told < until; told++) {
      const text = quiet.has(events[told]) ? null : say(events[told]);
      if (text) parts.push({ text, step: null });
    }
  };
  for (const step of steps) {
    const shown = step.event ?? step.unsaid?.[0];
    const at = shown ? events.indexOf(shown) : -1;
    if (at >= told) tell(at);
    parts.push({ text: (step.event && at >= told && say(step.event)) || "", step });
    told = Math.max(told, at + 1);
  }
  tell(events.length);
  return parts;
}

const later = (step: Step, delay: number): Step => ({
  ...step,
  flights: step.flights.map((flight) => ({ ...flight, delay: (flight.delay ?? 0) + delay })),
});
