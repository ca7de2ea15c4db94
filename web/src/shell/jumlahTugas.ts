import { dashboard } from "#contract/laporan/dashboard.ts";
import { send } from "../api/client.ts";
import { TASKS } from "../documents/address.ts";

export type Jumlah = Readonly<Record<string, number>>;

/** How many tasks wait on each screen, by its path. */
export async function jumlahTugas(): Promise<Jumlah> {
  const { data } = await send(dashboard.getTugasSaya, {});
  const perScreen: Record<string, number> = {};
  for (const { jenis, jumlah } of data) {
    const { path } = TASKS[jenis];
    perScreen[path] = (perScreen[path] ?? 0) + jumlah;
  }
  return perScreen;
}
