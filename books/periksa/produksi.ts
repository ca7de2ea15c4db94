import type { Aturan } from "./aturan.ts";

/** What machines are made of: each production is worth what it took, and gives it back whole when it is taken back. */
export const aturanProduksi: readonly Aturan[] = [
  {
    aturan: "Nilai setiap produksi sama dengan bahan yang keluar dari stock dan upahnya",
    diperiksa: (db) => db`select count(*) from produksi`,
    temuan: (db) => db`
      select 'produksi ' || p.id_produksi as dokumen, format('bahan %s, stock %s; %s unit, buku %s; nilai mesin %s', p.bahan,
        coalesce(t.keluar, 0), case when p.diurungkan is null then p.qty else 0 end, coalesce(t.unit, 0), coalesce(t.mesin, 0)) as keterangan
      from produksi p left join (
        select id_produksi, -sum(nilai) filter (where jenis = 'pakai') as keluar, sum(nilai) filter (where jenis <> 'produksi') as sisa,
          sum(qty) filter (where jenis = 'produksi') as unit, max(nilai) filter (where jenis = 'produksi') as mesin
        from stok where id_produksi is not null group by 1) t using (id_produksi)
      where p.bahan <> coalesce(t.keluar, 0) or coalesce(t.mesin, 0) <> p.bahan + p.upah
        or coalesce(t.unit, 0) <> case when p.diurungkan is null then p.qty else 0 end
        or coalesce(t.sisa, 0) <> case when p.diurungkan is null then -p.bahan else 0 end`,
  },
  {
    aturan: "Bahan setiap produksi sama dengan yang keluar dari stock",
    diperiksa: (db) => db`select count(*) from produksi_bahan`,
    temuan: (db) => db`
      select 'produksi ' || id_produksi as dokumen,
        format('%s: dipakai %s, stock %s', b.kode_produk, coalesce(k.dipakai, 0), coalesce(t.keluar, 0)) as keterangan
      from (select p.id_produksi, c.id_produk, case when p.diurungkan is null then c.dipakai else 0 end as dipakai
            from produksi p join produksi_bahan c using (id_produksi)) k
      full join (select id_produksi, id_produk, -sum(qty) as keluar from stok
                 where jenis in ('pakai', 'batal-pakai') group by 1, 2) t using (id_produksi, id_produk)
      join produk b using (id_produk)
      where coalesce(k.dipakai, 0) <> coalesce(t.keluar, 0)`,
  },
  {
    aturan: "Selisih biaya produksi yang disetujui sama dengan yang ditambahkan ke stock dan HPP",
    diperiksa: (db) => db`select count(*) from pembebanan`,
    temuan: (db) => db`
      select id_jurnal_umum as dokumen, format('%s: selisih %s, buku %s', b.kode_produk, coalesce(k.selisih, 0), coalesce(t.nilai, 0)) as keterangan
      from (select p.id_jurnal_umum, p.id_produk, p.selisih from pembebanan_produk p join jurnal_umum u using (id_jurnal_umum)
            where u.status = 'Disetujui' and not exists (
              select from jurnal_umum l where l.membalik = u.id_jurnal_umum and l.status = 'Disetujui')) k
      full join (select sumber as id_jurnal_umum, id_produk, sum(nilai + selisih) as nilai from stok
                 where jenis = 'biaya' and sumber like 'JU-%' group by 1, 2) t using (id_jurnal_umum, id_produk)
      join produk b using (id_produk)
      where coalesce(k.selisih, 0) <> coalesce(t.nilai, 0)`,
  },
];
