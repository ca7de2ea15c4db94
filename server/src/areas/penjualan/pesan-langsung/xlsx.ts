import type { Rentang } from "#contract/kernel/range.ts";
import { inOrder, type ShownRecord, type ValuesOf } from "#contract/kernel/record.ts";
import type { Id, Tanggal } from "#contract/kernel/types.ts";
import { barisPl, mesinPl, pemesanPl } from "#contract/penjualan/isiPesanLangsung.ts";
import type { StatusProduk } from "#contract/penjualan/label.ts";
import type { KolomPl } from "#contract/penjualan/papan.ts";
import { contains, within } from "#server/platform/list/search.ts";
import { columns } from "#server/platform/postgres/columns.ts";
import type { Db } from "#server/platform/postgres/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#server/platform/xlsx/recordColumn.ts";
import { streamXlsx } from "#server/platform/xlsx/write.ts";
import { diBagian } from "./sql.ts";

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

type Diekspor = Rentang & {
  cari: string;
  statusProduk: StatusProduk | null;
  bagian: KolomPl | null;
  today: Tanggal;
  idOrderan: readonly Id<"orderan">[] | null;
};

/** Lines made to order as the list shows them, or these, oldest first. */
export const plXlsx = (db: Db, asked: Diekspor) =>
  streamXlsx({ sheet: "Pesan Langsung", columns: KOLOM, rows: baris(db, asked) });

async function* baris(db: Db, { tglAwal, tglAkhir, cari, statusProduk, bagian, today, idOrderan }: Diekspor) {
  const diminta = idOrderan
    ? db`o.id_orderan = any(${[...idOrderan]}::bigint[])`
    : db`true ${within(db, "o.tglOrder", { tglAwal, tglAkhir })} ${contains(db, "o.teksCari", cari)}
        ${statusProduk ? db`and o.status_produk = ${statusProduk}` : db``}
        ${bagian ? db`and o.id_orderan in (${diBagian(db, today, bagian)})` : db``}`;
  const batches = db<Baris[]>`
    select ${columns(db, "o", LINE)}, ${columns(db, "s", pemesanPl)}
    from orderan o join so s using (id_so)
    where o.sumber_produk = 'PL' and o.dibatalkan is null and ${diminta}
    order by o.tgl_order, o.id_orderan`.cursor(BATCH);
  for await (const batch of batches) yield cellsOf(KOLOM, batch);
}
