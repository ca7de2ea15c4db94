import type { Address } from "./address.mjs";
import { ConnectionError, connectionClosed, readError } from "./errors.ts";

/** Settings that the server tells unasked: it is a replica, or may not be written to. */
const TELLING = new Set(["in_hot_standby", "default_transaction_read_only"]);
const REFUSED = "25006";
/** Where a commit that waits for its replica is told not to wait, the server says so and then that all went well. */
const UNREPLICATED = "SyncRepWaitForLSN";

export const readOnly = ({ host, port }: Address) =>
  new ConnectionError("CONNECTION_READ_ONLY", `The database at ${host}:${port} can only be read, as a replica`);

/** Whether the server of a connection can be written to, as far as it has said. */
export class Standing {
  readonly #against = new Set<string>();

  get isReadOnly(): boolean {
    return this.#against.size > 0;
  }

  /** A setting (S) or a notice (N); answers why the connection can not be trusted any more. */
  heard(kind: "S" | "N", body: Buffer): Error | null {
    if (kind === "N") {
      const notice = readError(body);
      return notice.routine === UNREPLICATED ? connectionClosed(notice) : null;
    }
    const [name = "", value] = body.toString("utf8").split("\0");
    if (TELLING.has(name) && value === "on") this.#against.add(name);
    else this.#against.delete(name);
    return null;
  }

  refused(code: string): void {
    if (code === REFUSED) this.#against.add(code);
  }
}
