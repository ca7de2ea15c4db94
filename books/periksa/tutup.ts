import { bedaAngka } from "../tutup/tutup.ts";
import type { Aturan } from "./aturan.ts";

/** Closed months say in every report what they said when they were closed. */
export const aturanTutup: readonly Aturan[] = [
  {
    aturan: "Bulan yang ditutup masih mengatakan angka yang sama seperti ketika ditutup",
    diperiksa: (db) => db`
      select count(*) from tutup_buku_angka where bulan <= tutup_sampai()`,
    temuan: (db) => db`
      select format('%s, %s', nama_bulan(bulan), laporan) as dokumen,
        format('%s: ketika ditutup %s, sekarang %s', nama, ditutup, sekarang) as keterangan
      from (${bedaAngka(db, db`select distinct bulan as awal from tutup_buku_bulan where bulan <= tutup_sampai()`)}) p`,
  },
  {
    aturan: "Yang dibatalkan dari order bulan tertutup diperhitungkan sekali, di bulan lain",
    diperiksa: (db) => db`select count(*) from koreksi_penjualan`,
    temuan: (db) => db`
      select id_so as dokumen, format('koreksi penjualan berjumlah Rp %s dan %s unit, seharusnya 0', sum(nominal), sum(unit)) as keterangan
      from koreksi_penjualan group by id_so, id_produk having sum(nominal) <> 0 or sum(unit) <> 0`,
  },
];
