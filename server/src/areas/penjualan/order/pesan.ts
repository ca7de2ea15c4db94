import { rupiah, tanggal } from "#contract/format.ts";
import { labelBarang } from "#contract/penjualan/label.ts";
import { dibayarDari } from "#contract/penjualan/tagihan.ts";
import type { Pengirim } from "#server/company/perusahaan.ts";
import { found } from "#server/platform/http/refusal.ts";
import { batal, catatanBatal } from "./dibatalkan.ts";
import type { OrderRow } from "./muat.ts";

type Tentang = { idInvoice: string | null; idSuratJalan: string | null };
type Kirim = Pick<Pengirim, "nama" | "bank">;

/** The text for WhatsApp about an order, one of its invoices or delivery notes, and the number it goes to. */
export function pesanOrder(company: Kirim, row: OrderRow, { idInvoice, idSuratJalan }: Tentang) {
  const kalimat = tentang(company, row, { idInvoice, idSuratJalan });
  const pesan = [`Yth. ${row.namaCustomer},`, "", ...kalimat, ...catatanBatal(row), "", "Terima kasih,", company.nama];
  return { telepon: row.noTelp, pesan: pesan.join("\n") };
}

function tentang(company: Kirim, row: OrderRow, { idInvoice, idSuratJalan }: Tentang): string[] {
  if (idSuratJalan !== null) return tentangSurat(row, idSuratJalan);
  return idInvoice === null ? tentangOrder(row) : tentangInvoice(company, row, idInvoice);
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
];

function tentangInvoice(company: Kirim, row: OrderRow, idInvoice: string): string[] {
  const invoice = found(
    row.invoices.find((one) => one.idInvoice === idInvoice),
    "Invoice",
  );
  const { nominalSisaBayar: sisa, statusApprove } = invoice;
  const diterima = statusApprove === "Disetujui";
  return [
    `Invoice ${idInvoice} tanggal ${tanggal(invoice.tglInvoice)} untuk order ${row.idSo}:`,
    `${diterima ? "Pembayaran sudah kami terima" : "Pembayaran"} ${rupiah(dibayarDari(invoice))}.`,
    ...(sisa > 0 && !batal(row) ? [`Sisa pembayaran ${rupiah(sisa)}.`, ...company.bank] : []),
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
  ];
}
