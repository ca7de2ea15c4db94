/** Whether each typed word begins a word of the label, or one of these that mean the same. */
export function wordsBegin(label: string, typed: string, same: readonly string[] = []): boolean {
  const words = [...label.toLowerCase().split(" "), ...same];
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.some((one) => one.startsWith(word)));
}
