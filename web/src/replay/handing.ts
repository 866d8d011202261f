/** Files that a person takes away: handed on where the device can, kept otherwise. */
import { asPng, painted, pictureOf } from "./picture";

/** Pixels for each of the picture's own. */
const SHARP = 2;

/** Resolves to a part of the page as a file of pixels, or as a drawing. */
export async function pictureFile(part: HTMLElement, name: string, kind: "png" | "svg"): Promise<File> {
  const drawn = await pictureOf(part);
  const content = kind === "svg" ? drawn.svg : await asPng(await painted(drawn, SHARP));
  return new File([content], `${name}.${kind}`, { type: kind === "svg" ? "image/svg+xml" : "image/png" });
}

/** Hands a file on where the device can, and keeps it otherwise. */
export async function hand(file: File): Promise<void> {
  const coarse = matchMedia("(pointer: coarse)").matches;
  if (coarse && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // somebody thought better of it
    return;
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
