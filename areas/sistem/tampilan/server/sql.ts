import type { Id } from "#kernel/types.ts";
import { type Db, type Tx, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";

export type TampilanRow = {
  idTampilan: number;
  daftar: string;
  nama: string;
  idUser: number;
  bersama: boolean;
  oleh: string;
  utama: boolean;
  isi: string;
  versi: number;
};

/** The views of a list that this person sees, by name. */
export const tampilanTerlihat = (db: Db, idUser: Id<"karyawan">, daftar: string): Promise<TampilanRow[]> =>
  db<TampilanRow[]>`
    select t.id_tampilan, t.daftar, t.nama, t.id_user, t.bersama, k.nama_lengkap as oleh, t.isi, t.versi,
      exists (select 1 from tampilan_utama u
        where u.id_user = ${idUser} and u.daftar = t.daftar and u.id_tampilan = t.id_tampilan) as utama
    from tampilan t join karyawan k using (id_user)
    where t.daftar = ${daftar} and (t.bersama or t.id_user = ${idUser})
    order by lower(t.nama), t.id_tampilan`;

export async function lockTampilan(tx: Tx, idTampilan: number) {
  const [row] = await tx<Omit<TampilanRow, "oleh" | "utama">[]>`
    select id_tampilan, daftar, nama, id_user, bersama, isi, versi from tampilan
    where id_tampilan = ${idTampilan} for update`;
  return row;
}

export async function jumlahTampilan(tx: Tx, idUser: Id<"karyawan">, daftar: string): Promise<number> {
  const [row] = await tx<{ banyak: number }[]>`
    select count(*)::int as banyak from tampilan where id_user = ${idUser} and daftar = ${daftar}`;
  return row?.banyak ?? 0;
}

const SUDAH_ADA = { tampilan_nama: () => invalidField("nama", "Sudah ada tampilan dengan nama ini") };

type Baru = Pick<TampilanRow, "daftar" | "nama" | "bersama" | "isi">;

export async function insertTampilan({ tx, user, now }: Deed, baru: Baru): Promise<number> {
  const row = { ...baru, idUser: user.idUser, dibuat: now };
  const [made] = await translating(
    () => tx<{ idTampilan: number }[]>`insert into tampilan ${tx(row)} returning id_tampilan`,
    SUDAH_ADA,
  );
  return made?.idTampilan ?? 0;
}

export async function changeTampilan(tx: Tx, idTampilan: number, isi: Omit<Baru, "daftar">): Promise<void> {
  await translating(
    () =>
      tx`update tampilan set ${tx(isi, "nama", "bersama", "isi")}, versi = versi + 1 where id_tampilan = ${idTampilan}`,
    SUDAH_ADA,
  );
}

export const removeTampilan = (tx: Tx, idTampilan: number) =>
  tx`delete from tampilan where id_tampilan = ${idTampilan}`;

/** What is no longer everybody's opens the list of its author alone. */
export const releaseUtama = (tx: Tx, { idTampilan, idUser }: Pick<TampilanRow, "idTampilan" | "idUser">) => tx`
  delete from tampilan_utama where id_tampilan = ${idTampilan} and id_user <> ${idUser}`;

export async function chooseUtama({ tx, user }: Deed, daftar: string, idTampilan: number | null): Promise<void> {
  if (idTampilan === null) {
    await tx`delete from tampilan_utama where id_user = ${user.idUser} and daftar = ${daftar}`;
    return;
  }
  await tx`
    insert into tampilan_utama (id_user, daftar, id_tampilan) values (${user.idUser}, ${daftar}, ${idTampilan})
    on conflict (id_user, daftar) do update set id_tampilan = excluded.id_tampilan`;
}
