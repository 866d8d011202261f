/** Tables of this device: what is kept of each, in the browser's own database, where every tab finds it. */
import type { GameName, SeatResult, Spirit } from "../wire";
import type { Options } from "./options";

export interface KeptSeat {
  /** In place of one's own name. */
  name: string;
  /** Null for whoever sits before this device. */
  bot: string | null;
}
/** One entry of the log as it is kept: everything else follows from it. */
export interface KeptEntry {
  seat: number;
  action: string;
  key: string;
  bot: string | null;
}
/** A table as game, options, seed and entries. */
export interface KeptTable {
  id: string;
  game: GameName;
  rules: number;
  /** The digest of the rules; left out at tables of the first release. */
  ruleset?: string;
  options: Options;
  position: string | null;
  seed: string;
  commitment: string;
  seats: KeptSeat[];
  entries: KeptEntry[];
  /** Whether it is the table of a lesson. */
  lesson: boolean;
  /** In ISO 8601, UTC. */
  changed: string;
  /** Whose turn it is, null once it is over. */
  actor: number | null;
  /** How the match ended, by seat; left out while it goes on, and at tables of the first release. */
  results?: SeatResult[] | null;
  /** The table that follows this one. */
  next: string | null;
  /** Whether somebody has put it away, or taken it out again. */
  archived?: boolean;
  /** Whether somebody may be helped there; as usual where nothing is said. */
  spirit?: Spirit;
}

const HERE = "here-";
/** Returns whether a table is on this device and on no server. */
export const isHere = (table: string): boolean => table.startsWith(HERE);
/** Returns a name that no other table has. */
export function newName(): string {
  return (
    HERE + Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("")
  );
}

/** Something else has been written meanwhile, in another tab. */
export class Conflict extends Error {}

/** Where tables are kept. */
export interface Shelf {
  get(id: string): Promise<KeptTable | null>;
  all(): Promise<KeptTable[]>;
  /** Keeps a table for good, if so many entries of it are kept by now; otherwise there is a `Conflict`. */
  put(table: KeptTable, known: number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps tables as long as the page is open: for browsers that keep nothing, and for tests. */
export class MemoryShelf implements Shelf {
  private readonly tables = new Map<string, string>();

  async get(id: string): Promise<KeptTable | null> {
    const text = this.tables.get(id);
    return text === undefined ? null : (JSON.parse(text) as KeptTable);
  }
  async all(): Promise<KeptTable[]> {
    return [...this.tables.values()].map((text) => JSON.parse(text) as KeptTable);
  }
  async put(table: KeptTable, known: number): Promise<void> {
    const there = await this.get(table.id);
    if ((there?.entries.length ?? 0) !== known) throw new Conflict(table.id);
    this.tables.set(table.id, JSON.stringify(table));
  }
  async remove(id: string): Promise<void> {
    this.tables.delete(id);
  }
}

const DATABASE = "deben";
const TABLES = "tables";

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}

export class BrowserShelf implements Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  /** Resolves to the browser's own shelf, or to one that forgets where there is none. */
  static async open(): Promise<Shelf> {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "id" });
      return new BrowserShelf(await done(request));
    } catch {
      return new MemoryShelf();
    }
  }
  private tables(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(TABLES, mode).objectStore(TABLES);
  }
  async get(id: string): Promise<KeptTable | null> {
    return ((await done(this.tables("readonly").get(id))) as KeptTable | undefined) ?? null;
  }
  async all(): Promise<KeptTable[]> {
    return (await done(this.tables("readonly").getAll())) as KeptTable[];
  }
  put(table: KeptTable, known: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const tables = this.tables("readwrite");
      const asked = tables.get(table.id) as IDBRequest<KeptTable | undefined>;
      let conflict = false;
      asked.onsuccess = () => {
        conflict = (asked.result?.entries.length ?? 0) !== known;
        if (conflict) tables.transaction.abort();
        else tables.put(table);
      };
      tables.transaction.oncomplete = () => resolve();
      tables.transaction.onabort = () =>
        reject(conflict ? new Conflict(table.id) : (tables.transaction.error ?? new Error("the browser is full")));
    });
  }
  async remove(id: string): Promise<void> {
    await done(this.tables("readwrite").delete(id));
  }
}

/** After so many days a table where only bots wait counts as given up; a server says so by itself. */
export const DAYS = 7;
