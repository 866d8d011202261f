/** What is made when the drawings are built: the letters of the page's fonts, and the layout engine's WebAssembly. */
declare module "letters:faces" {
  import type { Face } from "./letters";
  const faces: Face[];
  export default faces;
}
declare module "layout:engine" {
  const engine: () => Uint8Array<ArrayBuffer>;
  export default engine;
}
