/** Whether each typed word begins a word of the label, or one of these that mean the same. */
export const wordsBegin = (label: string, typed: string, same: readonly string[] = []): boolean =>
  eachWord(label, typed, same, (word, one) => one.startsWith(word));

/** The same where a typed word has a slip: a letter too much or too few, another one, or two in the wrong order. */
export const wordsNearlyBegin = (label: string, typed: string, same: readonly string[] = []): boolean =>
  eachWord(label, typed, same, (word, one) => one.startsWith(word) || nearlyBegins(word, one));

type Fits = (word: string, one: string) => boolean;

function eachWord(label: string, typed: string, same: readonly string[], fits: Fits): boolean {
  const words = [...label.toLowerCase().split(" "), ...same];
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.some((one) => fits(word, one)));
}

/** In a shorter word a slip would mean anything. */
const SHORTEST = 4;

const nearlyBegins: Fits = (word, one) =>
  word.length >= SHORTEST && [-1, 0, 1].some((more) => oneSlip(word, one.slice(0, word.length + more)));

function oneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped;
}
