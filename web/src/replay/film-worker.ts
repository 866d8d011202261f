/** A worker that makes an animated GIF of pictures: the page goes on drawing the next one meanwhile. */
import { GIFEncoder } from "gifenc";
import { celOf, type Cel } from "./frames";
import type { Frame, FromFilm } from "./film";

const gif = GIFEncoder();
let shown: Uint8ClampedArray | null = null;
/** What is written when it is known how long it is seen. */
let held: { cel: Cel; frame: Frame } | null = null;

const say = (message: FromFilm, hand: Transferable[] = []): void => postMessage(message, { transfer: hand });

function write(): void {
  if (!held) return;
  const { cel, frame } = held;
  // What is transparent shows the picture before, which stays.
  const over = { transparent: true, transparentIndex: 0, dispose: 1 };
  gif.writeFrame(cel.index, frame.width, frame.height, { palette: cel.palette, delay: frame.delay, ...over });
}
function add(frame: Frame): void {
  const cel = celOf(shown, frame.data);
  shown = frame.data;
  if (!cel && held) held.frame.delay += frame.delay;
  if (!cel) return;
  write();
  held = { cel, frame };
}

addEventListener("message", ({ data }: MessageEvent<Frame | null>) => {
  if (data) {
    add(data);
    say(null);
  } else {
    write();
    gif.finish();
    const film = gif.bytes();
    say(film, [film.buffer]);
  }
});
