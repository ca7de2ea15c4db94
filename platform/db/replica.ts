import { ConnectionError } from "#postgres";
import { connect, type Db, type Sql } from "./database.ts";
import { type Lag, placeOf } from "./lag.ts";
import { Lookout, type Where, whereIs } from "./lookout.ts";

/**
 * The replica, and how far it is. Behind a balancer its address leads to one server now and to another a moment later, so a pool
 * reads from one server only: the one that the lookout is on. A connection that comes out elsewhere is refused before anybody
 * gets it, and the lookout then looks where the address leads now; another server gets another pool.
 */
export class Replica {
  readonly lookout: Lookout;
  readonly #url: string;
  readonly #lag: Lag;
  #at: { server: string; sql: Sql } | null = null;
  #left: Promise<unknown> = Promise.resolve();

  constructor(url: string, lag: Lag) {
    this.#url = url;
    this.#lag = lag;
    this.lookout = new Lookout(url, false, (where) => this.#seen(where));
  }

  /** The pool of the server that `lag` is about; null until there was an answer. */
  get sql(): Sql | null {
    return this.#at?.sql ?? null;
  }

  #seen({ server, letak }: Where): void {
    this.#lag.replicaAt(placeOf(letak));
    if (server === this.#at?.server) return;
    this.#leave();
    const inspect = (db: Db) => this.#inspect(db, server);
    this.#at = { server, sql: connect(this.#url, { max: 20, name: "kantor-read", isPrimary: false, inspect }) };
  }

  /** Refuses a new connection to another server, or to one that has lost what it had when it was last looked at. */
  async #inspect(db: Db, wanted: string): Promise<void> {
    const had = this.#lag.reached;
    const { server, letak } = await whereIs(db);
    if (server === wanted && placeOf(letak) >= had) return;
    this.lookout.moveOn();
    throw new ConnectionError("CONNECTION_ELSEWHERE", "The address of the replica leads to another server now");
  }

  /** How far the server of this pool is, after something was read from it. */
  async place(sql: Sql): Promise<string> {
    const { letak } = await whereIs(sql);
    const place = placeOf(letak);
    if (sql === this.sql && !this.#lag.has(place)) this.#lag.replicaAt(place);
    return letak;
  }

  #leave(): void {
    if (this.#at === null) return;
    this.lookout.sendElsewhere();
    this.#left = Promise.all([this.#left, this.#at.sql.end({ timeout: 5 })]);
    this.#at = null;
  }

  async close(): Promise<void> {
    await this.lookout.close();
    this.#leave();
    await this.#left;
  }
}
