/** A board as it is drawn, as a picture of its own: one SVG with all its styles and letters in it, or pixels. */

/** A drawing that needs nothing around it. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** What the body of the page says of all that is in it. */
export const LETTERS = "font:400 16px/1.4 var(--text);color:var(--ink);font-variant-numeric:lining-nums tabular-nums";

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

/** Where a style names the file of a font. */
const FONT = /url\(["']?([^"')]+\.woff2[^"')]*)["']?\)/g;
const letters = new Map<string, Promise<string>>();
/** Resolves to a font's file as an address that holds it. */
function letter(address: string): Promise<string> {
  const known = letters.get(address);
  if (known) return known;
  const found = fetch(address).then(async (answer) => dataOf(await answer.blob()));
  letters.set(address, found);
  return found;
}

/** Resolves to every style of the page, as text that holds its fonts; what is measured by the window is in pixels. */
export async function stylesOf(page: Document, height: number): Promise<string> {
  const sheets = await Promise.all(
    [...page.styleSheets].map(async (sheet) => withFonts(await written(sheet), sheet.href ?? page.baseURI)),
  );
  return inPixels(sheets.join("\n"), height);
}
/** Resolves to a sheet as it was written: what a browser says of its rules leaves out fonts made of variables. */
async function written({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  return href ? (await fetch(href)).text() : (ownerNode?.textContent ?? "");
}
async function withFonts(text: string, base: string): Promise<string> {
  const fonts = [...new Set([...text.matchAll(FONT)].map(([, address]) => address))];
  const held = await Promise.all(fonts.map((address) => letter(new URL(address, base).href)));
  return text.replace(FONT, (_, address: string) => `url("${held[fonts.indexOf(address)]}")`);
}
/** Returns styles in which parts of a window of some height are pixels: a picture has another window. */
export const inPixels = (text: string, height: number): string =>
  text.replace(/(-?[\d.]+)[dsl]?vh\b/g, (_, parts: string) => `${(Number(parts) * height) / 100}px`);

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Resolves to a part of the page as a picture; whoever makes many finds the styles once. */
export async function pictureOf(part: HTMLElement, known?: string): Promise<Picture> {
  const { ownerDocument: page } = part;
  const styles = known ?? (await stylesOf(page, innerHeight));
  const box = part.getBoundingClientRect();
  // The part may be higher than what lies in it, or show a piece of it and scroll.
  const inside = [...part.querySelectorAll(":scope > *, :scope > * > *")];
  const bottom = Math.max(...inside.map((child) => child.getBoundingClientRect().bottom)) + part.scrollTop;
  const [width, height] = [Math.ceil(box.width), Math.ceil(bottom - box.top)];
  const copy = part.cloneNode(true) as HTMLElement;
  for (const unseen of copy.querySelectorAll(".hidden-text, [popover]")) unseen.remove();
  copy.style.cssText = inPixels(copy.style.cssText, innerHeight);
  copy.style.overflow = "visible";
  const theme = page.documentElement.dataset.theme;
  const scheme = theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="${scheme}">` +
    `<style>${escaped(styles)}</style><rect width="100%" height="100%" style="fill:var(--ground)"/>` +
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" style="${LETTERS};` +
    `width:${width}px;height:${height}px;container-type:inline-size">` +
    `${new XMLSerializer().serializeToString(copy)}</div></foreignObject></svg>`;
  return { svg, width, height };
}

/** Resolves to a picture in pixels, so many for each of its own. */
export async function painted({ svg, width, height }: Picture, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d", { willReadFrequently: true })!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
/** Resolves to pixels as a file's content. */
export const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
