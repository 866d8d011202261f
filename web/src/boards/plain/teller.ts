/** Any game, for people who read it: the choices are all that can be told. */
import type { GameTeller } from "../game";

export default {
  tell: () => ({ sections: [], topics: [], things: [] }),
  groupOf: ({ kind }) => ({ id: kind, title: kind }),
  aboutOf: () => "",
} satisfies GameTeller;
