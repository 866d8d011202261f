/** A short film: pictures one after another, as an animated GIF. */
import { applyPalette, GIFEncoder, quantize } from "gifenc";

/** What a GIF can hold of colours. */
const COLOURS = 256;
/** Milliseconds for which a moment, and the last one, is seen. */
const MOMENT = 700;
const END = 4000;

export class Film {
  private readonly gif = GIFEncoder();

  /** Adds a picture; the last one stays longer. */
  add(canvas: HTMLCanvasElement, last: boolean): void {
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
    const palette = quantize(data, COLOURS);
    this.gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay: last ? END : MOMENT });
  }
  /** Returns the film as a file's content. */
  done(): Blob {
    this.gif.finish();
    return new Blob([this.gif.bytes() as Uint8Array<ArrayBuffer>], { type: "image/gif" });
  }
}
