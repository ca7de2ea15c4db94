import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import type { Facts } from "#platform/documents/pdf/blocks.ts";
import type { Company, DocumentOptions } from "#platform/documents/pdf/letterhead.ts";
import { recordFacts } from "#platform/documents/pdf/recordFacts.ts";
import { itemTable, smallLine } from "#platform/documents/pdf/table.ts";
import { customer, kepalaOrder } from "../../order/isiOrder.ts";
import { capBatal, catatanBatal } from "../../order/server/dibatalkan.ts";
import type { SuratJalanRow } from "../../order/server/load.ts";
import { catatanSuratJalan, ekspedisi, keadaanBarang, kepalaSuratJalan, penerimaBarang } from "../isiSuratJalan.ts";
import { barangSurat } from "../kirim.ts";
import type { OrderSjRow } from "./sql.ts";

const KOLOM = [
  { header: "No", kind: "number", width: 22 },
  { header: "Kode", kind: "text", width: 80 },
  { header: "Nama Barang", kind: "text", width: "*" },
  { header: "Kapasitas", kind: "text", width: 90 },
  { header: "Qty", kind: "number", width: 40 },
] as const;

/** The paper of a delivery note: recipient, carrier and goods, without prices. */
export function kertasSuratJalan(company: Company, order: OrderSjRow, note: SuratJalanRow): DocumentOptions {
  const barang = isiSurat(order, note);
  return {
    // No bank accounts: a delivery note asks for no payment.
    company: { ...company, bank: [] },
    title: "SURAT JALAN",
    code: note.idSuratJalan,
    stamp: capBatal(order),
    facts: facts(order, note),
    body: [
      itemTable(
        KOLOM,
        barang.map(({ produk, qty, nomor }, at) => [
          at + 1,
          produk.kodeProduk,
          {
            nama: produk.namaProduk,
            keterangan: [smallLine(produk.tipe), nomorSeri(nomor)].filter(Boolean).join("\n"),
          },
          produk.kapasitas,
          qty,
        ]),
        [null, null, "Jumlah", null, jumlah(barang)],
      ),
    ],
    notes: [
      ...catatanBatal(order),
      ...catatanBertahap(order, barang),
      ...(note.keterangan === "" ? [] : note.keterangan.split("\n")),
    ],
    signatures: ["Dibuat oleh", "Pengirim", "Penerima"],
  };
}

const facts = (order: OrderSjRow, note: SuratJalanRow): Facts => [
  showing(
    { ...kepalaSuratJalan, ...keadaanBarang, ...catatanSuratJalan, ...kepalaOrder },
    {
      others: [
        "idSuratJalan",
        "tglKeluar",
        "statusBarang",
        "keterangan",
        "tglOrder",
        "tipeSo",
        "totalPembelian",
        "totalTambahanOnline",
      ],
    },
    [
      ...recordFacts(kepalaSuratJalan, note, "tglSurat"),
      ...recordFacts(kepalaOrder, order, "idSo"),
      ...recordFacts(kepalaSuratJalan, note, "idInvoice"),
      ...recordFacts(ekspedisi, note, ...inOrder(ekspedisi)("namaEkspedisi", "alamatEkspedisi", "telpEkspedisi")),
      ...recordFacts(catatanSuratJalan, note, "nomorResi"),
    ],
  ),
  [
    ...recordFacts(customer, order, "customerInstansi", "namaCustomer"),
    ...recordFacts(
      penerimaBarang,
      {
        namaPenerima: note.namaPenerima || order.namaCustomer,
        alamatPenerima: note.alamatPenerima || order.alamatCustomer,
        noTelpPenerima: note.noTelpPenerima || order.noTelp,
      },
      ...inOrder(penerimaBarang)("namaPenerima", "alamatPenerima", "noTelpPenerima"),
    ),
  ],
];

type Barang = { produk: OrderSjRow["orders"][number]["produk"]; qty: number; nomor: readonly string[] };

const nomorSeri = (nomor: readonly string[]): string => (nomor.length === 0 ? "" : `No. seri: ${nomor.join(", ")}`);

/** The goods of the note, in the order of the order's lines. */
function isiSurat(order: OrderSjRow, note: SuratJalanRow): Barang[] {
  return barangSurat(order.orders, note.barang).map(({ line: { idOrderan, produk }, qty }) => {
    const nomor = note.seri.filter((one) => one.idOrderan === idOrderan).map((one) => one.nomor);
    return { produk, qty, nomor };
  });
}

const jumlah = (lines: readonly { qty: number }[]): number => lines.reduce((sum, line) => sum + line.qty, 0);

/** Says on a partial delivery how much of the order it is. */
function catatanBertahap(order: OrderSjRow, barang: readonly Barang[]): string[] {
  const [isi, semua] = [jumlah(barang), jumlah(order.orders)];
  return isi === semua ? [] : [`Pengiriman bertahap: ${isi} dari ${semua} unit order ini.`];
}
