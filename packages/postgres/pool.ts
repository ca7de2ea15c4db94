import type { Connection } from "./connection.ts";
import { ConnectionError } from "./errors.ts";
import { Gate } from "./gate.ts";
import type { Answer, Job } from "./job.ts";
import type { Runner } from "./pending.ts";
import { isStale, type Settle } from "./queries.ts";
import type { Servers } from "./servers.ts";
import { lookAfter } from "./vigil.ts";
import { sendOn } from "./watch.ts";

const IDLE_LIMIT = 300_000;
const SWEEP_EVERY = 60_000;
// A restarted server is back within a second; a growing pause would keep the app away for longer.
const PAUSE = 250;

type Waiting = { take(connection: Connection): void; refuse(error: Error): void };

const ended = () => new ConnectionError("CONNECTION_ENDED", "The database is being left: nothing new begins");

/** More statements at once than a database has cores for slow each other down. */
const USUAL_SINGLE = 8;
/** Connections of a pool that single statements leave to transactions, and transactions to single statements. */
const FOR_TRANSACTIONS = 4;
const FOR_SINGLE = 2;
/** A smaller pool has no room to keep. */
const SMALL = 8;

/**
 * Up to `max` connections, each lent to one borrower at a time. A lost connection is replaced by a new one. Transactions and
 * statements outside them each have connections that the others never take: no transaction waits behind reads, and one that
 * reads outside itself gets its answer while all others are lent.
 */
export class Pool implements Runner {
  readonly max: number;
  readonly #servers: Servers;
  readonly #all = new Set<Connection>();
  readonly #free: Connection[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #sweeper: NodeJS.Timeout;
  readonly #vigil: () => void;
  readonly #singles: Gate;
  readonly #leases: Gate;
  #opening = 0;
  #notBefore = 0;
  #lost = 0;
  #isEnding = false;
  #emptied = Promise.withResolvers<void>();

  constructor(servers: Servers, max: number) {
    this.#servers = servers;
    this.max = max;
    const isSmall = max < SMALL;
    this.#singles = new Gate(isSmall ? max : USUAL_SINGLE, isSmall ? max : max - FOR_TRANSACTIONS);
    this.#leases = new Gate(isSmall ? max : max - FOR_SINGLE);
    this.#vigil = lookAfter(this.#all);
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_EVERY).unref();
  }

  figures() {
    const open = this.#all.size;
    const busy = open - this.#free.length;
    const waiting = this.#waiting.length + this.#singles.waiting + this.#leases.waiting;
    return { max: this.max, open, busy, waiting, lost: this.#lost };
  }

  /** Lends a connection for long, as to a transaction, in the order of asking. Without a server all that wait are refused. */
  lend(): Promise<Connection> {
    return new Promise((resolve, reject) => this.#lendForLong({ take: resolve, refuse: reject }));
  }

  #lendForLong({ take, refuse }: Waiting): void {
    if (this.#isEnding) {
      refuse(ended());
      return;
    }
    const over = (error: Error) => {
      this.#leases.leave();
      refuse(error);
    };
    this.#leases.enter({ enter: () => this.#lend({ take, refuse: over }), refuse });
  }

  /** Takes back what `lend` gave. */
  takeBack(connection: Connection): void {
    this.#giveBack(connection);
    this.#leases.leave();
  }

  #lend(asking: Waiting): void {
    const connection = this.#free.pop();
    if (connection) {
      asking.take(connection);
      return;
    }
    this.#waiting.push(asking);
    this.#openMore();
  }

  run(job: Job): void {
    this.#lendForLong({
      take: (connection) => {
        job.onEnd = () => this.takeBack(connection);
        sendOn(connection, job);
      },
      refuse: (error) => job.refuse(error),
    });
  }

  #runSingle(job: Job): void {
    this.#lend({
      take: (connection) => {
        job.onEnd = () => this.#giveBack(connection);
        sendOn(connection, job);
      },
      refuse: (error) => job.refuse(error),
    });
  }

  async answer(make: (settle: Settle) => Job): Promise<Answer> {
    if (this.#isEnding) throw ended();
    const once = () =>
      new Promise<Answer>((resolve, reject) => {
        const job = make((error, rows) => {
          this.#singles.leave();
          if (error === null) resolve(rows);
          else reject(error);
        });
        this.#singles.enter({ enter: () => this.#runSingle(job), refuse: reject });
      });
    // A statement with a stale plan was refused before it ran, and its plan is forgotten now: run it once more.
    return once().catch((error: unknown) => {
      if (isStale(error)) return once();
      throw error;
    });
  }

  #giveBack(connection: Connection): void {
    if (connection.isLost) return;
    // The holder left a transaction open: the next one must not run in it.
    if (connection.inTransaction || !connection.isIdle) {
      connection.lose(new ConnectionError("CONNECTION_DESTROYED", "A connection came back in the middle of something"));
      return;
    }
    // The server became a replica, or read only: who waits is better served by a new connection.
    if (connection.isMisplaced) {
      connection.close();
      return;
    }
    const next = this.#waiting.shift();
    if (next) {
      next.take(connection);
      return;
    }
    connection.idleSince = Date.now();
    this.#free.push(connection);
    if (this.#isEnding && this.#nobodyWaits) for (const idle of [...this.#free]) idle.close();
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
    this.#servers.open({ closed: (connection, why) => this.#closed(connection, why) }).then(
      (connection) => {
        this.#opening -= 1;
        // It may have been lost after its login.
        if (connection.isLost) {
          this.#unopened(ended());
          return;
        }
        this.#all.add(connection);
        this.#giveBack(connection);
      },
      (error: Error) => {
        this.#opening -= 1;
        this.#unopened(error);
      },
    );
  }

  #unopened(error: Error): void {
    this.#notBefore = Date.now() + PAUSE;
    // While there are other connections, one of them will come back for those that wait.
    if (this.#all.size === 0) this.#refuseAll(error);
    this.#checkEmpty();
  }

  #refuseAll(error: Error): void {
    for (const gate of [this.#singles, this.#leases]) gate.refuseAll(error);
    for (const asking of this.#waiting.splice(0)) asking.refuse(error);
  }

  #closed(connection: Connection, why: Error): void {
    if (!this.#all.delete(connection)) return;
    if (!(why instanceof ConnectionError && why.code === "CONNECTION_ENDED")) this.#lost += 1;
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

  get #nobodyWaits(): boolean {
    return this.#singles.waiting + this.#leases.waiting === 0;
  }

  #checkEmpty(): void {
    if (this.#isEnding && this.#all.size === 0 && this.#opening === 0 && this.#nobodyWaits) this.#emptied.resolve();
  }

  /** Waits for everything under way, at most `timeout` seconds, and closes all connections. */
  async end(timeout?: number): Promise<void> {
    this.#isEnding = true;
    clearInterval(this.#sweeper);
    this.#vigil();
    for (const connection of [...this.#free]) connection.close();
    if (this.#all.size === 0 && this.#opening === 0) return;
    const timer = timeout === undefined ? undefined : setTimeout(() => this.#destroy(), timeout * 1000);
    await this.#emptied.promise;
    clearTimeout(timer);
  }

  #destroy(): void {
    const error = new ConnectionError("CONNECTION_DESTROYED", "The connection was closed before the answer had come");
    this.#refuseAll(error);
    for (const connection of [...this.#all]) connection.lose(error);
    this.#emptied.resolve();
  }
}
