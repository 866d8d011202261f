/** How a position of the Duel is set up. */
import type { DuelView } from "../../wire";
import type { GameEditor } from "../game";
import Brush from "./Brush.svelte";
import { brushes, change, parts } from "./editing";
import Editor from "./Editor.svelte";

export default { Editor, Brush, parts, change, brushes, shape: "square" } satisfies GameEditor<DuelView>;
