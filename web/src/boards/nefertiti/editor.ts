/** How a position of Nefertiti is set up. */
import type { NefertitiView } from "../../wire";
import type { GameEditor } from "../game";
import Brush from "./Brush.svelte";
import { brushes, change, parts } from "./editing";
import Editor from "./Editor.svelte";

export default { Editor, Brush, parts, change, brushes, shape: "high" } satisfies GameEditor<NefertitiView>;
