import { connect, type Sql } from "./database.ts";
import { ConnectionError } from "./driver/errors.ts";
import { placeOf } from "./lag.ts";

const LOOK_MS = 500;
/** A server that has not answered for so long counts as gone until it answers again. */
const PATIENCE_MS = 1_500;

/** Looks at a server again and again, on a connection of its own; `isGone` while there is no answer. */
export class Lookout {
  readonly #sql: Sql;
  readonly #timer: NodeJS.Timeout;
  #asked: number | null = null;
  #failed = true;
  #gone = Promise.withResolvers<never>();

  constructor(url: string, isPrimary: boolean, seen: (place: number, at: number) => void) {
    this.#sql = connect(url, { max: 1, name: "kantor-look", isPrimary });
    const look = () => {
      if (this.#asked !== null) {
        if (this.isGone) this.#tellGone();
        return;
      }
      const at = performance.now();
      this.#asked = at;
      this.#sql<{ letak: string }[]>`
        select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as letak`
        .then(
          ([row]) => {
            this.#failed = false;
            if (row) seen(placeOf(row.letak), at);
          },
          () => {
            this.#failed = true;
            this.#tellGone();
          },
        )
        .finally(() => {
          this.#asked = null;
        });
    };
    // Nobody may wait for it at the moment when it goes.
    this.#gone.promise.catch(() => {});
    this.#timer = setInterval(look, LOOK_MS).unref();
    look();
  }

  get isGone(): boolean {
    return this.#failed || (this.#asked !== null && performance.now() - this.#asked > PATIENCE_MS);
  }

  #tellGone(): void {
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
