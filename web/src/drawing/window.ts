/** The window of a picture, in place of a browser's (`svelte/reactivity/window`): its size is what was asked for. */
export const innerWidth = {
  get current(): number {
    return globalThis.innerWidth;
  },
};
export const innerHeight = {
  get current(): number {
    return globalThis.innerHeight;
  },
};
