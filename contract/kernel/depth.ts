/** A cart is a list of lines of values; nothing that is ever sent goes deeper than twice that. */
const DEEPEST = 6;

/**
 * Whether lists and objects stand in each other deeper than any input needs. Looked for without recursion: what is too
 * deep for that would be too deep for everything behind it as well, which is why it is refused at the door.
 */
export function tooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
