import type { Rupiah } from "#contract/kernel/types.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { offsetOf } from "#server/platform/postgres/paging.ts";

export const saldoRekening = (db: Db) => db<{ namaRekening: string; saldoAkhir: Rupiah }[]>`
  select nama_rekening, saldo as saldo_akhir from rekening where not lainnya order by id_rekening`;

type Stok = { kodeProduk: string; namaProduk: string; jumlahStock: number; minimalStock: number };

/** Active products, those shortest of what they should have first. */
export async function stokTersisa(db: Db, asked: { page: number; limit: number }) {
  const [rows, [count]] = await Promise.all([
    db<Stok[]>`
      select kode_produk, nama_produk, jumlah_stock, minimal_stock from produk where not soft_delete
      order by jumlah_stock - minimal_stock, id_produk limit ${asked.limit} offset ${offsetOf(asked)}`,
    db<{ total: number }[]>`select count(*)::int as total from produk where not soft_delete`,
  ]);
  return { rows, total: count?.total ?? 0 };
}
