import { denganPpn } from "#books/pajak/diAtas.ts";
import { biayaTerkirim } from "#books/stok/nilai.ts";
import { askedOfMilik, type Milik, orderSaja } from "#company/orderMilik.ts";
import type { Rentang } from "#kernel/range.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db, Fragment, Tx } from "#platform/db/database.ts";
import { attachImages } from "#platform/files/berkas.ts";
import type { Deed } from "#platform/http/context.ts";
import { found } from "#platform/http/refusal.ts";
import { byDay } from "#platform/list/bucket.ts";
import type { Asked, CountedList, Rows } from "#platform/list/countedPage.ts";
import { fileRows } from "#platform/list/fileRows.ts";
import { listedRows } from "#platform/list/grafik.ts";
import { orderBy, pageInOrder, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import { hargaRetur, type Retur, type SeriRetur, type StatusRetur, type UrutRetur } from "../contract.ts";
import { pokokRetur } from "../isiRetur.ts";
import type { BarisKembali, BarisRusak, UangOrder } from "./rules.ts";

/** A retur as stored, with its pictures by their ids. */
export type ReturRow = Omit<Retur, "aksi" | "buktiFoto"> & { bukti: string[] };

export const kolomRetur = (db: Db): Fragment => db`
  ${columns(db, "r", pokokRetur)}, r.keputusan, r.id_surat_jalan, r.id_so, r.id_pengajuan,
    s.customer_instansi, s.nama_customer`;

const select = (db: Db): Fragment => db`
  select ${kolomRetur(db)},
    jsonb_build_object('namaLengkap', k.nama_lengkap) as "user",
    case when p.id_user is not null then jsonb_build_object('namaLengkap', p.nama_lengkap) end as user_putus,
    array(select jsonb_build_object('idOrderan', b.id_orderan, 'kodeProduk', o.kode_produk, 'namaProduk', o.nama_produk,
        'hargaProduk', ${denganPpn(db, db`o.harga_produk`)} + o.tambahan_harga_online, 'qtyBaik', b.qty_baik, 'qtyRusak', b.qty_rusak,
        'seri', array(select n.nomor from surat_jalan_seri n where (n.id_retur, n.id_orderan) = (r.id_retur, b.id_orderan) order by 1))
      from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur order by o.urutan) as barang,
    array(select b.id_berkas::text from retur_bukti b where b.id_retur = r.id_retur order by b.urutan) as bukti
  from retur r join so s using (id_so) join karyawan k on k.id_user = r.id_user
  left join karyawan p on p.id_user = r.id_user_putus`;

const DAFTAR: CountedList = {
  name: "retur",
  table: "retur",
  id: "idRetur",
  bucketing: byDay("tglRetur", "urut"),
  text: "teksCari",
};

type Dicari = Rentang & {
  page: number;
  limit: number;
  cari: string;
  status: StatusRetur | null;
  urut: Urut<UrutRetur>;
  milik: Milik;
};

/** What was not paid back counts as nothing. */
const URUTAN: Sorts<UrutRetur> = {
  by: { tglRetur: (db) => db`tgl_retur`, nominal: (db) => db`coalesce(nominal, 0)` },
  last: "urut",
  newest: "tglRetur",
};

export function pageOfRetur(db: Db, { status, milik, urut, ...dicari }: Dicari): Promise<Rows<ReturRow>> {
  const asked = terlihat(db, { ...dicari, status, milik });
  return pageInOrder(db, DAFTAR, { ...asked, urut }, URUTAN, (id) => db`${select(db)} where r.id_retur = ${id}`);
}

const terlihat = (db: Db, { status, milik, ...dicari }: Omit<Dicari, "urut">): Asked =>
  askedOfMilik(db, DAFTAR, "idSo", { ...dicari, filter: saringan(db, status) }, milik);

/** What the list is asked with, whatever its page. */
export type Tersaring = Omit<Dicari, "page" | "limit" | "urut">;

/** The returs of all pages. */
export const selectRetur = (db: Db, tersaring: Tersaring): Fragment =>
  listedRows(db, DAFTAR, terlihat(db, { ...tersaring, page: 1, limit: 1 }));

function saringan(db: Db, status: StatusRetur | null): Asked["filter"] {
  if (status === null) return null;
  return { key: status, where: status === "menunggu" ? db`keputusan is null` : db`keputusan = ${status}` };
}

/** What a file of returs holds: what the list shows, or these alone. */
export type Diekspor = Omit<Dicari, "page" | "limit"> & { idRetur: readonly string[] | null };

/** The returs of a file by `id`, numbered by `ke`, oldest first unless asked otherwise. */
export function returTerpilih(db: Db, { idRetur, status, urut, milik, ...asked }: Diekspor): Fragment {
  const diminta = { ...asked, filter: saringan(db, status), chosen: idRetur };
  const rows = fileRows(db, DAFTAR, diminta, orderBy(db, URUTAN, urut ?? "tglRetur"));
  if (milik === null) return rows;
  return db`select f.* from (${rows}) f join retur r on r.id_retur = f.id where true ${orderSaja(db, "r.idSo", milik)}`;
}

export async function findRetur(db: Db, idRetur: string): Promise<ReturRow | undefined> {
  const [row] = await db<ReturRow[]>`${select(db)} where r.id_retur = ${idRetur}`;
  return row;
}

/** How the customer is reached. */
export async function customerRetur(db: Db, idRetur: string): Promise<{ noTelp: string; email: string } | undefined> {
  const [row] = await db<{ noTelp: string; email: string }[]>`
    select s.no_telp, s.email from retur r join so s using (id_so) where r.id_retur = ${idRetur}`;
  return row;
}

/** A retur that someone is about to decide, locked until the transaction ends. The caller has locked its order. */
export async function lockRetur(tx: Tx, idRetur: string): Promise<ReturRow | undefined> {
  await tx`select 1 from retur where id_retur = ${idRetur} for no key update`;
  // Read after the lock was granted: another person may have decided in the meantime.
  return findRetur(tx, idRetur);
}

type Baru = Pick<Retur, "idRetur" | "idSuratJalan" | "idSo" | "alasan" | "lanjut"> & { teksCari: string };

export async function insertRetur(
  { tx, user, now, today }: Deed,
  retur: Baru,
  barang: readonly BarisKembali[],
  bukti: readonly string[],
): Promise<void> {
  const { idRetur, idSuratJalan } = retur;
  await tx`insert into retur ${tx({ ...retur, tglRetur: today, dibuat: now, idUser: user.idUser })}`;
  const rows = barang.map(({ idOrderan, baik, rusak }) => ({
    idRetur,
    idSuratJalan,
    idOrderan,
    qtyBaik: baik,
    qtyRusak: rusak,
  }));
  await tx`insert into retur_baris ${tx(rows, "idRetur", "idSuratJalan", "idOrderan", "qtyBaik", "qtyRusak")}`;
  await attachImages(tx, "retur_bukti", { idRetur }, bukti);
}

/** Notes which numbered units came back; a good one may leave again with its number. */
export async function insertSeriKembali(
  { tx, today }: Deed,
  { idRetur, idSuratJalan }: Pick<Baru, "idRetur" | "idSuratJalan">,
  seri: readonly SeriRetur[],
): Promise<void> {
  if (seri.length === 0) return;
  const baik = seri.filter((unit) => unit.baik).map(({ nomor }) => nomor);
  await tx`
    update surat_jalan_seri set id_retur = ${idRetur}, kembali = case when nomor = any(${baik}) then ${today}::date end
    where id_surat_jalan = ${idSuratJalan} and nomor = any(${seri.map(({ nomor }) => nomor)})`;
}

type Putusan = Pick<ReturRow, "keputusan" | "catatan" | "nominal" | "idPengajuan">;

export async function insertPutusan({ tx, user, now, today }: Deed, idRetur: string, putusan: Putusan): Promise<void> {
  const row = { ...putusan, tglPutus: today, waktuPutus: now, idUserPutus: user.idUser };
  await tx`update retur set ${tx(row)} where id_retur = ${idRetur}`;
}

/** The damaged units of a retur, with what they cost, and all damaged units of their products. */
export const barisRusak = (db: Db, idRetur: string) => db<(BarisRusak & { jumlahRusak: number })[]>`
  select b.id_orderan, o.id_produk, p.nama_produk, b.qty_rusak, ${biayaTerkirim(db)} as harga_beli, p.jumlah_rusak
  from retur_baris b join retur r using (id_retur) join orderan o using (id_orderan)
  join produk p on p.id_produk = o.id_produk
  where b.id_retur = ${idRetur} and b.qty_rusak > 0 order by o.urutan`;

/** The units to deliver once more, and how many of each product are free. */
export const barisGanti = (db: Db, idRetur: string) => db<
  { idOrderan: Id<"orderan">; idProduk: Id<"produk">; namaProduk: string; qty: number; stockSales: number }[]
>`
  select b.id_orderan, o.id_produk, p.nama_produk, b.qty_baik + b.qty_rusak as qty, p.stock_sales
  from retur_baris b join orderan o using (id_orderan) join produk p on p.id_produk = o.id_produk
  where b.id_retur = ${idRetur} order by o.urutan`;

type Uang = UangOrder & { idRekening: Id<"rekening"> | null };

/**
 * How much can be paid back for a retur: the price of its goods without their share of the order's discount, and no more than what the customer paid and has not been
 * promised back already. The account is the one that received most.
 */
export async function uangRetur(db: Db, row: ReturRow): Promise<Uang> {
  const harga = hargaRetur(row.barang);
  const [uang] = await db<(Omit<Uang, "danaMaksimal"> & { sisa: Rupiah; diskon: Rupiah })[]>`
    select s.status_so, s.status_lunas, coalesce(sum(case p.tipe_pengajuan when 'masuk' then p.nominal_pengajuan
        when 'keluar' then -p.nominal_pengajuan end) filter (where p.status_pengajuan <> 'Ditolak'), 0)::bigint as sisa,
      (array_agg(p.id_rekening_tujuan order by p.nominal_pengajuan desc)
        filter (where p.tipe_pengajuan = 'masuk' and p.status_pengajuan = 'Disetujui'))[1] as id_rekening,
      coalesce((
        select round(sum(i.nominal_diskon) * ${harga}::numeric / s.total_pembelian)
        from invoice i where i.id_so = s.id_so and i.ke = 1 and i.status_approve = 'Disetujui' and i.dihapus is null
          and s.total_pembelian > 0), 0)::bigint as diskon
    from so s left join pengajuan p on p.id_so = s.id_so where s.id_so = ${row.idSo} group by s.id_so`;
  const { sisa, diskon, ...order } = found(uang, "Order");
  return { ...order, danaMaksimal: Math.max(0, Math.min(harga - diskon, sisa)) as Rupiah };
}
