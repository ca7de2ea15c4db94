import type { Address } from "./address.ts";
import { Connection } from "./connection.ts";
import { ConnectionError } from "./errors.ts";
import type { Answer, Job } from "./job.ts";
import type { Runner } from "./pending.ts";
import { isStale, type Settle } from "./queries.ts";

const IDLE_LIMIT = 300_000;
const SWEEP_EVERY = 60_000;
// A restarted server is back within a second; a growing pause would keep the app away for longer than that.
const PAUSE = 250;

type Waiting = { take(connection: Connection): void; refuse(error: Error): void };

const ended = () => new ConnectionError("CONNECTION_ENDED", "The database is being left: nothing new begins");

/** Up to `max` connections, each lent to one at a time. A lost one is gone for good; another takes its place. */
export class Pool implements Runner {
  readonly max: number;
  readonly #address: Address;
  readonly #all = new Set<Connection>();
  readonly #free: Connection[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #sweeper: NodeJS.Timeout;
  #opening = 0;
  #notBefore = 0;
  #isEnding = false;
  #emptied = Promise.withResolvers<void>();

  constructor(address: Address, max: number) {
    this.#address = address;
    this.max = max;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_EVERY).unref();
  }

  /** Lends a connection to whoever asked first; without a server everybody who waits is refused. */
  lend(): Promise<Connection> {
    return new Promise((resolve, reject) => this.lendTo({ take: resolve, refuse: reject }));
  }

  lendTo(asking: Waiting): void {
    if (this.#isEnding) {
      asking.refuse(ended());
      return;
    }
    const connection = this.#free.pop();
    if (connection) {
      asking.take(connection);
      return;
    }
    this.#waiting.push(asking);
    this.#openMore();
  }

  run(job: Job): void {
    this.lendTo({
      take: (connection) => {
        job.onEnd = () => this.giveBack(connection);
        connection.run(job);
      },
      refuse: (error) => job.refuse(error),
    });
  }

  async answer(make: (settle: Settle) => Job): Promise<Answer> {
    const once = () =>
      new Promise<Answer>((resolve, reject) => {
        this.run(make((error, rows) => (error === null ? resolve(rows) : reject(error))));
      });
    // Nothing has run yet of a statement whose plan is stale, and the plan is forgotten.
    return once().catch((error: unknown) => {
      if (isStale(error)) return once();
      throw error;
    });
  }

  giveBack(connection: Connection): void {
    if (connection.isLost) return;
    // A transaction that nobody ended must not swallow what comes next.
    if (connection.inTransaction || !connection.isIdle) {
      connection.lose(new ConnectionError("CONNECTION_DESTROYED", "A connection came back in the middle of something"));
      return;
    }
    const next = this.#waiting.shift();
    if (next) {
      next.take(connection);
      return;
    }
    if (this.#isEnding) {
      connection.close();
      return;
    }
    connection.idleSince = Date.now();
    this.#free.push(connection);
  }

  #openMore(): void {
    while (this.#opening < this.#waiting.length && this.#all.size + this.#opening < this.max) {
      this.#opening += 1;
      const pause = this.#notBefore - Date.now();
      if (pause > 0) setTimeout(() => this.#open(), pause);
      else this.#open();
    }
  }

  #open(): void {
    Connection.open(this.#address, { closed: (connection) => this.#closed(connection) }).then(
      (connection) => {
        this.#opening -= 1;
        // It may have been lost between its login and this moment.
        if (connection.isLost) {
          this.#unopened(ended());
          return;
        }
        this.#all.add(connection);
        this.giveBack(connection);
      },
      (error: Error) => {
        this.#opening -= 1;
        this.#unopened(error);
      },
    );
  }

  #unopened(error: Error): void {
    this.#notBefore = Date.now() + PAUSE;
    // While other connections live, one of them comes back for those who wait.
    if (this.#all.size === 0) for (const asking of this.#waiting.splice(0)) asking.refuse(error);
    this.#checkEmpty();
  }

  #closed(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    const at = this.#free.indexOf(connection);
    if (at >= 0) this.#free.splice(at, 1);
    if (!this.#isEnding) this.#notBefore = Date.now() + PAUSE;
    this.#openMore();
    this.#checkEmpty();
  }

  #sweep(): void {
    const oldest = Date.now() - IDLE_LIMIT;
    for (const connection of this.#free.filter(({ idleSince }) => idleSince < oldest)) connection.close();
  }

  #checkEmpty(): void {
    if (this.#isEnding && this.#all.size === 0 && this.#opening === 0) this.#emptied.resolve();
  }

  /** Lets everything under way come to its end, up to `timeout` seconds where given, and closes every connection. */
  async end(timeout?: number): Promise<void> {
    this.#isEnding = true;
    clearInterval(this.#sweeper);
    for (const connection of [...this.#free]) connection.close();
    if (this.#all.size === 0 && this.#opening === 0) return;
    const timer = timeout === undefined ? undefined : setTimeout(() => this.#destroy(), timeout * 1000);
    await this.#emptied.promise;
    clearTimeout(timer);
  }

  #destroy(): void {
    const error = new ConnectionError("CONNECTION_DESTROYED", "The connection was closed before the answer had come");
    for (const asking of this.#waiting.splice(0)) asking.refuse(error);
    for (const connection of [...this.#all]) connection.lose(error);
    this.#emptied.resolve();
  }
}
