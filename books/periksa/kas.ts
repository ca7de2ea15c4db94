import type { Aturan } from "./aturan.ts";

export const aturanKas: readonly Aturan[] = [
  {
    aturan: "Saldo setiap rekening sama dengan buku kasnya",
    diperiksa: (db) => db`select count(*) from rekening`,
    temuan: (db) => db`
      select r.nama_rekening as dokumen, format('saldo %s, buku %s; %s baris, buku %s%s', r.saldo, coalesce(b.jumlah, 0),
        r.buku_urut, coalesce(b.baris, 0), case when r.buku_sidik <> coalesce(t.sidik, '\\x') then '; sidik berbeda' end)
        as keterangan
      from rekening r
      left join (select id_rekening, sum(debit - kredit) as jumlah, count(*) as baris from kas group by 1) b using (id_rekening)
      left join kas t on t.id_rekening = r.id_rekening and t.urut = r.buku_urut
      where r.saldo <> coalesce(b.jumlah, 0) or r.buku_urut <> coalesce(b.baris, 0)
        or r.buku_sidik <> coalesce(t.sidik, '\\x')`,
  },
  {
    aturan: "Saldo berjalan, tanggal dan sidik setiap buku kas bersambung",
    diperiksa: (db) => db`select count(*) from kas`,
    temuan: (db) => db`
      select r.nama_rekening as dokumen, format('baris ke-%s (%s)', k.urut, k.id_pengajuan) as keterangan
      -- What kas_sidik hashes (migrations/0004_keuangan.sql), written out: a call for each row takes twice as long.
      from (select *, lag(urut, 1, 0) over w as urut_lalu, lag(saldo_akhir, 1, 0::bigint) over w as saldo_lalu,
              max(tanggal) over (w rows between unbounded preceding and 1 preceding) as tanggal_lalu, lag(sidik, 1, '\\x') over w as sidik_lalu
            from kas window w as (partition by id_rekening order by urut)) k
      join rekening r using (id_rekening)
      where k.urut <> k.urut_lalu + 1
        or k.saldo_akhir <> k.saldo_lalu + k.debit - k.kredit
        -- Only a row whose day was named lies before one that was written before it.
        or k.mundur <> coalesce(k.tanggal < k.tanggal_lalu, false)
        or k.sidik <> sha256(k.sidik_lalu || convert_to(concat_ws('|', k.id_rekening, k.urut, k.tanggal, k.debit, k.kredit,
          k.saldo_akhir, k.id_pengajuan, coalesce(k.id_rekening_lawan, 0), k.id_kebutuhan), 'UTF8'))
      order by r.id_rekening, k.urut`,
  },
  {
    aturan: "Tidak ada rekening yang kurang pada akhir suatu hari",
    diperiksa: (db) => db`select count(*) from kas where mundur`,
    temuan: (db) => db`
      -- Where no day was named, each row's own balance says so.
      select nama_rekening as dokumen, format('%s: saldo %s', tanggal, saldo) as keterangan
      from (
        select r.id_rekening, r.nama_rekening, k.tanggal, sum(k.nominal) over (partition by r.id_rekening order by k.tanggal) as saldo
        from rekening r join lateral (
          select tanggal, sum(debit - kredit) as nominal from kas where id_rekening = r.id_rekening group by 1) k on true
        where exists (select from kas where id_rekening = r.id_rekening and mundur)) s
      where saldo < 0 order by id_rekening, tanggal`,
  },
  {
    aturan: "Pada hari yang direkonsiliasi buku setiap rekening masih sama dengan banknya",
    diperiksa: (db) => db`select count(*) from rekonsiliasi where dibatalkan is null`,
    temuan: (db) => db`
      select format('%s, %s', n.nama_rekening, r.sampai) as dokumen,
        format('buku ketika direkonsiliasi %s, sekarang %s', r.saldo_buku, coalesce(b.saldo, 0)) as keterangan
      from rekonsiliasi r join rekening n using (id_rekening) left join lateral (
        select sum(h.nominal) as saldo from (
          select id_rekening, tanggal, sum(debit - kredit) as nominal from kas
          where id_rekening in (select id_rekening from rekonsiliasi) group by 1, 2 offset 0) h
        where h.id_rekening = r.id_rekening and h.tanggal <= r.sampai) b on true
      where r.dibatalkan is null and r.saldo_buku <> coalesce(b.saldo, 0)
      order by r.id_rekening, r.sampai`,
  },
  {
    aturan: "Setiap pengajuan yang disetujui dibukukan tepat sekali, pada rekening dan nominalnya",
    diperiksa: (db) => db`select count(*) from pengajuan where status_pengajuan = 'Disetujui'`,
    temuan: (db) => db`
      select p.id_pengajuan as dokumen, format('%s %s dibukukan %s kali', p.status_pengajuan, p.tipe_pengajuan,
        coalesce(k.baris, 0)) as keterangan
      from pengajuan p left join (
        select id_pengajuan, count(*) as baris, jumlah_bulat(debit) as debit, jumlah_bulat(kredit) as kredit,
          max(id_rekening) filter (where debit > 0) as tujuan, max(id_rekening) filter (where kredit > 0) as asal,
          min(id_kebutuhan) as kebutuhan
        from kas group by 1
      ) k using (id_pengajuan)
      where case when p.status_pengajuan <> 'Disetujui' then k.baris > 0 else
        (coalesce(k.baris, 0), k.debit, k.kredit, k.asal, k.tujuan, k.kebutuhan) is distinct from
        (case p.tipe_pengajuan when 'pindah' then 2 else 1 end::bigint,
         case p.tipe_pengajuan when 'keluar' then 0 else p.nominal_pengajuan end,
         case p.tipe_pengajuan when 'masuk' then 0 else p.nominal_pengajuan end,
         case p.tipe_pengajuan when 'masuk' then null else p.id_rekening_asal end,
         case p.tipe_pengajuan when 'keluar' then null else p.id_rekening_tujuan end,
         p.id_kebutuhan) end`,
  },
];
