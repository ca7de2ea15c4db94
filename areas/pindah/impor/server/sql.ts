import type { Id, Tanggal, Waktu } from "#kernel/types.ts";
import { momentText } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { PilihanKolom } from "../contract.ts";
import type { JenisImpor } from "../isiImpor.ts";

export type ImporRow = {
  idImpor: number;
  jenis: JenisImpor;
  berkas: string;
  baris: number;
  tanggal: Tanggal;
  waktu: Waktu;
  idUser: Id<"karyawan">;
  oleh: string;
  dibatalkan: Waktu | null;
};

const TERAKHIR = 50;

/** The last imports of these kinds, newest first. */
export const loadImpor = (db: Db, jenis: readonly JenisImpor[]) => db<ImporRow[]>`
  select m.id_impor, m.jenis, m.berkas, m.baris, m.tanggal, ${momentText(db, db`m.waktu`)} as waktu, m.id_user,
    k.nama_lengkap as oleh, ${momentText(db, db`m.dibatalkan`)} as dibatalkan
  from impor m join karyawan k using (id_user) where m.jenis = any(${[...jenis]}::text[])
  order by m.id_impor desc limit ${TERAKHIR}`;

export async function lockImpor(tx: Tx, idImpor: number): Promise<(ImporRow & { ids: number[] }) | undefined> {
  const [row] = await tx<ImporRow[]>`
    select m.id_impor, m.jenis, m.berkas, m.baris, m.tanggal, ${momentText(tx, tx`m.waktu`)} as waktu, m.id_user,
      k.nama_lengkap as oleh, ${momentText(tx, tx`m.dibatalkan`)} as dibatalkan
    from impor m join karyawan k using (id_user) where m.id_impor = ${idImpor} for update of m`;
  if (!row) return undefined;
  const isi = await tx<{ id: number }[]>`select id from impor_isi where id_impor = ${idImpor} order by id`;
  return { ...row, ids: isi.map(({ id }) => id) };
}

/** The import of the same file that stands. */
export async function findSame(tx: Tx, jenis: JenisImpor, sidik: string) {
  const [row] = await tx<{ tanggal: Tanggal; oleh: string }[]>`
    select m.tanggal, k.nama_lengkap as oleh from impor m join karyawan k using (id_user)
    where m.jenis = ${jenis} and m.sidik = ${sidik} and m.dibatalkan is null`;
  return row;
}

type Baru = { jenis: JenisImpor; nama: string; sidik: string; baris: number };

export async function insertImpor({ tx, user, now, today }: Deed, baru: Baru, ids: readonly number[]): Promise<number> {
  const [row] = await tx<{ idImpor: number }[]>`
    insert into impor (jenis, berkas, sidik, baris, tanggal, waktu, id_user)
    values (${baru.jenis}, ${baru.nama.slice(0, 200)}, ${baru.sidik}, ${baru.baris}, ${today}, ${now}, ${user.idUser})
    returning id_impor`;
  if (!row) throw new Error("insert answered no row");
  await tx`insert into impor_isi (id_impor, id) select ${row.idImpor}, unnest(${[...ids]}::bigint[])`;
  return row.idImpor;
}

export const noteUndone = ({ tx, user, now }: Deed, idImpor: number) => tx`
  update impor set dibatalkan = ${now}, id_user_batal = ${user.idUser} where id_impor = ${idImpor}`;

/** What a person said once of files with these headings. */
export async function rememberedColumns(db: Db, jenis: JenisImpor, sidik: string): Promise<PilihanKolom[] | null> {
  const [row] = await db<{ kolom: PilihanKolom[] }[]>`
    select kolom from impor_kolom where jenis = ${jenis} and sidik = ${sidik}`;
  return row?.kolom ?? null;
}

export const rememberColumns = (deed: Deed, jenis: JenisImpor, sidik: string, kolom: readonly PilihanKolom[]) => {
  const { tx, user, now } = deed;
  return tx`
    insert into impor_kolom (jenis, sidik, kolom, waktu, id_user)
    values (${jenis}, ${sidik}, ${tx.json([...kolom])}, ${now}, ${user.idUser})
    on conflict (jenis, sidik) do update set kolom = excluded.kolom, waktu = excluded.waktu, id_user = excluded.id_user`;
};
