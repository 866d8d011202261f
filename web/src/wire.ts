// Written by `python -m deben.wire.typescript` from the Python types.  Do not edit.

export type GameName = string;

export type FailureCode = "bad-request" | "bad-options" | "bad-seats" | "bad-name" | "bad-bot" | "bad-position" |
  "bad-record" | "bad-avatar" | "bad-action" | "no-moment" | "coach-busy" | "coach-yours" | "coach-away" |
  "hint-with-people" | "hint-not-now" | "hint-log-full" | "foreign-origin" | "not-yours" | "not-found" | "no-table" |
  "no-invitation" | "no-link" | "no-lesson" | "method-not-allowed" | "table-full" | "too-large" | "not-json" |
  "too-fast" | "too-many" | "internal" | "old-rules" | "not-over" | "no-rematch" | "not-waiting" | "too-many-public";

export type RefusalCode = "malformed" | "illegal" | "not-your-turn" | "over" | "waiting" | "stale" | "no-seat" |
  "no-undo" | "undo-pending" | "no-request" | "log-full" | "bad-message" | "too-large" | "too-fast" | "too-many" |
  "internal";

export type RefusedCode = RefusalCode | FailureCode;

export type UnsaidCode = "too-fast" | "too-long" | "nothing" | "room-full" | "bad-message";

export type WhyCode = "malformed" | "illegal" | "not-your-turn" | "over" | "waiting";

export type PlayerKind = "person" | "bot" | "open";

export type Status = "waiting" | "playing" | "over";

export type Side = "A" | "B";

export type Presence = "here" | "away" | "gone";

export type Room = "players" | "watchers";

export type FromClient = Act | Undo | AskUndo | AnswerUndo | Why | Fetch | Ping | Say | Listen | Away;

export type ToClient = Snapshot | Played | Players | Accepted | Refused | WhyAnswer | Pong | Company | Heard | Said |
  Unsaid;

export type View = DuelView | NefertitiView;

export type Mark = "best" | "sound" | "slip" | "mistake" | "blunder";

export type AnalysisPhase = "none" | "waiting" | "running" | "broken" | "done";

/** Something that happened, with names in place of the board's numbers; the sentence is ``event-<game>-<kind>``. */
export interface TableEvent {
  kind: string;
  /** Seats are numbers from 0, amounts and slots (from 1) numbers, everything else names; null where there is none. */
  params: Record<string, number | string | null>;
}

/** One line of the log: who did what, and what happened.  An action taken back stays, followed by the entry ``undo``. */
export interface LogEntry {
  number: number;
  seat: number;
  /** In notation; ``card`` without its number where the choice is a secret of the seat that made it. */
  action: string;
  events: TableEvent[];
  /** The bot that chose it; ``greedy`` in place of a stronger one that failed, ``random`` where that failed too. */
  bot: string | null;
}

/** One legal action: its notation, what kind of decision it is, and the thing on the board it is attached to. */
export interface LegalAction {
  action: string;
  kind: string;
  /** The Duel: ``b2``.  Nefertiti: the whole notation of the square, ``gl4``. */
  square?: string | null;
  boat?: string | null;
  slot?: number | null;
  other?: number | null;
  token?: string | null;
  market?: string | null;
  place?: string | null;
  /** The kind of gift card that is wanted, given, picked or put in order, where the seat knows it. */
  card?: string | null;
  owner?: string | null;
  /** A type of gift. */
  gift?: string | null;
  character?: string | null;
  amount?: number | null;
  /** The place of a card among the bottom cards, from 1. */
  position?: number | null;
}

/** Why an action is not legal: the sentence is ``reason-<game>-<code>``. */
export interface ActionReason {
  code: string;
  clause: string;
  params: Record<string, number | string | null>;
}

/** How it stands or ended: why (``now`` while it goes on), seats by place, and each seat's points by source. */
export interface Breakdowns {
  reason: string;
  ranking: number[][];
  points: number[];
  breakdown: Record<string, number>[];
}

/** Who sits in a seat. */
export interface Player {
  seat: number;
  kind: PlayerKind;
  /** Empty for an open seat and where a person gave none. */
  name: string;
  bot: string | null;
  /** Whether the seat belongs to whoever receives this. */
  mine: boolean;
  /** Whether the person is connected now; a bot always is. */
  present: boolean;
}

/** One boat: rows are ``1 2 3``, columns ``a b c``. */
export interface DuelBoat {
  name: string;
  /** False once it has left. */
  present: boolean;
  /** Three token codes, slot 1 (which touches the port) first; null once the boat has left. */
  slots: (string | null)[];
  /** The squares of its lane, the one nearest to the dock first. */
  lane: string[];
  /** How many pawns stand in the lane. */
  pawns: number;
  /** Who would get the token of slot 1, 2, 3 if it were unloaded now; null: out of the game. */
  receivers: (number | null)[];
}

/** What one player has. */
export interface DuelSeat {
  /** Pawns in hand. */
  reserve: number;
  obelisks: number;
  /** How many temple tokens of the values 1 to 4. */
  temples: number[];
  light: number;
  dark: number;
  /** The numbers held, ascending. */
  chamber: number[];
  /** Action tokens by name: take, build, rush, swap. */
  tokens: Record<string, number>;
}

/**
 * What a seat may know of a match of the Duel.
 *
 * Token codes: ``o`` obelisk, ``l`` ``d`` pyramids, ``t1``-``t4`` temples, ``c1``-``c12`` chamber, ``T B R S`` action tokens.
 */
export interface DuelView {
  game: "duel";
  /** By site: obelisk, temple, pyramids, chamber. */
  sides: Record<string, Side>;
  /** turn, take, build, rush-place, rush-unload, rush-again, swap, swap-unload, over. */
  phase: string;
  /** The seat whose turn it is. */
  turn: number;
  /** Pawns placed so far in a build-up. */
  placed: number;
  unloads: number;
  /** By square, ``a1`` to ``c3``: the seat of the pawn there. */
  port: Record<string, number | null>;
  boats: DuelBoat[];
  seats: DuelSeat[];
  /** Tokens left to draw. */
  pile: number;
  /** Tokens left in the warehouse. */
  warehouse: number;
  /** Who took a fifth obelisk first. */
  first_five: number | null;
  /** Tokens out of the game, by code. */
  removed: Record<string, number>;
  /** Tokens that lie face down, by code: what is still to come. */
  unseen: Record<string, number>;
}

/** A servant or a collector on a square. */
export interface NefertitiPiece {
  seat: number;
  collector: boolean;
}

/** One square of a stall. */
export interface NefertitiSquare {
  /** The notation of placing there: ``gl4``, ``sl2a``, ``m5``. */
  name: string;
  bid: number;
  /** coin, single or extra. */
  symbol: string | null;
  row: number;
  column: number;
  piece: NefertitiPiece | null;
  /** The place of the square in the order of resolution, from 1. */
  resolved: number;
}

/** How near a stall is to closing; the rule says which of the numbers mean something. */
export interface NefertitiProgress {
  /** group, colours, levels, line, sum, dice or chain. */
  rule: string;
  /** The largest group, colours, levels held, most in a line, sum of bids, occupied bids a die can show, longest chain. */
  now: number;
  /** What ``now`` must reach; for dice and chain 6, which is certain. */
  needed: number;
  /** sum: also these exact sums close. */
  exactly: number[];
  pieces: number;
  /** colours: so many pieces close as well. */
  pieces_needed: number | null;
  /** levels: the rows held, from 0; dice: the numbers that count. */
  marked: number[];
  /** dice and chain: in how many of 36 rolls it would close with the pieces there now. */
  chance: number | null;
}

/** One of the two stalls of a market, or Memphis's. */
export interface NefertitiStall {
  /** ``gl``, ``gr`` … ``m``. */
  name: string;
  /** left, right, or port for Memphis. */
  side: string;
  squares: NefertitiSquare[];
  /** Null for Memphis, which never closes so. */
  closing: NefertitiProgress | null;
}

/** A place for a card on a market. */
export interface NefertitiPlace {
  /** upper, lower1, lower2, lower3: the notation of picking it. */
  name: string;
  /** A kind of gift, or ``travelling-thief``. */
  card: string | null;
  face_down: boolean;
  sealed: boolean;
}

/** One of the four markets. */
export interface NefertitiMarket {
  name: string;
  letter: string;
  open: boolean;
  /** Whether the closed tile lies here. */
  tile: boolean;
  /** Whether Akhenaton was drawn here. */
  barred: boolean;
  /** The visible one. */
  stall: NefertitiStall;
  /** The one that shows after the next closing. */
  other: NefertitiStall;
  places: NefertitiPlace[];
  reserve: number;
  /** What taking half of the Reserve would bring now. */
  half: number;
}

/** The port of Memphis, where it is in play. */
export interface NefertitiMemphis {
  open: boolean;
  stall: NefertitiStall;
  /** Foreign gifts there, by kind. */
  docked: Record<string, number>;
  reserve: number;
  half: number;
}

/** What a seat's gifts of one type are worth now. */
export interface NefertitiGift {
  gift: string;
  /** Gifts held, a double senet being two. */
  units: number;
  /** What foreign gifts add to each. */
  bonus: number;
  /** Course and bonus. */
  each: number;
  points: number;
}

/** What one player has. */
export interface NefertitiSeat {
  deben: number;
  seals: number;
  /** In hand. */
  servants: number;
  collectors: number;
  /** Gift cards by kind. */
  hand: Record<string, number>;
  gifts: NefertitiGift[];
  /** Scored in play, by source; only those above 0. */
  prestige: Record<string, number>;
  /** Whether they keep the Priest of Amon. */
  priest: boolean;
  /** Whether they keep the dice of Louqsor. */
  dice: boolean;
}

/** What one gift of a type is worth, and how that would change. */
export interface NefertitiCourse {
  gift: string;
  owners: number;
  /** With one owner where there is none yet. */
  now: number;
  /** With one owner fewer; null if that cannot be. */
  fewer: number | null;
  /** With one owner more; null if everybody is one. */
  more: number | null;
  /** For 1, 2, and 3 or more owners. */
  table: number[];
  /** The kinds of card of this type at this table. */
  cards: string[];
  /** Cards of this type still in the deck. */
  unseen: number;
}

/** A character of this table. */
export interface NefertitiCharacter {
  name: string;
  /** Still to be recruited. */
  copies: number;
  /** The stack it lies in. */
  stack: string | null;
  /** Whether it lies open: alone, or on top of its stack. */
  top: boolean;
}

/** A market being resolved. */
export interface NefertitiClosing {
  /** A market, or memphis for an attribution. */
  market: string;
  /** Of the piece being resolved. */
  square: string | null;
  seat: number | null;
  collector: boolean;
  bid: number | null;
  /** Whether the best bidder is still at it. */
  best: boolean;
  picks: number;
  took_upper: boolean;
  /** Deben a collector still has to lay down. */
  spread: number;
}

/** A character at work: what has been chosen so far. */
export interface NefertitiPower {
  /** Recruited this turn. */
  character: string | null;
  exchanges: number;
  /** Whether it has to be used at least once more. */
  must: boolean;
  partner: string | null;
  market: string | null;
  place: string | null;
  card: string | null;
  gift: string | null;
  /** The owner who discards now. */
  asked: string | null;
  aside: Record<string, number>;
}

/** What a seat may know of a match of Nefertiti. */
export interface NefertitiView {
  game: "nefertiti";
  players: number;
  /** turn, servant, collector, reroll, best, discard, buy, collect, spread, merchant-owner … over. */
  phase: string;
  /** The seat whose turn it is; the snapshot's actor says who decides. */
  turn: number;
  /** Servants still to be placed this turn. */
  steps: number;
  markets: NefertitiMarket[];
  memphis: NefertitiMemphis | null;
  seats: NefertitiSeat[];
  /** The neutral owner's gifts by kind, with two players. */
  neutral: Record<string, number> | null;
  courses: NefertitiCourse[];
  characters: NefertitiCharacter[];
  closing: NefertitiClosing | null;
  power: NefertitiPower;
  /** The last roll of Louqsor's dice: none, one or two. */
  dice: number[];
  /** Who keeps the dice. */
  holder: number | null;
  /** Royal seals nobody has. */
  supply: number;
  /** Cards left to draw. */
  deck: number;
  /** Cards in the unknown part of the deck, by kind, Akhenaton among them until he is drawn. */
  unseen: Record<string, number>;
  /** For the Oracle's player: the cards at the bottom of the deck, the deepest last. */
  bottom: (string | null)[] | null;
  /** How many of them have been put in order. */
  ordered: number;
  /** Kinds that everybody knows to lie at the bottom. */
  sunk: string[];
  discarded: Record<string, number>;
  /** Closings in succession in which nothing was bought; the tenth ends the match. */
  barren: number;
  /** Whether he has been drawn. */
  akhenaton: boolean;
}

/** What it takes to take back one's own last action, where that is not free. */
export interface TakeBack {
  /** How many actions would still stand. */
  keep: number;
  /** How many would be taken back. */
  count: number;
  /** Whether something hidden has come to light since: then all other people must agree. */
  crosses: boolean;
  /** The seats of people who must agree; bots always do. */
  needed: number[];
}

/** Somebody asks to take back actions; it ends when it is granted, refused or withdrawn, or when play goes on. */
export interface UndoRequest {
  seat: number;
  count: number;
  crosses: boolean;
  /** The seats of people who must still agree. */
  needed: number[];
  granted: number[];
}

/** Take back one's own last action, while that is free. */
export interface Undo {
  type: "undo";
  key: string;
  number: number;
}

/** Ask to go back to the moment before an action of one's own: ``keep`` actions would still stand. */
export interface AskUndo {
  type: "ask-undo";
  key: string;
  number: number;
  keep: number;
}

/** Agree to a request or not; whoever made it may withdraw it. */
export interface AnswerUndo {
  type: "answer-undo";
  key: string;
  number: number;
  answer: "grant" | "refuse" | "withdraw";
}

/** Something that was said.  Each room counts for itself, and not with the log. */
export interface Said {
  type: "said";
  room: Room;
  number: number;
  /** Tells people apart, at every table; says nothing else about them. */
  who: string;
  name: string;
  avatar: string;
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The idempotency key, for whoever said it. */
  key: string | null;
}

/** Somebody at a table. */
export interface Guest {
  who: string;
  name: string;
  avatar: string;
  presence: Presence;
  /** Empty for a spectator. */
  seats: number[];
}

/** A seat that is kept for somebody who was asked for another match. */
export interface Expected {
  seat: number;
  name: string;
}

/** The table that follows this one: who proposed it.  ``POST /api/tables/{table}/rematch`` leads there. */
export interface Next {
  who: string;
  name: string;
}

/** Who is at the table: everybody with a seat, and the spectators who are connected. */
export interface Company {
  type: "company";
  guests: Guest[];
  expected: Expected[];
  next: Next | null;
  public: boolean;
}

/** The answer to ``listen``: who I am, and what I may hear that I have not heard yet. */
export interface Heard {
  type: "heard";
  me: string;
  /** Where what I say is heard. */
  room: Room;
  said: Said[];
}

/** Something was not said. */
export interface Unsaid {
  type: "unsaid";
  key: string;
  code: UnsaidCode;
  params: Record<string, number | string | null>;
}

/** Say something in one's own room. */
export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** Ask for company: what was said after these numbers, and from now on who comes and goes. */
export interface Listen {
  type: "listen";
  players?: number;
  watchers?: number;
}

/** Say whether one looks at the page. */
export interface Away {
  type: "away";
  away: boolean;
}

/** A table where it is my turn. */
export interface TurnAlert {
  table: string;
  game: string;
  players: Player[];
}

/** Every table where it is my turn now; said on /api/me/socket at first and whenever it changes. */
export interface Turns {
  type: "turns";
  tables: TurnAlert[];
}

/** A public table. */
export interface LobbyTable {
  table: string;
  game: string;
  options: Record<string, number | string | boolean | null>;
  status: Status;
  players: Player[];
  /** The picture of the person in each seat; empty where there is none. */
  avatars: string[];
  watchers: number;
  /** In ISO 8601, UTC. */
  created: string;
}

/** GET /api/lobby: public tables with a free seat, those with people at them first; then those being played. */
export interface Lobby {
  tables: LobbyTable[];
}

/** One prompt of a lesson: the text is ``lesson-<game>-<step>``. */
export interface LessonStep {
  step: string;
  /** Parts of the board that it speaks of. */
  anchor: string[];
  /** Patterns of the actions it asks for, ``*`` for any; empty where there is only something to read. */
  expects: string[];
}

/** A first match, prompt by prompt. */
export interface Lesson {
  game: string;
  steps: LessonStep[];
}

/** POST /api/lessons/{game}: a lesson, and my table for it. */
export interface LessonTable {
  table: string;
  lesson: Lesson;
}

/** A whole table for one seat. */
export interface Snapshot {
  type: "snapshot";
  /** How many entries the log has; every published change carries the next number. */
  number: number;
  status: Status;
  /** Whose view this is; null for a spectator.  With several seats of one's own, the one that decides. */
  seat: number | null;
  /** Who decides now; null once it is over. */
  actor: number | null;
  view: DuelView | NefertitiView;
  /** Every legal action if the decision is one's own, else empty. */
  legal: LegalAction[];
  /** Whether one may take back the last action unasked: it was one's own, and nothing hidden came to light. */
  undo: boolean;
  /** What it takes to take back one's own last action where that is not free; null where there is none. */
  take_back: TakeBack | null;
  /** Somebody asks to take back. */
  request: UndoRequest | null;
  /** If it ended now. */
  scores: Breakdowns;
  outcome: Breakdowns | null;
  /** Only after the end. */
  seed: string | null;
  table: string;
  game: string;
  rules: number;
  options: Record<string, number | string | boolean | null>;
  /** Where the match began, if not at a set-up: position notation; what is unknown there is drawn from the seed. */
  position: string | null;
  commitment: string;
  players: Player[];
  /** The log holds the entries after this number; 0 for all of them. */
  since: number;
  log: LogEntry[];
  /** The path that takes an open seat, for people at the table while there is one. */
  invitation: string | null;
  /** The path that watches, for people at the table. */
  watching: string | null;
}

/** One new entry of the log and what the table looks like after it. */
export interface Played {
  type: "played";
  /** How many entries the log has; every published change carries the next number. */
  number: number;
  status: Status;
  /** Whose view this is; null for a spectator.  With several seats of one's own, the one that decides. */
  seat: number | null;
  /** Who decides now; null once it is over. */
  actor: number | null;
  view: DuelView | NefertitiView;
  /** Every legal action if the decision is one's own, else empty. */
  legal: LegalAction[];
  /** Whether one may take back the last action unasked: it was one's own, and nothing hidden came to light. */
  undo: boolean;
  /** What it takes to take back one's own last action where that is not free; null where there is none. */
  take_back: TakeBack | null;
  /** Somebody asks to take back. */
  request: UndoRequest | null;
  /** If it ended now. */
  scores: Breakdowns;
  outcome: Breakdowns | null;
  /** Only after the end. */
  seed: string | null;
  entry: LogEntry;
  /** The idempotency key of the command, for whoever sent it. */
  key: string | null;
}

/** Somebody sat down, came or went. */
export interface Players {
  type: "players";
  players: Player[];
  status: Status;
}

/** A command is stored for good, as the entry of this number; a repeated key gets the first number again. */
export interface Accepted {
  type: "accepted";
  key: string;
  number: number;
}

/** A command or message was not carried out. */
export interface Refused {
  type: "refused";
  /** Of the command; null for a message that has none, or that nobody could read. */
  key: string | null;
  code: RefusalCode | FailureCode;
  reason: ActionReason | null;
  params: Record<string, number | string | null>;
}

/** Why an action may not be done now; code and reason are null when it may. */
export interface WhyAnswer {
  type: "why";
  action: string;
  code: WhyCode | null;
  reason: ActionReason | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  number: number;
}

/** Do an action; ``number`` is the number of entries the client has seen. */
export interface Act {
  type: "act";
  key: string;
  number: number;
  action: string;
}

/** Ask why an action may not be done. */
export interface Why {
  type: "why";
  action: string;
}

/** Ask for a snapshot whose log holds the entries after ``since``. */
export interface Fetch {
  type: "fetch";
  since: number;
}

/** Ask whether anybody is there; the answer has the table's number. */
export interface Ping {
  type: "ping";
}

/** Who shall sit in a seat: me (also several times: hot seat), whoever opens the invitation, or a bot. */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  /** For me: the name at this seat, in place of my own. */
  name?: string;
  bot?: string;
}

/** POST /api/tables. */
export interface CreateTable {
  game: string;
  seats: SeatRequest[];
  /** Not with a position, which has its own. */
  options?: Record<string, number | string | boolean | null>;
  /** Where the match starts, in position notation; what is unknown there is drawn from the table's seed. */
  position?: string | null;
  /** Whether the table stands in the list of tables that anybody may join. */
  public?: boolean;
}

/** The answer to it. */
export interface TableCreated {
  table: string;
  /** A path: opening it takes an open seat. */
  invitation: string;
  /** A path: opening it watches. */
  watching: string;
}

/** POST /api/invitations/{token}: the table, and the seat that is now mine (null: I watch). */
export interface Joined {
  table: string;
  seat: number | null;
}

/** A table of mine. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, number | string | boolean | null>;
  status: Status;
  number: number;
  my_turn: boolean;
  players: Player[];
  /** When something last happened, in ISO 8601, UTC. */
  changed: string;
  /** Whether it is the table of a lesson. */
  lesson: boolean;
}

/** GET /api/tables: where it is my turn first, then the latest. */
export interface MyTables {
  tables: TableSummary[];
}

/** GET /api/me: who I am here. */
export interface Me {
  name: string;
  /** My picture, chosen or given. */
  avatar: string;
  /** What tells me from others at every table. */
  who: string;
}

/** PUT /api/me: what is left out stays as it is. */
export interface Named {
  name?: string | null;
  avatar?: string | null;
}

/** POST /api/me/link: a path that, opened once on another device, makes it mine too. */
export interface PersonalLink {
  path: string;
}

/** One option of a game. */
export interface OptionInfo {
  name: string;
  default: number | string | boolean | null;
  /** Named choices; empty where the option is free text. */
  choices: (number | string | boolean | null)[];
}

/** A game that can be chosen. */
export interface GameInfo {
  name: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  /** Computer players, weakest first. */
  bots: string[];
  /** The one of them that is offered first: neither too weak nor too strong for most people. */
  suggested: string;
}

/** GET /api/games/{game}/texts: what a game says of itself, for a page that was built without it. */
export interface GameTexts {
  /** The language that was asked for, or the game's own where it does not speak that one. */
  language: string;
  /** Messages in Fluent's notation. */
  source: string;
}

/** GET /api/games. */
export interface Games {
  games: GameInfo[];
}

/** Every error: a code, and parameters for its sentence. */
export interface Failure {
  code: FailureCode;
  params: Record<string, number | string | null>;
}

/** What a table looked like after some number of actions, from one point of view. */
export interface ReplayMoment {
  /** How many actions had been played; those that were taken back do not count. */
  number: number;
  view: DuelView | NefertitiView;
  /** If it had ended there; at the last moment of a finished match, how it ended. */
  scores: Breakdowns;
  /** With everything open: what lay face down, by place, in the order in which it would have come. */
  hidden: Record<string, string[]> | null;
}

/** GET /api/tables/{table}/moments: several moments in a row. */
export interface Moments {
  moments: ReplayMoment[];
}

/** POST /api/replays/verify: what a record was checked for on the server. */
export interface Verification {
  /** What holds, of: commitment, luck, actions, outcome. */
  held: string[];
  /** The first of them that does not; null if none does, or if it is no record at all. */
  fails: string | null;
  /** The code of what is wrong: malformed, format, seed, commitment, game, version, start, action or outcome. */
  fault: string | null;
  actions: number;
  rules: number;
  /** At the last moment. */
  points: number[];
  /** The SHA-256 of the last position in notation; ``deben verify`` says the same. */
  digest: string | null;
}

/** GET /api/tables/{table}/replay: a match from its first moment to its last, with the views of those around one of them. */
export interface Replay {
  /** Null for a record that came from a file. */
  table: string | null;
  /** Whether it was played on somebody's own device, who sent its record: the server cannot say who knew the seed. */
  brought: boolean;
  game: string;
  rules: number;
  options: Record<string, number | string | boolean | null>;
  /** Where the match began, if not at a set-up: position notation; what is unknown there was drawn from the seed. */
  position: string | null;
  commitment: string;
  /** Null while the match goes on. */
  seed: string | null;
  players: Player[];
  /** The actions that count, numbered from 1: entry n leads to moment n. */
  log: LogEntry[];
  /** Who decides, moment by moment; null once it is over. */
  actors: (number | null)[];
  /** The points of every seat if it had ended there, moment by moment. */
  points: number[][];
  outcome: Breakdowns | null;
  /** Whose view it is; null with everything open, or for a spectator's. */
  seat: number | null;
  /** Whether nothing is hidden: only after the end. */
  open: boolean;
  moments: ReplayMoment[];
}

/** GET /api/tables/{table}/position: a moment as anybody could see it, to play on from there. */
export interface Position {
  game: string;
  /** Position notation, with ``?`` for whatever was hidden; a table opened with it draws that anew. */
  position: string;
  seats: number;
}

/** One of our rulings; its texts are ``ruling-<slug>`` and its attribute ``answer``. */
export interface RulingShown {
  slug: string;
  clauses: string[];
}

/** A stall of the board's data and how sure we are of it: stated, deduced or reconstructed. */
export interface StallShown {
  market: string;
  stall: NefertitiStall;
  values: string;
  /** Bids that are surer than the rest of the stall. */
  values_stated: string[];
  symbols: string;
  symbols_stated: string[];
}

/** A position drawn: what is seen, and which parts of it. */
export interface Figure {
  /** In notation, for the position board. */
  position: string;
  view: DuelView | NefertitiView;
  scores: Breakdowns;
  actor: number | null;
  /** port, site:0, site:0:temple, market:gizeh, seat:0, nile, cast. */
  show: string[];
  /** Actions whose part of the board is marked. */
  marks: string[];
  /** The Duel: the boat whose order of unloading is drawn. */
  lane: string | null;
}

/** One picture of the first walk; its texts are ``walk-<id>`` and its attribute ``text``. */
export interface StepShown {
  id: string;
  clauses: string[];
  figure: Figure;
}

/** An example of clauses; its texts are ``example-<id>`` and its attribute ``text``. */
export interface ExampleShown {
  id: string;
  clauses: string[];
  before: Figure;
  /** What is done. */
  actions: LegalAction[];
  /** What happens then. */
  events: TableEvent[];
  after: Figure | null;
  /** Why something else cannot be done. */
  refused: ActionReason[];
}

/** GET /api/rulebook/{game}: everything of the rules that is not text. */
export interface RulebookShown {
  game: string;
  rulings: RulingShown[];
  walk: StepShown[];
  examples: ExampleShown[];
  /** Nefertiti's; the Duel has none. */
  stalls: StallShown[];
}

/** A position in notation as it is drawn, what can be done in it, and what it would score. */
export interface PositionShown {
  game: string;
  /** Written anew: shorter where fields say what is meant anyway. */
  position: string;
  options: Record<string, number | string | boolean | null>;
  /** Whose view it is: the one who decides. */
  seat: number | null;
  actor: number | null;
  view: DuelView | NefertitiView;
  legal: LegalAction[];
  scores: Breakdowns;
  over: boolean;
}

/** What is wrong with a text that is no position: the sentence is ``position-<game>-<code>``. */
export interface PositionFault {
  code: string;
  params: Record<string, number | string | null>;
  /** Where in the text, counted in letters; null where it is nowhere in particular. */
  at: number | null;
  length: number;
  /** The text repaired, where that is simple. */
  mended: string | null;
}

/** GET /api/positions/{game}: what a text is: a position, or a text with a fault. */
export interface PositionRead {
  shown: PositionShown | null;
  fault: PositionFault | null;
}

/** GET /api/positions/{game}/why: why an action may not be done there; null when it may. */
export interface WhyNot {
  reason: ActionReason | null;
}

/**
 * One reason: a code, what to fill into its sentence, and the prestige it accounts for.
 *
 * The sentence is ``coach-<game>-<code>``, or ``coach-any-<code>`` where every game says it alike.
 */
export interface Because {
  code: string;
  /** For the seat that decides: above zero is good for it. */
  points: number;
  params: Record<string, number | string>;
  /** Whether the code is one of every game. */
  common: boolean;
}

/** What is to be expected: chances to win and final points, seat by seat. */
export interface Worth {
  /** The chance of each seat to win; a shared win counts in parts. */
  wins: number[];
  points: number[];
  /** The expected points of each seat by source; sources that bring nobody anything are left out. */
  breakdown: Record<string, number>[];
}

/** An action with what it leads to, compared with the best one. */
export interface Choice {
  action: string;
  worth: Worth;
  mark: Mark;
  /** How much chance to win it costs the seat that decides; 0 for the best. */
  loss: number;
  /** How many points of lead it costs. */
  points_lost: number;
  /** The standard error of its chance to win. */
  error: number;
  /** How many times it was tried. */
  trials: number;
  /** How play may go on: the actions that follow, as far as they are possible whatever is hidden. */
  line: string[];
  /** Who makes them. */
  line_seats: number[];
  /** What each takes, a token or a gift card by its code; null where it takes nothing, or nobody can know what. */
  line_things: (string | null)[];
  /** What speaks for it: the best one against the one it is compared with, any other against the best. */
  pro: Because[];
  contra: Because[];
  /** The action with which the reasons compare it; null where there is none. */
  against: string | null;
}

/** A decision, judged by what the seat that makes it may know. */
export interface Judgement {
  /** The action that is decided here is the one of this number, from 1. */
  number: number;
  seat: number;
  /** How many actions are legal. */
  legal: number;
  /** With the best action. */
  worth: Worth;
  /** The best few, best first. */
  choices: Choice[];
  /** The action that was played; null in a position where none was yet. */
  played: Choice | null;
}

/** A judged decision, with the actions that it names as they were on the board then. */
export interface Judged {
  decision: Judgement;
  actions: LegalAction[];
  /** The actions of its lines, without what they find on the board; a choice says what they take. */
  steps: LegalAction[];
}

/** How far the analysis of a match is. */
export interface AnalysisState {
  phase: AnalysisPhase;
  /** Decisions judged so far. */
  done: number;
  total: number;
  /** The decisions below are those after this number. */
  since: number;
  decisions: Judged[];
  /** How the match ended. */
  final: Worth;
}

/** A decision put to somebody once more: what its seat saw, and what could be done. */
export interface Puzzle {
  /** Of the action that is decided, from 1. */
  number: number;
  seat: number;
  moment: ReplayMoment;
  legal: LegalAction[];
}

/** POST /api/tables/{table}/analysis/{number}: another try at a decision. */
export interface Attempt {
  action: string;
}

/** How good it is, beside the best action. */
export interface Attempted {
  choice: Choice;
  best: Choice;
}

/** What the coach would do now. */
export interface Hint {
  /** How many entries the log had when it was asked: the moment the answer is about. */
  number: number;
  judged: Judged;
}
