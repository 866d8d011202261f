import { describe, expect, it } from "vitest";
import { moveFocus, nearest } from "./keys";

const at = (x: number, y: number) => ({ x, y });

describe("arrow keys", () => {
  const grid = [at(100, 0), at(0, 100), at(100, 100), at(200, 0)];
  it("go to the neighbour in that direction", () => {
    expect(nearest(at(0, 0), grid, "ArrowRight")).toBe(0);
    expect(nearest(at(0, 0), grid, "ArrowDown")).toBe(1);
    expect(nearest(at(200, 0), grid, "ArrowLeft")).toBe(0);
    expect(nearest(at(100, 100), grid, "ArrowUp")).toBe(0);
  });
  it("prefer what lies straight ahead to what is nearer but aside", () => {
    expect(nearest(at(0, 0), [at(50, 60), at(120, 0)], "ArrowRight")).toBe(1);
  });
  it("stay where nothing lies in that direction, and ignore other keys", () => {
    expect(nearest(at(0, 0), grid, "ArrowUp")).toBe(-1);
    expect(nearest(at(0, 0), grid, "Enter")).toBe(-1);
  });
  it("lead back the way they came", () => {
    const put = (id: string, x: number, y: number): void => {
      const part = document.body.appendChild(document.createElement("button"));
      part.id = id;
      part.dataset.spot = "";
      Object.defineProperty(part, "offsetParent", { value: document.body });
      part.getBoundingClientRect = () => new DOMRect(x, y, 0, 0);
    };
    put("square", 0, 0);
    put("chip", 60, 100);
    document.getElementById("square")!.focus();
    moveFocus("ArrowDown", document);
    expect(document.activeElement?.id).toBe("chip");
    put("nearer", 60, 20);
    moveFocus("ArrowUp", document);
    expect(document.activeElement?.id).toBe("square");
  });
});
