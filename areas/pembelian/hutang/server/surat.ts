import { hariDiminta } from "#company/hariIni.ts";
import { denganIsian, type Isian, type Kiriman, kirimEmail, salamEmail } from "#company/kirimEmail.ts";
import { letterhead, type Pengirim } from "#company/perusahaan.ts";
import { rupiah, tanggal as tulisTanggal } from "#kernel/format.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { OwnCtx, ReadCtx } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { findPemasok } from "../../pemasok/server/sql.ts";
import { pernyataanHutang } from "./pdf.ts";
import { allHutangPo, seluruhnya } from "./sql.ts";

type Diminta = { idPemasok: Id<"pemasok">; tanggal: Tanggal | null };

/** The statement of what is owed to a supplier, with what it says; `kepala` where the letterhead was loaded already. */
export async function suratHutang(
  { db, services, today }: ReadCtx,
  { idPemasok, tanggal }: Diminta,
  kepala?: Pengirim,
) {
  const pada = hariDiminta(tanggal, today);
  const [pemasok, rows, pengirim] = await Promise.all([
    findPemasok(db, today, idPemasok),
    allHutangPo(db, pada, seluruhnya(idPemasok)),
    kepala ?? letterhead(db, services.storage),
  ]);
  const kepada = found(pemasok, "Pemasok");
  const kertas = () => pernyataanHutang(pengirim, kepada, rows, pada);
  return { kepada, rows, pengirim, pada, kertas, nama: `Hutang ${kepada.nama} ${tulisTanggal(pada)}.pdf` };
}

export const TANPA_EMAIL_PEMASOK = "Isi email pemasok dahulu untuk dapat mengirim pernyataan";

/** The mail with it, to be compared with the supplier's own list. */
export async function emailHutang(context: ReadCtx, diminta: Diminta, kepala?: Pengirim): Promise<Kiriman> {
  const { kepada, rows, pengirim, pada, kertas, nama } = await suratHutang(context, diminta, kepala);
  const total = rows.reduce((sum, { sisa }) => sum + sisa, 0);
  return {
    pengirim,
    idSo: null,
    idInvoice: null,
    idPemasok: diminta.idPemasok,
    alamat: kepada.email,
    tanpaAlamat: TANPA_EMAIL_PEMASOK,
    perihal: `Pernyataan hutang ${pengirim.nama}`,
    isi: salamEmail(pengirim, kepada.nama, [
      `Per ${tulisTanggal(pada)} kami mencatat tagihan Bapak/Ibu yang belum kami bayar sebesar ${rupiah(total)} (${rows.length} PO), terlampir.`,
      "",
      "Mohon dikabari bila ada yang berbeda dengan catatan Bapak/Ibu.",
    ]),
    lampiran: { nama: nama.replace(/[\\/:*?"<>|]/g, " "), kertas },
  };
}

/** Mails it. */
export async function kirimHutangPdf(context: OwnCtx, { idPemasok, tanggal, ...isian }: Diminta & Isian) {
  return kirimEmail(context, denganIsian(await emailHutang(context, { idPemasok, tanggal }), isian));
}
