/** Collects how to end what was started, and ends it in opposite order. Something may still be added during the end. */
export class Shutdown {
  readonly #ends: (() => Promise<void>)[] = [];
  readonly #beginning = new AbortController();

  /** Aborted when the end begins: what is waiting for something then gives up. */
  get begun(): AbortSignal {
    return this.#beginning.signal;
  }

  add(end: () => Promise<void>): void {
    this.#ends.push(end);
  }

  /** Ends everything and answers the errors; an error does not keep the others from ending. */
  async end(): Promise<unknown[]> {
    this.#beginning.abort();
    const failures: unknown[] = [];
    for (let next = this.#ends.pop(); next; next = this.#ends.pop()) {
      await next().catch((error: unknown) => failures.push(error));
    }
    return failures;
  }
}
