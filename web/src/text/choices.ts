/** What can be done, as groups of named choices with a word about each. */
import { tellerOf } from "../boards/tellers";
import type { LegalAction, Snapshot } from "../wire";
import type { Sentences } from "../words";

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

/**
 * Returns the legal actions in groups, by kind and place, in the order in which they come, each with what it costs and
 * brings as far as that is known.
 */
export function groupsOf(
  snapshot: Snapshot,
  sentences: Sentences,
  brings: (action: LegalAction) => string = () => "",
): Group[] {
  const { groupOf, aboutOf } = tellerOf(snapshot.game);
  const groups = new Map<string, Group>();
  for (const action of snapshot.legal) {
    const { id, title } = groupOf(action);
    const group = groups.get(id) ?? { id, title, choices: [] };
    const about = [aboutOf(snapshot, snapshot.view, action), brings(action)].filter(Boolean).join(" ");
    group.choices.push({ action: action.action, name: sentences.action(action), about });
    groups.set(id, group);
  }
  return [...groups.values()];
}
