import type { StatusEmail } from "#contract/penjualan/label.ts";
import type { Email } from "#contract/penjualan/order.ts";
import type { Db, Tx } from "#server/platform/postgres/database.ts";

export type EmailBaru = {
  idSo: string;
  idInvoice: string | null;
  alamat: string;
  perihal: string;
  idUser: number;
  waktu: Date;
};

export async function catat(db: Db, email: EmailBaru): Promise<number> {
  const [row] = await db<{ idEmail: number }[]>`insert into email ${db(email)} returning id_email`;
  if (!row) throw new Error("insert answered no row");
  return row.idEmail;
}

export async function catatHasil(tx: Tx, idEmail: number, status: StatusEmail, alasan: string): Promise<void> {
  await tx`update email set status = ${status}, alasan = ${alasan} where id_email = ${idEmail}`;
}

export function riwayatEmail(db: Db, idSo: string) {
  return db<Email[]>`
    select e.id_email, e.id_so, e.id_invoice, e.alamat, e.perihal, e.status, e.alasan, e.waktu,
      jsonb_build_object('namaLengkap', k.nama_lengkap) as "user"
    from email e join karyawan k using (id_user)
    where e.id_so = ${idSo} order by e.id_email desc limit 200`;
}
