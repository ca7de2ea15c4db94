/** A word that is searched for, in each of its spellings. */
type Term = readonly string[];

/** A document's month and number, as in SO-2611-00155, with or without its letters and the signs between. */
const CODE = /^(?:([a-z]{2,3})[ ./-]*)?([2-5][0-9](?:0[1-9]|1[0-2]))[ ./-]*([0-9]{1,6})$/i;
/** A short number belongs to the word before it, as in Oven 9: alone it is in very many texts, and has no trigram. */
const WORDS = /[^\s,]+(?:\s+[0-9]{1,2}(?![^\s,]))?/g;
const LETTERS_AND_DIGITS = /^[a-z]+\s*[0-9][a-z0-9./-]*$/i;
/** More words are searched for as they stand: each number of words is a statement of its own, which is planned anew. */
const MOST_WORDS = 8;

/**
 * What a search looks for: it finds a text that has all these terms, in any order. A text that contains what was typed
 * as it stands has all of them. What can only be the code of a document is one term, also spelled as codes are written.
 */
export function searchTerms(typed: string): Term[] {
  const [, letters, month, number] = CODE.exec(typed) ?? [];
  if (month && number) return [spelled(typed, `${letters ? `${letters}-` : ""}${month}-${number.padStart(5, "0")}`)];
  const words = [...new Set(typed.match(WORDS))];
  if (words.length === 0 || words.length > MOST_WORDS) return [[typed]];
  return words.map((word) => (LETTERS_AND_DIGITS.test(word) ? spelled(word, hyphened(word)) : [word]));
}

/** Both spellings; a text that has the longer one is found by a part of it alone. */
const spelled = (word: string, other: string): Term => (other.includes(word) ? [word] : [word, other]);

/** The word with a hyphen wherever a letter meets a digit. */
const hyphened = (word: string): string => word.replace(/(?<=[a-z])\s*(?=[0-9])|(?<=[0-9])(?=[a-z])/gi, "-");
