import type { Db, Fragment } from "#platform/db/database.ts";
import {
  barisCatat,
  barisKondisi,
  barisSusut,
  faktaCatat,
  faktaKondisi,
  faktaSusut,
} from "../jurnal/peristiwa/asset.ts";
import { barisBarang, faktaBarang } from "../jurnal/peristiwa/barang.ts";
import { barisNilai, barisReturBatal } from "../jurnal/peristiwa/barisNilai.ts";
import { barisFaktur, faktaFaktur } from "../jurnal/peristiwa/faktur.ts";
import { barisHangus, barisPotongan, faktaHangus, faktaPotongan } from "../jurnal/peristiwa/koreksi.ts";
import { barisMasukan, faktaMasukan } from "../jurnal/peristiwa/masukan.ts";
import { faktaNilaiSekarang, faktaNilaiSeluruhnya, faktaReturBatal } from "../jurnal/peristiwa/nilai.ts";
import { barisPiutangAwal, faktaPiutangAwal } from "../jurnal/peristiwa/piutangAwal.ts";
import { barisReturDana, barisRusak, faktaReturDana, faktaRusak } from "../jurnal/peristiwa/retur.ts";
import { barisTagihan, faktaTagihan } from "../jurnal/peristiwa/tagihan.ts";
import { barisJasaBatal, barisUang, faktaJasaBatal, faktaUang } from "../jurnal/peristiwa/uang.ts";
import type { Aturan, Sumber } from "./aturan.ts";
import { berselisih, pengacak } from "./selisih.ts";
import { sumberPesanan } from "./sumber.ts";

const PERISTIWA = {
  uang: [
    "invoice",
    "po-bayar",
    "tagihan-bayar",
    "piutang-awal-bayar",
    "uang-muka-beli",
    "asset-beli",
    "asset-jual",
    "pindah",
    "pengembalian",
    "pengajuan",
  ],
  barang: [
    "kirim",
    "batal-kirim",
    "po-terima",
    "produksi",
    "produksi-bahan",
    "stok-awal",
    "stok-tambah",
    "stok-koreksi",
    "retur",
    "stok-perbaikan",
    "tagihan-nilai",
    "produksi-selisih",
    "servis-part",
    "servis-batal",
  ],
  tagihan: ["tagihan", "tagihan-batal", "uang-muka-pakai", "pph-potong", "tagihan-awal", "tagihan-awal-batal"],
  piutangAwal: ["piutang-awal", "piutang-awal-batal"],
  faktur: ["faktur"],
  masukan: ["ppn-kredit"],
  retur: ["stok-rusak-nilai", "stok-rusak-keluar", "retur-dana", "retur-batal", "jasa-batal"],
  koreksi: ["nota-kredit", "hapus-piutang", "dp-hangus"],
  asset: ["asset-catat", "asset-lepas", "asset-kembali", "asset-batal", "susut"],
} as const;

/** The accounts of an order's value. A delivery's entry also books the cost of the goods, on other accounts. */
const akunNilai = (db: Db): Fragment => db`
  (select id_akun from akun where bawaan in ('piutang', 'penjualan', 'tambahan-online', 'admin', 'ongkir-peti', 'diskon', 'ppn-belum'))`;

/** The rule that every event has its journal entry, every entry its event, and both the same amounts. */
const sama = (aturan: string, macam: keyof typeof PERISTIWA, baris: (db: Db) => Fragment): Aturan => ({
  aturan,
  dari: sumberPeristiwa,
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
      where (select ada from selisih)
      group by 1, 2, 3, 4, 5 having jumlah_bulat(tertulis) <> jumlah_bulat(seharusnya)) beda
    left join akun a using (id_akun)`,
});

const semuaAsset = (db: Db): Fragment => db`
  ${barisCatat(db, faktaCatat(db, db`true`))}
  union all ${barisKondisi(db, faktaKondisi(db, db`true`))}
  union all ${barisSusut(db, faktaSusut(db, { dari: db`date '-infinity'`, sampai: db`(select susut_sampai from jurnal_keadaan)` }, db`true`))}`;

const semuaRetur = (db: Db): Fragment => db`
  ${barisRusak(db, faktaRusak(db, db`true`))}
  union all ${barisReturDana(db, faktaReturDana(db, db`true`))}
  union all ${barisReturBatal(db, faktaReturBatal(db, db`true`))}
  union all ${barisJasaBatal(db, faktaJasaBatal(db, db`true`))}`;

const semuaKoreksi = (db: Db): Fragment => db`
  ${barisPotongan(db, faktaPotongan(db, db`true`))} union all ${barisHangus(db, faktaHangus(db, db`true`))}`;

const semuaFaktur = (db: Db): Fragment => barisFaktur(db, faktaFaktur(db, db`true`));
const semuaMasukan = (db: Db): Fragment => barisMasukan(db, faktaMasukan(db, db`true`));
const semuaPiutangAwal = (db: Db): Fragment => barisPiutangAwal(db, faktaPiutangAwal(db, db`true`));
const semuaTagihan = (db: Db): Fragment => barisTagihan(db, faktaTagihan(db, db`true`));

/**
 * Whether anything is wrong with the entries of these events, or with the balance of any entry (`selisih`): found in one pass over
 * the journal and one over the documents. Where nothing is, their rules have nothing to look for.
 */
const sumberPeristiwa: Sumber = (db) => {
  const [kepala, ekor] = [pengacak(db), pengacak(db)];
  const entri = kepala({ teks: [db`peristiwa`, db`dokumen`], angka: [db`tanggal - date '2000-01-01'`] });
  const baris = ekor({ teks: [db`coalesce(sub, '')`], angka: [db`id_akun`] });
  // The number of a fact instead of its day and document is made once for all of its lines.
  const uang = db`
    select null::timestamptz as waktu, null::date as tanggal, '' as peristiwa, ${entri} as dokumen, '' as keterangan, id_akun,
      nominal, id_akun_lawan, sub_lawan, jasa, pph
    from (${faktaUang(db, db`true`)}) u`;
  const barang = db`
    select null::timestamptz as waktu, null::date as tanggal, '' as peristiwa, ${entri} as dokumen, '' as keterangan, jenis,
      sumber, nilai, perubahan_harga, hutang, selisih, upah, biaya
    from (${faktaBarang(db, db`true`)}) t`;
  const kolom = db`(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal)`;
  return db`
  selisih as materialized (
    select ${berselisih(
      db,
      db`
      -- A line of another day than its entry has no number.
      select case when j.diperiksa and not (j.barang and b.id_akun = any(array${akunNilai(db)})) then b.debit - b.kredit else 0 end,
        case when b.tanggal = j.tanggal then j.entri # ${baris} end, b.debit - b.kredit, ${ekor({ angka: [db`b.id_jurnal`] })}
      from jurnal_baris b join (
        select id_jurnal, tanggal, ${entri} as entri, peristiwa = any(${Object.values(PERISTIWA).flat()}) as diperiksa,
          peristiwa = any(${[...PERISTIWA.barang]}) as barang
        from jurnal offset 0) j using (id_jurnal)
      union all
      select -nominal, dokumen # ${baris}, 0, 0
      from (${barisUang(db, uang, "semua")} union all ${barisBarang(db, barang, "semua")}) b${kolom}
      union all
      select -nominal, ${entri} # ${baris}, 0, 0 from (${semuaRetur(db)} union all ${semuaKoreksi(db)} union all ${semuaTagihan(db)} union all ${semuaFaktur(db)}
        union all ${semuaMasukan(db)} union all ${semuaPiutangAwal(db)} union all ${semuaAsset(db)}) b${kolom} where nominal <> 0`,
      2,
    )}
      -- Every entry has a first and a second line.
      or (select count(*) from jurnal) <> all (array[count(*) filter (where urutan = 1), count(*) filter (where urutan = 2)]) as ada
    from jurnal_baris)`;
};

/** The goods of a document as one fact: which lines follow from a fact is linear in its amounts. */
const semuaBarang = (db: Db): Fragment =>
  barisBarang(
    db,
    db`
      select null::timestamptz as waktu, tanggal, peristiwa, dokumen, '' as keterangan, jenis, sumber,
        jumlah_bulat(nilai) as nilai, jumlah_bulat(perubahan_harga) as perubahan_harga, jumlah_bulat(hutang) as hutang, jumlah_bulat(upah) as upah, jumlah_bulat(biaya) as biaya,
        jumlah_bulat(selisih) as selisih
      from (${faktaBarang(db, db`true`)}) t group by tanggal, peristiwa, dokumen, jenis, sumber`,
    "semua",
  );

/** The orders of `sumberPesanan`, as `faktaNilaiSekarang` takes them. */
const pesananBernilai = (db: Db): Fragment => db`
  select id_so, total_pembelian as penjualan, total_tambahan_online as tambahan, coalesce(admin, 0) as admin, coalesce(diskon, 0) as diskon,
    coalesce(ongkir_peti, 0) as ongkir_peti, keluar - coalesce(kembali, 0) as unit, keluar, semua,
    ppn_atas, ppn_bawah
  from pesanan`;

/** What happened stands in the journal, and nothing else does. */
export const aturanPeristiwa: readonly Aturan[] = [
  {
    aturan: "Setiap jurnal seimbang",
    diperiksa: (db) => db`select count(*) from jurnal`,
    dari: sumberPeristiwa,
    temuan: (db) => db`
      select format('%s %s', j.peristiwa, j.dokumen) as dokumen, format('debit %s, kredit %s, %s baris',
        coalesce(b.debit, 0), coalesce(b.kredit, 0), coalesce(b.baris, 0)) as keterangan
      from jurnal j left join (
        select id_jurnal, jumlah_bulat(debit) as debit, jumlah_bulat(kredit) as kredit, count(*) as baris, min(tanggal) as awal,
          max(tanggal) as akhir
        from jurnal_baris group by 1) b using (id_jurnal)
      where (select ada from selisih) and (b.debit is distinct from b.kredit or coalesce(b.baris, 0) < 2
        or j.tanggal <> b.awal or j.tanggal <> b.akhir)`,
  },
  sama("Setiap uang yang bergerak mempunyai jurnalnya", "uang", (db) =>
    barisUang(db, faktaUang(db, db`true`), "semua"),
  ),
  sama("Setiap barang yang bergerak mempunyai jurnalnya", "barang", semuaBarang),
  sama("Setiap nilai barang rusak, dana retur dan order batal mempunyai jurnalnya", "retur", semuaRetur),
  sama("Setiap nota kredit, piutang yang dihapus dan DP yang hangus mempunyai jurnalnya", "koreksi", semuaKoreksi),
  sama("Setiap tagihan pemasok mempunyai jurnalnya", "tagihan", semuaTagihan),
  sama("Setiap piutang awal mempunyai jurnalnya", "piutangAwal", semuaPiutangAwal),
  sama("Setiap faktur mempunyai jurnalnya", "faktur", semuaFaktur),
  sama("Setiap PPN masukan yang dikreditkan mempunyai jurnalnya", "masukan", semuaMasukan),
  sama("Setiap perubahan asset mempunyai jurnalnya", "asset", semuaAsset),
  {
    aturan: "Nilai setiap order di jurnal sama dengan barang yang sudah keluar dan invoice yang disetujui",
    dari: sumberPesanan,
    diperiksa: (db) =>
      db`select count(*) from jurnal where peristiwa = any(${["kirim", "batal-kirim", "nilai-invoice", "retur-ganti", "order-ubah"]})`,
    temuan: (db) => {
      const kunci = pengacak(db)({ teks: [db`coalesce(id_so, '')`], angka: [db`id_akun`] });
      return db`
      with catatan as (
        select j.id_jurnal, n.id_so from jurnal j left join surat_jalan n on n.id_surat_jalan = j.dokumen
        where j.peristiwa in ('kirim', 'batal-kirim')
        union all
        select j.id_jurnal, i.id_so from jurnal j left join invoice i on i.id_invoice = j.dokumen
        where j.peristiwa = 'nilai-invoice'
        union all
        select j.id_jurnal, r.id_so from jurnal j left join retur r on r.id_retur = j.dokumen where j.peristiwa = 'retur-ganti'
        union all
        select j.id_jurnal, k.id_so from jurnal j left join koreksi k on k.id_koreksi = j.dokumen
        where j.peristiwa = 'order-ubah'),
      tertulis as not materialized (
        select c.id_so, b.id_akun, b.debit - b.kredit as nominal
        from catatan c join jurnal_baris b using (id_jurnal)
        where b.id_akun = any(array${akunNilai(db)}) and (b.sub is null or b.sub = c.id_so)),
      -- Unless they disagree with the notes, what left stands in the lines of the orders.
      beda_nilai as materialized (
        select (select ada from beda_surat) or ${berselisih(
          db,
          db`
          select nominal, ${kunci} from tertulis
          union all
          select -nominal, ${kunci}
          from (${barisNilai(db, faktaNilaiSekarang(db, pesananBernilai(db)), "semua")}) 
            b(waktu, tanggal, peristiwa, id_so, keterangan, id_akun, sub, nominal)`,
        )} as ada)
      select id_so as dokumen, format('jurnal akun %s %s, seharusnya %s', a.kode, tertulis, seharusnya) as keterangan
      from (
        select id_so, id_akun, jumlah_bulat(tertulis) as tertulis, jumlah_bulat(seharusnya) as seharusnya
        from (
          select id_so, id_akun, nominal as tertulis, 0::bigint as seharusnya from tertulis
          union all
          select dokumen, id_akun, 0, nominal
          from (${barisNilai(db, faktaNilaiSeluruhnya(db), "semua")}) x(waktu, tanggal, peristiwa, dokumen, keterangan, id_akun, sub, nominal)
          where nominal <> 0) x
        where (select ada from beda_nilai)
        group by 1, 2 having jumlah_bulat(tertulis) <> jumlah_bulat(seharusnya)) beda
      left join akun a using (id_akun)`;
    },
  },
];
