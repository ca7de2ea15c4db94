import type { BarangKirim } from "#areas/penjualan/surat-jalan/kirim.ts";
import type { Id } from "#kernel/types.ts";
import { together } from "#platform/db/together.ts";
import type { Deed } from "#platform/http/context.ts";
import { moveGoods, type ProdukTerkunci, produkTerkunci } from "../stok/stok.ts";

/** Moves the goods of a delivery note out of the warehouse, and back. */

type BarisTerkunci = { idOrderan: Id<"orderan">; idProduk: Id<"produk">; namaProduk: string };

/** The living lines of an order and their products, as they were when they were locked. */
export type BarangTerkunci = { baris: readonly BarisTerkunci[]; produk: ReadonlyMap<number, ProdukTerkunci> };

/** Locks the living lines of an order and their products. The caller has locked the order. */
export async function lockGoods({ tx }: Deed, idSo: string): Promise<BarangTerkunci> {
  const [baris, produk] = await together(
    () => tx<BarisTerkunci[]>`
      select id_orderan, id_produk, nama_produk from orderan
      where id_so = ${idSo} and dibatalkan is null order by id_orderan for update`,
    () => produkTerkunci(tx, tx`select id_produk from orderan where id_so = ${idSo} and dibatalkan is null`),
  );
  return { baris, produk };
}

/** Locks the goods of an order when it is first called; whoever needs them in the same action gets the same answer. */
export function lockBarangSekali(deed: Deed, idSo: string): () => Promise<BarangTerkunci> {
  let terkunci: Promise<BarangTerkunci> | undefined;
  return () => {
    terkunci ??= lockGoods(deed, idSo);
    return terkunci;
  };
}

/** A delivery note with its goods. `kunci`: of an action that needs the lock for more than this movement. */
type Perjalanan = {
  idSo: string;
  idSuratJalan: string;
  barang: readonly BarangKirim[];
  kunci?: () => Promise<BarangTerkunci>;
};

/** Takes the goods of a note out of the warehouse and ends their hold. The first of an order start its warranty. */
export async function sendGoods(deed: Deed, perjalanan: Perjalanan): Promise<void> {
  const { tx, today } = deed;
  await together(
    () => pindahkan(deed, perjalanan, "kirim"),
    () => tx`
      update so set selesai_garansi = garansi_sampai(${today}::date, null)
      where id_so = ${perjalanan.idSo} and selesai_garansi is null`,
  );
}

/** Puts the goods of a note back into the warehouse and holds them for the order again. */
export const giveBackGoods = (deed: Deed, perjalanan: Perjalanan): Promise<void> =>
  pindahkan(deed, perjalanan, "batal-kirim");

async function pindahkan(
  deed: Deed,
  { idSo, idSuratJalan, barang, kunci = lockBarangSekali(deed, idSo) }: Perjalanan,
  jenis: "kirim" | "batal-kirim",
): Promise<void> {
  const { baris: lines, produk } = await kunci();
  const produkDari = new Map(lines.map((line) => [line.idOrderan, line.idProduk]));
  const arah = jenis === "kirim" ? -1 : 1;
  const gerakan = barang.map(({ idOrderan, qty }) => {
    const idProduk = produkDari.get(idOrderan);
    if (idProduk === undefined) throw new Error(`Line ${idOrderan} is no living line of ${idSo}`);
    return { idProduk, jenis, qty: arah * qty, tahan: arah * qty, sumber: idSuratJalan, keterangan: idSo };
  });
  const baris = barang.map(({ idOrderan, qty }) => ({ id: idOrderan, qty: arah * qty }));
  await together(
    () => moveGoods(deed, gerakan, produk),
    () => deed.tx`
      update orderan o set ditahan = o.ditahan + b.qty, qty_terkirim = o.qty_terkirim - b.qty
      from jsonb_to_recordset(${deed.tx.json(baris)}) as b(id bigint, qty int) where o.id_orderan = b.id`,
  );
}
