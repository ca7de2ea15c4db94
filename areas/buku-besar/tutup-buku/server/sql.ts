import { denganPpn } from "#books/pajak/diAtas.ts";
import type { Rupiah, Tanggal, Waktu } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { JenisPeriksa, PeristiwaBuku } from "../contract.ts";
import type { Permintaan } from "./rules.ts";

/** How many of the latest events are shown. */
const PERISTIWA_TERBARU = 50;
/** How many documents are named of those that wait. */
export const CONTOH = 10;

export type Penutupan = { bulan: string; oleh: string | null; waktu: Waktu | null; pernah: boolean };

/** Of each month by whom and when it was closed, if it is, and whether it ever was. */
export const penutupanBulan = (db: Db, bulan: readonly string[]) => db<Penutupan[]>`
  select b.bulan, (p.t).nama_user as oleh, (p.t).waktu as waktu,
    exists (select from tutup_buku_bulan a where a.bulan = (b.bulan || '-01')::date) as pernah
  from unnest(${[...bulan]}::text[]) with ordinality b(bulan, ke)
  cross join lateral (select penutupan((b.bulan || '-01')::date) as t) p order by b.ke desc`;

export async function pernahDitutup(db: Db, awal: Tanggal): Promise<boolean> {
  const [row] = await db`select from tutup_buku_bulan where bulan = ${awal} limit 1`;
  return row !== undefined;
}

export const peristiwaTerbaru = (db: Db) => db<PeristiwaBuku[]>`
  select id_tutup_buku, jenis, to_char(bulan, 'YYYY-MM') as bulan, nama_user as oleh, waktu, alasan
  from tutup_buku_peristiwa order by id_tutup_buku desc limit ${PERISTIWA_TERBARU}`;

export type PermintaanRow = Permintaan & { idPermintaan: number; alasan: string; oleh: string; waktu: Waktu };

const permintaan = (db: Db, yang: Fragment) => db<PermintaanRow[]>`
  select p.id_tutup_buku as id_permintaan, to_char(p.bulan, 'YYYY-MM') as bulan, p.alasan, p.id_user,
    p.nama_user as oleh, p.waktu, k.nama_user as diputuskan_oleh
  from tutup_buku_peristiwa p left join tutup_buku_peristiwa k on k.id_permintaan = p.id_tutup_buku
  where p.jenis = 'minta' and ${yang} order by 1 desc`;

/** Requests that nobody has decided. */
export const permintaanMenunggu = (db: Db) => permintaan(db, db`k.id_tutup_buku is null`);

export async function findRequest(db: Db, id: number): Promise<PermintaanRow | undefined> {
  const [row] = await permintaan(db, db`p.id_tutup_buku = ${id}`);
  return row;
}

export type Menunggu = { jenis: JenisPeriksa; jumlah: number; daftar: { kunci: string; nama: string }[] };

/**
 * What waits for a decision with a day that is open until `sampai`: of each kind the number and the oldest. The first
 * closing closes all days before the first month of the books too.
 */
export function yangMenunggu(db: Db, sampai: Tanggal) {
  const dalam = (kolom: Fragment) => db`${kolom} between bulan_buka() and ${sampai}`;
  return db<Menunggu[]>`
    select jenis, count(*)::int as jumlah,
      coalesce(jsonb_agg(jsonb_build_object('kunci', id, 'nama', id || ': ' || nama) order by ke)
        filter (where ke <= ${CONTOH}), '[]') as daftar
    from (
      select jenis, id, left(nama, 120) as nama, row_number() over (partition by jenis order by hari, id) as ke from (
        select 'jurnalUmum' as jenis, id_jurnal_umum as id, keterangan as nama, tanggal as hari
        from jurnal_umum where status = 'Menunggu' and ${dalam(db`tanggal`)}
        union all
        select 'pengajuan', id_pengajuan, deskripsi_pengajuan, tgl_pengajuan
        from pengajuan where status_pengajuan in ('Menunggu', 'Revisi') and ${dalam(db`tgl_pengajuan`)}
        union all
        select 'pengajuanAsset', id_pengajuan_asset, nama_barang, tgl_pengajuan
        from pengajuan_asset where status_pengajuan in ('Menunggu', 'Revisi') and ${dalam(db`tgl_pengajuan`)}
        union all
        select 'pelepasanAsset', id_pelepasan_asset, nama_barang, tgl_pengajuan
        from pelepasan_asset join asset using (id_asset)
        where status_pengajuan = 'Menunggu' and ${dalam(db`tgl_pengajuan`)}
        union all
        select 'opname', id_opname, case status when 'Menunggu' then 'menunggu persetujuan' else 'masih dihitung' end,
          (dibuat at time zone 'Asia/Jakarta')::date
        from opname where status in ('Menunggu', 'Dihitung') and ${dalam(db`(dibuat at time zone 'Asia/Jakarta')::date`)}
        union all
        select 'invoice', id_invoice, nama_customer, tgl_invoice
        from invoice join so using (id_so)
        where status_approve = 'Menunggu' and dihapus is null and ${dalam(db`tgl_invoice`)}) m) m
    group by 1`;
}

/**
 * Returns until a day that nobody has decided, the oldest named, and the price of their units: it is still revenue, although
 * the goods are back.
 */
export async function returMenunggu(db: Db, sampai: Tanggal) {
  const [row] = await db<(Omit<Menunggu, "jenis"> & { nilai: Rupiah })[]>`
    select count(*)::int as jumlah, coalesce(sum(nilai), 0)::bigint as nilai,
      coalesce(jsonb_agg(jsonb_build_object('kunci', id_retur, 'nama', left(id_retur || ': ' || nama_customer, 120)) order by ke)
        filter (where ke <= ${CONTOH}), '[]') as daftar
    from (
      select r.id_retur, s.nama_customer, row_number() over (order by r.urut) as ke,
        (select sum((${denganPpn(db, db`o.harga_produk`)} + o.tambahan_harga_online) * (b.qty_baik + b.qty_rusak))
          from retur_baris b join orderan o using (id_orderan) where b.id_retur = r.id_retur) as nilai
      from retur r join so s using (id_so) where r.keputusan is null and r.tgl_retur <= ${sampai}) r`;
  if (!row) throw new Error("a sum answered no row");
  return row;
}

/** Accounts with lines of their bank, in or before the months until a day, that are not reconciled until then. */
export async function belumDirekonsiliasi(db: Db, sampai: Tanggal) {
  const rows = await db<{ kunci: string; nama: string }[]>`
    select id_rekening::text as kunci, nama_rekening || ': ' || coalesce('sampai ' || to_char(d.sampai, 'DD-MM-YYYY'), 'belum pernah') as nama
    from rekening r left join lateral (
      select max(sampai) as sampai from rekonsiliasi k where k.id_rekening = r.id_rekening and dibatalkan is null) d on true
    where exists (select from rekening_koran b where b.id_rekening = r.id_rekening and b.tanggal <= ${sampai})
      and (d.sampai is null or d.sampai < ${sampai})
    order by nama_rekening`;
  return { jumlah: rows.length, daftar: rows.slice(0, CONTOH) };
}

/** Needs that stand at Belum Dipetakan with a movement in a range of days; `kunci` is the account of the need. */
export const belumDipetakan = (db: Db, dari: Tanggal, sampai: Tanggal) => db<{ kunci: string; nama: string }[]>`
  select a.id_akun::text as kunci, a.nama
  from bagan_akun a
  where exists (
    select from akun_masa m join akun l on l.id_akun = m.id_akun_laporan and l.bawaan = 'belum-dipetakan'
    join jurnal_harian h on h.id_akun = m.id_akun and h.tanggal between ${dari} and ${sampai}
      and m.mulai <= h.tanggal and h.tanggal < m.sampai
    where m.id_akun = a.id_akun)
  order by a.nama`;

/** The day of the last typed figures of Neraca on or before a day. */
export async function neracaTerakhir(db: Db, sampai: Tanggal): Promise<Tanggal | null> {
  const [row] = await db<{ tanggal: Tanggal | null }[]>`
    select max(tanggal) as tanggal from neraca_manual where tanggal <= ${sampai}`;
  return row?.tanggal ?? null;
}
