import type { Call } from "#kernel/call.ts";
import type { Id } from "#kernel/types.ts";
import { readConfig } from "#platform/config.ts";
import { openSession } from "#platform/http/sessions/sessions.ts";
import { createApp } from "#server/app.ts";
import { bukaPerusahaanRamai } from "./penjualan.ts";

/** Time of the first, middle and last page of lists over HTTP, in a company with many orders. */
type Ask = Record<string, string | number>;
export type Ukuran = { call: Call; name: string; input: Ask };

const REPEATS = 15;

export async function ukurHalaman(ukuran: readonly Ukuran[]): Promise<void> {
  const [folder = "/tmp/kantor-bench-penjualan", orders = "1000000"] = process.argv.slice(2);
  const ramai = await bukaPerusahaanRamai(folder, Number(orders));
  const config = readConfig({ NODE_ENV: "production", DATA_DIR: ramai.folder, LOG_LEVEL: "silent" });
  const app = await createApp({ config, databaseUrl: ramai.url });
  await app.http.ready();
  const token = await openSession(ramai.sql, 1 as Id<"karyawan">, new Date());

  const ask = async (call: Call, input: Ask) => {
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const response = await app.http.inject({ method: "GET", url: `/api${call.path}`, query, headers: { token } });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<{ totalDocs: number; totalPages: number }>();
  };
  for (const { call, name, input } of ukuran) {
    const before = performance.now();
    const { totalPages, totalDocs } = await ask(call, input);
    console.log(`${title(call, name)} asked for the first time: ${(performance.now() - before).toFixed(1)} ms`);
    for (const [place, page] of placesOf(totalPages)) {
      const times: number[] = [];
      for (let n = 0; n < REPEATS; n++) {
        const start = performance.now();
        await ask(call, { ...input, page });
        times.push(performance.now() - start);
      }
      print(title(call, name), place, totalDocs, times);
    }
  }
  await app.close();
  await ramai.tutup();
}

const title = (call: Call, name: string): string => `${call.path.split("/").at(-1)}, ${name}`.padEnd(52);

const placesOf = (totalPages: number): [string, number][] => [
  ["first", 1],
  ["middle", Math.max(1, Math.ceil(totalPages / 2))],
  ["last", Math.max(1, totalPages)],
];

function print(name: string, place: string, totalDocs: number, times: number[]): void {
  times.sort((a, b) => a - b);
  const [best = 0, median = 0, slowest = 0] = [times[0], times[Math.floor(times.length / 2)], times.at(-1)];
  const ms = (time: number) => `${time.toFixed(1).padStart(7)} ms`;
  const count = `${String(totalDocs).padStart(8)} rows`;
  console.log(`${name} ${place.padEnd(7)} ${count}  best ${ms(best)}  median ${ms(median)}  slowest ${ms(slowest)}`);
}
