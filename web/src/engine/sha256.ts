/** SHA-256 (FIPS 180-4), for pages to which browsers do not give WebCrypto. */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
/** Returns the first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Returns the text with its padding: a bit, zeros, and its length in bits. */
function padded(text: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((text.length + 9) / 64) * 64));
  text.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(text.length, 0x80);
  view.setUint32(view.byteLength - 4, text.length * 8);
  return view;
}

/** Returns the hash of a text, 32 bytes. */
export function sha256(text: Uint8Array): Uint8Array {
  const view = padded(text);
  const hash = Int32Array.from(START);
  for (let at = 0; at < view.byteLength; at += 64) mix(hash, view, at);
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => result.setInt32(4 * i, word));
  return new Uint8Array(result.buffer);
}

function mix(hash: Int32Array, view: DataView, at: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15];
    const late = words[i - 2];
    words[i] =
      words[i - 16] +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      words[i - 7] +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}
