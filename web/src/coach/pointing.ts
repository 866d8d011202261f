/** Marks the part of the board that an action is attached to; returns what takes the mark away again. */
export function pointAt(action: string | null | undefined, within: ParentNode = document): () => void {
  if (!action) return () => undefined;
  // Places of several markets have the same notation; only one of them can be used now.
  const parts = [...within.querySelectorAll(`[data-action="${CSS.escape(action)}"]:not([aria-disabled="true"])`)];
  for (const part of parts) part.setAttribute("data-hinted", "");
  return () => parts.forEach((part) => part.removeAttribute("data-hinted"));
}
