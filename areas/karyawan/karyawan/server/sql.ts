import type { Menu } from "#kernel/permission.ts";
import { namesOf } from "#kernel/record.ts";
import type { Id } from "#kernel/types.ts";
import { columns, jsonOf } from "#platform/db/columns.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import { lockedRow } from "#platform/db/lockedRow.ts";
import { conflict, invalidField } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { pilihanDivisi } from "../../divisi/contract.ts";
import { pilihanJabatan } from "../../jabatan/contract.ts";
import { pilihanRole } from "../../role/contract.ts";
import type { Karyawan, KaryawanBaru, UrutKaryawan } from "../contract.ts";
import { dataDiri, hakKaryawan, isianKeluar, isianPekerjaan, pilihanAtasan } from "../isiKaryawan.ts";
import { problemOfNomor } from "./rules.ts";

/** An employee as stored, with names for ids. */
export type KaryawanRow = Omit<Karyawan, "resign" | "aksi" | "fotoProfile" | "menu"> & {
  resign: boolean;
  idFoto: string | null;
  menu: Menu[];
  namaRole: string;
};

/** The columns that a person types. */
export const KOLOM = namesOf({ ...dataDiri, ...isianPekerjaan });
const KELUAR = namesOf(isianKeluar);

const select = (db: Db) => db`
  select k.id_user, ${columns(db, "k", dataDiri, isianKeluar, hakKaryawan)}, k.id_foto, k.versi,
    r.nama_role, jsonb_build_array(${jsonOf(db, "r", pilihanRole)}) as role,
    case when d is null then '[]'::jsonb else jsonb_build_array(${jsonOf(db, "d", pilihanDivisi)}) end as divisi,
    case when j is null then '[]'::jsonb else jsonb_build_array(${jsonOf(db, "j", pilihanJabatan)}) end as jabatan,
    case when a is null then '[]'::jsonb else jsonb_build_array(${jsonOf(db, "a", pilihanAtasan)}) end as atasan,
    (select count(*) from karyawan b where b.id_atasan = k.id_user and not b.dihapus and not b.resign)::int as bawahan,
    (exists (select from totp t where t.id_user = k.id_user and t.aktif is not null)
      or exists (select from passkey p where p.id_user = k.id_user)) as faktor_kedua
  from karyawan k
  join role r using (id_role)
  left join divisi d on d.id_divisi = k.id_divisi
  left join jabatan j on j.id_jabatan = k.id_jabatan
  left join karyawan a on a.id_user = k.id_atasan and not a.dihapus`;

type Dicari = { cari: string; page: number; limit: number; urut: `${"" | "-"}${UrutKaryawan}` | null };

/** A page, newest first unless asked otherwise. */
export async function pageOfKaryawan(db: Db, asked: Dicari) {
  const cocok = db`not k.dihapus ${contains(db, "k.teksCari", asked.cari)}`;
  const halaman = db`limit ${asked.limit} offset ${offsetOf(asked)}`;
  const [rows, [count]] = await Promise.all([
    db<KaryawanRow[]>`${select(db)} where ${cocok} order by ${terurut(db, asked.urut)} ${halaman}`,
    db<{ total: number }[]>`select count(*) as total from karyawan k where ${cocok}`,
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Those without division or first day stand last, either way. */
function terurut(db: Db, urut: Dicari["urut"]): Fragment {
  if (urut === null) return db`k.id_user desc`;
  const turun = urut.startsWith("-") ? db`desc` : db``;
  return db`${URUTAN[urut.replace("-", "") as UrutKaryawan](db, turun)}, k.id_user ${turun}`;
}

const URUTAN: Readonly<Record<UrutKaryawan, (db: Db, turun: Fragment) => Fragment>> = {
  noKaryawan: (db, turun) => db`k.no_karyawan ${turun}`,
  namaLengkap: (db, turun) => db`lower(k.nama_lengkap) ${turun}`,
  divisi: (db, turun) => db`lower(d.nama_divisi) ${turun} nulls last`,
  awalBekerja: (db, turun) => db`k.awal_bekerja ${turun} nulls last`,
};

export async function findKaryawan(db: Db, idUser: Id<"karyawan">): Promise<KaryawanRow | undefined> {
  const [row] = await db<KaryawanRow[]>`${select(db)} where k.id_user = ${idUser} and not k.dihapus`;
  return row;
}

export async function choicesOfAtasan(db: Db) {
  return db<{ idUser: Id<"karyawan">; namaLengkap: string; noKaryawan: string }[]>`
    select id_user, nama_lengkap, no_karyawan from karyawan where not dihapus and not resign order by nama_lengkap`;
}

/** The employee, locked until the transaction ends. */
export async function lockKaryawan(tx: Tx, idUser: Id<"karyawan">): Promise<KaryawanRow | undefined> {
  return lockedRow(
    () => tx`select from karyawan where id_user = ${idUser} for update`,
    () => tx<KaryawanRow[]>`${select(tx)} where k.id_user = ${idUser} and not k.dihapus`,
  );
}

/** Counts the other Super Admins who can sign in, and locks them, so that two cannot leave at the same moment. */
export async function superAdminLain(tx: Tx, idUser: Id<"karyawan">): Promise<number> {
  const rows = await tx`
    select k.id_user from karyawan k join role r using (id_role)
    where r.nama_role = 'Super Admin' and not k.dihapus and not k.resign and k.id_user <> ${idUser}
    order by k.id_user for update of k`;
  return rows.length;
}

export async function namaRole(db: Db, idRole: Id<"role">): Promise<string> {
  const [row] = await db<{ namaRole: string }[]>`select nama_role from role where id_role = ${idRole}`;
  if (!row) throw tidakDikenal.karyawan_id_role_fkey();
  return row.namaRole;
}

/** The deleted employee who had this number, if there is one. */
export async function pemilikLama(db: Db, noKaryawan: string): Promise<string | null> {
  const [row] = await db<{ namaLengkap: string }[]>`
    select nama_lengkap from karyawan where no_karyawan = ${noKaryawan} and dihapus`;
  return row?.namaLengkap ?? null;
}

export type CalonAtasan = { namaLengkap: string; dihapus: boolean; melapor: boolean };

/**
 * Changes of superiors run one after the other, because two of them together could make a circle. Call it before any
 * employee is locked, since each may need the other's.
 */
export async function lockAtasan(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('atasan karyawan'))`;
}

/**
 * The possible superior of an employee (null: a new one), and whether he or she reports to that employee, at any
 * distance.
 */
export async function calonAtasan(tx: Tx, idUser: Id<"karyawan"> | null, idAtasan: Id<"karyawan">) {
  const [row] = await tx<CalonAtasan[]>`
    with recursive ke_atas as (
      select id_user, id_atasan from karyawan where id_user = ${idAtasan}
      union
      select k.id_user, k.id_atasan from ke_atas b join karyawan k on k.id_user = b.id_atasan
    )
    select nama_lengkap, dihapus, exists (select from ke_atas where id_user = ${idUser}) as melapor
    from karyawan where id_user = ${idAtasan}`;
  return row;
}

const tidakDikenal = {
  karyawan_id_role_fkey: () => invalidField("idRole", "Role tidak dikenal"),
  karyawan_id_divisi_fkey: () => invalidField("idDivisi", "Divisi tidak dikenal"),
  karyawan_id_jabatan_fkey: () => invalidField("idJabatan", "Jabatan tidak dikenal"),
  karyawan_id_atasan_fkey: () => invalidField("idAtasan", "Atasan tidak dikenal"),
  karyawan_check: () => invalidField("idAtasan", "Atasan tidak boleh diri sendiri"),
};

export type Simpanan = Pick<KaryawanBaru, (typeof KOLOM)[number]> & { menu: Menu[] };

const dipakai = (noKaryawan: string) => {
  const message = problemOfNomor(noKaryawan, null);
  return () => conflict(message, [{ field: "noKaryawan", message }]);
};

export async function insertKaryawan(tx: Tx, row: Simpanan, password: string, now: Date): Promise<Id<"karyawan">> {
  const sentences = { ...tidakDikenal, karyawan_no_unik: dipakai(row.noKaryawan) };
  const [added] = await translating(
    () => tx<{ idUser: Id<"karyawan"> }[]>`
      insert into karyawan
        ${tx({ ...row, password, passwordAwalSejak: now }, ...KOLOM, "menu", "password", "passwordAwalSejak")}
      returning id_user`,
    sentences,
  );
  if (!added) throw new Error("insert answered no row");
  return added.idUser;
}

export type Perubahan = Simpanan & { resign: boolean; tglResign: string | null };

export async function changeKaryawan(tx: Tx, idUser: Id<"karyawan">, row: Perubahan): Promise<void> {
  const sentences = { ...tidakDikenal, karyawan_no_unik: dipakai(row.noKaryawan) };
  await translating(
    () => tx`
      update karyawan set ${tx(row, ...KOLOM, ...KELUAR, "menu")}, versi = versi + 1
      where id_user = ${idUser}`,
    sentences,
  );
}

export async function removeKaryawan(tx: Tx, idUser: Id<"karyawan">): Promise<void> {
  await tx`update karyawan set dihapus = true, versi = versi + 1 where id_user = ${idUser}`;
}

/** Removes this superior from all subordinates and answers who they were. */
export async function releaseBawahan(tx: Tx, idAtasan: Id<"karyawan">): Promise<Id<"karyawan">[]> {
  const rows = await tx<{ idUser: Id<"karyawan"> }[]>`
    with bawahan as (
      select id_user from karyawan where id_atasan = ${idAtasan} and not dihapus order by id_user for update
    )
    update karyawan k set id_atasan = null, versi = versi + 1 from bawahan b where k.id_user = b.id_user
    returning k.id_user`;
  return rows.map((row) => row.idUser);
}
