import { parseArgs } from "node:util";
import type { Id } from "#contract/kernel/types.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { halamanSebagaiJson, ukurBatas } from "./batas.ts";
import { bukaBukuBesar } from "./bukuBesar.ts";
import { seribuOrder, ukurPola } from "./cariPola.ts";
import { ukurJalan } from "./jalan.ts";
import { ukurEkspor, ukurImpor } from "./lembar.ts";
import { asBytes, type Muatan, muat } from "./muatan.ts";
import { bukaPeladen, type Peladen, type Spent } from "./peladen.ts";
import { prosesorBasisData } from "./prosesor.ts";
import { TAMBAHAN } from "./tambahan.ts";

/**
 * `npm run bench [-- --orders 100000 --seconds 4 --only lists,searches,orders,sheets]`: the lists of a company with ten years of orders, through the app, a
 * bare node:http server on the very same statements, and (orders) one statement by hand that answers the page as JSON.
 * All are measured in turns within one run, so that their ratios hold on any machine.
 */
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "100000" },
    seconds: { type: "string", default: "4" },
    only: { type: "string", default: "lists,searches,orders,sheets" },
  },
});
const only = values.only.split(",");
const orders = Number(values.orders);
const seconds = Number(values.seconds);
const CONNECTIONS = [1, 16, 64];
const TURNS = 2;

if (only.includes("orders")) {
  console.log("the order's way");
  await ukurJalan(seconds);
}
if (only.includes("sheets")) {
  console.log("spreadsheets");
  await ukurImpor();
}
if (only.every((part) => part === "orders")) process.exit();

const buku = await bukaBukuBesar(orders, {
  sebaran: "merata",
  tambahan: { nama: "laporan", langkah: TAMBAHAN(orders) },
});
const dbCpu = await prosesorBasisData(buku.sql);
const app = await bukaPeladen({ kind: "app", url: buku.url, folder: buku.folder });
const bare = await bukaPeladen({ kind: "bare", url: buku.url, folder: buku.folder });

type Each = Pick<Spent, "cpu" | "statements" | "transactions">;
type Line = { name: string; connections: number; muatan: Muatan; server: Each; database: number };

async function measured(name: string, server: Peladen, request: Buffer, connections: number): Promise<Line> {
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

async function list(name: string, path: string, token: string, limit: string | null): Promise<void> {
  console.log(name);
  const request = asBytes(path, token);
  // Recorded when the app has answered before: what it remembers by then is part of how it asks.
  await muat(app.port, request, 4, 1);
  await bare.replay(await app.record(path, token));
  await muat(bare.port, request, 4, 1);
  for (const connections of CONNECTIONS) {
    let [throughApp, plain, json]: [Line?, Line?, number?] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      throughApp = better(throughApp, await measured("app", app, request, connections));
      plain = better(plain, await measured("bare", bare, request, connections));
      if (limit) json = Math.max(json ?? 0, (await ukurBatas(buku.url, limit, connections, seconds)).perSecond);
    }
    if (!throughApp || !plain) continue;
    print(throughApp);
    print(plain);
    const rate = throughApp.muatan.perSecond;
    const ofLimit = json ? `; ${percent(rate, json)} of one statement that answers JSON (${json.toFixed(0)}/s)` : "";
    console.log(`  app: ${percent(rate, plain.muatan.perSecond)} of bare${ofLimit}`);
  }
}

/** The page in the middle, and where the statement by hand finds it: its day and the orders of that day before it. */
async function middlePage(): Promise<{ page: number; day: string; skip: number }> {
  const page = Math.floor(orders / 20);
  const [row] = await buku.sql<{ hari: string; sebelum: number }[]>`
    with urut as (select tgl_order, row_number() over (order by tgl_order desc, urut desc) as ke from so)
    select tgl_order as hari, ${(page - 1) * 10} - (min(ke) - 1) as sebelum from urut
    where tgl_order = (select tgl_order from urut where ke = ${(page - 1) * 10 + 1}) group by 1`;
  return { page, day: row?.hari ?? "", skip: row?.sebelum ?? 0 };
}

async function lists(token: string): Promise<void> {
  const address = "/api/orderWeb/getOrder?limit=10&page=";
  await list("orders, first page of 10", `${address}1`, token, halamanSebagaiJson(0, 10, "infinity"));
  const { page, day, skip } = await middlePage();
  await list("orders, 10 in the middle", `${address}${page}`, token, halamanSebagaiJson(skip, 10, day));
  await list("requests, 10 in the middle", `/api/pengajuanWeb/getPengajuan?limit=10&page=${page}`, token, null);
  await list(
    "delivery notes, 10 in the middle",
    `/api/suratJalanWeb/getInvoiceForSj?limit=10&page=${page}`,
    token,
    null,
  );
  await list("products, first page of 10", "/api/produkWeb/getProduk?limit=10&page=1", token, null);
}

async function searches(token: string): Promise<void> {
  console.log("searches");
  await ukurPola(app, token);
  console.log("searches after 1,000 new orders, without a vacuum");
  const remove = await seribuOrder(buku.sql);
  try {
    await ukurPola(app, token);
  } finally {
    await remove();
  }
}

try {
  const token = await openSession(buku.sql, 1 as Id<"karyawan">, new Date());
  if (only.includes("sheets")) await ukurEkspor({ app, sql: buku.sql, token });
  if (only.includes("lists")) await lists(token);
  if (only.includes("searches")) await searches(token);
} finally {
  await app.stop();
  await bare.stop();
  await buku.tutup();
}
