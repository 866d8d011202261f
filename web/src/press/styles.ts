/** The style of every element: what the sheets, its attributes and those around it say of it. */
import { Tag } from "./markup";
import { means, type Selector } from "./selectors";
import { declarations, fits, rules, type Declaration, type Rule, type Size } from "./sheets";
import { long } from "./shorthands";
import { length, pixels, settled, type Measures } from "./values";

/** What children have from their parents. */
const INHERITED = new Set([
  ...["color", "font-family", "font-size", "font-style", "font-weight", "font-variant-numeric", "letter-spacing"],
  ...["line-height", "text-align", "text-transform", "white-space", "visibility", "overflow-wrap", "fill", "stroke"],
  ...["stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-opacity", "fill-opacity"],
  ...["fill-rule", "clip-rule", "text-anchor", "paint-order", "border-collapse", "list-style"],
]);
/** What browsers say of elements before anybody else does, where the page has not said otherwise. */
const BROWSER: Record<string, string> = {
  ...{ b: "font-weight:700", strong: "font-weight:700", i: "font-style:italic", em: "font-style:italic" },
  ...{ small: "font-size:0.8333em", h1: "font-size:2em;font-weight:700", h2: "font-size:1.5em;font-weight:700" },
  ...{ h3: "font-size:1.17em;font-weight:700", h4: "font-weight:700", ul: "margin:1em 0;padding-left:40px" },
  ...{ ol: "margin:1em 0;padding-left:40px", button: "text-align:center", dl: "margin:1em 0", dd: "margin-left:40px" },
  svg: "overflow:hidden",
};
const BLOCKS = [
  ..."address article aside dd details div dl dt fieldset figure footer form h1 h2 h3 h4".split(" "),
  ..."header hr html li main nav ol p section summary ul svg".split(" "),
];
const UNSEEN = "script style template title dialog head".split(" ");
const SVG_ATTRIBUTES =
  /^(fill|stroke|opacity|clip-|font-|text-anchor|paint-order|visibility|letter-spacing|transform$)/;

/** A container whose size styles may ask for. */
interface Container {
  names: string[];
  both: boolean;
  size: Size;
}
/** How an element looks: a value for each property that has one. */
export class Look {
  readonly own: Record<string, string> = {};
  /** What it passes on to those in it; the same object as long as nothing in it is its own. */
  passed: Record<string, string>;
  private shared = true;
  /** What it says itself of that. */
  readonly said = new Set<string>();
  em = 16;

  constructor(
    readonly tag: Tag,
    above: Look | null,
    readonly containers: readonly Container[],
    readonly window: Size,
  ) {
    this.passed = above?.passed ?? {};
    this.em = above?.em ?? 16;
  }
  get(name: string): string | undefined {
    return INHERITED.has(name) ? this.passed[name] : this.own[name];
  }
  put(name: string, value: string): void {
    if (INHERITED.has(name)) this.pass(name, value);
    else this.own[name] = value;
  }
  /** Sets what is passed on; undefined for a variable that is to be none. */
  pass(name: string, value: string | undefined): void {
    if (this.shared) this.passed = { ...this.passed };
    this.shared = false;
    this.said.add(name);
    if (value === undefined) delete this.passed[name];
    else this.passed[name] = value;
  }
  /** The same but for one property, for what is in it. */
  but(name: string, value: string): Look {
    const look = new Look(this.tag, this, this.containers, this.window);
    look.put(name, value);
    return look;
  }
  measures(whole?: number): Measures {
    const wide = this.containers.at(-1)?.size.width ?? this.window.width;
    const high = this.containers.findLast(({ both }) => both)?.size.height ?? this.window.height;
    const { width: vw, height: vh } = this.window;
    return { em: this.em, rem: 16, cqw: wide / 100, cqh: high / 100, vw: vw / 100, vh: vh / 100, whole };
  }
  /** A length in pixels, of which a per cent is of a whole. */
  pixels(name: string, whole?: number): number {
    return pixels(this.get(name), this.measures(whole));
  }
}

interface Found {
  rule: Rule;
  order: number;
}

/** The styles of one document in one light. */
export class Styles {
  private readonly byKey = new Map<string, Found[]>();
  private readonly found = new Map<Tag, Found[]>();
  /** How each looked last, which holds as long as nothing around it changes. */
  private readonly looks = new Map<Tag, { above: Look | null; look: Look }>();
  /** Elements whose first letter is written large. */
  readonly capitals = new Set<Tag>();

  constructor(
    sheets: readonly string[],
    private readonly window: Size,
    private readonly dark: boolean,
  ) {
    const all = sheets.flatMap((sheet) => known(sheet, window));
    for (const [order, rule] of all.entries()) {
      const list = this.byKey.get(rule.selector.key) ?? [];
      list.push({ rule, order });
      this.byKey.set(rule.selector.key, list);
    }
  }

  /** Finds the rules of every element in a tree, and adds what styles put before and after some. */
  prepare(root: Tag): void {
    for (const tag of [...root.all()]) {
      const keys = ["", tag.name, ...[...tag.classes].map((name) => `.${name}`)];
      const near = keys.flatMap((key) => this.byKey.get(key) ?? []);
      const mine = near.filter(({ rule }) => means(rule.selector, tag)).sort(byWeight);
      this.found.set(
        tag,
        mine.filter(({ rule }) => !rule.selector.part),
      );
      if (mine.some(({ rule }) => rule.selector.part === "first-letter" && says(rule, "text-transform", "uppercase")))
        this.capitals.add(tag);
      for (const part of ["before", "after"]) this.add(tag, part, mine);
    }
  }
  private add(tag: Tag, part: string, mine: Found[]): void {
    const rules = mine.filter(({ rule }) => rule.selector.part === part);
    const content = rules.flatMap(({ rule }) => rule.declarations).findLast(({ name }) => name === "content")?.value;
    if (content === undefined || content === "none") return;
    const added = new Tag(`::${part}`, new Map(), tag);
    const text = content.replace(/^["']|["']$/g, "");
    if (text) added.children.push(text);
    if (part === "before") tag.children.unshift(added);
    else tag.children.push(added);
    this.found.set(added, rules);
  }

  /** Returns how an element looks below another, beside containers whose sizes are known. */
  look(tag: Tag, above: Look | null, sizes: ReadonlyMap<Tag, Size>): Look {
    const containers = above ? around(above, sizes) : [];
    const known = this.looks.get(tag);
    if (known?.above === above && alike(known.look.containers, containers)) return known.look;
    const look = this.made(tag, above, containers);
    this.looks.set(tag, { above, look });
    return look;
  }
  private made(tag: Tag, above: Look | null, containers: readonly Container[]): Look {
    const look = new Look(tag, above, containers, this.window);
    const declared = this.declared(tag, look);
    this.variables(look, declared);
    const rest = declared.flatMap(({ name, value }) => {
      if (name.startsWith("--")) return [];
      const text = settled(value, (each) => look.passed[each], this.dark);
      return text === null ? [] : long(name, text);
    });
    for (const [name, value] of rest) this.declare(look, above, name, value);
    this.measured(look);
    return look;
  }
  /** Puts what is measured by letters into pixels: those in it have the same. */
  private measured(look: Look): void {
    const { "font-size": size, "line-height": height, "letter-spacing": spacing } = look.passed;
    const found = look.said.has("font-size") ? length(size, look.measures(look.em)) : null;
    if (found) look.em = found.pixels + (found.parts * look.em) / 100;
    if (found) look.pass("font-size", `${look.em}px`);
    if (look.said.has("line-height") && /[a-z%]/.test(height) && height !== "normal")
      look.pass("line-height", `${pixels(height, look.measures(look.em))}px`);
    if (look.said.has("letter-spacing") && spacing !== "normal")
      look.pass("letter-spacing", `${pixels(spacing, look.measures())}px`);
  }
  /** Settles the variables of an element: whatever order they come in, the last word on each counts for all others. */
  private variables(look: Look, declared: readonly Declaration[]): void {
    const waiting = new Map(
      declared.filter(({ name }) => name.startsWith("--")).map(({ name, value }) => [name, value]),
    );
    const find = (name: string): string | undefined => {
      const value = waiting.get(name);
      if (value === undefined) return look.passed[name];
      waiting.delete(name);
      const text = settled(value, find, this.dark);
      // What is `initial` is nothing, and then another value stands in for it.
      look.pass(name, text === "initial" || text === null ? undefined : text);
      return look.passed[name];
    };
    for (const name of [...waiting.keys()]) find(name);
  }
  private declare(look: Look, above: Look | null, name: string, value: string): void {
    if (value === "inherit" || (value === "unset" && INHERITED.has(name))) {
      const passed = above?.get(name);
      if (passed !== undefined) look.put(name, passed);
    } else if (value === "initial" || value === "unset") {
      if (INHERITED.has(name)) look.put(name, "");
      else delete look.own[name];
    } else look.put(name, value);
  }
  /** Returns all that is said of an element, the strongest last. */
  private declared(tag: Tag, look: Look): Declaration[] {
    const written = [...tag.attributes]
      .filter(([name]) => SVG_ATTRIBUTES.test(name))
      .map(([name, value]) => ({ name, value, important: false }));
    const display =
      UNSEEN.includes(tag.name) || tag.attributes.has("hidden") || tag.attributes.has("popover")
        ? "none"
        : BLOCKS.includes(tag.name)
          ? "block"
          : tag.name === "button" || tag.name === "input"
            ? "inline-block"
            : "inline";
    const held =
      this.found
        .get(tag)
        ?.filter(({ rule }) =>
          rule.containers.every((wanted) => {
            const { size } = look.containers.findLast(({ names }) => !wanted.name || names.includes(wanted.name)) ?? {};
            return size !== undefined && fits(wanted.condition, size);
          }),
        )
        .flatMap(({ rule }) => rule.declarations) ?? [];
    const style = declarations(tag.attributes.get("style") ?? "");
    const all = [...declarations(`display:${display};${BROWSER[tag.name] ?? ""}`), ...written, ...held, ...style];
    return [...all.filter(({ important }) => !important), ...all.filter(({ important }) => important)];
  }
}
const says = (rule: Rule, name: string, value: string): boolean =>
  rule.declarations.some((each) => each.name === name && each.value === value);
const weightOf = ({ rule }: Found): number => (rule.selector as Selector).weight;
const byWeight = (a: Found, b: Found): number => weightOf(a) - weightOf(b) || a.order - b.order;

/** Returns the containers around what is in an element. */
function around(above: Look, sizes: ReadonlyMap<Tag, Size>): readonly Container[] {
  const type = above.get("container-type");
  const size = sizes.get(above.tag);
  if (!type || type === "normal") return above.containers;
  const names = (above.get("container-name") ?? "").split(/\s+/);
  return [...above.containers, { names, both: type === "size", size: size ?? above.window }];
}

const alike = (a: readonly Container[], b: readonly Container[]): boolean =>
  a.length === b.length && a.every(({ size }, i) => size.width === b[i].size.width && size.height === b[i].size.height);

const read = new Map<string, Rule[]>();
/** Returns the rules of a sheet, which is read once for a window. */
function known(sheet: string, window: Size): Rule[] {
  const key = `${window.width} ${window.height} ${sheet}`;
  const held = read.get(key) ?? rules(sheet, window);
  read.set(key, held);
  return held;
}
