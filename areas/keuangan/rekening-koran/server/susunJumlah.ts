type Bernominal = { readonly nominal: number };

const PALING_BANYAK = 4;

/** The fewest of these amounts, two to four of them, that together are the target; null where none are. */
export function partsOf<Part extends Bernominal>(parts: readonly Part[], target: number): Part[] | null {
  for (let size = 2; size <= PALING_BANYAK; size += 1) {
    const found = choose(parts, size, target, 0);
    if (found) return found;
  }
  return null;
}

function choose<Part extends Bernominal>(
  parts: readonly Part[],
  size: number,
  rest: number,
  from: number,
): Part[] | null {
  if (size === 0) return rest === 0 ? [] : null;
  for (let at = from; at <= parts.length - size; at += 1) {
    const part = parts[at] as Part;
    const others = choose(parts, size - 1, rest - part.nominal, at + 1);
    if (others) return [part, ...others];
  }
  return null;
}
