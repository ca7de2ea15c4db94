import { type Kiriman, type Lampiran, salamEmail } from "#company/kirimEmail.ts";
import { kop, letterhead } from "#company/perusahaan.ts";
import { tanggal } from "#kernel/format.ts";
import type { Db } from "#platform/db/database.ts";
import type { ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { findPo, type PoRow } from "./load.ts";
import { kertasPo } from "./pdf.ts";
import { kepadaPemasok } from "./sql.ts";

type Sumber = Pick<ReadCtx, "db" | "services">;

async function muatSurat({ db, services }: Sumber, idPo: string, melihatHarga: boolean) {
  const row = found(await findPo(db, idPo), "PO");
  const [company, kepada] = await Promise.all([letterhead(db, services.storage), kepadaPemasok(db, row.idPemasok)]);
  const kertas = () => kertasPo(company, row, kepada, melihatHarga);
  const lampiran: Lampiran = { nama: `${idPo}.pdf`, kertas };
  return { row, company, kepada, lampiran };
}

/** The paper of a purchase order, with its prices or without. */
export const suratPo = async (sumber: Sumber, idPo: string, melihatHarga: boolean): Promise<Lampiran> =>
  (await muatSurat(sumber, idPo, melihatHarga)).lampiran;

export const PO_TANPA_EMAIL = "Isi email pemasok dahulu untuk dapat mengirim PO";

/** The mail with it to the supplier. Its text names no price. */
export async function emailPo(sumber: Sumber, idPo: string, melihatHarga: boolean): Promise<Kiriman> {
  const { row, company, kepada, lampiran } = await muatSurat(sumber, idPo, melihatHarga);
  return {
    pengirim: company,
    idSo: null,
    idInvoice: null,
    idPo,
    alamat: kepada?.email ?? "",
    tanpaAlamat: PO_TANPA_EMAIL,
    perihal: `Purchase Order ${idPo} - ${company.nama}`,
    isi: salamEmail(company, row.namaPemasok || "Bapak/Ibu", [
      `Terlampir purchase order ${idPo} tanggal ${tanggal(row.tglOrder)}:`,
      ...dipesan(row),
      "",
      "Mohon konfirmasi bahwa pesanan ini sudah diterima, dan hubungi kami bila ada yang tidak sesuai.",
    ]),
    lampiran,
  };
}

const dipesan = ({ qty, namaProduk, tglDeadline }: PoRow): string[] => [
  `- ${qty} x ${namaProduk}`,
  `Mohon selesai paling lambat ${tanggal(tglDeadline)}.`,
];

/** The text for WhatsApp to the supplier, and the number it goes to. It names no price. */
export async function pesanPo(db: Db, idPo: string) {
  const row = found(await findPo(db, idPo), "PO");
  const [company, kepada] = await Promise.all([kop(db), kepadaPemasok(db, row.idPemasok)]);
  const { namaPemasok, tglOrder } = row;
  const pesan = [
    `Yth. ${namaPemasok || "Bapak/Ibu"},`,
    "",
    `Kami memesan dengan PO ${idPo} tanggal ${tanggal(tglOrder)}:`,
    ...dipesan(row),
    "",
    "Terima kasih,",
    company.nama,
  ];
  return { telepon: kepada?.telepon ?? "", pesan: pesan.join("\n") };
}
