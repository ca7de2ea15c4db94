import type { RiwayatRow } from "#company/audit/history.ts";
import type { Waktu } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";

/** Names for documents whose ids mean nothing to people: an order line is its product. */
export async function sebutanOrderan(db: Db, rows: readonly RiwayatRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.filter(({ jenis }) => jenis === "orderan").map((row) => row.idDokumen))];
  if (ids.length === 0) return new Map();
  const lines = await db<{ id: string; sebutan: string }[]>`
    select id_orderan::text as id, kode_produk || ' ' || nama_produk as sebutan
    from orderan where id_orderan = any(${ids}::bigint[])`;
  return new Map(lines.map(({ id, sebutan }) => [id, sebutan]));
}

type Gambar = { tabel: string; kunci: string };

/** When the former pictures of these records were kept (platform/files/former.ts). */
export const gambarLama = (db: Db, dicari: readonly Gambar[]): Promise<(Gambar & { waktu: Waktu })[]> => db`
  select tabel, kunci, waktu from gambar_lama
  join jsonb_to_recordset(${db.json(dicari)}) as d(tabel text, kunci text) using (tabel, kunci)`;
