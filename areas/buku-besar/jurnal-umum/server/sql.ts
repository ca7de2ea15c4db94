import { akunKendali, dokumenKendali } from "#books/jurnal/akun.ts";
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
import { berkala, jadwalDari } from "../jadwal.ts";
import type { AkunBaris, Sasaran } from "./rules.ts";

/** As stored, with the names behind the ids, and its pictures by their ids. */
export type JurnalUmumRow = Omit<JurnalUmum, "aksi" | "persetujuan"> & Sasaran;

const select = (db: Db): Fragment => db`
  select j.id_jurnal_umum, j.tanggal, j.keterangan, j.ulangan, j.ulang_sampai, j.nominal, coalesce(j.jumlah, j.nominal) as jumlah,
    j.status, j.note, j.tgl_approve, j.id_user, j.membalik, j.ditarik,
    ${kolomPenyetuju(db, "jurnalUmum", db`j.id_jurnal_umum`, db`1`)},
    u.nama_lengkap as dibuat_oleh, (j.dibuat at time zone 'Asia/Jakarta')::date as tgl_dibuat, a.nama_lengkap as diproses_oleh,
    (select b.id_jurnal_umum from jurnal_umum b where b.membalik = j.id_jurnal_umum and b.status <> 'Ditolak') as dibalik,
    (select e.id_jurnal from jurnal e where e.dokumen = j.id_jurnal_umum and e.peristiwa = 'jurnal-umum') as id_jurnal,
    exists (select from pembebanan p where p.id_jurnal_umum in (j.id_jurnal_umum, j.membalik)) as pembebanan,
    (select jsonb_agg(jsonb_build_object('idAkun', l.id_akun, 'kode', g.kode, 'nama', g.nama, 'debit', l.debit,
        'kredit', l.kredit) order by l.urutan)
      from jurnal_umum_baris l join bagan_akun g using (id_akun) where l.id_jurnal_umum = j.id_jurnal_umum) as baris,
    array(select b.id_berkas::text from jurnal_umum_bukti b where b.id_jurnal_umum = j.id_jurnal_umum order by b.urutan)
      as bukti,
    coalesce((
      select jsonb_agg(jsonb_build_object('ke', t.ke, 'tanggal', t.tanggal, 'nominal', t.nominal, 'idJurnal', e.id_jurnal,
        'keadaan', case when e.id_jurnal is not null then 'Dibukukan' when j.status = 'Ditolak' then 'Ditolak'
          when j.status = 'Menunggu' then 'Menunggu persetujuan'
          when exists (select from jurnal_umum b where b.membalik = j.id_jurnal_umum and b.status = 'Disetujui') then 'Dihentikan'
          else 'Akan dibukukan' end) order by t.ke)
      from (select ke, tanggal, sum(debit)::bigint as nominal from jurnal_umum_jadwal t
            where t.id_jurnal_umum = j.id_jurnal_umum group by 1, 2) t
      left join jurnal e on e.dokumen = j.id_jurnal_umum and e.peristiwa in ('jurnal-ulang', 'jurnal-balik')
        and e.tanggal = t.tanggal), '[]') as jadwal
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
  select b.id_akun, b.kode, b.nama, ${akunKendali(tx, "b")} as kendali, ${dokumenKendali(tx, "b")} as dokumen
  from bagan_akun b where b.id_akun = any(${baris.map(({ idAkun }) => idAkun)}::integer[])`;

export type Baru = ValuesOf<typeof isianJurnalUmum> & {
  idJurnalUmum: string;
  baris: readonly { idAkun: Id<"akun">; debit: Rupiah; kredit: Rupiah }[];
  membalik: string | null;
};

const KOLOM = namesOf(isianJurnalUmum);

/** Writes the first entry with its lines, and the schedule of those that follow. */
export async function insertJurnalUmum({ tx, user, now }: Deed, { baris, ...baru }: Baru): Promise<void> {
  const { idJurnalUmum } = baru;
  const [pertama, ...lanjutan] = jadwalDari({ ...baru, baris });
  const sisi = pertama?.baris ?? [];
  const nominal = debitOf(sisi);
  const jumlah = berkala(baru.ulangan) ? lanjutan.reduce((sum, tahap) => sum + debitOf(tahap.baris), nominal) : null;
  const row = { ...baru, nominal, jumlah, dibuat: now, idUser: user.idUser };
  const kolom = ["idJurnalUmum", ...KOLOM, "nominal", "jumlah", "dibuat", "idUser", "membalik"] as const;
  await translating(() => tx`insert into jurnal_umum ${tx(row, ...kolom)}`, {
    jurnal_umum_dibalik: () => conflict(`${baru.membalik} sudah dibalik`),
  });
  const akun = baris.map(({ idAkun }) => idAkun);
  await tx`insert into jurnal_umum_baris ${tx(sisi.map((satu, at) => ({ idJurnalUmum, urutan: at + 1, idAkun: akun[at] ?? 0, ...satu })))}`;
  if (lanjutan.length === 0) return;
  const rows = lanjutan.flatMap(({ ke, tanggal, baris }) =>
    baris.map((satu, at) => ({ ke, urutan: at + 1, tanggal, ...satu })),
  );
  await tx`
    insert into jurnal_umum_jadwal (id_jurnal_umum, ke, urutan, tanggal, debit, kredit)
    select ${idJurnalUmum}, * from unnest(${rows.map(({ ke }) => ke)}::smallint[], ${rows.map(({ urutan }) => urutan)}::smallint[],
      ${rows.map(({ tanggal }) => tanggal)}::date[], ${rows.map(({ debit }) => debit)}::bigint[],
      ${rows.map(({ kredit }) => kredit)}::bigint[])`;
}

const debitOf = (baris: readonly { debit: number }[]): number => baris.reduce((sum, { debit }) => sum + debit, 0);

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
