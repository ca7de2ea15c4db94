import { setTimeout as sleep } from "node:timers/promises";
import type { Address } from "./address.ts";
import { Connection } from "./connection.ts";
import { Plain } from "./queries.ts";

const PAUSE = 250;
const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/** Listens to a channel on a connection of its own, and connects again when it is lost, until `stop`. */
export async function listenTo(
  address: Address,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => void> {
  let current: Connection | null = null;
  let isStopped = false;

  const open = async (): Promise<{ lost: Promise<void> }> => {
    const lost = Promise.withResolvers<void>();
    const connection = await Connection.open(address, {
      notified: (name, payload) => name === channel && hear(payload),
      closed: () => lost.resolve(),
    });
    current = connection;
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
        ({ lost }) => lost,
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
