import { setImmediate as turnOfOthers } from "node:timers/promises";

const AT_ONCE_MS = 8;

/** Does a long work item by item and lets others have their turn in between, so that nobody waits for all of it. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < AT_ONCE_MS) continue;
    await turnOfOthers();
    since = performance.now();
  }
}

/** A long list in pieces. */
export function* pieces<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
