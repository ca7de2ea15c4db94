import { dibukukanKini } from "#books/asset/lepaskan.ts";
import { nilaiAsset } from "#books/asset/nilai.ts";
import type { Id, Tanggal, Waktu } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { byNumber } from "#platform/list/bucket.ts";
import type { CountedList, Rows } from "#platform/list/countedPage.ts";
import { fileRows } from "#platform/list/fileRows.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import { kategoriAssetDari, lokasiAssetDari } from "../../server/barang.ts";
import { type Asset, type NominalAsset, pokokAsset, type UrutAsset } from "../contract.ts";

/** An asset as stored; its value is computed for a given day. */
export type AssetRow = Omit<Asset, "penyusutan" | "aksi"> & {
  pembagi: number;
  dibukukan: boolean;
  /** Taken back with the import that brought it. */
  batal: boolean;
};

const select = (db: Db): Fragment => db`
  select ${columns(db, "a", pokokAsset)}, a.pembagi, a.tgl_buku, a.batal, ${dibukukanKini(db, db`a.id_asset`)} as dibukukan,
    ${kategoriAssetDari(db, db`a.pembagi`)}, ${lokasiAssetDari(db)},
    case when p.id_pelepasan_asset is not null then jsonb_build_object('idPelepasanAsset', p.id_pelepasan_asset,
      'statusPengajuan', p.status_pengajuan) end as pelepasan,
    coalesce((select jsonb_agg(jsonb_build_object('jenis', h.jenis, 'tanggal', h.tanggal, 'oleh', u.nama_lengkap)
        order by h.id_asset_perhatian)
      from asset_perhatian h join karyawan u using (id_user) where h.id_asset = a.id_asset and h.ditinjau is null), '[]')
      as perhatian
  from asset a join kategori_asset k using (id_kategori_asset) join lokasi_asset l using (id_lokasi)
  left join pelepasan_asset p on p.id_asset = a.id_asset and p.status_pengajuan <> 'Ditolak'`;

const DAFTAR: CountedList = {
  name: "asset",
  table: "asset",
  id: "idAsset",
  bucketing: byNumber("idAsset"),
  text: "teksCari",
};

type Dicari = { cari: string; urut: Urut<UrutAsset> };

const URUTAN: Sorts<UrutAsset> = {
  by: {
    kodeAsset: (db) => db`kode_asset`,
    namaBarang: (db) => db`lower(nama_barang)`,
    harga: (db) => db`harga`,
    tglAssetMasuk: (db) => db`tgl_asset_masuk`,
  },
  last: "idAsset",
};

/** One page, newest first unless asked otherwise. */
export const pageOfAsset = (db: Db, asked: Dicari & { page: number; limit: number }): Promise<Rows<AssetRow>> =>
  pageInOrder(db, DAFTAR, asked, URUTAN, (id) => db`${select(db)} where a.id_asset = ${id}`);

/** What a file of assets holds: what the list shows, or these alone. */
export type Diekspor = Dicari & { idAsset: readonly Id<"asset">[] | null };

/** The assets of a file in batches, in the order they were entered unless asked otherwise. */
export async function* allAsset(db: Db, asked: Diekspor, batch: number): AsyncGenerator<AssetRow[]> {
  const { idAsset, cari, urut } = asked;
  const by = urut === null ? db`id_asset` : orderBy(db, URUTAN, urut);
  const isi = fileRows(db, DAFTAR, { cari, chosen: idAsset }, by);
  yield* db<AssetRow[]>`${select(db)} join (${isi}) f on f.id = a.id_asset order by f.ke`.cursor(batch);
}

/** These assets, in the order of the ids. */
export const beberapaAsset = (db: Db, ids: readonly Id<"asset">[]) => db<AssetRow[]>`
  ${select(db)} where a.id_asset = any(${[...ids]}) order by array_position(${[...ids]}::int[], a.id_asset)`;

/** The asset with this id or this code. */
export async function findAsset(db: Db, by: Pick<Asset, "idAsset"> | Pick<Asset, "kodeAsset">) {
  const [name, value] = "idAsset" in by ? ["a.idAsset", by.idAsset] : ["a.kodeAsset", by.kodeAsset];
  const [row] = await db<AssetRow[]>`${select(db)} where ${db(name)} = ${value}`;
  return row;
}

/** An asset whose condition is about to change, locked until the transaction ends. */
export async function lockAsset(tx: Tx, idAsset: Id<"asset">): Promise<AssetRow | undefined> {
  await tx`select 1 from asset where id_asset = ${idAsset} for no key update`;
  return findAsset(tx, { idAsset });
}

/** The value of all assets on a day, and separately of those bought but not registered yet. */
export async function nominalAsset(db: Db, hari: Tanggal): Promise<NominalAsset> {
  const { jumlahBelumMasuk, hargaBelumMasuk, ...semuanya } = await nilaiAsset(db, hari);
  const kurangi = (nilai: number) => (nilai - hargaBelumMasuk) as typeof hargaBelumMasuk;
  return {
    jumlah: semuanya.jumlah - jumlahBelumMasuk,
    hargaPerolehan: kurangi(semuanya.hargaPerolehan),
    akumulasiSusut: semuanya.akumulasiSusut,
    totalSusut: kurangi(semuanya.nilaiBuku),
    belumMasuk: { jumlah: jumlahBelumMasuk, harga: hargaBelumMasuk },
  };
}

export type KondisiRow = {
  tanggal: Tanggal;
  waktu: Waktu;
  digunakan: boolean;
  keterangan: string;
  user: { namaLengkap: string };
};

/** Every change of condition, the latest first. */
export const kondisiAsset = (db: Db, id: Id<"asset">) => db<KondisiRow[]>`
  select c.tanggal, c.waktu, c.digunakan and not c.menganggur as digunakan, c.keterangan, jsonb_build_object('namaLengkap', u.nama_lengkap) as "user"
  from asset_kondisi c join karyawan u using (id_user) where c.id_asset = ${id} order by c.id_asset_kondisi desc`;

/** The times in which the asset was out of the books: from a day until before another. */
export const istirahatAsset = (db: Db, id: Id<"asset">) => db<{ dari: Tanggal; sampai: Tanggal }[]>`
  select dari, coalesce(nullif(sampai, 'infinity'), date '9999-12-31') as sampai
  from asset_istirahat where id_asset = ${id} order by dari`;

/** The picture ids of the request that bought the asset. */
export async function buktiAsset(db: Db, id: Id<"asset">): Promise<string[]> {
  const rows = await db<{ idBerkas: string }[]>`
    select b.id_berkas::text from asset a join pengajuan_asset_bukti b using (id_pengajuan_asset)
    where a.id_asset = ${id} order by b.urutan`;
  return rows.map((row) => row.idBerkas);
}
