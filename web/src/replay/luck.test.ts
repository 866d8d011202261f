import { describe, expect, it } from "vitest";
import text from "../../../docs/luck.md?raw";
import { block, commitmentOf, keyOf, numberBelow, roll, SetupDraws } from "./luck";
import { sha256 } from "./sha256";

/** The vectors of docs/luck.md: what is asked, and the answer. */
const vectors = (name: string): [string[], unknown][] => {
  return [...text.matchAll(new RegExp(`^${name}\\((.*)\\) -> (.*)$`, "gm"))].map(([, asked, answer]) => [
    asked.split(/, (?![^[]*\])/),
    JSON.parse(answer.replace(/0x[0-9a-f]+/g, (word) => String(Number(word))).replaceAll("'", '"').replace("None", "null")) as unknown,
  ]);
};
const seed = (text: string): string => (text.startsWith("0x") ? text.slice(2) : Number(text).toString(16)).padStart(64, "0");

describe("luck is what docs/luck.md says", () => {
  it("has the same keys and blocks", () => {
    expect(vectors("block").length).toBeGreaterThan(3);
    for (const [[of], words] of vectors("key")) expect(keyOf(seed(of))).toEqual(words);
    for (const [[of, stream, counter], words] of vectors("block")) expect(block(keyOf(seed(of)), Number(stream), Number(counter))).toEqual(words);
  });
  it("makes the same numbers, shuffles and rolls", () => {
    for (const [[word, n], number] of vectors("number")) expect(numberBelow(Number(word), Number(n))).toBe(number);
    for (const [[of, k], places] of vectors("shuffle")) expect(new SetupDraws(keyOf(seed(of))).shuffled(Array.from({ length: Number(k) }, (_, i) => i))).toEqual(places);
    for (const [[of, counter, n], number] of vectors("roll")) expect(roll(keyOf(seed(of)), Number(counter), Number(n))).toBe(number);
    expect(vectors("shuffle").length + vectors("roll").length).toBeGreaterThan(5);
  });
  it("hashes without WebCrypto as with it", async () => {
    for (const length of [0, 3, 55, 56, 64, 77, 200]) {
      const text = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
      expect([...sha256(text)]).toEqual([...new Uint8Array(await crypto.subtle.digest("SHA-256", text))]);
    }
  });
  it("commits in the same way", async () => {
    for (const [[of], hash] of vectors("commitment")) expect(await commitmentOf(seed(of))).toBe(hash);
  });
});
