import type { Sql } from "#platform/db/database.ts";
import { asBytes, type Muatan, muat } from "./muatan.ts";
import type { Perusahaan } from "./perusahaan.ts";
import { prosesorBasisData } from "./prosesor.ts";

/** Searches of the list of orders as bukuBesar.ts has made their customers. */
const YEAR = "&tglAwal=2025-01-01&tglAkhir=2025-12-31";
const POLA: readonly [name: string, query: string][] = [
  // Of all questions the first, which finds nothing in memory yet: the next one says what a common word costs.
  ["first of all, as common (teh)", "cari=teh"],
  ["common (kopi)", "cari=kopi"],
  ["common, within a year", `cari=kopi${YEAR}`],
  ["one letter (a)", "cari=a"],
  ["rare (kopi nusantara 977)", "cari=kopi nusantara 977"],
  ["clustered in a month (panitia pesta)", "cari=panitia pesta"],
  ["far apart (zamrud)", "cari=zamrud"],
  ["part of a code (so-77)", "cari=so-77"],
  ["whole code", "cari=so-10000"],
  ["part of a telephone number (0812977)", "cari=0812977"],
  ["none (tidak ada)", "cari=tidak ada yang begini"],
];
const SECONDS = 1;
const TURNS = 2;

type Page = { page: string; p50: number; p95: number; cpu: number };
type Terukur = { rows: number; first: number; pages: Page[] };

/**
 * A pattern on its first, middle and last page: the time of the first count, and once it is counted the better of two p50 and
 * p95, and the processor time of a page, in node and the database, which says the same on a busy machine.
 */
async function ukur({ app, token, sql }: Perusahaan, query: string): Promise<Terukur> {
  const dbCpu = await prosesorBasisData(sql);
  const cpu = async () => (await app.spent()).cpu + dbCpu();
  const ask = (page: number) => encodeURI(`/api/orderWeb/getOrder?limit=10&page=${page}&${query}`);
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${app.port}${ask(1)}`, { headers: { token } });
  const { totalPages, totalDocs } = (await answer.json()) as { totalPages: number; totalDocs: number };
  const first = performance.now() - start;
  const pages: Page[] = [];
  const last = totalPages || 1;
  for (const [page, at] of Object.entries({ first: 1, middle: Math.ceil(last / 2), last })) {
    const [turns, before]: [Muatan[], number] = [[], await cpu()];
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push(await muat(app.port, asBytes(ask(at), token), 1, SECONDS / TURNS));
    }
    const spent = (await cpu()) - before;
    const best = (name: "p50" | "p95") => Math.min(...turns.map((turn) => turn[name]));
    const calls = turns.reduce((sum, turn) => sum + turn.calls, 0);
    pages.push({ page, p50: best("p50"), p95: best("p95"), cpu: spent / calls });
  }
  return { rows: totalDocs, first, pages };
}

/** Every pattern in a small company and in a large one, in turns, and how many times as long the large one takes (p95). */
export async function ukurPola(kecil: Perusahaan, besar: Perusahaan): Promise<void> {
  for (const [name, query] of POLA) {
    const [small, large] = [await ukur(kecil, query), await ukur(besar, query)];
    const told = small.pages.map((page, at) => {
      const other = large.pages[at];
      if (!other) return "";
      const of = (name: "p95" | "cpu") =>
        `${page[name].toFixed(1)} and ${other[name].toFixed(1)} (${(other[name] / page[name]).toFixed(1)}x)`;
      return `${page.page}: ${of("p95")}, processor ${of("cpu")}`;
    });
    const counted = `counted in ${small.first.toFixed(0)} and ${large.first.toFixed(0)} ms`;
    console.log(`  ${name.padEnd(36)} ${small.rows} and ${large.rows} rows, ${counted}\n    ${told.join("; ")}`);
  }
}

/** A thousand new orders, a tenth of them of the common word, without a vacuum; answers how to remove them. */
export async function seribuOrder(sql: Sql): Promise<() => Promise<unknown>> {
  // Nobody deletes an order, so nothing finds the invoices of one that is deleted: each would read all of them.
  const remove = () =>
    sql.begin(async (tx) => {
      await tx`create index bench_invoice on invoice (id_so)`;
      await tx`delete from so where id_so like 'SB-%'`;
      await tx`drop index bench_invoice`;
    });
  // Those of a measurement that was broken off.
  await remove();
  await sql`
    insert into so (id_so, tipe_so, status_so, status_pembayaran, tgl_order, dibuat, customer_instansi, nama_customer,
      alamat_customer, no_telp, total_pembelian, id_user)
    select 'SB-' || n, 'Reguler', 'Proses', 'Proses', current_date, now(),
      case when n % 10 = 0 then 'PT Kopi Baru ' else 'PT Baru ' end || n, 'Baru ' || n, 'Jl', '08', 1000000, 1
    from generate_series(1, 1000) n`;
  return remove;
}
