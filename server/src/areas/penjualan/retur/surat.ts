import { tanggal } from "#contract/format.ts";
import { namaKeputusan } from "#contract/penjualan/isiRetur.ts";
import type { Lampiran } from "#server/company/kirimEmail.ts";
import { kop, letterhead } from "#server/company/perusahaan.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { found } from "#server/platform/http/refusal.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { kertasRetur } from "./pdf.ts";
import { satuRetur, teleponRetur } from "./sql.ts";

/** The paper of a retur. */
export async function suratRetur({ db, services }: Pick<ReadCtx, "db" | "services">, id: string): Promise<Lampiran> {
  const row = found(await satuRetur(db, id), "Retur");
  const company = await letterhead(db, services.storage);
  return { nama: `${id}.pdf`, kertas: () => kertasRetur(company, row) };
}

/** The text for WhatsApp to the customer, and the number it goes to. */
export async function pesanRetur(db: Db, idRetur: string) {
  const [company, retur, telepon] = await Promise.all([kop(db), satuRetur(db, idRetur), teleponRetur(db, idRetur)]);
  const { idSo, tglRetur, namaCustomer, barang, keputusan } = found(retur, "Retur");
  const pesan = [
    `Yth. ${namaCustomer},`,
    "",
    `Barang order ${idSo} yang kembali kami terima dengan retur ${idRetur} tanggal ${tanggal(tglRetur)}:`,
    ...barang.map(({ namaProduk, qtyBaik, qtyRusak }) => `- ${qtyBaik + qtyRusak} x ${namaProduk}`),
    ...(keputusan === null ? [] : [`Keputusan kami: ${namaKeputusan(keputusan)}.`]),
    "",
    "Terima kasih,",
    company.nama,
  ];
  return { telepon, pesan: pesan.join("\n") };
}
