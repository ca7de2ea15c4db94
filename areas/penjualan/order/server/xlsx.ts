import type { Readable } from "node:stream";
import { inOrder, type ValuesOf } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { columns } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsOf, type RowColumn, recordColumn } from "#platform/documents/xlsx/recordColumn.ts";
import { streamXlsx } from "#platform/documents/xlsx/write.ts";
import { barisOrder, customer, keadaanOrder, kepalaOrder, mesinBaris, penerima } from "../isiOrder.ts";
import { DIBATALKAN, labelProduksi } from "../label.ts";
import { batal, garansi } from "./dibatalkan.ts";
import { type Diekspor, orderTerpilih } from "./page.ts";

const LINE = { ...barisOrder, ...mesinBaris };
/** A row for each line of an order, so that it can be filtered and summed. */
type Baris = ValuesOf<typeof kepalaOrder & typeof keadaanOrder & typeof customer & typeof LINE> & { sales: string };

const statusBaris = (row: Baris) => (batal(row) ? DIBATALKAN : labelProduksi(row.statusProduk));

const KOLOM: readonly RowColumn<Baris>[] = showing(
  { ...kepalaOrder, ...keadaanOrder, ...penerima, ...LINE },
  {
    others: [
      "totalPembelian",
      "totalTambahanOnline",
      "statusLunas",
      "tglSetor",
      "namaPenerima",
      "noTelpPenerima",
      "alamatPenerima",
      "idOrderan",
      "idProduk",
      "qtyGanti",
      "qtyBersurat",
      "qtyTerkirim",
      "tambahanHargaOnline",
      "tglAwalPengerjaan",
      "tglDeadline",
      "tglSelesai",
      "tipe",
      "kategoriProduk",
      "kapasitas",
    ],
  },
  [
    recordColumn(kepalaOrder, "tglOrder"),
    recordColumn(kepalaOrder, "idSo"),
    recordColumn(kepalaOrder, "tipeSo"),
    recordColumn(keadaanOrder, "statusSo"),
    recordColumn(keadaanOrder, "statusPembayaran"),
    recordColumn(keadaanOrder, "statusSetor", { header: "Setor" }),
    { ...recordColumn(keadaanOrder, "selesaiGaransi"), value: garansi },
    ...inOrder(customer)("customerInstansi", "namaCustomer", "noTelp", "email", "alamatCustomer").map((name) =>
      recordColumn(customer, name),
    ),
    { header: "Sales", kind: "text", value: (row: Baris) => row.sales },
    recordColumn(LINE, "kodeProduk"),
    recordColumn(LINE, "namaProduk"),
    recordColumn(LINE, "sumberProduk"),
    recordColumn(LINE, "qty"),
    recordColumn(LINE, "qtySelesai"),
    { ...recordColumn(LINE, "statusProduk"), value: statusBaris },
    recordColumn(LINE, "hargaProduk"),
    recordColumn(LINE, "totalHarga", { total: true }),
    recordColumn(LINE, "totalTambahanHargaOnline", { total: true }),
    // hargaProduk is the price after it.
    recordColumn(LINE, "diskon", { header: LINE.diskon.label }),
  ],
);

const SEKALIGUS = 1000;

/** The orders as the list shows them, streamed line by line. */
export function orderXlsx(db: Db, asked: Diekspor): Readable {
  return streamXlsx({ sheet: "Order", columns: KOLOM, rows: baris(db, asked) });
}

async function* baris(db: Db, asked: Diekspor): AsyncGenerator<unknown[][]> {
  const rows = db<Baris[]>`
    select ${columns(db, "s", kepalaOrder, keadaanOrder, customer)}, k.nama_lengkap as sales,
      ${columns(db, "o", LINE)}
    from (${orderTerpilih(db, asked)}) s join karyawan k using (id_user) join orderan o using (id_so)
    where o.dibatalkan is null or o.dibatalkan = s.dibatalkan
    order by s.ke, o.urutan`.cursor(SEKALIGUS);
  for await (const batch of rows) yield cellsOf(KOLOM, batch);
}
