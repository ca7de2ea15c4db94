import type { Tanggal } from "#contract/kernel/types.ts";
import type { Db, Fragment } from "#server/platform/postgres/database.ts";
import { padaHari } from "../asset/nilai.ts";
import { akun } from "../jurnal/akun.ts";
import {
  barisCatat,
  barisKondisi,
  barisSusut,
  faktaCatat,
  faktaKondisi,
  faktaSusut,
} from "../jurnal/peristiwa/asset.ts";
import { barisBarang, faktaBarang } from "../jurnal/peristiwa/barang.ts";
import { barisNilai, faktaNilaiSeluruhnya } from "../jurnal/peristiwa/nilai.ts";
import { barisReturDana, barisRusak, faktaReturDana, faktaRusak } from "../jurnal/peristiwa/retur.ts";
import { barisUang, faktaUang } from "../jurnal/peristiwa/uang.ts";
import type { Aturan } from "./aturan.ts";
import { sumberJurnal } from "./sumber.ts";

const PERISTIWA = {
  uang: ["invoice", "po-bayar", "asset-beli", "asset-jual", "pindah", "pengembalian", "pengajuan"],
  barang: [
    "kirim",
    "batal-kirim",
    "po-terima",
    "produksi",
    "stok-awal",
    "stok-tambah",
    "stok-koreksi",
    "retur",
    "stok-perbaikan",
  ],
  retur: ["stok-rusak-nilai", "stok-rusak-keluar", "retur-dana"],
  asset: ["asset-catat", "asset-lepas", "asset-kembali", "susut"],
  nilai: ["kirim", "batal-kirim", "nilai-invoice", "retur-ganti"],
} as const;

/** The accounts of an order's value. A delivery's entry also books the cost of the goods, on other accounts. */
const akunNilai = (db: Db): Fragment => db`
  (select id_akun from akun where bawaan in ('piutang', 'penjualan', 'tambahan-online', 'admin', 'ongkir-peti', 'diskon'))`;

/** The rule that every event has its journal entry, every entry its event, and both the same amounts. */
const sama = (aturan: string, macam: "uang" | "barang" | "asset" | "retur", baris: (db: Db) => Fragment): Aturan => ({
  aturan,
  lama: true,
  diperiksa: (db) => db`select count(*) from jurnal where peristiwa = any(${[...PERISTIWA[macam]]})`,
  // Both sides are summed at once: putting two sums of millions of rows together would take as long again.
  temuan: (db) => db`
    select format('%s %s', peristiwa, dokumen) as dokumen, format('%s: jurnal akun %s %s, seharusnya %s', tanggal, a.kode,
      tertulis, seharusnya) as keterangan
    from (
      select peristiwa, dokumen, tanggal, id_akun, sub, jumlah_bulat(tertulis) as tertulis, jumlah_bulat(seharusnya) as seharusnya
      from (
        select j.peristiwa, j.dokumen, j.tanggal, b.id_akun, coalesce(b.sub, '') as sub, b.debit - b.kredit as tertulis,
          0::bigint as seharusnya
        from jurnal j join jurnal_baris b using (id_jurnal)
        where j.peristiwa = any(${[...PERISTIWA[macam]]})
          ${macam === "barang" ? db`and b.id_akun not in ${akunNilai(db)}` : db``}
        union all
        select peristiwa, dokumen, tanggal, id_akun, coalesce(sub, ''), 0, nominal::bigint
        from (${baris(db)}) b(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal) where nominal <> 0) x
      group by 1, 2, 3, 4, 5 having jumlah_bulat(tertulis) <> jumlah_bulat(seharusnya)) beda
    left join akun a using (id_akun)`,
});

const semuaAsset = (db: Db): Fragment => db`
  ${barisCatat(db, faktaCatat(db, db`true`))}
  union all ${barisKondisi(db, faktaKondisi(db, db`true`))}
  union all ${barisSusut(db, faktaSusut(db, { dari: db`date '-infinity'`, sampai: db`(select susut_sampai from jurnal_keadaan)` }, db`true`))}`;

const semuaRetur = (db: Db): Fragment => db`
  ${barisRusak(db, faktaRusak(db, db`true`))} union all ${barisReturDana(db, faktaReturDana(db, db`true`))}`;

/** The goods of a document as one fact: which lines follow from a fact is linear in its amounts. */
const semuaBarang = (db: Db): Fragment =>
  barisBarang(
    db,
    db`
      select null::timestamptz as waktu, tanggal, peristiwa, dokumen, '' as keterangan, jenis, sumber,
        jumlah_bulat(nilai) as nilai, jumlah_bulat(perubahan_harga) as perubahan_harga, jumlah_bulat(hutang) as hutang
      from (${faktaBarang(db, db`true`)}) t group by tanggal, peristiwa, dokumen, jenis, sumber`,
    "semua",
  );

/** The ends of the months of 60 years, which contain every book. */
const akhirBulan = Array.from({ length: 12 * 60 }, (_, bulan) => {
  const hari = new Date(Date.UTC(2000, bulan + 1, 0));
  return hari.toISOString().slice(0, 10) as Tanggal;
});

export const aturanJurnal: readonly Aturan[] = [
  {
    aturan: "Setiap jurnal seimbang",
    diperiksa: (db) => db`select count(*) from jurnal`,
    temuan: (db) => db`
      select format('%s %s', j.peristiwa, j.dokumen) as dokumen, format('debit %s, kredit %s, %s baris',
        coalesce(b.debit, 0), coalesce(b.kredit, 0), coalesce(b.baris, 0)) as keterangan
      from jurnal j left join (
        select id_jurnal, jumlah_bulat(debit) as debit, jumlah_bulat(kredit) as kredit, count(*) as baris, min(tanggal) as awal,
          max(tanggal) as akhir
        from jurnal_baris group by 1) b using (id_jurnal)
      where b.debit is distinct from b.kredit or coalesce(b.baris, 0) < 2 or j.tanggal <> b.awal or j.tanggal <> b.akhir`,
  },
  sama("Setiap uang yang bergerak mempunyai jurnalnya", "uang", (db) =>
    barisUang(db, faktaUang(db, db`true`), "semua"),
  ),
  sama("Setiap barang yang bergerak mempunyai jurnalnya", "barang", semuaBarang),
  sama("Setiap nilai barang rusak dan dana retur mempunyai jurnalnya", "retur", semuaRetur),
  sama("Setiap perubahan asset mempunyai jurnalnya", "asset", semuaAsset),
  {
    aturan: "Nilai setiap order di jurnal sama dengan barang yang sudah keluar dan invoice yang disetujui",
    lama: true,
    diperiksa: (db) => db`select count(*) from jurnal where peristiwa = any(${[...PERISTIWA.nilai]})`,
    temuan: (db) => db`
      with catatan as (
        select j.id_jurnal, n.id_so from jurnal j left join surat_jalan n on n.id_surat_jalan = j.dokumen
        where j.peristiwa in ('kirim', 'batal-kirim')
        union all
        select j.id_jurnal, i.id_so from jurnal j left join invoice i on i.id_invoice = j.dokumen
        where j.peristiwa = 'nilai-invoice'
        union all
        select j.id_jurnal, r.id_so from jurnal j left join retur r on r.id_retur = j.dokumen where j.peristiwa = 'retur-ganti')
      select id_so as dokumen, format('jurnal akun %s %s, seharusnya %s', a.kode, tertulis, seharusnya) as keterangan
      from (
        select id_so, id_akun, jumlah_bulat(tertulis) as tertulis, jumlah_bulat(seharusnya) as seharusnya
        from (
          select c.id_so, b.id_akun, b.debit - b.kredit as tertulis, 0::bigint as seharusnya
          from catatan c join jurnal_baris b using (id_jurnal)
          where b.id_akun in ${akunNilai(db)} and (b.sub is null or b.sub = c.id_so)
          union all
          select dokumen, id_akun, 0, nominal
          from (${barisNilai(db, faktaNilaiSeluruhnya(db), "semua")}) x(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal)
          where nominal <> 0) x
        group by 1, 2 having jumlah_bulat(tertulis) <> jumlah_bulat(seharusnya)) beda
      left join akun a using (id_akun)`,
  },
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
        select a.id_akun, date_trunc('month', k.tanggal::timestamp)::date as bulan, sum(k.debit - k.kredit) as nominal
        from kas k join akun a using (id_rekening) group by 1, 2
        union all
        select ${akun(db, "persediaan")}, date_trunc('month', tanggal::timestamp)::date, sum(nilai) from (
          select tanggal, saldo * harga_beli - lag(saldo * harga_beli, 1, 0::bigint) over (partition by id_produk order by urut)
            as nilai from stok
          union all
          select tanggal, nilai from stok_rusak) s group by 1, 2
        union all
        select ${akun(db, "hutang-usaha")}, bulan, sum(nominal) from (
          select date_trunc('month', t.tanggal::timestamp)::date as bulan, -t.qty * p.harga_satuan as nominal
          from stok t join po p on p.id_po = t.sumber where t.jenis = 'po'
          union all
          select date_trunc('month', k.tanggal::timestamp)::date, k.kredit
          from kas k join pengajuan g using (id_pengajuan) where g.id_po is not null) h group by 1, 2
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
      buku as (
        select h.hari, a.id_kategori_asset, sum(b.debit - b.kredit) filter (where a.golongan = 'Aset Tetap') as harga,
          sum(b.kredit - b.debit) filter (where a.golongan = 'Akumulasi Penyusutan') as susut
        from jurnal_harian b join akun a using (id_akun) join hari h on b.tanggal <= h.hari
        where a.id_kategori_asset is not null group by 1, 2)
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
            from (select tanggal, nominal, jumlah_bulat(nominal) over (partition by id_so order by tanggal) as sesudah
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
