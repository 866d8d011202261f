// Written by `python -m deben.wire.typescript` from the Python types.  Do not edit.

/** A name in a game that is not ours: a text of which the types know nothing, so that `switch`es over ours are checked. */
export interface Other {
  readonly other: unique symbol;
  toString(): string;
}

export type GameName = string;

/** What a seat may know of a match of somebody else's game. */
export interface GeneralView {
  game: Other;
  [name: string]: unknown;
}

/** A legal action as any game has it; those of our own games are told apart by `kind` in types of their own. */
export interface LegalAction {
  /** In notation. */
  action: string;
  kind: string;
  /** The things on the board that it is attached to. */
  [thing: string]: number | string | null | undefined;
}

/** Something that happened, as any game has it: the sentence is `event-<game>-<kind>`; ours have types of their own. */
export interface TableEvent {
  kind: string;
  /** Seats are numbers from 0, amounts and slots (from 1) numbers, everything else names; null where there is none. */
  params: Record<string, number | string | null>;
}

/** Why an action is not legal in somebody else's game. */
export interface GeneralReason {
  code: Other;
  clause: string;
  params: Record<string, number | string | null>;
}

export type FailureCode = "bad-request" | "bad-options" | "bad-seats" | "bad-name" | "bad-bot" | "bad-position" |
  "bad-record" | "bad-avatar" | "bad-action" | "no-moment" | "coach-busy" | "coach-yours" | "coach-away" |
  "hint-with-people" | "hint-not-now" | "hint-log-full" | "serious" | "foreign-origin" | "not-yours" | "not-found" |
  "no-table" | "no-invitation" | "no-link" | "no-lesson" | "method-not-allowed" | "table-full" | "too-large" |
  "not-json" | "too-fast" | "too-many" | "internal" | "old-rules" | "bad-board" | "damaged" | "storage-away" |
  "node-away" | "bad-host" | "no-such-game" | "not-over" | "no-rematch" | "not-waiting" | "too-many-public" |
  "server-full" | "bots-busy";

export type RefusalCode = "malformed" | "illegal" | "not-your-turn" | "over" | "waiting" | "stale" | "no-seat" |
  "no-undo" | "undo-pending" | "no-request" | "log-full" | "serious" | "no-going" | "not-away" | "bot-goes-on" |
  "time-out" | "bad-message" | "too-large" | "too-fast" | "too-many" | "internal";

export type RefusedCode = RefusalCode | FailureCode;

export type UnsaidCode = "too-fast" | "too-long" | "nothing" | "room-full" | "bad-message";

export type WhyCode = "malformed" | "illegal" | "not-your-turn" | "over" | "waiting";

export type PlayerKind = "person" | "bot" | "open";

export type Status = "waiting" | "playing" | "over";

export type EntryKind = "undone" | "undo-asked" | "undo-agreed" | "undo-granted" | "undo-refused" | "undo-withdrawn" |
  "hint" | "going-resigned" | "going-left" | "going-returned" | "going-replaced" | "going-ended" | "going-time-out" |
  "going-clock-on" | "going-filled";

export type GoWay = "resign" | "leave" | "return" | "replace" | "end";

export type Spirit = "usual" | "serious" | "learning";

export type Presence = "here" | "away" | "gone";

export type Room = "players" | "watchers";

export type FromClient = Act | Undo | AskUndo | AnswerUndo | Go | Why | Fetch | Ping | Say | Listen | Away;

export type ToClient = Snapshot | Played | Players | Accepted | Refused | WhyAnswer | Pong | Company | Heard | Said |
  Unsaid;

export type Mark = "best" | "sound" | "slip" | "mistake" | "blunder";

export type AnalysisPhase = "none" | "waiting" | "running" | "broken" | "done";

export type DuelBoatName = "1" | "2" | "3" | "a" | "b" | "c";

export type DuelClause = "D3.2" | "D4.1" | "D5.1" | "D5.4" | "D6" | "D6.1" | "D6.2" | "D6.3" | "D6.4" | "D6.5" | "D7.1";

export type DuelEnding = "now" | "last-boat";

export type DuelFace = "o" | "l" | "d" | "t1" | "t2" | "t3" | "t4" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" |
  "c8" | "c9" | "c10" | "c11" | "c12" | "T" | "B" | "R" | "S";

export type DuelFault = "malformed-field" | "unknown-field" | "field-twice" | "boats-missing" | "bad-sides" | "bad-seat"
  | "bad-phase" | "bad-placed" | "bad-port" | "too-many-pawns" | "bad-token" | "wrong-boat-count" | "boat-half-empty" |
  "face-down" | "too-many-copies" | "warehouse-too-long" | "pile-too-long" | "pile-not-threes" | "wrong-total" |
  "removed-unclear" | "boat-left-too-early" | "no-boat" | "not-over" | "is-over" | "warehouse-too-empty" | "five-wrong"
  | "five-unclear" | "placed-without-build" | "token-not-played" | "pawns-not-placed" | "step-impossible";

export type DuelOptionName = "sides";

export type DuelPhase = "turn" | "take" | "build" | "rush-place" | "rush-unload" | "rush-again" | "swap" | "swap-unload"
  | "over";

export type DuelReasonCode = "over" | "pass-is-forced" | "nothing-to-decline" | "step-is-due" | "finish-the-token-first"
  | "one-token-a-turn" | "play-token-first" | "no-pawn" | "square-taken" | "rush-square-makes-no-unload" | "boat-gone" |
  "lane-too-empty" | "no-such-token" | "nothing-to-take" | "needs-two-pawns" | "rush-needs-pawn" | "rush-needs-unload" |
  "nothing-to-unload" | "action-token-not-takeable";

export type DuelSide = "A" | "B";

export type DuelSquareName = "a1" | "b1" | "c1" | "a2" | "b2" | "c2" | "a3" | "b3" | "c3";

export type DuelTokenName = "take" | "build" | "rush" | "swap";

export type NefertitiAnyCard = "senet" | "double" | "harp" | "harp+1" | "harp+2" | "chair" | "chair+1" | "chair+2" |
  "mirror" | "mirror+1" | "statuette" | "statuette+1" | "necklace" | "necklace+1" | "goldwork" | "goldwork+1" |
  "papyrus" | "cup" | "akhenaton" | "travelling-thief" | "?";

export type NefertitiCard = "senet" | "double" | "harp" | "harp+1" | "harp+2" | "chair" | "chair+1" | "chair+2" |
  "mirror" | "mirror+1" | "statuette" | "statuette+1" | "necklace" | "necklace+1" | "goldwork" | "goldwork+1" |
  "papyrus" | "cup" | "akhenaton" | "travelling-thief";

export type NefertitiCharacterName = "vizier" | "first-merchant" | "merchant" | "high-priest" | "royal-maid" | "thief" |
  "scribe+3" | "scribe+2" | "scribe+1" | "treasurer" | "oracle" | "beggar" | "merchant-of-amon" | "priest-of-amon" |
  "royal-scribe" | "travelling-thief" | "trader";

export type NefertitiClause = "N1.1" | "N1.8" | "N3.1" | "N3.2" | "N3.3" | "N3.4" | "N4.6" | "N5.2" | "N5.5" | "N5.6" |
  "N6.1" | "N6.2" | "N6.3" | "N8.2" | "N8.3" | "N8.5" | "N8.6" | "N8.7" | "N8.8" | "N9.1" | "N10.1" | "N10.2" | "N10.3"
  | "N10.5" | "N10.6" | "N10.7" | "N12.3" | "N12.4" | "N12.6" | "N12.7" | "N12.8" | "N14.1" | "N14.2" | "N14.4" |
  "N5.4";

export type NefertitiEnding = "now" | "akhenaton" | "barren";

export type NefertitiFault = "malformed-field" | "unknown-field" | "field-twice" | "gifts-missing" | "bad-players" |
  "five-need-memphis" | "bad-began" | "bad-cast" | "bad-number" | "bad-numbers" | "bad-word" | "bad-seat" | "bad-stalls"
  | "bad-card" | "bad-places" | "bad-square" | "bad-prestige" | "bad-roll" | "bad-luck" | "no-memphis" | "no-such-owner"
  | "not-foreign" | "too-many-copies" | "too-many-characters" | "traveller-twice" | "seal-on-empty" | "too-many-seals" |
  "wrong-money" | "too-much-money" | "piece-hidden" | "piece-twice" | "piece-on-closed" | "too-many-servants" |
  "too-many-collectors" | "wrong-total" | "discarded-unclear" | "akhenaton-misplaced" | "sunk-misplaced" | "wrong-tile"
  | "aside-not-held" | "holder-without-piece" | "closing-missing" | "closing-out-of-place" | "closing-not-open" |
  "wrong-piece" | "wrong-recruit" | "wrong-steps" | "missing-for-phase" | "not-over" | "is-over" | "step-impossible";

export type NefertitiGiftCard = "senet" | "double" | "harp" | "harp+1" | "harp+2" | "chair" | "chair+1" | "chair+2" |
  "mirror" | "mirror+1" | "statuette" | "statuette+1" | "necklace" | "necklace+1" | "goldwork" | "goldwork+1" |
  "papyrus" | "cup";

export type NefertitiGiftName = "senet" | "harp" | "chair" | "mirror" | "statuette" | "necklace" | "goldwork" |
  "papyrus" | "cup";

export type NefertitiLetter = "g" | "a" | "s" | "l" | "m";

export type NefertitiOptionName = "players" | "stalls" | "characters" | "memphis";

export type NefertitiOwnerName = "seat1" | "seat2" | "seat3" | "seat4" | "seat5" | "neutral";

export type NefertitiPhase = "go-on" | "turn" | "servant" | "collector" | "reroll" | "best" | "discard" | "buy" |
  "collect" | "spread" | "merchant-owner" | "merchant-want" | "merchant-give" | "maid-type" | "maid-discard" | "thief" |
  "scribe" | "treasurer-market" | "treasurer-amount" | "oracle-give" | "oracle-take" | "oracle-order" | "beggar" |
  "amon-give" | "royal-scribe" | "traveller-market" | "traveller-gift" | "trader-market" | "trader-gift" | "trader-give"
  | "over";

export type NefertitiPlaceName = "upper" | "lower1" | "lower2" | "lower3";

export type NefertitiPortName = "gizeh" | "akhet-aton" | "abou-simbel" | "louqsor" | "memphis";

export type NefertitiReasonCode = "over" | "not-now" | "step-is-due" | "use-power-once" | "must-take" |
  "already-recruited" | "too-late-to-recruit" | "no-seal" | "character-gone" | "character-not-in-play" |
  "character-gone-or-not-drawn" | "character-covered" | "priest-needs-servant" | "needs-own-gift" |
  "no-exchange-possible" | "nobody-owns-anything" | "nothing-to-steal" | "reserves-empty" | "deck-empty" |
  "nowhere-to-travel" | "no-trade-possible" | "nothing-to-beg" | "must-place" | "must-close" | "must-pass" |
  "no-memphis" | "memphis-closed" | "priest-second-at-memphis" | "market-closed" | "market-closed-for-good" |
  "stall-hidden" | "square-taken" | "collector-own-stall" | "collector-best-bid" | "servant-in-hand" |
  "no-servant-there" | "pass-with-servant" | "dice-later" | "dice-at-end" | "dice-not-yours" | "choose-by-kind" |
  "choose-by-place" | "place-empty" | "gift-face-down" | "upper-instead" | "cannot-pay" | "traveller-no-gift" |
  "not-cheapest" | "nothing-to-give-for" | "not-docked" | "owner-lacks" | "needs-own-of-type" | "same-card" |
  "value-too-high" | "not-at-bottom" | "not-held" | "too-expensive" | "just-taken" | "nothing-for-it" | "wrong-type" |
  "already-chosen" | "owner-self" | "no-such-owner" | "same-partner" | "no-exchange-with" | "nobody-owns-type" |
  "type-not-held" | "same-reserve" | "no-power-at-memphis" | "reserve-empty" | "akhenatons-market" |
  "traveller-came-from" | "no-gift-there" | "no-trade-there" | "reserve-too-small" | "card-already-put" | "no-such-card"
  | "best-takes-no-half" | "exchange-begun" | "recruit-or-pass";

export type NefertitiRule = "group" | "colours" | "levels" | "line" | "sum" | "dice" | "chain";

export type NefertitiScorer = "vizier" | "royal-maid" | "scribe" | "merchant-of-amon" | "royal-scribe";

export type NefertitiSide = "left" | "right" | "port";

export type NefertitiSquareName = "gl0" | "gl1" | "gl2" | "gl3" | "gl4" | "gl5" | "gl6" | "gl7" | "gr1" | "gr2" | "gr3"
  | "gr4" | "gr5" | "gr6" | "gr7" | "gr8" | "al0" | "al1" | "al2" | "al3" | "al4" | "al5" | "al6" | "al7" | "al8" |
  "al9" | "ar0" | "ar1" | "ar2" | "ar3" | "ar4" | "ar5" | "ar6" | "ar7" | "ar8" | "sl1a" | "sl1b" | "sl2a" | "sl2b" |
  "sl5a" | "sl5b" | "sl7" | "sl8" | "sr1" | "sr2a" | "sr2b" | "sr2c" | "sr3" | "sr6" | "sr7" | "sr12" | "ll1" | "ll2" |
  "ll3" | "ll4" | "ll5" | "ll6" | "ll7" | "ll8" | "lr1" | "lr2" | "lr3" | "lr4" | "lr5" | "lr6" | "lr7" | "lr8" | "lr9"
  | "m1" | "m2" | "m3" | "m4" | "m5" | "m6" | "m7" | "m8";

export type NefertitiStack = "merchant" | "scribe";

export type NefertitiStallName = "gl" | "gr" | "al" | "ar" | "sl" | "sr" | "ll" | "lr" | "m";

export type NefertitiSure = "stated" | "deduced" | "reconstructed";

export type NefertitiSymbol = "coin" | "single" | "extra";

export type NefertitiWhy = "first-servant" | "coin" | "treasurer" | "beggar";

/** What a seat may know of a match. */
export type View = DuelView | NefertitiView | GeneralView;

/** Why an action is not legal, in codes and clauses of the game: the sentence is ``reason-<game>-<code>``. */
export type ActionReason = DuelReason | NefertitiReason | GeneralReason;

export type Ending = DuelEnding | NefertitiEnding | Stopped["reason"] | Other;

export type Fault = DuelFault | NefertitiFault | Other;

export type OptionName = DuelOptionName | NefertitiOptionName | Other;

/** What the types of our games are called, by the game. */
export interface GameTypes {
  duel: { view: DuelView; action: DuelAction; event: DuelEvent };
  nefertiti: { view: NefertitiView; action: NefertitiAction; event: NefertitiEvent };
}

/** A legal action of Duel. */
export type DuelAction =
  | { kind: "place"; action: string; square: DuelSquareName }
  | { kind: "unload"; action: string; boat: DuelBoatName }
  | { kind: "play"; action: string; token: DuelTokenName }
  | { kind: "take"; action: string; boat: DuelBoatName; slot: number; card?: DuelFace | null }
  | { kind: "swap"; action: string; boat: DuelBoatName; slot: number; other: number }
  | { kind: "done"; action: string }
  | { kind: "pass"; action: string }

/** Something that happened in Duel. */
export type DuelEvent =
  | { kind: "placed"; params: { seat: number; square: DuelSquareName } }
  | { kind: "unloaded"; params: { seat: number; boat: DuelBoatName } }
  | { kind: "taken"; params: { seat: number; face: DuelFace; boat: DuelBoatName; slot: number; square: DuelSquareName | null } }
  | { kind: "removed"; params: { face: DuelFace; boat: DuelBoatName; slot: number } }
  | { kind: "refilled"; params: { boat: DuelBoatName; slot: number; face: DuelFace } }
  | { kind: "left"; params: { boat: DuelBoatName } }
  | { kind: "played"; params: { seat: number; token: DuelTokenName } }
  | { kind: "revealed"; params: { boat: DuelBoatName; slot: number; face: DuelFace } }
  | { kind: "swapped"; params: { seat: number; boat: DuelBoatName; slot: number; other: number } }
  | { kind: "fifth-obelisk"; params: { seat: number } }
  | { kind: "passed"; params: { seat: number } }
  | { kind: "turn"; params: { seat: number } }
  | { kind: "ended"; params: Record<string, never> }

/** Why an action is not legal in the Duel. */
export interface DuelReason {
  code: DuelReasonCode;
  clause: DuelClause;
  params: Record<string, number | string | null>;
}

/** A legal action of Nefertiti. */
export type NefertitiAction =
  | { kind: "recruit"; action: string; character: NefertitiCharacterName }
  | { kind: "place"; action: string; square: NefertitiSquareName; market: NefertitiPortName }
  | { kind: "collector"; action: string; square: NefertitiSquareName; market: NefertitiPortName }
  | { kind: "close"; action: string; market: NefertitiPortName }
  | { kind: "pick"; action: string; place: NefertitiPlaceName; market?: NefertitiPortName | null; card?: NefertitiCard | null; phase?: NefertitiPhase | null }
  | { kind: "want"; action: string; card: NefertitiGiftCard; phase?: NefertitiPhase | null }
  | { kind: "give"; action: string; card: NefertitiGiftCard; phase?: NefertitiPhase | null }
  | { kind: "owner"; action: string; owner: NefertitiOwnerName }
  | { kind: "type"; action: string; gift: NefertitiGiftName; phase?: NefertitiPhase | null }
  | { kind: "market"; action: string; market: NefertitiPortName; phase?: NefertitiPhase | null }
  | { kind: "amount"; action: string; amount: number; market?: NefertitiPortName | null }
  | { kind: "order"; action: string; position: number; card?: NefertitiAnyCard | null }
  | { kind: "half"; action: string; market?: NefertitiPortName | null; amount?: number | null }
  | { kind: "coins"; action: string; market?: NefertitiPortName | null }
  | { kind: "coin"; action: string; market?: NefertitiPortName | null }
  | { kind: "roll"; action: string; market?: NefertitiPortName | null }
  | { kind: "done"; action: string }
  | { kind: "pass"; action: string }

/** Something that happened in Nefertiti. */
export type NefertitiEvent =
  | { kind: "turn"; params: { seat: number } }
  | { kind: "recruited"; params: { seat: number; character: NefertitiCharacterName } }
  | { kind: "placed"; params: { seat: number; stall: NefertitiStallName; square: NefertitiSquareName; collector: number } }
  | { kind: "earned"; params: { seat: number; market: NefertitiPortName; amount: number; why: NefertitiWhy } }
  | { kind: "rolled"; params: { seat: number; first: number; second: number; again: number } }
  | { kind: "closing"; params: { seat: number; market: NefertitiPortName; by_hand: number; stall: NefertitiStallName; pieces: number } }
  | { kind: "resolved"; params: { seat: number; market: NefertitiPortName; square: NefertitiSquareName; collector: number } }
  | { kind: "paid"; params: { seat: number; market: NefertitiPortName; amount: number } }
  | { kind: "taken"; params: { seat: number; market: NefertitiPortName; place: NefertitiPlaceName | null; kind: NefertitiCard } }
  | { kind: "seal-taken"; params: { seat: number; market: NefertitiPortName | null } }
  | { kind: "half-taken"; params: { seat: number; market: NefertitiPortName; amount: number } }
  | { kind: "unpaid"; params: { seat: number; market: NefertitiPortName; amount: number } }
  | { kind: "discarded"; params: { owner: NefertitiOwnerName; kind: NefertitiCard } }
  | { kind: "coins-spread"; params: { seat: number; market: NefertitiPortName; to: NefertitiPortName; amount: number } }
  | { kind: "collected"; params: { seat: number; market: NefertitiPortName; place: NefertitiPlaceName | null; kind: NefertitiCard } }
  | { kind: "closed"; params: { market: NefertitiPortName; tile: number } }
  | { kind: "reopened"; params: { market: NefertitiPortName } }
  | { kind: "moved-up"; params: { market: NefertitiPortName; from_place: NefertitiPlaceName; to_place: NefertitiPlaceName } }
  | { kind: "drawn"; params: { market: NefertitiPortName; place: NefertitiPlaceName; kind: NefertitiCard } }
  | { kind: "seal-laid"; params: { market: NefertitiPortName } }
  | { kind: "docked"; params: { kind: NefertitiCard } }
  | { kind: "akhenaton"; params: { market: NefertitiPortName } }
  | { kind: "shut"; params: { market: NefertitiPortName } }
  | { kind: "attribution"; params: { last: number; pieces: number; gifts: number } }
  | { kind: "went-home"; params: { seat: number; square: NefertitiSquareName; collector: number } }
  | { kind: "scored"; params: { seat: number; scorer: NefertitiScorer; points: number; kind: NefertitiCard | null } }
  | { kind: "exchanged"; params: { seat: number; owner: NefertitiOwnerName; taken: NefertitiCard; given: NefertitiCard; paid: number } }
  | { kind: "traded"; params: { seat: number; market: NefertitiPortName; place: NefertitiPlaceName; given: NefertitiCard; paid: number } }
  | { kind: "oracle-saw"; params: { seat: number; cards: number } }
  | { kind: "oracle-exchanged"; params: { seat: number; taken: NefertitiCard; given: NefertitiCard } }
  | { kind: "oracle-done"; params: { seat: number } }
  | { kind: "turned-down"; params: { market: NefertitiPortName; place: NefertitiPlaceName } }
  | { kind: "turned-up"; params: { market: NefertitiPortName; place: NefertitiPlaceName } }
  | { kind: "traveller-moved"; params: { market: NefertitiPortName; place: NefertitiPlaceName } }
  | { kind: "traveller-left"; params: Record<string, never> }
  | { kind: "named"; params: { seat: number; type: NefertitiGiftName } }
  | { kind: "priest-kept"; params: { seat: number } }
  | { kind: "passed"; params: { seat: number } }
  | { kind: "memphis-closed"; params: Record<string, never> }
  | { kind: "ended"; params: { barren: number } }

/** Why an action is not legal in Nefertiti. */
export interface NefertitiReason {
  code: NefertitiReasonCode;
  clause: NefertitiClause;
  params: Record<string, number | string | null>;
}

/** One boat: rows are ``1 2 3``, columns ``a b c``. */
export interface DuelBoat {
  name: DuelBoatName;
  /** False once it has left. */
  present: boolean;
  /** Three token codes, slot 1 (which touches the port) first; null once the boat has left. */
  slots: (DuelFace | null)[];
  /** The squares of its lane, the one nearest to the dock first. */
  lane: DuelSquareName[];
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
  sides: Record<string, DuelSide>;
  phase: DuelPhase;
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
  name: NefertitiSquareName;
  bid: number;
  symbol: NefertitiSymbol | null;
  row: number;
  column: number;
  piece: NefertitiPiece | null;
  /** The place of the square in the order of resolution, from 1. */
  resolved: number;
}

/** How near a stall is to closing; the rule says which of the numbers mean something. */
export interface NefertitiProgress {
  rule: NefertitiRule;
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
  name: NefertitiStallName;
  /** The port is Memphis's. */
  side: NefertitiSide;
  squares: NefertitiSquare[];
  /** Null for Memphis, which never closes so. */
  closing: NefertitiProgress | null;
}

/** A place for a card on a market. */
export interface NefertitiPlace {
  /** The notation of picking it. */
  name: NefertitiPlaceName;
  /** A kind of gift, or ``travelling-thief``. */
  card: NefertitiCard | null;
  face_down: boolean;
  sealed: boolean;
}

/** One of the four markets. */
export interface NefertitiMarket {
  name: NefertitiPortName;
  letter: NefertitiLetter;
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
  gift: NefertitiGiftName;
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
  gift: NefertitiGiftName;
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
  cards: NefertitiGiftCard[];
  /** Cards of this type still in the deck. */
  unseen: number;
}

/** A character of this table. */
export interface NefertitiCharacter {
  name: NefertitiCharacterName;
  /** Still to be recruited. */
  copies: number;
  /** The stack it lies in. */
  stack: NefertitiStack | null;
  /** Whether it lies open: alone, or on top of its stack. */
  top: boolean;
}

/** A market being resolved. */
export interface NefertitiClosing {
  /** A market, or memphis for an attribution. */
  market: NefertitiPortName;
  /** Of the piece being resolved. */
  square: NefertitiSquareName | null;
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
  character: NefertitiCharacterName | null;
  exchanges: number;
  /** Whether it has to be used at least once more. */
  must: boolean;
  partner: NefertitiOwnerName | null;
  market: NefertitiPortName | null;
  place: NefertitiPlaceName | null;
  card: NefertitiGiftCard | null;
  gift: NefertitiGiftName | null;
  /** The owner who discards now. */
  asked: NefertitiOwnerName | null;
  aside: Record<string, number>;
}

/** What a seat may know of a match of Nefertiti. */
export interface NefertitiView {
  game: "nefertiti";
  players: number;
  phase: NefertitiPhase;
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
  bottom: NefertitiAnyCard[] | null;
  /** How many of them have been put in order. */
  ordered: number;
  /** Kinds that everybody knows to lie at the bottom. */
  sunk: NefertitiGiftCard[];
  discarded: Record<string, number>;
  /** Closings in succession in which nothing was bought; the tenth ends the match. */
  barren: number;
  /** Whether he has been drawn. */
  akhenaton: boolean;
}

/** A stall of the board's data and how sure we are of it. */
export interface StallShown {
  market: string;
  stall: NefertitiStall;
  values: NefertitiSure;
  /** Bids that are surer than the rest of the stall. */
  values_stated: string[];
  symbols: NefertitiSure;
  symbols_stated: string[];
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

/** How it stands or ended: why, seats by place, and each seat's points by source. */
export interface Breakdowns {
  reason: Ending;
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
  /** For how many milliseconds the person had been away when this was said; null for one who is here, and for a bot. */
  gone: number | null;
  /** The bot that goes on in the seat while its person is away, or for good. */
  stand_in: string | null;
  /** Whether the person will not come back: they gave up, or ran out of time. */
  given_up: boolean;
}

/** Something that happened at the table and in no game: the sentence is ``event-table-<kind>``. */
export interface EntryEvent {
  kind: EntryKind;
  /** Seats are numbers from 0, amounts and slots (from 1) numbers, everything else names; null where there is none. */
  params: Record<string, number | string | null>;
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

/** Time to decide in, for every person's seat: so much for the whole match, or for each decision. */
export interface Clock {
  seconds: number;
  /** Seconds that a seat gets back whenever its turn ends; none where the time is for each decision. */
  increment?: number;
  /** Whether the time is for each decision: days a move. */
  each?: boolean;
}

/** What holds at a table when somebody is away, gives up, or thinks too long, and in which spirit it is played. */
export interface Terms {
  /** The bot that goes on in the seat of somebody who has left; empty for the one that is offered first. */
  stand_in?: string;
  /** Seconds after which the others may let it go on, or end the match, where somebody is away; 0: never. */
  patience?: number;
  clock?: Clock | null;
  spirit?: Spirit;
}

/** The terms of a table, with nothing left out. */
export interface Agreed {
  stand_in: string;
  patience: number;
  clock: Clock | null;
  spirit: Spirit;
}

/** The clocks of a table as they stood when this was said. */
export interface Clocks {
  /** Milliseconds of each seat; null for a bot's. */
  left: (number | null)[];
  /** The seat whose time runs; null before the first action, while a bot decides, and at the end. */
  running: number | null;
}

/** A match that was stopped before its rules ended it: why, and who brought it about.  Only ``ended`` has no winner. */
export interface Stopped {
  reason: "ended" | "resigned" | "time";
  seat: number;
}

/**
 * Give up, leave for a while, come back; or, where somebody is away, let a bot go on for them or end the match.
 *
 * It holds whatever happened meanwhile, so that it needs no number of an entry.
 */
export interface Go {
  type: "go";
  key: string;
  way: GoWay;
  /** Whose seat a bot shall go on in. */
  seat?: number;
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
  avatar: string;
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
  /** Who opened the table; they may be gone. */
  host: string;
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

/** What whoever runs the server tells everybody, by language; under no language stands what all others read. */
export interface Notice {
  texts: Record<string, string>;
  /** When it was put up, in milliseconds since 1970. */
  at: number;
}

/**
 * Another match to which somebody asks me, with a seat that is kept for me.
 *
 * ``POST /api/tables/{after}/rematch`` leads there, ``POST /api/tables/{table}/stand`` declines.
 */
export interface Proposal {
  table: string;
  /** The table of the match before. */
  after: string;
  game: string;
  /** Who asks; empty for somebody without a name. */
  name: string;
}

/** Every table where it is my turn now, and to which matches I am asked; said on /api/me/socket whenever it changes. */
export interface Turns {
  type: "turns";
  tables: TurnAlert[];
  /** What everybody is told now. */
  notice: Notice | null;
  proposals: Proposal[];
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
  /** The time that everybody has there; null where there is no clock. */
  clock: Clock | null;
  spirit: Spirit;
}

/** GET /api/invitations/{token}: what a link invites to. */
export interface Invitation {
  table: LobbyTable;
  /** Whether it is for a seat, else for watching. */
  seat: boolean;
  /** How many seats I could take. */
  free: number;
  /** Who opened the table; empty for somebody without a name. */
  host: string;
  avatar: string;
  /** Where they sit. */
  host_seat: number | null;
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
  view: View;
  /** Every legal action if the decision is one's own, else empty. */
  legal: LegalAction[];
  /** Whether one may take back the last action unasked: it was one's own, and nothing hidden came to light. */
  undo: boolean;
  /** What it takes to take back one's own last action where that is not free; null where there is none. */
  take_back: TakeBack | null;
  /** Somebody asks to take back. */
  request: UndoRequest | null;
  /** Null at a table without clocks. */
  clock: Clocks | null;
  /** If it ended now. */
  scores: Breakdowns;
  outcome: Breakdowns | null;
  /** Only after the end. */
  seed: string | null;
  table: string;
  game: string;
  rules: number;
  /** The digest of the rules it is played by; empty where the version alone says which. */
  ruleset: string;
  /** What its board is called, where that is one of somebody's own; empty for the usual one. */
  board: string;
  options: Record<string, number | string | boolean | null>;
  /** Where the match began, if not at a set-up: position notation; what is unknown there is drawn from the seed. */
  position: string | null;
  commitment: string;
  terms: Agreed;
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
  view: View;
  /** Every legal action if the decision is one's own, else empty. */
  legal: LegalAction[];
  /** Whether one may take back the last action unasked: it was one's own, and nothing hidden came to light. */
  undo: boolean;
  /** What it takes to take back one's own last action where that is not free; null where there is none. */
  take_back: TakeBack | null;
  /** Somebody asks to take back. */
  request: UndoRequest | null;
  /** Null at a table without clocks. */
  clock: Clocks | null;
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
  /** Milliseconds within which the next ping is promised: if it is missed, the others are told; 0 promises none. */
  next?: number;
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
  terms?: Terms;
  /** A board of somebody's own that the server offers, by the digest of its rules; empty for the usual one. */
  board?: string;
}

/** The answer to it. */
export interface TableCreated {
  /** Its name in all addresses. */
  table: string;
  /** A path: opening it shows what it invites to, and offers an open seat. */
  invitation: string;
  /** A path: opening it watches. */
  watching: string;
}

/** POST /api/invitations/{token}: the table, and the seat that is now mine (null: I watch). */
export interface Joined {
  table: string;
  seat: number | null;
}

/** How a match ended for a seat. */
export interface SeatResult {
  /** From 1; seats may share one.  0 where nobody won. */
  place: number;
  points: number;
}

/** A table of mine. */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, number | string | boolean | null>;
  status: Status;
  number: number;
  /** Whether I decide now; never in a lesson, where nobody waits for me. */
  my_turn: boolean;
  /** Who decides now; null before everybody is there, and once it is over. */
  actor: number | null;
  players: Player[];
  /** When something last happened, in ISO 8601, UTC. */
  changed: string;
  /** Whether it is the table of a lesson. */
  lesson: boolean;
  /** How the match ended, by seat; null while it goes on, and where that is not known. */
  results: SeatResult[] | null;
  /** Whether only bots wait for me there, and have done so for a week. */
  given_up: boolean;
  /** Whether I have put it away, or have given it up and not taken it out again. */
  archived: boolean;
  spirit: Spirit;
}

/** PUT /api/tables/{table}/shelf: into the archive, or out of it. */
export interface Shelved {
  archived: boolean;
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
  name: OptionName;
  default: number | string | boolean | null;
  /** Named choices; empty where the option is free text. */
  choices: (number | string | boolean | null)[];
  /** Cards of which some can be chosen by name instead, a name for each copy. */
  cards: string[];
  /** How many of them. */
  picks: number;
}

/** A board of somebody's own that a table can choose. */
export interface BoardInfo {
  name: string;
  /** The digest of the rules of the game on it. */
  ruleset: string;
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
  /** What a table may choose in place of the usual board. */
  boards: BoardInfo[];
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
  view: View;
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
  /** The digest of the rules it was played by; empty where the version alone says which. */
  ruleset: string;
  /** What its board is called, where that is one of somebody's own; empty for the usual one. */
  board: string;
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
  /** How the match was stopped where its rules would have gone on; its last moment is then none at which anybody decides. */
  ended: Stopped | null;
  /** Whose view it is; null with everything open, or for a spectator's. */
  seat: number | null;
  spirit: Spirit;
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

/** A position drawn: what is seen, and which parts of it. */
export interface Figure {
  /** In notation, for the position board. */
  position: string;
  view: View;
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
  view: View;
  legal: LegalAction[];
  scores: Breakdowns;
  over: boolean;
}

/** What is wrong with a text that is no position: the sentence is ``position-<game>-<code>``. */
export interface PositionFault {
  code: Fault;
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
  /** Other actions that are the same thing. */
  same: string[];
  worth: Worth;
  mark: Mark;
  /** Whether it is about equal to the best: what is between them may be nothing. */
  equal: boolean;
  /** Whether it is certain, with it as with the best, that the seat that decides wins, or does not: then points alone count. */
  settled: boolean;
  /** How much chance to win it costs the seat that decides; 0 for the best, and for what is about equal to it or settled. */
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

/** That a decision chose a winner among others: it hardly mattered to the seat that made it. */
export interface Crowning {
  /** The action with which another would have gained. */
  instead: string;
  /** The own chance with the action that was played, and with the other one. */
  own: number[];
  /** The seat that gained by what was played. */
  gained: number;
  /** Its chance with the action that was played, and with the other one. */
  gains: number[];
  lost: number;
  losses: number[];
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
  /** The best few, by the chance to win that is told. */
  choices: Choice[];
  /** The action that was played; null in a position where none was yet. */
  played: Choice | null;
  /** Whether it chose a winner among others. */
  crowning: Crowning | null;
  /** What came up by chance right after it, in parts of the win by seat; empty where nothing could. */
  luck: number[];
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
  /** Whether there is any luck in the game. */
  luck: boolean;
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
