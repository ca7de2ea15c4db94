import { nearest } from "#platform/typo.mjs";

const LETTERS = /[^\p{L}\p{N}]+/u;
/** A shorter word is near to too many others. */
const SHORTEST = 3;

/** What was probably meant: each word replaced by the nearest one of these names, if a name then contains them all. */
export function dimaksud(q: string, names: readonly string[]): string | null {
  const upper = names.map((name) => name.toUpperCase());
  const known = [...new Set(upper.flatMap((name) => name.split(LETTERS)))].filter((word) => word.length >= SHORTEST);
  const meant = q
    .toUpperCase()
    .split(LETTERS)
    .filter(Boolean)
    .map((word) => (known.some((one) => one.startsWith(word)) ? word : nearest(word, known)));
  if (meant.length === 0 || meant.includes(null)) return null;
  const said = meant.join(" ");
  const fits = said !== q.toUpperCase() && upper.some((name) => name.split(LETTERS).join(" ").includes(said));
  return fits ? said.toLowerCase() : null;
}
