import { kop, type Pengirim } from "#company/perusahaan.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import type { Db } from "#platform/db/database.ts";
import { found } from "#platform/http/refusal.ts";
import { type CaraBayar, caraBayar } from "../../invoice/server/caraBayar.ts";
import { kalimatInvoice } from "../../invoice/server/kalimat.ts";
import { labelBarang } from "../label.ts";
import { catatanBatal } from "./dibatalkan.ts";
import { findOrder, type OrderRow } from "./load.ts";

type Tentang = { idInvoice: string | null; idSuratJalan: string | null };
type Kirim = Pick<Pengirim, "nama" | "bank">;

/** The text for WhatsApp about an order, one of its invoices or delivery notes, and the number it goes to. */
export async function pesanOrder(db: Db, idSo: string, { idInvoice, idSuratJalan }: Tentang) {
  const [company, row, [bayar]] = await Promise.all([
    kop(db),
    findOrder(db, idSo),
    idInvoice === null ? [] : caraBayar(db, [idInvoice]),
  ]);
  const kalimat =
    idSuratJalan !== null
      ? tentangSurat(row, idSuratJalan)
      : idInvoice !== null
        ? tentangInvoice(company, row, idInvoice, bayar)
        : tentangOrder(row);
  const pesan = [`Yth. ${row.namaCustomer},`, "", ...kalimat, "", "Terima kasih,", company.nama];
  return { telepon: row.noTelp, pesan: pesan.join("\n") };
}

type Isi = readonly { idOrderan: number; qty: number }[];

/** The machines of the order, or those of one of its notes. */
const barang = ({ orders }: OrderRow, isi: Isi = orders): string[] =>
  isi.flatMap(({ idOrderan, qty }) => {
    const line = orders.find((one) => one.idOrderan === idOrderan);
    return line ? [`- ${qty} x ${line.produk.namaProduk}`] : [];
  });

const tentangOrder = (row: OrderRow): string[] => [
  `Order Anda ${row.idSo} tanggal ${tanggal(row.tglOrder)} sudah kami catat:`,
  ...barang(row),
  `Total ${rupiah(row.totalPembelian + row.totalTambahanOnline)}.`,
  ...catatanBatal(row),
];

function tentangInvoice(company: Kirim, row: OrderRow, idInvoice: string, bayar: CaraBayar | undefined): string[] {
  const invoice = found(
    row.invoices.find((one) => one.idInvoice === idInvoice),
    "Invoice",
  );
  return [
    `Invoice ${idInvoice} tanggal ${tanggal(invoice.tglInvoice)} untuk order ${row.idSo}:`,
    ...kalimatInvoice(company, row, invoice, found(bayar, "Invoice")),
  ];
}

function tentangSurat(row: OrderRow, idSuratJalan: string): string[] {
  const note = found(
    row.suratJalan.find((one) => one.idSuratJalan === idSuratJalan),
    "Surat jalan",
  );
  const kirim = [note.namaEkspedisi, note.nomorResi && `nomor resi ${note.nomorResi}`].filter(Boolean).join(", ");
  return [
    `Barang order ${row.idSo} dengan surat jalan ${note.idSuratJalan} tanggal ${tanggal(note.tglSurat)}, status: ${labelBarang(note.statusBarang)}.`,
    ...barang(row, note.barang),
    ...(kirim ? [`Pengiriman: ${kirim}.`] : []),
    ...catatanBatal(row),
  ];
}
