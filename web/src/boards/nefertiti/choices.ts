/** What can be done in Nefertiti, for people who read it: in groups, with a word about each. */
import { never } from "../../lib/never";
import { t } from "../../lib/texts.svelte";
import type { NefertitiAction, NefertitiPortName, NefertitiView, Snapshot } from "../../wire";
import { counted } from "../../words/telling";
import { aboutCard } from "./courses";
import { cardName, marketName, powerText } from "./names";

type Kind = NefertitiAction["kind"];

/** Kinds of action that have a place on the board. */
export const ON_BOARD: readonly Kind[] = ["place", "collector", "recruit", "pick"];
/** Kinds of action by which gifts are given away. */
export const GIVING: readonly Kind[] = ["give", "type"];
const AT_RESERVE: readonly Kind[] = ["half", "coins", "coin"];
const OTHERS: readonly Kind[] = ["roll", "done", "pass"];

/** Returns the card that stands for an action, null where only words do. */
export function cardOf(action: NefertitiAction): string | null {
  switch (action.kind) {
    case "want":
    case "give":
    case "order":
      return action.card ?? null;
    case "type":
      return action.gift;
    default:
      return null;
  }
}

/** Returns the group of choices that an action belongs to: its kind, and the market where it is done. */
export function groupOf(action: NefertitiAction): { id: string; title: string } {
  const kind = AT_RESERVE.includes(action.kind) ? "reserve" : OTHERS.includes(action.kind) ? "other" : action.kind;
  const market = marketOf(action);
  const title = t("text-group-nefertiti", { kind, market: market ? marketName(market) : "" });
  return { id: [kind, market].filter(Boolean).join("-"), title };
}
function marketOf(action: NefertitiAction): NefertitiPortName | "" {
  switch (action.kind) {
    case "place":
    case "collector":
    case "pick":
    case "half":
    case "coins":
    case "coin":
      return action.market ?? "";
    default:
      return "";
  }
}

/** Returns what one would like to know before choosing an action. */
export function aboutOf(_: Snapshot, view: NefertitiView, action: NefertitiAction): string {
  switch (action.kind) {
    case "recruit":
      return powerText(action.character);
    case "place":
    case "collector":
      return symbolText(view, action.square);
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
      return never(action, "");
  }
}

function symbolText(view: NefertitiView, name: string): string {
  const squares = [...view.markets.flatMap((market) => market.stall.squares), ...(view.memphis?.stall.squares ?? [])];
  const symbol = squares.find((square) => square.name === name)?.symbol;
  return symbol ? t(`page-symbol-${symbol}`) : "";
}
