/**
 * Position notation as an editor handles it: fields by name, lists of things. What they mean is the server's affair.
 */

export type Fields = ReadonlyMap<string, string>;

/** Returns the fields of a notation, in their order; what is no field stays as a name without a value. */
export function readFields(text: string): Fields {
  return new Map(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((part) => [part.split("=", 1)[0], part.slice(part.split("=", 1)[0].length + 1)]),
  );
}

/** Returns fields as notation. */
export function writeFields(fields: Fields): string {
  return [...fields].map(([name, value]) => (value ? `${name}=${value}` : name)).join(" ");
}

/** Returns a notation with one field changed; null takes it out, so that it means what it means by default. */
export function withField(text: string, name: string, value: string | null): string {
  const fields = new Map(readFields(text));
  if (value === null || value === "") fields.delete(name);
  else fields.set(name, value);
  return writeFields(fields);
}

/** Returns the cards or characters of a text such as `harp*2,mirror`. */
export function readList(text: string): string[] {
  if (!text || text === "-") return [];
  return text.split(",").flatMap((part) => {
    const [name, count] = part.split("*");
    return Array<string>(Number(count ?? 1) || 1).fill(name);
  });
}
/** Returns a list as text, equal things together. */
export function writeList(items: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name}*${count}` : name)).join(",") || null;
}

/** Returns the numbers of a text such as `8,9,9`. */
export const readNumbers = (text: string): number[] => text.split(",").map((part) => Number(part) || 0);
