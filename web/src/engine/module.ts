/** A game's rules as a WebAssembly module: memory laid out once, entry points called by name. */
import type { GameName } from "../wire";
import type { OptionField } from "./options";

/** The numbers that arrays hold. */
export type CellKind = "int8" | "uint8" | "int16" | "int32" | "uint32" | "int64" | "float64";
export interface ArgumentData {
  name: string;
  /** `record` and the kinds of cells are arrays, `int` and `float` numbers. */
  kind: "record" | "int" | "float" | CellKind;
  record?: string;
  dimensions?: number;
}
export interface EntryData {
  arguments: readonly ArgumentData[];
  returns: "int" | "none";
}
/** What lies beside a module: how it is called, and the names of the numbers it speaks in. */
export interface ModuleData {
  game: GameName;
  /** Of the rules. */
  version: number;
  /** The digest of what decides a match. */
  rules: string;
  /** The digest of the board's data, empty without any. */
  board: string;
  /** The board's data, where it is not the one of the game's package. */
  data?: string;
  /** How many bytes a record takes. */
  records: Readonly<Record<string, number>>;
  entries: Readonly<Record<string, EntryData>>;
  facts: {
    /** In notation, by number. */
    actions: readonly string[];
    most_legal: number;
    /** Where points come from. */
    sources: readonly string[];
    /** The dials with which search plays the game best. */
    dials: readonly number[];
    log: { capacity: number; width: number };
    /** What a search with the game's mind needs; null for a game that none could see. */
    mind: { layout: string; marks: number; dials: readonly number[] } | null;
    /** What a table chooses before it starts. */
    options: readonly OptionField[];
    /** The codes of what can be wrong with options together, by number. */
    option_faults: readonly string[];
  };
}

const CELLS = {
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
  float64: Float64Array,
} as const;
type CellsOf<Kind extends CellKind> = InstanceType<(typeof CELLS)[Kind]>;
const ALIGNED = 16;
const PAGE = 1 << 16;

/** A part of a module's memory: rows of a record, or cells of one kind. */
export interface Region {
  readonly address: number;
  readonly dimensions: readonly number[];
}

/** Rows of a record, as bytes. */
export class Rows implements Region {
  readonly dimensions: readonly number[];

  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly address: number,
    readonly size: number,
    readonly count: number,
  ) {
    this.dimensions = [count];
  }
  /** Returns the bytes of a row as they are now; they go stale with the next call. */
  row(at = 0): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.address + at * this.size, this.size);
  }
  /** Returns a row's bytes, to be kept. */
  copy(at = 0): Uint8Array {
    return this.row(at).slice();
  }
  put(bytes: Uint8Array, at = 0): void {
    this.row(at).set(bytes);
  }
}

/** An array of numbers of one kind. */
export class Cells<Kind extends CellKind = CellKind> implements Region {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly address: number,
    readonly kind: Kind,
    readonly dimensions: readonly number[],
  ) {}
  /** The numbers as they are now; the array goes stale when memory grows. */
  get cells(): CellsOf<Kind> {
    const length = this.dimensions.reduce((product, each) => product * each, 1);
    return new CELLS[this.kind](this.memory.buffer, this.address, length) as CellsOf<Kind>;
  }
}

export class RulesModule {
  private readonly memory: WebAssembly.Memory;
  private next: number;

  private constructor(
    readonly data: ModuleData,
    private readonly exports: WebAssembly.Exports,
  ) {
    this.memory = exports.memory as WebAssembly.Memory;
    this.next = (exports.__heap_base as WebAssembly.Global<"i32">).value;
  }

  /** Resolves to a module that is ready to be called. */
  static async start(code: BufferSource | WebAssembly.Module, data: ModuleData): Promise<RulesModule> {
    const made = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    return new RulesModule(data, (await WebAssembly.instantiate(made, {})).exports);
  }

  /** Returns whether the module has an entry point. */
  has(name: string): boolean {
    return name in this.data.entries;
  }
  /** Returns room for rows of a record, with nothing in them. */
  rows(record: string, count = 1): Rows {
    const size = this.data.records[record];
    if (size === undefined) throw new Error(`${this.data.game} has no record ${record}`);
    return new Rows(this.memory, this.reserve(size * count), size, count);
  }
  /** Returns room for numbers, all of them 0. */
  cells<Kind extends CellKind>(kind: Kind, ...dimensions: number[]): Cells<Kind> {
    const count = dimensions.reduce((product, each) => product * each, 1);
    return new Cells(this.memory, this.reserve(count * CELLS[kind].BYTES_PER_ELEMENT), kind, dimensions);
  }
  /** Runs something and gives back the room it reserved meanwhile. */
  borrow<Value>(run: () => Value): Value {
    const before = this.next;
    try {
      return run();
    } finally {
      this.next = before;
    }
  }
  /** Calls an entry point: arrays as their regions, numbers as they are. */
  call(name: string, ...given: (Region | number)[]): number {
    const flat: number[] = [];
    for (const value of given) {
      if (typeof value === "number") flat.push(value);
      else flat.push(value.address, ...value.dimensions);
    }
    return ((this.exports[name] as (...numbers: number[]) => number | undefined)(...flat) ?? 0) | 0;
  }

  private reserve(bytes: number): number {
    const at = Math.ceil(this.next / ALIGNED) * ALIGNED;
    this.next = at + bytes;
    const lacking = this.next - this.memory.buffer.byteLength;
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / PAGE));
    new Uint8Array(this.memory.buffer, at, bytes).fill(0);
    return at;
  }
}
