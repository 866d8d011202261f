/** What the board on a table may ask: of what is shown, and for notes beside its parts. */
import type { BoardContext } from "../boards/board";
import { signOf } from "../going/signs";
import { t } from "../lib/texts.svelte";
import { playerName } from "../words";
import { playerNote } from "../words/saying";
import type { Ahead } from "./ahead.svelte";
import type { Notes } from "./notes.svelte";
import type { Showing } from "./showing.svelte";
import type { TableStore } from "./store.svelte";

/** Returns what a table offers to its board. */
export const contextOf = (store: TableStore, showing: Showing, notes: Notes, ahead: Ahead): BoardContext => ({
  get legal() {
    return showing.legal;
  },
  get busy() {
    return store.busy;
  },
  get sent() {
    return store.busy ? null : store.chosen;
  },
  get seat() {
    return showing.now?.seat ?? null;
  },
  act: (action) => (ahead.asking ? void ahead.ask(action) : showing.act(action)),
  get asking() {
    return ahead.asking;
  },
  get ask() {
    return ahead.offered ? (action: string) => void ahead.ask(action) : null;
  },
  why: (action, at) => void notes.why(action, at),
  explain: (title, text, at, action) => {
    const legal = action === undefined ? undefined : showing.legal.get(action);
    const run = (): void => {
      notes.clear();
      void ahead.ask(legal!.action);
    };
    notes.explain(title, text, at, legal && ahead.offered ? { text: t("fan-ask"), run } : undefined);
  },
  // Only the prompt can tell it; a plan has no such place.
  get preview() {
    return showing.plan?.open
      ? undefined
      : (title: string, text: string, action: string) => notes.preview(title, text, action);
  },
  hush: () => notes.hush(),
  sentence: (action) => showing.sentences?.action(action) ?? action.action,
  brings: (action) => showing.brings(action),
  player: (seat) => (showing.now ? playerName(showing.now.game, showing.now.players, seat) : ""),
  note: (seat) => (showing.now ? playerNote(showing.now.players, seat) : null),
  sign: (seat) => (showing.now ? signOf(showing.now, store.hands, seat, store.online) : null),
});
