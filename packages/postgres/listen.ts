import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "./connection.ts";
import { connectionClosed } from "./errors.ts";
import { Plain } from "./queries.ts";
import type { Servers } from "./servers.ts";

const PAUSE = 250;
/** A server that is gone without a word is found out by asking it. */
const ASK_EVERY = 5_000;
const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/** `again`: listening goes on after a break, in which notices may have been missed. */
export type Hearing = { hear(payload: string): void; again?(): void };

/** Listens to a channel on a connection of its own, and connects again when it is lost, until `stop`. */
export async function listenTo(servers: Servers, channel: string, { hear, again }: Hearing): Promise<() => void> {
  let current: Connection | null = null;
  let isStopped = false;

  const open = async (): Promise<{ lost: Promise<void> }> => {
    const lost = Promise.withResolvers<void>();
    // A connection may be lost before it is ours, in its login.
    let asking: NodeJS.Timeout | undefined;
    const connection = await servers.open({
      notified: (name, payload) => name === channel && hear(payload),
      closed: () => {
        clearInterval(asking);
        lost.resolve();
      },
    });
    current = connection;
    asking = setInterval(() => ask(connection, channel), ASK_EVERY).unref();
    if (isStopped) connection.close();
    await new Promise<void>((resolve, reject) => {
      const said = (error: unknown) => (error === null ? resolve() : reject(error));
      connection.run(new Plain(`listen ${quoted(channel)}`, said));
    }).catch((error: unknown) => {
      connection.close();
      throw error;
    });
    return { lost: lost.promise };
  };

  const keep = async (first: { lost: Promise<void> }): Promise<void> => {
    await first.lost;
    while (!isStopped) {
      await sleep(PAUSE, undefined, { ref: false });
      if (isStopped) return;
      await open().then(
        ({ lost }) => {
          again?.();
          return lost;
        },
        () => {},
      );
    }
  };

  void keep(await open());
  return () => {
    isStopped = true;
    current?.close();
  };
}

/** Says again that we listen, for a sign of life; when the last time has none yet, the connection is lost. */
function ask(connection: Connection, channel: string): void {
  if (connection.isIdle) connection.run(new Plain(`listen ${quoted(channel)}`, () => {}));
  else connection.lose(connectionClosed());
}
