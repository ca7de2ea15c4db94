import type { Menu } from "#kernel/permission.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import { conflict } from "#platform/http/refusal.ts";
import type { Kunci } from "../contract.ts";

export type KunciRow = Omit<Kunci, "aksi" | "menu"> & { menu: Menu[]; role: string; dicabut: boolean };

const select = (db: Db, today: Tanggal): Fragment => db`
  select a.id_kunci, a.nama, a.id_user, a.tulis, a.usul, a.berlaku_sampai, k.nama_lengkap as nama_user, r.nama_role as role, a.menu,
    case when a.dicabut is not null then 'Dicabut' when k.resign or k.dihapus then 'Karyawan resign'
      when a.berlaku_sampai < ${today} then 'Berakhir' else 'Berlaku' end as keadaan,
    a.awalan, a.dipakai, a.alamat, a.kali, a.dicabut is not null as dicabut
  from kunci_api a join karyawan k using (id_user) join role r using (id_role)`;

/** A company has a handful. Those that serve first. */
export const allKunci = (db: Db, today: Tanggal): Promise<KunciRow[]> => db<KunciRow[]>`
  ${select(db, today)} order by a.dicabut is not null, a.id_kunci desc limit 500`;

export async function lockKunci(tx: Tx, idKunci: number, today: Tanggal): Promise<KunciRow | undefined> {
  await tx`select 1 from kunci_api where id_kunci = ${idKunci} for update`;
  const [row] = await tx<KunciRow[]>`${select(tx, today)} where a.id_kunci = ${idKunci}`;
  return row;
}

type Pemilik = { namaLengkap: string; role: string };

/** The employee whom a key is to act as, locked against leaving. */
export async function pemilikKunci(tx: Tx, idUser: number): Promise<Pemilik | undefined> {
  const [row] = await tx<Pemilik[]>`
    select k.nama_lengkap, r.nama_role as role from karyawan k join role r using (id_role)
    where k.id_user = ${idUser} and not k.resign and not k.dihapus for share of k`;
  return row;
}

type KunciBaru = {
  nama: string;
  idUser: number;
  menu: readonly Menu[];
  tulis: boolean;
  usul: boolean;
  berlakuSampai: Tanggal | null;
  sidik: Buffer;
  awalan: string;
  dibuat: Date;
  dibuatOleh: number;
};

const KALIMAT = {
  kunci_api_nama: () => conflict("Sudah ada kunci dengan nama itu, pakai nama lain atau cabut yang lama"),
};

export async function insertKunci(tx: Tx, baru: KunciBaru): Promise<Id<"kunci">> {
  const { nama, idUser, menu, tulis, usul, berlakuSampai, sidik, awalan, dibuat, dibuatOleh } = baru;
  const [row] = await translating(
    () => tx<{ idKunci: Id<"kunci"> }[]>`
      insert into kunci_api (nama, id_user, menu, tulis, usul, berlaku_sampai, sidik, awalan, dibuat, dibuat_oleh)
      values (${nama}, ${idUser}, ${[...menu]}, ${tulis}, ${usul}, ${berlakuSampai}, ${sidik}, ${awalan}, ${dibuat}, ${dibuatOleh})
      returning id_kunci`,
    KALIMAT,
  );
  if (!row) throw new Error("insert answered no row");
  return row.idKunci;
}

export async function endKunci(tx: Tx, idKunci: number, now: Date): Promise<void> {
  await tx`update kunci_api set dicabut = ${now} where id_kunci = ${idKunci}`;
}
