/** The deepest input is a cart: a list of lines with values. Twice that depth is allowed. */
const DEEPEST = 6;

/**
 * Whether input is nested deeper than any call needs. It is refused before anything else reads it, and checked level by
 * level without recursion, because recursion over a very deep input overflows the stack.
 */
export function tooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
