import { menuDokumen, yangMelihat } from "#company/kabar.ts";
import { yangMelihatDokumen } from "#company/orderMilik.ts";
import { setelan } from "#company/perusahaan.ts";
import type { Id, Waktu } from "#kernel/types.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import type { JenisKomentar } from "../jenisKomentar.ts";

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
  dihapusOleh: number | null;
  versi: number;
};

const select = (db: Db): Fragment => db`
  select m.id_komentar, m.jenis, m.id_dokumen, m.id_user, k.nama_lengkap as nama, m.isi, m.dibuat, m.diubah, m.dihapus,
    m.dihapus_oleh, m.versi
  from komentar m join karyawan k using (id_user)`;

const TERBANYAK = 500;

/** The newest comments of a document, oldest first. */
export const allKomentar = (db: Db, jenis: JenisKomentar, id: string): Promise<KomentarRow[]> => db<KomentarRow[]>`
  select * from (
    ${select(db)} where m.jenis = ${jenis} and m.id_dokumen = ${id} order by m.id_komentar desc limit ${TERBANYAK}
  ) m order by id_komentar`;

export async function lockKomentar(tx: Tx, idKomentar: number): Promise<KomentarRow | undefined> {
  await tx`select 1 from komentar where id_komentar = ${idKomentar} for update`;
  const [row] = await tx<KomentarRow[]>`${select(tx)} where m.id_komentar = ${idKomentar}`;
  return row;
}

type Orang = { idUser: Id<"karyawan">; nama: string };

type Dibaca = { jenis: JenisKomentar; id: string | null; hanya?: readonly number[] };

/** The people who may see this document, or without an id this kind of documents; `hanya` only these. */
export async function orangPada(db: Db, { jenis, id, hanya }: Dibaca): Promise<Orang[]> {
  const batas = id === null ? null : yangMelihatDokumen(db, jenis, id);
  const terbatas = batas !== null && (await setelan(db)).pelangganSendiri;
  return db<Orang[]>`
    select k.id_user, k.nama_lengkap as nama from karyawan k join role r using (id_role)
    where ${yangMelihat(db, menuDokumen(jenis))} ${terbatas ? db`and ${batas}` : db``}
      ${hanya ? db`and k.id_user = any(${[...hanya]}::integer[])` : db``}
    order by lower(k.nama_lengkap), k.id_user`;
}

/** The kind and the key by which a screen finds a document, and its name where the key says nothing to people. */
const ALAMAT: Readonly<Record<JenisKomentar, (db: Db, id: string) => Fragment>> = {
  order: (db, id) => db`select 'order' as jenis, id_so as kunci from so where id_so = ${id}`,
  invoice: (db, id) => db`select 'invoice' as jenis, id_invoice as kunci from invoice where id_invoice = ${id}`,
  suratJalan: (db, id) =>
    db`select 'suratJalan' as jenis, id_so as kunci from surat_jalan where id_surat_jalan = ${id}`,
  retur: (db, id) => db`select 'retur' as jenis, id_retur as kunci from retur where id_retur = ${id}`,
  orderan: (db, id) => db`select 'order' as jenis, id_so as kunci from orderan where id_orderan::text = ${id}`,
  penawaran: (db, id) =>
    db`select 'penawaran' as jenis, id_penawaran as kunci from penawaran where id_penawaran = ${id}`,
  po: (db, id) => db`select 'po' as jenis, id_po as kunci from po where id_po = ${id}`,
  produk: (db, id) => db`select 'produk' as jenis, kode_produk as kunci from produk where id_produk::text = ${id}`,
  opname: (db, id) => db`select 'opname' as jenis, id_opname as kunci from opname where id_opname = ${id}`,
  pelanggan: (db, id) =>
    db`select 'pelanggan' as jenis, id_pelanggan::text as kunci, nama from pelanggan where id_pelanggan::text = ${id}`,
  pemasok: (db, id) =>
    db`select 'pemasok' as jenis, id_pemasok::text as kunci, nama from pemasok where id_pemasok::text = ${id}`,
  karyawan: (db, id) =>
    db`select 'karyawan' as jenis, id_user::text as kunci, nama_lengkap as nama from karyawan where id_user::text = ${id}`,
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
  const [row] = await db<{ jenis: JenisKomentar; kunci: string; nama?: string }[]>`${ALAMAT[jenis](db, id)}`;
  return row;
}

/** What people call a document. */
export async function namaDokumen(db: Db, jenis: JenisKomentar, id: string): Promise<string> {
  const dokumen = await alamatDokumen(db, jenis, id);
  return dokumen?.nama ?? dokumen?.kunci ?? id;
}

/** News of a mention says what the comment says now; it is taken back from those whom the comment names no more. */
export async function changeSebutan(tx: Tx, { kunci, isi, pesan }: Record<"kunci" | "isi" | "pesan", string>) {
  // By person, as the index of the table is.
  const milik = tx`(id_user, kunci) in (select id_user, ${kunci}::text from karyawan
    where position('@' || nama_lengkap in ${isi}) `;
  await tx`delete from kabar where ${milik} = 0)`;
  await tx`update kabar set pesan = ${pesan} where ${milik} > 0)`;
}

type Baru = { jenis: JenisKomentar; id: string; isi: string };

export async function insertKomentar({ tx, user, now }: Deed, { jenis, id, isi }: Baru): Promise<number> {
  const [row] = await tx<{ idKomentar: number }[]>`
    insert into komentar (jenis, id_dokumen, id_user, isi, dibuat)
    values (${jenis}, ${id}, ${user.idUser}, ${isi}, ${now}) returning id_komentar`;
  if (!row) throw new Error("insert answered no row");
  return row.idKomentar;
}

export async function changeKomentar({ tx, now }: Deed, idKomentar: number, isi: string): Promise<void> {
  await tx`update komentar set isi = ${isi}, diubah = ${now}, versi = versi + 1 where id_komentar = ${idKomentar}`;
}

/** The news of its mentions goes with it; `giveBackKomentar` brings both back. */
export async function removeKomentar({ tx, user, now }: Deed, idKomentar: number, kunci: string): Promise<void> {
  // By person, as the index of the table is.
  await tx`
    with ditarik as (
      delete from kabar where (id_user, kunci) in (select id_user, ${kunci}::text from karyawan) returning *
    )
    update komentar set dihapus = ${now}, dihapus_oleh = ${user.idUser}, versi = versi + 1,
      kabar_ditarik = (select jsonb_agg(to_jsonb(d)) from ditarik d)
    where id_komentar = ${idKomentar}`;
}

export async function giveBackKomentar({ tx }: Deed, idKomentar: number): Promise<void> {
  const kolom = tx`id_kabar, id_user, jenis, kunci, pesan, jenis_dokumen, id_dokumen, waktu, dibaca, dikirim`;
  await tx`
    insert into kabar (${kolom}) overriding system value
    select ${kolom} from jsonb_populate_recordset(null::kabar,
      (select kabar_ditarik from komentar where id_komentar = ${idKomentar}))
    on conflict do nothing`;
  await tx`
    update komentar set dihapus = null, dihapus_oleh = null, kabar_ditarik = null, versi = versi + 1
    where id_komentar = ${idKomentar}`;
}
