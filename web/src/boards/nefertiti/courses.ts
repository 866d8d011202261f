/** What gifts are worth, found in the view. */
import { cardName, powerText } from "./names";
import { t } from "../../lib/texts.svelte";
import type { NefertitiCourse, NefertitiView } from "../../wire";

/** Returns the course of a card's type; undefined for a card that is no gift. */
export function courseOf(view: NefertitiView, kind: string): NefertitiCourse | undefined {
  return view.courses.find((course) => course.cards.some((card) => card === kind));
}

/** Returns what a card is worth now and how that would change, as a title and a text. */
export function aboutCard(view: NefertitiView, kind: string): { title: string; text: string } {
  const course = courseOf(view, kind);
  if (!course) return { title: cardName(kind), text: kind === "travelling-thief" ? powerText(kind) : "" };
  const parts = [t("page-course-now", { now: course.now, owners: course.owners })];
  if (course.more !== null) parts.push(t("page-course-more", { more: course.more }));
  if (course.fewer !== null) parts.push(t("page-course-fewer", { fewer: course.fewer }));
  parts.push(t("page-course-unseen", { unseen: course.unseen }));
  const plus = kind.split("+")[1];
  if (plus) parts.push(t("page-course-foreign", { plus }));
  return { title: cardName(kind), text: parts.join(" ") };
}
