import type { Address } from "./address.mjs";
import { Connection, type Hearer } from "./connection.ts";
import { connectTimeout } from "./socket.ts";

type Inspect = (connection: Connection) => Promise<void>;

/** The servers of one database, of which one is the primary. */
export class Servers {
  readonly #addresses: readonly Address[];
  /** The one that was right the last time. */
  #at = 0;

  readonly #inspect: Inspect | null;

  /** `inspect` throws where a connection will not do. */
  constructor(addresses: readonly Address[], inspect: Inspect | null = null) {
    this.#addresses = addresses;
    this.#inspect = inspect;
  }

  /** Connects to the first that will do, beginning where it was found the last time. */
  async open(hearer: Hearer = {}): Promise<Connection> {
    const first = this.#at;
    let refused: unknown;
    for (let step = 0; step < this.#addresses.length; step++) {
      const at = (first + step) % this.#addresses.length;
      const address = this.#addresses[at];
      if (!address) continue;
      try {
        const connection = await this.#connect(address, hearer);
        this.#at = at;
        return connection;
      } catch (error) {
        refused ??= error;
      }
    }
    throw refused;
  }

  /** Connects, and looks at the connection before anybody gets it. */
  async #connect(address: Address, hearer: Hearer): Promise<Connection> {
    const connection = await Connection.open(address, hearer);
    if (this.#inspect === null) return connection;
    const timer = setTimeout(() => connection.lose(connectTimeout(address)), address.timeout);
    try {
      await this.#inspect(connection);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
