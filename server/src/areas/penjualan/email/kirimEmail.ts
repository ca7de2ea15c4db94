import type { Id } from "#contract/kernel/types.ts";
import { TANPA_EMAIL } from "#contract/penjualan/order.ts";
import { bolehMengirim, type Pengirim } from "#server/company/perusahaan.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { ReadCtx } from "#server/platform/http/context.ts";
import { conflict, must, Refusal } from "#server/platform/http/refusal.ts";
import type { MailOutcome } from "#server/platform/mail/mailer.ts";
import type { Company } from "#server/platform/pdf/letterhead.ts";
import type { Tx } from "#server/platform/postgres/database.ts";
import { catatEmail, catatHasilEmail } from "./sql.ts";

/** A document to mail to a customer: an order or one of its invoices, or the statement of a customer's account. */
export type Kiriman = {
  pengirim: Pengirim;
  /** Null for a statement. */
  idSo: string | null;
  /** Set if the document is an invoice. */
  idInvoice: string | null;
  /** Set if the document is a statement. */
  idPelanggan?: Id<"pelanggan">;
  /** The recipient; blank if the order has no address. */
  alamat: string;
  perihal: string;
  isi: string;
  lampiran: { nama: string; pdf: Buffer };
  /** What is noted together with the mail. */
  catat?: (tx: Tx, idEmail: number) => Promise<unknown>;
};

/** The text of a mail: greeting, sentences, sender. */
export function salamEmail(company: Company, nama: string, kalimat: readonly string[]): string {
  const contact = [company.alamat, company.telepon && `Telp. ${company.telepon}`, company.email].filter(Boolean);
  return [`Yth. ${nama},`, "", ...kalimat, "", "Hormat kami,", company.nama, ...contact].join("\n");
}

/**
 * Mails a document. The mail is noted before it is sent and again with the result, each in its own transaction: no
 * connection is held while the mail server works, and a failure is in the history too.
 */
export async function kirimEmail(context: ReadCtx, kiriman: Kiriman): Promise<{ message: string }> {
  const { services, user, now } = context;
  const { idSo, idInvoice, idPelanggan = null, alamat, perihal } = kiriman;
  if (alamat === "") throw conflict(TANPA_EMAIL, [{ field: "email", message: TANPA_EMAIL }]);
  must(bolehMengirim(kiriman.pengirim));
  const idEmail = await services.sql.begin(async (tx) => {
    const tentang = { idSo, idInvoice, idPelanggan, alamat, perihal };
    const id = await catatEmail(tx, { ...tentang, idUser: user.idUser, waktu: now });
    await kiriman.catat?.(tx, id);
    return id;
  });
  const outcome = await services.mailer.send({
    to: alamat,
    subject: perihal,
    text: kiriman.isi,
    attachments: [{ filename: kiriman.lampiran.nama, content: kiriman.lampiran.pdf, contentType: "application/pdf" }],
  });
  await simpanHasil(context, kiriman, idEmail, outcome);
  if (!outcome.ok) {
    // Announced here, because the kernel announces successful calls only.
    services.live.announce(["email", "piutang"]);
    throw new Refusal(503, outcome.alasan);
  }
  return { message: `Email berhasil dikirim ke ${alamat}` };
}

async function simpanHasil(context: ReadCtx, kiriman: Kiriman, idEmail: number, outcome: MailOutcome) {
  const { services, user, now, today, call } = context;
  const status = outcome.ok ? "Terkirim" : "Gagal";
  const alasan = outcome.ok ? "" : outcome.alasan;
  await services.sql.begin(async (tx) => {
    await catatHasilEmail(tx, idEmail, status, alasan);
    const deed = { tx, user, now, today, call };
    const { idSo, idInvoice, idPelanggan, alamat } = kiriman;
    if (idSo === null) {
      const pengingat = [`Email ke ${alamat}: ${status}`, alasan].filter(Boolean).join(", ");
      return audit(deed, { jenis: "pelanggan", id: idPelanggan ?? 0, sesudah: { pengingat } });
    }
    const dokumen = idInvoice ? { jenis: "invoice" as const, id: idInvoice } : { jenis: "order" as const, id: idSo };
    return audit(deed, { ...dokumen, idSo, sesudah: { email: alamat, status, alasan } });
  });
}
