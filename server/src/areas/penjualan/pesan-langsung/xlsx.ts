import type { RentangPenuh } from "#contract/kernel/range.ts";
import { inOrder, type ShownRecord, type ValuesOf } from "#contract/kernel/record.ts";
import { barisPl, mesinPl, pemesanPl } from "#contract/penjualan/isiPesanLangsung.ts";
import { columns } from "#server/platform/postgres/columns.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#server/platform/xlsx/recordColumn.ts";
import { streamXlsx } from "#server/platform/xlsx/write.ts";

const BATCH = 1000;

const LINE = { ...barisPl, ...mesinPl } satisfies ShownRecord;
type Baris = ValuesOf<typeof LINE & typeof pemesanPl>;

const KOLOM: readonly RowColumn<Baris>[] = [
  recordColumn(LINE, "idSo"),
  recordColumn(LINE, "tglOrder"),
  ...inOrder(pemesanPl)("customerInstansi", "namaCustomer", "alamatCustomer", "noTelp").map((name) =>
    recordColumn(pemesanPl, name),
  ),
  recordColumn(LINE, "kodeProduk"),
  recordColumn(LINE, "namaProduk"),
  recordColumn(LINE, "kapasitas"),
  recordColumn(LINE, "tipe"),
  recordColumn(LINE, "qty", { total: true }),
  recordColumn(LINE, "qtySelesai", { total: true }),
  recordColumn(LINE, "statusProduk"),
  recordColumn(LINE, "tglAwalPengerjaan"),
  recordColumn(LINE, "tglDeadline"),
  recordColumn(LINE, "tglSelesai"),
];

/** Lines made to order of a range of order dates, oldest first. */
export const plXlsx = (db: Db, rentang: RentangPenuh) =>
  streamXlsx({ sheet: "Pesan Langsung", columns: KOLOM, rows: baris(db, rentang) });

async function* baris(db: Db, { tglAwal, tglAkhir }: RentangPenuh) {
  const batches = db<Baris[]>`
    select ${columns(db, "o", LINE)}, ${columns(db, "s", pemesanPl)}
    from orderan o join so s using (id_so)
    where o.sumber_produk = 'PL' and o.dibatalkan is null and o.tgl_order between ${tglAwal} and ${tglAkhir}
    order by o.tgl_order, o.id_orderan`.cursor(BATCH);
  for await (const batch of batches) yield cellsOf(KOLOM, batch);
}
