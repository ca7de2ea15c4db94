import type { Aturan } from "./aturan.ts";
import { sumberJurnal } from "./sumber.ts";

/** Customers: who they are, and that together they owe what the journal says. */
export const aturanPelanggan: readonly Aturan[] = [
  {
    aturan: "Setiap order mempunyai pelanggan",
    diperiksa: (db) => db`select count(*) from so`,
    temuan: (db) => db`
      select s.id_so as dokumen, 'tanpa pelanggan' as keterangan
      from so s where not exists (select from so_pelanggan l where l.id_so = s.id_so)`,
  },
  {
    aturan: "Setiap pelanggan yang digabung sampai ke pelanggan yang masih ada",
    diperiksa: (db) => db`select count(*) from pelanggan`,
    temuan: (db) => db`
      with recursive pohon as (
        select id_pelanggan, id_pelanggan as akar from pelanggan where digabung_ke is null
        union all
        select p.id_pelanggan, t.akar from pohon t join pelanggan p on p.digabung_ke = t.id_pelanggan)
      select format('pelanggan %s', p.id_pelanggan) as dokumen,
        format('%s berujung di %s, seharusnya %s', p.nama, p.id_utama, coalesce(t.akar::text, 'tidak berujung')) as keterangan
      from pelanggan p left join pohon t using (id_pelanggan) where t.akar is distinct from p.id_utama`,
  },
  {
    aturan: "Piutang semua pelanggan sama dengan Piutang Usaha di jurnal",
    diperiksa: (db) => db`select count(*) from piutang_terbuka`,
    dari: sumberJurnal,
    temuan: (db) => db`
      select 'Piutang' as dokumen, format('pelanggan %s, jurnal %s', coalesce(p.total, 0), coalesce(j.total, 0)) as keterangan
      from (
        select sum(b.saldo) as total
        from saldo_piutang b join (select id_so, id_pelanggan from so_pelanggan
          union all select id_piutang_awal, id_pelanggan from piutang_awal) l using (id_so) join pelanggan p using (id_pelanggan)
        join pelanggan u on u.id_pelanggan = p.id_utama
        where b.saldo > 0) p
      cross join (select sum(saldo) as total from jurnal_harian
                  where id_akun = (select id_akun from akun where bawaan = 'piutang')) j
      where coalesce(p.total, 0) <> coalesce(j.total, 0)
      union all
      select id_so, format('piutang di layar %s, jurnal %s', coalesce(t.sisa, 0), coalesce(b.saldo, 0))
      from saldo_piutang b full join piutang_terbuka t using (id_so)
      where greatest(b.saldo, 0) <> coalesce(t.sisa, 0)`,
  },
  {
    aturan: "Piutang yang terbuka menyebut pelanggan dan invoice ordernya",
    diperiksa: (db) => db`select count(*) from piutang_terbuka`,
    temuan: (db) => db`
      select t.id_so as dokumen, format('pelanggan %s, invoice %s per %s, seharusnya pelanggan %s, invoice %s per %s',
        t.id_pelanggan, t.id_invoice, t.tanggal, p.id_pelanggan, p.id_invoice, p.tanggal) as keterangan
      from piutang_terbuka t left join piutang_seharusnya p using (id_so)
      where (t.id_pelanggan, t.id_invoice, t.tanggal) is distinct from (p.id_pelanggan, p.id_invoice, p.tanggal)`,
  },
];
