import { kolomPenyetuju, type Penyetuju, taruhanPelepasan } from "#company/batas.ts";
import { orang } from "#company/orang.ts";
import type { Sasaran } from "#company/putusan.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Deed } from "#platform/http/context.ts";
import { byDay } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Rows } from "#platform/list/countedPage.ts";
import { fileRows } from "#platform/list/fileRows.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import { type PelepasanAsset, pokokPelepasan, type StatusPelepasan, type UrutPelepasan } from "../contract.ts";

/** A request as stored, with the names behind the ids, and its pictures by their ids. */
export type PelepasanRow = Omit<PelepasanAsset, "aksi" | "persetujuan"> & {
  harga: Rupiah;
  penyetuju: readonly Penyetuju[];
};

const select = (db: Db): Fragment => db`
  select ${columns(db, "p", pokokPelepasan)}, p.id_asset, p.ditarik, t.kode_asset, t.nama_barang, t.harga,
    ${kolomPenyetuju(db, "pelepasanAsset", db`p.id_pelepasan_asset`, db`1`)},
    case when r is null then '[]'::jsonb else
      jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) end as rekening,
    ${orang(db, "u")} as user_pengajuan, ${orang(db, "a")} as user_approve,
    array(select b.id_berkas::text from pelepasan_asset_bukti b
          where b.id_pelepasan_asset = p.id_pelepasan_asset order by b.urutan) as bukti_foto_pengajuan,
    case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan
  from pelepasan_asset p
  join asset t using (id_asset)
  left join rekening r using (id_rekening)
  join karyawan u on u.id_user = p.id_user
  left join karyawan a on a.id_user = p.id_user_approve
  left join pengajuan g on g.id_pelepasan_asset = p.id_pelepasan_asset`;

const DAFTAR: CountedList = {
  name: "pelepasan-asset",
  table: "pelepasan_asset",
  id: "idPelepasanAsset",
  bucketing: byDay("tglPengajuan", "urut"),
  text: "teksCari",
};

type Dicari = Rentang & {
  page: number;
  limit: number;
  cari: string;
  status: StatusPelepasan | null;
  urut: Urut<UrutPelepasan>;
};

/** What is not sold brings nothing. */
const URUTAN: Sorts<UrutPelepasan> = {
  by: { tglPengajuan: (db) => db`tgl_pengajuan`, hargaJual: (db) => db`coalesce(harga_jual, 0)` },
  last: "urut",
  newest: "tglPengajuan",
};

export const pageOfPelepasan = (db: Db, { status, ...dicari }: Dicari): Promise<Rows<PelepasanRow>> =>
  pageInOrder(
    db,
    DAFTAR,
    { ...dicari, filter: saringan(db, status) },
    URUTAN,
    (id) => db`${select(db)} where p.id_pelepasan_asset = ${id}`,
  );

const saringan = (db: Db, status: StatusPelepasan | null): Asked["filter"] =>
  status === null ? null : { key: status, where: db`status_pengajuan = ${status}` };

/** What a file of requests holds: what the list shows, or these alone. */
export type Diekspor = Omit<Dicari, "page" | "limit"> & { idPelepasanAsset: readonly string[] | null };

/** The requests of a file in batches, in the order they were made unless asked otherwise. */
export async function* allPelepasan(db: Db, { idPelepasanAsset, status, ...asked }: Diekspor, batch: number) {
  const diminta = { ...asked, filter: saringan(db, status), chosen: idPelepasanAsset };
  const isi = fileRows(db, DAFTAR, diminta, orderBy(db, URUTAN, asked.urut ?? "tglPengajuan"));
  yield* db<PelepasanRow[]>`
    ${select(db)} join (${isi}) f on f.id = p.id_pelepasan_asset order by f.ke`.cursor(batch);
}

export async function findPelepasan(db: Db, id: string): Promise<PelepasanRow | undefined> {
  const [row] = await db<PelepasanRow[]>`${select(db)} where p.id_pelepasan_asset = ${id}`;
  return row;
}

/** A request that someone is about to decide, locked until the transaction ends. */
export async function lockPelepasan(tx: Tx, id: string): Promise<PelepasanRow | undefined> {
  await tx`select 1 from pelepasan_asset where id_pelepasan_asset = ${id} for no key update`;
  // Read after the lock was granted: whoever was first may have decided meanwhile.
  return findPelepasan(tx, id);
}

export const sasaranOf = ({ statusPengajuan, userPengajuan, userApprove, ...row }: PelepasanRow): Sasaran => ({
  statusPengajuan,
  penyetuju: row.penyetuju,
  ditarik: row.ditarik,
  kebutuhan: "pelepasan-asset",
  nominal: taruhanPelepasan(row.hargaJual, row.harga),
  otomatis: false,
  idUser: userPengajuan[0]?.idUser ?? 0,
  namaPemutus: userApprove[0]?.namaLengkap ?? null,
});

type Simpanan = Pick<PelepasanRow, "idPelepasanAsset" | "idAsset" | "alasan" | "keterangan" | "tglPengajuan"> & {
  hargaJual: Rupiah | null;
  idRekening: Id<"rekening"> | null;
  teksCari: string;
};

export async function insertPelepasan({ tx, user, now }: Deed, isi: Simpanan, bukti: readonly string[]): Promise<void> {
  await tx`insert into pelepasan_asset ${tx({ ...isi, dibuat: now, idUser: user.idUser })}`;
  await attachImages(tx, "pelepasan_asset_bukti", { idPelepasanAsset: isi.idPelepasanAsset }, bukti);
}

export async function refusePelepasan(
  { tx, user, today }: Deed,
  id: string,
  { note, ditarik = false }: { note: string; ditarik?: boolean },
): Promise<void> {
  await tx`
    update pelepasan_asset set status_pengajuan = 'Ditolak', note = ${note}, id_user_approve = ${user.idUser},
      tgl_approve = ${today}, ditarik = ${ditarik} where id_pelepasan_asset = ${id}`;
}

export async function buktiPelepasan(db: Db, id: string): Promise<string[]> {
  const rows = await db<{ idBerkas: string }[]>`
    select id_berkas::text from pelepasan_asset_bukti where id_pelepasan_asset = ${id} order by urutan`;
  return rows.map((row) => row.idBerkas);
}
