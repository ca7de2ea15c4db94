import { type Kiriman, type Lampiran, salamEmail } from "#company/kirimEmail.ts";
import { kop, letterhead } from "#company/perusahaan.ts";
import { tanggal } from "#kernel/format.ts";
import type { Db } from "#platform/db/database.ts";
import type { Company } from "#platform/documents/pdf/letterhead.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { namaKeputusan } from "../isiRetur.ts";
import { kertasRetur } from "./pdf.ts";
import { customerRetur, findRetur, type ReturRow } from "./sql.ts";

type Sumber = Pick<ReadCtx, "db" | "services">;

/** The paper of a retur. */
export async function suratRetur({ db, services }: Sumber, id: string): Promise<Lampiran> {
  const row = found(await findRetur(db, id), "Retur");
  return lampiran(await letterhead(db, services.storage), row);
}

const lampiran = (company: Company, row: ReturRow): Lampiran => ({
  nama: `${row.idRetur}.pdf`,
  kertas: () => kertasRetur(company, row),
});

/** The mail with it to the customer. */
export async function emailRetur({ db, services }: Sumber, id: string): Promise<Kiriman> {
  const [company, retur, customer] = await Promise.all([
    letterhead(db, services.storage),
    findRetur(db, id),
    customerRetur(db, id),
  ]);
  const row = found(retur, "Retur");
  return {
    pengirim: company,
    idSo: null,
    idInvoice: null,
    idRetur: id,
    alamat: customer?.email ?? "",
    perihal: `Bukti Retur ${id} - ${company.nama}`,
    isi: salamEmail(company, row.namaCustomer, [
      `Terlampir bukti retur ${id} tanggal ${tanggal(row.tglRetur)} untuk barang order ${row.idSo} yang kembali kami terima:`,
      ...kembali(row),
      "",
      "Mohon diperiksa kembali, dan hubungi kami bila ada yang tidak sesuai.",
    ]),
    lampiran: lampiran(company, row),
  };
}

/** What came back, and what was decided about it. */
const kembali = ({ barang, keputusan }: ReturRow): string[] => [
  ...barang.map(({ namaProduk, qtyBaik, qtyRusak }) => `- ${qtyBaik + qtyRusak} x ${namaProduk}`),
  ...(keputusan === null ? [] : [`Keputusan kami: ${namaKeputusan(keputusan)}.`]),
];

/** The text for WhatsApp to the customer, and the number it goes to. */
export async function pesanRetur(db: Db, idRetur: string) {
  const [company, retur, customer] = await Promise.all([kop(db), findRetur(db, idRetur), customerRetur(db, idRetur)]);
  const row = found(retur, "Retur");
  const { idSo, tglRetur, namaCustomer } = row;
  const pesan = [
    `Yth. ${namaCustomer},`,
    "",
    `Barang order ${idSo} yang kembali kami terima dengan retur ${idRetur} tanggal ${tanggal(tglRetur)}:`,
    ...kembali(row),
    "",
    "Terima kasih,",
    company.nama,
  ];
  return { telepon: customer?.noTelp ?? "", pesan: pesan.join("\n") };
}
