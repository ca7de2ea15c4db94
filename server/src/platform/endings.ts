/** What was started and how each of it ends, in the opposite order; what is added on the way ends too. */
export class Endings {
  readonly #ends: (() => Promise<void>)[] = [];
  readonly #beginning = new AbortController();

  /** Aborted when the end begins: whatever waits for something meanwhile gives up. */
  get begun(): AbortSignal {
    return this.#beginning.signal;
  }

  add(end: () => Promise<void>): void {
    this.#ends.push(end);
  }

  /** Answers what went wrong on the way; one that fails keeps no other from ending. */
  async end(): Promise<unknown[]> {
    this.#beginning.abort();
    const failures: unknown[] = [];
    for (let next = this.#ends.pop(); next; next = this.#ends.pop()) {
      await next().catch((error: unknown) => failures.push(error));
    }
    return failures;
  }
}
