import type { PostgresError } from "./errors.ts";
import { Answer, type Line } from "./job.ts";
import { Prepared } from "./queries.ts";
import type { Statement } from "./template.ts";

/** Rows in batches, each fetched when asked for. The cursor occupies its connection until its end. */
export class Cursor extends Prepared {
  readonly #size: number;
  #line: Line | null = null;
  #isOver = false;
  #isSynced = false;
  #wake: () => void = () => {};
  #more: Promise<void>;

  constructor(statement: Statement, size: number) {
    super(statement, () => {});
    this.#size = size;
    this.#more = this.#nextWord();
  }

  #nextWord(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  // Without Sync, which would end the portal before the other rows are fetched.
  protected override execute(line: Line): boolean {
    this.#line = line;
    if (this.error !== null) {
      this.sync(line);
      return true;
    }
    line.out.execute(this.#size).flush();
    return false;
  }

  protected override sync(line: Line): void {
    this.#isSynced = true;
    super.sync(line);
  }

  override heard(kind: string, body: Buffer, line: Line): boolean {
    // The server completes an empty statement with another message.
    if (kind === "I") this.complete("", line);
    if (kind !== "s") {
      super.heard(kind, body, line);
      return this.#isSynced;
    }
    this.#wake();
    return false;
  }

  override complete(tag: string, line: Line): void {
    super.complete(tag, line);
    if (!this.#isSynced) this.sync(line);
  }

  override failed(error: PostgresError, line: Line): void {
    this.error ??= error;
    if (!this.#isSynced) this.sync(line);
  }

  protected override settle(): void {
    this.#isOver = true;
    this.#wake();
  }

  override abandon(error: Error): void {
    this.error ??= error;
    this.#leave();
    this.#wake();
  }

  #leave(): void {
    if (this.#isOver || this.#isSynced || !this.#line) return;
    this.#line.out.closePortal();
    this.sync(this.#line);
    this.#line.send();
  }

  async *batches(): AsyncGenerator<object[], void> {
    try {
      for (;;) {
        await this.#more;
        if (this.error !== null) throw this.error;
        const batch = this.rows;
        this.rows = new Answer();
        if (batch.length > 0) yield batch;
        if (this.#isOver) {
          if (this.error !== null) throw this.error;
          return;
        }
        this.#more = this.#nextWord();
        // The cursor was abandoned meanwhile: the message that ends it is on its way.
        if (this.#isSynced) continue;
        this.#line?.out.execute(this.#size).flush();
        this.#line?.send();
      }
    } finally {
      this.#leave();
    }
  }
}
