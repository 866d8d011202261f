/** A move told in beats: what is said together, and what travels meanwhile. */
import type { Caption, Captions, Step } from "../boards/flights";
import type { TableEvent } from "../wire";

export interface Beat {
  /** What is said; may be empty. */
  text: string;
  /** What travels, all of it at once, each a little after the one before. */
  steps: Step[];
  /** What is shown of it at one look. */
  caption?: Caption;
}
interface Part {
  text: string;
  step: Step | null;
  /** The card that tells it; null for what goes along with the part before. */
  caption?: Caption | null;
}

/** How many signs are read at a time. */
const BREATH = 130;
/** Milliseconds after which the next of several steps begins. */
const STAGGER = 80;
const NO_CAPTIONS: Captions = new Map();

/**
 * Returns the beats of a move: all its flights together, in parts only where there is too much to read at once, or
 * where one caption after another tells what happened.
 */
export function beatsOf(
  events: readonly TableEvent[],
  steps: readonly Step[],
  say: (event: TableEvent) => string | null,
  captions = NO_CAPTIONS,
): Beat[] {
  const beats: Beat[] = [];
  let open = false;
  for (const part of inOrder(events, steps, say, captions)) {
    const { text, step, caption } = part;
    const last = beats.at(-1);
    if (last && open && !step?.alone && together(last, part)) {
      last.text = caption ? caption.text : [last.text, text].filter(Boolean).join(" ");
      if (step) last.steps.push(later(step, STAGGER * last.steps.length));
    } else beats.push({ text: caption?.text ?? text, steps: step ? [step] : [], caption: caption ?? undefined });
    open = !step?.alone;
  }
  return beats;
}
/** Returns whether a part is told with what was told last. */
const together = (last: Beat, { text, caption }: Part): boolean =>
  caption ? last.caption === caption : !text || (!last.caption && last.text.length + text.length <= BREATH);

/** Returns what is said and what travels in the order of the events. */
function inOrder(
  events: readonly TableEvent[],
  steps: readonly Step[],
  say: (event: TableEvent) => string | null,
  captions: Captions,
): Part[] {
  const quiet = new Set(steps.flatMap(({ unsaid }) => unsaid ?? []));
  const parts: Part[] = [];
  const said = (event: TableEvent): string => (captions.has(event) ? "" : say(event)) || "";
  let told = 0;
  const tell = (until: number): void => {
    for (; told < until; told++) {
      const caption = captions.get(events[told]);
      const text = quiet.has(events[told]) ? "" : said(events[told]);
      if (text || caption) parts.push({ text, step: null, caption });
    }
  };
  for (const step of steps) {
    const shown = step.event ?? step.unsaid?.[0];
    const at = shown ? events.indexOf(shown) : -1;
    if (at >= told) tell(at);
    const text = step.event && at >= told ? said(step.event) : "";
    parts.push({ text, step, caption: shown && captions.get(shown) });
    told = Math.max(told, at + 1);
  }
  tell(events.length);
  return parts;
}

const later = (step: Step, delay: number): Step => ({
  ...step,
  flights: step.flights.map((flight) => ({ ...flight, delay: (flight.delay ?? 0) + delay })),
});
