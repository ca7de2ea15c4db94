import { TANPA_EMAIL } from "#areas/penjualan/order/contract.ts";
import { waktu } from "#kernel/format.ts";
import type { DrafEmail } from "#kernel/surat.ts";
import type { Id } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import { MAIL_NOT_CONFIGURED } from "#platform/documents/mail/mailer.ts";
import { documentPdf } from "#platform/documents/pdf/documents.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import type { OwnCtx, ReadCtx } from "#platform/http/context.ts";
import { conflict, must, Refusal, Unsure } from "#platform/http/refusal.ts";
import { dalamBahasa } from "./dwibahasa.ts";
import { enterEmail, type Hasil, hasilEmail, SEDANG_DIKIRIM, sendFromOutbox } from "./kotakKeluar.ts";
import { maySend, type Pengirim } from "./perusahaan.ts";

/** A document to mail: an order or one of its invoices, a retur, a quotation, a PO, or the statement of a customer's or supplier's account. */
export type Kiriman = {
  pengirim: Pengirim;
  /** Null for all else. */
  idSo: string | null;
  /** Set if the document is an invoice. */
  idInvoice: string | null;
  /** Of these two one is set if the document is a statement. */
  idPelanggan?: Id<"pelanggan">;
  idPemasok?: Id<"pemasok">;
  idPo?: string;
  idRetur?: string;
  idPenawaran?: string;
  /** A machine of which a customer is reminded. */
  nomorSeri?: string;
  /** The recipient; blank if there is no address, which `tanpaAlamat` then says. */
  alamat: string;
  tanpaAlamat?: string;
  perihal: string;
  isi: string;
  lampiran: Lampiran;
  /** What is noted together with the mail. */
  catat?: (tx: Tx, idEmail: number) => Promise<unknown>;
};

/** A paper that is only made when it goes out. */
export type Lampiran = { nama: string; kertas: () => DocumentOptions };

/** The mail as it would go out, for the sender to change first. */
export function drafEmail(
  { services }: Pick<ReadCtx, "services">,
  { pengirim, alamat, perihal, isi, lampiran }: Kiriman,
): { data: DrafEmail } {
  must(maySend(pengirim));
  const kendala = services.mailer.configured ? null : `${MAIL_NOT_CONFIGURED}.`;
  return { data: { alamat, perihal, isi, lampiran: [lampiran.nama], kendala } };
}

/** What the sender changed: blank is what stays. */
export type Isian = { email: string | null; perihal: string; isi: string; dwibahasa?: boolean };
export const denganIsian = (kiriman: Kiriman, { email, perihal, isi, dwibahasa = false }: Isian): Kiriman => ({
  ...kiriman,
  alamat: email || kiriman.alamat,
  perihal: perihal || kiriman.perihal,
  isi: isi || kiriman.isi,
  lampiran: dalamBahasa(kiriman.lampiran, dwibahasa),
});

/** The paper as a call answers it. */
export const tercetak = async (lampiran: Lampiran, dwibahasa = false) => {
  const { nama, kertas } = dalamBahasa(lampiran, dwibahasa);
  return { data: { base64: (await documentPdf(kertas())).toString("base64"), nama } };
};

/** The text of a mail: greeting, sentences, sender. */
export function salamEmail(company: Company, nama: string, kalimat: readonly string[]): string {
  const contact = [company.alamat, company.telepon && `Telp. ${company.telepon}`, company.email].filter(Boolean);
  return [`Yth. ${nama},`, "", ...kalimat, "", "Hormat kami,", company.nama, ...contact].join("\n");
}

/**
 * Mails a document: it is written into the outbox together with what belongs to it, and handed to the mail server at once.
 * What the server does not take now waits there and is tried again; no connection is held while the mail server works.
 */
export async function kirimEmail(context: OwnCtx, kiriman: Kiriman): Promise<{ message: string }> {
  const message = `Email ke ${kiriman.alamat} sudah di kotak keluar, lihat hasilnya di riwayat email`;
  for (let ke = 1; ; ke += 1) {
    // From here on it goes out once, whatever becomes of this process, and whoever asks again under the same key.
    const idEmail = await queueEmail(context, kiriman, async (tx, masukkan) => {
      const antre = await context.once(tx, `email ${ke}`, masukkan);
      await context.keep(tx, { message });
      return antre;
    });
    const hasil = await sendFromOutbox(context.services, idEmail);
    if (hasil) return jawabanDari(hasil);
    const tadi = await hasilEmail(context.services.sql, idEmail);
    // Only one that has failed for good is written once more.
    if (tadi?.status !== "Gagal") return jawabanDari(tadi);
  }
}

type Antre = { idEmail: number };
type Sekali = (tx: Tx, masukkan: () => Promise<Antre>) => Promise<Antre>;

/** Writes the mail of a document into the outbox, in a transaction of its own; `sekali` sees to it that it happens once. */
export async function queueEmail({ services, user, now }: ReadCtx, kiriman: Kiriman, sekali: Sekali): Promise<number> {
  const { idSo, idInvoice, idPelanggan = null, idPemasok = null, idPo = null } = kiriman;
  const { idRetur = null, idPenawaran = null, nomorSeri = null } = kiriman;
  const { alamat, perihal, isi: teks, lampiran, tanpaAlamat = TANPA_EMAIL } = kiriman;
  if (alamat === "") throw conflict(tanpaAlamat, [{ field: "email", message: tanpaAlamat }]);
  must(maySend(kiriman.pengirim));
  const berkas = { nama: lampiran.nama, pdf: await documentPdf(lampiran.kertas()) };
  const tentang = { idSo, idInvoice, idPelanggan, idPemasok, idPo, idRetur, idPenawaran, nomorSeri };
  const isi = { ...tentang, alamat, perihal, teks, lampiran: berkas, idUser: user.idUser, waktu: now };
  const masukkan = async (tx: Tx): Promise<Antre> => {
    const { idEmail, baru } = await enterEmail(tx, isi);
    if (baru) await kiriman.catat?.(tx, idEmail);
    return { idEmail };
  };
  return (await services.sql.begin((tx) => sekali(tx, () => masukkan(tx)))).idEmail;
}

/** The answer to who waits for a mail: only one that the mail server took counts as sent. */
export function jawabanDari(hasil: Hasil | null): { message: string } {
  if (hasil === null) throw new Unsure(409, SEDANG_DIKIRIM);
  switch (hasil.status) {
    case "Terkirim":
      return { message: `Email berhasil dikirim ke ${hasil.alamat}` };
    case "Antri":
      throw new Refusal(503, `${hasil.alasan} Email tetap antri dan dicoba lagi sendiri pada ${waktu(hasil.lagi)}.`);
    case "Tidak Pasti":
      throw new Unsure(503, `${hasil.alasan} Tanyakan ke penerima sebelum mengirim ulang.`);
    case "Gagal":
      throw new Refusal(503, hasil.alasan);
  }
}
