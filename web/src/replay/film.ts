/** A short film: pictures one after another, as an animated GIF that a worker writes. */

/** A picture, and milliseconds for which it is seen. */
export interface Frame {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  delay: number;
}
/** What the worker says: that a picture is in the film, or the film. */
export type FromFilm = Uint8Array<ArrayBuffer> | null;

export class Film {
  private readonly worker = new Worker(new URL("./film-worker.ts", import.meta.url), { type: "module" });
  private width = 0;
  private height = 0;
  private taken: Promise<FromFilm> = Promise.resolve(null);

  /** Adds a picture, as large as the first one; resolves when the one before it is in the film. */
  async add(canvas: HTMLCanvasElement, delay: number): Promise<void> {
    this.width ||= canvas.width;
    this.height ||= canvas.height;
    const { width, height } = this;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
    await this.taken;
    this.taken = this.tell({ width, height, data, delay } satisfies Frame, [data.buffer]);
  }
  /** Resolves to the film as a file's content. */
  async done(): Promise<Blob> {
    await this.taken;
    const film = await this.tell(null, []);
    this.stop();
    return new Blob([film!], { type: "image/gif" });
  }
  /** Gives the film up. */
  stop(): void {
    this.worker.terminate();
  }

  private tell(message: Frame | null, hand: Transferable[]): Promise<FromFilm> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromFilm>) => resolve(data);
      this.worker.onerror = ({ message: why }) => reject(new Error(why));
      this.worker.postMessage(message, hand);
    });
  }
}
