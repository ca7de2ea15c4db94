import { groupPelanggan } from "#areas/penjualan/pelanggan/server/groupPast.ts";
import { deriveJurnal, type Kemajuan } from "#books/jurnal/derive.ts";
import type { Sql } from "#platform/db/database.ts";

/** Derives the journal of a filled company, as its upgrade would; once, because the company is kept. */
export async function denganJurnal(sql: Sql, kemajuan?: Kemajuan): Promise<void> {
  const [ada] = await sql<{ ada: boolean }[]>`select exists (select from jurnal) as ada`;
  if (ada?.ada) return;
  const start = performance.now();
  await sql`update jurnal_keadaan set turunan_mulai = '-infinity'`;
  await deriveJurnal(sql, new Date(), kemajuan);
  await sql`select lipat_jurnal()`;
  await sql`vacuum analyze jurnal, jurnal_baris, jurnal_harian, jurnal_piutang`;
  console.log(`journal derived in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Finds the customers of its orders, in the same way. */
export async function denganPelanggan(sql: Sql): Promise<void> {
  const [ada] = await sql<{ ada: boolean }[]>`select exists (select from so_pelanggan) as ada`;
  if (ada?.ada) return;
  const start = performance.now();
  await sql`update pelanggan_keadaan set dikelompokkan = null`;
  await groupPelanggan(sql, new Date());
  await sql`vacuum analyze so_pelanggan, pelanggan, piutang_terbuka`;
  console.log(`customers found in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
