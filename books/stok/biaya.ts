import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalBarang } from "../jurnal/jurnal.ts";
import { lockBarang } from "./stok.ts";

/** What units cost more (or less, below zero) than they entered with, and the document that says so. */
export type Biaya = { idProduk: Id<"produk">; nilai: number; unit: number; sumber: string; keterangan: string };

/**
 * Adds costs to units that arrived: those that are still here take their share into the value of the stock, the rest
 * belongs to the cost of the goods that have left. The database divides, because it knows the stock of that moment.
 */
export async function addBiaya(deed: Deed, biaya: readonly Biaya[]): Promise<void> {
  const rows = biaya.filter(({ nilai }) => nilai !== 0);
  if (rows.length === 0) return;
  await lockBarang(
    deed,
    rows.map(({ idProduk }) => idProduk),
  );
  const { tx, user, now, today } = deed;
  const written = await tx<{ idStok: number }[]>`
    insert into stok (id_produk, tanggal, waktu, jenis, qty, nilai, unit, sumber, keterangan, id_user, nama_user)
    select r.id, ${today}, ${now}, 'biaya', 0, r.nilai, r.unit, r.sumber, r.keterangan, ${user.idUser}, ${user.nama}
    from jsonb_to_recordset(${tx.json(rows.map(({ idProduk, ...row }, urut) => ({ ...row, id: idProduk, urut })))})
      as r(urut int, id int, nilai bigint, unit int, sumber text, keterangan text)
    order by r.urut returning id_stok`;
  await jurnalBarang(
    tx,
    written.map(({ idStok }) => idStok),
    false,
  );
}

/** Takes back the costs of a document: what they had added to units that have left since belongs to their cost as well. */
export async function undoBiaya(deed: Deed, sumber: string): Promise<void> {
  const rows = await deed.tx<Biaya[]>`
    select id_produk, -(nilai + selisih) as nilai, unit, sumber, 'Dibatalkan: ' || keterangan as keterangan
    from stok where jenis = 'biaya' and sumber = ${sumber} order by id_stok`;
  await addBiaya(deed, rows);
}
