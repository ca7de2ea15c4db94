import { namesOf, type ValuesOf } from "#contract/kernel/record.ts";
import { hasilEmail, suratEmail } from "#contract/penjualan/isiEmail.ts";
import type { StatusEmail } from "#contract/penjualan/label.ts";
import type { Email } from "#contract/penjualan/order.ts";
import { columns } from "#server/platform/postgres/columns.ts";
import type { Db, Tx } from "#server/platform/postgres/database.ts";

export type EmailBaru = Omit<ValuesOf<typeof suratEmail>, "waktu" | "idSo"> & {
  idSo: string | null;
  idPelanggan: number | null;
  waktu: Date;
  idUser: number;
};

export async function catatEmail(db: Db, email: EmailBaru): Promise<number> {
  const [row] = await db<{ idEmail: number }[]>`
    insert into email ${db(email, ...namesOf(suratEmail), "idPelanggan", "idUser")} returning id_email`;
  if (!row) throw new Error("insert answered no row");
  return row.idEmail;
}

export async function catatHasilEmail(tx: Tx, idEmail: number, status: StatusEmail, alasan: string): Promise<void> {
  await tx`update email set status = ${status}, alasan = ${alasan} where id_email = ${idEmail}`;
}

export function riwayatEmail(db: Db, idSo: string) {
  return db<Email[]>`
    select e.id_email, ${columns(db, "e", suratEmail, hasilEmail)},
      jsonb_build_object('namaLengkap', k.nama_lengkap) as "user"
    from email e join karyawan k using (id_user)
    where e.id_so = ${idSo} order by e.id_email desc limit 200`;
}
