/** A part of every game that has it, by the names of their folders. */
export function byFolder<Part>(found: Readonly<Record<string, Part>>): ReadonlyMap<string, Part> {
  return new Map(Object.entries(found).map(([path, part]) => [path.split("/")[1], part]));
}
