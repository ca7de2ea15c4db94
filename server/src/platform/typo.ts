const FARTHEST = 2;

/** The edit distance: how many letters to add, drop or replace to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const exchanged = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant; null when none is near. At most a third of the letters may differ. */
export function nearest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((name) => ({ name, far: distance(word.toUpperCase(), name) }))
    .filter(({ name, far }) => far <= Math.min(FARTHEST, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.name ?? null;
}
