/** A finger that stays on something asks about it. */

/** Milliseconds for which a finger stays. */
const LONG = 480;
/** Pixels that it may move meanwhile. */
const STILL = 10;

/** Calls something when a finger stays on an element; lifting it is no click then. Null: nothing is asked there. */
export function longPress(element: HTMLElement, run: (() => void) | null) {
  let asked = run;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pressed = false;
  const stop = (): void => clearTimeout(timer);
  function down({ pointerType, clientX, clientY }: PointerEvent): void {
    pressed = false;
    stop();
    if (pointerType !== "touch" || !asked) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      pressed = true;
      asked?.();
    }, LONG);
  }
  function move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) stop();
  }
  /** What a finger does when it is lifted, and the menu that browsers open meanwhile. */
  function swallow(event: Event): void {
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "click") pressed = false;
  }
  const ears: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["click", swallow],
    ["contextmenu", swallow],
  ];
  for (const [kind, ear] of ears) element.addEventListener(kind, ear as EventListener, { capture: true });
  return {
    update(next: (() => void) | null): void {
      asked = next;
    },
    destroy(): void {
      stop();
      for (const [kind, ear] of ears) element.removeEventListener(kind, ear as EventListener, { capture: true });
    },
  };
}
