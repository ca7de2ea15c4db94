import type { Id } from "#contract/kernel/types.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { gerakkan, kunciProduk } from "../stok/stok.ts";

/** The goods of an order on their way out of the warehouse, and back. */

export type BarangOrder = { idOrderan: Id<"orderan">; idProduk: Id<"produk">; qty: number; ditahan: number };

/** The order's living lines and their products, locked; the caller has locked the order. */
export async function kunciBarang(deed: Deed, idSo: string): Promise<BarangOrder[]> {
  const lines = await deed.tx<BarangOrder[]>`
    select id_orderan, id_produk, qty, ditahan from orderan
    where id_so = ${idSo} and dibatalkan is null order by id_orderan for update`;
  await kunciProduk(
    deed,
    lines.map((line) => line.idProduk),
  );
  return lines;
}

type Perjalanan = { idSo: string; idSuratJalan: string };

/** Every line leaves the warehouse and is held no longer. The warranty starts on the day of the first time. */
export async function kirimBarang(deed: Deed, { idSo, idSuratJalan }: Perjalanan): Promise<void> {
  const lines = await kunciBarang(deed, idSo);
  await gerakkan(
    deed,
    lines.map(({ idProduk, qty, ditahan }) => ({
      idProduk,
      jenis: "kirim",
      qty: -qty,
      tahan: -ditahan,
      sumber: idSuratJalan,
      keterangan: idSo,
    })),
  );
  await deed.tx`update orderan set ditahan = 0 where id_so = ${idSo} and dibatalkan is null`;
  await deed.tx`
    update so set selesai_garansi = (${deed.today}::date + interval '1 year')::date
    where id_so = ${idSo} and selesai_garansi is null`;
}

/** Every line is back in the warehouse, held for the order as before. */
export async function kembalikanBarang(deed: Deed, { idSo, idSuratJalan }: Perjalanan): Promise<void> {
  const lines = await kunciBarang(deed, idSo);
  await gerakkan(
    deed,
    lines.map(({ idProduk, qty }) => ({
      idProduk,
      jenis: "batal-kirim",
      qty,
      tahan: qty,
      sumber: idSuratJalan,
      keterangan: idSo,
    })),
  );
  await deed.tx`update orderan set ditahan = qty where id_so = ${idSo} and dibatalkan is null`;
}
