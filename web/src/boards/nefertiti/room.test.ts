import { expect, it } from "vitest";
import { arrange, enlarge } from "./room";

it("chooses by the room in both directions", () => {
  expect(arrange(1342, 768)).toBe("wide");
  expect(arrange(1342, 480)).toBe("small"); // wide enough, and far too low
  expect(arrange(976, 700)).toBe("middle");
  expect(arrange(1126, 700)).toBe("middle"); // markets beside cast and players would be too narrow
  expect(arrange(752, 1024)).toBe("middle");
  expect(arrange(374, 844)).toBe("small");
  expect(arrange(908, 430)).toBe("small");
});

it("grows on large screens in both directions at once", () => {
  expect(enlarge(1342, 768)).toBe(1);
  expect(enlarge(2536, 1440)).toBeCloseTo(1.6, 1);
  expect(enlarge(2536, 900)).toBe(1);
});
