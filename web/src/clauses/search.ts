/** Finding words in texts: case, accents and the shape of apostrophes do not count. */

/** A text made comparable, with the place in the original of each of its letters. */
interface Folded {
  text: string;
  at: number[];
}

/** Returns a text without case and accents. */
export function fold(text: string): string {
  return folded(text).text;
}

function folded(original: string): Folded {
  let text = "";
  const at: number[] = [];
  for (let i = 0; i < original.length; i++) {
    const letter = original[i]
      .replace("’", "'")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace("œ", "oe")
      .replace("æ", "ae");
    text += letter;
    for (const _ of letter) at.push(i);
  }
  return { text, at };
}

/** Returns the words somebody searches for. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Returns whether all words are in a text that has been folded. */
export const hasAll = (foldedText: string, words: readonly string[]): boolean =>
  words.every((word) => foldedText.includes(word));

/** Returns a text cut where words begin and end; every second part, from the second on, is one that was found. */
export function cut(original: string, words: readonly string[]): string[] {
  const { text, at } = folded(original);
  const found = new Array<boolean>(original.length).fill(false);
  for (const word of words)
    for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + 1))
      for (let j = i; j < i + word.length; j++) found[at[j]] = true;
  const cuts = [""];
  for (let i = 0; i < original.length; i++) {
    if (found[i] !== (cuts.length % 2 === 0)) cuts.push("");
    cuts[cuts.length - 1] += original[i];
  }
  return cuts;
}
