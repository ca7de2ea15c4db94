/** The deepest input is a cart: a list of lines with values. Twice that depth is allowed. */
const DEEPEST = 6;
/** More names than any object of an input has, and as many as a form may have fields. */
const MOST_NAMES = 200;

/**
 * Whether input is nested deeper than any call needs, or has an object with more names. It is refused before anything else
 * reads it, because others wait meanwhile: to go through an object of a hundred thousand names takes longer than to parse it.
 * It is checked level by level without recursion, because recursion over a very deep input overflows the stack.
 */
export function misshapen(value: unknown): "deep" | "wide" | null {
  let level = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== "object" || item === null) continue;
      if (Array.isArray(item)) {
        for (const one of item) next.push(one);
        continue;
      }
      let names = 0;
      for (const name in item) {
        names += 1;
        if (names > MOST_NAMES) return "wide";
        next.push((item as Record<string, unknown>)[name]);
      }
    }
    if (next.length === 0) return null;
    level = next;
  }
  return "deep";
}
