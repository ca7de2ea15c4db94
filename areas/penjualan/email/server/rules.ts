import { type Boleh, boleh, tidak } from "#kernel/row.ts";
import type { EmailKeluar } from "../contract.ts";

/** A mail of the outbox as stored. */
export type EmailRow = Omit<EmailKeluar, "aksi"> & {
  /** The mail with which it was sent again. */
  diulang: number | null;
  /** What would be sent is still kept. */
  tersimpan: boolean;
};

export function mayResend({ status, diulang, tersimpan }: EmailRow): Boleh {
  if (status === "Antri") return tidak("Masih antri, dicoba lagi sendiri");
  if (status === "Mengirim") return tidak("Sedang dikirim");
  if (status === "Terkirim") return tidak("Sudah diterima server email, kirim lagi dari dokumennya bila perlu");
  if (diulang !== null) return tidak("Sudah dikirim ulang");
  return tersimpan ? boleh : tidak("Isinya tidak disimpan lagi, kirim lagi dari dokumennya");
}

export const mayReturn = ({ status }: EmailRow): Boleh =>
  status === "Terkirim" || status === "Tidak Pasti" ? boleh : tidak("Belum diterima server email");
