import type { Connection } from "./connection.ts";
import { ConnectionError, connectionClosed, PostgresError } from "./errors.ts";
import type { Answer, Job } from "./job.ts";
import type { Runner } from "./pending.ts";
import type { Pool } from "./pool.ts";
import { Plain, type Settle } from "./queries.ts";
import { sendOn } from "./watch.ts";

const over = () =>
  new ConnectionError("TRANSACTION_OVER", "The transaction is over: nothing more can run in it. Await what it does");

const leftOpen = () =>
  new ConnectionError("TRANSACTION_OVER", "The transaction ended while a COPY or a cursor of it was still open");

/**
 * A connection reserved for one holder, such as a transaction. When the lease is over its holder cannot use it any
 * more.
 */
export class Lease implements Runner {
  readonly #connection: Connection;
  #isOver = false;
  /** The first statement that failed. The transaction fails with it, even if the caller caught the error. */
  #failure: unknown = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Jobs under way, such as a cursor that waits for its reader. */
  readonly #open = new Set<Job>();

  run(job: Job): void {
    // A lost connection refuses the job itself, with the reason.
    if (this.#isOver && !this.#connection.isLost) {
      job.refuse(over());
      return;
    }
    this.#open.add(job);
    job.onEnd = () => {
      this.#open.delete(job);
      this.#failure ??= job.error;
    };
    sendOn(this.#connection, job);
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
    pool.takeBack(this.#connection);
  }

  /** Runs `work` in a transaction: commits when it succeeds, rolls back when anything in it fails. */
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

  /** Fails as soon as the connection is lost, whatever `work` waits for. */
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

  /** Ends copies and cursors that were left open: commit or rollback would wait for them for ever. */
  #abandon(): void {
    for (const job of this.#open) job.abandon(leftOpen());
  }

  async #rollBack(): Promise<void> {
    const failure = this.#failure;
    await this.#plain("rollback").catch(() => {});
    this.#failure = failure;
  }
}
