import type { Connection } from "./connection.ts";
import { ConnectionError, connectionClosed, PostgresError } from "./errors.ts";
import type { Answer, Job } from "./job.ts";
import type { Runner } from "./pending.ts";
import type { Pool } from "./pool.ts";
import { Plain, type Settle } from "./queries.ts";

const over = () =>
  new ConnectionError("TRANSACTION_OVER", "The transaction is over: nothing more can run in it. Await what it does");

const leftOpen = () =>
  new ConnectionError("TRANSACTION_OVER", "The transaction ended while a COPY or a cursor of it was still open");

/** One connection held for a while: nothing else runs on it meanwhile, and nothing of its holder afterwards. */
export class Lease implements Runner {
  readonly #connection: Connection;
  #isOver = false;
  /** The first statement that failed: whatever its caller made of it, the transaction has failed with it. */
  #failure: unknown = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** What waits for the one who reads or writes it. */
  readonly #open = new Set<Job>();

  run(job: Job): void {
    // A lost connection refuses by itself, with the reason.
    if (this.#isOver && !this.#connection.isLost) {
      job.refuse(over());
      return;
    }
    this.#open.add(job);
    job.onEnd = () => {
      this.#open.delete(job);
      this.#failure ??= job.error;
    };
    this.#connection.run(job);
  }

  answer(make: (settle: Settle) => Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.run(make((error, rows) => (error === null ? resolve(rows) : reject(error))));
    });
  }

  #plain(text: string): Promise<Answer> {
    return this.answer((settle) => new Plain(text, settle));
  }

  giveBack(pool: Pool): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#connection.onLost = null;
    pool.giveBack(this.#connection);
  }

  /** Runs `work` in a transaction: all of it, or, when anything in it fails, nothing. */
  static async begin<T>(pool: Pool, mode: string, work: (lease: Lease) => Promise<T> | T): Promise<T> {
    const lease = new Lease(await pool.lend());
    try {
      await lease.#plain(`begin ${mode}`);
      const result = await lease.#whileAlive(work);
      lease.#abandon();
      if (lease.#failure !== null) throw lease.#failure;
      const { tag } = await lease.#plain("commit");
      if (tag !== "COMMIT") throw new PostgresError({ code: "25P02", message: "The transaction was rolled back" });
      return result;
    } catch (error) {
      lease.#abandon();
      await lease.#rollBack();
      const isEcho = error instanceof PostgresError && error.code === "25P02";
      throw isEcho ? (lease.#failure ?? error) : error;
    } finally {
      lease.giveBack(pool);
    }
  }

  /** A lost connection ends the transaction at once, whatever its work waits for. */
  #whileAlive<T>(work: (lease: Lease) => Promise<T> | T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#connection.onLost = reject;
      if (this.#connection.isLost) {
        reject(connectionClosed());
        return;
      }
      Promise.try(() => work(this)).then(resolve, reject);
    });
  }

  /** A COPY or cursor that was left open would keep the end of the transaction waiting for ever. */
  #abandon(): void {
    for (const job of this.#open) job.abandon(leftOpen());
  }

  async #rollBack(): Promise<void> {
    const failure = this.#failure;
    await this.#plain("rollback").catch(() => {});
    this.#failure = failure;
  }
}
