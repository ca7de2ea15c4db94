import type { Aturan } from "./aturan.ts";
import { sumberJurnal } from "./sumber.ts";

/** Rules about Laba per Order: whatever it is looked at by, it adds up to the revenue and cost of goods of Buku Besar. */
export const aturanLaba: readonly Aturan[] = [
  {
    aturan: "Laba per Order setiap bulan sama dengan Buku Besar",
    diperiksa: (db) => db`select count(*) from laba_pesanan`,
    dari: sumberJurnal,
    temuan: (db) => db`
      select to_char(bulan, 'YYYY-MM') as dokumen, format('pendapatan %s, HPP %s; seharusnya %s, %s', coalesce(l.pendapatan, 0),
        coalesce(l.hpp, 0), coalesce(j.pendapatan, 0), coalesce(j.hpp, 0)) as keterangan
      from (select bulan, jumlah_bulat(pendapatan) as pendapatan, jumlah_bulat(hpp) as hpp from laba_pesanan group by 1) l
      full join (
        select date_trunc('month', h.tanggal::timestamp)::date as bulan,
          jumlah_bulat(case when a.jenis = 'Pendapatan' then h.kredit - h.debit else 0 end) as pendapatan,
          jumlah_bulat(case when a.jenis = 'Beban' then h.debit - h.kredit else 0 end) as hpp
        from harian h join akun a using (id_akun)
        where a.bawaan = any(akun_laba())
        group by 1
      ) j using (bulan)
      where (coalesce(l.pendapatan, 0), coalesce(l.hpp, 0)) <> (coalesce(j.pendapatan, 0), coalesce(j.hpp, 0))`,
  },
  {
    aturan: "Laba per produk, pelanggan dan sales sama dengan laba pesanannya",
    diperiksa: (db) => db`select count(*) from laba_ringkas`,
    temuan: (db) => db`
      select format('%s %s %s %s', sudut, id, satuan, to_char(mulai, 'YYYY-MM')) as dokumen,
        format('pendapatan %s, HPP %s; seharusnya %s, %s', coalesce(r.pendapatan, 0), coalesce(r.hpp, 0),
          coalesce(l.pendapatan, 0), coalesce(l.hpp, 0)) as keterangan
      from (select sudut, satuan, mulai, id, pos, jumlah_bulat(pendapatan) as pendapatan, jumlah_bulat(hpp) as hpp
            from laba_ringkas group by 1, 2, 3, 4, 5) r
      full join (
        select s.sudut, u.satuan, date_trunc(u.bagian, l.bulan::timestamp)::date as mulai, coalesce(s.id, 0) as id,
          case when s.id is null then l.pos else '' end as pos, jumlah_bulat(l.pendapatan) as pendapatan,
          jumlah_bulat(l.hpp) as hpp
        from laba_pesanan l
        cross join lateral (values ('produk', l.id_produk), ('pelanggan', l.id_pelanggan), ('sales', l.id_sales)) s(sudut, id)
        cross join (values ('bulan', 'month'), ('tahun', 'year')) u(satuan, bagian)
        group by 1, 2, 3, 4, 5
      ) l using (sudut, satuan, mulai, id, pos)
      where (coalesce(r.pendapatan, 0), coalesce(r.hpp, 0)) <> (coalesce(l.pendapatan, 0), coalesce(l.hpp, 0))`,
  },
];
