import { nilaiKoreksi } from "#books/stok/nilai.ts";
import { kolomPenyetuju, type Penyetuju } from "#company/batas.ts";
import { jumlahDari } from "#kernel/satuan.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { momentText } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import type { BagianOpname, Opname } from "../contract.ts";
import type { BarisLembar, BarisOpname, Cakupan, StatusOpname } from "../isiOpname.ts";

/** An opname as stored, with the names behind the ids. */
export type OpnameRow = Omit<Opname, "aksi" | "persetujuan" | "nilai"> & {
  nilai: Rupiah | null;
  taruhan: number | null;
  idUser: number;
  idUserKirim: number | null;
  idPenghitung: readonly number[];
  penyetuju: readonly Penyetuju[];
};

const select = (db: Db): Fragment => db`
  select op.id_opname, op.cakupan, op.kategori, op.keterangan, op.status, op.versi, op.jumlah_produk, op.jumlah_dihitung, op.nilai,
    op.taruhan, op.dibuat, op.dikirim, op.diputuskan, op.note, op.ditarik, op.id_user, op.id_user_kirim, u.nama_lengkap as oleh,
    k.nama_lengkap as dikirim_oleh, p.nama_lengkap as diputuskan_oleh, h.id_penghitung, coalesce(h.penghitung, '') as penghitung,
    ${kolomPenyetuju(db, "opname", db`op.id_opname`, db`op.versi`)}
  from opname op
  join karyawan u on u.id_user = op.id_user
  left join karyawan k on k.id_user = op.id_user_kirim
  left join karyawan p on p.id_user = op.id_user_putus
  cross join lateral (
    select coalesce(array_agg(c.id_user order by c.id_user), '{}') as id_penghitung,
      string_agg(n.nama_lengkap, ', ' order by n.nama_lengkap) as penghitung
    from (select distinct id_user from opname_hitung where id_opname = op.id_opname) c join karyawan n using (id_user)) h`;

type Dicari = { page: number; limit: number; cari: string; status: StatusOpname | null; bahan: boolean };

/** A page, newest first; a company has few of them. Those of materials only with `bahan`. */
export async function pageOfOpname(db: Db, { cari, status, bahan, ...asked }: Dicari) {
  const cocok = db`${status === null ? db`true` : db`status = ${status}`} ${contains(db, "teksCari", cari)}
    ${bahan ? db`` : db`and kategori is distinct from 'bahan'`}`;
  const [count] = await db<{ total: number }[]>`select count(*) as total from opname where ${cocok}`;
  const rows = await db<OpnameRow[]>`
    ${select(db)} where op.urut in (
      select urut from opname where ${cocok} order by urut desc limit ${asked.limit} offset ${offsetOf(asked)})
    order by op.urut desc`;
  return { rows, total: count?.total ?? 0 };
}

export async function findOpname(db: Db, id: string): Promise<OpnameRow | undefined> {
  const [row] = await db<OpnameRow[]>`${select(db)} where op.id_opname = ${id}`;
  return row;
}

/** The opname, locked until the transaction ends: who counts, sends and decides it does so one after the other. */
export async function lockOpname(tx: Tx, id: string): Promise<OpnameRow | undefined> {
  await tx`select 1 from opname where id_opname = ${id} for no key update`;
  return findOpname(tx, id);
}

type Baru = {
  idOpname: string;
  cakupan: Cakupan;
  kategori: string | null;
  keterangan: string;
  teksCari: string;
};

/** The products that an opname of this kind counts now: those that are in use, and those of which something is there. */
export async function produkDihitung(
  tx: Tx,
  { cakupan, kategori, idProduk }: Pick<Baru, "cakupan" | "kategori"> & { idProduk: readonly Id<"produk">[] },
): Promise<Id<"produk">[]> {
  const yang = {
    semua: tx`(not soft_delete or jumlah_stock > 0)`,
    kategori: tx`(not soft_delete or jumlah_stock > 0) and kategori_produk = ${kategori}`,
    pilihan: tx`id_produk = any(${[...idProduk]}::int[])`,
  }[cakupan];
  const rows = await tx<{ idProduk: Id<"produk"> }[]>`
    select id_produk from produk where (kategori_produk = 'bahan') = ${kategori === "bahan"} and ${yang} order by id_produk`;
  return rows.map((row) => row.idProduk);
}

export async function insertOpname({ tx, user, now }: Deed, isi: Baru, idProduk: readonly Id<"produk">[]) {
  const jumlahProduk = idProduk.length;
  await tx`insert into opname ${tx({ ...isi, jumlahProduk, dibuat: now, idUser: user.idUser })}`;
  await tx`
    insert into opname_baris (id_opname, id_produk) select ${isi.idOpname}, unnest(${[...idProduk]}::int[])`;
}

const perBagian = (db: Db, bagian: BagianOpname): Fragment =>
  ({
    selisih: db`h.jumlah <> h.buku`,
    cocok: db`h.jumlah = h.buku`,
    belum: db`b.id_hitung is null`,
  })[bagian];

/** The value of the difference of a line `b` with its count `h`: as it was booked, or as it would be now. */
const nilaiSelisih = (db: Db): Fragment => db`
  case when h.jumlah <> h.buku then coalesce(
    (select k.nilai from stok k where k.sumber = b.id_opname and k.id_produk = b.id_produk and k.jenis = 'koreksi'),
    ${nilaiKoreksi(db, db`(h.jumlah - h.buku)`)}) end`;

const dariBaris = (db: Db): Fragment => db`
  from opname_baris b
  join produk p using (id_produk)
  left join opname_hitung h on h.id_hitung = b.id_hitung
  left join stok t on t.id_produk = p.id_produk and t.urut = p.buku_urut`;

type DicariBaris = { page: number; limit: number; idOpname: string; bagian: BagianOpname };

/** A page of an opname's products, the largest difference first: by value for who may see it. */
export async function pageOfBaris(db: Db, { idOpname, bagian, ...asked }: DicariBaris, menurutNilai: boolean) {
  const cocok = db`b.id_opname = ${idOpname} and ${perBagian(db, bagian)}`;
  const [count] = await db<{ total: number }[]>`
    select count(*) as total from opname_baris b left join opname_hitung h using (id_hitung) where ${cocok}`;
  const besar = menurutNilai ? db`abs(${nilaiSelisih(db)})` : db`abs(h.jumlah - h.buku)`;
  const rows = await db<BarisOpname[]>`
    select p.id_produk, p.kode_produk, p.nama_produk, p.satuan, h.buku, h.jumlah, h.jumlah - h.buku as selisih,
      ${nilaiSelisih(db)} as nilai, p.jumlah_stock as stok_kini, u.nama_lengkap as oleh, h.waktu, ${semuaHitungan(db)} as hitungan
    ${dariBaris(db)} left join karyawan u on u.id_user = h.id_user
    where ${cocok} order by ${besar} desc nulls last, lower(p.nama_produk), p.id_produk
    limit ${asked.limit} offset ${offsetOf(asked)}`;
  return { rows: rows.map(inUnits), total: count?.total ?? 0 };
}

type Berhitungan = Pick<BarisOpname, "satuan"> & Partial<BarisOpname>;

/** A line as others are told it: the counts of materials are kept in thousandths of their units. */
function inUnits<Row extends Berhitungan>(row: Row): Row {
  if (row.satuan === "") return row;
  const jumlah = (n: number | null | undefined) => (typeof n === "number" ? jumlahDari(n) : n);
  const { hitungan = [] } = row;
  return {
    ...row,
    ...{
      buku: jumlah(row.buku),
      jumlah: jumlah(row.jumlah),
      selisih: jumlah(row.selisih),
      stokKini: jumlah(row.stokKini),
    },
    hitungan: hitungan.map((satu) => ({ ...satu, jumlah: jumlahDari(satu.jumlah), buku: jumlahDari(satu.buku) })),
  };
}

const semuaHitungan = (db: Db): Fragment => db`
  coalesce((select jsonb_agg(jsonb_build_object('idHitung', c.id_hitung, 'jumlah', c.jumlah, 'buku', c.buku,
      'waktu', ${momentText(db, db`c.waktu`)}, 'diterima', ${momentText(db, db`c.diterima`)}, 'cara', c.cara,
      'oleh', n.nama_lengkap) order by c.waktu desc, c.id_hitung desc)
    from opname_hitung c join karyawan n using (id_user)
    where c.id_opname = b.id_opname and c.id_produk = b.id_produk), '[]'::jsonb)`;

/** All products of an opname for a file, in the order of their codes. */
export async function* allBaris(db: Db, idOpname: string, batch: number): AsyncGenerator<BarisOpname[]> {
  const rows = db<BarisOpname[]>`
    select p.id_produk, p.kode_produk, p.nama_produk, p.satuan, h.buku, h.jumlah, h.jumlah - h.buku as selisih,
      ${nilaiSelisih(db)} as nilai, p.jumlah_stock as stok_kini, u.nama_lengkap as oleh, h.waktu, '[]'::jsonb as hitungan
    ${dariBaris(db)} left join karyawan u on u.id_user = h.id_user
    where b.id_opname = ${idOpname} order by lower(p.kode_produk)`.cursor(batch);
  for await (const batch of rows) yield batch.map(inUnits);
}

export type LembarRow = BarisLembar & { tipe: string; kapasitas: string };

/** The list of who counts, in the order of the shelves: by name. */
export async function lembarOpname(db: Db, idOpname: string): Promise<LembarRow[]> {
  const rows = await db<LembarRow[]>`
    select p.id_produk, p.kode_produk, p.nama_produk, p.satuan, p.tipe, p.kapasitas, h.jumlah, u.nama_lengkap as oleh, h.waktu
    from opname_baris b
    join produk p using (id_produk)
    left join opname_hitung h on h.id_hitung = b.id_hitung
    left join karyawan u on u.id_user = h.id_user
    where b.id_opname = ${idOpname} order by lower(p.nama_produk), lower(p.kode_produk)`;
  return rows.map((row) =>
    row.satuan === "" || row.jumlah === null ? row : { ...row, jumlah: jumlahDari(row.jumlah) },
  );
}

/** A counted product that differs from the book, as it is now. */
export type SelisihRow = {
  idProduk: Id<"produk">;
  namaProduk: string;
  satuan: string;
  isiBeli: number;
  jumlahStock: number;
  stockSales: number;
  hargaBeli: Rupiah;
  selisih: number;
  nilai: Rupiah;
  /** Somebody corrected its stock after the count: what differs was put right already, or something else happened. */
  dikoreksi: boolean;
};

export const selisihOpname = async (db: Db, idOpname: string): Promise<SelisihRow[]> =>
  db<SelisihRow[]>`
    select p.id_produk, p.nama_produk, p.satuan, p.isi_beli, p.jumlah_stock, p.stock_sales, p.harga_beli, h.jumlah - h.buku as selisih,
      ${nilaiSelisih(db)} as nilai, exists (select from stok k
        where k.id_produk = p.id_produk and k.urut > h.buku_urut and k.jenis = 'koreksi') as dikoreksi
    ${dariBaris(db)}
    where b.id_opname = ${idOpname} and h.jumlah <> h.buku order by p.id_produk`;

type Terkirim = { idOpname: string; nilai: number; taruhan: number };

export async function sendOpname({ tx, user, now }: Deed, { idOpname, nilai, taruhan }: Terkirim): Promise<void> {
  await tx`
    update opname set status = 'Menunggu', dikirim = ${now}, id_user_kirim = ${user.idUser}, nilai = ${nilai},
      taruhan = ${taruhan}, versi = versi + 1 where id_opname = ${idOpname}`;
}

/** It can be counted again. */
export async function reopenOpname({ tx }: Deed, idOpname: string, note: string): Promise<void> {
  await tx`
    update opname set status = 'Dihitung', dikirim = null, id_user_kirim = null, nilai = null, taruhan = null,
      note = ${note}, versi = versi + 1 where id_opname = ${idOpname}`;
}

type Diputus = { status: "Disetujui" | "Ditolak"; note: string; ditarik?: boolean };

/** What was booked is what the corrections moved. */
export async function closeOpname({ tx, user, now }: Deed, idOpname: string, { status, note, ditarik }: Diputus) {
  await tx`
    update opname set status = ${status}, note = ${note}, ditarik = ${ditarik ?? false}, diputuskan = ${now},
      id_user_putus = ${user.idUser}, versi = versi + 1,
      nilai = case when ${status} = 'Disetujui'
        then (select coalesce(sum(k.nilai), 0) from stok k where k.sumber = ${idOpname} and k.jenis = 'koreksi') else nilai end
    where id_opname = ${idOpname}`;
}
