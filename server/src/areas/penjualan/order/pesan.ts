import { rupiah, tanggal } from "#contract/format.ts";
import { labelBarang } from "#contract/penjualan/label.ts";
import { dibayarDari } from "#contract/penjualan/tagihan.ts";
import type { Pengirim } from "#server/company/perusahaan.ts";
import { found } from "#server/platform/http/refusal.ts";
import { batal, catatanBatal } from "./dibatalkan.ts";
import type { OrderRow } from "./muat.ts";

type Tentang = { idInvoice: string | null; suratJalan: boolean };
type Kirim = Pick<Pengirim, "nama" | "bank">;

/** The text for WhatsApp about an order, one of its invoices or its delivery note, and the number it goes to. */
export function pesanOrder(company: Kirim, row: OrderRow, { idInvoice, suratJalan }: Tentang) {
  const kalimat = suratJalan
    ? tentangSurat(row)
    : idInvoice
      ? tentangInvoice(company, row, idInvoice)
      : tentangOrder(row);
  const pesan = [`Yth. ${row.namaCustomer},`, "", ...kalimat, ...catatanBatal(row), "", "Terima kasih,", company.nama];
  return { telepon: row.noTelp, pesan: pesan.join("\n") };
}

const barang = ({ orders }: OrderRow): string[] => orders.map(({ qty, produk }) => `- ${qty} x ${produk.namaProduk}`);

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

function tentangSurat(row: OrderRow): string[] {
  const note = found(row.suratJalan[0], "Surat jalan");
  const kirim = [note.namaEkspedisi, note.nomorResi && `nomor resi ${note.nomorResi}`].filter(Boolean).join(", ");
  return [
    `Barang order ${row.idSo} dengan surat jalan ${note.idSuratJalan} tanggal ${tanggal(note.tglSurat)}, status: ${labelBarang(note.statusBarang)}.`,
    ...barang(row),
    ...(kirim ? [`Pengiriman: ${kirim}.`] : []),
  ];
}
