import type { Email } from "#contract/penjualan/order.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { riwayatEmail } from "./sql.ts";

/** Longer than a mail server is waited for: a mail still being sent after this time was interrupted. */
const PALING_LAMA_MS = 120_000;
export const TERPUTUS =
  "Pengiriman terputus sebelum ada jawaban dari server email, kirim ulang bila belum diterima customer";

/** The mails of an order and its invoices, newest first. */
export async function getRiwayatEmail(db: Db, idSo: string, now: Date): Promise<Email[]> {
  const rows = await riwayatEmail(db, idSo);
  return rows.map((row) => (isCutOff(row, now) ? { ...row, status: "Gagal", alasan: TERPUTUS } : row));
}

const isCutOff = ({ status, waktu }: Email, now: Date) =>
  status === "Mengirim" && now.getTime() - new Date(waktu).getTime() > PALING_LAMA_MS;

/** The same as SQL, of the mail `alias`. */
export const putus = (db: Db, alias: string, now: Date): Fragment =>
  db`(${db(`${alias}.status`)} = 'Mengirim' and ${db(`${alias}.waktu`)} < ${new Date(now.getTime() - PALING_LAMA_MS)})`;
