/** The part of gifenc that is used: it brings no types of its own. */
declare module "gifenc" {
  export type Palette = number[][];
  interface Options {
    palette: Palette;
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    dispose: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: Options): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(data: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(data: Uint8ClampedArray, palette: Palette): Uint8Array;
}
