/** Markup as a tree: what Svelte writes for a server, read again. */

/** An element, or what a style puts before or after the content of one (`::before`). */
export class Tag {
  readonly children: Part[] = [];
  readonly classes: ReadonlySet<string>;

  constructor(
    readonly name: string,
    readonly attributes: ReadonlyMap<string, string>,
    readonly parent: Tag | null,
  ) {
    this.classes = new Set((attributes.get("class") ?? "").split(/\s+/).filter(Boolean));
  }
  get tags(): Tag[] {
    return this.children.filter((child) => child instanceof Tag);
  }
  /** This and everything in it, in the order of the text. */
  *all(): Generator<Tag> {
    yield this;
    for (const child of this.tags) yield* child.all();
  }
}
export type Part = Tag | string;

const VOID = new Set(["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const PIECE =
  /<!--[\s\S]*?-->|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex!, 16)),
  );

function attributesIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name,
      plain(double ?? single ?? bare ?? ""),
    ]),
  );
}

/** Returns the tree of some markup, under a root that has a name and attributes of its own. */
export function read(markup: string, name: string, attributes: Record<string, string> = {}): Tag {
  const root = new Tag(name, new Map(Object.entries(attributes)), null);
  let open = root;
  let end = 0;
  const say = (text: string): void => {
    if (text) open.children.push(plain(text));
  };
  for (const found of markup.matchAll(PIECE)) {
    const [whole, closed, opened, inside, alone] = found;
    say(markup.slice(end, found.index));
    end = found.index + whole.length;
    if (closed) open = open.parent ?? root;
    if (!opened) continue;
    const tag = new Tag(opened, attributesIn(inside), open);
    open.children.push(tag);
    if (!alone && !VOID.has(opened)) open = tag;
  }
  say(markup.slice(end));
  return root;
}
