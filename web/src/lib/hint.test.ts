// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beside } from "./beside";
import { hint } from "./hint";

const ROOM = { width: 400, height: 300 };
const NOTE = { width: 200, height: 80 };

describe("where a note stands", () => {
  const CASES = [
    { at: [100, 100, 20, 20], left: 10, top: 128 },
    { at: [100, 250, 20, 20], left: 10, top: 162 },
    { at: [390, 10, 10, 10], left: 192, top: 28 },
    { at: [0, 10, 10, 10], left: 8, top: 28 },
    { at: [0, 20, 40, 260], left: 48, top: 110 },
    { at: [300, 20, 90, 260], left: 92, top: 110 },
  ] as const;
  it.each(CASES)("beside $at", ({ at: [x, y, width, height], left, top }) => {
    expect(beside({ x, y, width, height }, NOTE, ROOM)).toEqual({ left, top });
  });
  it("stands above where that is wanted and there is room, so that another has the room below", () => {
    expect(beside({ x: 100, y: 100, width: 20, height: 20 }, NOTE, ROOM, "above").top).toBe(12);
    expect(beside({ x: 100, y: 40, width: 20, height: 20 }, NOTE, ROOM, "above").top).toBe(68);
  });
  it("is whole inside the window, wherever its part is", () => {
    for (let x = -20; x < 400; x += 7)
      for (let y = -20; y < 300; y += 7) {
        const { left, top } = beside({ x, y, width: 30, height: 30 }, NOTE, ROOM);
        expect(left >= 0 && left + NOTE.width <= ROOM.width && top >= 0 && top + NOTE.height <= ROOM.height).toBe(true);
      }
  });
});

describe("a hint", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    point(part("i", "listens"), "pointermove");
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  function part(tag: string, text: string): HTMLElement {
    const node = document.body.appendChild(document.createElement(tag));
    hint(node, text);
    return node;
  }
  const told = (): string | null =>
    document.querySelector("[aria-describedby=explanation], [aria-label]:focus") ? tip() : null;
  const tip = (): string | null => document.querySelector(".explanation")?.textContent ?? null;
  let clientX = 0;
  /** Points at something, with a mouse that has come a step farther. */
  const point = (node: Element, type: string, pointerType = "mouse"): boolean =>
    node.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true, cancelable: true, clientX: ++clientX }));

  it("stays shut where a part comes up under a mouse that rests, until that moves", () => {
    point(part("button", "before"), "pointermove");
    const node = part("button", "a reason");
    clientX--;
    point(node, "pointerover");
    vi.advanceTimersByTime(500);
    expect(told()).toBe(null);
    point(node, "pointermove");
    vi.advanceTimersByTime(500);
    expect(told()).toBe("a reason");
    point(document.body, "pointerover");
    vi.advanceTimersByTime(300);
  });
  it("opens under a resting mouse, and closes when the mouse goes", () => {
    const node = part("button", "a reason");
    point(node, "pointerover");
    expect(told()).toBe(null);
    vi.advanceTimersByTime(500);
    expect(told()).toBe("a reason");
    point(document.body, "pointerover");
    vi.advanceTimersByTime(300);
    expect(told()).toBe(null);
  });
  it("lets the mouse come over to it, and stays until it leaves both", () => {
    const node = part("button", "a reason");
    const other = part("button", "another");
    point(node, "pointerover");
    vi.advanceTimersByTime(500);
    point(other, "pointerover");
    vi.advanceTimersByTime(100);
    point(document.querySelector(".explanation")!, "pointerover");
    vi.advanceTimersByTime(2000);
    expect(told()).toBe("a reason");
    point(document.querySelector(".explanation")!, "pointerdown");
    expect(told()).toBe("a reason");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(told()).toBe(null);
    point(other, "pointerover");
    vi.advanceTimersByTime(500);
    expect(told()).toBe("another");
    point(document.body, "pointerover");
    vi.advanceTimersByTime(300);
    expect(told()).toBe(null);
  });
  it("tells what is around its part that it has opened, so that nothing else explains there too", () => {
    const around = document.body.appendChild(document.createElement("div"));
    const node = around.appendChild(part("span", "a crate"));
    const heard = vi.fn();
    around.addEventListener("hinted", heard);
    point(node, "pointerdown", "touch");
    expect(heard).toHaveBeenCalledOnce();
  });
  it("takes Escape for itself only where somebody asked for it", () => {
    const node = part("button", "a reason");
    const outer = vi.fn();
    document.body.addEventListener("keydown", outer);
    point(node, "pointerover");
    vi.advanceTimersByTime(500);
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect([told(), outer.mock.calls.length]).toEqual([null, 1]);
    point(node, "pointerdown", "touch");
    vi.advanceTimersByTime(600);
    expect(told()).toBe("a reason");
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect([told(), outer.mock.calls.length]).toEqual([null, 1]);
    document.body.removeEventListener("keydown", outer);
  });
  it("opens after a long press on a control, whose click is then not meant", () => {
    const node = part("button", "a reason");
    const clicked = vi.fn();
    node.addEventListener("click", clicked);
    point(node, "pointerdown", "touch");
    vi.advanceTimersByTime(200);
    point(node, "pointerup", "touch");
    node.click();
    expect([told(), clicked.mock.calls.length]).toEqual([null, 1]);
    point(node, "pointerdown", "touch");
    vi.advanceTimersByTime(600);
    point(node, "pointerup", "touch");
    node.click();
    expect([told(), clicked.mock.calls.length]).toEqual(["a reason", 1]);
  });
  it("opens by a tap on what is no control, and closes by the next", () => {
    const node = part("span", "a coin");
    point(node, "pointerdown", "touch");
    expect(tip()).toBe("a coin");
    const close = vi.fn();
    document.querySelector<HTMLElement>(".explanation")!.hidePopover = close;
    point(node, "pointerdown", "touch");
    expect(close).toHaveBeenCalledOnce();
  });
  it("lets the keyboard come to what it could not reach, and names what has no words", () => {
    const node = part("span", "a coin");
    expect([node.tabIndex, node.getAttribute("role"), node.getAttribute("aria-label")]).toEqual([0, "img", "a coin"]);
    const board = document.body.appendChild(document.createElement("main"));
    board.dataset.arrows = "";
    const inside = board.appendChild(document.createElement("b"));
    inside.textContent = "12";
    hint(inside, "Deben");
    expect([inside.tabIndex, inside.hasAttribute("role")]).toEqual([-1, false]);
  });
});
