import { sebutanPelanggan } from "#company/pelanggan.ts";
import type { Rupiah } from "#kernel/types.ts";
import type { Db, Fragment } from "#platform/db/database.ts";

export type PosisiFaktur = {
  idSo: string;
  namaCustomer: string;
  atas: number;
  bawah: number;
  /** What the customer is charged, less what was returned or credited, and the PPN of that. */
  nilai: Rupiah;
  ppnNilai: Rupiah;
  /** What the documents of the order come to. */
  nominal: Rupiah;
  ppn: Rupiah;
  /** What of that PPN its customer did not pay to us. */
  dipungut: Rupiah;
  /** There is one of a down payment that was not taken back. */
  berantai: boolean;
};

/** The invoices `i` that fix amounts of an order `s`; the one with the id `juga` as if it were approved. */
export const invoiceBerlaku = (db: Db, juga: Fragment | null = null): Fragment => db`
  i.id_so = s.id_so and (i.status_approve = 'Disetujui' ${juga === null ? db`` : db`or i.id_invoice = ${juga}`}) and i.dihapus is null`;

/** What the customer of an order `s` is charged: the sum over these invoices. */
export const nilaiOrder = (db: Db): Fragment => db`
  s.total_pembelian + s.total_tambahan_online + coalesce(sum(i.nominal_peti + i.nominal_ongkir
    + case i.ke when 1 then i.nominal_admin - i.nominal_diskon else 0 end), 0)::bigint`;

/** What orders with PPN are worth and what their tax documents say; `yang` selects rows `s` of so. */
export const posisiFaktur = (db: Db, yang: Fragment, juga: Fragment | null = null): Fragment => {
  const ppn = (nominal: Fragment) => db`ppn_dari(${nominal}, s.ppn_atas, s.ppn_bawah)`;
  return db`
  select s.id_so, ${sebutanPelanggan(db, db`s.customer_instansi`, db`s.nama_customer`)} as nama_customer, s.ppn_atas as atas, s.ppn_bawah as bawah,
    case when s.dibatalkan is null then v.nilai - r.nominal - k.nominal else 0 end as nilai,
    case when s.dibatalkan is null then ${ppn(db`v.nilai`)} - r.ppn - k.ppn else 0 end as ppn_nilai,
    coalesce(f.nominal, 0)::bigint as nominal, coalesce(f.ppn, 0)::bigint as ppn, coalesce(f.dipungut, 0)::bigint as dipungut,
    coalesce(f.berantai, false) as berantai
  from so s
  cross join lateral (
    select ${nilaiOrder(db)} as nilai from invoice i where ${invoiceBerlaku(db, juga)}) v
  cross join lateral (
    select coalesce(sum(x.nominal), 0)::bigint as nominal, coalesce(sum(${ppn(db`x.nominal`)}), 0)::bigint as ppn
    from retur x where x.id_so = s.id_so and x.keputusan = 'dana') r
  cross join lateral (
    select coalesce(sum(x.nominal), 0)::bigint as nominal, coalesce(sum(${ppn(db`x.nominal`)}), 0)::bigint as ppn
    from koreksi x where x.id_so = s.id_so and x.jenis = 'nota-kredit' and x.status = 'Disetujui') k
  cross join lateral (
    select sum(x.nominal) as nominal, sum(x.ppn) as ppn, sum(x.dipungut) as dipungut, bool_or(x.jenis = 'Uang Muka' and not exists (
      select from faktur b where b.id_invoice = x.id_invoice and b.jenis = 'Pembatalan')) as berantai
    from faktur x where x.id_so = s.id_so) f
  where s.ppn_atas is not null and ${yang}`;
};
