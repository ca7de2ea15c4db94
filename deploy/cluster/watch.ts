import { setTimeout as sleep } from "node:timers/promises";
import type { Node } from "./node.ts";

/** So often in a row all must be well: right after a failover a machine may still tell of the time before. */
const AGREED = 10;
/** A replica that is so many bytes behind follows no more. */
const FAR_BEHIND = 1_000_000;

type Member = { name: string; role: string; state: string; lag?: number | string; timeline?: number };

/** What Patroni of a machine says of all; null where it does not answer. */
async function membersBy(address: string): Promise<Member[] | null> {
  try {
    const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_500) });
    return ((await response.json()) as { members: Member[] }).members;
  } catch {
    return null;
  }
}

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** What the machines say of each other. */
export function watchOver(nodes: readonly Node[], say: (line: string) => void) {
  /** By the latest that anybody knows: a machine that was cut off still takes itself for the primary. */
  const members = async (): Promise<Member[]> => {
    const answers = await Promise.all(nodes.map(({ address }) => membersBy(address)));
    const since = (all: readonly Member[]) => all.find(({ role }) => role === "leader")?.timeline ?? -1;
    return answers.flatMap((one) => (one ? [one] : [])).sort((x, y) => since(y) - since(x))[0] ?? [];
  };
  const leader = async (): Promise<Node | null> => {
    const name = (await members()).find(({ role }) => role === "leader")?.name;
    return nodes.find((one) => one.name === name) ?? null;
  };
  /** A replica that follows no more is made anew, as an operator would do. */
  const rebuild = async (all: readonly Member[]) => {
    for (const { name, role, lag = 0 } of all) {
      const behind = nodes.find((one) => one.name === name);
      if (role === "leader" || !(Number(lag) > FAR_BEHIND) || !behind) continue;
      say(`${name} is rebuilt: ${lag} bytes behind`);
      const order = { method: "POST", body: JSON.stringify({ force: true }) };
      await fetch(`http://${behind.address}:8008/reinitialize`, order).catch(() => {});
    }
  };
  /** Waits until every machine does its part; false when that takes too long. */
  const whole = async (milliseconds: number): Promise<boolean> => {
    const begun = performance.now();
    let isRebuilt = false;
    let agreed = 0;
    for (;;) {
      const all = await members();
      const isReplicated = all.length === 3 && all.every(({ state }) => state === "running" || state === "streaming");
      const isSafe =
        all.some(({ role }) => role === "sync_standby") && all.every(({ lag = 0 }) => Number(lag) < FAR_BEHIND);
      const apps = await Promise.all(nodes.map(({ kantor }) => kantor === null || isUp(kantor)));
      agreed = isReplicated && isSafe && apps.every(Boolean) ? agreed + 1 : 0;
      if (agreed === AGREED) return true;
      if (!isRebuilt && performance.now() > begun + milliseconds / 3) {
        isRebuilt = true;
        await rebuild(all);
      }
      if (performance.now() > begun + milliseconds) {
        say(`Not whole: ${JSON.stringify(all)}, Kantor ${apps.join(" ")}`);
        return false;
      }
      await sleep(300);
    }
  };
  return { members, leader, whole };
}
