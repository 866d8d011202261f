/**
 * A game as its module knows it: states are the bytes of its record, everything shown of them is JSON that the rules
 * write.
 */
import type { ActionReason, Breakdowns, LegalAction, TableEvent, View } from "../wire";
import { Faulty, type Fault } from "./failure";
import { numbersOf, valuesOf, type Options } from "./options";
import { RulesModule, type Cells, type Rows } from "./module";

/** A state or a view: the bytes of the game's record. */
export type State = Uint8Array<ArrayBuffer>;
/** Who decides, null once it is over, and every action that can be taken, by number. */
export interface Turn {
  actor: number | null;
  legal: readonly number[];
}
/** What an action led to. */
export interface Step {
  state: State;
  turn: Turn;
  events: TableEvent[];
  /** Whether it brought something hidden to light. */
  reveals: boolean;
}

/** Which rules a match is played by: their version, and their digest where that is known. */
export interface Ruleset {
  rules: number;
  ruleset?: string;
}
/** Returns whether a module has the rules that a match is played by. */
export const fits = ({ version, rules: digest }: RulesModule["data"], { rules, ruleset }: Ruleset): boolean =>
  ruleset ? ruleset === digest : rules === version;

const OVER = -1;
const SPECTATOR = -1;
/** Where the letters of a text begin. */
const SIZE = 4;
const WORDS = 8;

export class Game {
  readonly name: RulesModule["data"]["game"];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly states: Rows;
  private readonly views: Rows;
  private readonly texts: Rows;
  private readonly faults: Rows;
  private readonly notes: Rows;
  private readonly lucks: Rows;
  private readonly chances: Rows;
  private readonly log: Cells<"int16">;
  private readonly moves: Cells<"int16">;
  private readonly turns: Cells<"int32">;
  private readonly values: Cells<"int16">;

  constructor(readonly module: RulesModule) {
    const { data } = module;
    this.name = data.game;
    this.numbers = new Map(data.facts.actions.map((text, action) => [text, action]));
    this.states = module.rows("State", 1);
    this.views = module.rows("State", 1);
    this.texts = module.rows("Text", 2);
    this.faults = module.rows("Text", 1);
    this.notes = module.rows("Notes", 1);
    this.lucks = module.rows("Luck", 2);
    this.chances = module.rows("Chance", 1);
    this.log = module.cells("int16", data.facts.log.capacity + 1, data.facts.log.width);
    this.moves = module.cells("int16", data.facts.most_legal);
    this.turns = module.cells("int32", 3);
    this.values = module.cells("int16", data.facts.options.length);
  }

  get version(): number {
    return this.module.data.version;
  }
  /** The digest of the rules. */
  get ruleset(): string {
    return this.module.data.rules;
  }
  /** What the board is called, where it is one of somebody's own: by its file, or by its digest. */
  get boardName(): string {
    const { data = "", board } = this.module.data;
    const [head] = data.split(/^\[/m);
    return data && (/^name *= *"(.+)"/m.exec(head)?.[1] ?? board.slice(0, 8));
  }
  get board(): string {
    return this.module.data.board;
  }

  // Actions in notation

  /** Returns the number of an action, whatever its spacing and case; null if there is none. */
  readAction(text: string): number | null {
    return this.numbers.get(text) ?? this.numbers.get(text.toLowerCase().trim().split(/\s+/).join(" ")) ?? null;
  }
  writeAction(action: number): string {
    return this.module.data.facts.actions[action];
  }
  /** Returns whether only the seat that takes an action may know which one it was. */
  secret(action: number): boolean {
    return this.module.call("secret_one", action) !== 0;
  }

  // Beginning

  /** Returns the state before the first action; options that cannot be are `Faulty`. */
  setup(options: Options, seed: string): State {
    this.choose(options);
    this.states.row().fill(0);
    this.turnKey(seed);
    this.module.call("setup_many", this.states, this.views, this.lucks, 0, 1);
    return this.states.copy() as State;
  }
  /** Returns a state that fits a view, the same for the same seed. */
  filledIn(view: State, seed: string): State {
    this.states.put(view);
    this.turnKey(seed);
    this.module.call("fill_one", this.states, this.lucks, this.chances);
    return this.states.copy() as State;
  }
  /** Puts the seed where luck is drawn from: its words, the least first. */
  private turnKey(seed: string): void {
    const row = this.lucks.row();
    const words = new DataView(row.buffer, row.byteOffset);
    const digits = seed.padStart(8 * WORDS, "0");
    for (let i = 0; i < WORDS; i++)
      words.setUint32(4 * i, parseInt(digits.slice(8 * (WORDS - 1 - i), 8 * (WORDS - i)), 16), true);
  }

  /** Puts a state that holds options and nothing else where set-up begins. */
  private choose(options: Options): void {
    const { options: fields, option_faults: faults } = this.module.data.facts;
    this.values.cells.set(numbersOf(fields, options));
    this.views.row().fill(0);
    const fault = this.module.call("blank_one", this.views, this.values);
    if (fault !== 0) throw new Faulty({ code: faults[fault], params: {} });
  }
  /** Returns the options that a state was set up with. */
  options(state: State): Options {
    this.states.put(state);
    this.module.call("options_one", this.states, this.values);
    return valuesOf(this.module.data.facts.options, this.values.cells);
  }

  // Positions in notation

  /** Returns the state or view that a text describes; throws a `Faulty` where it is none. */
  readPosition(text: string): State {
    this.write(text);
    this.states.row().fill(0);
    if (this.module.call("read_position_one", this.texts, this.states, this.notes, this.faults) !== 0)
      throw new Faulty(JSON.parse(written(this.faults)) as Fault);
    return this.states.copy() as State;
  }
  /** Returns a state or view in notation. */
  writePosition(state: State): string {
    this.states.put(state);
    this.module.call("write_position_one", this.states, this.texts);
    return written(this.texts);
  }

  // Going on

  turn(state: State): Turn {
    this.states.put(state);
    return this.act(-1);
  }
  /** Returns what a legal action leads to, and nothing of what happens on the way. */
  after(state: State, action: number): { state: State; turn: Turn } {
    this.states.put(state);
    const turn = this.act(action);
    return { state: this.states.copy() as State, turn };
  }
  /** Carries out a legal action. */
  play(state: State, action: number): Step {
    const { state: after, turn } = this.after(state, action);
    if (this.turns.cells[2] > this.module.data.facts.log.capacity)
      throw new Error(`${this.writeAction(action)} does more than a log can hold`);
    this.states.put(state);
    const reveals = this.module.call("reveals_one", this.states, action, this.log) !== 0;
    return { state: after, turn, events: this.told("events_one", this.states, this.log, this.texts), reveals };
  }
  private act(action: number): Turn {
    this.module.call("turn_one", this.states, action, this.log, this.moves, this.turns);
    const [actor, count] = this.turns.cells;
    return { actor: actor === OVER ? null : actor, legal: Array.from(this.moves.cells.subarray(0, count)) };
  }

  // Looking

  /** Returns what a seat may know, or a spectator without one. */
  conceal(state: State, seat: number | null): State {
    this.states.put(state);
    this.module.call("conceal_one", this.states, seat ?? SPECTATOR);
    return this.states.copy() as State;
  }
  /** Returns what a seat is shown of a state. */
  view(state: State, seat: number | null): View {
    this.states.put(state);
    return this.told("view_one", this.states, seat ?? SPECTATOR, this.views, this.texts);
  }
  /** Returns actions as they are at a view. */
  choices(view: State, actions: readonly number[]): LegalAction[] {
    this.views.put(view);
    this.moves.cells.set(actions);
    return this.told("legal_one", this.views, this.moves, actions.length, this.texts);
  }
  /** Returns an action as it is whatever the moment. */
  plain(action: number): LegalAction {
    return this.told("plain_one", action, this.texts);
  }
  /** Returns how it stands at a view, or how it ended. */
  scores(view: State, over: boolean): Breakdowns {
    this.views.put(view);
    return this.told("scores_one", this.views, over ? 1 : 0, this.texts);
  }
  /** Returns what lies face down, by place and in the order in which it would come. */
  hidden(state: State): Record<string, string[]> {
    this.states.put(state);
    return this.told("hidden_one", this.states, this.texts);
  }
  /** Returns why the seat that decides in a view may not do something, null if it may. */
  explain(view: State, action: number): ActionReason | null {
    this.views.put(view);
    if (this.module.call("explain_one", this.views, action, this.texts) === 0) return null;
    return JSON.parse(written(this.texts)) as ActionReason;
  }

  // Texts

  private told<Value>(
    entry: string,
    ...given: Parameters<RulesModule["call"]> extends [string, ...infer Rest] ? Rest : never
  ): Value {
    this.module.call(entry, ...given);
    return JSON.parse(written(this.texts)) as Value;
  }
  /** Puts a text where the rules read it. */
  private write(text: string): void {
    const letters = new TextEncoder().encode(text);
    const row = this.texts.row();
    if (SIZE + letters.length > row.length) throw new Faulty({ code: "too-long", params: {} });
    new DataView(row.buffer, row.byteOffset).setInt32(0, letters.length, true);
    row.set(letters, SIZE);
  }
}

/** Returns what the rules wrote to the first of some texts. */
function written(texts: Rows): string {
  const row = texts.row();
  const size = new DataView(row.buffer, row.byteOffset).getInt32(0, true);
  return new TextDecoder().decode(row.subarray(SIZE, SIZE + size));
}
