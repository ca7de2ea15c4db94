import { mayCall, withMenu } from "#kernel/permission.ts";
import type { Problem } from "#kernel/problem.ts";
import { type Boleh, boleh } from "#kernel/row.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { found, must, notFound } from "#platform/http/refusal.ts";
import { audit } from "./audit/audit.ts";
import { DIURUNGKAN, keadaanKunjungan, lockKunjunganKeluhan } from "./tagihKunjungan.ts";

type Keadaan = { status: "direncanakan" | "dikerjakan" | "diurungkan" };

/** Whether money can be asked for a visit: also before it, for the way there. */
export const mayBiaya = ({ status }: Keadaan): Boleh => (status === "diurungkan" ? DIURUNGKAN : boleh);

/** A visit costs money that leaves. */
export const problemsOfBiaya = (idKunjungan: string | null, tipe: string): Problem[] =>
  idKunjungan === null || tipe === "keluar"
    ? []
    : [{ field: "tipePengajuan", message: "Biaya kunjungan adalah Dana Keluar" }];

/** A visit for which money is about to be asked, locked; refuses one that was taken back. */
export async function lockBiaya({ tx, user }: Deed, idKunjungan: string): Promise<void> {
  if (!mayCall(withMenu("Servis"), user)) throw notFound("Kunjungan");
  await lockKunjunganKeluhan(tx, idKunjungan);
  const [row] = await tx<Keadaan[]>`
    select ${keadaanKunjungan(tx)} from kunjungan j where j.id_kunjungan = ${idKunjungan}`;
  must(mayBiaya(found(row, "Kunjungan")));
}

/** Notes what a request is for, in the history of the visit too. */
export async function noteBiaya(deed: Deed, idKunjungan: string, idPengajuan: string): Promise<void> {
  await deed.tx`insert into kunjungan_biaya ${deed.tx({ idPengajuan, idKunjungan })}`;
  await audit(deed, { jenis: "kunjungan", id: idKunjungan, sesudah: { biaya: idPengajuan } });
}

/** The visit that a request pays, or null. */
export async function kunjunganOf(db: Db, idPengajuan: string): Promise<string | null> {
  const [row] = await db<{ idKunjungan: string }[]>`
    select id_kunjungan from kunjungan_biaya where id_pengajuan = ${idPengajuan}`;
  return row?.idKunjungan ?? null;
}

/** What was paid for a visit, by its code: its requests that were approved. */
export const upahKunjungan = (db: Db, idKunjungan: Fragment): Fragment => db`
  (select coalesce(sum(u.nominal_pengajuan), 0)::bigint from kunjungan_biaya b join pengajuan u using (id_pengajuan)
   where b.id_kunjungan = ${idKunjungan} and u.status_pengajuan = 'Disetujui')`;
