import type { Rupiah } from "#contract/kernel/types.ts";
import { hargaPo, kepalaPo, lunasPo, pemasokPo } from "#contract/pembelian/isiPo.ts";
import type { HistoryPo, OrderanPo, PembayaranPo, Po } from "#contract/pembelian/po.ts";
import { columns } from "#server/platform/postgres/columns.ts";
import type { Db } from "#server/platform/postgres/database.ts";

/** A purchase order as stored. */
export type PoTersimpan = Omit<
  Po,
  "hargaSatuan" | "totalHarga" | "statusPembayaran" | "terlambat" | "orderan" | "history" | "aksi"
> & { hargaSatuan: Rupiah; totalHarga: Rupiah; statusPembayaran: boolean; dibatalkan: boolean };
export type PoRow = PoTersimpan & Pick<Po, "orderan" | "history">;

export const kolomPo = (db: Db) => db`
  ${columns(db, "p", kepalaPo, hargaPo, lunasPo, pemasokPo)},
  (select m.pokok from pemasok m where m.id_pemasok = p.id_pemasok) as id_pemasok,
  jsonb_build_object('kapasitas', p.kapasitas, 'tipe', p.tipe) as produk,
  jsonb_build_object('namaLengkap', k.nama_lengkap) as "user", p.dibatalkan is not null as dibatalkan`;

/** The purchase orders with these codes, in that order, always by three statements. */
export async function muatPo(db: Db, ids: readonly string[]): Promise<PoRow[]> {
  if (ids.length === 0) return [];
  const [rows, orderan, history] = await Promise.all([
    db<PoTersimpan[]>`
      select ${kolomPo(db)} from unnest(${[...ids]}::text[]) with ordinality wanted(id_po, urutan)
      join po p using (id_po) join karyawan k using (id_user)
      where p.dibatalkan is null order by wanted.urutan`,
    orderanPo(db, ids),
    historyPo(db, ids),
  ]);
  const orderanOf = Map.groupBy(orderan, (row) => row.idPo);
  const historyOf = Map.groupBy(history, (row) => row.idPo);
  return rows.map((row) => ({
    ...row,
    orderan: (orderanOf.get(row.idPo) ?? []).map(({ idPo: _, ...line }) => line),
    history: (historyOf.get(row.idPo) ?? []).map(({ idPo: _, ...entry }) => entry),
  }));
}

// Released links that brought nothing are left out.
const orderanPo = (db: Db, ids: readonly string[]) => db<(OrderanPo & { idPo: string })[]>`
  select l.id_po, o.id_orderan, o.id_so, s.customer_instansi, s.nama_customer, l.qty, l.qty_dilayani, l.dilepas,
    o.tgl_awal_pengerjaan
  from po_orderan l join orderan o using (id_orderan) join so s using (id_so)
  where l.id_po = any(${[...ids]}) and (not l.dilepas or l.qty_dilayani > 0)
  order by l.id_po, o.id_orderan`;

const historyPo = (db: Db, ids: readonly string[]) => db<(HistoryPo & { idPo: string })[]>`
  select r.id_po, r.tgl_update, r.selesai, r.untuk_orderan, r.untuk_stock, r.keterangan, k.nama_lengkap as nama
  from po_riwayat r join karyawan k using (id_user)
  where r.id_po = any(${[...ids]}) order by r.id_po, r.id_po_riwayat`;

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
