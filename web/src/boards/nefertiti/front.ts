/** The front of Nefertiti's box. */
import type { GameFront } from "../game";
import OptionFields from "./OptionFields.svelte";
import Scene from "./Scene.svelte";

export default { Scene, OptionFields } satisfies GameFront;
