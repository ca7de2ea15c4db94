import type { Address } from "./address.mjs";
import { Connection, type Hearer } from "./connection.ts";

/** The servers of one database, of which one is the primary. */
export class Servers {
  readonly #addresses: readonly Address[];
  /** The one that was right the last time. */
  #at = 0;

  constructor(addresses: readonly Address[]) {
    this.#addresses = addresses;
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
        const connection = await Connection.open(address, hearer);
        this.#at = at;
        return connection;
      } catch (error) {
        refused ??= error;
      }
    }
    throw refused;
  }
}
