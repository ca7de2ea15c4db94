import type { Tanggal } from "#kernel/types.ts";
import { padaHari } from "../asset/nilai.ts";
import { akun } from "../jurnal/akun.ts";
import type { Aturan } from "./aturan.ts";
import { sumberJurnal } from "./sumber.ts";

/** The ends of the months of 60 years, which contain every book. */
const akhirBulan = Array.from({ length: 12 * 60 }, (_, bulan) => {
  const hari = new Date(Date.UTC(2000, bulan + 1, 0));
  return hari.toISOString().slice(0, 10) as Tanggal;
});

/** The sums of the journal are those of the books and of its lines, and nobody touched it since it was sealed. */
export const aturanJurnal: readonly Aturan[] = [
  {
    aturan: "Kas, persediaan dan hutang di jurnal sama dengan bukunya setiap bulan",
    diperiksa: (db) => db`select count(*) from jurnal_harian`,
    dari: sumberJurnal,
    temuan: (db) => db`
      select format('akun %s', a.kode) as dokumen, format('bulan %s: jurnal %s, buku %s', to_char(bulan, 'YYYY-MM'),
        coalesce(j.nominal, 0), coalesce(d.nominal, 0)) as keterangan
      from (
        select id_akun, date_trunc('month', tanggal::timestamp)::date as bulan, sum(debit - kredit) as nominal
        from harian where id_akun in (select id_akun from akun where id_rekening is not null
          or bawaan in ('persediaan', 'hutang-usaha')) group by 1, 2) j
      full join (
        select a.id_akun, date_trunc('month', k.tanggal::timestamp)::date as bulan, sum(k.nominal) as nominal
        from (select id_rekening, tanggal, jumlah_bulat(debit - kredit) as nominal from kas group by 1, 2) k
        join akun a using (id_rekening) group by 1, 2
        union all
        select ${akun(db, "persediaan")}, date_trunc('month', tanggal::timestamp)::date, sum(nilai) from (
          select tanggal, nilai from stok_hari
          union all
          select tanggal, nilai from stok_rusak) s group by 1, 2
        union all
        select ${akun(db, "hutang-usaha")}, bulan, sum(nominal) from (
          select date_trunc('month', t.tanggal::timestamp)::date as bulan, -coalesce(t.unit, t.qty) * p.harga_satuan as nominal
          from stok t join po p on p.id_po = t.sumber where t.jenis = 'po'
          union all
          select date_trunc('month', k.tanggal::timestamp)::date, k.kredit
          from kas k join pengajuan g using (id_pengajuan) where g.id_po is not null
          union all
          select date_trunc('month', tanggal::timestamp)::date, -hutang_po - hutang from tagihan_buku) h group by 1, 2
      ) d using (id_akun, bulan)
      left join akun a using (id_akun)
      where coalesce(j.nominal, 0) <> coalesce(d.nominal, 0)`,
  },
  {
    aturan: "Asset tetap di jurnal sama dengan daftar asset setiap akhir bulan",
    diperiksa: (db) => db`select count(*) from asset`,
    temuan: (db) => db`
      with ${padaHari(db, akhirBulan)},
      daftar as (select hari, id_kategori_asset, sum(harga) as harga, sum(susut) as susut from nilai group by 1, 2),
      bulanan as (
        select greatest(date_trunc('month', b.tanggal::timestamp) + interval '1 month - 1 day', ${akhirBulan[0] ?? null}::date)::date as hari,
          a.id_kategori_asset, sum(b.debit - b.kredit) filter (where a.golongan = 'Aset Tetap') as harga,
          sum(b.kredit - b.debit) filter (where a.golongan = 'Akumulasi Penyusutan') as susut
        from jurnal_harian b join akun a using (id_akun)
        where a.id_kategori_asset is not null group by 1, 2),
      buku as (
        select hari, id_kategori_asset, sum(b.harga) over w as harga, sum(b.susut) over w as susut
        from hari cross join (select distinct id_kategori_asset from bulanan) k
        left join bulanan b using (hari, id_kategori_asset)
        window w as (partition by id_kategori_asset order by hari))
      select format('%s, %s', k.nama_kategori, hari) as dokumen, format('jurnal %s dan susut %s, daftar %s dan %s',
        coalesce(b.harga, 0), coalesce(b.susut, 0), coalesce(d.harga, 0), coalesce(d.susut, 0)) as keterangan
      from daftar d full join buku b using (hari, id_kategori_asset) join kategori_asset k using (id_kategori_asset)
      where hari <= (select susut_sampai from jurnal_keadaan)
        and (coalesce(b.harga, 0), coalesce(b.susut, 0)) <> (coalesce(d.harga, 0), coalesce(d.susut, 0))`,
  },
  {
    aturan: "Jumlah harian jurnal sama dengan barisnya",
    diperiksa: (db) => db`select count(*) from jurnal_harian`,
    dari: sumberJurnal,
    temuan: (db) => db`
      select format('akun %s', a.kode) as dokumen, format('%s: debit %s kredit %s saldo %s, seharusnya %s, %s, %s', tanggal,
        coalesce(h.debit, 0), coalesce(h.kredit, 0), coalesce(h.saldo, 0), coalesce(i.debit, 0), coalesce(i.kredit, 0),
        coalesce(i.saldo, 0)) as keterangan
      from (select id_akun, tanggal, sum(debit) as debit, sum(kredit) as kredit, sum(saldo) as saldo, sum(jumlah) as jumlah
            from jurnal_harian group by 1, 2) h
      full join (
        select id_akun, tanggal, sum(debit) as debit, sum(kredit) as kredit, sum(saldo) as saldo, sum(jumlah) as jumlah
        from (
          select id_akun, tanggal, debit, kredit,
            case when id_akun = ${akun(db, "piutang")} then 0 else debit - kredit end as saldo, jumlah from harian
          union all
          select case x.ke when 1 then ${akun(db, "piutang")} else ${akun(db, "uang-muka")} end, p.tanggal, 0, 0,
            case x.ke when 1 then p.piutang else p.uang_muka end, 0
          from (
            select tanggal, jumlah_bulat(greatest(sesudah, 0) - greatest(sesudah - nominal, 0)) as piutang,
              jumlah_bulat(least(sesudah, 0) - least(sesudah - nominal, 0)) as uang_muka
            from (select tanggal, nominal, jumlah_bulat(nominal) over (partition by id_so collate "C" order by tanggal) as sesudah
                  from piutang) g
            group by 1) p
          cross join (values (1), (2)) x(ke)) b
        group by 1, 2) i using (id_akun, tanggal)
      left join akun a using (id_akun)
      where (coalesce(h.debit, 0), coalesce(h.kredit, 0), coalesce(h.saldo, 0), coalesce(h.jumlah, 0))
         <> (coalesce(i.debit, 0), coalesce(i.kredit, 0), coalesce(i.saldo, 0), coalesce(i.jumlah, 0))
      union all
      select id_so, format('piutang %s, jurnal %s', coalesce(p.saldo, 0), coalesce(b.saldo, 0))
      from jurnal_piutang p full join saldo_piutang b using (id_so)
      where coalesce(p.saldo, 0) <> coalesce(b.saldo, 0)`,
  },
  {
    aturan: "Segel jurnal utuh",
    lama: true,
    diperiksa: (db) => db`select count(*) from jurnal_segel`,
    temuan: (db) => db`
      select format('segel ke-%s', s.ke) as dokumen, format('jurnal %s sampai %s tidak lagi sama', s.dari + 1, s.sampai) as keterangan
      from (select *, lag(sampai, 1, 0::bigint) over w as dari, lag(sidik, 1, '\\x') over w as sebelum, row_number() over w as nomor
            from jurnal_segel window w as (order by ke)) s
      cross join lateral jurnal_sidik(s.sebelum, s.dari, s.sampai) h
      where s.nomor <> s.ke or s.jumlah <> h.jumlah or s.sidik <> h.sidik`,
  },
];
