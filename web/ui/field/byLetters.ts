/**
 * Which of these labels the typed letters mean: the first that begins with them, from the chosen one on, or whose stem
 * does: "s" for Disetujui, as in the inbox. One letter, also repeated, goes on to the next. -1: none.
 */
export function byLetters(labels: readonly string[], typed: string, chosen: number): number {
  const letters = typed.toLowerCase();
  const repeated = [...letters].every((letter) => letter === letters[0]);
  const [begins, from] = repeated ? [letters.slice(0, 1), chosen + 1] : [letters, Math.max(chosen, 0)];
  const places = labels.map((_, at) => (from + at) % labels.length);
  const first = (wordOf: (label: string) => string) =>
    places.find((at) => wordOf(labels[at]?.toLowerCase() ?? "").startsWith(begins));
  return first((label) => label) ?? first((label) => label.replace(/^di/, "")) ?? -1;
}
