import type { Buckets } from "./bucket.ts";
import { offsetOf } from "./paging.ts";

/** The newest and oldest bucket of a page, and how many rows of the newest one to skip. */
export type Place = { total: number; newest: number | null; oldest: number | null; skip: number };
/** With the buckets between that have rows; two places with the same key are the same. */
type ExactPlace = Place & { key: string; within: number[] };

/** How many rows each bucket of a list has, newest first. */
export class Counts {
  readonly #perBucket: readonly (readonly [number, number])[];

  constructor(perBucket: Iterable<readonly [number, number]>) {
    this.#perBucket = [...perBucket].filter(([, count]) => count > 0).sort(([a], [b]) => b - a);
  }

  with(changed: readonly (readonly [number, number])[]): Counts {
    return new Counts(new Map([...this.#perBucket, ...changed]));
  }

  #inRange({ from, until }: Buckets): readonly (readonly [number, number])[] {
    if (from === null && until === null) return this.#perBucket;
    return this.#perBucket.filter(([bucket]) => bucket >= (from ?? bucket) && bucket <= (until ?? bucket));
  }

  place(asked: { page: number; limit: number }, range: Buckets): ExactPlace {
    const offset = offsetOf(asked);
    const within: number[] = [];
    let skip = 0;
    let total = 0;
    for (const [bucket, count] of this.#inRange(range)) {
      const before = total;
      total += count;
      if (total <= offset || before >= offset + asked.limit) continue;
      if (within.length === 0) skip = offset - before;
      within.push(bucket);
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
