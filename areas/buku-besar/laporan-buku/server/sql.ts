import { pengajuanPembelian } from "#company/pembelian.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import type { RincianArus } from "../contract.ts";
import type { Rentang } from "../masa.ts";
import type { AkunBermasa } from "./akun.ts";

/**
 * Piutang Pelanggan has two sides: what customers owe and what they paid in advance. Each side has its own name here.
 */
const sebutan = (db: Db, akun: Fragment): Fragment => db`
  case ${akun}.bawaan when 'piutang' then 'Piutang Usaha' else ${akun}.nama end`;

/** All accounts, with each place that they had in statements until a day. */
export const daftarAkun = (db: Db, akhir: Tanggal) => db<AkunBermasa[]>`
  select b.id_akun, b.kode, ${sebutan(db, db`b`)} as nama, b.bawaan, b.id_rekening, b.id_kebutuhan, n.bawaan as bawaan_kebutuhan,
    k.nama_komponen_laba as nama_komponen,
    l.id_akun as id_laporan, l.kode as kode_laporan, ${sebutan(db, db`l`)} as nama_laporan, l.bawaan as bawaan_laporan,
    m.jenis, m.golongan, m.mulai::text, m.sampai::text
  from bagan_masa m join bagan_pada(${akhir}) b using (id_akun) join bagan_pada(${akhir}) l on l.id_akun = m.id_akun_laporan
  left join kebutuhan n on n.id_kebutuhan = b.id_kebutuhan
  left join komponen_pada(${akhir}) k on k.id_komponen_laba = m.id_komponen_laba
  where m.mulai <= ${akhir}
  order by l.kode, b.kode, m.mulai`;

/** The movements of an account between two of the days `batas`. */
export type Petak = { idAkun: Id<"akun">; petak: number; debit: Rupiah; kredit: Rupiah; saldo: Rupiah };

/**
 * Movements of every account, or of some, between the days `batas`, which are in order. Range n begins with the nth day (from 1),
 * range 0 is everything before the first; the last day is not in any range.
 */
export function jumlahPetak(
  db: Db,
  { batas, sejakAwal, akun }: { batas: readonly Tanggal[]; sejakAwal: boolean; akun?: readonly Id<"akun">[] },
) {
  const milik = akun ? db`id_akun = any(${[...akun]}::int[]) and` : db``;
  const awal = db`${batas[0] ?? null}::date`;
  // Nearly all rows are before the first day, and are quicker to add up where they all belong to one range.
  const sebelum = db`
    select id_akun, 0 as petak, sum(debit)::bigint as debit, sum(kredit)::bigint as kredit, sum(saldo)::bigint as saldo
    from jurnal_harian where ${milik} tanggal < ${awal} group by 1 union all`;
  return db<Petak[]>`
    ${sejakAwal ? sebelum : db``}
    select id_akun, width_bucket(tanggal, ${[...batas]}::date[]) as petak, sum(debit)::bigint as debit,
      sum(kredit)::bigint as kredit, sum(saldo)::bigint as saldo
    from jurnal_harian where ${milik} tanggal >= ${awal} and tanggal < ${batas.at(-1) ?? null}::date group by 1, 2`;
}

type Ditanya = Rentang & { idKebutuhan: Id<"kebutuhan">; page: number; limit: number };

export type ArusKebutuhan = {
  idKebutuhan: Id<"kebutuhan">;
  namaKebutuhan: string;
  idAkun: Id<"akun">;
  /** Since when the account of the need counts at the place where these figures belong. */
  mulai: string;
  /** Money in (+) or out (-) for each range. */
  nilai: Rupiah[];
};

/**
 * Money in and out by need and the place of its account, from the sums of each day, without transfers; the names are those of
 * the first range, with which the others are compared.
 */
export const arusKebutuhan = (db: Db, masa: readonly Rentang[]) => db<ArusKebutuhan[]>`
  with jumlah as (
    select l.id_kebutuhan, t.id_akun, t.mulai, t.id_komponen_laba, m.ke, sum(l.nominal)::bigint as nominal
    from unnest(${masa.map(({ dari }) => dari)}::date[], ${masa.map(({ sampai }) => sampai)}::date[]) with ordinality
      m(dari, sampai, ke)
    join laba_harian l on l.tanggal between m.dari and m.sampai
    join bagan_masa t on t.id_kebutuhan = l.id_kebutuhan and t.mulai <= l.tanggal and l.tanggal < t.sampai
    group by 1, 2, 3, 4, 5)
  select n.id_kebutuhan, n.nama_kebutuhan, j.id_akun, j.mulai::text,
    (select array_agg(coalesce(i.nominal, 0) order by s.ke) from generate_series(1, ${masa.length}::int) s(ke)
     left join jumlah i on i.ke = s.ke and i.id_akun = j.id_akun and i.mulai = j.mulai) as nilai
  from (select distinct id_kebutuhan, id_akun, mulai, id_komponen_laba from jumlah) j
  join kebutuhan_pada(${masa[0]?.sampai ?? null}) n using (id_kebutuhan) left join komponen_pada(${masa[0]?.sampai ?? null}) k on k.id_komponen_laba = j.id_komponen_laba
  order by k.bawaan nulls last, k.nama_komponen_laba nulls last, n.nama_kebutuhan, j.mulai`;

/** Approved requests of a need, newest first, with the company's account; amounts of purchases for those who may see them. */
export const pengajuanKebutuhan = (
  db: Db,
  { idKebutuhan, dari, sampai, ...page }: Ditanya,
  melihatPembelian: boolean,
) => db<RincianArus[]>`
  select p.id_pengajuan, p.tgl_approve as tanggal, p.deskripsi_pengajuan, r.nama_rekening,
    case when ${melihatPembelian ? db`true` : db`not ${pengajuanPembelian(db)}`}
      then case p.tipe_pengajuan when 'masuk' then p.nominal_pengajuan else -p.nominal_pengajuan end end as nominal,
    p.id_so, p.id_invoice, p.id_po, p.kloter, p.id_pengajuan_asset
  from pengajuan p
  join rekening_pada(p.tgl_approve) r on r.id_rekening = case p.tipe_pengajuan when 'masuk' then p.id_rekening_tujuan else p.id_rekening_asal end
  where p.id_kebutuhan = ${idKebutuhan} and p.tgl_approve between ${dari} and ${sampai}
    and p.status_pengajuan = 'Disetujui' and p.tipe_pengajuan <> 'pindah'
  order by p.tgl_approve desc, p.urut desc limit ${page.limit} offset ${offsetOf(page)}`;

export type JumlahArus = { nama: string; banyak: number; total: Rupiah };

/** The number and total of these requests, from the sums of each day. */
export const jumlahKebutuhan = (db: Db, { idKebutuhan, dari, sampai }: Ditanya) => db<JumlahArus[]>`
  select n.nama_kebutuhan as nama, coalesce(sum(l.jumlah), 0)::int as banyak, coalesce(sum(l.nominal), 0)::bigint as total
  from kebutuhan_pada(${sampai}) n left join laba_harian l on l.id_kebutuhan = n.id_kebutuhan and l.tanggal between ${dari} and ${sampai}
  where n.id_kebutuhan = ${idKebutuhan} group by 1`;

export type Pindah = { idRekening: Id<"rekening">; masuk: Rupiah; keluar: Rupiah };

/** Transfers of each account from and to other accounts of the company. */
export const pindah = (db: Db, { dari, sampai }: Rentang) => db<Pindah[]>`
  select s.id_rekening, sum(s.masuk)::bigint as masuk, sum(s.keluar)::bigint as keluar
  from pengajuan p cross join lateral (values (p.id_rekening_tujuan, p.nominal_pengajuan, 0::bigint),
    (p.id_rekening_asal, 0, p.nominal_pengajuan)) s(id_rekening, masuk, keluar)
  where p.tipe_pengajuan = 'pindah' and p.status_pengajuan = 'Disetujui' and p.tgl_approve between ${dari} and ${sampai}
  group by 1`;
