import type { Rupiah } from "#kernel/types.ts";
import { columns, momentText } from "#platform/db/columns.ts";
import type { Db, Fragment } from "#platform/db/database.ts";
import type { PembayaranPo, Po, PoLengkap } from "../contract.ts";
import { hargaPo, kepalaPo, lunasPo, pemasokPo } from "../isiPo.ts";

/** A purchase order as stored. */
export type PoTersimpan = Omit<
  Po,
  "hargaSatuan" | "totalHarga" | "statusPembayaran" | "qtyDitagih" | "terlambat" | "orderan" | "history" | "aksi"
> & { hargaSatuan: Rupiah; totalHarga: Rupiah; statusPembayaran: boolean; qtyDitagih: number; dibatalkan: boolean } & {
  /** What a pack brings to the stock; 1 of machines. */
  isi: number;
};
export type PoRow = PoTersimpan & Pick<Po, "orderan" | "history">;

export const kolomPo = (db: Db) => db`
  ${columns(db, "p", kepalaPo, hargaPo, lunasPo, pemasokPo)},
  p.qty_ditagih, p.isi, p.satuan, (select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
  jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
  jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan`;

export async function findPo(db: Db, idPo: string): Promise<PoRow | undefined> {
  const [row] = await db<PoRow[]>`${poBernomor(db, db`${idPo}::text`)}`;
  return row;
}

/** The statement that selects one purchase order with its lines and what came of it, as JSON inside its row. */
export const poBernomor = (db: Db, id: Fragment): Fragment => db`
  select ${kolomPo(db)}, ${orderan(db)} as orderan, ${history(db)} as history
  from po p join karyawan k using (id_user) where p.id_po = ${id} and p.dibatalkan is null`;

// Released links that brought nothing are left out.
const orderan = (db: Db): Fragment => db`
  array(
    select json_build_object('idOrderan', o.id_orderan, 'idSo', o.id_so, 'customerInstansi', s.customer_instansi,
      'namaCustomer', s.nama_customer, 'qty', l.qty, 'qtyDilayani', l.qty_dilayani, 'dilepas', l.dilepas,
      'tglAwalPengerjaan', o.tgl_awal_pengerjaan)
    from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
    where l.id_po = p.id_po and (not l.dilepas or l.qty_dilayani > 0) order by o.id_orderan)`;

const history = (db: Db): Fragment => db`
  array(
    select json_build_object('tglUpdate', ${momentText(db, db`r.tgl_update`)}, 'selesai', r.selesai,
      'untukOrderan', r.untuk_orderan, 'untukStock', r.untuk_stock, 'keterangan', r.keterangan, 'nama', u.nama_lengkap)
    from po_riwayat r join karyawan u on u.id_user = r.id_user where r.id_po = p.id_po order by r.id_po_riwayat)`;

type Pembayaran = Omit<PembayaranPo, "buktiFoto"> & { bukti: string[] };

/** The request that paid the purchase order, with its pictures. */
export async function pembayaranPo(db: Db, idPo: string): Promise<Pembayaran | null> {
  const [row] = await db<Pembayaran[]>`
    select p.id_pengajuan, r.nama_rekening,
      array(select b.id_berkas::text from pengajuan_bukti b
            where b.id_pengajuan = p.id_pengajuan order by b.tahap, b.urutan) as bukti
    from pengajuan p join rekening r on r.id_rekening = p.id_rekening_asal where p.id_po = ${idPo}`;
  return row ?? null;
}

/** The bills of its supplier that stand, oldest first. */
export const tagihanPo = (db: Db, idPo: string) => db<NonNullable<PoLengkap["tagihan"]>>`
  select t.id_tagihan, t.nomor, b.unit, t.sisa from tagihan_baris b join tagihan t using (id_tagihan)
  where b.id_po = ${idPo} and t.dibatalkan is null order by t.urut`;
