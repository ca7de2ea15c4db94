import type { Address } from "./address.mjs";
import { Connection } from "./connection.ts";
import { connectionClosed, PostgresError } from "./errors.ts";
import { Plain } from "./queries.ts";

/**
 * Milliseconds: without a word for `silent`, a server that owes an answer is looked at; `patience` is how long the look
 * itself may take.
 */
export type Watchfulness = { silent: number; every: number; patience: number };
const USUAL: Watchfulness = { silent: 3_000, every: 1_000, patience: 3_000 };

/**
 * A server whose machine or network is gone says nothing, and TCP notices after a quarter of an hour. So where answers
 * are late, a new connection asks whether the server works on them; when it can not even be reached, or knows nothing of
 * them, what waits is refused. Answers how to stop.
 */
export function lookAfter(all: ReadonlySet<Connection>, { silent, every, patience } = USUAL): () => void {
  const looking = new Set<Address>();
  const timer = setInterval(() => {
    const late = [...all].filter((one) => one.isWaiting && performance.now() - one.heardAt > silent);
    for (const address of new Set(late.map((one) => one.address))) {
      if (looking.has(address)) continue;
      looking.add(address);
      const here = late.filter((one) => one.address === address);
      void look(address, here, patience)
        .then((lost) => {
          const gone = lost === "all" ? [...all].filter((one) => one.address === address) : lost;
          for (const connection of here) connection.heardAt = performance.now();
          for (const connection of gone) connection.lose(connectionClosed());
        })
        .finally(() => looking.delete(address));
    }
  }, every).unref();
  return () => clearInterval(timer);
}

/** Which of these connections are lost; "all" of the server where nobody answers there. */
async function look(
  address: Address,
  late: readonly Connection[],
  patience: number,
): Promise<readonly Connection[] | "all"> {
  let lost: readonly Connection[] | null = null;
  // Twice: a machine that is busy may let one question go by.
  for (let tries = 0; tries < 2 && lost === null; tries++)
    lost = await unknownTo(address, late, patience).catch(() => null);
  return lost ?? "all";
}

/** Those of the late connections that the server does not know. */
async function unknownTo(
  address: Address,
  late: readonly Connection[],
  patience: number,
): Promise<readonly Connection[]> {
  let asking: Connection;
  try {
    asking = await Connection.open({ ...address, isPrimary: false, timeout: Math.min(address.timeout, patience) });
  } catch (error) {
    // It has no room for another connection, say, but it is there.
    if (error instanceof PostgresError && !error.code.startsWith("57P")) return [];
    throw error;
  }
  const over = setTimeout(() => asking.lose(connectionClosed()), patience);
  try {
    const pids = [asking, ...late].map((one) => one.process);
    const rows = await new Promise<{ pid: number }[]>((resolve, reject) => {
      const text = `select pid from pg_stat_activity where pid in (${pids.join()})`;
      asking.run(
        new Plain(text, (error, found) =>
          error === null ? resolve(found as unknown as { pid: number }[]) : reject(error),
        ),
      );
    });
    const known = new Set(rows.map(({ pid }) => pid));
    // A pooler gives numbers of its own: then all that is known is that somebody answers.
    return known.has(asking.process) ? late.filter((one) => !known.has(one.process)) : [];
  } finally {
    clearTimeout(over);
    asking.close();
  }
}
