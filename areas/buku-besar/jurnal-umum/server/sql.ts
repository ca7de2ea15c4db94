import { akunKendali } from "#books/jurnal/akun.ts";
import { kolomPenyetuju } from "#company/batas.ts";
import type { Rentang } from "#kernel/range.ts";
import { namesOf, type ValuesOf } from "#kernel/record.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { type Db, type Fragment, type Tx, translating } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { conflict } from "#platform/http/refusal.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains, within } from "#platform/list/search.ts";
import { type BarisJurnalUmum, isianJurnalUmum, type JurnalUmum, type StatusJurnalUmum } from "../contract.ts";
import type { AkunBaris, Sasaran } from "./rules.ts";

/** As stored, with the names behind the ids, and its pictures by their ids. */
export type JurnalUmumRow = Omit<JurnalUmum, "aksi" | "persetujuan"> & Sasaran;

const select = (db: Db): Fragment => db`
  select j.id_jurnal_umum, j.tanggal, j.keterangan, j.nominal, j.status, j.note, j.tgl_approve, j.id_user, j.membalik, j.ditarik,
    ${kolomPenyetuju(db, "jurnalUmum", db`j.id_jurnal_umum`, db`1`)},
    u.nama_lengkap as dibuat_oleh, (j.dibuat at time zone 'Asia/Jakarta')::date as tgl_dibuat, a.nama_lengkap as diproses_oleh,
    (select b.id_jurnal_umum from jurnal_umum b where b.membalik = j.id_jurnal_umum and b.status <> 'Ditolak') as dibalik,
    (select e.id_jurnal from jurnal e where e.dokumen = j.id_jurnal_umum and e.peristiwa = 'jurnal-umum') as id_jurnal,
    (select jsonb_agg(jsonb_build_object('idAkun', l.id_akun, 'kode', g.kode, 'nama', g.nama, 'debit', l.debit,
        'kredit', l.kredit) order by l.urutan)
      from jurnal_umum_baris l join bagan_akun g using (id_akun) where l.id_jurnal_umum = j.id_jurnal_umum) as baris,
    array(select b.id_berkas::text from jurnal_umum_bukti b where b.id_jurnal_umum = j.id_jurnal_umum order by b.urutan)
      as bukti
  from jurnal_umum j
  join karyawan u on u.id_user = j.id_user
  left join karyawan a on a.id_user = j.id_user_approve`;

type Dicari = Rentang & { page: number; limit: number; cari: string; status: StatusJurnalUmum | null };

/** People type them: there are few enough to be counted. */
export async function pageOfJurnalUmum(db: Db, dicari: Dicari) {
  const yang = db`true ${within(db, "tanggal", dicari)} ${dicari.status ? db`and status = ${dicari.status}` : db``}
    ${contains(db, "teks", dicari.cari, "row by row")}`;
  const rows = await db<{ id: string; total: number }[]>`
    select id_jurnal_umum as id, count(*) over () as total
    from (select *, lower(id_jurnal_umum || E'\n' || keterangan) as teks from jurnal_umum) j where ${yang}
    order by tanggal desc, urut desc limit ${dicari.limit} offset ${offsetOf(dicari)}`;
  const ids = rows.map(({ id }) => id);
  return {
    rows: await db<JurnalUmumRow[]>`
      ${select(db)} where j.id_jurnal_umum = any(${ids}) order by j.tanggal desc, j.urut desc`,
    total: rows[0]?.total ?? 0,
  };
}

export async function findJurnalUmum(db: Db, idJurnalUmum: string): Promise<JurnalUmumRow | undefined> {
  const [row] = await db<JurnalUmumRow[]>`${select(db)} where j.id_jurnal_umum = ${idJurnalUmum}`;
  return row;
}

/** The entry, locked until the transaction ends, and read after the lock: whoever was first may have decided meanwhile. */
export async function lockJurnalUmum(tx: Tx, idJurnalUmum: string): Promise<JurnalUmumRow | undefined> {
  await tx`select 1 from jurnal_umum where id_jurnal_umum = ${idJurnalUmum} for update`;
  return findJurnalUmum(tx, idJurnalUmum);
}

/** The accounts of lines. They are not locked: the key of jurnal_umum_baris keeps them, and none becomes a control account. */
export const akunBaris = (tx: Tx, baris: readonly BarisJurnalUmum[]) => tx<AkunBaris[]>`
  select b.id_akun, b.kode, b.nama, ${akunKendali(tx, "b")} as kendali
  from bagan_akun b where b.id_akun = any(${baris.map(({ idAkun }) => idAkun)}::integer[])`;

export type Baru = ValuesOf<typeof isianJurnalUmum> & {
  idJurnalUmum: string;
  baris: readonly { idAkun: Id<"akun">; debit: Rupiah; kredit: Rupiah }[];
  membalik: string | null;
};

const KOLOM = namesOf(isianJurnalUmum);

export async function insertJurnalUmum({ tx, user, now }: Deed, { baris, ...baru }: Baru): Promise<void> {
  const nominal = baris.reduce<number>((sum, { debit }) => sum + debit, 0);
  const row = { ...baru, nominal, dibuat: now, idUser: user.idUser };
  await translating(
    () => tx`insert into jurnal_umum ${tx(row, "idJurnalUmum", ...KOLOM, "nominal", "dibuat", "idUser", "membalik")}`,
    { jurnal_umum_dibalik: () => conflict(`${baru.membalik} sudah dibalik`) },
  );
  const lines = baris.map(({ idAkun, debit, kredit }, at) => ({
    idJurnalUmum: baru.idJurnalUmum,
    urutan: at + 1,
    idAkun,
    debit,
    kredit,
  }));
  await tx`insert into jurnal_umum_baris ${tx(lines)}`;
}

/** The proofs of the one it takes back prove this one too. */
export async function copyBukti(tx: Tx, dari: string, ke: string): Promise<void> {
  await tx`
    insert into jurnal_umum_bukti (id_jurnal_umum, urutan, id_berkas)
    select ${ke}, urutan, id_berkas from jurnal_umum_bukti where id_jurnal_umum = ${dari}`;
}

type Putusan = { status: "Disetujui" | "Ditolak"; note: string; ditarik?: boolean };

export async function decideJurnalUmum(
  { tx, user, today }: Deed,
  idJurnalUmum: string,
  putusan: Putusan,
): Promise<void> {
  await tx`
    update jurnal_umum set status = ${putusan.status}, note = ${putusan.note}, id_user_approve = ${user.idUser},
      tgl_approve = ${today}, ditarik = ${putusan.ditarik ?? false}
    where id_jurnal_umum = ${idJurnalUmum}`;
}
