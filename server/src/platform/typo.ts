const FARTHEST = 2;

/** How many letters have to be added, dropped or exchanged to make one word of the other. */
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

/** The known word that was probably meant, or null when none is near: half of a short word is another word. */
export function nearest(word: string, known: readonly string[]): string | null {
  const near = known
    .map((name) => ({ name, far: distance(word.toUpperCase(), name) }))
    .filter(({ name, far }) => far <= Math.min(FARTHEST, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.name ?? null;
}
