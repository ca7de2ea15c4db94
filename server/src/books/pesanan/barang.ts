import type { Id } from "#contract/kernel/types.ts";
import type { Deed } from "#server/platform/http/context.ts";
import { gerakkan, kunciProduk } from "../stok/stok.ts";

/** Moves the goods of an order out of the warehouse, and back. */

export type BarangOrder = { idOrderan: Id<"orderan">; idProduk: Id<"produk">; qty: number; ditahan: number };

/** Locks the living lines of an order and their products. The caller has locked the order. */
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

/** Takes every line out of the warehouse and ends its hold. The first time, the warranty starts. */
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

/** Puts every line back into the warehouse and holds it for the order again. */
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
