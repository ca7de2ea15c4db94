import { tanggal } from "#contract/format.ts";
import { type Company, documentPdf } from "#server/platform/pdf/letterhead.ts";
import { itemTable } from "#server/platform/pdf/table.ts";
import { capBatal, catatanBatal } from "../order/dibatalkan.ts";
import type { SuratJalanRow } from "../order/muat.ts";
import type { OrderSjRow } from "./sql.ts";

const KOLOM = [
  { header: "No", kind: "number", width: 22 },
  { header: "Kode", kind: "text", width: 80 },
  { header: "Nama Barang", kind: "text", width: "*" },
  { header: "Kapasitas", kind: "text", width: 90 },
  { header: "Qty", kind: "number", width: 40 },
] as const;

/** What goes along with the goods: who gets them, who brings them, and what they are. Without any price. */
export function suratJalanPdf(company: Company, order: OrderSjRow, note: SuratJalanRow): Promise<Buffer> {
  return documentPdf({
    // Nobody pays by a delivery note.
    company: { ...company, bank: [] },
    title: "SURAT JALAN",
    code: note.idSuratJalan,
    stamp: capBatal(order),
    facts: [
      [
        ["Tanggal", tanggal(note.tglSurat)],
        ["Kode Order", order.idSo],
        ["Kode Invoice", note.idInvoice],
        ["Ekspedisi", note.namaEkspedisi],
        ["Alamat Ekspedisi", note.alamatEkspedisi],
        ["Telp Ekspedisi", note.telpEkspedisi],
        ["Nomor Resi", note.nomorResi],
      ],
      [
        ["Instansi", order.customerInstansi],
        ["Customer", order.namaCustomer],
        ["Penerima", note.namaPenerima || order.namaCustomer],
        ["Alamat", note.alamatPenerima || order.alamatCustomer],
        ["No Telp", note.noTelpPenerima || order.noTelp],
      ],
    ],
    body: [
      itemTable(
        KOLOM,
        order.orders.map(({ produk, qty }, at) => [
          at + 1,
          produk.kodeProduk,
          { nama: produk.namaProduk, keterangan: produk.tipe },
          produk.kapasitas,
          qty,
        ]),
        [null, null, "Jumlah", null, order.orders.reduce((sum, line) => sum + line.qty, 0)],
      ),
    ],
    notes: [...catatanBatal(order), ...(note.keterangan === "" ? [] : note.keterangan.split("\n"))],
    signatures: ["Dibuat oleh", "Pengirim", "Penerima"],
  });
}
