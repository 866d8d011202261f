/** Nefertiti, for people who read it. */
import type { NefertitiAction, NefertitiView } from "../../wire";
import type { GameTeller } from "../game";
import { aboutOf, groupOf } from "./choices";
import { tellNefertiti } from "./telling";

export default { tell: tellNefertiti, groupOf, aboutOf } satisfies GameTeller<NefertitiView, NefertitiAction>;
