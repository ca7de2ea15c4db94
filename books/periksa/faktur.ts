import type { Db } from "#platform/db/database.ts";
import { akun } from "../jurnal/akun.ts";
import { posisiFaktur } from "../pajak/posisi.ts";
import type { Aturan } from "./aturan.ts";

const BERLAKU = ["Penuh", "Uang Muka", "Pelunasan"];

/** The tax documents of orders, against the orders and the money. */
export const aturanFaktur: readonly Aturan[] = [
  {
    aturan: "Setiap invoice disetujui dari order ber-PPN mempunyai satu faktur sebesar uangnya",
    diperiksa: (db) => db`select count(*) from faktur where jenis = any(${BERLAKU})`,
    temuan: (db: Db) => db`
      select coalesce(u.id_invoice, f.id_invoice) as dokumen,
        format('uang %s, faktur %s', coalesce(u.nominal, 0), coalesce(f.nominal, 0)) as keterangan
      from (
        select i.id_invoice, p.nominal_pengajuan + i.pph_dipotong + i.ppn_dipungut + case s.tipe_so when 'Online' then i.jasa_online else 0 end as nominal
        from so s join invoice i using (id_so)
        join pengajuan p on p.id_invoice = i.id_invoice and p.tipe_pengajuan = 'masuk'
        where s.ppn_atas is not null) u
      full join (select id_invoice, nominal from faktur where jenis = any(${BERLAKU})) f using (id_invoice)
      where u.nominal is distinct from f.nominal`,
  },
  {
    aturan: "Faktur setiap order tidak lebih dari nilainya, dan PPN-nya sama begitu keduanya sama",
    diperiksa: (db) => db`select count(*) from so where ppn_atas is not null`,
    temuan: (db: Db) => db`
      select id_so as dokumen, format('nilai %s dengan PPN %s, faktur %s dengan PPN %s', nilai, ppn_nilai, nominal, ppn) as keterangan
      from (${posisiFaktur(db, db`true`)}) p
      where nominal > nilai or nominal = nilai and ppn <> ppn_nilai
        -- A document that was taken back as it was may leave a rupiah of rounding until the next one.
        or nominal < nilai and abs(ppn - ppn_dari(nominal, atas, bawah)) > 1 + (
          select count(*) from faktur f where f.id_so = p.id_so and f.nominal < 0)
            + (select count(*) from retur r where r.id_so = p.id_so) + (select count(*) from koreksi k where k.id_so = p.id_so)`,
  },
  {
    aturan: "Order batal, dan order yang selesai dan lunas, tidak menyisakan PPN yang belum difakturkan",
    diperiksa: (db) => db`select count(*) from so where ppn_atas is not null and status_so in ('Cancel', 'Selesai')`,
    temuan: (db: Db) => db`
      select s.id_so as dokumen, format('PPN belum difakturkan %s', sum(b.kredit - b.debit)) as keterangan
      from so s join jurnal_baris b on b.sub = s.id_so and b.id_akun = ${akun(db, "ppn-belum")}
      where s.ppn_atas is not null and s.status_so in ('Cancel', 'Selesai')
        and not exists (select from koreksi k where k.id_so = s.id_so and k.jenis = 'hapus-piutang' and k.status = 'Disetujui')
      group by 1 having sum(b.kredit - b.debit) <> 0`,
  },
  {
    aturan: "PPN yang tidak dibayar pembeli sama dengan PPN faktur invoicenya",
    diperiksa: (db) => db`select count(*) from invoice where ppn_dipungut > 0`,
    temuan: (db: Db) => db`
      select coalesce(i.id_invoice, f.id_invoice) as dokumen,
        format('dipungut %s, faktur %s dengan PPN %s', coalesce(i.ppn_dipungut, 0), coalesce(f.dipungut, 0), coalesce(f.ppn, 0)) as keterangan
      from (select id_invoice, ppn_dipungut from invoice where ppn_dipungut > 0) i
      full join (select id_invoice, dipungut, ppn from faktur where jenis = any(${BERLAKU}) and dipungut > 0) f using (id_invoice)
      where i.ppn_dipungut is distinct from f.dipungut or f.dipungut <> f.ppn`,
  },
  {
    aturan: "Setiap PPh 23 yang dipotong pelanggan mempunyai bukti potong yang ditunggu atau diterima",
    diperiksa: (db) => db`select count(*) from bukti_potong`,
    temuan: (db: Db) => db`
      select coalesce(i.id_invoice, b.id_invoice) as dokumen,
        format('dipotong %s, bukti potong %s', coalesce(i.pph_dipotong, 0), coalesce(b.nominal, 0)) as keterangan
      from (select id_invoice, pph_dipotong from invoice where pph_dipotong > 0) i full join bukti_potong b using (id_invoice)
      where i.pph_dipotong is distinct from b.nominal`,
  },
];
