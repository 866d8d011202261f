/** The little that boards and the layout engine ask of a browser when pictures are written rather than shown. */
/** Bytes of a text, and a text of bytes, in UTF-8: an engine of JavaScript by itself has neither. */
class Encoder {
  encode(text: string): Uint8Array {
    if (/^[ -~]*$/.test(text)) return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
    return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  }
  encodeInto(text: string, into: Uint8Array): { read: number; written: number } {
    const bytes = this.encode(text);
    into.set(bytes);
    return { read: text.length, written: bytes.length };
  }
}
class Decoder {
  decode(bytes: Uint8Array = new Uint8Array()): string {
    if (bytes.every((byte) => byte < 128)) return String.fromCharCode(...bytes);
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  }
}
const missing = {
  document: { documentElement: {} },
  innerWidth: 0,
  innerHeight: 0,
  TextEncoder: Encoder,
  TextDecoder: Decoder,
};
for (const [name, value] of Object.entries(missing))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });

export {};
