import { audit } from "#company/audit/audit.ts";
import { refuseChanged, refuseReferred, refusingUsed } from "#company/impor.ts";
import type { Id } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { moveGoods } from "./stok.ts";

type Bergerak = {
  idProduk: Id<"produk">;
  kodeProduk: string;
  namaProduk: string;
  jumlahStock: number;
  bukuUrut: number;
};

/** Takes back machines or materials that an import brought; refuses where something depends on one. */
export async function withdrawImport(deed: Deed, jenis: "produk" | "bahan", ids: readonly number[]): Promise<void> {
  const { tx } = deed;
  await refuseChanged(tx, { table: "produk", id: "idProduk", nama: "namaProduk" }, ids);
  await refuseReferred(tx, "produk", ids, ["stok", "kolom_produk"]);
  const bergerak = await tx<Bergerak[]>`
    select id_produk, kode_produk, nama_produk, jumlah_stock, buku_urut from produk
    where id_produk = any(${[...ids]}::int[]) and buku_urut > 0 order by id_produk for update`;
  await refusingUsed(() => tx`delete from produk where id_produk = any(${[...ids]}::int[]) and buku_urut = 0`);
  await retire(deed, jenis, bergerak);
}

/**
 * What had stock stays, because the book of stock only grows: its stock goes as it came, at its value, and it is out of use, with its
 * code free for the next import.
 */
async function retire(deed: Deed, jenis: "produk" | "bahan", rows: readonly Bergerak[]): Promise<void> {
  const { tx, now } = deed;
  const dipakai = rows.find(({ bukuUrut }) => bukuUrut > 1);
  if (dipakai) {
    throw conflict(`Stok ${dipakai.namaProduk} sudah bergerak sejak diimpor, impor ini tidak dapat dibatalkan lagi`);
  }
  const keterangan = "Impor dibatalkan";
  await moveGoods(
    deed,
    rows.map(({ idProduk, jumlahStock }) => ({ idProduk, jenis: "koreksi", qty: -jumlahStock, keterangan })),
  );
  await tx`
    update produk set soft_delete = true, kode_produk = kode_produk || ' (batal ' || id_produk || ')', updated_at = ${now},
      versi = versi + 1
    where id_produk = any(${rows.map(({ idProduk }) => idProduk)}::int[])`;
  await audit(
    deed,
    ...rows.map(({ idProduk, kodeProduk }) => ({
      jenis,
      id: idProduk,
      sebelum: { kodeProduk, aktif: true },
      sesudah: { kodeProduk: `${kodeProduk} (batal ${idProduk})`, aktif: false, keterangan },
    })),
  );
}
