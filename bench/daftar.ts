import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { pageAsJson, ukurBatas } from "./batas.ts";
import { asBytes, type Muatan, muat } from "./muatan.ts";
import { bukaPeladen, type Peladen, type Spent, type Waves } from "./peladen.ts";
import type { Perusahaan } from "./perusahaan.ts";
import { prosesorBasisData } from "./prosesor.ts";

/**
 * The lists of a company with ten years of orders: through the app, through a bare node:http server on the very same statements, and
 * (orders) by one statement by hand that answers the page as JSON. Each connection asks for a page of its own, one after the other;
 * "same" is the page that all of them ask for, as after a change, when the app lets them share an answer (`http/sharing.ts`).
 */
const CONNECTIONS = [1, 16, 64] as const;
const PAGES = 64;
const TURNS = 2;

type Di = Perusahaan & { bare: Peladen; seconds: number; dbCpu: () => number };
type Each = Pick<Spent, "cpu" | "statements" | "transactions">;
type Line = { name: string; connections: number; muatan: Muatan; server: Each; database: number };

type Requests = [Buffer, ...Buffer[]];
type Asked = { name: string; server: Peladen; requests: Requests; connections: number };

async function measured({ dbCpu, seconds }: Di, { name, server, requests, connections }: Asked): Promise<Line> {
  const [before, database] = [await server.spent(), dbCpu()];
  const muatan = await muat(server.port, requests, connections, seconds);
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

/** `limit` rows a page, from page `first` on; `json` is the statement by hand. */
type Pages = { limit: number; first: number; json?: string };

async function list(di: Di, name: string, call: Call, { limit, first, json }: Pages): Promise<void> {
  const { app, bare, url, token, seconds } = di;
  console.log(name);
  const paths = Array.from({ length: PAGES }, (_, at) => `/api${call.path}?limit=${limit}&page=${first + at}`);
  const requests = paths.map((path) => asBytes(path, token)) as Requests;
  // Recorded when the app has answered before: what it remembers by then is part of how it asks.
  await muat(app.port, requests, PAGES, 1);
  const recorded = new Map<string, Waves>();
  for (const path of paths) recorded.set(path, await app.record(path, token));
  await bare.replay(recorded);
  await muat(bare.port, requests, PAGES, 1);
  for (const connections of CONNECTIONS) {
    const lines: Partial<Record<"app" | "bare" | "same", Line>> = {};
    let byHand = 0;
    const measure = async (name: keyof typeof lines, server: Peladen, requests: Requests) => {
      lines[name] = better(lines[name], await measured(di, { name, server, requests, connections }));
    };
    for (let turn = 0; turn < TURNS; turn += 1) {
      await measure("app", app, requests);
      await measure("bare", bare, requests);
      if (connections > 1) await measure("same", app, [requests[0]]);
      if (json) byHand = Math.max(byHand, (await ukurBatas(url, json, connections, seconds))?.perSecond ?? 0);
    }
    const { bare: limiting, ...ours } = lines;
    for (const line of Object.values(lines)) print(line);
    for (const { name, muatan, server, database } of Object.values(ours)) {
      if (!limiting) continue;
      const rate = muatan.perSecond;
      const ofLimit = byHand
        ? `; ${percent(rate, byHand)} of one statement that answers JSON (${byHand.toFixed(0)}/s)`
        : "";
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
    const [first, middle] = [
      { limit: 10, first: 1 },
      { limit: 10, first: page },
    ];
    const { order, pengajuan, suratJalan, produk } = contract;
    await list(di, "orders, first page of 10", order.getOrder, {
      ...first,
      json: pageAsJson(0, 10, "infinity"),
    });
    await list(di, "orders, 10 in the middle", order.getOrder, { ...middle, json: pageAsJson(skip, 10, day) });
    await list(di, "orders, first page of 100", order.getOrder, { limit: 100, first: 1 });
    await list(di, "requests, 10 in the middle", pengajuan.getPengajuan, middle);
    await list(di, "delivery notes, 10 in the middle", suratJalan.getInvoiceForSj, middle);
    await list(di, "products, first page of 10", produk.getProduk, first);
  } finally {
    await bare.stop();
  }
}
