import type { Id, Waktu } from "#contract/kernel/types.ts";
import type { JenisKomentar } from "#contract/sistem/komentar.ts";
import { menuDokumen, yangMelihat } from "#server/company/kabar.ts";
import type { Deed } from "#server/platform/http/context.ts";
import type { Db, Fragment, Tx } from "#server/platform/postgres/database.ts";

/** A comment as stored, with its author's name. */
export type KomentarRow = {
  idKomentar: number;
  jenis: JenisKomentar;
  idDokumen: string;
  idUser: number;
  nama: string;
  isi: string;
  dibuat: Waktu;
  diubah: Waktu | null;
  dihapus: Waktu | null;
  versi: number;
};

const select = (db: Db): Fragment => db`
  select m.id_komentar, m.jenis, m.id_dokumen, m.id_user, k.nama_lengkap as nama, m.isi, m.dibuat, m.diubah, m.dihapus,
    m.versi
  from komentar m join karyawan k using (id_user)`;

const TERBANYAK = 500;

/** The newest comments of a document, oldest first. */
export const semuaKomentar = (db: Db, jenis: JenisKomentar, id: string): Promise<KomentarRow[]> => db<KomentarRow[]>`
  select * from (
    ${select(db)} where m.jenis = ${jenis} and m.id_dokumen = ${id} order by m.id_komentar desc limit ${TERBANYAK}
  ) m order by id_komentar`;

export async function kunciKomentar(tx: Tx, idKomentar: number): Promise<KomentarRow | undefined> {
  await tx`select 1 from komentar where id_komentar = ${idKomentar} for update`;
  const [row] = await tx<KomentarRow[]>`${select(tx)} where m.id_komentar = ${idKomentar}`;
  return row;
}

type Orang = { idUser: Id<"karyawan">; nama: string };

/** The people whose menus show this kind of document; `hanya` only these. */
export const orangPada = (db: Db, jenis: JenisKomentar, hanya?: readonly number[]): Promise<Orang[]> => db<Orang[]>`
  select k.id_user, k.nama_lengkap as nama from karyawan k join role r using (id_role)
  where ${yangMelihat(db, menuDokumen(jenis))} ${hanya ? db`and k.id_user = any(${[...hanya]}::integer[])` : db``}
  order by lower(k.nama_lengkap), k.id_user`;

/** The kind and the key by which a screen finds a document; nothing where there is none of that id. */
const ALAMAT: Readonly<Record<JenisKomentar, (db: Db, id: string) => Fragment>> = {
  order: (db, id) => db`select 'order' as jenis, id_so as kunci from so where id_so = ${id}`,
  invoice: (db, id) => db`select 'invoice' as jenis, id_invoice as kunci from invoice where id_invoice = ${id}`,
  suratJalan: (db, id) =>
    db`select 'suratJalan' as jenis, id_so as kunci from surat_jalan where id_surat_jalan = ${id}`,
  orderan: (db, id) => db`select 'order' as jenis, id_so as kunci from orderan where id_orderan::text = ${id}`,
  po: (db, id) => db`select 'po' as jenis, id_po as kunci from po where id_po = ${id}`,
  produk: (db, id) => db`select 'produk' as jenis, kode_produk as kunci from produk where id_produk::text = ${id}`,
  pengajuan: (db, id) =>
    db`select 'pengajuan' as jenis, id_pengajuan as kunci from pengajuan where id_pengajuan = ${id}`,
  pengajuanAsset: (db, id) => db`
    select 'pengajuanAsset' as jenis, id_pengajuan_asset as kunci from pengajuan_asset where id_pengajuan_asset = ${id}`,
  pelepasanAsset: (db, id) => db`
    select 'pelepasanAsset' as jenis, id_pelepasan_asset as kunci from pelepasan_asset where id_pelepasan_asset = ${id}`,
  asset: (db, id) => db`select 'asset' as jenis, kode_asset as kunci from asset where id_asset::text = ${id}`,
  jurnalUmum: (db, id) => db`
    select 'jurnalUmum' as jenis, id_jurnal_umum as kunci from jurnal_umum where id_jurnal_umum = ${id}`,
};

export async function alamatDokumen(db: Db, jenis: JenisKomentar, id: string) {
  const [row] = await db<{ jenis: JenisKomentar; kunci: string }[]>`${ALAMAT[jenis](db, id)}`;
  return row;
}

type Baru = { jenis: JenisKomentar; id: string; isi: string };

export async function simpanKomentar({ tx, user, now }: Deed, { jenis, id, isi }: Baru): Promise<number> {
  const [row] = await tx<{ idKomentar: number }[]>`
    insert into komentar (jenis, id_dokumen, id_user, isi, dibuat)
    values (${jenis}, ${id}, ${user.idUser}, ${isi}, ${now}) returning id_komentar`;
  if (!row) throw new Error("insert answered no row");
  return row.idKomentar;
}

export async function ubahKomentar({ tx, now }: Deed, idKomentar: number, isi: string): Promise<void> {
  await tx`update komentar set isi = ${isi}, diubah = ${now}, versi = versi + 1 where id_komentar = ${idKomentar}`;
}

export async function hapusKomentar({ tx, now }: Deed, idKomentar: number): Promise<void> {
  await tx`update komentar set dihapus = ${now}, versi = versi + 1 where id_komentar = ${idKomentar}`;
}
