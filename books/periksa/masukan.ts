import type { Db } from "#platform/db/database.ts";
import { akun } from "../jurnal/akun.ts";
import type { Aturan } from "./aturan.ts";

/** The PPN of suppliers' bills and the PPh kept of them, against faktur, proofs and the journal. */
export const aturanMasukan: readonly Aturan[] = [
  {
    aturan: "PPN setiap tagihan yang belum dikreditkan sama dengan PPN Masukan Belum Dikreditkan di jurnal",
    diperiksa: (db) => db`select count(*) from tagihan where ppn > 0`,
    temuan: (db: Db) => db`
      select coalesce(t.id_tagihan, j.id_tagihan) as dokumen,
        format('PPN belum dikreditkan %s, jurnal %s', coalesce(t.sisa, 0), coalesce(j.sisa, 0)) as keterangan
      from (
        select id_tagihan, sum(ppn) as sisa from (
          select id_tagihan, ppn from tagihan where dibatalkan is null and ppn > 0
          union all select id_tagihan, -ppn from faktur_masukan_buku) x group by 1) t
      full join (
        select sub as id_tagihan, sum(debit - kredit) as sisa from jurnal_baris where id_akun = ${akun(db, "ppn-masukan-belum")}
        group by 1) j using (id_tagihan)
      where coalesce(t.sisa, 0) <> coalesce(j.sisa, 0)`,
  },
  {
    aturan: "Setiap faktur masukan dikreditkan di bukunya seperti di Coretax, paling banyak sebesar PPN tagihannya",
    diperiksa: (db) => db`select count(*) from faktur_masukan`,
    temuan: (db: Db) => db`
      select coalesce(f.nomor, b.id_faktur_masukan::text) as dokumen,
        format('dikreditkan %s, buku %s', coalesce(f.ppn, 0), coalesce(b.ppn, 0)) as keterangan
      from (
        select id_faktur_masukan, nomor, id_tagihan, masa_kredit as masa, ppn from faktur_masukan
        where id_tagihan is not null and berlaku and masa_kredit is not null) f
      full join (
        select id_faktur_masukan, id_tagihan, masa, sum(ppn) as ppn from faktur_masukan_buku
        group by 1, 2, 3 having sum(ppn) <> 0) b using (id_faktur_masukan, id_tagihan, masa)
      where coalesce(f.ppn, 0) <> coalesce(b.ppn, 0)
      union all
      select t.id_tagihan, format('PPN %s, faktur masukan %s, tercatat %s', t.ppn, coalesce(f.ppn, 0), t.ppn_berfaktur)
      from tagihan t left join (
        select id_tagihan, sum(ppn) as ppn from faktur_masukan where berlaku and id_tagihan is not null group by 1) f using (id_tagihan)
      where coalesce(f.ppn, 0) <> t.ppn_berfaktur or t.ppn_berfaktur > t.ppn`,
  },
  {
    aturan: "Setiap PPh yang dipotong dari pemasok mempunyai bukti potongnya, dan batal bersama pembayarannya",
    diperiksa: (db) => db`select count(*) from potong_pemasok`,
    temuan: (db: Db) => db`
      select coalesce(b.id_pengajuan, p.id_pengajuan) as dokumen, format('dipotong %s dan kembali %s, bukti potong %s%s',
        coalesce(b.pph, 0), coalesce(b.kembali, 0), coalesce(p.nominal, 0), case when p.batal then ' batal' end) as keterangan
      from (
        select b.id_pengajuan, b.pph, coalesce((
          select sum(-k.pph) from pengajuan g join tagihan_buku k using (id_pengajuan) where g.membatalkan = b.id_pengajuan), 0) as kembali
        from tagihan_buku b where b.pph > 0) b
      full join potong_pemasok p using (id_pengajuan)
      where b.pph is distinct from p.nominal or b.kembali is distinct from case when p.batal then p.nominal else 0 end`,
  },
];
