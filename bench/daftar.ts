import { contract } from "#contract/contract.ts";
import type { Call } from "#contract/kernel/call.ts";
import { packedType } from "#contract/kernel/packed.ts";
import { halamanSebagaiJson, ukurBatas } from "./batas.ts";
import { asBytes, type Muatan, muat } from "./muatan.ts";
import { bukaPeladen, type Peladen, type Spent } from "./peladen.ts";
import type { Perusahaan } from "./perusahaan.ts";
import { prosesorBasisData } from "./prosesor.ts";

/**
 * The lists of a company with ten years of orders: through the app as plain JSON and packed, as its own web asks, through a bare
 * node:http server on the very same statements, and (orders) by one statement by hand that answers the page as JSON.
 */
const CONNECTIONS = [1, 16, 64];
const TURNS = 2;

type Di = Perusahaan & { bare: Peladen; seconds: number; dbCpu: () => number };
type Each = Pick<Spent, "cpu" | "statements" | "transactions">;
type Line = { name: string; connections: number; muatan: Muatan; server: Each; database: number };

type Asked = { name: string; server: Peladen; request: Buffer; connections: number };

async function measured({ dbCpu, seconds }: Di, { name, server, request, connections }: Asked): Promise<Line> {
  const [before, database] = [await server.spent(), dbCpu()];
  const muatan = await muat(server.port, request, connections, seconds);
  const after = await server.spent();
  const { calls } = muatan;
  return {
    name,
    connections,
    muatan,
    server: {
      cpu: (after.cpu - before.cpu) / calls,
      statements: (after.statements - before.statements) / calls,
      transactions: (after.transactions - before.transactions) / calls,
    },
    database: (dbCpu() - database) / calls,
  };
}

function print({ name, connections, muatan, server, database }: Line): void {
  const cells = [
    name.padEnd(6),
    `${connections}`.padStart(3),
    `${muatan.perSecond.toFixed(0)}/s`.padStart(8),
    `p50 ${muatan.p50.toFixed(1)} ms`.padStart(13),
    `p95 ${muatan.p95.toFixed(1)} ms`.padStart(13),
    `node ${server.cpu.toFixed(2)} ms`,
    `postgres ${database.toFixed(2)} ms`,
    `${server.statements.toFixed(1)} statements`,
    `${(muatan.bytes / 1024).toFixed(1)} KB`,
  ];
  console.log(`  ${cells.join("  ")}`);
}

const better = (one: Line | undefined, other: Line): Line =>
  one && one.muatan.perSecond > other.muatan.perSecond ? one : other;
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

async function list(di: Di, name: string, call: Call, query: string, limit: string | null = null): Promise<void> {
  const { app, bare, url, token, seconds } = di;
  console.log(name);
  const path = `/api${call.path}?${query}`;
  const request = asBytes(path, token);
  const asWeb = asBytes(path, token, packedType(call) ?? undefined);
  // Recorded when the app has answered before: what it remembers by then is part of how it asks.
  await muat(app.port, request, 4, 1);
  await bare.replay(await app.record(path, token));
  await muat(bare.port, request, 4, 1);
  for (const connections of CONNECTIONS) {
    let [plain, packed, limiting, json]: [Line?, Line?, Line?, number?] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      plain = better(plain, await measured(di, { name: "plain", server: app, request, connections }));
      packed = better(packed, await measured(di, { name: "packed", server: app, request: asWeb, connections }));
      limiting = better(limiting, await measured(di, { name: "bare", server: bare, request, connections }));
      if (limit) json = Math.max(json ?? 0, (await ukurBatas(url, limit, connections, seconds)).perSecond);
    }
    if (!plain || !packed || !limiting) continue;
    for (const line of [plain, packed, limiting]) print(line);
    for (const { name, muatan, server, database } of [plain, packed]) {
      const rate = muatan.perSecond;
      const ofLimit = json ? `; ${percent(rate, json)} of one statement that answers JSON (${json.toFixed(0)}/s)` : "";
      const byCpu = percent(limiting.server.cpu + limiting.database, server.cpu + database);
      console.log(
        `  ${name}: ${percent(rate, limiting.muatan.perSecond)} of bare, ${byCpu} by processor time${ofLimit}`,
      );
    }
  }
}

/** The page in the middle, and where the statement by hand finds it: its day and the orders of that day before it. */
async function middlePage({ sql, orders }: Di): Promise<{ page: number; day: string; skip: number }> {
  const page = Math.floor(orders / 20);
  const [row] = await sql<{ hari: string; sebelum: number }[]>`
    with urut as (select tgl_order, row_number() over (order by tgl_order desc, urut desc) as ke from so)
    select tgl_order as hari, ${(page - 1) * 10} - (min(ke) - 1) as sebelum from urut
    where tgl_order = (select tgl_order from urut where ke = ${(page - 1) * 10 + 1}) group by 1`;
  return { page, day: row?.hari ?? "", skip: row?.sebelum ?? 0 };
}

export async function ukurDaftar(perusahaan: Perusahaan, seconds: number): Promise<void> {
  const { url, folder, sql } = perusahaan;
  const bare = await bukaPeladen({ kind: "bare", url, folder });
  const di: Di = { ...perusahaan, bare, seconds, dbCpu: await prosesorBasisData(sql) };
  try {
    const { page, day, skip } = await middlePage(di);
    const [first, middle] = ["limit=10&page=1", `limit=10&page=${page}`];
    const { order, pengajuan, suratJalan, produk } = contract;
    await list(di, "orders, first page of 10", order.getOrder, first, halamanSebagaiJson(0, 10, "infinity"));
    await list(di, "orders, 10 in the middle", order.getOrder, middle, halamanSebagaiJson(skip, 10, day));
    await list(di, "orders, first page of 100", order.getOrder, "limit=100&page=1");
    await list(di, "requests, 10 in the middle", pengajuan.getPengajuan, middle);
    await list(di, "delivery notes, 10 in the middle", suratJalan.getInvoiceForSj, middle);
    await list(di, "products, first page of 10", produk.getProduk, first);
  } finally {
    await bare.stop();
  }
}
