import type { Aturan } from "./aturan.ts";

/** What is chosen now is the last choice by month (migrations/0009_buku_besar.sql). */
export const aturanPeta: readonly Aturan[] = [
  {
    aturan: "Pemetaan akun dan rekening per bulan sama dengan pilihannya sekarang",
    diperiksa: (db) => db`select (select count(*) from akun) + (select count(*) from rekening)`,
    temuan: (db) => db`
      select format('akun %s', a.kode) as dokumen, format('pemetaan %s, seharusnya %s',
        (p.jenis, p.golongan, p.induk, p.id_komponen_laba), (a.jenis, a.golongan, a.induk, k.id_komponen_laba)) as keterangan
      from akun a left join kebutuhan k using (id_kebutuhan)
      left join lateral (select * from akun_peta p where p.id_akun = a.id_akun order by mulai desc limit 1) p on true
      where (p.jenis, p.golongan, p.induk, p.id_komponen_laba) is distinct from (a.jenis, a.golongan, a.induk, k.id_komponen_laba)
      union all
      select format('rekening %s', r.nama_rekening), format('pemetaan %s, seharusnya %s', (p.grup, p.pos_neraca), (r.grup, r.pos_neraca))
      from rekening r
      left join lateral (select * from rekening_peta p where p.id_rekening = r.id_rekening order by mulai desc limit 1) p on true
      where p is null or (p.grup, p.pos_neraca) is distinct from (r.grup, r.pos_neraca)`,
  },
];
