import { type Milik, orderSaja } from "#company/orderMilik.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { Seri, SeriUmum } from "../contract.ts";

/**
 * Since when a unit is with its customer, and until when it is under warranty: null while its goods are here. A damaged
 * unit that came back has a retur, but no `kembali` before it is repaired, because it does not leave again.
 */
const keluar = (db: Db) => db`
  case when j.status_barang in ('Kirim', 'Diambil') and n.kembali is null and n.id_retur is null then j.tgl_keluar end`;
const garansi = (db: Db) => db`garansi_sampai(${keluar(db)}, s.id_produk)`;

export type SeriRow = Omit<Seri, "aksi"> & { kunci: string };

/**
 * A unit with its deliveries, newest first: all of them, or those of the own orders alone. One that went to others only is
 * not found.
 */
export async function findSeri(db: Db, nomor: string, milik: Milik): Promise<SeriRow | undefined> {
  const ada = (cocok: Fragment) => db`exists (
    select from surat_jalan_seri n join surat_jalan j using (id_surat_jalan) where n.nomor = s.nomor ${cocok})`;
  const saja = orderSaja(db, "j.idSo", milik);
  const [row] = await db<SeriRow[]>`
    select s.nomor, s.kunci, p.id_produk, p.kode_produk, p.nama_produk, p.tipe, p.kapasitas, coalesce((
      select jsonb_agg(jsonb_build_object('idSuratJalan', j.id_surat_jalan, 'idSo', o.id_so,
        'idPelanggan', (select p.id_utama from so_pelanggan l join pelanggan p using (id_pelanggan) where l.id_so = o.id_so),
        'customerInstansi', o.customer_instansi, 'namaCustomer', o.nama_customer, 'statusBarang', j.status_barang,
        'dikirim', ${keluar(db)}, 'garansiSampai', ${garansi(db)}, 'kembali',
        coalesce(n.kembali, (select r.tgl_retur from retur r where r.id_retur = n.id_retur)),
        'idRetur', n.id_retur, 'rusak', n.id_retur is not null and n.kembali is null, 'akhirRusak', n.akhir_rusak)
        order by j.dibuat desc, j.id_surat_jalan desc)
      from surat_jalan_seri n join surat_jalan j using (id_surat_jalan) join so o using (id_so)
      where n.nomor = s.nomor ${saja}), '[]') as perjalanan
    from seri s join produk p using (id_produk)
    where s.nomor = ${nomor} ${milik === null ? db`` : db`and (${ada(saja)} or not ${ada(db``)})`}`;
  return row;
}

/** A unit for whoever holds its label; nothing if the key is another one's. */
export async function seriUmum(db: Db, nomor: string, kunci: string) {
  const [row] = await db<Omit<SeriUmum, "perusahaan">[]>`
    select s.nomor, p.nama_produk as produk, d.dikirim, d.garansi_sampai
    from seri s join produk p using (id_produk)
    left join lateral (
      select ${keluar(db)} as dikirim, ${garansi(db)} as garansi_sampai
      from surat_jalan_seri n join surat_jalan j using (id_surat_jalan)
      where n.nomor = s.nomor and n.kembali is null
    ) d on true
    where s.nomor = ${nomor.trim().toUpperCase()} and s.kunci = ${kunci}`;
  return row;
}

/** A unit for its label. */
export type UnitLabel = { nomor: string; kunci: string; kodeProduk: string; namaProduk: string };

/** The numbered units of a note, in the order of its lines; null if there is no such note. */
export async function unitSurat(db: Db, idSuratJalan: string): Promise<UnitLabel[] | null> {
  const [note] = await db`select from surat_jalan where id_surat_jalan = ${idSuratJalan}`;
  if (!note) return null;
  return db<UnitLabel[]>`
    select s.nomor, s.kunci, o.kode_produk, o.nama_produk
    from surat_jalan_seri n join seri s using (nomor) join orderan o using (id_orderan)
    where n.id_surat_jalan = ${idSuratJalan} order by o.urutan, length(s.nomor), s.nomor`;
}

type Berkode = { kodeProduk: string };

export async function kodeDari(db: Db, idProduk: Id<"produk">): Promise<Berkode | undefined> {
  const [row] = await db<Berkode[]>`select kode_produk from produk where id_produk = ${idProduk}`;
  return row;
}

export type Perjalanan = { dikirim: Tanggal; garansiSampai: Tanggal };

/** The delivery by which the unit is with its customer. */
export function terkirim({ perjalanan }: Pick<Seri, "perjalanan">): Perjalanan | undefined {
  const now = perjalanan.find((one) => one.dikirim !== null);
  return now?.dikirim && now.garansiSampai ? { dikirim: now.dikirim, garansiSampai: now.garansiSampai } : undefined;
}
