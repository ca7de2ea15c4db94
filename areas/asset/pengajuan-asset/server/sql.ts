import { kolomPenyetuju, type Penyetuju } from "#company/batas.ts";
import { orang } from "#company/orang.ts";
import type { Sasaran } from "#company/putusan.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Deed } from "#platform/http/context.ts";
import { byDay } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Rows } from "#platform/list/countedPage.ts";
import { fileRows } from "#platform/list/fileRows.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import { kategoriAssetDari, lokasiAssetDari } from "../../server/barang.ts";
import {
  type PengajuanAsset,
  pokokPengajuanAsset,
  type StatusPengajuanAsset,
  type UrutPengajuanAsset,
} from "../contract.ts";

/** A request as stored, with names for ids and with picture ids. */
export type PengajuanAssetRow = Omit<PengajuanAsset, "aksi" | "persetujuan"> & {
  namaPemasuk: string | null;
  penyetuju: readonly Penyetuju[];
};

const select = (db: Db): Fragment => db`
  select ${columns(db, "p", pokokPengajuanAsset)},
    ${kategoriAssetDari(db, db`k.pembagi`)}, ${lokasiAssetDari(db)},
    jsonb_build_array(jsonb_build_object('idRekening', r.id_rekening, 'namaRekening', r.nama_rekening)) as rekening,
    ${orang(db, "u")} as user_pengajuan, ${orang(db, "a")} as user_approve,
    array(select b.id_berkas::text from pengajuan_asset_bukti b
          where b.id_pengajuan_asset = p.id_pengajuan_asset order by b.urutan) as bukti_foto_pengajuan,
    case when g.id_pengajuan is not null then jsonb_build_object('idPengajuan', g.id_pengajuan) end as pengajuan,
    case when t.id_asset is not null then jsonb_build_object('idAsset', t.id_asset, 'kodeAsset', t.kode_asset) end as asset,
    m.nama_lengkap as nama_pemasuk, p.versi, p.ditarik,
    ${kolomPenyetuju(db, "pengajuanAsset", db`p.id_pengajuan_asset`, db`p.versi`)}
  from pengajuan_asset p
  join kategori_asset k using (id_kategori_asset)
  join lokasi_asset l using (id_lokasi)
  join rekening r using (id_rekening)
  join karyawan u on u.id_user = p.id_user
  left join karyawan a on a.id_user = p.id_user_approve
  left join pengajuan g on g.id_pengajuan_asset = p.id_pengajuan_asset
  left join asset t on t.id_pengajuan_asset = p.id_pengajuan_asset
  left join karyawan m on m.id_user = t.id_user`;

export type Dicari = Rentang & {
  page: number;
  limit: number;
  cari: string;
  status: StatusPengajuanAsset | null;
  masukAsset: boolean | null;
  urut: Urut<UrutPengajuanAsset>;
};

const DAFTAR: CountedList = {
  name: "pengajuan-asset",
  table: "pengajuan_asset",
  id: "idPengajuanAsset",
  bucketing: byDay("tglPengajuan", "urut"),
  text: "teksCari",
};

const URUTAN: Sorts<UrutPengajuanAsset> = {
  by: {
    tglPengajuan: (db) => db`tgl_pengajuan`,
    namaBarang: (db) => db`lower(nama_barang)`,
    harga: (db) => db`harga`,
  },
  last: "urut",
  newest: "tglPengajuan",
};

export const pageOfPengajuanAsset = (db: Db, dicari: Dicari): Promise<Rows<PengajuanAssetRow>> =>
  pageInOrder(
    db,
    DAFTAR,
    { ...dicari, filter: saringan(db, dicari) },
    URUTAN,
    (id) => db`${select(db)} where p.id_pengajuan_asset = ${id}`,
  );

function saringan(db: Db, { status, masukAsset }: Pick<Dicari, "status" | "masukAsset">): Asked["filter"] {
  if (status === null && masukAsset === null) return null;
  return {
    key: `${status} ${masukAsset}`,
    where: db`true ${status ? db`and status_pengajuan = ${status}` : db``}
      ${masukAsset === null ? db`` : db`and masuk_asset = ${masukAsset}`}`,
  };
}

/** What a file of requests holds: what the list shows, or these alone. */
export type Diekspor = Omit<Dicari, "page" | "limit"> & { idPengajuanAsset: readonly string[] | null };

/** The requests of a file in batches, oldest first unless asked otherwise. */
export async function* allPengajuanAsset(db: Db, { idPengajuanAsset, ...asked }: Diekspor, batch: number) {
  const diminta = { ...asked, filter: saringan(db, asked), chosen: idPengajuanAsset };
  const isi = fileRows(db, DAFTAR, diminta, orderBy(db, URUTAN, asked.urut ?? "tglPengajuan"));
  yield* db<PengajuanAssetRow[]>`
    ${select(db)} join (${isi}) f on f.id = p.id_pengajuan_asset order by f.ke`.cursor(batch);
}

export async function findPengajuanAsset(db: Db, id: string): Promise<PengajuanAssetRow | undefined> {
  const [row] = await db<PengajuanAssetRow[]>`${select(db)} where p.id_pengajuan_asset = ${id}`;
  return row;
}

/** A request that is about to be decided or registered, locked until the transaction ends. */
export async function lockPengajuanAsset(tx: Tx, id: string): Promise<PengajuanAssetRow | undefined> {
  await tx`select 1 from pengajuan_asset where id_pengajuan_asset = ${id} for no key update`;
  // Read after the lock: somebody may have decided it meanwhile.
  return findPengajuanAsset(tx, id);
}

type Diputus = Omit<PengajuanAssetRow, "namaPemasuk">;
export const sasaranOf = ({ statusPengajuan, userPengajuan, userApprove, ...row }: Diputus): Sasaran => ({
  statusPengajuan,
  penyetuju: row.penyetuju,
  ditarik: row.ditarik,
  kebutuhan: "pembelian-asset",
  nominal: row.harga,
  otomatis: false,
  idUser: userPengajuan[0]?.idUser ?? 0,
  namaPemutus: userApprove[0]?.namaLengkap ?? null,
});

/** The picture ids of a request; none without a request. */
export async function buktiPengajuanAsset(db: Db, id: string | null): Promise<string[]> {
  const rows = await db<{ idBerkas: string }[]>`
    select id_berkas::text from pengajuan_asset_bukti where id_pengajuan_asset = ${id} order by urutan`;
  return rows.map((row) => row.idBerkas);
}

export type Simpanan = {
  idPengajuanAsset: string;
  namaBarang: string;
  idKategoriAsset: Id<"kategoriAsset">;
  idLokasi: Id<"lokasi">;
  idRekening: Id<"rekening">;
  harga: Rupiah;
  deskripsiPengajuan: string;
  tglPengajuan: Tanggal;
};

export async function insertPengajuanAsset(
  { tx, user, now }: Deed,
  isi: Simpanan,
  bukti: readonly string[],
): Promise<void> {
  await tx`insert into pengajuan_asset ${tx({ ...isi, dibuat: now, idUser: user.idUser })}`;
  await attachImages(tx, "pengajuan_asset_bukti", { idPengajuanAsset: isi.idPengajuanAsset }, bukti);
}

/** Sends a request back; its note says why. */
export async function giveBackPengajuanAsset(tx: Tx, id: string, note: string): Promise<void> {
  await tx`
    update pengajuan_asset set status_pengajuan = 'Revisi', note = ${note}, versi = versi + 1
    where id_pengajuan_asset = ${id}`;
}

/** Stores a changed request, which waits again. */
export async function submitAssetAgain(tx: Tx, id: string, isi: Omit<Simpanan, "idPengajuanAsset">): Promise<void> {
  await tx`
    update pengajuan_asset set ${tx(isi)}, status_pengajuan = 'Menunggu', note = '', versi = versi + 1
    where id_pengajuan_asset = ${id}`;
}

/** Replaces the proofs of a request; the former ones stay stored with what was sent back. */
export async function replaceBuktiAsset(tx: Tx, id: string, bukti: readonly string[]): Promise<void> {
  await tx`delete from pengajuan_asset_bukti where id_pengajuan_asset = ${id}`;
  await attachImages(tx, "pengajuan_asset_bukti", { idPengajuanAsset: id }, bukti);
}

export async function decidePengajuanAsset(
  { tx, user, today }: Deed,
  id: string,
  { status, note, ditarik = false }: { status: StatusPengajuanAsset; note: string; ditarik?: boolean },
): Promise<void> {
  await tx`
    update pengajuan_asset set status_pengajuan = ${status}, note = ${note}, id_user_approve = ${user.idUser},
      tgl_approve = ${today}, versi = versi + 1, ditarik = ${ditarik}
    where id_pengajuan_asset = ${id}`;
}

export async function markAssetIn({ tx }: Deed, id: string, tanggal: Tanggal): Promise<void> {
  await tx`update pengajuan_asset set tgl_masuk = ${tanggal} where id_pengajuan_asset = ${id}`;
}

/** The account of a request; it always has one. */
export function rekeningOf({ idPengajuanAsset, rekening: [rekening] }: PengajuanAssetRow) {
  if (!rekening) throw new Error(`${idPengajuanAsset} has no account`);
  return rekening.idRekening;
}
