import { satuan } from "#kernel/satuan.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { type Gerak, lockBarang, moveGoods, type ProdukTerkunci } from "../stok/stok.ts";

/** What a count of finished machines takes by its recipe (`rencana`), and took (`dipakai`), in thousandths. */
export type Pemakaian = { idProduk: Id<"produk">; rencana: number; dipakai: number };
/** A count of finished machines of one line that are made by a recipe. */
export type Pembuatan = { idResep: number; upah: Rupiah; bahan: readonly Pemakaian[] };

type Selesai = { idOrderan: Id<"orderan">; idProduk: Id<"produk">; idSo: string; namaProduk: string; qty: number };

/**
 * Takes the materials of finished machines out of the warehouse at their average cost, and notes what the machines cost. Answers the
 * number of the production, with which its machines enter. Everything is locked here in one order.
 */
export async function consume(deed: Deed, selesai: Selesai, { idResep, upah, bahan }: Pembuatan): Promise<number> {
  const { tx, user, now, today } = deed;
  const produk = await lockBarang(deed, [selesai.idProduk, ...bahan.map(({ idProduk }) => idProduk)]);
  refuseShortage(produk, bahan);
  const [nomor] = await tx<{ idProduksi: number }[]>`
    select nextval(pg_get_serial_sequence('produksi', 'id_produksi'))::bigint as id_produksi`;
  if (!nomor) throw new Error("no number for a production");
  const { idProduksi } = nomor;
  await moveGoods(
    deed,
    bahan
      .filter(({ dipakai }) => dipakai > 0)
      .map(({ idProduk, dipakai }) => ({
        ...{ idProduk, jenis: "pakai" as const, qty: -dipakai, idProduksi },
        ...{ sumber: selesai.idSo, keterangan: `${selesai.namaProduk} x ${selesai.qty}` },
      })),
    produk,
  );
  const { idOrderan, idProduk, qty } = selesai;
  await tx`
    insert into produksi (id_produksi, id_orderan, id_produk, id_resep, qty, tanggal, waktu, bahan, upah, id_user)
    select ${idProduksi}, ${idOrderan}, ${idProduk}, ${idResep}, ${qty}, ${today}, ${now}, coalesce(-sum(nilai), 0), ${upah},
      ${user.idUser}
    from stok where id_produksi = ${idProduksi} and jenis = 'pakai'`;
  await tx`
    insert into produksi_bahan (id_produksi, id_produk, rencana, dipakai)
    select ${idProduksi}, id, rencana, dipakai
    from jsonb_to_recordset(${tx.json(bahan.map(({ idProduk: id, rencana, dipakai }) => ({ id, rencana, dipakai })))})
      as b(id int, rencana int, dipakai int)`;
  return idProduksi;
}

function refuseShortage(produk: ReadonlyMap<number, ProdukTerkunci>, bahan: readonly Pemakaian[]): void {
  const kurang = bahan.flatMap(({ idProduk, dipakai }) => {
    const row = produk.get(idProduk);
    if (!row || dipakai <= row.jumlahStock) return [];
    return [`${row.namaProduk} perlu ${satuan(dipakai, row.satuan)}, ada ${satuan(row.jumlahStock, row.satuan)}`];
  });
  if (kurang.length === 0) return;
  const message = `Bahan tidak cukup: ${kurang.join("; ")}`;
  throw conflict(message, [{ field: "bahan", message }]);
}

/** The movements that bring the materials of a production back; it is noted as taken back. */
export async function bringBack(deed: Deed, idProduksi: number, idSo: string): Promise<Gerak[]> {
  await deed.tx`update produksi set diurungkan = ${deed.now} where id_produksi = ${idProduksi}`;
  const rows = await deed.tx<{ idProduk: Id<"produk">; dipakai: number }[]>`
    select id_produk, dipakai from produksi_bahan where id_produksi = ${idProduksi} and dipakai > 0 order by id_produk`;
  return rows.map(({ idProduk, dipakai }) => ({
    ...{ idProduk, jenis: "batal-pakai" as const, qty: dipakai, idProduksi },
    ...{ sumber: idSo, keterangan: "Mesin selesai diurungkan" },
  }));
}
