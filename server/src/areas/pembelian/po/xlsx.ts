import { isPrivileged, seesHargaBeli } from "#contract/kernel/permission.ts";
import type { RentangPenuh } from "#contract/kernel/range.ts";
import { labelBayarPo, labelStatusPo } from "#contract/pembelian/po.ts";
import type { User } from "#server/platform/http/context.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { type ExportColumn, streamXlsx } from "#server/platform/xlsx/write.ts";
import { kolomPo, type PoTersimpan } from "./muat.ts";

type Column = ExportColumn & { value: (row: PoTersimpan) => unknown; untuk?: (user: User) => boolean };

const COLUMNS: readonly Column[] = [
  { header: "Kode PO", kind: "text", value: (row) => row.idPo },
  { header: "Kloter", kind: "text", value: (row) => row.kloter },
  { header: "Kode Mesin", kind: "text", value: (row) => row.kodeProduk },
  { header: "Nama Mesin", kind: "text", value: (row) => row.namaProduk },
  { header: "Kapasitas", kind: "text", value: (row) => row.produk.kapasitas },
  { header: "Tipe", kind: "text", value: (row) => row.produk.tipe },
  { header: "Qty", kind: "number", total: true, value: (row) => row.qty },
  { header: "Selesai", kind: "number", total: true, value: (row) => row.qtySelesai },
  { header: "Harga Satuan", kind: "money", value: (row) => row.hargaSatuan, untuk: seesHargaBeli },
  { header: "Total Harga", kind: "money", total: true, value: (row) => row.totalHarga, untuk: seesHargaBeli },
  { header: "Status PO", kind: "text", value: (row) => labelStatusPo(row.statusPo) },
  { header: "Pembayaran", kind: "text", value: (row) => labelBayarPo(row.statusPembayaran), untuk: isPrivileged },
  { header: "Tanggal Order", kind: "date", width: 14, value: (row) => row.tglOrder },
  { header: "Deadline", kind: "date", width: 14, value: (row) => row.tglDeadline },
  { header: "Tanggal Selesai", kind: "date", width: 15, value: (row) => row.tglSelesai },
  { header: "Tanggal Lunas", kind: "date", width: 14, value: (row) => row.tglLunas, untuk: isPrivileged },
  { header: "Dibuat Oleh", kind: "text", value: (row) => row.user.namaLengkap },
];
const BATCH = 1000;

/** The purchase orders of a time, oldest first as a book is read, from the database straight into the file. */
export function lembarPo(db: Db, user: User, { tglAwal, tglAkhir }: RentangPenuh) {
  const columns = COLUMNS.filter(({ untuk }) => untuk === undefined || untuk(user));
  async function* rows() {
    const batches = db<PoTersimpan[]>`
      select ${kolomPo(db)} from po p join karyawan k using (id_user)
      where p.dibatalkan is null and p.tgl_order between ${tglAwal} and ${tglAkhir}
      order by p.tgl_order, p.urut`.cursor(BATCH);
    for await (const batch of batches) yield batch.map((row) => columns.map((column) => column.value(row)));
  }
  return streamXlsx({ sheet: "Purchase Order", columns, rows: rows() });
}
