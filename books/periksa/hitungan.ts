import type { Aturan } from "./aturan.ts";

/**
 * Rules about the counters of long lists (`hitungan`): a wrong counter hides rows of its list or shows an empty page.
 */
export const aturanHitungan: readonly Aturan[] = [
  {
    aturan: "Hitungan setiap daftar sama dengan isinya",
    diperiksa: (db) => db`select count(*) from hitungan`,
    temuan: (db) => db`
      select daftar as dokumen, format('bagian %s: dihitung %s, isinya %s', ember, coalesce(h.jumlah, 0), coalesce(i.jumlah, 0))
          as keterangan
      from (select daftar, ember, count(*) as jumlah from isi_daftar group by 1, 2) i full join (select daftar, ember, sum(jumlah) as jumlah from hitungan group by 1, 2) h using (daftar, ember)
      where coalesce(h.jumlah, 0) <> coalesce(i.jumlah, 0)`,
  },
];
