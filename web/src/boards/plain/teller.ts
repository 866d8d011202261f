/** Any game, for people who read it: told from its view alone. */
import { playerName, type Sentences } from "../../words";
import { plainWords } from "../../words/plain";
import { capital, namesOf, type Section, type Telling } from "../../words/telling";
import type { Snapshot, View } from "../../wire";
import type { GameTeller } from "../game";
import { inSigns, labelOf, piecesOf, restOf, seatsOf, type Named } from "./view";

function line(game: string, [key, value]: Named, pieces = false): string {
  return `${capital(labelOf(game, key))}: ${inSigns(game, value, pieces)}.`;
}

function tell(snapshot: Snapshot, view: View, _sentences: Sentences): Telling {
  const { game } = snapshot;
  const seats = seatsOf(view).map((owned, seat): Section => {
    const title = playerName(game, snapshot.players, seat);
    return {
      id: `seat-${seat}`,
      title,
      names: [title],
      lines: Object.entries(owned).map((named) => line(game, named)),
    };
  });
  const pieces = piecesOf(view);
  const rest = restOf(view).map(([key, value]): Section => {
    const title = capital(labelOf(game, key));
    return {
      id: `part-${key}`,
      title,
      names: [labelOf(game, key)],
      lines: [line(game, [key, value], pieces.has(key))],
    };
  });
  const own = snapshot.seat === null ? undefined : seats[snapshot.seat];
  return {
    sections: [...rest, ...seats],
    topics: own ? [{ names: namesOf("mine"), lines: own.lines }] : [],
    things: snapshot.legal,
  };
}

export default {
  tell,
  groupOf: ({ kind }) => ({ id: kind, title: capital(plainWords(kind)) }),
  aboutOf: () => "",
} satisfies GameTeller;
