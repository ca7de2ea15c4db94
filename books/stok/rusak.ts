import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalRusak } from "../jurnal/jurnal.ts";
import { moveGoods } from "./stok.ts";

/** The book of damaged goods: the only code that writes it. They are in the warehouse, but not for sale. */
export type GerakRusak = {
  idProduk: Id<"produk">;
  jenis: "retur" | "nilai" | "perbaikan" | "buang";
  qty: number;
  /** Change of what all damaged units of the product are worth. */
  nilai: number;
  /** Code of the document that caused it. */
  sumber?: string;
  keterangan?: string;
};

/** Writes rows of the book. The caller has locked the products. */
export async function moveRusak(deed: Deed, gerakan: readonly GerakRusak[]): Promise<void> {
  if (gerakan.length === 0) return;
  const { tx, user, now, today } = deed;
  const rows = gerakan.map((gerak, urut) => ({ sumber: "", keterangan: "", ...gerak, urut }));
  const written = await tx<{ idStokRusak: number }[]>`
    insert into stok_rusak (id_produk, tanggal, waktu, jenis, qty, nilai, sumber, keterangan, id_user, nama_user)
    select r."idProduk", ${today}, ${now}, r.jenis, r.qty, r.nilai, r.sumber, r.keterangan, ${user.idUser}, ${user.nama}
    from jsonb_to_recordset(${tx.json(rows)})
      as r(urut int, "idProduk" int, jenis text, qty int, nilai bigint, sumber text, keterangan text)
    order by r.urut returning id_stok_rusak`;
  if (gerakan.some(({ nilai }) => nilai !== 0)) {
    await jurnalRusak(
      tx,
      written.map((row) => row.idStokRusak),
    );
  }
}

type Keluar = { idProduk: Id<"produk">; jenis: "perbaikan" | "buang"; qty: number; keterangan: string };

/**
 * Damaged units leave with their share of the value: repaired, they are in the stock again, at what such a machine costs.
 * The caller has locked the product.
 */
export async function keluarkanRusak(deed: Deed, { idProduk, jenis, qty, keterangan }: Keluar): Promise<void> {
  const [rusak] = await deed.tx<{ bagian: number }[]>`
    select div(nilai_rusak::numeric * ${qty}, jumlah_rusak)::bigint as bagian from produk where id_produk = ${idProduk}`;
  // Zero is written as 0 and not as -0, which JSON does not know.
  const nilai = rusak?.bagian ? -rusak.bagian : 0;
  await moveRusak(deed, [{ idProduk, jenis, qty: -qty, nilai, keterangan }]);
  if (jenis === "perbaikan") await moveGoods(deed, [{ idProduk, jenis, qty, keterangan }]);
}
