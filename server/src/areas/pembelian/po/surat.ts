import { tanggal } from "#contract/format.ts";
import type { Lampiran } from "#server/company/kirimEmail.ts";
import { kop, letterhead } from "#server/company/perusahaan.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { found } from "#server/platform/http/refusal.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { satuPo } from "./muat.ts";
import { kertasPo } from "./pdf.ts";
import { kepadaPemasok } from "./sql.ts";

/** The paper of a purchase order, with its prices or without. */
export async function suratPo(
  { db, services }: Pick<ReadCtx, "db" | "services">,
  idPo: string,
  melihatHarga: boolean,
): Promise<Lampiran> {
  const row = found(await satuPo(db, idPo), "PO");
  const [company, kepada] = await Promise.all([letterhead(db, services.storage), kepadaPemasok(db, row.idPemasok)]);
  return { nama: `${idPo}.pdf`, kertas: () => kertasPo(company, row, kepada, melihatHarga) };
}

/** The text for WhatsApp to the supplier, and the number it goes to. It names no price. */
export async function pesanPo(db: Db, idPo: string) {
  const row = found(await satuPo(db, idPo), "PO");
  const [company, kepada] = await Promise.all([kop(db), kepadaPemasok(db, row.idPemasok)]);
  const { namaPemasok, namaProduk, qty, tglOrder, tglDeadline } = row;
  const pesan = [
    `Yth. ${namaPemasok || "Bapak/Ibu"},`,
    "",
    `Kami memesan dengan PO ${idPo} tanggal ${tanggal(tglOrder)}:`,
    `- ${qty} x ${namaProduk}`,
    `Mohon selesai paling lambat ${tanggal(tglDeadline)}.`,
    "",
    "Terima kasih,",
    company.nama,
  ];
  return { telepon: kepada?.telepon ?? "", pesan: pesan.join("\n") };
}
