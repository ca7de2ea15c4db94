import type { Aturan } from "./aturan.ts";

/** The kept counters of long lists: one that is wrong would hide rows of its list, or promise some that are not there. */
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
