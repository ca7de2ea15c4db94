import type { Sql } from "#server/platform/postgres/database.ts";
import { asBytes, muat } from "./muatan.ts";
import type { Peladen } from "./peladen.ts";

/** Searches of the list of orders as bukuBesar.ts has made their customers. */
const YEAR = "&tglAwal=2025-01-01&tglAkhir=2025-12-31";
const POLA: readonly [name: string, query: string][] = [
  ["common (kopi)", "cari=kopi"],
  ["common, within a year", `cari=kopi${YEAR}`],
  ["one letter (a)", "cari=a"],
  ["rare (kopi nusantara 977)", "cari=kopi nusantara 977"],
  ["clustered in a month (panitia pesta)", "cari=panitia pesta"],
  ["far apart (zamrud)", "cari=zamrud"],
  ["part of a code (so-77)", "cari=so-77"],
  ["whole code", "cari=so-7777"],
  ["part of a telephone number (0812977)", "cari=0812977"],
  ["none (tidak ada)", "cari=tidak ada yang begini"],
];
const SECONDS = 1;

/** Every pattern on its first, middle and last page: the time of the first count, and p50 and p95 once it is counted. */
export async function ukurPola(app: Peladen, token: string): Promise<void> {
  for (const [name, query] of POLA) {
    const ask = (page: number) => encodeURI(`/api/orderWeb/getOrder?limit=10&page=${page}&${query}`);
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${app.port}${ask(1)}`, { headers: { token } });
    const { totalPages, totalDocs } = (await answer.json()) as { totalPages: number; totalDocs: number };
    const first = performance.now() - start;
    const pages = [...new Set([1, Math.ceil(totalPages / 2) || 1, totalPages || 1])];
    const times: string[] = [];
    for (const page of pages) {
      const { p50, p95 } = await muat(app.port, asBytes(ask(page), token), 1, SECONDS);
      times.push(`page ${page}: ${p50.toFixed(1)} / ${p95.toFixed(1)}`);
    }
    console.log(
      `  ${name.padEnd(38)} ${String(totalDocs).padStart(7)} rows  counted in ${first.toFixed(0).padStart(4)} ms  p50 / p95 ms ${times.join("  ")}`,
    );
  }
}

/** A thousand new orders, a tenth of them of the common word, without a vacuum; answers how to remove them. */
export async function seribuOrder(sql: Sql): Promise<() => Promise<void>> {
  await sql`
    insert into so (id_so, tipe_so, status_so, status_pembayaran, tgl_order, dibuat, customer_instansi, nama_customer,
      alamat_customer, no_telp, total_pembelian, id_user)
    select 'SB-' || n, 'Reguler', 'Proses', 'Proses', current_date, now(),
      case when n % 10 = 0 then 'PT Kopi Baru ' else 'PT Baru ' end || n, 'Baru ' || n, 'Jl', '08', 1000000, 1
    from generate_series(1, 1000) n`;
  return async () => void (await sql`delete from so where id_so like 'SB-%'`);
}
