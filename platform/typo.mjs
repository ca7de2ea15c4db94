// @ts-check
const FARTHEST = 2;

/**
 * The edit distance: how many letters to add, drop, replace or swap to turn one word into the other.
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const exchanged = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      const swapped = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
      const swap = swapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(exchanged, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

/**
 * The known word that was probably meant; null when none is near. At most a third of the letters may differ.
 * @param {string} word
 * @param {readonly string[]} known
 * @returns {string | null}
 */
export function nearest(word, known) {
  const near = known
    .map((name) => ({ name, far: distance(word.toUpperCase(), name) }))
    .filter(({ name, far }) => far <= Math.min(FARTHEST, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.name ?? null;
}
