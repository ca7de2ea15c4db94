import type { Aturan } from "./aturan.ts";

export const aturanSeri: readonly Aturan[] = [
  {
    aturan: "Setiap unit produk bernomor seri yang keluar mempunyai nomornya",
    diperiksa: (db) => db`select count(*) from surat_jalan_seri`,
    temuan: (db) => db`
      select b.id_surat_jalan as dokumen,
        format('%s: %s unit, %s nomor seri', o.kode_produk, b.qty, coalesce(n.nomor, 0)) as keterangan
      from produk p join orderan o using (id_produk) join surat_jalan_baris b using (id_orderan)
      join surat_jalan j using (id_surat_jalan)
      left join (select id_surat_jalan, id_orderan, count(*) as nomor from surat_jalan_seri group by 1, 2) n
        on n.id_surat_jalan = b.id_surat_jalan and n.id_orderan = b.id_orderan
      where p.berseri and j.status_barang in ('Kirim', 'Diambil') and coalesce(n.nomor, 0) <> b.qty
        and exists (select from stok k where k.id_produk = p.id_produk and k.sumber = b.id_surat_jalan
          and k.jenis = 'kirim' and k.urut > p.berseri_dari)`,
  },
  {
    aturan: "Setiap nomor seri berada di surat jalan, pada baris produknya sendiri",
    diperiksa: (db) => db`select count(*) from seri`,
    temuan: (db) => db`
      select s.nomor as dokumen, case
          when n.nomor is null then 'tidak ada di surat jalan'
          when o.id_produk <> s.id_produk then format('produk %s di surat jalan %s', o.kode_produk, n.id_surat_jalan)
          else format('surat jalan %s: lebih banyak nomor seri daripada unit', n.id_surat_jalan)
        end as keterangan
      from seri s left join surat_jalan_seri n using (nomor) left join orderan o using (id_orderan)
      left join surat_jalan_baris b on b.id_surat_jalan = n.id_surat_jalan and b.id_orderan = n.id_orderan
      left join (select id_surat_jalan, id_orderan, count(*) as nomor from surat_jalan_seri group by 1, 2) t
        on t.id_surat_jalan = n.id_surat_jalan and t.id_orderan = n.id_orderan
      where n.nomor is null or o.id_produk <> s.id_produk or t.nomor > coalesce(b.qty, 0)`,
  },
];
