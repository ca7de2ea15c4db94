import type { Buckets } from "./bucket.ts";
import { offsetOf } from "./paging.ts";

/** The newest and oldest bucket of a page, and how many rows of the newest one to skip. */
export type Place = { total: number; newest: number | null; oldest: number | null; skip: number };
/** With the buckets between that have rows; two places with the same key are the same. */
type ExactPlace = Place & { key: string; within: number[] };

type Counted = readonly [bucket: number, count: number];

/** How many rows each bucket of a list has, newest first. */
export class Counts {
  readonly #perBucket: readonly Counted[];
  /** How many rows all newer buckets have; one more number than there are buckets. */
  readonly #before: readonly number[];

  constructor(perBucket: Iterable<Counted>) {
    this.#perBucket = [...perBucket].filter(([, count]) => count > 0).sort(([a], [b]) => b - a);
    let sum = 0;
    this.#before = [0, ...this.#perBucket.map(([, count]) => (sum += count))];
  }

  with(changed: readonly Counted[]): Counts {
    return new Counts(new Map([...this.#perBucket, ...changed]));
  }

  place(asked: { page: number; limit: number }, { from, until }: Buckets): ExactPlace {
    const first = until === null ? 0 : firstFrom(this.#perBucket, ([bucket]) => bucket <= until);
    const end = from === null ? this.#perBucket.length : firstFrom(this.#perBucket, ([bucket]) => bucket < from);
    const newer = this.#before[first] ?? 0;
    const total = Math.max(0, (this.#before[end] ?? 0) - newer);
    const offset = offsetOf(asked);
    const within: number[] = [];
    let skip = 0;
    if (offset < total) {
      let at = firstFrom(this.#before, (rows) => rows > newer + offset) - 1;
      skip = offset - ((this.#before[at] ?? 0) - newer);
      for (; at < end && (this.#before[at] ?? 0) - newer < offset + asked.limit; at += 1) {
        within.push(this.#perBucket[at]?.[0] ?? 0);
      }
    }
    return {
      key: `${skip} ${within.join()}`,
      total,
      newest: within[0] ?? null,
      oldest: within.at(-1) ?? null,
      skip,
      within,
    };
  }
}

/** The index of the first one from which on all meet the condition. */
function firstFrom<T>(sorted: readonly T[], meets: (one: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one !== undefined && meets(one)) high = middle;
    else low = middle + 1;
  }
  return low;
}
