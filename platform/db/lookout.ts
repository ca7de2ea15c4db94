import { ConnectionError } from "#postgres";
import { connect, type Db, type Sql } from "./database.ts";

const LOOK_MS = 500;
/** A server that has not answered for so long counts as gone until it answers again. */
const PATIENCE_MS = 1_500;

/** Which server answers, told apart also from itself before it was started again, and how far it is in the log. */
export type Where = { server: string; letak: string };

export async function whereIs(db: Db): Promise<Where> {
  const [row] = await db<Where[]>`
    select concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time()) as server,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as letak`;
  if (!row) throw new ConnectionError("CONNECTION_CLOSED", "The database does not say where it is");
  return row;
}

/** Looks at a server again and again, on a connection of its own; `isGone` while there is no answer. */
export class Lookout {
  readonly #open: () => Sql;
  readonly #seen: (where: Where, at: number) => void;
  readonly #timer: NodeJS.Timeout;
  #sql: Sql;
  #moves = false;
  #asked: number | null = null;
  #failed = true;
  #gone = Promise.withResolvers<never>();

  constructor(url: string, isPrimary: boolean, seen: (where: Where, at: number) => void) {
    this.#open = () => connect(url, { max: 1, name: "kantor-look", isPrimary });
    this.#seen = seen;
    this.#sql = this.#open();
    // Nobody may wait for it at the moment when it goes.
    this.#gone.promise.catch(() => {});
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
    this.#look();
  }

  #look(): void {
    if (this.#asked !== null) {
      if (this.isGone) this.sendElsewhere();
      return;
    }
    if (this.#moves) {
      this.#moves = false;
      void this.#sql.end({ timeout: 1 });
      this.#sql = this.#open();
    }
    const at = performance.now();
    this.#asked = at;
    whereIs(this.#sql)
      .then(
        (where) => {
          this.#failed = false;
          this.#seen(where, at);
        },
        () => {
          this.#failed = true;
          this.sendElsewhere();
        },
      )
      .finally(() => {
        this.#asked = null;
      });
  }

  get isGone(): boolean {
    return this.#failed || (this.#asked !== null && performance.now() - this.#asked > PATIENCE_MS);
  }

  /** Looks on a new connection from the next time on, because the address leads to another server now. */
  moveOn(): void {
    this.#moves = true;
  }

  /** Who waits for this server waits no longer. */
  sendElsewhere(): void {
    this.#gone.reject(new ConnectionError("CONNECTION_CLOSED", "The database does not answer"));
    this.#gone = Promise.withResolvers();
    this.#gone.promise.catch(() => {});
  }

  /** Does it, and waits for it no longer than the server is there. */
  whileThere<T>(work: () => Promise<T>): Promise<T> {
    return Promise.race([work(), this.#gone.promise]);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sql.end({ timeout: 1 });
  }
}
