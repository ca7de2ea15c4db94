import type { Id } from "#contract/kernel/types.ts";
import type { BarangKirim } from "#contract/penjualan/kirim.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { gerakkan, kunciProduk } from "../stok/stok.ts";

/** Moves the goods of a delivery note out of the warehouse, and back. */

type BarisTerkunci = { idOrderan: Id<"orderan">; idProduk: Id<"produk"> };

/** Locks the living lines of an order and their products. The caller has locked the order. */
export async function kunciBarang(deed: Deed, idSo: string): Promise<BarisTerkunci[]> {
  const lines = await deed.tx<BarisTerkunci[]>`
    select id_orderan, id_produk from orderan
    where id_so = ${idSo} and dibatalkan is null order by id_orderan for update`;
  await kunciProduk(
    deed,
    lines.map((line) => line.idProduk),
  );
  return lines;
}

/** A delivery note with its goods. */
type Perjalanan = { idSo: string; idSuratJalan: string; barang: readonly BarangKirim[] };

/** Takes the goods of a note out of the warehouse and ends their hold. The first of an order start its warranty. */
export async function kirimBarang(deed: Deed, perjalanan: Perjalanan): Promise<void> {
  await pindahkan(deed, perjalanan, "kirim");
  await deed.tx`
    update so set selesai_garansi = (${deed.today}::date + interval '1 year')::date
    where id_so = ${perjalanan.idSo} and selesai_garansi is null`;
}

/** Puts the goods of a note back into the warehouse and holds them for the order again. */
export const kembalikanBarang = (deed: Deed, perjalanan: Perjalanan): Promise<void> =>
  pindahkan(deed, perjalanan, "batal-kirim");

async function pindahkan(
  deed: Deed,
  { idSo, idSuratJalan, barang }: Perjalanan,
  jenis: "kirim" | "batal-kirim",
): Promise<void> {
  const produkDari = new Map((await kunciBarang(deed, idSo)).map((line) => [line.idOrderan, line.idProduk]));
  const arah = jenis === "kirim" ? -1 : 1;
  await gerakkan(
    deed,
    barang.map(({ idOrderan, qty }) => {
      const idProduk = produkDari.get(idOrderan);
      if (idProduk === undefined) throw new Error(`Line ${idOrderan} is no living line of ${idSo}`);
      return { idProduk, jenis, qty: arah * qty, tahan: arah * qty, sumber: idSuratJalan, keterangan: idSo };
    }),
  );
  const baris = barang.map(({ idOrderan, qty }) => ({ id: idOrderan, qty: arah * qty }));
  await deed.tx`
    update orderan o set ditahan = o.ditahan + b.qty, qty_terkirim = o.qty_terkirim - b.qty
    from jsonb_to_recordset(${deed.tx.json(baris)}) as b(id bigint, qty int) where o.id_orderan = b.id`;
}
