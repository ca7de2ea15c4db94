import { dokumenSaja, semuaMilik } from "#company/orderMilik.ts";
import { hasOneOf } from "#kernel/permission.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Deed, User } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { JENIS_KOMENTAR } from "../../komentar/jenisKomentar.ts";
import { RIWAYAT } from "../../riwayat/contract.ts";
import type { Kabar } from "../contract.ts";

type Milik = Awaited<ReturnType<typeof semuaMilik>>;

/** News of this person: none of documents that the person may see no more. */
function milik(db: Db, user: User, semua: Milik): Fragment {
  const terlihat = JENIS_KOMENTAR.filter((jenis) => hasOneOf(user, RIWAYAT[jenis]));
  const dokumen = dokumenSaja(db, semua, { jenis: db`kabar.jenis_dokumen`, id: db`kabar.id_dokumen` });
  return db`id_user = ${user.idUser} and (jenis_dokumen is null or jenis_dokumen = any(${terlihat})) ${dokumen}`;
}

export async function pageOfKabar(db: Db, user: User, dicari: { page: number; limit: number }) {
  const semua = await semuaMilik(db, user);
  const rows = await db<(Kabar & { total: number })[]>`
    select id_kabar, jenis, pesan, waktu, dibaca, count(*) over () as total,
      case when jenis_dokumen is not null then jsonb_build_object('jenis', jenis_dokumen, 'kunci', id_dokumen) end as dokumen
    from kabar where ${milik(db, user, semua)} order by id_kabar desc limit ${dicari.limit} offset ${offsetOf(dicari)}`;
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function kabarBaru(db: Db, user: User): Promise<number> {
  const semua = await semuaMilik(db, user);
  const [row] = await db<{ baru: number }[]>`
    select count(*) as baru from kabar where dibaca is null and ${milik(db, user, semua)}`;
  return row?.baru ?? 0;
}

/** Marks news that the person may see as read; the moment of the first reading stays. */
export async function markRead({ tx, user, now }: Deed, idKabar: number | null): Promise<void> {
  const semua = await semuaMilik(tx, user);
  await tx`
    update kabar set dibaca = ${now}
    where ${milik(tx, user, semua)} and dibaca is null ${idKabar === null ? tx`` : tx`and id_kabar = ${idKabar}`}`;
}

export async function suratOf(db: Db, user: User): Promise<{ lewatEmail: boolean; email: string }> {
  const [row] = await db<{ lewatEmail: boolean; email: string }[]>`
    select kabar_email as lewat_email, email from karyawan where id_user = ${user.idUser}`;
  return row ?? { lewatEmail: false, email: "" };
}

export async function changeKabarEmail({ tx, user }: Deed, lewatEmail: boolean): Promise<void> {
  await tx`update karyawan set kabar_email = ${lewatEmail}, kabar_gagal = 0, kabar_tunda = null where id_user = ${user.idUser}`;
}
