/** Nefertiti in words, from a view alone. */
import { aboutCard } from "./courses";
import { playerName, type Sentences } from "../../words";
import { cardName, characterName, marketName, neutralName, powerText } from "./names";
import { times } from "../../words/naming";
import { t } from "../../lib/texts.svelte";
import type { NefertitiSquare, NefertitiView, Snapshot } from "../../wire";
import { closingLine, marketSection, memphisSection, squareText } from "./telling-markets";
import { capital, counted, listed, namesOf, type Section, type Telling, type Topic } from "../../words/telling";
import { nefertitiThings } from "./things";

interface Around {
  snapshot: Snapshot;
  view: NefertitiView;
  sentences: Sentences;
  player: (seat: number) => string;
}
const squaresOf = (view: NefertitiView): NefertitiSquare[] => [
  ...view.markets.flatMap((market) => market.stall.squares),
  ...(view.memphis?.stall.squares ?? []),
];

/** Returns a match of Nefertiti in words. */
export function tellNefertiti(snapshot: Snapshot, view: NefertitiView, sentences: Sentences): Telling {
  const player = (seat: number): string => playerName("nefertiti", snapshot.players, seat);
  const around: Around = { snapshot, view, sentences, player };
  const markets = [
    ...view.markets.map((market) => marketSection(view, market, player)),
    ...memphisSection(view, player),
  ];
  const seats = view.seats.map((_, seat) => seatSection(around, seat));
  const sections = [
    ...markets,
    coursesSection(view),
    castSection(view),
    ...seats,
    ...neutralSection(view),
    deckSection(around),
  ];
  return { sections, topics: topicsOf(around, seats, markets), things: nefertitiThings(view) };
}

function topicsOf({ snapshot, view, player }: Around, seats: Section[], markets: Section[]): Topic[] {
  const mine = snapshot.seat;
  const own =
    mine === null
      ? []
      : [
          { names: namesOf("mine"), lines: seats[mine].lines },
          { names: namesOf("my-gifts"), lines: giftLines(view, mine) },
        ];
  const courses = view.courses.map((course) => {
    const owners = view.seats.flatMap((seat, i) =>
      seat.gifts.filter((gift) => gift.gift === course.gift).map((gift) => times(player(i), gift.units)),
    );
    return {
      names: [cardName(course.gift)],
      lines: [courseLine(view, course.gift), t("text-holds-type", { owners: listed(owners) })],
    };
  });
  const cast = view.characters.map(({ name }) => ({
    names: [characterName(name)],
    lines: [`${characterName(name)}. ${powerText(name)}`],
  }));
  const squares = squaresOf(view).map((square) => ({
    names: [square.name],
    lines: [capital(`${squareText(square, player)}.`)],
  }));
  return [
    ...own,
    { names: namesOf("markets"), lines: markets.map((market) => market.lines[0]) },
    { names: namesOf("closing"), lines: [capital(closingLine(view, player))] },
    ...courses,
    ...cast,
    ...squares,
  ];
}

function courseLine(view: NefertitiView, gift: string): string {
  const course = view.courses.find((each) => each.gift === gift)!;
  const [one, two, three] = course.table;
  const worth = t("text-course-table", { one, two, three });
  return `${capital(cardName(gift))}. ${aboutCard(view, course.cards[0]).text} ${worth}`;
}

function coursesSection(view: NefertitiView): Section {
  return {
    id: "courses",
    title: t("page-courses"),
    names: namesOf("courses"),
    lines: view.courses.map((course) => courseLine(view, course.gift)),
  };
}

function castSection(view: NefertitiView): Section {
  const open = view.characters.filter((each) => each.top && each.copies > 0);
  const below = (stack: string | null) =>
    view.characters.filter((each) => stack !== null && each.stack === stack && !each.top && each.copies > 0);
  const lines = open.map((each) => {
    const names = below(each.stack).map((other) => times(characterName(other.name), other.copies));
    const rest = names.length ? ` ${t("page-stack-below", { names: names.join(", ") })}` : "";
    return `${times(characterName(each.name), each.copies)}. ${powerText(each.name)}${rest}`;
  });
  return { id: "characters", title: t("page-characters"), names: namesOf("characters"), lines };
}

/** Returns a seat's gifts with what they are worth now. */
function giftLines(view: NefertitiView, seat: number): string[] {
  const own = view.seats[seat];
  if (own.gifts.length === 0) return [t("text-no-gifts")];
  return own.gifts.map((gift) => {
    const kinds = view.courses.find((course) => course.gift === gift.gift)?.cards ?? [gift.gift];
    const held = kinds.filter((kind) => own.hand[kind]).map((kind) => times(cardName(kind), own.hand[kind]));
    return capital(
      t("text-gift", {
        gift: held.join(", ") || cardName(gift.gift),
        count: gift.units,
        each: gift.each,
        points: gift.points,
      }),
    );
  });
}

function seatSection({ snapshot, view, sentences, player }: Around, seat: number): Section {
  const own = view.seats[seat];
  const name = player(seat);
  const scores = snapshot.outcome ?? snapshot.scores;
  const there = squaresOf(view)
    .filter((square) => square.piece?.seat === seat)
    .map((square) => square.name);
  const lines = [t("text-purse", { deben: own.deben, seals: own.seals, servants: own.servants })];
  if (view.players === 2) lines.push(t("text-collectors", { collectors: own.collectors }));
  if (there.length) lines.push(t("text-standing", { squares: there.join(", ") }));
  lines.push(...giftLines(view, seat));
  const prestige = Object.entries(own.prestige).map(([source, points]) => `${sentences.source(source)} ${points}`);
  if (prestige.length) lines.push(t("text-prestige", { parts: prestige.join(", ") }));
  if (own.priest) lines.push(t("text-priest"));
  if (own.dice) lines.push(t("text-dice"));
  lines.push(t("text-total", { points: scores.points[seat] }));
  return { id: `seat-${seat}`, title: name, names: [name, t("seat-nefertiti", { seat })], lines };
}

function neutralSection(view: NefertitiView): Section[] {
  if (!view.neutral) return [];
  const title = capital(neutralName());
  return [
    {
      id: "neutral",
      title,
      names: [neutralName()],
      lines: [t("table-nefertiti-neutral", { gifts: counted(view.neutral, cardName) })],
    },
  ];
}

function deckSection({ view, player }: Around): Section {
  const lines = [
    t("table-nefertiti-deck", { cards: view.deck, seals: view.supply }),
    t("text-unseen", { cards: counted(view.unseen, cardName) }),
  ];
  if (Object.keys(view.discarded).length)
    lines.push(t("table-nefertiti-discarded", { gifts: counted(view.discarded, cardName) }));
  if (view.bottom)
    lines.push(t("table-nefertiti-bottom", { cards: listed(view.bottom.map((kind) => cardName(kind ?? "?"))) }));
  if (view.dice.length) lines.push(t("text-rolled", { dice: view.dice.join(" + ") }));
  if (view.holder !== null) lines.push(t("table-nefertiti-holder", { player: player(view.holder) }));
  if (view.barren > 0) lines.push(t("text-barren", { count: view.barren }));
  const barred = view.markets.find((market) => market.barred);
  if (barred) lines.push(t("text-barred", { market: marketName(barred.name) }));
  return { id: "deck", title: t("text-deck"), names: namesOf("deck"), lines };
}
