import { ppnDipungut } from "#books/pajak/dipungut.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Db } from "#platform/db/database.ts";

/** Where the money of an invoice goes, and until when: its order is due its customer's termin after its first invoice. */
export type CaraBayar = {
  idInvoice: string;
  namaRekening: string;
  nomorRekening: string;
  atasNama: string;
  jatuhTempo: Tanggal;
  kodeUnik: number | null;
  /** The PPN within what it asks for; 0 where its order has none. */
  ppn: Rupiah;
  /** The PPN that the total of the order has on top of the prices of its lines. */
  ppnDiAtas: Rupiah;
  /** The PPN that the customer keeps by his code, and does not pay to us. */
  ppnDipungut: Rupiah;
};

export const caraBayar = (db: Db, ids: readonly string[]): Promise<CaraBayar[]> => db<CaraBayar[]>`
    select i.id_invoice, r.nama_rekening, r.nomor_rekening, r.atas_nama, i.kode_unik,
      coalesce(f.tgl_invoice, i.tgl_invoice) + coalesce(u.termin, a.termin_pelanggan) as jatuh_tempo,
      -- Its faktur has it, with what rounding left of the chain.
      coalesce(x.ppn, ppn_dari(i.nominal_bayar - i.nominal_sisa_bayar, s.ppn_atas, s.ppn_bawah)) as ppn,
      case when s.harga_tanpa_ppn then ppn_dari(i.total_pembelian, s.ppn_atas, s.ppn_bawah) else 0 end as ppn_di_atas,
      case i.status_approve when 'Menunggu' then coalesce(k.nominal, 0) else i.ppn_dipungut end as ppn_dipungut
    from invoice i join rekening r using (id_rekening) join so s using (id_so) cross join perusahaan a
    left join faktur x on x.id_invoice = i.id_invoice and x.jenis in ('Penuh', 'Uang Muka', 'Pelunasan')
      and x.nominal = i.nominal_bayar - i.nominal_sisa_bayar
    left join invoice f on f.id_so = i.id_so and f.ke = 1 and f.dihapus is null and f.status_approve = 'Disetujui'
    left join so_pelanggan l on l.id_so = i.id_so left join pelanggan p on p.id_pelanggan = l.id_pelanggan
    left join pelanggan u on u.id_pelanggan = p.id_utama
    left join lateral (
      select d.nominal from (select i.id_so, i.id_invoice) p
      cross join lateral (${ppnDipungut(db, db`(i.nominal_bayar - i.nominal_sisa_bayar)`)}) d) k on i.status_approve = 'Menunggu'
    where i.id_invoice = any(${[...ids]}::text[])`;
