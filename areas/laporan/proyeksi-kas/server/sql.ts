import { hutangBertempo } from "#books/pembelian/hutang.ts";
import { selisihTagihan } from "#books/pesanan/selisih.ts";
import { uangInvoice } from "#company/menunggu.ts";
import type { Id, Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import { offsetOf } from "#platform/list/paging.ts";
import { contains } from "#platform/list/search.ts";
import { orderBy, type Sorts, type Urut } from "#platform/list/sortedRows.ts";
import { type BarisProyeksi, type JenisProyeksi, type KapanProyeksi, MINGGU, type UrutProyeksi } from "../contract.ts";

export const HARI_PROYEKSI = MINGGU * 7;
/** A request that came in each of so many full months is expected to come again. */
const BULAN_RUTIN = 3;

/** Money expected and owed: `(jenis, kunci, keterangan, asli, nominal, id_rekening)`; `asli` is null where no day is known. */
const rencana = (db: Db, today: Tanggal): Fragment => db`
  ${pelanggan(db)} union all ${permintaan(db, today)} union all ${rutin(db, today)} union all
  select 'hutang', coalesce(id_tagihan, id_po), concat_ws(' ', nama, kloter), jatuh_tempo, -sisa, null::integer
  from (${hutangBertempo(db, today)}) h`;

/**
 * What an order still has to pay by its last invoice: what one that waits asks for, and what the last one leaves. An order is due its
 * customer's termin after its first invoice.
 */
const pelanggan = (db: Db): Fragment => db`
  select x.jenis, x.kunci, p.nama_customer as keterangan, p.tempo as asli, x.nominal, p.id_rekening
  from (
    select p.id_invoice, s.id_so, s.nama_customer, p.id_rekening, p.nominal_sisa_bayar as sisa,
      coalesce(f.tgl_invoice, p.tgl_invoice) + coalesce(u.termin, a.termin_pelanggan) as tempo,
      case when p.status_approve = 'Menunggu' then ${uangInvoice(db)} else 0 end as diminta,
      case when p.status_approve = 'Menunggu' then 0 else ${selisihTagihan(db, db`s.id_so`)} end as selisih
    from (
      select * from invoice where status_approve = 'Menunggu' and dihapus is null
      union all
      select i.* from so cross join lateral (
        select * from invoice where id_so = so.id_so and dihapus is null order by ke desc limit 1) i
      where so.status_pembayaran = 'Proses' and so.dibatalkan is null and i.status_approve = 'Disetujui') p
    join so s using (id_so) cross join perusahaan a
    left join invoice f on f.id_so = p.id_so and f.ke = 1 and f.dihapus is null and f.status_approve = 'Disetujui'
    left join so_pelanggan l on l.id_so = p.id_so left join pelanggan c on c.id_pelanggan = l.id_pelanggan
    left join pelanggan u on u.id_pelanggan = c.id_utama) p
  cross join lateral (values ('invoice', p.id_invoice, p.diminta), ('sisa', p.id_so, p.sisa + p.selisih)) x(jenis, kunci, nominal)
  where x.nominal > 0`;

/** Requests that wait; a transfer moves two accounts. */
const permintaan = (db: Db, today: Tanggal): Fragment => db`
  select 'pengajuan', p.id_pengajuan, left(p.deskripsi_pengajuan, 200), greatest(p.tgl_pengajuan, ${today}::date), x.nominal, x.id_rekening
  from pengajuan p cross join lateral (values
    (case when p.tipe_pengajuan <> 'masuk' then p.id_rekening_asal end, -p.nominal_pengajuan),
    (case when p.tipe_pengajuan <> 'keluar' then p.id_rekening_tujuan end, p.nominal_pengajuan)) x(id_rekening, nominal)
  where p.status_pengajuan = 'Menunggu' and x.id_rekening is not null
  union all
  select 'asset', id_pengajuan_asset, nama_barang, greatest(tgl_pengajuan, ${today}::date), -harga, id_rekening
  from pengajuan_asset where status_pengajuan = 'Menunggu'`;

/** Needs with requests in each of the last months come again, with their mean, on the day of the month on which they came last. */
const rutin = (db: Db, today: Tanggal): Fragment => db`
  (with bulanan as materialized (${bulanan(db, today)})
  select 'rutin', r.kunci, k.nama_kebutuhan, h.hari, r.nominal, r.id_rekening
  from (
    select id_kebutuhan, tipe_pengajuan, id_rekening, (array_agg(kunci order by bulan desc))[1] as kunci,
      (array_agg(tgl order by bulan desc))[1] as tgl,
      round(avg(nominal))::bigint * case tipe_pengajuan when 'masuk' then 1 else -1 end as nominal
    from bulanan where bulan < date_trunc('month', ${today}::date)
    group by 1, 2, 3 having count(*) = ${BULAN_RUTIN}) r
  join kebutuhan k using (id_kebutuhan)
  cross join generate_series(0, ${BULAN_RUTIN}) n
  cross join lateral (select (date_trunc('month', ${today}::date) + n * interval '1 month')::date as awal) m
  cross join lateral (
    select greatest(${today}::date, least(m.awal + r.tgl - 1, (m.awal + interval '1 month')::date - 1)) as hari) h
  where n > 0 or not exists (
    select from bulanan b where b.bulan = m.awal
      and (b.id_kebutuhan, b.tipe_pengajuan, b.id_rekening) = (r.id_kebutuhan, r.tipe_pengajuan, r.id_rekening)))`;

const bulanan = (db: Db, today: Tanggal): Fragment => db`
  select id_kebutuhan, tipe_pengajuan, coalesce(id_rekening_asal, id_rekening_tujuan) as id_rekening,
    date_trunc('month', tgl_approve)::date as bulan, sum(nominal_pengajuan) as nominal,
    min(extract(day from tgl_approve))::integer as tgl, max(id_pengajuan) as kunci
  from pengajuan
  where status_pengajuan = 'Disetujui' and not otomatis and tipe_pengajuan <> 'pindah'
    and tgl_approve >= (date_trunc('month', ${today}::date) - ${BULAN_RUTIN} * interval '1 month')::date
  group by 1, 2, 3, 4`;

export type Saringan = { idRekening: Id<"rekening"> | null; lewat: boolean };

/** The same with the day on which it counts: what is overdue is taken for today, or left out. */
const terhitung = (db: Db, today: Tanggal, { idRekening, lewat }: Saringan): Fragment => db`
  select r.jenis, r.kunci, r.keterangan, r.nominal::bigint as nominal, r.id_rekening,
    case when r.asli < ${today}::date then 'lewat' when r.asli is null then 'tanpa' else 'jadwal' end as kapan,
    case when r.asli < ${today}::date then case when ${lewat} then ${today}::date end else r.asli end as tanggal
  from (${rencana(db, today)}) r(jenis, kunci, keterangan, asli, nominal, id_rekening)
  where (r.asli is null or r.asli < ${today}::date + ${HARI_PROYEKSI}::integer)
    ${idRekening === null ? db`` : db`and r.id_rekening = ${idRekening}`}`;

export type Harian = {
  tanggal: Tanggal | null;
  kapan: KapanProyeksi;
  jenis: JenisProyeksi;
  idRekening: Id<"rekening"> | null;
  masuk: Rupiah;
  keluar: Rupiah;
};

/** The sums of each day, kind and account. */
export const harianProyeksi = (db: Db, today: Tanggal, saringan: Saringan) => db<Harian[]>`
  select tanggal, kapan, jenis, id_rekening, coalesce(sum(nominal) filter (where nominal > 0), 0)::bigint as masuk,
    coalesce(-sum(nominal) filter (where nominal < 0), 0)::bigint as keluar
  from (${terhitung(db, today, saringan)}) t group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

export type RekeningRow = { idRekening: Id<"rekening">; namaRekening: string; saldo: Rupiah };

export const rekeningProyeksi = (db: Db) => db<RekeningRow[]>`
  select id_rekening, nama_rekening, saldo from rekening where not lainnya order by id_rekening`;

export type Dicari = Saringan & {
  cari: string;
  jenis: JenisProyeksi | null;
  kapan: KapanProyeksi | null;
  awal: Tanggal | null;
  akhir: Tanggal | null;
  urut: Urut<UrutProyeksi>;
};

const URUTAN: Sorts<UrutProyeksi> = {
  by: { tanggal: (db) => db`tanggal`, nominal: (db) => db`abs(nominal)` },
  last: "kunci",
};

type Jumlah = { banyak: number; masuk: Rupiah; keluar: Rupiah };

/** The documents, the nearest day first; all of them without a page. */
export async function dokumenProyeksi(
  db: Db,
  today: Tanggal,
  dicari: Dicari,
  halaman: { page: number; limit: number } | null,
) {
  const { cari, jenis, kapan, awal, akhir, urut } = dicari;
  const urutan = urut === null ? db`tanggal nulls last, jenis, kunci, nominal` : orderBy(db, URUTAN, urut);
  const bagian = halaman === null ? db`` : db`limit ${halaman.limit} offset ${offsetOf(halaman)}`;
  const [found] = await db<{ rows: BarisProyeksi[]; jumlah: Jumlah }[]>`
    with ditemukan as materialized (
      select * from (
        select t.*, coalesce(k.nama_rekening, '') as nama_rekening, lower(concat_ws(E'\n', t.kunci, t.keterangan)) as teks
        from (${terhitung(db, today, dicari)}) t left join rekening k using (id_rekening)) t
      where true ${contains(db, "teks", cari, "row by row")}
        ${jenis === null ? db`` : db`and jenis = ${jenis}`} ${kapan === null ? db`` : db`and kapan = ${kapan}`}
        ${awal === null ? db`` : db`and tanggal >= ${awal}`} ${akhir === null ? db`` : db`and tanggal <= ${akhir}`})
    select (select jsonb_build_object('banyak', count(*), 'masuk', coalesce(sum(nominal) filter (where nominal > 0), 0),
        'keluar', coalesce(-sum(nominal) filter (where nominal < 0), 0)) from ditemukan) as jumlah,
      coalesce((select jsonb_agg(jsonb_build_object('kunci', jenis || ' ' || kunci || ' ' || coalesce(tanggal::text, '') || ' ' || nominal,
          'tanggal', tanggal, 'jenis', jenis, 'dokumen', kunci, 'keterangan', keterangan, 'namaRekening', nama_rekening, 'kapan', kapan,
          'nominal', nominal) order by ke)
        from (select *, row_number() over (order by ${urutan}) as ke from ditemukan order by ke ${bagian}) h), '[]') as rows`;
  return found ?? { rows: [], jumlah: { banyak: 0, masuk: 0 as Rupiah, keluar: 0 as Rupiah } };
}
