import { ketentuan, tenggatBulan, tenggatKredit } from "#company/pajak.ts";
import { sebutanPelanggan } from "#company/pelanggan.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

/**
 * What the tax office still waits for until a day, beside the output faktur: each as rows of the document's `id` and `kunci`,
 * `keterangan`, the day `hari` it is of, its deadline `tenggat`, the amount `nominal` and `urut`. Tasks and the checklist of
 * Tutup Buku read the same.
 */
export const PEKERJAAN_PAJAK = {
  /** Input faktur of Coretax whose bill is not known. */
  masukan: {
    berlaku: (db: Db, pada: Tanggal): Fragment => pkp(db, pada),
    isi: (db: Db, pada: Tanggal): Fragment => db`
      select nomor as id, nomor as kunci, nama as keterangan, tanggal as hari, ${tenggatKredit(db, db`tanggal`)} as tenggat,
        ppn as nominal, id_faktur_masukan as urut
      from faktur_masukan where id_tagihan is null and tanpa_tagihan = '' and berlaku and tanggal <= ${pada} and ${pkp(db, pada)}`,
  },
  /** PPN of bills that no input faktur says. */
  tanpaFaktur: {
    berlaku: (db: Db, pada: Tanggal): Fragment => pkp(db, pada),
    isi: (db: Db, pada: Tanggal): Fragment => db`
      select id_tagihan as id, id_tagihan as kunci, nama_pemasok || ', ' || nomor as keterangan, tgl_tagihan as hari,
        ${tenggatKredit(db, db`tgl_tagihan`)} as tenggat, ppn - ppn_berfaktur as nominal, urut
      from tagihan where ppn > ppn_berfaktur and dibatalkan is null and tgl_tagihan <= ${pada} and ${pkp(db, pada)}`,
  },
  /** PPh 23 that customers kept, whose proof has not come. */
  buktiDitunggu: {
    berlaku: (db: Db): Fragment => db`exists (select from bukti_potong)`,
    isi: (db: Db, pada: Tanggal): Fragment => db`
      select b.id_invoice as id, b.id_invoice as kunci,
        ${sebutanPelanggan(db, db`s.customer_instansi`, db`s.nama_customer`)} as keterangan, i.tgl_approve as hari,
        ${tenggatBulan(db, "hari-bukti", db`i.tgl_approve`)} as tenggat, b.nominal, b.urut
      from bukti_potong b join invoice i using (id_invoice) join so s using (id_so)
      where b.nomor = '' and i.dihapus is null and i.tgl_approve <= ${pada}`,
  },
  /** PPh 23 that was kept of suppliers, whose proof is not made. */
  buktiDibuat: {
    berlaku: (db: Db): Fragment => db`exists (select from potong_pemasok)`,
    isi: (db: Db, pada: Tanggal): Fragment => db`
      select p.id_tagihan as id, p.id_tagihan as kunci, t.nama_pemasok || ', ' || t.nomor as keterangan, p.tanggal as hari,
        ${tenggatBulan(db, "hari-bukti", db`p.tanggal`)} as tenggat, p.nominal, p.urut
      from potong_pemasok p join tagihan t using (id_tagihan)
      where p.nomor = '' and not p.batal and p.tanggal <= ${pada}`,
  },
  /** PPh final of months that are over, as far as it is not paid. */
  pphFinal: {
    berlaku: (db: Db): Fragment => db`(select pph_final from pajak_perusahaan)`,
    isi: (db: Db, pada: Tanggal): Fragment => db`
      select nama_bulan(bulan) as id, to_char(bulan, 'YYYY-MM') as kunci, 'PPh final' as keterangan, akhir as hari,
        ${tenggatBulan(db, "hari-setor", db`akhir`)} as tenggat, pph - disetor as nominal, bulan - date '2000-01-01' as urut
      from (${pphFinalBulan(db, bulanTerbuka(db, pada))}) f where pph > disetor`,
  },
} as const;
export type PekerjaanPajak = keyof typeof PEKERJAAN_PAJAK;

const pkp = (db: Db, pada: Tanggal): Fragment => db`exists (select from pajak_perusahaan where pkp_sejak <= ${pada})`;

/** The last month that is over on a day, and those before it since the first one that was paid. */
const bulanTerbuka = (db: Db, pada: Tanggal): Fragment => db`
  select generate_series(
    greatest(least(lalu, (select min(bulan) from pph_final_setor)), lalu - interval '23 months'), lalu, '1 month')::date as bulan
  from pajak_perusahaan cross join (
    select (date_trunc('month', (${pada}::date + 1)::timestamp) - interval '1 month')::date as lalu) l
  where pph_final`;

/** The accounts of turnover: what was sold, less discounts and what came back. */
export const akunOmzet = (db: Db): Fragment => db`
  array(select id_akun from akun where golongan = 'Penjualan' and bawaan is not null)`;

/** The turnover of months, its tax as `pajakAtas` of kernel/pajak.ts rounds it, and what was paid; `bulan` selects their first days. */
export const pphFinalBulan = (db: Db, bulan: Fragment): Fragment => db`
  select b.bulan, a.akhir, o.omzet, t.atas, t.bawah,
    div(greatest(0, o.omzet)::numeric * 2 * t.atas + t.bawah, 2 * t.bawah)::bigint as pph,
    coalesce(s.nominal, 0)::bigint as disetor
  from (${bulan}) b
  cross join lateral (select (b.bulan + interval '1 month' - interval '1 day')::date as akhir) a
  cross join lateral (
    select coalesce(sum(kredit - debit), 0)::bigint as omzet from jurnal_harian
    where id_akun = any(${akunOmzet(db)}) and tanggal between b.bulan and a.akhir) o
  cross join lateral (${ketentuan(db, "pph-final", db`a.akhir`)}) t
  left join pph_final_setor s using (bulan)`;
