import { sha256 } from "./sha256";

/** Luck, written a second time from docs/luck.md, so that the page can check a shuffle without asking anybody. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ROUNDS = 4; // double rounds
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];
const SETUP = 0;
const DICE = 1;

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Returns the key of a seed of 64 hexadecimal digits: its digits in base 2³², the least significant first. */
export function keyOf(seed: string): number[] {
  const digits = seed.padStart(64, "0");
  return Array.from({ length: 8 }, (_, i) => parseInt(digits.slice(64 - 8 * (i + 1), 64 - 8 * i), 16));
}

/** Returns the sixteen words of a block. */
export function block(key: readonly number[], stream: number, counter: number): number[] {
  const laid = Int32Array.from([...CONSTANTS, ...key, counter, 0, stream, 0]);
  const words = laid.slice();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [a, b, c, d] of QUARTERS) {
      words[a] += words[b];
      words[d] = rotated(words[d] ^ words[a], 16);
      words[c] += words[d];
      words[b] = rotated(words[b] ^ words[c], 12);
      words[a] += words[b];
      words[d] = rotated(words[d] ^ words[a], 8);
      words[c] += words[d];
      words[b] = rotated(words[b] ^ words[c], 7);
    }
  }
  return Array.from(words, (word, i) => (word + laid[i]) >>> 0);
}

/** Returns the number below n that a word gives, null if the word is one too many. */
export function numberBelow(word: number, n: number): number | null {
  const product = BigInt(word) * BigInt(n);
  const range = 1n << 32n;
  return product % range < range % BigInt(n) ? null : Number(product / range);
}

/** The numbers that set-up draws, one after another. */
export class SetupDraws {
  private words: number[] = [];
  private counter = 0;

  constructor(private readonly key: readonly number[]) {}

  below(n: number): number {
    for (;;) {
      if (this.words.length === 0) this.words = block(this.key, SETUP, this.counter++);
      const number = numberBelow(this.words.shift()!, n);
      if (number !== null) return number;
    }
  }
  /** Returns the cards shuffled, from the last place down. */
  shuffled<T>(cards: readonly T[]): T[] {
    const places = [...cards];
    for (let j = places.length - 1; j > 0; j--) {
      const i = this.below(j + 1);
      [places[j], places[i]] = [places[i], places[j]];
    }
    return places;
  }
}

/** Returns one roll in the middle of a match. */
export function roll(key: readonly number[], counter: number, n: number): number {
  const words = block(key, DICE, counter);
  for (const word of words.slice(0, 15)) {
    const number = numberBelow(word, n);
    if (number !== null) return number;
  }
  return Number((BigInt(words[15]) * BigInt(n)) >> 32n);
}

/** Returns the commitment to a seed, as the browser itself computes it. */
export async function commitmentOf(seed: string): Promise<string> {
  const text = new TextEncoder().encode(`deben seed 1:${seed.padStart(64, "0")}`);
  // Browsers keep WebCrypto from pages that came over plain HTTP from another machine.
  const digest = (globalThis.crypto as Crypto | undefined)?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", text)) : sha256(text);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
