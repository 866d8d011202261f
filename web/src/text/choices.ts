/** What can be done, as groups of named choices with a word about each. */
import { aboutCard } from "../boards/nefertiti/courses";
import { playerName, type Sentences } from "../words";
import { faceName } from "../boards/duel/names";
import { cardName, marketName, powerText } from "../boards/nefertiti/names";
import { t } from "../lib/texts.svelte";
import { never } from "../lib/never";
import type { DuelAction, DuelView, LegalAction, NefertitiAction, NefertitiView, Snapshot } from "../wire";
import { unloading } from "../boards/duel/telling";
import { counted } from "../words/telling";

export interface Choice {
  action: string;
  name: string;
  /** What one would like to know before choosing it; may be empty. */
  about: string;
}
export interface Group {
  id: string;
  title: string;
  choices: Choice[];
}

const BY_BOAT = ["take", "swap"];
const BY_MARKET = ["place", "collector", "pick"];
const AT_RESERVE = ["half", "coins", "coin"];
const ALONE = [
  "place",
  "unload",
  "play",
  "recruit",
  "close",
  "want",
  "give",
  "owner",
  "type",
  "market",
  "amount",
  "order",
  ...BY_BOAT,
  ...BY_MARKET,
];

/** Returns the legal actions in groups, by kind and place, in the order in which they come. */
export function groupsOf(snapshot: Snapshot, sentences: Sentences): Group[] {
  const groups = new Map<string, Group>();
  for (const action of snapshot.legal) {
    const { id, title } = groupOf(snapshot, action);
    const group = groups.get(id) ?? { id, title, choices: [] };
    group.choices.push({ action: action.action, name: sentences.action(action), about: aboutOf(snapshot, action) });
    groups.set(id, group);
  }
  return [...groups.values()];
}

function groupOf(snapshot: Snapshot, action: LegalAction): { id: string; title: string } {
  const kind = AT_RESERVE.includes(action.kind) ? "reserve" : ALONE.includes(action.kind) ? action.kind : "other";
  const boat = BY_BOAT.includes(kind) ? String(action.boat ?? "") : "";
  const market = BY_MARKET.includes(kind) || kind === "reserve" ? String(action.market ?? "") : "";
  const title = t(`text-group-${snapshot.game}`, { kind, boat, market: market ? marketName(market) : "" });
  return { id: [kind, boat, market].filter(Boolean).join("-"), title };
}

function aboutOf(snapshot: Snapshot, action: LegalAction): string {
  const { view } = snapshot;
  switch (view.game) {
    case "duel":
      return aboutDuel(snapshot, view, action as DuelAction);
    case "nefertiti":
      return aboutNefertiti(view, action as NefertitiAction);
    default:
      return "";
  }
}

function aboutDuel(snapshot: Snapshot, view: DuelView, action: DuelAction): string {
  const boat = "boat" in action ? view.boats.find((each) => each.name === action.boat) : undefined;
  switch (action.kind) {
    case "place": {
      const lanes = view.boats.filter((each) => each.present && each.lane.includes(action.square));
      return lanes.length
        ? t("text-lanes", {
            boats: lanes.map((lane) => t("text-lane", { boat: lane.name, pawns: lane.pawns })).join(", "),
          })
        : "";
    }
    case "unload":
      return boat ? unloading(boat, (seat) => playerName("duel", snapshot.players, seat)) : "";
    case "play":
      return t(`page-duel-token-${action.token}`);
    case "swap":
      return boat
        ? t("text-swapped", {
            one: faceName(boat.slots[action.slot - 1] ?? "?"),
            other: faceName(boat.slots[action.other - 1] ?? "?"),
          })
        : "";
    case "take":
    case "done":
    case "pass":
      return "";
    default:
      return never(action);
  }
}

function aboutNefertiti(view: NefertitiView, action: NefertitiAction): string {
  switch (action.kind) {
    case "recruit":
      return powerText(action.character);
    case "place":
    case "collector":
      return symbolOf(view, action.square);
    case "pick":
    case "want":
    case "give":
    case "order":
      return action.card ? aboutCard(view, action.card).text : "";
    case "type": {
      const card = view.courses.find((course) => course.gift === action.gift)?.cards[0];
      return card ? aboutCard(view, card).text : "";
    }
    case "owner": {
      const hand = action.owner === "neutral" ? view.neutral : view.seats[Number(action.owner.slice(4)) - 1]?.hand;
      return t("text-holds", { gifts: counted(hand ?? {}, cardName) });
    }
    case "half":
    case "coins":
    case "coin":
    case "market": {
      const market =
        action.market === "memphis" ? view.memphis : view.markets.find((each) => each.name === action.market);
      return market ? t("text-reserve", { deben: market.reserve, half: market.half }) : "";
    }
    case "close":
    case "amount":
    case "roll":
    case "done":
    case "pass":
      return "";
    default:
      return never(action);
  }
}

function symbolOf(view: NefertitiView, name: string): string {
  const squares = [...view.markets.flatMap((market) => market.stall.squares), ...(view.memphis?.stall.squares ?? [])];
  const symbol = squares.find((square) => square.name === name)?.symbol;
  return symbol ? t(`page-symbol-${symbol}`) : "";
}
