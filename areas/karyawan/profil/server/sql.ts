import type { Id } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import { diriSendiri, type Profil } from "../contract.ts";

type ProfilRow = Omit<Profil, "jabatan" | "divisi" | "fotoProfile"> &
  Profil["jabatan"] &
  Profil["divisi"] & { idFoto: string | null };

export async function profilById(db: Db, idUser: Id<"karyawan">): Promise<ProfilRow | undefined> {
  const [row] = await db<ProfilRow[]>`
    select k.id_user, ${columns(db, "k", diriSendiri)}, coalesce(nama_jabatan, '') as nama_jabatan,
           coalesce(nama_divisi, '') as nama_divisi, k.id_foto
    from karyawan k left join jabatan using (id_jabatan) left join divisi using (id_divisi)
    where id_user = ${idUser} and not dihapus`;
  return row;
}

export type AkunSesi = { idUser: Id<"karyawan">; noKaryawan: string; namaLengkap: string; password: string };

/** The employee of a live session. */
export async function akunSesi(db: Db, sidik: Buffer): Promise<AkunSesi | undefined> {
  const [akun] = await db<AkunSesi[]>`
    select id_user, no_karyawan, nama_lengkap, password
    from sesi join karyawan using (id_user) where sidik = ${sidik} and not resign and not dihapus`;
  return akun;
}

export async function passwordTerkunci(tx: Tx, idUser: Id<"karyawan">): Promise<string | undefined> {
  const [row] = await tx<{ password: string }[]>`
    select password from karyawan where id_user = ${idUser} for update`;
  return row?.password;
}

/** `awal`: when somebody else made it, so that it must be changed and ends; null for one of the person's own. */
export async function insertPassword(tx: Tx, idUser: Id<"karyawan">, password: string, awal: Date | null) {
  await tx`
    update karyawan set password = ${password}, wajib_ganti_password = ${awal !== null}, password_awal_sejak = ${awal}
    where id_user = ${idUser}`;
}

/** Answers the previous one. */
export async function changeHalamanAwal(tx: Tx, idUser: Id<"karyawan">, halamanAwal: string): Promise<string> {
  const [row] = await tx<{ lama: string }[]>`
    update karyawan k set halaman_awal = ${halamanAwal}
    from (select id_user, halaman_awal as lama from karyawan where id_user = ${idUser} for update) sebelum
    where k.id_user = sebelum.id_user returning sebelum.lama`;
  return row?.lama ?? "";
}

/** Answers the previous picture, which is no longer used. */
export async function insertFoto(tx: Tx, idUser: Id<"karyawan">, idFoto: string): Promise<string | null> {
  const [row] = await tx<{ lama: string | null }[]>`
    update karyawan k set id_foto = ${idFoto}
    from (select id_user, id_foto as lama from karyawan where id_user = ${idUser} for update) sebelum
    where k.id_user = sebelum.id_user returning sebelum.lama`;
  return row?.lama ?? null;
}

export async function fotoTerkunci(tx: Tx, idUser: Id<"karyawan">): Promise<string | null> {
  const [row] = await tx<{ idFoto: string | null }[]>`
    select id_foto from karyawan where id_user = ${idUser} for update`;
  return row?.idFoto ?? null;
}
