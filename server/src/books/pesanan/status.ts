import type { StatusBarang, StatusPembayaran, StatusSo } from "#contract/penjualan/label.ts";

/** What an order's state follows from. */
export type Fakta = {
  dibatalkan: boolean;
  /** The goods status of its delivery note, if it has one. */
  barang: StatusBarang | null;
  /** A living invoice exists. */
  adaInvoice: boolean;
  adaInvoiceDisetujui: boolean;
  /** What is still due after the last approved invoice; null without one. */
  sisa: number | null;
  /** Some living line is still in production. */
  adaProgress: boolean;
};

export function statusPembayaran({ adaInvoice, adaInvoiceDisetujui, sisa }: Fakta): StatusPembayaran {
  if (!adaInvoice) return "";
  if (!adaInvoiceDisetujui) return "Pending";
  return sisa === 0 ? "Lunas" : "Proses";
}

/** The order's state: the first row of the table that holds. Never set by hand. */
export function statusSo(fakta: Fakta): StatusSo {
  const { barang } = fakta;
  if (fakta.dibatalkan) return "Cancel";
  if ((barang === "Kirim" || barang === "Diambil") && statusPembayaran(fakta) === "Lunas") return "Selesai";
  if (barang !== null) return barang;
  if (!fakta.adaInvoiceDisetujui) return "Ajukan";
  return fakta.adaProgress ? "Proses" : "Belum";
}
