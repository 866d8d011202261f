/** The Duel, for people who read it. */
import type { DuelAction, DuelView } from "../../wire";
import type { GameTeller } from "../game";
import { aboutOf, groupOf } from "./choices";
import { tellDuel } from "./telling";

export default { tell: tellDuel, groupOf, aboutOf } satisfies GameTeller<DuelView, DuelAction>;
