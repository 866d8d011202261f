/** A move told in beats: what is said together, and what travels meanwhile. */
import type { Look, Looks, Step } from "../boards/flights";
import type { TableEvent } from "../wire";

export interface Beat {
  /** What is said; may be empty. */
  text: string;
  /** What travels, all of it at once, each a little after the one before. */
  steps: Step[];
  /** The card by which it is seen at one look. */
  look?: Look;
}
interface Part {
  text: string;
  step: Step | null;
  /** The card that tells it; null for what goes along with the part before. */
  look?: Look | null;
}

/** How many signs are read at a time. */
const BREATH = 130;
/** Milliseconds after which the next of several steps begins. */
const STAGGER = 80;
const NO_LOOKS: Looks = new Map();

/**
 * Returns the beats of a move: all its flights together, in parts only where there is too much to read at once, or
 * where one look after another tells what happened.
 */
export function beatsOf(
  events: readonly TableEvent[],
  steps: readonly Step[],
  say: (event: TableEvent) => string | null,
  looks = NO_LOOKS,
): Beat[] {
  const beats: Beat[] = [];
  let open = false;
  for (const part of inOrder(events, steps, say, looks)) {
    const { text, step, look } = part;
    const last = beats.at(-1);
    if (last && open && !step?.alone && together(last, part)) {
      last.text = look ? look.text : [last.text, text].filter(Boolean).join(" ");
      if (step) last.steps.push(later(step, STAGGER * last.steps.length));
    } else beats.push({ text: look?.text ?? text, steps: step ? [step] : [], look: look ?? undefined });
    open = !step?.alone;
  }
  return beats;
}
/** Returns whether a part is told with what was told last. */
const together = (last: Beat, { text, look }: Part): boolean =>
  look ? last.look === look : !text || (!last.look && last.text.length + text.length <= BREATH);

/** Returns what is said and what travels in the order of the events. */
function inOrder(
  events: readonly TableEvent[],
  steps: readonly Step[],
  say: (event: TableEvent) => string | null,
  looks: Looks,
): Part[] {
  const quiet = new Set(steps.flatMap(({ unsaid }) => unsaid ?? []));
  const parts: Part[] = [];
  const said = (event: TableEvent): string => (looks.has(event) ? "" : say(event)) || "";
  let told = 0;
  const tell = (until: number): void => {
    for (; told < until; told++) {
      const look = looks.get(events[told]);
      const text = quiet.has(events[told]) ? "" : said(events[told]);
      if (text || look) parts.push({ text, step: null, look });
    }
  };
  for (const step of steps) {
    const shown = step.event ?? step.unsaid?.[0];
    const at = shown ? events.indexOf(shown) : -1;
    if (at >= told) tell(at);
    const text = step.event && at >= told ? said(step.event) : "";
    parts.push({ text, step, look: shown && looks.get(shown) });
    told = Math.max(told, at + 1);
  }
  tell(events.length);
  return parts;
}

const later = (step: Step, delay: number): Step => ({
  ...step,
  flights: step.flights.map((flight) => ({ ...flight, delay: (flight.delay ?? 0) + delay })),
});
