import type { Aturan } from "./aturan.ts";

/** What people typed: an approved one stands in the journal as it was typed, and nothing else does by that name. */
export const aturanJurnalUmum: readonly Aturan[] = [
  {
    aturan: "Setiap jurnal umum yang disetujui mempunyai tepat satu jurnalnya",
    diperiksa: (db) => db`select count(*) from jurnal_umum`,
    temuan: (db) => db`
      select dokumen, format('%s: jurnal akun %s %s dalam %s jurnal, seharusnya %s', coalesce(t.tanggal, s.tanggal), a.kode,
        coalesce(t.nominal, 0), coalesce(t.banyak, 0), coalesce(s.nominal, 0)) as keterangan
      from (
        select j.dokumen, j.tanggal, b.id_akun, sum(b.debit - b.kredit) as nominal, count(distinct j.id_jurnal) as banyak
        from jurnal j join jurnal_baris b using (id_jurnal) where j.peristiwa = 'jurnal-umum' group by 1, 2, 3) t
      full join (
        select u.id_jurnal_umum as dokumen, u.tanggal, b.id_akun, sum(b.debit - b.kredit) as nominal
        from jurnal_umum u join jurnal_umum_baris b using (id_jurnal_umum) where u.status = 'Disetujui' group by 1, 2, 3) s
        using (dokumen, tanggal, id_akun)
      left join akun a using (id_akun)
      where coalesce(t.nominal, 0) <> coalesce(s.nominal, 0) or coalesce(t.banyak, 0) <> 1
      union all
      select u.id_jurnal_umum, format('nominal %s, debit %s, kredit %s', u.nominal, coalesce(b.debit, 0), coalesce(b.kredit, 0))
      from jurnal_umum u left join (
        select id_jurnal_umum, sum(debit) as debit, sum(kredit) as kredit from jurnal_umum_baris group by 1) b
        using (id_jurnal_umum)
      where u.nominal is distinct from b.debit or u.nominal is distinct from b.kredit`,
  },
  {
    aturan: "Setiap ulangan jurnal umum yang jatuh tempo mempunyai jurnalnya",
    diperiksa: (db) => db`select count(*) from (select distinct id_jurnal_umum, ke from jurnal_umum_jadwal) t`,
    temuan: (db) => db`
      select dokumen, format('%s: ulangan akun %s %s, seharusnya %s', tanggal, a.kode, coalesce(t.nominal, 0),
        coalesce(s.nominal, 0)) as keterangan
      from (
        select j.dokumen, j.peristiwa, j.tanggal, b.id_akun, sum(b.debit - b.kredit) as nominal
        from jurnal j join jurnal_baris b using (id_jurnal) where j.peristiwa in ('jurnal-ulang', 'jurnal-balik')
        group by 1, 2, 3, 4) t
      full join (
        select u.id_jurnal_umum as dokumen, case u.ulangan when 'Balik otomatis' then 'jurnal-balik' else 'jurnal-ulang' end as peristiwa,
          d.tanggal, b.id_akun, sum(d.debit - d.kredit) as nominal
        from jurnal_umum_jadwal d join jurnal_umum u using (id_jurnal_umum) join jurnal_umum_baris b using (id_jurnal_umum, urutan)
        left join jurnal_umum r on r.membalik = u.id_jurnal_umum and r.status = 'Disetujui'
        where u.status = 'Disetujui' and d.tanggal <= (select susut_sampai from jurnal_keadaan)
          and (r.tgl_approve is null or d.tanggal <= r.tgl_approve)
        group by 1, 2, 3, 4) s using (dokumen, peristiwa, tanggal, id_akun)
      left join akun a using (id_akun)
      where coalesce(t.nominal, 0) <> coalesce(s.nominal, 0)
      union all
      select u.id_jurnal_umum, format('jumlah %s, seharusnya %s', coalesce(u.jumlah, u.nominal), u.nominal + coalesce(d.debit, 0))
      from jurnal_umum u left join (
        select id_jurnal_umum, sum(debit) as debit from jurnal_umum_jadwal group by 1) d using (id_jurnal_umum)
      where u.ulangan <> 'Balik otomatis' and coalesce(u.jumlah, u.nominal) <> u.nominal + coalesce(d.debit, 0)`,
  },
];
