import * as z from "zod/mini";
import { call, pageOf, row } from "#kernel/call.ts";
import { email as alamatEmail, cari, choice, integer, optional, paging, text, withDefault } from "#kernel/fields.ts";
import { PRIVILEGED, withRole } from "#kernel/permission.ts";
import { wireOf } from "#kernel/record.ts";
import { Boleh, idOf, waktu } from "#kernel/row.ts";
import { STATUS_EMAIL } from "../order/label.ts";
import { hasilEmail, suratEmail } from "./isiEmail.ts";

/** A mail of the outbox: of an order, invoice, retur, quotation or PO, of a customer's or supplier's account, or a digest of news. */
export const EmailKeluar = row({
  idEmail: z.int(),
  ...wireOf(suratEmail),
  idSo: z.nullable(z.string()),
  idPo: z.nullable(z.string()),
  idRetur: z.nullable(z.string()),
  idPenawaran: z.nullable(z.string()),
  nomorSeri: z.nullable(z.string()),
  pelanggan: z.nullable(row({ idPelanggan: idOf("pelanggan"), nama: z.string() })),
  pemasok: z.nullable(row({ idPemasok: idOf("pemasok"), nama: z.string() })),
  ...wireOf(hasilEmail),
  /** What the mail server said when it took the mail. */
  jawaban: z.string(),
  percobaan: z.int(),
  cobaLagi: z.nullable(waktu),
  user: row({ namaLengkap: z.string() }),
  aksi: row({ kirimUlang: Boleh, kembali: Boleh }),
});
export type EmailKeluar = z.output<typeof EmailKeluar>;

const permission = withRole(PRIVILEGED);
const idEmail = integer("Email", { min: 1 });
const changes = ["email", "piutang", "pelanggan"] as const;

export const email = {
  getEmailKeluar: call("GET /emailWeb/getEmailKeluar", {
    summary: "Kotak keluar: email yang antri, terkirim ke server, gagal, atau tidak pasti",
    tindakan: "melihat email keluar",
    permission,
    input: z.object({ ...paging, cari, status: optional(choice("Status", STATUS_EMAIL)) }),
    output: pageOf(EmailKeluar),
    reads: ["email"],
  }),
  kirimUlangEmail: call("POST /emailWeb/kirimUlangEmail", {
    summary: "Mengirim ulang email yang gagal atau tidak pasti, bila perlu ke alamat lain",
    tindakan: "mengirim ulang email",
    permission,
    input: z.object({ idEmail, alamat: withDefault<string, string>(alamatEmail(), "") }),
    changes: [...changes],
  }),
  emailKembali: call("POST /emailWeb/emailKembali", {
    summary: "Mencatat bahwa email yang sudah diterima server kembali ke pengirim",
    tindakan: "mencatat email yang kembali",
    permission,
    input: z.object({ idEmail, alasan: text("Alasan", { max: 300 }) }),
    changes: [...changes],
  }),
};
