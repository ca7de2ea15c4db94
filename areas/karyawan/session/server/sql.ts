import type { Menu } from "#kernel/permission.ts";
import type { Id } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";
import { tanpaFaktorKedua } from "#platform/http/sessions/sessions.ts";

export type Akun = {
  idUser: Id<"karyawan">;
  nama: string;
  jabatan: string;
  role: string;
  menu: Menu[];
  idFoto: string | null;
  password: string;
  wajibGantiPassword: boolean;
  /** Since when the password is one that somebody else has seen, and that ends. */
  passwordAwalSejak: Date | string | null;
  wajibFaktorKedua: boolean;
  halamanAwal: string;
  resign: boolean;
  dihapus: boolean;
};

export async function akunByNokar(db: Db, nokar: string): Promise<Akun | undefined> {
  const [akun] = await db<Akun[]>`
    select k.id_user, k.nama_lengkap as nama, coalesce(j.nama_jabatan, '') as jabatan, r.nama_role as role, k.menu,
           k.id_foto, k.password, k.wajib_ganti_password, k.password_awal_sejak, halaman_mulai(k.halaman_awal, r.nama_role) as halaman_awal, k.resign, k.dihapus,
           ${tanpaFaktorKedua(db)} as wajib_faktor_kedua
    from karyawan k join role r using (id_role) left join jabatan j using (id_jabatan)
    where k.no_karyawan = ${nokar}`;
  return akun;
}
