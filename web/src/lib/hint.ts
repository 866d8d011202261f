/**
 * Our own tooltip: `<span use:hint={t("page-deben")}>` or `use:hint={{ title, text }}`; an empty text is none.
 *
 * It opens under a resting mouse, after a long press (on what is no control: a tap), and when the keyboard comes. The
 * mouse may go over to it, to read or to copy. It closes with Escape, when mouse or keyboard go on, and with whatever
 * else is done; the window never cuts it; a part around it hears `hinted`. What could not have the keyboard before
 * gets it: by Tab, or inside `data-arrows` (the board of a table) by arrow keys. While it is open it describes its part
 * (`aria-describedby`); a part without words gets the text as its name. Native `title` is forbidden by lint.
 */
import type { ActionReturn } from "svelte/action";
import { beside } from "./beside";

export type HintText = string | { title: string; text: string } | null | undefined;

const CONTROLS = "a[href], button, input, select, textarea, summary, label";
const LANDMARKS = "dialog, main, nav, aside, header, footer, section[aria-label]";
const HINTED = "[data-hint]";
/** Milliseconds until a resting mouse, or a finger, gets its answer. */
const REST = 380;
const PRESS = 450;
/** Milliseconds in which a mouse may go over from a part to its tooltip. */
const GRACE = 220;
const ID = "explanation";

const known = new WeakMap<Element, HintText>();
let tip: HTMLElement | null = null;
let about: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The tooltip came by itself, to a mouse that only rested: nobody means it with a key. */
let rested = false;
/** A long press has shown something: the click that ends it is not meant. */
let pressed = false;

const hintOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(HINTED) : null;

/** Returns the one tooltip of the page, in the same part of the page as what it is about. */
function tooltip(node: Element): HTMLElement {
  const host = node.closest(LANDMARKS) ?? document.body;
  if (tip?.parentElement === host) return tip;
  tip?.remove();
  tip = document.createElement("div");
  tip.id = ID;
  tip.className = "explanation";
  tip.setAttribute("role", "tooltip");
  // Above open dialogs too.
  tip.setAttribute("popover", "manual");
  return host.appendChild(tip);
}
function show(node: Element): void {
  const text = known.get(node);
  if (!text || !node.isConnected) return;
  hide();
  about = node;
  rested = false;
  const box = tooltip(node);
  const { title, text: words } = typeof text === "string" ? { title: "", text } : text;
  box.replaceChildren(...(title ? [Object.assign(document.createElement("b"), { textContent: title })] : []), words);
  if (words !== node.getAttribute("aria-label") && !node.hasAttribute("aria-describedby"))
    node.setAttribute("aria-describedby", ID);
  box.showPopover?.();
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  // A part of the board has its own note below it: what explains something on that part stands above.
  const inside = node.parentElement?.closest("[data-spot]") ? "above" : undefined;
  const at = beside(node.getBoundingClientRect(), box.getBoundingClientRect(), room, inside);
  box.style.left = `${at.left}px`;
  box.style.top = `${at.top}px`;
  node.dispatchEvent(new CustomEvent("hinted", { bubbles: true }));
}
/** Closes the tooltip; returns whether one was open. */
function hide(): boolean {
  stop();
  const was = about;
  about = null;
  if (!was) return false;
  if (was.getAttribute("aria-describedby") === ID) was.removeAttribute("aria-describedby");
  tip?.hidePopover?.();
  return true;
}
/** Forgets what would open or close in a moment. */
function stop(): void {
  clearTimeout(timer);
  clearTimeout(leaving);
}
function later(node: Element, time: number, done: () => void = () => {}): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(node);
    done();
  }, time);
}

function over(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const node = hintOf(event.target);
  const stays = onTip(event);
  if (stays || (about && node === about)) return stop();
  clearTimeout(timer);
  // What the keyboard opened stays until the keyboard goes on, or something else opens.
  if (about && rested) leave();
  if (!node || event.buttons !== 0) return;
  if (resting(event)) came = node;
  else later(node, REST, () => (rested = true));
}
/** Where the mouse was when it last moved, and what came up under it since. */
let place: { x: number; y: number } | null = null;
let came: Element | null = null;
const resting = ({ clientX, clientY }: PointerEvent): boolean =>
  place === null || (place.x === clientX && place.y === clientY);
/** What came up under a resting mouse explains itself once the mouse moves on it. */
function move(event: PointerEvent): void {
  if (event.pointerType !== "mouse") return;
  const still = place?.x === event.clientX && place.y === event.clientY;
  place = { x: event.clientX, y: event.clientY };
  if (still || came === null) return;
  if (hintOf(event.target) === came) later(came, REST, () => (rested = true));
  came = null;
}
const onTip = (event: Event): boolean => tip !== null && about !== null && tip.contains(event.target as Node);
function leave(): void {
  clearTimeout(leaving);
  leaving = setTimeout(hide, GRACE);
}
function down(event: PointerEvent): void {
  if (onTip(event)) return;
  const open = about;
  const node = hintOf(event.target);
  pressed = false;
  hide();
  if (!node || event.pointerType === "mouse") return;
  // On a phone a second tap on what explains itself closes it again.
  if (node.closest(CONTROLS)) later(node, PRESS, () => (pressed = true));
  else if (node !== open) show(node);
}
/** A finger that moves or leaves wanted something else. */
function lift(event: PointerEvent): void {
  if (event.pointerType !== "mouse" && !about) clearTimeout(timer);
}
function click(event: Event): void {
  if (pressed) {
    event.preventDefault();
    event.stopPropagation();
  }
  pressed = false;
  // What cannot be pressed now says why instead.
  const node = hintOf(event.target);
  if (node?.closest("[aria-disabled=true]:not([data-spot])")) show(node);
}
function focused(event: FocusEvent): void {
  const node = hintOf(event.target);
  if (node && event.target instanceof Element && event.target.matches(":focus-visible")) show(node);
}
/** Escape closes what was asked for, and only then what is open below it; what came by itself goes along. */
function key(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !hide() || rested) return;
  event.stopPropagation();
  event.preventDefault();
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("pointerover", over);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", lift);
  document.addEventListener("click", click, true);
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", (event) => void (onTip(event) || hide()), true);
  document.documentElement.addEventListener("pointerleave", hide);
  window.addEventListener("resize", hide);
  window.addEventListener("keydown", key, true);
}

/** Gives a part without words a name, and one that nobody could reach a way there. */
function open(node: Element, text: HintText): void {
  const words = typeof text === "string" ? text : text?.text;
  if (!words || node.closest(CONTROLS) || node.closest("[aria-hidden=true]") || node.querySelector(CONTROLS)) return;
  if (!node.textContent?.trim() && (!node.hasAttribute("role") || node.hasAttribute("data-named"))) {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", words);
    node.setAttribute("data-named", "");
  }
  if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", node.closest("[data-arrows]") ? "-1" : "0");
}

/** Lets a part of the page explain itself. */
export function hint(node: HTMLElement | SVGElement, text: HintText): ActionReturn<HintText> {
  listen();
  const update = (now: HintText): void => {
    known.set(node, now);
    node.toggleAttribute("data-hint", Boolean(now));
    open(node, now);
    if (about === node) show(node);
  };
  update(text);
  return { update, destroy: () => void (about === node && hide()) };
}
