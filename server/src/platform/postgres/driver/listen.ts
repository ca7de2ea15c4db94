import { setTimeout as sleep } from "node:timers/promises";
import type { Address } from "./address.ts";
import { Connection } from "./connection.ts";
import { Plain } from "./queries.ts";

const PAUSE = 250;
const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/** Hears one channel on a connection of its own, which is made anew whenever it is lost, until `stop`. */
export async function listenTo(
  address: Address,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => void> {
  let current: Connection | null = null;
  let isStopped = false;

  const open = async (): Promise<void> => {
    const connection = await Connection.open(address, {
      notified: (name, payload) => name === channel && hear(payload),
      closed: () => void again(),
    });
    if (isStopped) {
      connection.close();
      return;
    }
    current = connection;
    await new Promise<void>((resolve, reject) => {
      connection.run(
        new Plain(`listen ${quoted(channel)}`, (error) => (error === null ? resolve() : reject(error as Error))),
      );
    });
  };
  const again = async (): Promise<void> => {
    if (!current) return;
    current = null;
    while (!isStopped) {
      await sleep(PAUSE, undefined, { ref: false });
      const isHeard = await open().then(
        () => true,
        () => false,
      );
      if (isHeard) return;
    }
  };

  await open();
  return () => {
    isStopped = true;
    current?.close();
  };
}
